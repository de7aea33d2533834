import type { PricedLine } from '../billing/bill.ts'
import { inLocale, type Locale } from '../i18n/locale.ts'
import { chosenOf, isCombination, sharesOf, takenFor } from '../pricing/combination.ts'
import { isOffered, type Product, type VatClass } from '../pricing/price-rate.ts'
import { Refusal } from '../refusal.ts'

export type WantedProduct = {
  productId: string
  quantity: number
  /** Of a combination: the product chosen for each thing it gives, in their order. */
  components?: readonly string[] | undefined
}

/** What of a price list says what products cost, and the VAT in it in basis points. */
type SoldAt = {
  products: readonly Product[]
  vat: (vatClass: VatClass, takenAway?: boolean) => number
}

/**
 * The lines of a wanted product: one, or of a combination one for each thing it gives, with its share of the price and
 * its own VAT, which may be another one for what is taken away. Refuses `product_unknown`, and `combination_changed` where what was chosen is not what it gives now.
 */
export function productLines(
  { productId, quantity, components = [] }: WantedProduct,
  list: SoldAt,
  locale: Locale,
  takenAway = false,
): PricedLine[] {
  const productOf = (id: string) => list.products.find(product => product.id === id)
  const product = productOf(productId)
  if (!product || !isOffered(product)) throw new Refusal('product_unknown')
  const name = inLocale(product.name, locale)
  const line = (each: Product, text: string, unitCents: number): PricedLine => ({
    kind: 'product',
    text,
    quantity,
    unitCents,
    totalCents: unitCents * quantity,
    vatRate: list.vat(each.vatClass, takenAway),
    productId: each.id,
    ...takesOf(each, quantity),
    ...(takenAway ? { takenAway } : {}),
  })
  if (!isCombination(product)) {
    if (components.length) throw new Refusal('combination_changed', { product: name })
    return [line(product, name, product.cents)]
  }
  const chosen = chosenOf(product, components, productOf)
  if (!chosen) throw new Refusal('combination_changed', { product: name })
  const shares = sharesOf(
    product.cents,
    chosen.map(({ cents }) => cents),
  )
  return chosen.map((each, at) => ({
    ...line(each, `${name}: ${inLocale(each.name, locale)}`, shares[at]!),
    combinationId: product.id,
    ...(at === 0 ? { combinationFirst: true } : {}),
  }))
}

function takesOf(product: Product, quantity: number): Pick<PricedLine, 'takes'> {
  const takes = takenFor(product, quantity)
  return takes ? { takes } : {}
}
