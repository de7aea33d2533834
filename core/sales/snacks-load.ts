import { isModuleOn } from '../access/modules.ts'
import type { Words } from '../i18n/locale.ts'
import type { Tx } from '../journal/node.ts'
import { mostToOrder, snacksOnline } from '../pricing/online-snacks.ts'
import type { Product } from '../pricing/price-rate.ts'
import { stockLevels } from '../stock/store.ts'

type At = Pick<Tx, 'catalogue' | 'db'>

/** The snacks a visitor may order with tickets at a cinema, with how many there are; what is sold out has none. */
export function loadSnacks(
  { catalogue, db }: At,
  cinemaId: string,
  products: readonly Product[],
): { product: Product; most: number }[] {
  if (!isModuleOn(catalogue, 'products')) return []
  const offered = snacksOnline(products)
  if (!offered.length) return []
  const levels = new Map(stockLevels(db, cinemaId).map(({ productId, level }) => [productId, level]))
  return offered.map(product => ({ product, most: mostToOrder(product, levels) }))
}

/** The same by their ids. */
export function snacksById(
  at: At,
  cinemaId: string,
  products: readonly Product[],
): Map<string, { name: Words; most: number }> {
  return new Map(
    loadSnacks(at, cinemaId, products).map(({ product: { id, name }, most }) => [id, { name, most }]),
  )
}
