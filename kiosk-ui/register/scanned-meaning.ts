import { typedId } from '#core/journal/id.ts'
import { isOffered, type Product } from '#core/pricing/price-rate.ts'

/** What a scanned text may be, judging by its form. */
export type Meaning =
  { is: 'product'; product: Product } | { is: 'ticket'; code: string } | { is: 'voucher'; code: string }

/** Characters of a ticket's short code and of a voucher's code. Sources: core/sales/commands.ts, core/vouchers/issue.ts. */
const ticketLength = 10
const voucherLength = 12
const code = /^[0-9a-hjkmnp-tv-z]+$/
/** The prefix of a signed ticket code. Source: core/admission/ticket-code.ts. */
const signedMark = 'FOYER1.'

/**
 * What the texts of one scan may be, to be tried in this order. A product's barcode is known here; tickets and vouchers
 * are recognised by their form and looked up. A signed ticket code is looked up by the ticket's id in it: finding a
 * bill needs no valid signature, admission does.
 */
export function meaningsOf(texts: readonly string[], products: readonly Product[]): Meaning[] {
  const found: Meaning[] = []
  for (const text of texts.map(text => text.trim())) {
    const product = products.find(product => isOffered(product) && product.barcode === text)
    if (product) found.push({ is: 'product', product })
  }
  for (const text of texts.map(text => text.trim())) {
    const signed = text.toUpperCase().startsWith(signedMark) ? text.split('.')[1] : undefined
    const id = typedId(signed ?? text)
    if (!code.test(id)) continue
    if (signed !== undefined || id.length === ticketLength) found.push({ is: 'ticket', code: id })
    else if (id.length === voucherLength) found.push({ is: 'voucher', code: id })
  }
  return found
}
