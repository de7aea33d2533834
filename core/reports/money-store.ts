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
  count: number
  cents: number
  roundingCents: number
  tipCents: number
}

const typeOfValue = sql<
  string | null
>`(select v.voucher_type_id from vouchers as v where v.id = p.voucher_id)`
const groups = [1, 2, 3, 4, 5, 6].map(place => sql`${sql.lit(place)}`)
/** What was paid on top of an exchange is named after it. */
const isOfExchange = sql<boolean>`exists (select 1 from returns as m where m.bill_id = p.bill_id and m.kind = 'exchange'
  and substr(p.id, 1, length(m.id) + 6) = m.id || '-paid-')`

const payments = (q: Builder) =>
  q
    .selectFrom('bills as b')
    .crossJoin('payments as p')
    .select(['b.cinema_id as cinemaId', 'b.source'])
    .select(sql<string | null>`coalesce(p.device, b.device)`.as('device'))
    .select(['p.method', 'p.method_id as methodId', typeOfValue.as('voucherTypeId')])
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(p.cents)`.as('cents'),
      sql<number>`sum(p.rounding_cents)`.as('roundingCents'),
      sql<number>`sum(p.tip_cents)`.as('tipCents'),
    ])
    .whereRef('p.bill_id', '=', 'b.id')
    .where('p.status', '=', 'paid')
    .groupBy(groups)

const paid = prepared((q, given: Stretch) =>
  payments(q)
    .where('b.opened_at', '>=', given.from)
    .where('b.opened_at', '<', given.before)
    .where('b.cinema_id', 'in', listed(given.cinemas))
    .where(sql<boolean>`not ${isOfExchange}`),
)
const paidOnTop = prepared((q, given: Stretch) =>
  q
    .selectFrom('returns as r')
    .crossJoin('bills as b')
    .crossJoin('payments as p')
    .select(['b.cinema_id as cinemaId', 'b.source'])
    .select(sql<string | null>`coalesce(p.device, r.device)`.as('device'))
    .select(['p.method', 'p.method_id as methodId', typeOfValue.as('voucherTypeId')])
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(p.cents)`.as('cents'),
      sql<number>`sum(p.rounding_cents)`.as('roundingCents'),
      sql<number>`sum(p.tip_cents)`.as('tipCents'),
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
const givenBack = prepared((q, given: Stretch) =>
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
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(r.cents + coalesce(r.rounding_cents, 0))`.as('cents'),
      sql<number>`sum(coalesce(r.rounding_cents, 0))`.as('roundingCents'),
      sql<number>`0`.as('tipCents'),
    ])
    .where('r.at', '>=', given.from)
    .where('r.at', '<', given.before)
    .where('r.status', '<>', 'failed')
    .whereRef('p.id', '=', 'r.payment_id')
    .whereRef('b.id', '=', 'r.bill_id')
    .where('b.cinema_id', 'in', listed(given.cinemas))
    .groupBy(groups),
)

/** What guests paid and were given back in a stretch, by the way they paid. */
export function moneyOf(db: Db, stretch: Stretch): { paid: MoneyRow[]; back: MoneyRow[] } {
  return {
    paid: [...paid.all(db, stretch), ...paidOnTop.all(db, stretch)],
    back: givenBack.all(db, stretch),
  }
}
