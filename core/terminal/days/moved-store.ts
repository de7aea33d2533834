import { sql } from 'kysely'
import { prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import { attemptById } from '../store.ts'
import type { Moved } from './sums.ts'

/** More than a terminal does between two ends of day; its bank asks for one at least every month. */
const most = 20_000

/** A terminal, the tills wired to it, and some time: after `since`, until `until` and with it. */
export type Span = {
  cinemaId: string
  terminalId: string
  deviceIds: readonly string[]
  since: string
  until: string
}

const overTerminal = prepared((q, given: Omit<Span, 'deviceIds'>) =>
  q
    .selectFrom('terminal_attempts as a')
    .leftJoin('terminal_answers as s', join =>
      join
        .onRef('s.cinema_id', '=', 'a.cinema_id')
        .onRef('s.attempt_id', '=', 'a.id')
        .onRef('s.outcome', '=', 'a.outcome'),
    )
    .select(['a.id', 'a.kind', 'a.at', 'a.for_id as forId', 's.card', 's.receipt'])
    .select(sql<number>`a.cents + coalesce(s.tip_cents, 0)`.as('cents'))
    .select(sql<number>`coalesce(s.tip_cents, 0)`.as('tipCents'))
    .select('s.employee_name as readBy')
    .where('a.cinema_id', '=', given.cinemaId)
    .where('a.terminal_id', '=', given.terminalId)
    .where('a.at', '>', given.since)
    .where('a.at', '<=', given.until)
    .where('a.outcome', '=', 'approved')
    .orderBy('a.at')
    .orderBy('a.id')
    .orderBy('s.at')
    .orderBy('s.fact')
    .limit(sql.lit(most)),
)
const allAsked = prepared((q, given: Omit<Span, 'deviceIds'>) =>
  q
    .selectFrom('terminal_attempts')
    .select(['id', 'kind', 'outcome'])
    .where('cinema_id', '=', given.cinemaId)
    .where('terminal_id', '=', given.terminalId)
    .where('at', '>', given.since)
    .where('at', '<=', given.until)
    .orderBy('at')
    .orderBy('id')
    .limit(sql.lit(most)),
)
const typed = prepared((q, given: { cinemaId: string; deviceId: string; since: string; until: string }) =>
  q
    .selectFrom('bills as b')
    .innerJoin('payments as p', 'p.bill_id', 'b.id')
    .select(['p.id', 'p.at', 'b.id as forId', 'p.reference', 'p.tip_cents as tipCents'])
    .select(sql<number>`p.cents + p.tip_cents`.as('cents'))
    .where('b.device_id', '=', given.deviceId)
    .where('b.cinema_id', '=', given.cinemaId)
    .where('b.opened_at', '>', given.since)
    .where('b.opened_at', '<=', given.until)
    .where('p.method', '=', 'terminal')
    .where('p.attempt_id', 'is', null)
    .orderBy('b.opened_at')
    .limit(sql.lit(most)),
)
const givenByHand = prepared((q, given: { cinemaId: string; since: string; until: string }) =>
  q
    .selectFrom('refunds_given as g')
    .innerJoin('refunds as r', 'r.id', 'g.refund_id')
    .select(['r.id', 'r.cents', 'g.at', 'r.attempt_id as attemptId'])
    .where('g.cinema_id', '=', given.cinemaId)
    .where('g.at', '>', given.since)
    .where('g.at', '<=', given.until)
    .where('g.way', '=', 'by_hand')
    .orderBy('g.at')
    .limit(sql.lit(most)),
)
/** Money that was typed on a terminal by hand goes back in the same way, and no fact names the terminal. */
const typedBack = prepared((q, given: { cinemaId: string; since: string; until: string }) =>
  q
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('bills as b', 'b.id', 'r.bill_id')
    .select(['r.id', 'r.cents', 'r.at', 'b.device_id as deviceId'])
    .where('r.attempt_id', 'is', null)
    .where('r.kind', 'is', null)
    .where('r.at', '>', given.since)
    .where('r.at', '<=', given.until)
    .where('p.method', '=', 'terminal')
    .where('b.cinema_id', '=', given.cinemaId)
    .orderBy('r.at')
    .limit(sql.lit(most)),
)

/** What a terminal was asked for in some time, whatever came of it. */
export function askedIn(db: Db, { cinemaId, terminalId, since, until }: Span) {
  return allAsked.all(db, { cinemaId, terminalId, since, until }).map(({ id, kind, outcome }) => ({
    id,
    isPayment: kind === 'payment',
    isApproved: outcome === 'approved',
  }))
}

/** What Foyer knows to have gone over a terminal, or to have been typed on it by hand at its tills: the oldest first. */
export function movedIn(db: Db, span: Span): Moved[] {
  const { cinemaId, terminalId, deviceIds, since, until } = span
  const byHand = { tipCents: 0, card: null, receipt: null, known: 'typed' as const }
  const asked = new Map(
    overTerminal.all(db, { cinemaId, terminalId, since, until }).map(row => [row.id, row]),
  )
  const ordered = [...asked.values()].map(({ readBy, kind, ...row }): Moved => {
    const known = readBy === null ? 'terminal' : 'read'
    return { ...row, kind: kind === 'payment' ? 'payment' : 'back', known }
  })
  const paid = deviceIds.flatMap(deviceId =>
    typed
      .all(db, { cinemaId, deviceId, since, until })
      .map(({ reference, ...row }): Moved => ({ ...byHand, ...row, kind: 'payment', receipt: reference })),
  )
  const back = givenByHand
    .all(db, { cinemaId, since, until })
    .filter(({ attemptId }) => attemptById(db, cinemaId, attemptId ?? '')?.terminalId === terminalId)
  const others = typedBack
    .all(db, { cinemaId, since, until })
    .filter(({ deviceId }) => deviceIds.includes(deviceId ?? ''))
  const given = [...back, ...others].map(({ id, cents, at }): Moved => ({
    id,
    cents,
    at,
    forId: id,
    ...byHand,
    kind: 'back',
  }))
  return [...ordered, ...paid, ...given].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

const billOf = prepared((q, given: { id: string }) =>
  q.selectFrom('bills').select('number').where('id', '=', given.id),
)
const billOfRefund = prepared((q, given: { id: string }) =>
  q
    .selectFrom('refunds as r')
    .innerJoin('bills as b', 'b.id', 'r.bill_id')
    .select('b.number')
    .where('r.id', '=', given.id),
)
const openShift = prepared((q, given: { cinemaId: string; deviceId: string }) =>
  q
    .selectFrom('cash_shifts')
    .select('id')
    .where('closed_at', 'is', null)
    .where('cinema_id', '=', given.cinemaId)
    .where('device_id', '=', given.deviceId)
    .limit(1),
)

/** The number of the bill that money of a terminal was for, or of whose refund; null where it was for none that stands. */
export function billNumberFor(db: Db, forId: string): string | null {
  return billOf.first(db, { id: forId })?.number ?? billOfRefund.first(db, { id: forId })?.number ?? null
}

/** Whether somebody takes cash at a till now. */
export function isShiftOpenAt(db: Db, cinemaId: string, deviceId: string): boolean {
  return openShift.first(db, { cinemaId, deviceId }) !== undefined
}
