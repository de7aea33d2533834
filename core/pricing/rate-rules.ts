import { isAtHour, isOnWeekday } from '../programme/allowed-times.ts'
import type { ShowTerms } from '../programme/show-terms.ts'
import type { PriceRate } from './price-rate.ts'

/** Why a rate is not offered for a show, in the order in which it is said. */
export const rateRules = [
  'rate_other_list',
  'rate_other_events',
  'rate_other_films',
  'rate_other_screens',
  'rate_other_dates',
  'rate_other_weekdays',
  'rate_other_hours',
  'rate_in_advance',
] as const
export type RateRule = (typeof rateRules)[number]

/** What of a rate says when it is offered; what is left out or empty limits nothing. */
export type RateLimitedTo = Pick<
  PriceRate,
  | 'daysAhead'
  | 'showsFrom'
  | 'showsUntil'
  | 'weekdays'
  | 'startsFrom'
  | 'startsUntil'
  | 'screenIds'
  | 'movieIds'
> &
  Partial<Pick<PriceRate, 'eventIds' | 'priceListIds'>>

/**
 * The first rule of a rate that a show does not meet; null where it is offered. Dates, weekdays and days ahead are
 * business days, hours those of the wall clock in the show's cinema.
 *
 * @param today the business day of the purchase, YYYY-MM-DD
 */
export function ruleAgainst(rate: RateLimitedTo, show: ShowTerms, today: string): RateRule | null {
  const { day, time, midnightOffsetMinutes } = show
  if (isOfAnotherList(rate, show)) return 'rate_other_list'
  if (isOfAnotherEvent(rate, show)) return 'rate_other_events'
  if (rate.movieIds?.length && !rate.movieIds.includes(show.movieId)) return 'rate_other_films'
  if (rate.screenIds?.length && !rate.screenIds.includes(show.screenId)) return 'rate_other_screens'
  if ((rate.showsFrom && day < rate.showsFrom) || (rate.showsUntil && day > rate.showsUntil))
    return 'rate_other_dates'
  if (!isOnWeekday(rate, day)) return 'rate_other_weekdays'
  if (!isAtHour(rate, time, midnightOffsetMinutes)) return 'rate_other_hours'
  return today > lastDayOf(rate, show) ? 'rate_in_advance' : null
}

/** A rate that names events is for them alone, and an event with prices of its own has no others. */
function isOfAnotherEvent(
  { eventIds, priceListIds }: RateLimitedTo,
  { event, list }: Pick<ShowTerms, 'event' | 'list'>,
): boolean {
  // Somebody put this very show on the list.
  if (list && priceListIds?.includes(list.id)) return false
  if (event && eventIds?.includes(event.id)) return false
  return Boolean(eventIds?.length) || event?.ownPrices === true
}

/** A rate that names price lists is for their shows alone, and a show on a list has no others where that says so. */
function isOfAnotherList({ priceListIds }: RateLimitedTo, { list }: Pick<ShowTerms, 'list'>): boolean {
  if (list && priceListIds?.includes(list.id)) return false
  return Boolean(priceListIds?.length) || list?.alone === true
}

/** The last business day on which a rate can be bought for a show, as far as it must be bought ahead; YYYY-MM-DD. */
export function lastDayOf({ daysAhead }: Pick<PriceRate, 'daysAhead'>, { day }: ShowTerms): string {
  if (!daysAhead) return '9999-12-31'
  return new Date(Date.parse(day) - daysAhead * 86_400_000).toISOString().slice(0, 10)
}

/** Those of some rates that are offered for a show, in their order. */
export function ratesFor<R extends RateLimitedTo>(
  rates: readonly R[],
  show: ShowTerms | undefined,
  today: string,
): R[] {
  return rates.filter(rate => !show || !ruleAgainst(rate, show, today))
}

/**
 * A price list as it holds for a show: its tickets as they are, and of what is added those meant for it. A supplement for
 * some shows comes before one for all, and so stands in its place; an event with prices of its own has what all shows have.
 *
 * @param show undefined where there is none: then no surcharge holds
 */
export function ratesOfShow(rates: readonly PriceRate[], show: ShowTerms | undefined): PriceRate[] {
  const added = rates.filter(rate => rate.kind !== 'ticket' && (show ? isFor(rate, show) : isForAll(rate)))
  return [
    ...rates.filter(({ kind }) => kind === 'ticket'),
    ...added.filter(rate => !isForAll(rate)),
    ...added.filter(rate => isForAll(rate)),
  ]
}

function isFor(rate: PriceRate, show: ShowTerms): boolean {
  const event = show.event && { ...show.event, ownPrices: false }
  const list = show.list && { ...show.list, alone: false }
  return !ruleAgainst({ ...rate, daysAhead: null }, { ...show, event, list }, show.day)
}

/** Whether what a rate adds is for any show; a surcharge without limits is for any show that there is. */
function isForAll(rate: PriceRate): boolean {
  return rate.kind !== 'surcharge' && !isLimited(rate)
}

/** Whether a rate says for which shows it is. */
export function isLimited(rate: RateLimitedTo): boolean {
  const lists = [rate.weekdays, rate.screenIds, rate.movieIds, rate.eventIds, rate.priceListIds]
  const bounds = [rate.showsFrom, rate.showsUntil, rate.startsFrom, rate.startsUntil]
  return lists.some(list => list?.length) || bounds.some(bound => bound != null && bound !== '')
}

/** A show's terms from how lists tell it: its business day, and its start in ISO with the cinema's own offset. */
export function termsOfView(
  {
    cinemaId,
    screenId,
    movieId,
    day,
    start,
    eventId,
    ownPrices,
    priceList,
  }: Omit<ShowTerms, 'time' | 'midnightOffsetMinutes' | 'event' | 'list'> & {
    start: string
    eventId: string | null
    ownPrices: boolean
    priceList?: { id: string; alone: boolean } | undefined
  },
  midnightOffsetMinutes: number,
): ShowTerms {
  const event = eventId === null ? null : { id: eventId, ownPrices }
  const terms = { cinemaId, screenId, movieId, event, day, time: start.slice(11, 16), midnightOffsetMinutes }
  return priceList ? { ...terms, list: priceList } : terms
}
