import { nodeActor } from '#core/journal/fact.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { Refusal } from '#core/refusal.ts'
import { readsDay } from '#core/venue/terminal-entry.ts'
import { askedInDay } from '#core/terminal/days/load.ts'
import { attemptById } from '#core/terminal/store.ts'
import { answerTerminalDay, askTerminalDay } from '#core/terminal/days/commands.ts'
import type { DayGiven } from '#core/terminal/days/day.ts'
import type { TerminalDaysAt } from '#core/terminal/days/routes.ts'
import { dayById, type DayRow } from '#core/terminal/days/store.ts'
import type { CardTerminal } from '../drivers/terminal/contract.ts'
import type { OpenTerminals } from './open-terminals.ts'
import type { AtWork } from './work.ts'

type EndDay = NonNullable<CardTerminal['endDay']>

/** What a terminal said that was asked again is told for so many ends of day. */
const mostReported = 50

/**
 * Ends of day of a box's card terminals: each is a fact before the terminal hears of it, and what it said is a fact before
 * a till does.
 *
 * @param orderPaper orders the report on paper, in the transaction that knows it
 */
export function openEndsOfDay(
  node: Node,
  cinemaId: string,
  parts: {
    terminals: OpenTerminals
    work: AtWork
    orderPaper: (tx: Tx, dayId: string) => void
  },
): Pick<TerminalDaysAt, 'endDay' | 'reportedAgain'> {
  const { work } = parts
  /** What was said again and did not settle it; in memory alone, since it settles nothing. */
  const reported = new Map<string, DayGiven>()

  async function ask(day: DayRow, endDay: EndDay, isAgain: boolean, untilAt: string): Promise<void> {
    const asked = askedInDay(node, { ...day, until: untilAt })
    const isKnown = (id: string) => attemptById(node.db, cinemaId, id) !== undefined
    const end = await endDay({ ...asked, isKnown })
    if (end.was === 'unknown') return
    const isBelieved = await node.execute(nodeActor('terminal'), tx => {
      const isNew = answerTerminalDay(tx, day, end.given, { untilAt, isAgain })
      if (isNew && end.given.outcome === 'ended') parts.orderPaper(tx, day.id)
      return isNew
    })
    if (isBelieved) reported.delete(day.id)
    else {
      reported.set(day.id, end.given)
      for (const id of [...reported.keys()].slice(0, -mostReported)) reported.delete(id)
    }
  }

  return {
    reportedAgain: dayId => reported.get(dayId),
    async endDay(actor, { id, terminalId, locale }, by) {
      const known = parts.terminals.at(terminalId)
      const asking = known?.terminal.endDay
      if (!known || !asking) throw new Refusal('terminal_none')
      // Pressed twice, or known to have ended, nothing is asked.
      const before = dayById(node.db, cinemaId, id)
      if (work.of(id) || (before && before.outcome !== null)) return
      if (work.isBusy(terminalId)) throw new Refusal('terminal_busy')
      work.begin(id, terminalId)
      const done = () => work.end(id)
      try {
        const { isAgain, untilAt } = await node.execute(actor, tx => ({
          ...askTerminalDay(tx, id, known.entry, by, locale),
          untilAt: tx.now,
        }))
        const says = 'what a card terminal said of its end of day was not written down'
        // One that closes nothing says the same whenever it is asked.
        const isDoubtful = isAgain && !readsDay(known.entry.connection)
        void ask(dayById(node.db, cinemaId, id)!, asking, isDoubtful, untilAt)
          .catch((cause: unknown) => node.runtime.log.error({ cause: String(cause) }, says))
          .finally(done)
      } catch (cause) {
        done()
        throw cause
      }
    },
  }
}
