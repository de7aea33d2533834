import { instantOf, plainDay } from '../programme/day.ts'
import type { GivenAnswer } from './attempt.ts'

/** What a terminal says of its last transaction. */
export type LastTransaction = {
  isApproved: boolean
  cents: number
  receipt: string
  trace: string
  card: string | null
  /** By the terminal's clock, in the cinema's zone: `MMDD` and `HHMMSS`; null where it does not say. */
  day: string | null
  time: string | null
}

/** Clocks of terminals are set by their bank and may differ by so much. */
const clocksMs = 120_000

/**
 * What became of an attempt whose answer was lost, by the terminal's last transaction; undefined where that cannot be
 * known, and somebody has to look. It is this one's only when the sum is the same, no other attempt had it and it was
 * made while this one was under way: a sum that somebody typed by hand before is not mistaken for it.
 *
 * @param known what earlier attempts at this terminal are called there
 * @param span when it was asked and when it was looked for, in epoch milliseconds, and the cinema's zone
 */
export function endBy(
  attempt: { cents: number },
  last: LastTransaction,
  known: readonly { receipt: string | null; trace: string | null }[],
  span: { fromMs: number; untilMs: number; zone: string },
): GivenAnswer | undefined {
  const { receipt, trace, card } = last
  const nobody = { employeeId: null, employeeName: null }
  const isOlder = known.some(each => each.receipt === receipt && each.trace === trace)
  if (isOlder)
    return { outcome: 'failed', reason: 'not_done', receipt: null, trace: null, card: null, ...nobody }
  if (last.cents !== attempt.cents) return undefined
  const atMs = madeAt(last, span)
  if (atMs === undefined || atMs < span.fromMs - clocksMs || atMs > span.untilMs + clocksMs) return undefined
  return last.isApproved
    ? { outcome: 'approved', reason: null, receipt, trace, card, ...nobody }
    : { outcome: 'declined', reason: 'declined', receipt, trace, card, ...nobody }
}

/** When a terminal says that it was; it knows no year, so the nearest is meant. */
function madeAt({ day, time }: LastTransaction, span: { untilMs: number; zone: string }): number | undefined {
  if (!/^\d{4}$/.test(day ?? '') || !/^\d{6}$/.test(time ?? '')) return undefined
  const year = Number(plainDay(span.untilMs, span.zone).slice(0, 4))
  const [month, date] = [day!.slice(0, 2), day!.slice(2)]
  const [hour, minute, second] = [time!.slice(0, 2), time!.slice(2, 4), time!.slice(4)]
  if (!isDay(`${year}-${month}-${date}`) || Number(hour) > 23 || Number(minute) > 59) return undefined
  const away = (ms: number) => Math.abs(ms - span.untilMs)
  return [year - 1, year, year + 1]
    .filter(each => isDay(`${each}-${month}-${date}`))
    .map(
      each =>
        instantOf(`${each}-${month}-${date}`, `${hour}:${minute}`, span.zone, 0) + Number(second) * 1000,
    )
    .reduce((best, ms) => (away(ms) < away(best) ? ms : best))
}

const isDay = (day: string) =>
  !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
