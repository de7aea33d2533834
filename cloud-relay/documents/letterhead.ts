import type { ReceiptVat } from '#core/documents/paper.ts'
import type { Locale } from '#core/i18n/locale.ts'

/** One line of a table of goods; cents include VAT. */
export type LetterheadLine = {
  readonly text: string
  /** In small letters below it. */
  readonly note?: string
  readonly quantity: number
  readonly unitCents: number
  /** Basis points. */
  readonly vatRate: number
  readonly totalCents: number
}

/** What a receipt, an invoice and a credit note say on A4: who sold what to whom, with which VAT, and how it was paid. */
export type Letterhead = {
  readonly locale: Locale
  /** The exhibitor's marquee colour, an OKLCH hue in degrees. */
  readonly accentHue: number
  readonly training: boolean
  readonly title: string
  readonly sellerName: string
  /** The seller's logo on white, a JPEG; left out where there is none. */
  readonly logo?: Buffer | undefined
  /** Address and VAT number. */
  readonly sellerLines: readonly string[]
  /** Whom it is for; empty on a receipt. */
  readonly buyerLines: readonly string[]
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly groups: readonly { readonly title: string; readonly lines: readonly LetterheadLine[] }[]
  readonly sums: readonly { readonly text: string; readonly cents: number; readonly strong?: boolean }[]
  readonly vat: readonly { readonly title: string; readonly rates: readonly ReceiptVat[] }[]
  /** Sentences at its end. */
  readonly notes: readonly string[]
}
