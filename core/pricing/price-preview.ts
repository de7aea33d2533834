import type { Words } from '../i18n/locale.ts'
import type { ShowTerms } from '../programme/show-terms.ts'
import { isOffered, type PriceRate } from './price-rate.ts'
import { classHandlingCents, heldAt, offeredRates, supplementsFor } from './price.ts'
import { ratesOfShow, ruleAgainst, type RateRule } from './rate-rules.ts'

/** A ticket somebody might buy. */
export type AskedPrice = {
  show: ShowTerms
  /** As `classIdOf` tells it. */
  seatClass: string
  dimension: '2d' | '3d'
  channel: 'site' | 'pos'
  /** The business day of the purchase, YYYY-MM-DD. */
  today: string
}

/** A part of a price, in cents; handling has no entry of its own. */
export type PricePart = { name: Words | 'handling'; cents: number }

/** Why a rate is not offered. */
export type WhyNot = RateRule | 'paused' | 'place' | 'cinema'

/**
 * What a ticket would cost at each rate, by the same rules as its sale, and why the others are not offered; in cents with
 * VAT, in selling order.
 */
export function previewPrices(
  rates: readonly PriceRate[],
  { show, seatClass, dimension, channel, today }: AskedPrice,
): {
  offered: { rate: PriceRate; parts: PricePart[]; totalCents: number }[]
  not: { rate: PriceRate; why: WhyNot }[]
} {
  const held = ratesOfShow(heldAt(rates, show.cinemaId), show)
  const sold = offeredRates(held, channel)
  const offered = sold
    .filter(rate => !ruleAgainst(rate, show, today))
    .map(rate => {
      const handling =
        channel === 'site' ? (rate.handlingCents ?? 0) + classHandlingCents(seatClass, held) : 0
      const parts: PricePart[] = [rate, ...supplementsFor(held, { seatClass, dimension })]
        .filter(part => part === rate || part.cents > 0)
        .map(({ name, cents }) => ({ name, cents }))
      if (handling) parts.push({ name: 'handling', cents: handling })
      return { rate, parts, totalCents: parts.reduce((sum, { cents }) => sum + cents, 0) }
    })
  const not = rates
    .filter(
      rate => rate.kind === 'ticket' && !rate.deleted && !offered.some(each => each.rate.id === rate.id),
    )
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .map(rate => ({ rate, why: whyNot(rate) }))
  return { offered, not }

  function whyNot(rate: PriceRate): WhyNot {
    if (!isOffered(rate)) return 'paused'
    if (!held.includes(rate)) return 'cinema'
    if (!sold.includes(rate)) return 'place'
    return ruleAgainst(rate, show, today)!
  }
}
