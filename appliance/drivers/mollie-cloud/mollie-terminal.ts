import type { CloudAnswer, CloudOrder } from '#core/terminal/cloud-contract.ts'
import type { TerminalCondition, TerminalSign } from '#core/terminal/contract.ts'
import type { AttemptReason } from '#core/terminal/facts.ts'
import type { AskCloud } from './ask-cloud.ts'
import { readCloudDay } from './day.ts'
import type { CardTerminal, DayEnd, Recalled, TerminalEnd, TerminalOrder } from '../terminal/contract.ts'
import { pause } from '../terminal/pause.ts'

export type MollieSettings = {
  /** The terminal's entry. */
  readonly terminalId: string
  readonly ask: AskCloud
  readonly pollMs?: number
  /** How long nobody may answer while it is at work, and how long all of an order may take. */
  readonly silenceMs?: number
  readonly wholeMs?: number
  /** From when on an order that the provider does not know was never made. */
  readonly settledMs?: number
}

const usual = { pollMs: 2000, silenceMs: 120_000, wholeMs: 1_200_000, settledMs: 120_000 }

type Ended = Extract<TerminalEnd, { was: 'ended' }>
const notDone = (reason: AttemptReason): Ended => ({
  was: 'ended',
  given: { outcome: 'failed', reason, receipt: null, trace: null, card: null },
})

/**
 * A card terminal that its provider reaches over the internet, such as Mollie's: the relay orders there with the
 * exhibitor's account, and is asked until the provider has a last word. Without the relay nothing is ordered; an order
 * whose answer was lost is looked for at the provider by the attempt's name.
 */
export function mollieTerminal(settings: MollieSettings): CardTerminal {
  const { ask, terminalId, pollMs, silenceMs, wholeMs, settledMs } = { ...usual, ...settings }
  const closing = new AbortController()
  let seen: TerminalCondition | null = null

  async function asking(order: CloudOrder) {
    const answer = await ask(order)
    seen = conditionOf(answer)
    return answer
  }
  async function asked(what: CloudOrder['ask'], order: TerminalOrder | null, ref: string | null) {
    const isRefund = order !== null && order.kind !== 'payment'
    const { id: attemptId, cents } = order ?? { id: '', cents: 0 }
    return await asking({ ask: what, terminalId, attemptId, isRefund, cents, ref })
  }

  /** Asks until there is a last word. */
  async function follow(
    order: TerminalOrder,
    begun: string | null,
    stopping: AbortSignal,
    onSign: (sign: TerminalSign, code?: string) => void,
  ): Promise<TerminalEnd> {
    const startMs = performance.now()
    let answeredMs = startMs
    let ref = begun
    while (!closing.signal.aborted) {
      const answer = await asked(stopping.aborted ? 'stop' : 'state', order, ref)
      const nowMs = performance.now()
      const isAnswer = answer !== undefined && answer !== 'away' && answer.state !== 'unknown'
      if (isAnswer) {
        onSign(...signOf(answer))
        answeredMs = nowMs
        ref = answer.ref ?? ref
        const end = endOf(answer, order.cents)
        if (end) return end
        if (answer.state === 'none' && nowMs - startMs > settledMs)
          return order.kind === 'payment' && begun ? { was: 'unknown' } : notDone('not_done')
      } else onSign('no_line')
      if (nowMs - answeredMs > silenceMs || nowMs - startMs > wholeMs) break
      await pause(pollMs, closing.signal)
    }
    return { was: 'unknown' }
  }

  return {
    condition: () => seen,
    look: async () => (await asked('look', null, null), seen ?? 'communication_error'),
    async order(order, onSign, stopping): Promise<TerminalEnd> {
      const of = order.kind === 'payment' ? null : order.receipt
      if (order.kind !== 'payment' && !of) return notDone('not_done')
      if (stopping.aborted) return notDone('aborted')
      const answer = await asked(order.kind === 'payment' ? 'pay' : 'refund', order, of)
      if (answer === 'away') return notDone('no_bank')
      if (answer && answer.state !== 'unknown') {
        if (answer.state === 'not_accepted') return notDone('not_accepted')
        // Nothing was ordered: no terminal of this cinema took that payment.
        if (answer.state === 'none') return notDone('not_done')
        const end = endOf(answer, order.cents)
        if (end) return end
      }
      onSign(...signOf(answer))
      return await follow(order, of ?? answer?.ref ?? null, stopping, onSign)
    },
    endDay: (day): Promise<DayEnd> => readCloudDay(asking, terminalId, day),
    async recall(order, askedMs): Promise<Recalled> {
      const of = order.kind === 'payment' ? null : order.receipt
      const answer = await asked('state', order, of)
      if (answer === 'away' || answer === undefined || ['unknown', 'at_work'].includes(answer.state))
        return { was: 'later' }
      if (answer.state === 'none') return askedMs > settledMs ? notDone('not_done') : { was: 'later' }
      const end = endOf(answer, order.cents)
      return end?.was === 'ended' ? end : { was: 'untold' }
    },
    close: () => closing.abort(),
  }
}

/** Undefined while it has no last word. Money was moved only where the very sum is named. */
function endOf(
  { state, ref, trace, card, cents, slip }: CloudAnswer,
  wanted: number,
): TerminalEnd | undefined {
  if (state === 'paid')
    return cents === wanted && ref
      ? {
          was: 'ended',
          given: {
            outcome: 'approved',
            reason: null,
            receipt: ref,
            trace: trace ?? '',
            card,
            ...(slip ? { slip } : {}),
          },
        }
      : { was: 'unknown' }
  if (state === 'declined')
    return {
      was: 'ended',
      given: { outcome: 'declined', reason: 'declined', receipt: null, trace: null, card: null },
    }
  if (state === 'aborted' || state === 'expired') return notDone(state)
  return state === 'refused' ? notDone('not_done') : undefined
}

/** What the guest does: scan a code, or hold a card. */
function signOf(answer: CloudAnswer | undefined): [TerminalSign, string?] {
  return answer?.code ? ['show_code', answer.code] : ['present_card']
}

function conditionOf(answer: CloudAnswer | 'away' | undefined): TerminalCondition {
  if (answer === 'away' || answer === undefined || answer.state === 'unknown') return 'communication_error'
  return answer.state === 'not_accepted' ? 'not_accepted' : 'operational'
}
