import { sql } from 'kysely'
import { prepared, type Builder } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Owner } from '../../seating/token.ts'

/** The tickets a bill has for one show. */
export type TicketsOf = { billId: string; scheduleId: string }

/**
 * Tickets for cancelled shows that nobody has paid back: read from the cancelled shows on, whatever else was ever sold.
 */
const ticketsOwed = (q: Builder) =>
  q
    .selectFrom('schedule_cancellations as c')
    .crossJoin('bill_lines as l')
    .crossJoin('bills as b')
    .crossJoin('bill_owners as w')
    .whereRef('l.schedule_id', '=', 'c.schedule_id')
    .whereRef('b.id', '=', 'l.bill_id')
    .whereRef('w.bill_id', '=', 'l.bill_id')
    .where('b.status', 'in', ['settled', 'partially_refunded'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('returned_lines as r')
            .select('r.line')
            .whereRef('r.bill_id', '=', 'l.bill_id')
            .whereRef('r.line', '=', 'l.line')
            .where('r.quantity', '>', 0),
        ),
      ),
    )

const cancelled = prepared((q, given: { scheduleId: string }) =>
  q.selectFrom('schedule_cancellations').select('at').where('schedule_id', '=', given.scheduleId),
)
const cancelledShows = prepared(q =>
  q
    .selectFrom('schedule_cancellations')
    .select('schedule_id as scheduleId')
    .orderBy('at', 'desc')
    .orderBy('schedule_id'),
)
const owedOfShow = prepared((q, given: { owner: Owner; scheduleId: string; limit: number }) =>
  ticketsOwed(q)
    .select(['l.bill_id as billId', 'c.schedule_id as scheduleId', 'c.at'])
    .where('w.owner', '=', given.owner)
    .where('c.schedule_id', '=', given.scheduleId)
    .groupBy('l.bill_id')
    .orderBy('b.number')
    .orderBy('l.bill_id')
    .limit(given.limit),
)
const owedByOrder = prepared((q, given: TicketsOf & { owner: Owner; limit: number }) =>
  ticketsOwed(q)
    .select(['l.bill_id as billId', 'c.schedule_id as scheduleId'])
    .where('w.owner', '=', given.owner)
    .where(({ and, or, eb }) =>
      or([
        eb('l.bill_id', '>', given.billId),
        and([eb('l.bill_id', '=', given.billId), eb('c.schedule_id', '>', given.scheduleId)]),
      ]),
    )
    .where('c.schedule_id', 'in', q.selectFrom('refunds_ordered').select('schedule_id'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments as p')
            .select('p.id')
            .whereRef('p.bill_id', '=', 'l.bill_id')
            .where('p.status', '=', 'paid')
            .where('p.method', 'not in', ['online', 'voucher']),
        ),
      ),
    )
    .groupBy(['l.bill_id', 'c.schedule_id'])
    .orderBy('l.bill_id')
    .orderBy('c.schedule_id')
    .limit(given.limit),
)
const order = prepared((q, given: { scheduleId: string }) =>
  q.selectFrom('refunds_ordered').select('at').where('schedule_id', '=', given.scheduleId),
)

/** Tickets of a show with the side that sold each. */
const ticketsOfShow = (q: Builder, scheduleId: string) =>
  q
    .selectFrom('bill_lines as l')
    .innerJoin('bill_owners as w', 'w.bill_id', 'l.bill_id')
    .select([
      'w.owner',
      sql<number>`count(distinct l.bill_id)`.as('bills'),
      sql<number>`sum(l.kind = 'ticket')`.as('tickets'),
    ])
    .where('l.schedule_id', '=', scheduleId)
    .groupBy('w.owner')
const stillToRefund = prepared((q, given: { scheduleId: string }) =>
  ticketsOfShow(q, given.scheduleId)
    .innerJoin('bills as b', 'b.id', 'l.bill_id')
    .select(
      // Less what of a ticket's price came back while it stayed one.
      sql<number>`coalesce(sum(l.total_cents - (
        select coalesce(sum(k.cents), 0) from returned_lines as k where k.bill_id = l.bill_id and k.line = l.line)), 0)`.as(
        'cents',
      ),
    )
    .where('b.status', 'in', ['settled', 'partially_refunded'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('returned_lines as r')
            .select('r.line')
            .whereRef('r.bill_id', '=', 'l.bill_id')
            .whereRef('r.line', '=', 'l.line')
            .where('r.quantity', '>', 0),
        ),
      ),
    ),
)
const alreadyRefunded = prepared((q, given: { scheduleId: string }) =>
  ticketsOfShow(q, given.scheduleId)
    .innerJoin('returned_lines as r', join =>
      join.onRef('r.bill_id', '=', 'l.bill_id').onRef('r.line', '=', 'l.line').on('r.kind', '=', 'refund'),
    )
    .select(sql<number>`coalesce(sum(r.cents), 0)`.as('cents')),
)

const moneyBack = prepared((q, given: { scheduleId: string }) =>
  q
    .selectFrom('refunds as r')
    .select(['r.status', sql<number>`sum(r.cents)`.as('cents')])
    .where(
      'r.bill_id',
      'in',
      q.selectFrom('bill_lines').select('bill_id').where('schedule_id', '=', given.scheduleId),
    )
    .where('r.reason', '=', 'show_cancelled')
    .groupBy('r.status'),
)

export function isCancelled(db: Db, scheduleId: string): boolean {
  return cancelled.first(db, { scheduleId }) !== undefined
}

/**
 * Bills of one side with tickets for a cancelled show that nobody has paid back yet, of the latest cancelled shows first:
 * show by show, until the list is full, so that a year of them is not read for its first page.
 */
export function owedForCancelled(db: Db, owner: Owner, limit: number) {
  const owed: { billId: string; scheduleId: string; at: string }[] = []
  for (const { scheduleId } of cancelledShows.all(db)) {
    if (owed.length >= limit) break
    owed.push(...owedOfShow.all(db, { owner, scheduleId, limit: limit - owed.length }))
  }
  return owed
}

/**
 * Those of shows whose refunds a manager has confirmed, a page of them.
 *
 * @param after the last one of the page before
 */
export function orderedRefunds(
  db: Db,
  owner: Owner,
  limit: number,
  after: TicketsOf = { billId: '', scheduleId: '' },
): TicketsOf[] {
  const { billId, scheduleId } = after
  return owedByOrder.all(db, { owner, limit, billId, scheduleId })
}

/** When the refunds of a cancelled show were ordered, ISO; null when nobody has. */
export function refundsOrdered(db: Db, scheduleId: string): string | null {
  return order.first(db, { scheduleId })?.at ?? null
}

/**
 * Of a show, by the side that sold: what is still to be paid back, and what was or is on its way; tickets and cents. And
 * how far the money paid online is, in cents: confirmed by the provider, not yet, or failed.
 */
export function refundsOfShow(db: Db, scheduleId: string) {
  const toRefund = stillToRefund.all(db, { scheduleId })
  const refunded = alreadyRefunded.all(db, { scheduleId })
  return {
    relay: { toRefund: sumsOf(toRefund, 'relay'), refunded: sumsOf(refunded, 'relay') },
    box: { toRefund: sumsOf(toRefund, 'box'), refunded: sumsOf(refunded, 'box') },
    money: moneyOfShow(db, scheduleId),
  }
}

function moneyOfShow(db: Db, scheduleId: string) {
  const money = { confirmedCents: 0, waitingCents: 0, failedCents: 0 }
  for (const { status, cents } of moneyBack.all(db, { scheduleId })) {
    if (status === 'refunded') money.confirmedCents += cents
    else if (status === 'failed') money.failedCents += cents
    else money.waitingCents += cents
  }
  return money
}

type Sums = { bills: number; tickets: number; cents: number }

function sumsOf(rows: readonly (Sums & { owner: Owner })[], owner: Owner): Sums {
  const row = rows.find(row => row.owner === owner)
  return { bills: row?.bills ?? 0, tickets: row?.tickets ?? 0, cents: row?.cents ?? 0 }
}
