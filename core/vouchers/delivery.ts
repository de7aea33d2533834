import { Temporal } from 'temporal-polyfill'
import { Refusal } from '../refusal.ts'

/** How far ahead a gift may be mailed, in days, and how often its buyer says anew to whom or when. */
export const deliveryBounds = { days: 366, changes: 5 }

/** When on its day a gift is mailed, in the cinema's time: early enough for a birthday's breakfast. */
const hour = 8

/** To whom and on which day (YYYY-MM-DD) a gift is to be mailed. */
export type DeliveryWish = { email: string; day: string }

/** When a voucher is mailed: the day, and from which moment on, epoch milliseconds. */
export type DeliveryTime = { day: string; fromMs: number }

/** What a delivery depends on: whether the cinema mails gifts, the moment, and its time zone. */
export type DeliveryNow = { on: boolean; nowMs: number; timezone: string }

/** A gift as its buyer last said where it goes. Its `round` counts what they said, from 0. */
export type Delivery = DeliveryTime & { place: number; round: number; mailedAt: string | null }

/** The calendar day in a cinema, YYYY-MM-DD. */
function dayIn({ nowMs, timezone }: Pick<DeliveryNow, 'nowMs' | 'timezone'>): string {
  return Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timezone).toPlainDate().toString()
}

/** The days on which a gift can be mailed, YYYY-MM-DD; null where the cinema mails none. */
export function deliveryDays(now: DeliveryNow): { from: string; until: string } | null {
  if (!now.on) return null
  const from = dayIn(now)
  return { from, until: Temporal.PlainDate.from(from).add({ days: deliveryBounds.days }).toString() }
}

/**
 * When a gift leaves: on another day in the morning there, today as soon as its money is there. Refuses `delivery_off`
 * where the cinema mails none, and `delivery_day` for a day that is over or too far away, at that field.
 *
 * @param field where the form names the day
 */
export function deliveryTime(day: string, now: DeliveryNow, field: string): DeliveryTime {
  const days = deliveryDays(now)
  if (!days) throw new Refusal('delivery_off')
  const { from, until } = days
  if (day < from || day > until)
    throw new Refusal('delivery_day', { from, day: until }, { [field]: ['refusal.delivery_day'] })
  if (day === from) return { day, fromMs: now.nowMs }
  const morning = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: now.timezone,
    plainTime: { hour },
  })
  return { day, fromMs: morning.epochMilliseconds }
}

/**
 * The next round of a delivery, by its buyer: another address, or at once. Refuses `delivery_changed_enough` after five
 * times, `delivery_done` where it went already and nothing but haste is asked for, and as `deliveryTime`.
 *
 * @param delivery as it was last said
 * @param wish.isNew whether the address is another one
 */
export function nextDelivery(
  delivery: Delivery,
  wish: { isNew: boolean; atOnce: boolean },
  now: DeliveryNow,
): DeliveryTime & { round: number } {
  const { round, mailedAt } = delivery
  if (!wish.isNew && (mailedAt !== null || !wish.atOnce)) throw new Refusal('delivery_done')
  if (round >= deliveryBounds.changes)
    throw new Refusal('delivery_changed_enough', { most: deliveryBounds.changes })
  if (!now.on) throw new Refusal('delivery_off')
  // What went to a wrong address, or should have gone by now, goes to the right one at once.
  const isDue = wish.atOnce || mailedAt !== null || delivery.fromMs <= now.nowMs
  if (isDue) return { round: round + 1, day: dayIn(now), fromMs: now.nowMs }
  return { round: round + 1, day: delivery.day, fromMs: delivery.fromMs }
}
