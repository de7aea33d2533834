import { sql } from 'kysely'
import { listed, prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'

/** A stretch of time at some cinemas: ISO instants in UTC, the first one included and the last one not. */
export type Stretch = { from: string; before: string; cinemas: readonly string[] }
type Given = Stretch & {
  /** 1 where the hour matters. */
  hourly: number
}

const paidBills = ['settled', 'refunding', 'partially_refunded', 'refunded'] as const

/** What lines are grouped by; everything else of a line is summed. */
type LineKeys = {
  cinemaId: string
  source: 'site' | 'register'
  employee: string | null
  device: string | null
  kind: 'ticket' | 'product' | 'voucher' | 'fee' | 'deposit'
  scheduleId: string | null
  rateId: string | null
  productId: string | null
  combinationId: string | null
  /** The product whose cup or bottle a deposit is for. */
  depositOf: string | null
  voucherTypeId: string | null
  vatRate: number
  /** `2026-11-21T19` in UTC, empty where the hour was not asked for. */
  hour: string
}
type LineSums = {
  quantity: number
  /** How many combinations it is the first thing of. */
  combinations: number
  cents: number
  vatCents: number
  discountCents: number
  coveredCents: number
  /** How the goods were called on their bills. */
  text: string
}
/** Goods of one sort that were sold, or that went back. */
export type GoodsRow = LineKeys & LineSums

const voucherType = sql<string | null>`coalesce(
  (select v.voucher_type_id from vouchers as v where v.id = l.voucher_id),
  iif(l.kind = 'voucher', (select v.voucher_type_id from vouchers as v where v.bill_id = l.bill_id limit 1), null))`

/** Of the voucher whose turn pays for a ticket, and of the one that is sold. */
const lineKeys = [
  'b.cinema_id as cinemaId',
  'b.source',
  'l.kind',
  'l.schedule_id as scheduleId',
  'l.price_rate_id as rateId',
  'l.product_id as productId',
  'l.combination_id as combinationId',
  'l.deposit_of as depositOf',
  'l.vat_rate as vatRate',
] as const
const groups = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map(place => sql`${sql.lit(place)}`)
const hourOf = (given: Given, at: 'b.opened_at' | 'r.at') =>
  sql<string>`iif(${given.hourly}, substr(${sql.ref(at)}, 1, 13), '')`.as('hour')

/** Bills of the stretch by the index of their time alone. */
const sold = prepared((q, given: Given) =>
  q
    .selectFrom('bills as b')
    .crossJoin('bill_lines as l')
    .select(lineKeys)
    .select([
      'b.employee_name as employee',
      'b.device',
      voucherType.as('voucherTypeId'),
      hourOf(given, 'b.opened_at'),
    ])
    .select([
      sql<number>`sum(l.quantity)`.as('quantity'),
      sql<number>`sum(iif(l.combination_first, l.quantity, 0))`.as('combinations'),
      sql<number>`sum(l.total_cents)`.as('cents'),
      sql<number>`sum(l.vat_cents)`.as('vatCents'),
      sql<number>`sum(coalesce(l.discount_cents, 0))`.as('discountCents'),
      sql<number>`sum(coalesce(l.covered_cents, 0))`.as('coveredCents'),
      sql<string>`max(l.text)`.as('text'),
    ])
    .where('b.opened_at', '>=', given.from)
    .where('b.opened_at', '<', given.before)
    .where('b.status', 'in', paidBills)
    .where('b.cinema_id', 'in', listed(given.cinemas))
    .whereRef('l.bill_id', '=', 'b.id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('exchanged_lines as x')
            .select('x.line')
            .whereRef('x.bill_id', '=', 'l.bill_id')
            .whereRef('x.line', '=', 'l.line'),
        ),
      ),
    )
    .groupBy(groups),
)

/** What went back in the stretch, of whichever day it was sold on; with what a discount and a turn had been of it. */
const back = (q: Builder, given: Given, kind: 'refund' | 'exchange') =>
  q
    .selectFrom('returns as r')
    .crossJoin('returned_lines as x')
    .crossJoin('bill_lines as l')
    .crossJoin('bills as b')
    .select(lineKeys)
    .select([
      'r.employee_name as employee',
      'r.device',
      voucherType.as('voucherTypeId'),
      hourOf(given, 'r.at'),
      sql<number>`sum(x.quantity)`.as('quantity'),
      sql<number>`sum(iif(l.combination_first, x.quantity, 0))`.as('combinations'),
      sql<number>`sum(x.cents)`.as('cents'),
      sql<number>`sum(x.vat_cents)`.as('vatCents'),
      sql<number>`sum(cast(round(coalesce(l.discount_cents, 0) * x.quantity * 1.0 / l.quantity) as integer))`.as(
        'discountCents',
      ),
      sql<number>`sum(cast(round(coalesce(l.covered_cents, 0) * x.quantity * 1.0 / l.quantity) as integer))`.as(
        'coveredCents',
      ),
      sql<string>`max(l.text)`.as('text'),
    ])
    .where('r.at', '>=', given.from)
    .where('r.at', '<', given.before)
    .where('r.kind', '=', kind)
    .whereRef('x.return_id', '=', 'r.id')
    .whereRef('l.bill_id', '=', 'x.bill_id')
    .whereRef('l.line', '=', 'x.line')
    .whereRef('b.id', '=', 'r.bill_id')
    .where('b.cinema_id', 'in', listed(given.cinemas))
    .groupBy(groups)
const refunded = prepared((q, given: Given) => back(q, given, 'refund'))
const exchangedAway = prepared((q, given: Given) => back(q, given, 'exchange'))

/** What exchanges of the stretch put in the place of what went back. */
const exchangedFor = prepared((q, given: Given) =>
  q
    .selectFrom('returns as r')
    .crossJoin('exchanged_lines as x')
    .crossJoin('bill_lines as l')
    .crossJoin('bills as b')
    .select(lineKeys)
    .select([
      'r.employee_name as employee',
      'r.device',
      voucherType.as('voucherTypeId'),
      hourOf(given, 'r.at'),
    ])
    .select([
      sql<number>`sum(l.quantity)`.as('quantity'),
      sql<number>`sum(iif(l.combination_first, l.quantity, 0))`.as('combinations'),
      sql<number>`sum(l.total_cents)`.as('cents'),
      sql<number>`sum(l.vat_cents)`.as('vatCents'),
      sql<number>`sum(coalesce(l.discount_cents, 0))`.as('discountCents'),
      sql<number>`sum(coalesce(l.covered_cents, 0))`.as('coveredCents'),
      sql<string>`max(l.text)`.as('text'),
    ])
    .where('r.at', '>=', given.from)
    .where('r.at', '<', given.before)
    .where('r.kind', '=', 'exchange')
    .whereRef('x.return_id', '=', 'r.id')
    .whereRef('l.bill_id', '=', 'x.bill_id')
    .whereRef('l.line', '=', 'x.line')
    .whereRef('b.id', '=', 'r.bill_id')
    .where('b.cinema_id', 'in', listed(given.cinemas))
    .groupBy(groups),
)

const afterSome = prepared((q, given: { from: string; before: string; skip: number }) =>
  q
    .selectFrom('bills')
    .select('opened_at as at')
    .where('opened_at', '>=', given.from)
    .where('opened_at', '<', given.before)
    .orderBy('opened_at')
    .limit(1)
    .offset(given.skip),
)

/** What moved of goods in a stretch: sold on bills that were paid, refunded, and both sides of exchanges. */
export function goodsOf(
  db: Db,
  stretch: Stretch,
  hourly: boolean,
): { sold: GoodsRow[]; refunded: GoodsRow[]; exchangedAway: GoodsRow[]; exchangedFor: GoodsRow[] } {
  const given = { ...stretch, hourly: hourly ? 1 : 0 }
  return {
    sold: sold.all(db, given),
    refunded: refunded.all(db, given),
    exchangedAway: exchangedAway.all(db, given),
    exchangedFor: exchangedFor.all(db, given),
  }
}

/**
 * When the bill after `count` others of a stretch was opened; undefined where there are no more than that. It is found by
 * its place in the index of time.
 */
export function openedAfter(
  db: Db,
  { from, before }: Omit<Stretch, 'cinemas'>,
  count: number,
): string | undefined {
  return afterSome.first(db, { from, before, skip: count })?.at
}
