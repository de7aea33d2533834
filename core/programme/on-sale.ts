/** Where tickets are sold: on the website, or at a register of the cinema. */
export type SaleChannel = 'site' | 'register'

/** Why a show is not sold on a channel now. */
export type SaleStop =
  | 'cancelled'
  /** The channel does not offer it: it is not shown there, or the event is sold at the cinema only. */
  | 'not_offered'
  /** The film's first day is later than the show. */
  | 'film_not_yet'
  /** An event, and it has begun. */
  | 'event_begun'
  | 'ended'

/** A show as needed to decide about its sale; instants in epoch milliseconds. */
export type ShowForSale = {
  cancelled: boolean
  startMs: number
  endMs: number
  /**
   * Visitors can begin to buy until then: early enough that no payment stays open past the cut-off in the show's fact.
   */
  onlineEndsMs: number
  /** Whether the channel shows it at all. */
  visible: boolean
  /** The event it is, if it is one. */
  event?: { sellOnline: boolean } | undefined
  /** Whether it lies before the first day of its film. */
  beforeFilm: boolean
}

/** An event may be bought online until this long after its start. Source: spec/website.md section 4. */
const eventGraceMs = 15 * 60_000

/**
 * Whether a show may be sold on a channel now, and if not, the most specific reason. Pages, holds, purchases and sales
 * all call this function. A register sells until the feature is over: latecomers buy too.
 */
export function saleStopOf(show: ShowForSale, channel: SaleChannel, nowMs: number): SaleStop | null {
  const online = channel === 'site'
  if (show.cancelled) return 'cancelled'
  if (!show.visible || (online && show.event && !show.event.sellOnline)) return 'not_offered'
  if (show.beforeFilm) return 'film_not_yet'
  if (online && show.event && nowMs > show.startMs + eventGraceMs) return 'event_begun'
  return nowMs < (online ? show.onlineEndsMs : show.endMs) ? null : 'ended'
}
