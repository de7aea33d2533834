import type { Words } from '../i18n/locale.ts'
import type { OwnMinutes } from './own-minutes.ts'

/** Where and when a show is: one field, because half of it merged with half of another would be a show nobody planned. */
export type Place = {
  screenId: string
  startMs: number
  featureMs: number
  endMs: number
  readyMs: number
  /** Minutes before and after the film that it has instead of its screen's; they move along with it. */
  ownMinutes?: OwnMinutes
}

/**
 * A show as it is in its facts. Who first owns a seat must be the same on every node, whatever was edited meanwhile: ids
 * of seats never change, and `relaySeats` only grows, by seats that are new in a cinema without a box. `onlineUntilMs` is only ever written together with `place`, so
 * that both have one stamp and win or lose together.
 */
export type ScheduleFields = {
  cinemaId: string
  movieId: string
  versionId: string
  arrangementId: string
  place: Place
  /**
   * No online payment is open after this, so none is started that would be; epoch milliseconds. `onlineEndsBefore` is
   * taken off it.
   */
  onlineUntilMs: number
  /** Minutes before its film after which no visitor begins to buy; 0 when left out. By itself, since it moves along. */
  onlineEndsBefore?: number
  /** The seats the relay owns at first; the box owns the rest. */
  relaySeats: string[]
  visibility: ('site' | 'signage' | 'pos' | 'portal')[]
  /** What each side keeps of its seats, where it is not as its screen says. */
  shares?: ShowShares | null
  /** What its guests are told: strobe lights, an interval, a guest who speaks. Null or left out for nothing. */
  notice?: Words | null
  /** The price list it has; null or left out for the usual prices. */
  priceListId?: string | null
  /** The conflicts a manager has accepted: names as in `core/planning/conflicts.ts`. */
  keeps?: string[]
}

/** Percent of a show's seats that each side always keeps for sale. */
export type ShowShares = { registerPercent: number; onlinePercent: number }

/** The longest that a provider leaves a payment open: 15 minutes for cards, 20 for Bancontact. */
const paymentLifetimeMs = 20 * 60_000

/** The cut-off that a show's fact carries so that visitors can begin to pay until `saleEndsMs`. */
export function cutOffFor(saleEndsMs: number): number {
  return saleEndsMs + paymentLifetimeMs
}

/** When visitors can no longer begin to buy: a payment begun later could outlive the show's cut-off. */
export function onlineSaleEndsMs(schedule: { onlineUntilMs: number }): number {
  return schedule.onlineUntilMs - paymentLifetimeMs
}
