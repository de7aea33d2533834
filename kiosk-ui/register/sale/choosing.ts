import { create } from 'zustand'
import { choicesOf } from '#core/pricing/combination.ts'
import type { Product } from '#core/pricing/price-rate.ts'
import { addProduct } from '../till.ts'

/** The combination that is being put together, and what was chosen for its first things. */
type Choosing = { productId: string | null; chosen: readonly string[] }

export const useChoosing = create<Choosing>(() => ({ productId: null, chosen: [] }))

export const stopChoosing = () => useChoosing.setState({ productId: null, chosen: [] })

/** Products by their ids. */
export type ById = ReadonlyMap<string, Product>

/** Whether everything a combination gives is there, or it is none. */
export function canBeTaken(product: Product, byId: ById): boolean {
  return choicesOf(product, id => byId.get(id)).every(({ length }) => length > 0)
}

/**
 * Takes one of a product, by a key or a scan: a combination with something to choose opens its choice, everything else
 * is in the basket at once. False where neither is possible now.
 */
export function takeProduct(product: Product, byId: ById): boolean {
  return choose(product, [], byId)
}

/** Goes on with what is chosen: a thing that there is only one of needs no choice. */
export function choose(product: Product, chosen: readonly string[], byId: ById): boolean {
  const choices = choicesOf(product, id => byId.get(id))
  const next = [...chosen]
  while (next.length < choices.length && choices[next.length]!.length === 1)
    next.push(choices[next.length]![0]!.id)
  if (next.length < choices.length) {
    if (!choices[next.length]!.length) return false
    useChoosing.setState({ productId: product.id, chosen: next })
    return true
  }
  stopChoosing()
  return addProduct(product.id, next)
}
