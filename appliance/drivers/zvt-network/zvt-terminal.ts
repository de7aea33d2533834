import type { CardTerminal, DayEnd, LastReport, TerminalEnd, TerminalOrder } from '../terminal/contract.ts'
import { codes, type Apdu } from './apdu.ts'
import { runCommand, type CommandEnd } from './command.ts'
import { dayOf } from './day-totals.ts'
import { packDigits } from './fields.ts'
import { endOf, isBusy, signOf, transactionOf } from './meaning.ts'
import { euro, openZvtSessions, type NotReached, type ZvtSettings } from './zvt-session.ts'

/**
 * A card terminal that speaks ZVT over TCP, as most in Germany and many in Luxembourg do. Once an order's bytes may have
 * left, a broken line, a silence or nonsense is `unknown`, and only the terminal or a person can say what became of it.
 */
export function zvtTerminal(settings: ZvtSettings): CardTerminal {
  const { answerMs = 5000, silenceMs = 120_000, wholeMs = 600_000 } = settings
  const limits = { answerMs, silenceMs, wholeMs }
  const sessions = openZvtSessions(settings, limits)

  return {
    condition: sessions.condition,

    look: () =>
      sessions.run(async () => 'operational' as const).catch(cause => sessions.failed(cause).condition),

    async order(order, onSign, stopping): Promise<TerminalEnd> {
      let isSent = false
      try {
        return await sessions.run(async (line, password) => {
          if (stopping.aborted) return notDone('aborted')
          isSent = true
          const onIntermediate = (code: number) => onSign(signOf(code))
          const command = commandOf(order, password)
          return endOf(await runCommand(line, command, limits, onIntermediate, stopping), order.cents)
        })
      } catch (cause) {
        const { reason } = sessions.failed(cause)
        return isSent ? { was: 'unknown' } : notDone(reason)
      }
    },

    async endDay(): Promise<DayEnd> {
      let isSent = false
      try {
        return await sessions.run(async (line, data) => {
          isSent = true
          const given = dayOf(await runCommand(line, { code: codes.endOfDay, data }, limits))
          return given ? { was: 'ended', given } : { was: 'unknown' }
        })
      } catch (cause) {
        const { reason } = sessions.failed(cause)
        return isSent
          ? { was: 'unknown' }
          : { was: 'ended', given: { outcome: 'failed', reason, cents: null, cards: [], lines: [] } }
      }
    },

    async last(): Promise<LastReport> {
      try {
        return await sessions.run(async (line, data) => {
          const command = { code: codes.repeatReceipt, data }
          return reportOf(await runCommand(line, command, { ...limits, silenceMs: answerMs }))
        })
      } catch (cause) {
        sessions.failed(cause)
        return { was: 'later' }
      }
    },

    close: sessions.close,
  }
}

function notDone(reason: NotReached | 'aborted'): TerminalEnd {
  return { was: 'ended', given: { outcome: 'failed', reason, receipt: null, trace: null, card: null } }
}

function commandOf(order: TerminalOrder, password: Uint8Array): Apdu {
  const amount = [0x04, ...packDigits(order.cents, 6), 0x49, ...euro]
  if (order.kind === 'reversal')
    return {
      code: codes.reversal,
      data: Uint8Array.from([...password, 0x87, ...packDigits(order.receipt, 2)]),
    }
  return order.kind === 'payment'
    ? { code: codes.authorisation, data: Uint8Array.from(amount) }
    : { code: codes.refund, data: Uint8Array.from([...password, ...amount]) }
}

function reportOf(end: CommandEnd): LastReport {
  if (end.was !== 'completed') return { was: isBusy(end.code) ? 'later' : 'untold' }
  const last = transactionOf(end.status)
  return last ? { was: 'told', last } : { was: 'untold' }
}
