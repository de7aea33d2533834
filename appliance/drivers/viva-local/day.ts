import type { DayGiven } from '#core/terminal/days/day.ts'
import type { AskedDay, DayEnd } from '../terminal/contract.ts'
import { resultOf } from './session.ts'
import { isOver, type Reported } from './viva-calls.ts'

/** More sessions than a terminal is asked about one by one. */
const most = 1500

/**
 * What a terminal with Viva's app took in a day. It settles by itself and lists nothing, but tells each order by its name:
 * all of them together are its day, also what Foyer took for failed. Where it has forgotten one that was approved, or
 * something was typed on it by hand, which it tells nobody, its total is unknown and somebody reads it in its app.
 */
export async function readVivaDay(
  { attempts, hasTyped }: AskedDay,
  reportOf: (id: string) => Promise<Reported>,
): Promise<DayEnd> {
  if (hasTyped || attempts.length > most) return { was: 'unknown' }
  const cards = new Map<string, { count: number; cents: number }>()
  let sum = 0
  for (const { id, isPayment, isApproved } of attempts) {
    const session = await reportOf(id)
    if (session === undefined) return { was: 'ended', given: notEnded }
    const result = isOver(session) && session.state === 'SUCCESS' ? resultOf(session) : undefined
    if (result?.amount == null) {
      if (isApproved) return { was: 'unknown' }
      continue
    }
    const cents = isPayment ? result.amount : -result.amount
    const card = String(result.applicationLabel ?? '')
    const known = cards.get(card) ?? { count: 0, cents: 0 }
    cards.set(card, { count: known.count + 1, cents: known.cents + cents })
    sum += cents
  }
  const totals = [...cards].map(([card, total]) => ({ card, ...total }))
  return { was: 'ended', given: { outcome: 'ended', reason: null, cents: sum, cards: totals, lines: [] } }
}

/** Nothing was closed by asking: it is asked again. */
const notEnded: DayGiven = { outcome: 'failed', reason: 'unreachable', cents: null, cards: [], lines: [] }
