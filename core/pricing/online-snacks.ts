import { isCombination } from './combination.ts'
import { isOffered, type Product } from './price-rate.ts'

/** So many different snacks go with one order of tickets, and so many of one. */
export const mostSnacks = 12
export const mostOfSnack = 10

/**
 * The products a visitor may order with tickets, in selling order: those that are marked for it and offered now, each by
 * itself. A combination asks for choices that are made at a counter.
 */
export function snacksOnline(products: readonly Product[]): Product[] {
  return products
    .filter(product => product.soldOnline && isOffered(product) && !isCombination(product))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
}

/**
 * How many of a product can be ordered: what is in the cinema's store of it, or of what it is made of, as far as that is
 * counted there; never more than one order takes.
 */
export function mostToOrder(
  { id, ingredients }: Pick<Product, 'id' | 'ingredients'>,
  levels: ReadonlyMap<string, number>,
): number {
  const takes = ingredients?.length ? ingredients : [{ productId: id, quantity: 1 }]
  const pieces = takes.map(({ productId, quantity }) => {
    const level = levels.get(productId)
    return level === undefined ? mostOfSnack : Math.floor(level / quantity)
  })
  return Math.max(0, Math.min(mostOfSnack, ...pieces))
}
