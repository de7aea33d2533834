import { addDays, instantOf, plainDay } from '../programme/day.ts'
import type { AutomationFields } from './automation.ts'

/** Once that a rule's time has come. */
export type Occasion = {
  /** The same for the same occasion, also after a restart: a rule runs once for each. */
  key: string
  atMs: number
  /** After this it is no use any more. */
  untilMs: number
  scheduleId?: string
  productId?: string
  nodeId?: string
  voucherId?: string
}

/** What rules look at: one cinema, as the relay knows it. */
export type Situation = {
  timeZone: string
  /** Shows that are not cancelled; `left` counts their free seats, and is null where nobody asked. */
  shows: readonly { id: string; startMs: number; endMs: number; left: number | null }[]
  /** Products whose stock is kept. */
  stock: readonly { productId: string; level: number }[]
  /** Vouchers with something left on them that end within the rule's days, and the day they end. */
  vouchers: readonly { voucherId: string; validUntil: string }[]
  /** Boxes that are not connected, and since when. */
  away: readonly { nodeId: string; sinceMs: number }[]
}

const minuteMs = 60_000
/** What is later than this is not caught up with: a mail of yesterday's evening would only confuse. */
const latestMs = 60 * minuteMs

/** The occasions of a rule within a span of time, ends included, in the order they come. */
export function occasionsIn(
  rule: Pick<
    AutomationFields,
    'trigger' | 'time' | 'weekdays' | 'monthDay' | 'minutes' | 'seats' | 'quantity' | 'productIds'
  >,
  { timeZone, shows, stock, vouchers, away }: Situation,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Occasion[] {
  const apartMs = (rule.minutes ?? 0) * minuteMs
  const found = ((): Occasion[] => {
    switch (rule.trigger) {
      case 'time':
        return timesOf(rule, timeZone, { fromMs, toMs })
      case 'before_show':
        return shows.map(({ id, startMs }) => ofShow(id, startMs - apartMs, startMs))
      case 'after_show':
        return shows.map(({ id, endMs }) => ofShow(id, endMs + apartMs, endMs + apartMs + latestMs))
      case 'seats_left':
        return shows
          .filter(({ left }) => left !== null && left <= (rule.seats ?? 0))
          .map(({ id, startMs }) => ofShow(id, Math.min(toMs, startMs), startMs))
      case 'stock_low': {
        const day = plainDay(toMs, timeZone)
        return stock
          .filter(({ level }) => level <= (rule.quantity ?? 0))
          .filter(({ productId }) => !rule.productIds.length || rule.productIds.includes(productId))
          .map(({ productId }) => ({
            key: `stock:${productId}:${day}`,
            atMs: toMs,
            untilMs: toMs + latestMs,
            productId,
          }))
      }
      case 'voucher_ends':
        return vouchers.map(({ voucherId, validUntil }) => ({
          // One that is good for longer ends anew.
          key: `voucher:${voucherId}:${validUntil}`,
          atMs: toMs,
          untilMs: toMs + latestMs,
          voucherId,
        }))
      case 'box_away':
        return away
          .filter(({ sinceMs }) => sinceMs + apartMs <= toMs)
          .map(({ nodeId, sinceMs }) => ({
            key: `box:${nodeId}:${sinceMs}`,
            atMs: toMs,
            untilMs: toMs + latestMs,
            nodeId,
          }))
    }
  })()
  return found
    .filter(({ atMs }) => fromMs <= atMs && atMs <= toMs)
    .toSorted((a, b) => a.atMs - b.atMs || (a.key < b.key ? -1 : 1))
}

/**
 * What a rule has to do now: what came since it was made or last changed, within the last hour, and is of use still.
 *
 * @param sinceMs when it was changed last
 */
export function occasionsDue(
  rule: Parameters<typeof occasionsIn>[0],
  situation: Situation,
  { sinceMs, nowMs }: { sinceMs: number; nowMs: number },
): Occasion[] {
  const fromMs = Math.max(sinceMs, nowMs - latestMs)
  return occasionsIn(rule, situation, { fromMs, toMs: nowMs }).filter(({ untilMs }) => nowMs < untilMs)
}

const ofShow = (scheduleId: string, atMs: number, untilMs: number): Occasion => ({
  key: `show:${scheduleId}`,
  atMs,
  untilMs,
  scheduleId,
})

/** Every day of the span at the rule's time, as far as weekday and day of the month say so. */
function timesOf(
  { time, weekdays, monthDay }: Pick<AutomationFields, 'time' | 'weekdays' | 'monthDay'>,
  timeZone: string,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Occasion[] {
  if (!time) return []
  const found: Occasion[] = []
  const last = plainDay(toMs, timeZone)
  for (let day = plainDay(fromMs, timeZone); day <= last; day = addDays(day, 1)) {
    const weekday = String(new Date(`${day}T12:00:00Z`).getUTCDay() || 7)
    if (weekdays.length && !weekdays.some(each => each === weekday)) continue
    if (monthDay !== null && Number(day.slice(8)) !== Math.min(monthDay, daysInMonth(day))) continue
    const atMs = instantOf(day, time, timeZone, 0)
    found.push({ key: `day:${day}`, atMs, untilMs: atMs + latestMs })
  }
  return found
}

const daysInMonth = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()
