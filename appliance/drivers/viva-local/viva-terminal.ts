import type { CardTerminal, DayEnd, Recalled, TerminalEnd, TerminalOrder } from '../terminal/contract.ts'
import { pause } from '../terminal/pause.ts'
import { endOfSession, notDone, type VivaSession } from './session.ts'
import { readVivaDay } from './day.ts'
import { isOver, openVivaCalls } from './viva-calls.ts'
import type { VivaAddress } from './viva-http.ts'

export type VivaSettings = VivaAddress & {
  readonly connectMs?: number
  /** How long one call may take, and the time between two questions. */
  readonly answerMs?: number
  readonly pollMs?: number
  /** How long it may be out of reach while it is at work, and how long all of an order may take. */
  readonly silenceMs?: number
  readonly wholeMs?: number
}

/** A session that no terminal has, to see whether one answers. */
const nobody = '00000000-0000-4000-8000-000000000000'
/**
 * A card terminal with Viva's app, by its Local Terminal API: plain HTTP in the cinema's network, an order is a session
 * under the attempt's own name, and is asked for by it until it has ended. What was never acknowledged and is not known
 * when it is asked for twice was not begun; everything else that has no end is unknown and asked about again.
 *
 * Source: developer.viva.com, Local Terminal API (`/pos/v1`).
 */
export function vivaTerminal(settings: VivaSettings): CardTerminal {
  const { connectMs = 3000, answerMs = 8000, pollMs = 1000, silenceMs = 60_000, wholeMs = 600_000 } = settings
  const closing = new AbortController()
  const { condition, reportOf, begin, stop: stopAt } = openVivaCalls(settings, { connectMs, answerMs })

  /** Asks until it has ended. */
  async function follow(order: TerminalOrder, isBegun: boolean): Promise<TerminalEnd> {
    const startMs = performance.now()
    let answeredMs = startMs
    let missing = 0
    while (!closing.signal.aborted) {
      const session = await reportOf(order.id)
      const nowMs = performance.now()
      if (session !== undefined) answeredMs = nowMs
      if (isOver(session)) return await settled(order, session)
      missing = session === 'none' ? missing + 1 : 0
      if (missing >= 2) return isBegun ? { was: 'unknown' } : notDone('not_done')
      isBegun ||= session !== undefined && session !== 'none'
      if (nowMs - answeredMs > silenceMs || nowMs - startMs > wholeMs) break
      await pause(pollMs, closing.signal)
    }
    return { was: 'unknown' }
  }

  /** Viva has been seen to call a payment failed that went through a moment later, so a failure is asked for twice. */
  async function settled(order: TerminalOrder, session: VivaSession): Promise<TerminalEnd> {
    if (session.state === 'SUCCESS') return endOfSession(session, order.cents)
    await pause(pollMs, closing.signal)
    const again = await reportOf(order.id)
    return isOver(again) ? endOfSession(again, order.cents) : { was: 'unknown' }
  }

  return {
    condition,
    look: async () => ((await reportOf(nobody)) === undefined ? 'communication_error' : 'operational'),
    async order(order, onSign, stopping): Promise<TerminalEnd> {
      if (order.kind !== 'payment' && !order.receipt) return notDone('not_done')
      if (stopping.aborted) return notDone('aborted')
      onSign('present_card')
      const begun = await begin(order)
      if (begun !== true && begun !== undefined) return begun
      const stop = () => stopAt(order.id)
      stopping.addEventListener('abort', stop)
      if (stopping.aborted) stop()
      try {
        return await follow(order, begun === true)
      } finally {
        stopping.removeEventListener('abort', stop)
      }
    },
    endDay: (day): Promise<DayEnd> => readVivaDay(day, reportOf),
    async recall(order): Promise<Recalled> {
      const session = await reportOf(order.id)
      if (session === undefined) return { was: 'later' }
      if (session === 'none') return { was: 'untold' }
      if (!isOver(session)) return { was: 'later' }
      const end = await settled(order, session)
      return end.was === 'ended' ? end : { was: 'untold' }
    },
    close: () => closing.abort(),
  }
}
