import type { DemoProduct } from './products.ts'
import type { Party } from './sales.ts'

/** What parties take to their seats, by the keys of products; some take nothing. */
const orders: readonly (readonly string[])[] = [
  ['popcorn-salty-m', 'cola-50'],
  [],
  ['popcorn-sweet-l', 'cola-50'],
  ['nachos-cheese', 'lemonade-50'],
  [],
  ['popcorn-salty-m'],
  ['popcorn-salty-m', 'cola-50'],
]

/**
 * The snacks of a party at the register and their sum in cents, the same each time the demo is built: one of each for
 * every two guests, so that stock, statistics and what is sold most begin with something.
 */
export function snacksOf(products: readonly DemoProduct[], { seatIds }: Pick<Party, 'seatIds'>) {
  const chosen = [...seatIds.join('')].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const quantity = Math.ceil(seatIds.length / 2)
  const sold = orders[chosen % orders.length]!.flatMap(
    key => products.find(product => product.key === key) ?? [],
  )
  return {
    products: sold.map(({ key }) => ({ productId: key, quantity })),
    cents: sold.reduce((sum, { product }) => sum + quantity * product.cents, 0),
  }
}
