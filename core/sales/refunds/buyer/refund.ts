import { Refusal } from '../../../refusal.ts'
import type { LineNow } from '../../../billing/refunds/returns.ts'
import { goesBackWith, type BuyerOffer } from './offer.ts'

/**
 * The lines a buyer returns, of those that are offered: a withdrawal takes each voucher whole. Of a rate that is sold to several
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
  const isWhole = offer?.kind !== 'withdrawal' || isWithdrawable(chosen, offer.lines)
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

/** Each voucher with all its lines, or with none. */
function isWithdrawable(chosen: readonly LineNow[], offered: readonly LineNow[]): boolean {
  const parts = Map.groupBy(offered, line => goesBackWith(line, offered))
  return [...parts.values()].every(together => {
    const taken = together.filter(line => chosen.includes(line)).length
    return taken === 0 || taken === together.length
  })
}
