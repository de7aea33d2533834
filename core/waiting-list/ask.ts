import { Refusal } from '../refusal.ts'
import { requireWithinBounds } from '../seating/visitors/visitor.ts'
import type { Party } from './offer.ts'

/** Most who wait for one show at a time. */
const mostInLine = 200
/** Most who are remembered of one show, with those who never confirmed and those who wait no longer. */
export const mostRemembered = 500
/** Shows that one mail address waits for at a time. */
const mostOfAddress = 5

/** A show as needed to let somebody wait for it. */
export type AskNow = {
  isOn: boolean
  /** Why the website does not sell it now; null where it does. */
  closed: Refusal | null
  capacity: number
  /** Seats a visitor can have now. */
  available: number
  inLine: number
  remembered: number
  /** Whether an offer made now would still have its time. */
  hasTime: boolean
}

/**
 * Refuses what nobody may wait for: `waiting_list_off`, what the website does not sell (as its sale says),
 * `waiting_too_late`, `waiting_not_needed` where there are seats for the party, `too_many_seats` and `address_crowded`
 * for a party that no visitor may buy for, and `waiting_list_full`.
 */
export function requireMayWait({ seats }: Party, now: AskNow): void {
  if (!now.isOn) throw new Refusal('waiting_list_off')
  if (now.closed) throw now.closed
  if (!now.hasTime) throw new Refusal('waiting_too_late')
  if (now.available >= seats) throw new Refusal('waiting_not_needed', { free: now.available })
  const nothing = { baskets: 0, bills: 0, seats: 0, addressSeats: 0 }
  requireWithinBounds({ seats, ofShow: seats, capacity: now.capacity, paying: false }, nothing)
  if (now.inLine >= mostInLine || now.remembered >= mostRemembered) throw new Refusal('waiting_list_full')
}

/**
 * Whether an address is mailed now that asks for a show. Not where it waits for that one already, or for many others:
 * nobody fills a stranger's mailbox, and one person does not stand in every line.
 *
 * @param open for which shows it asked and has not stopped waiting
 */
export function mayAsk(open: readonly { scheduleId: string }[], scheduleId: string): boolean {
  return open.length < mostOfAddress && !open.some(each => each.scheduleId === scheduleId)
}
