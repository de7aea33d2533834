import { sql } from 'kysely'
import { listed, prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import { billColumns, type BillRow } from './store.ts'
import type { PaymentKind } from './paid.ts'
import type { BillState } from '../database/statuses.ts'

/** Which bills a list shows. Instants are ISO in UTC. */
export type BillFilter = {
  /** The first instant they may be opened at, and the last one. */
  from: string
  upTo: string
  /** Those of these cinemas; null for all. */
  cinemas: readonly string[] | null
  /** Where the cinemas' days begin at different instants: those of each, as JSON. */
  spans: string | null
  source: string | null
  /** The id of a register. */
  device: string | null
  /** A kind of payment that paid a part. */
  method: PaymentKind | null
  state: BillState | null
  /** The id of who sold them. */
  employee: string | null
  /** Those with a ticket for one of these shows; null for all. */
  shows: readonly string[] | null
  /** What a bill was remembered by: one of it is enough; null for every bill. */
  sought: SoughtBill | null
}

/** What somebody remembers of a purchase; what was not said is empty. */
export type SoughtBill = {
  cents: number | null
  /** Every way a seat may be written. */
  seats: readonly string[]
  /** The last four characters of a ticket's or a voucher's code. */
  codeEnd: string
  /** When it was sold, as ISO instants from the first to the last. */
  soldFrom: string
  soldUpTo: string
  /** When its show begins: within a minute of this, in ms; below 0 for no matter when. */
  startMs: number
  movies: readonly string[]
}

/** Where a list goes on: after this bill, in the order of lists. */
export type BillPlace = { openedAt: string; id: string }

type Given = Omit<BillFilter, 'cinemas' | 'shows' | 'sought'> &
  SoughtBill & {
    everywhere: number
    cinemas: readonly string[]
    everyShow: number
    shows: readonly string[]
    /** 1 where a bill must be what is sought. */
    seeks: number
    /** The last bill that was seen, by `upTo` and this id. */
    after: string
    /** How many bills are looked at, whether or not they fit. */
    look: number
  }

/** The next bills of a time, newest first, by the index of time alone: however few of them fit, no more are read. */
const looked = (q: Builder, given: Given) =>
  q
    .selectFrom('bills')
    .selectAll()
    .where('opened_at', '<=', given.upTo)
    .where('opened_at', '>=', given.from)
    .where(sql<boolean>`not (opened_at = ${given.upTo} and id <= ${given.after})`)
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(given.look)

const fits = (given: Given) =>
  sql<boolean>`(${given.everywhere} or b.cinema_id in ${listed(given.cinemas)})
    and (${given.spans} is null or exists (
      select 1 from json_each(${given.spans}) as p where p.value ->> 'cinemaId' = b.cinema_id
        and b.opened_at >= p.value ->> 'from' and b.opened_at <= p.value ->> 'upTo'))
    and (${given.source} is null or b.source = ${given.source})
    and (${given.device} is null or b.device_id = ${given.device})
    and (${given.state} is null or ${given.state} = case
      when b.status = 'settled' then 'kept'
      when b.status in ('refunding', 'partially_refunded', 'refunded') then 'refunded'
      else 'unpaid' end)
    and (${given.method} is null or exists (
      select 1 from payments as y where y.bill_id = b.id and y.status = 'paid' and y.method = ${given.method}))
    and (${given.employee} is null or b.employee_id = ${given.employee})
    and (${given.everyShow} or exists (
      select 1 from bill_lines as t where t.bill_id = b.id and t.schedule_id in ${listed(given.shows)}))
    and (${given.seeks} = 0 or ${isSought(given)})`

/** What a bill is remembered by: its sum, when it was sold, its shows, seats and codes; read of the bills looked at alone. */
const isSought = (sought: SoughtBill) =>
  sql<boolean>`(b.total_cents = ${sought.cents}
    or b.opened_at between ${sought.soldFrom} and ${sought.soldUpTo}
    or exists (select 1 from bill_lines as l where l.bill_id = b.id
      and (l.seat_id in ${listed(sought.seats)}
        or substr(l.ticket_id, -4) = ${sought.codeEnd} or substr(l.voucher_id, -4) = ${sought.codeEnd}))
    or exists (select 1 from bill_lines as l cross join schedules as s on s.id = l.schedule_id
      where l.bill_id = b.id
        and (s.movie_id in ${listed(sought.movies)} or s.start_ms between ${sought.startMs} and ${sought.startMs} + 59999))
    or exists (select 1 from payments as v where v.bill_id = b.id and substr(v.voucher_id, -4) = ${sought.codeEnd}))`

const pageOfBills = prepared((q, given: Given & { limit: number }) =>
  q
    .selectFrom(looked(q, given).as('b'))
    .select(billColumns)
    .where(fits(given))
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(given.limit),
)
/** The last of the bills that are looked at; none where there are fewer. */
const lastLooked = prepared((q, given: Omit<Given, 'look'> & { skip: number }) =>
  q
    .selectFrom('bills')
    .select(['opened_at as openedAt', 'id'])
    .where('opened_at', '<=', given.upTo)
    .where('opened_at', '>=', given.from)
    .where(sql<boolean>`not (opened_at = ${given.upTo} and id <= ${given.after})`)
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(1)
    .offset(given.skip),
)

/** Of bills that were paid; with a kind of payment, its part of them alone. */
const moneyOf = (given: Given, column: 'cents - y.refunded_cents' | 'refunded_cents') =>
  sql<number>`(select coalesce(sum(y.${sql.raw(column)}), 0) from payments as y
    where y.bill_id = b.id and y.status = 'paid' and (${given.method} is null or y.method = ${given.method}))`
/** Tickets of bills that were paid, without those that came back. */
const ticketsOf = sql<number>`(select coalesce(sum(l.quantity - (
      select coalesce(sum(r.quantity), 0) from returned_lines as r where r.bill_id = l.bill_id and r.line = l.line)), 0)
    from bill_lines as l where l.bill_id = b.id and l.kind = 'ticket'
      and b.status in ('settled', 'partially_refunded', 'refunding', 'refunded'))`

/** What each kind of payment took of bills, and gave back. */
const sumsByMethod = prepared((q, given: Given) =>
  q
    .selectFrom(looked(q, given).as('b'))
    .crossJoin('payments as y')
    .select(['y.method'])
    .select(sql<number>`sum(y.cents - y.refunded_cents)`.as('keptCents'))
    .select(sql<number>`sum(y.refunded_cents)`.as('refundedCents'))
    .whereRef('y.bill_id', '=', 'b.id')
    .where('y.status', '=', 'paid')
    .where(fits(given))
    .groupBy('y.method'),
)

const sumOfBills = prepared((q, given: Given) =>
  q
    .selectFrom(looked(q, given).as('b'))
    .select(({ fn }) => [
      fn.countAll<number>().as('bills'),
      sql<number>`coalesce(sum(b.status in ('settled', 'partially_refunded', 'refunding', 'refunded')), 0)`.as(
        'sales',
      ),
      sql<number>`coalesce(sum(${ticketsOf}), 0)`.as('tickets'),
      sql<number>`coalesce(sum(${moneyOf(given, 'cents - y.refunded_cents')}), 0)`.as('keptCents'),
      sql<number>`coalesce(sum(${moneyOf(given, 'refunded_cents')}), 0)`.as('refundedCents'),
      sql<number>`coalesce(sum(case b.source when 'site' then ${moneyOf(given, 'cents - y.refunded_cents')} end), 0)`.as(
        'siteCents',
      ),
    ])
    .where(fits(given)),
)

/**
 * Bills of a filter as far as `look` bills reach, newest first, and where to go on; nowhere when all were looked at. A
 * page may be short and still go on: what a look costs does not depend on how few bills fit.
 */
export function billsPage(
  db: Db,
  filter: BillFilter,
  { after, limit, look }: { after: BillPlace | null; limit: number; look: number },
): { rows: BillRow[]; next: BillPlace | null } {
  const given = givenOf(filter, after, look)
  const rows = pageOfBills.all(db, { ...given, limit: limit + 1 })
  if (rows.length > limit) return { rows: rows.slice(0, limit), next: placeOf(rows[limit - 1]!) }
  return { rows, next: endOf(db, given, look) }
}

export type BillSums = {
  bills: number
  /** Those of them that were paid. */
  sales: number
  tickets: number
  /** Paid, without what was refunded. */
  keptCents: number
  refundedCents: number
  /** What the website has of `keptCents`. */
  siteCents: number
}

/** The sums of the next `look` bills of a time that fit, and where to go on; nowhere when all were looked at. */
export function sumBills(
  db: Db,
  filter: BillFilter,
  { after, look }: { after: BillPlace | null; look: number },
): { sums: BillSums; next: BillPlace | null } {
  const given = givenOf(filter, after, look)
  return { sums: sumOfBills.first(db, given)!, next: endOf(db, given, look) }
}

export type MethodSums = { method: PaymentKind; keptCents: number; refundedCents: number }

/** The same by the kinds of payment that paid them. */
export function sumPayments(
  db: Db,
  filter: BillFilter,
  { after, look }: { after: BillPlace | null; look: number },
): { sums: MethodSums[]; next: BillPlace | null } {
  const given = givenOf(filter, after, look)
  return { sums: sumsByMethod.all(db, given), next: endOf(db, given, look) }
}

function endOf(db: Db, given: Given, look: number): BillPlace | null {
  return lastLooked.first(db, { ...given, skip: look - 1 }) ?? null
}

/** What no bill is. */
export const nothingSought: SoughtBill = {
  cents: null,
  seats: [],
  codeEnd: '',
  soldFrom: '9',
  soldUpTo: '',
  startMs: -60_000,
  movies: [],
}

const placeOf = ({ openedAt, id }: BillPlace): BillPlace => ({ openedAt, id })

function givenOf(filter: BillFilter, after: BillPlace | null, look: number): Given {
  const { cinemas, shows, sought, ...rest } = filter
  const { upTo } = rest
  return {
    ...rest,
    upTo: after && after.openedAt < upTo ? after.openedAt : upTo,
    after: after && after.openedAt <= upTo ? after.id : '',
    everywhere: cinemas ? 0 : 1,
    cinemas: cinemas ?? [],
    everyShow: shows ? 0 : 1,
    shows: shows ?? [],
    seeks: sought ? 1 : 0,
    ...(sought ?? nothingSought),
    look,
  }
}
