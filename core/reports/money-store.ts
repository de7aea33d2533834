import { sql } from 'kysely'
import { listed, prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Stretch } from './store.ts'

/** Money of one sort that came in, or that went back. */
export type MoneyRow = {
  cinemaId: string
  source: 'site' | 'register'
  device: string | null
  /** The kind of its payment method. */
  method: string
  methodId: string | null
  /** The kind of the voucher whose value paid. */
  voucherTypeId: string | null
  /** Which payment it is; empty where each was not asked for. */
  paymentId: string
  /** When the last of them was. */
  at: string
  count: number
  cents: number
  roundingCents: number
  tipCents: number
}

const typeOfValue = sql<
  string | null
>`(select v.voucher_type_id from vouchers as v where v.id = p.voucher_id)`
type Given = Stretch & {
  /** 1 where each payment is a row. */
  single: number
}
const groups = [1, 2, 3, 4, 5, 6, 7].map(place => sql`${sql.lit(place)}`)
const paymentOf = (given: Given) => sql<string>`iif(${given.single}, p.id, '')`.as('paymentId')
/** What was paid on top of an exchange is named after it. */
const isOfExchange = sql<boolean>`exists (select 1 from returns as m where m.bill_id = p.bill_id and m.kind = 'exchange'
  and substr(p.id, 1, length(m.id) + 6) = m.id || '-paid-')`

const payments = (q: Builder, given: Given) =>
  q
    .selectFrom('bills as b')
    .crossJoin('payments as p')
    .select(['b.cinema_id as cinemaId', 'b.source'])
    .select(sql<string | null>`coalesce(p.device, b.device)`.as('device'))
    .select(['p.method', 'p.method_id as methodId', typeOfValue.as('voucherTypeId'), paymentOf(given)])
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(p.cents)`.as('cents'),
      sql<number>`sum(p.rounding_cents)`.as('roundingCents'),
      sql<number>`sum(p.tip_cents)`.as('tipCents'),
      sql<string>`max(p.at)`.as('at'),
    ])
    .whereRef('p.bill_id', '=', 'b.id')
    .where('p.status', '=', 'paid')
    .groupBy(groups)

const paid = prepared((q, given: Given) =>
  payments(q, given)
    .where('b.opened_at', '>=', given.from)
    .where('b.opened_at', '<', given.before)
    .where('b.cinema_id', 'in', listed(given.cinemas))
    .where(sql<boolean>`not ${isOfExchange}`),
)
const paidOnTop = prepared((q, given: Given) =>
  q
    .selectFrom('returns as r')
    .crossJoin('bills as b')
    .crossJoin('payments as p')
    .select(['b.cinema_id as cinemaId', 'b.source'])
    .select(sql<string | null>`coalesce(p.device, r.device)`.as('device'))
    .select(['p.method', 'p.method_id as methodId', typeOfValue.as('voucherTypeId'), paymentOf(given)])
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(p.cents)`.as('cents'),
      sql<number>`sum(p.rounding_cents)`.as('roundingCents'),
      sql<number>`sum(p.tip_cents)`.as('tipCents'),
      sql<string>`max(p.at)`.as('at'),
    ])
    .where('r.at', '>=', given.from)
    .where('r.at', '<', given.before)
    .where('r.kind', '=', 'exchange')
    .whereRef('b.id', '=', 'r.bill_id')
    .whereRef('p.bill_id', '=', 'r.bill_id')
    .where('p.status', '=', 'paid')
    .where(sql<boolean>`substr(p.id, 1, length(r.id) + 6) = r.id || '-paid-'`)
    .where('b.cinema_id', 'in', listed(given.cinemas))
    .groupBy(groups),
)
/** Given back, or on its way back; what a bank returned waits for somebody and is not back. */
const givenBack = prepared((q, given: Given) =>
  q
    .selectFrom('refunds as r')
    .crossJoin('payments as p')
    .crossJoin('bills as b')
    .select(['b.cinema_id as cinemaId', 'b.source'])
    .select(sql<string | null>`coalesce(p.device, b.device)`.as('device'))
    .select([
      sql<string>`coalesce(r.kind, p.method)`.as('method'),
      sql<string | null>`iif(r.kind is null, p.method_id, r.kind)`.as('methodId'),
      typeOfValue.as('voucherTypeId'),
      paymentOf(given),
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(r.cents + coalesce(r.rounding_cents, 0))`.as('cents'),
      sql<number>`sum(coalesce(r.rounding_cents, 0))`.as('roundingCents'),
      sql<number>`0`.as('tipCents'),
      sql<string>`max(r.at)`.as('at'),
    ])
    .where('r.at', '>=', given.from)
    .where('r.at', '<', given.before)
    .where('r.status', '<>', 'failed')
    .whereRef('p.id', '=', 'r.payment_id')
    .whereRef('b.id', '=', 'r.bill_id')
    .where('b.cinema_id', 'in', listed(given.cinemas))
    .groupBy(groups),
)

/**
 * What guests paid and were given back in a stretch, by the way they paid.
 *
 * @param single each payment by itself, in the order of time
 */
export function moneyOf(db: Db, stretch: Stretch, single = false): { paid: MoneyRow[]; back: MoneyRow[] } {
  const given = { ...stretch, single: single ? 1 : 0 }
  return {
    paid: [...paid.all(db, given), ...paidOnTop.all(db, given)],
    back: givenBack.all(db, given),
  }
}
