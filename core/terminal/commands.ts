import { appendAll } from '../journal/draft.ts'
import type { Tx } from '../journal/node.ts'
import { Refusal } from '../refusal.ts'
import type { TerminalEntry } from '../venue/terminal-entry.ts'
import { answer, ask, wordOf, type AtTerminal, type AttemptRequest } from './attempt.ts'
import type { TerminalAnswered } from './facts.ts'
import { attemptById, attemptsForId, openAttemptsIn, type AttemptRow } from './store.ts'

/** Writes an attempt down; see `attempt.ts`, which says what it refuses. Returns whether it is new and may be sent. */
export function askTerminal(
  tx: Tx,
  request: AttemptRequest,
  terminal: TerminalEntry,
  by: AtTerminal,
): boolean {
  const { db } = tx
  const { cinemaId } = by
  const isKnown = attemptById(db, cinemaId, request.id) !== undefined
  if (request.kind === 'reversal' && !isKnown) requireReversible(db, cinemaId, request)
  const made = ask(
    request,
    terminal,
    {
      known: attemptById(db, cinemaId, request.id),
      others: attemptsForId(db, cinemaId, request.forId),
      unanswered: openAttemptsIn(db, cinemaId).filter(
        each => each.outcome === null && each.terminalId === terminal.id,
      ),
      training: tx.training,
    },
    by,
  )
  appendAll(tx, made)
  return made.length > 0
}

/** Writes down what became of an attempt; the first answer stands. Refuses `payment_unknown`. */
export function answerAttempt(
  tx: Tx,
  { cinemaId, id }: Pick<AttemptRow, 'cinemaId' | 'id'>,
  given: Omit<TerminalAnswered, 'attemptId' | 'cinemaId'>,
): void {
  appendAll(tx, answer(attemptById(tx.db, cinemaId, id), given))
}

/** Somebody read off the terminal what became of an attempt. Refuses `payment_unknown`. */
export function answerByWord(tx: Tx, id: string, isPaid: boolean, by: AtTerminal): void {
  answerAttempt(tx, { cinemaId: by.cinemaId, id }, wordOf(by, isPaid))
}

/** The attempt whose money is to go back. Refuses `payment_unknown`, and `terminal_not_approved`. */
export function requireTaken(db: Tx['db'], cinemaId: string, id: string): AttemptRow {
  const taken = attemptById(db, cinemaId, id)
  if (!taken || taken.kind !== 'payment') throw new Refusal('payment_unknown')
  if (taken.outcome !== 'approved' || taken.isOpen !== 1) throw new Refusal('terminal_not_approved')
  return taken
}

/**
 * What was sold for keeps its money until a refund of it says otherwise; that one has a name of its own, and whoever
 * orders it has looked at it.
 */
function requireReversible(db: Tx['db'], cinemaId: string, { ofId, forId }: AttemptRequest): void {
  const taken = attemptById(db, cinemaId, ofId ?? '')
  if (taken?.forId === forId || !taken) requireTaken(db, cinemaId, ofId ?? '')
}

/** Somebody gave money back on the terminal by hand: as a reversal that is answered by their word. */
export function reverseByWord(
  tx: Tx,
  request: AttemptRequest,
  terminal: TerminalEntry,
  by: AtTerminal,
): void {
  if (askTerminal(tx, request, terminal, by)) answerByWord(tx, request.id, true, by)
}
