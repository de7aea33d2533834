import * as z from 'zod'
import { ticketDiscountFields } from '../../pricing/ticket-discount.ts'
import { isAvailable } from '../../pricing/combination.ts'
import { isOffered, priceRateFields } from '../../pricing/price-rate.ts'
import type { PriceList } from '../price-basket.ts'

/** What of a price list a basket keeps: VAT is owed as it is on the day of the sale, whatever was shown. */
export const keptContent = z.object({
  day: z.string(),
  rates: z.array(priceRateFields.extend({ id: z.string() })),
  /** Cents of each product, by its id. */
  products: z.record(z.string(), z.int()),
  fees: z.object({ orderCents: z.int() }),
  ticketDiscounts: z.array(ticketDiscountFields.extend({ id: z.string() })),
})
export type KeptContent = z.infer<typeof keptContent>

/** One list's name; the business day is part of it, since rates are offered by days. */
export function nameOf({ day, id }: Pick<PriceList, 'day' | 'id'>): string {
  return `${day} ${id}`
}

/** What is kept of a list. */
export function contentOf({ day, rates, products, fees, ticketDiscounts = [] }: PriceList): KeptContent {
  return {
    day,
    rates: rates.filter(isOffered),
    products: Object.fromEntries(
      products.filter(each => isOffered(each) || isAvailable(each)).map(({ id, cents }) => [id, cents]),
    ),
    fees,
    ticketDiscounts: [...ticketDiscounts],
  }
}

/**
 * A list as it was shown. Products that are no longer sold are not sold here either: a guest can see that there is no
 * popcorn left, and their price is the one that was shown.
 */
export function listAsShown(
  name: string,
  { day, rates, products, fees, ticketDiscounts }: KeptContent,
  now: PriceList,
): PriceList {
  return {
    ...now,
    id: name.slice(day.length + 1),
    day,
    rates,
    products: now.products.map(each => ({ ...each, cents: products[each.id] ?? each.cents })),
    fees,
    ticketDiscounts,
  }
}
