import { inLocale, type Locale, type Words } from '../i18n/locale.ts'
import type { PricedLine } from '../billing/bill.ts'

/** What a deposit is called on bills and at tills. */
export const depositWords: Words = { en: 'Deposit', de: 'Pfand', fr: 'Consigne', nl: 'Statiegeld' }

type WithDeposit = { id: string; name: Words; depositCents?: number | undefined }

/** What the deposit of a product is called. */
export const depositName = ({ name }: Pick<WithDeposit, 'name'>): Words => {
  const of = (locale: Locale) => `${inLocale(depositWords, locale)}: ${inLocale(name, locale)}`
  return { en: of('en'), de: of('de'), fr: of('fr'), nl: of('nl') }
}

/**
 * The deposits of what is sold, a line for each product, whichever of its lines or combinations gave it. They stand beside
 * what the products cost: no discount, happy hour or voucher touches them, and they have no VAT.
 *
 * @param sold lines of products, of combinations those of their things
 * @param productOf a product of the price list by its id
 */
export function depositLines(
  sold: readonly Pick<PricedLine, 'productId' | 'quantity'>[],
  productOf: (id: string) => WithDeposit | undefined,
  locale: Locale,
): PricedLine[] {
  const pieces = new Map<string, number>()
  for (const { productId = '', quantity } of sold)
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  return [...pieces].flatMap(([id, quantity]): PricedLine[] => {
    const product = productOf(id)
    const unitCents = product?.depositCents ?? 0
    if (!product || !unitCents) return []
    const text = inLocale(depositName(product), locale)
    return [
      {
        kind: 'deposit',
        text,
        quantity,
        unitCents,
        totalCents: quantity * unitCents,
        vatRate: 0,
        depositOf: id,
      },
    ]
  })
}
