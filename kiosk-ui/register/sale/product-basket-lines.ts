import { chosenOf, isCombination, sharesOf } from '#core/pricing/combination.ts'
import { depositLines } from '#core/sales/deposits.ts'
import type { Product } from '#core/pricing/price-rate.ts'
import type { Basket } from './basket.ts'

/** So many of a product; of a combination with what was chosen for it. */
export type ProductLine = {
  kind: 'product'
  product: Product
  quantity: number
  totalCents: number
  /** As the basket names what a combination gives. */
  components?: string[]
  /** What a combination gives, nothing where it does no more; missing of anything else. */
  gives?: readonly Product[]
}

/** The products of a basket as lines. What is no longer sold is left out, of combinations also what gives it no more. */
export function productBasketLines({ products }: Basket, known: readonly Product[]): ProductLine[] {
  const productOf = (id: string) => known.find(product => product.id === id && !product.deleted)
  return products.flatMap(({ productId, quantity, components = [] }): ProductLine[] => {
    const product = productOf(productId)
    if (!product) return []
    const line = { kind: 'product' as const, product, quantity, totalCents: product.cents * quantity }
    if (!isCombination(product)) return [line]
    return [{ ...line, components, gives: chosenOf(product, components, productOf) ?? [] }]
  })
}

/** What is charged for the cups and bottles of a product, beside what it costs. */
export type DepositLine = { kind: 'deposit'; product: Product; quantity: number; totalCents: number }

/** The deposits of what is in a basket, by the rule of the box: a line for each product. */
export function depositBasketLines(lines: readonly ProductLine[]): DepositLine[] {
  const given = lines.flatMap(({ product, quantity, gives }) =>
    (gives ?? [product]).map(each => ({ product: each, productId: each.id, quantity })),
  )
  const productOf = (id: string) => given.find(({ productId }) => productId === id)?.product
  return depositLines(given, productOf, 'en').map(({ depositOf = '', quantity, totalCents }) => ({
    kind: 'deposit' as const,
    product: productOf(depositOf)!,
    quantity,
    totalCents,
  }))
}

/** What lines of products cost as the box writes them: a combination is a line for each thing it gives. */
export function pricedParts(lines: readonly ProductLine[]): { kind: 'product'; totalCents: number }[] {
  return lines.flatMap(({ product, quantity, totalCents, gives }) => {
    if (!gives?.length) return [{ kind: 'product', totalCents }]
    const single = gives.map(({ cents }) => cents)
    return sharesOf(product.cents, single).map(cents => ({ kind: 'product', totalCents: cents * quantity }))
  })
}
