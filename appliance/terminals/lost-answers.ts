import type { Node } from '#core/journal/node.ts'
import type { GivenAnswer } from '#core/terminal/attempt.ts'
import { endBy } from '#core/terminal/last.ts'
import { answerTo, openAttemptsIn, receiptsOf, type AttemptRow } from '#core/terminal/store.ts'
import { nodeWorker, onFacts } from '#core/worker.ts'
import type { CardTerminal } from '../drivers/terminal/contract.ts'
import type { OpenTerminals } from './open-terminals.ts'
import { orderOf } from './order-of.ts'

/** Between questions for an answer that was lost, while the terminal cannot be reached. */
const askAgainMs = 10_000

type Answer = (row: AttemptRow, given: GivenAnswer) => Promise<void>

/**
 * Asks terminals what became of attempts whose answer was lost, also in an earlier life of the box. One of which the
 * terminal cannot tell is not asked about again: it waits for somebody to look.
 *
 * @param isBusy whether a terminal is at work
 */
export function askLostAnswers(
  node: Node,
  cinemaId: string,
  terminals: OpenTerminals,
  isBusy: (terminalId: string) => boolean,
  answer: Answer,
) {
  const untold = new Set<string>()

  /** Asks a terminal that knows orders by their names. */
  async function recall(
    row: AttemptRow,
    by: NonNullable<CardTerminal['recall']>,
  ): Promise<'known' | 'later'> {
    const taken = row.ofId === null ? undefined : answerTo(node.db, cinemaId, row.ofId)
    const given = await by(orderOf(row, taken?.receipt), node.runtime.now() - Date.parse(row.at))
    if (given.was === 'later') return 'later'
    if (given.was === 'untold') untold.add(row.id)
    else await answer(row, { ...given.given, employeeId: null, employeeName: null })
    return 'known'
  }

  async function look(row: AttemptRow): Promise<'known' | 'later'> {
    const terminal = terminals.at(row.terminalId)?.terminal
    // After a loss its entry may come later than the attempt; it is asked once it is entered.
    if (!terminal) return 'known'
    if (terminal.recall) return await recall(row, terminal.recall)
    const given = await terminal.last?.()
    if (given?.was === 'later') return 'later'
    const span = {
      fromMs: Date.parse(row.at),
      untilMs: node.runtime.now(),
      zone: node.catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC',
    }
    const known = receiptsOf(node.db, cinemaId, row.terminalId)
    const end = given?.was === 'told' ? endBy(row, given.last, known, span) : undefined
    if (end) await answer(row, end)
    else untold.add(row.id)
    return 'known'
  }

  return nodeWorker(node, {
    name: 'terminals',
    retry: { firstMs: askAgainMs, longestMs: 60_000 },
    // After a loss the other side tells of attempts whose answer never came, and of terminals.
    wakeOn: onFacts(node, new Set(['terminal.asked', 'cinema.changed'])),
    work: async ending => {
      const lost = openAttemptsIn(node.db, cinemaId).filter(
        ({ id, outcome, terminalId }) => outcome === null && !untold.has(id) && !isBusy(terminalId),
      )
      let waits = false
      for (const row of lost) if (!ending.aborted && (await look(row)) === 'later') waits = true
      return waits ? askAgainMs : undefined
    },
  })
}
