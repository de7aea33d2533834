import { appendAll } from '../journal/draft.ts'
import { partsOf, type Actor } from '../journal/fact.ts'
import type { Node, Tx } from '../journal/node.ts'
import { Refusal } from '../refusal.ts'
import type { TerminalEntry } from '../venue/terminal-entry.ts'
import { answer, ask, wordOf, type AtTerminal, type AttemptRequest, type GivenAnswer } from './attempt.ts'
import { terminalById } from './load.ts'
import {
  answerTo,
  attemptById,
  attemptsForId,
  openAttemptsIn,
  originOfAttempt,
  streamsOfAttempt,
  type AttemptRow,
} from './store.ts'

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
  given: GivenAnswer,
): void {
  appendAll(tx, answer(attemptById(tx.db, cinemaId, id), streamsOfAttempt(tx.db, cinemaId, id), given))
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

/**
 * Somebody gives money back on the terminal by hand: as a reversal that is answered by their word. Refuses
 * `terminal_unanswered` where the terminal was asked by this very order and may be giving it back itself, and
 * `request_reused` where it has answered it.
 */
export function reverseByWord(
  tx: Tx,
  request: AttemptRequest,
  terminal: TerminalEntry,
  by: AtTerminal,
): void {
  const known = attemptById(tx.db, by.cinemaId, request.id)
  if (known?.outcome === null) throw new Refusal('terminal_unanswered', { terminal: terminal.name })
  // What the terminal was asked by that order is its own answer, and no word of anybody is written down beside it.
  const isTheirWord = known?.outcome === 'approved' && answerTo(tx.db, by.cinemaId, request.id)?.employeeName
  if (known && !isTheirWord) throw new Refusal('request_reused')
  if (askTerminal(tx, request, terminal, by)) answerByWord(tx, request.id, true, by)
}

/** Whatever sends orders to card terminals. */
export type StartsAttempts = {
  /**
   * Writes an attempt down and then asks the terminal; resolves once it is written down. Refuses as `ask` does, and
   * `terminal_busy` while the terminal is at work.
   *
   * @param requireStill looks once more, in the transaction that writes it down, whether it is to be asked
   */
  start(
    actor: Actor,
    terminalId: string,
    request: AttemptRequest,
    by: AtTerminal,
    requireStill?: (tx: Tx) => void,
  ): Promise<void>
}

/**
 * Gives back what a terminal took for nothing that was sold: by the terminal that took it, or by somebody who gave it
 * back there by hand. Refuses `node_recovering`, `payment_unknown`, `terminal_not_approved`, and as `ask` does.
 *
 * @param order the attempt whose money goes back (`takenId`), and the id of the new one, made by the till
 * @param orElse the terminal that gives it back where the one that took it is not entered any more; may refuse
 * @returns what the money was for
 */
export async function reverseTaken(
  node: Pick<Node, 'db' | 'catalogue' | 'nodeStatus' | 'execute'>,
  terminals: StartsAttempts,
  order: { takenId: string; id: string; byHand: boolean },
  at: { actor: Actor; by: AtTerminal; orElse: () => TerminalEntry },
): Promise<string> {
  const { actor, by } = at
  requireRecovered(node, by.cinemaId, order)
  const taken = requireTaken(node.db, by.cinemaId, order.takenId)
  const { forId, id: ofId } = taken
  // The guest bought nothing: what they gave on top goes back too.
  const cents = taken.cents + (answerTo(node.db, by.cinemaId, taken.id)?.tipCents ?? 0)
  const request = { id: order.id, kind: 'reversal', forId, ofId, cents } as const
  const terminal = terminalById(node.catalogue, by.cinemaId, taken.terminalId) ?? at.orElse()
  if (order.byHand) await node.execute(actor, tx => reverseByWord(tx, request, terminal, by))
  else await terminals.start(actor, terminal.id, request, by)
  return forId
}

/**
 * A box that has just recovered may have forgotten the sale that some register made with this money: for ten minutes it
 * only repeats known reversals. In emergency mode it may have forgotten a reversal, too, and gives nothing back that was
 * taken before it. Refuses `node_recovering`.
 */
function requireRecovered(
  { nodeStatus, db }: Pick<Node, 'nodeStatus' | 'db'>,
  cinemaId: string,
  { id, takenId }: { id: string; takenId: string },
): void {
  if (attemptById(db, cinemaId, id)) return
  const emergencyMode = nodeStatus.emergencyMode()
  const takenIn = partsOf(originOfAttempt(db, cinemaId, takenId) ?? '').epoch
  if (nodeStatus.listens() || (emergencyMode && takenIn !== emergencyMode.epoch))
    throw new Refusal('node_recovering')
}
