import { prepared, type Builder } from '../database/prepared.ts'
import type { AttemptKind, AttemptOutcome } from '../database/terminal-tables.ts'
import type { Db } from '../database/sql.ts'
import { mostPerBill, type AttemptReason } from './facts.ts'
import type { CardSlip } from './slip.ts'

type InCinema = { cinemaId: string; id: string }

const attempts = (q: Builder) =>
  q
    .selectFrom('terminal_attempts')
    .select([
      'cinema_id as cinemaId',
      'id',
      'kind',
      'terminal_id as terminalId',
      'terminal',
      'for_id as forId',
      'of_id as ofId',
      'cents',
      'device_id as deviceId',
      'device',
      'employee_name as employeeName',
      'shift_id as shiftId',
      'at',
      'outcome',
      'is_open as isOpen',
    ])
const oneAttempt = prepared((q, given: InCinema) =>
  attempts(q).where('cinema_id', '=', given.cinemaId).where('id', '=', given.id),
)
const factOfAttempt = prepared((q, given: InCinema) =>
  q
    .selectFrom('terminal_attempts')
    .select('fact')
    .where('cinema_id', '=', given.cinemaId)
    .where('id', '=', given.id),
)
const attemptsFor = prepared((q, given: InCinema) =>
  attempts(q)
    .where('cinema_id', '=', given.cinemaId)
    .where('for_id', '=', given.id)
    .orderBy('at')
    .orderBy('id')
    .limit(mostPerBill),
)
const openAttempts = prepared((q, given: { cinemaId: string }) =>
  attempts(q)
    .where('is_open', '=', 1)
    .where('cinema_id', '=', given.cinemaId)
    .orderBy('at')
    .orderBy('id')
    .limit(mostOpen),
)
const openPayments = prepared((q, given: { limit: number }) =>
  attempts(q)
    .where('is_open', '=', 1)
    .where('kind', '=', 'payment')
    .orderBy('at')
    .orderBy('id')
    .limit(given.limit),
)
const answersTo = prepared((q, given: InCinema) =>
  q
    .selectFrom('terminal_answers')
    .select(['outcome', 'reason', 'receipt', 'trace', 'card', 'tip_cents as tipCents', 'slip'])
    .select(['employee_name as employeeName', 'at'])
    .where('cinema_id', '=', given.cinemaId)
    .where('attempt_id', '=', given.id)
    .where('outcome', '=', ref =>
      ref
        .selectFrom('terminal_attempts')
        .select('outcome')
        .where('cinema_id', '=', given.cinemaId)
        .where('id', '=', given.id),
    )
    .orderBy('at')
    .orderBy('fact')
    .limit(1),
)
const ordersOf = prepared((q, given: InCinema) =>
  q
    .selectFrom('terminal_orders')
    .select('stream')
    .where('cinema_id', '=', given.cinemaId)
    .where('attempt_id', '=', given.id)
    .orderBy('stream')
    .limit(mostPerBill),
)
const lastReceipts = prepared((q, given: InCinema) =>
  q
    .selectFrom('terminal_attempts as a')
    .innerJoin('terminal_answers as s', join =>
      join.onRef('s.cinema_id', '=', 'a.cinema_id').onRef('s.attempt_id', '=', 'a.id'),
    )
    .select(['s.receipt', 's.trace'])
    .where('a.cinema_id', '=', given.cinemaId)
    .where('a.terminal_id', '=', given.id)
    .where('s.receipt', 'is not', null)
    .orderBy('a.at', 'desc')
    .limit(50),
)

/** More than a cinema's terminals can leave open in a night. */
const mostOpen = 200

export type AttemptRow = {
  cinemaId: string
  id: string
  kind: AttemptKind
  terminalId: string
  terminal: string
  forId: string
  ofId: string | null
  cents: number
  deviceId: string
  device: string
  employeeName: string
  shiftId: string | null
  at: string
  outcome: AttemptOutcome | null
  isOpen: number | null
}

export function attemptById(db: Db, cinemaId: string, id: string): AttemptRow | undefined {
  return oneAttempt.first(db, { cinemaId, id })
}

/** The stream in which an attempt was written down first. */
export function originOfAttempt(db: Db, cinemaId: string, id: string): string | undefined {
  return factOfAttempt.first(db, { cinemaId, id })?.fact.split('#')[0]
}

/** The streams in which an attempt is written down: several where a box that had lost its disks ordered it again. */
export function streamsOfAttempt(db: Db, cinemaId: string, id: string): string[] {
  return ordersOf.all(db, { cinemaId, id }).map(({ stream }) => stream)
}

/** What was asked of terminals for a bill, an exchange or a refund, the oldest first. */
export function attemptsForId(db: Db, cinemaId: string, id: string): AttemptRow[] {
  return attemptsFor.all(db, { cinemaId, id })
}

/** Attempts that nobody knows the end of, and money taken for nothing that was sold: the oldest first. */
export function openAttemptsIn(db: Db, cinemaId: string): AttemptRow[] {
  return openAttempts.all(db, { cinemaId })
}

/** Payments of all cinemas that nobody knows the end of, or that are for nothing: the oldest first. */
export function openPaymentAttempts(db: Db, limit: number): AttemptRow[] {
  return openPayments.all(db, { limit })
}

export type AnswerRow = {
  outcome: AttemptOutcome
  reason: AttemptReason | null
  receipt: string | null
  trace: string | null
  card: string | null
  tipCents: number
  slip: CardSlip | null
  employeeName: string | null
  at: string
}

/** The answer that stands. */
export function answerTo(db: Db, cinemaId: string, id: string): AnswerRow | undefined {
  const row = answersTo.first(db, { cinemaId, id })
  return (
    row && {
      ...row,
      reason: row.reason as AttemptReason | null,
      slip: row.slip === null ? null : (JSON.parse(row.slip) as CardSlip),
    }
  )
}

/** How a terminal called its last transactions that are known here. */
export function receiptsOf(db: Db, cinemaId: string, terminalId: string) {
  return lastReceipts.all(db, { cinemaId, id: terminalId })
}
