import type { Tenant } from '#core/api/tenant.ts'
import { nodeActor, type Actor } from '#core/journal/fact.ts'
import type { Tx } from '#core/journal/node.ts'
import { Refusal } from '#core/refusal.ts'
import type { AtTerminal, AttemptRequest, GivenAnswer } from '#core/terminal/attempt.ts'
import { answerAttempt, askTerminal } from '#core/terminal/commands.ts'
import type { TerminalSign } from '#core/terminal/contract.ts'
import type { TerminalDaysAt } from '#core/terminal/days/routes.ts'
import type { Terminals } from '#core/terminal/routes.ts'
import { answerTo, attemptById, type AttemptRow } from '#core/terminal/store.ts'
import type { TerminalEntry } from '#core/venue/terminal-entry.ts'
import type { CardTerminal } from '../drivers/terminal/contract.ts'
import { openEndsOfDay } from './ends-of-day.ts'
import { openTerminalLooks } from './look.ts'
import { askLostAnswers } from './lost-answers.ts'
import { openTerminals } from './open-terminals.ts'
import { orderOf } from './order-of.ts'
import { openWork, type Work } from './work.ts'

/**
 * The card terminals of a box's cinema. What a terminal is asked for is a fact on both disks before a byte goes to it, and
 * its answer is a fact before a till hears of it.
 *
 * @param open opens a terminal by its entry; undefined for a connection this version does not know
 * @param orderPaper orders the report of an end of day on paper, in the transaction that knows it
 */
export function openTillTerminals(
  { node, live }: Pick<Tenant, 'node' | 'live'>,
  cinemaId: string,
  open: (entry: TerminalEntry) => CardTerminal | undefined,
  orderPaper: (tx: Tx, dayId: string) => void = () => {},
) {
  const terminals = openTerminals(node, cinemaId, open)
  const tell = () => live.emit('private-exhibitor', { type: 'terminal.changed' })
  const work = openWork(() => {
    tell()
    // An answer that was lost is not asked for while its terminal is at work, also on what is refused then.
    void worker.wake()
  })
  const answer = async (row: AttemptRow, given: GivenAnswer) => {
    await node.execute(nodeActor('terminal'), tx => answerAttempt(tx, row, given))
    tell()
  }
  const worker = askLostAnswers(node, cinemaId, terminals, work.isBusy, answer)

  async function order(row: AttemptRow, terminal: CardTerminal, mine: Work): Promise<void> {
    const onSign = (sign: TerminalSign, code?: string) => {
      if (mine.sign === sign && mine.code === code) return
      mine.sign = sign
      mine.code = code
      tell()
    }
    const taken = row.ofId === null ? undefined : answerTo(node.db, cinemaId, row.ofId)
    const end = await terminal.order(orderOf(row, taken?.receipt), onSign, mine.stop.signal)
    if (end.was === 'ended') await answer(row, { ...end.given, employeeId: null, employeeName: null })
  }

  function send(row: AttemptRow, terminal: CardTerminal, mine: Work): void {
    const says = 'an answer of a card terminal was not written down'
    void order(row, terminal, mine)
      .catch((cause: unknown) => node.runtime.log.error({ cause: String(cause) }, says))
      .finally(() => work.end(row.id))
  }

  return {
    ...openEndsOfDay(node, cinemaId, { terminals, work, orderPaper }),
    look: openTerminalLooks(node, terminals, work.isBusy),
    condition: terminals.condition,
    conditions: terminals.conditions,
    atWork: work.of,
    abort: (attemptId: string) => work.of(attemptId)?.stop.abort(),
    async start(
      actor: Actor,
      terminalId: string,
      request: AttemptRequest,
      by: AtTerminal,
      requireStill: (tx: Tx) => void = () => {},
    ): Promise<void> {
      const known = terminals.at(terminalId)
      if (!known) throw new Refusal('terminal_none')
      const isKnown = attemptById(node.db, cinemaId, request.id) !== undefined
      if (!isKnown && work.isBusy(terminalId)) throw new Refusal('terminal_busy')
      const mine = isKnown ? undefined : work.begin(request.id, terminalId)
      try {
        const isNew = await node.execute(actor, tx => {
          if (mine) requireStill(tx)
          return askTerminal(tx, request, known.entry, by)
        })
        if (isNew && mine) send(attemptById(node.db, cinemaId, request.id)!, known.terminal, mine)
        else if (mine) work.end(request.id)
      } catch (cause) {
        if (mine) work.end(request.id)
        throw cause
      }
    },
    begin: () => void worker.start(),
    async stop(): Promise<void> {
      terminals.close()
      await worker.stop()
    },
  } satisfies Terminals & TerminalDaysAt & Record<string, unknown>
}
export type TillTerminals = ReturnType<typeof openTillTerminals>
