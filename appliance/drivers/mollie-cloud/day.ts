import type { CloudAnswer } from '#core/terminal/cloud-contract.ts'
import type { DayGiven } from '#core/terminal/days/day.ts'
import type { AskedDay, DayEnd } from '../terminal/contract.ts'
import type { AskCloud } from './ask-cloud.ts'

/** Asks the relay for a terminal's day; it can be asked again, since nothing is closed. */
export async function readCloudDay(ask: AskCloud, terminalId: string, day: AskedDay): Promise<DayEnd> {
  const nothing = { attemptId: '', isRefund: false, cents: 0, ref: null }
  const answer = await ask({ ask: 'day', terminalId, ...nothing, since: day.sinceAt ?? day.untilAt })
  return { was: 'ended', given: dayOfMoved(answer, day) }
}

/** A provider's times have whole seconds: a payment counts once its second is over, in one day and no other. */
const secondMs = 1000

/**
 * A terminal's day by its provider's list, in which nothing is closed: what cannot be read is asked for again. What we
 * ordered counts by its name, whenever the provider's clock says it was, and of other days not at all; what somebody typed
 * on it, or another program ordered, by its time.
 */
function dayOfMoved(answer: CloudAnswer | 'away' | undefined, day: AskedDay): DayGiven {
  if (answer === 'away' || answer?.state !== 'ready' || !answer.moved) {
    const isDenied = answer !== 'away' && answer?.state === 'not_accepted'
    return {
      outcome: 'failed',
      reason: isDenied ? 'not_accepted' : 'no_bank',
      cents: null,
      cards: [],
      lines: [],
    }
  }
  const own = new Set(day.attempts.map(({ id }) => id))
  const isInTime = (at: string) => {
    const ms = Date.parse(at) + secondMs
    return ms > Date.parse(day.sinceAt ?? '1970-01-01') && ms <= Date.parse(day.untilAt)
  }
  const moved = answer.moved.filter(({ attemptId, at }) =>
    attemptId !== null && day.isKnown(attemptId) ? own.has(attemptId) : isInTime(at),
  )
  const cards = new Map<string, { count: number; cents: number }>()
  let sum = 0
  for (const { isPayment, cents: amount, card } of moved) {
    const cents = isPayment ? amount : -amount
    const known = cards.get(card ?? '') ?? { count: 0, cents: 0 }
    cards.set(card ?? '', { count: known.count + 1, cents: known.cents + cents })
    sum += cents
  }
  const totals = [...cards].map(([card, total]) => ({ card, ...total }))
  return { outcome: 'ended', reason: null, cents: sum, cards: totals, lines: [] }
}
