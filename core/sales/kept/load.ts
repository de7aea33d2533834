import type { Visitor } from '../../api/visitor.ts'
import type { Tx } from '../../journal/node.ts'
import type { KeptOf } from '../../pricing/routes.ts'
import type { PriceList } from '../price-basket.ts'
import { priceListAt } from '../price-list-load.ts'
import { contentOf, keptContent, listAsShown, nameOf } from './content.ts'
import { keptList, keptOf } from './store.ts'

/** A basket by its hold; at the till of no visitor. */
export type HeldBasket = { id: string; visitor?: Visitor | undefined }

/**
 * The prices a basket was shown when its seats were held, and until when (ms) they hold; undefined where they are those
 * of now. Whether its tickets are the ones that are held is for `priceAsShown`.
 *
 * @param now the prices of now, in the same cinema
 */
export function keptPricesOf(
  { db, nowMs }: Pick<Tx, 'db' | 'nowMs'>,
  { id, visitor }: HeldBasket,
  now: PriceList,
): { list: PriceList; untilMs: number } | undefined {
  const kept = keptOf(db, { id, visitor: visitor?.id ?? '' }, nowMs)
  if (!kept || kept.list === nameOf(now)) return undefined
  const text = keptList(db, kept.list)
  const read = text === undefined ? undefined : keptContent.safeParse(JSON.parse(text))
  // Another version wrote it: everybody's prices hold.
  if (!read?.success) return undefined
  return { list: listAsShown(kept.list, read.data, now), untilMs: kept.untilMs }
}

/** The same for a basket at the till of a box, as its register asks for it. */
export const pricesOfTill: KeptOf = ({ node }, basketId) => {
  const { db, catalogue, identity, runtime } = node
  const { cinemaId } = identity
  if (!cinemaId) return null
  const nowMs = runtime.now()
  const now = priceListAt(catalogue, cinemaId, nowMs)
  const kept = keptPricesOf({ db, nowMs }, { id: basketId }, now)
  if (!kept) return null
  const { day, rates, products, ticketDiscounts } = contentOf(kept.list)
  return {
    basket: basketId,
    day,
    rates,
    products,
    ticketDiscounts,
    until: new Date(kept.untilMs).toISOString(),
  }
}
