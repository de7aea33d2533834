import { Refusal } from '../../../refusal.ts'
import type { LineNow } from '../../../billing/refunds/returns.ts'
import type { BuyerOffer } from './offer.ts'

/**
 * The lines a buyer returns, of those that are offered: a withdrawal takes them all. Of a rate that is sold to several
 * together as many stay as it is sold to, or none: nobody keeps the family's price for two.
 *
 * Refuses `not_returnable` where one of them is not offered, and `rate_returned_whole`.
 *
 * @param wanted numbers of lines
 * @param lines every line of the bill
 * @param fewest how many tickets a rate is sold to at least, by its id
 */
export function linesReturned(
  wanted: readonly number[],
  offer: BuyerOffer | null,
  { lines, fewest }: { lines: readonly LineNow[]; fewest: ReadonlyMap<string, number> },
): { line: number; quantity: number }[] {
  const chosen = offer?.lines.filter(({ line }) => wanted.includes(line)) ?? []
  const isWhole = offer?.kind !== 'withdrawal' || chosen.length === offer.lines.length
  if (!chosen.length || chosen.length < new Set(wanted).size || !isWhole) throw new Refusal('not_returnable')
  const stays = lines.filter(
    ({ line, kind, left }) => kind === 'ticket' && left > 0 && !wanted.includes(line),
  )
  for (const { priceRateId = '', text } of chosen) {
    const kept = stays.filter(each => each.priceRateId === priceRateId).length
    const least = fewest.get(priceRateId) ?? 1
    if (kept > 0 && kept < least) throw new Refusal('rate_returned_whole', { rate: text, min: least })
  }
  return chosen.map(({ line, left }) => ({ line, quantity: left }))
}
