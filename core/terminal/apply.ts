import { earliestStands } from '../database/earliest-stands.ts'
import { only, prepared } from '../database/prepared.ts'
import type { AttemptOutcome } from '../database/terminal-tables.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'
import { orderedName } from '../journal/fact.ts'
import { mostPerBill, type TerminalAnswered, type TerminalAsked } from './facts.ts'
import { outcomeOf, type CountedAnswer } from './outcome.ts'
import { streamsOfAttempt } from './store.ts'

type One = { cinemaId: string; id: string }

const putAttempt = prepared((q, given: Omit<Tables['terminal_attempts'], 'outcome' | 'is_open'>) =>
  q
    .insertInto('terminal_attempts')
    .values(
      only(
        given,
        'cinema_id',
        'id',
        'kind',
        'terminal_id',
        'terminal',
        'for_id',
        'of_id',
        'cents',
        'device_id',
        'device',
        'employee_name',
        'shift_id',
        'at',
        'fact',
      ),
    )
    .onConflict(
      earliestStands('terminal_attempts', {
        key: ['cinema_id', 'id'],
        takes: [
          'kind',
          'terminal_id',
          'terminal',
          'for_id',
          'of_id',
          'cents',
          'device_id',
          'device',
          'employee_name',
          'shift_id',
          'at',
          'fact',
        ],
        by: ['at', 'fact'],
      }),
    ),
)
const putAnswer = prepared((q, given: Tables['terminal_answers']) =>
  q
    .insertInto('terminal_answers')
    .orIgnore()
    .values(
      only(
        given,
        'cinema_id',
        'attempt_id',
        'at',
        'fact',
        'outcome',
        'reason',
        'receipt',
        'trace',
        'card',
        'tip_cents',
        'slip',
        'employee_name',
        'asked_in',
      ),
    ),
)
const putOrder = prepared((q, given: Tables['terminal_orders']) =>
  q
    .insertInto('terminal_orders')
    .orIgnore()
    .values(only(given, 'cinema_id', 'attempt_id', 'stream')),
)
const oneAttempt = prepared((q, given: One) =>
  q
    .selectFrom('terminal_attempts')
    .select(['kind', 'of_id as ofId', 'for_id as forId'])
    .where('cinema_id', '=', given.cinemaId)
    .where('id', '=', given.id),
)
const answersTo = prepared((q, given: One) =>
  q
    .selectFrom('terminal_answers')
    .select(['outcome', 'fact', 'asked_in as askedIn'])
    .where('cinema_id', '=', given.cinemaId)
    .where('attempt_id', '=', given.id)
    .orderBy('at')
    .orderBy('fact')
    .limit(mostPerBill),
)
const paidBy = prepared((q, given: { id: string }) =>
  q.selectFrom('payments').select('id').where('attempt_id', '=', given.id).limit(1),
)
const reversedBy = prepared((q, given: One) =>
  q
    .selectFrom('terminal_attempts')
    .select('id')
    .where('cinema_id', '=', given.cinemaId)
    .where('of_id', '=', given.id)
    .where('outcome', '=', 'approved')
    .limit(1),
)
const cinemasOf = prepared((q, given: { id: string }) =>
  q.selectFrom('terminal_attempts').select('cinema_id as cinemaId').where('id', '=', given.id),
)
const setState = prepared((q, given: One & { outcome: AttemptOutcome | null; isOpen: number | null }) =>
  q
    .updateTable('terminal_attempts')
    .set({ outcome: given.outcome, is_open: given.isOpen })
    .where('cinema_id', '=', given.cinemaId)
    .where('id', '=', given.id),
)

export const applyTerminalAsked: Apply<TerminalAsked> = ({ db }, fact) => {
  const { attemptId, cinemaId, kind, terminalId, terminal, forId, ofId, cents, ...by } = fact.body
  putAttempt.run(db, {
    cinema_id: cinemaId,
    id: attemptId,
    kind,
    terminal_id: terminalId,
    terminal,
    for_id: forId,
    of_id: ofId,
    cents,
    device_id: by.deviceId,
    device: by.device,
    employee_name: by.employeeName,
    shift_id: by.shiftId ?? null,
    at: fact.at,
    fact: orderedName(fact),
  })
  putOrder.run(db, { cinema_id: cinemaId, attempt_id: attemptId, stream: fact.origin })
  noteState(db, cinemaId, attemptId)
}

export const applyTerminalAnswered: Apply<TerminalAnswered> = ({ db }, fact) => {
  const {
    attemptId,
    cinemaId,
    outcome,
    reason,
    receipt,
    trace,
    card,
    tipCents = 0,
    slip,
    employeeName,
    askedIn,
  } = fact.body
  putAnswer.run(db, {
    cinema_id: cinemaId,
    attempt_id: attemptId,
    at: fact.at,
    fact: orderedName(fact),
    outcome,
    reason,
    receipt,
    trace,
    card,
    tip_cents: tipCents,
    slip: slip ? JSON.stringify(slip) : null,
    employee_name: employeeName,
    asked_in: askedIn ? JSON.stringify(askedIn) : null,
  })
  noteState(db, cinemaId, attemptId)
}

/** A payment names the attempt that took it, and that attempt's money waits for nothing any more. */
export function noteAttemptPaid(db: Db, id: string): void {
  for (const { cinemaId } of cinemasOf.all(db, { id })) noteState(db, cinemaId, id)
}

/**
 * What is known of an attempt by all that was told of it, in whatever order it came: a payment's answer may be here
 * before its asking, its sale before both.
 */
function noteState(db: Db, cinemaId: string, id: string): void {
  const attempt = oneAttempt.first(db, { cinemaId, id })
  if (!attempt) return
  const outcome = outcomeOf(streamsOfAttempt(db, cinemaId, id), answersIn(db, cinemaId, id))
  const waits =
    outcome === null || (outcome === 'approved' && attempt.kind === 'payment' && !isUsed(db, cinemaId, id))
  setState.run(db, { cinemaId, id, outcome, isOpen: waits ? 1 : null })
  if (attempt.ofId !== null) noteState(db, cinemaId, attempt.ofId)
}

/** The answers to an attempt, the oldest first; one that names no streams is about the order in its own. */
function answersIn(db: Db, cinemaId: string, id: string): CountedAnswer[] {
  return answersTo.all(db, { cinemaId, id }).map(({ outcome, fact, askedIn }) => {
    const named: unknown = askedIn === null ? null : JSON.parse(askedIn)
    const own = fact.slice(0, fact.lastIndexOf('#'))
    return { outcome, askedIn: Array.isArray(named) ? named.map(String) : [own] }
  })
}

function isUsed(db: Db, cinemaId: string, id: string): boolean {
  return paidBy.first(db, { id }) !== undefined || reversedBy.first(db, { cinemaId, id }) !== undefined
}
