import type { PaperPicture } from '../content/pictures/ink.ts'
import type { Locale } from '../i18n/locale.ts'
import type { SeatClass } from '../venue/arrangement.ts'
import type { paperKinds } from '../venue/printer-entry.ts'

/** One step of a printed slip, from top to bottom; only `typeset` knows the width of the paper. */
export type PaperLine =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly align?: Align
      readonly size?: PaperSize
      readonly bold?: boolean
    }
  | {
      readonly kind: 'row'
      readonly left: string
      readonly right: string
      readonly size?: PaperSize
      readonly bold?: boolean
    }
  | {
      readonly kind: 'columns'
      readonly cells: readonly string[]
      readonly size?: PaperSize
      readonly bold?: boolean
    }
  /** The cinema's name, below its picture where it has one. */
  | { readonly kind: 'logo'; readonly text: string; readonly picture?: PaperPicture }
  | { readonly kind: 'rule' }
  | { readonly kind: 'qr'; readonly content: string }
  | { readonly kind: 'feed'; readonly lines: number }
  | { readonly kind: 'drawer' }
  | { readonly kind: 'cut' }

export type Align = 'left' | 'centre' | 'right'
/** `tall` doubles the height, `large` doubles height and width. */
export type PaperSize = 'normal' | 'tall' | 'large'
export type PaperKind = (typeof paperKinds)[number]
export type PaperDocument = { readonly kind: PaperKind; readonly lines: readonly PaperLine[] }

/** The kinds of payment of spec/operations.md section 4. */
export const paperPaymentMethods = [
  'cash',
  'terminal',
  'online',
  'voucher',
  'invoice',
  'reservation',
  'other',
] as const
export type PaperPaymentMethod = (typeof paperPaymentMethods)[number]

/** The content of a receipt. Amounts are integer cents, VAT included unless named otherwise. */
export type ReceiptData = {
  readonly cinemaName: string
  readonly addressLines: readonly string[]
  readonly vatNumber: string
  /** What the house wants on every receipt; empty for nothing. */
  readonly legalText?: string
  readonly billNumber: string
  /** ISO time with offset; shown in that offset. */
  readonly at: string
  readonly cashierName: string
  readonly registerName: string
  readonly lines: readonly ReceiptLine[]
  /** Sum of the lines, before cash rounding. */
  readonly totalCents: number
  /** Added to the total to get the amount to pay, negative when rounded down; 0 when no rounding applied. */
  readonly roundingCents: number
  readonly paidBy: readonly ReceiptPayment[]
  readonly vat: readonly ReceiptVat[]
  /** A repeated print: marked as copy. */
  readonly copy?: boolean
  /** The number its guest is called by, where the bar prepares something of it. */
  readonly callNumber?: string
  /** What the cinema says under its address and at the end; its thanks is ours where it says nothing. */
  readonly headLines?: readonly string[]
  readonly footLines?: readonly string[]
}

export type ReceiptLine = {
  readonly text: string
  readonly quantity: number
  readonly unitCents: number
  readonly totalCents: number
  /** What a discount took off; `totalCents` is what is left. */
  readonly discountCents?: number
  /** What of that the exhibitor took off by itself, and what it is called. */
  readonly inSet?: { readonly name: string; readonly cents: number }
  /** Basis points: 300 is 3 %. */
  readonly vatRate: number
  /** What is on a card that was topped up. */
  readonly leftCents?: number
}

export type ReceiptPayment = {
  readonly method: PaperPaymentMethod
  /** What the exhibitor calls it, where it has an entry of its own. */
  readonly name?: string
  readonly cents: number
  readonly tenderedCents?: number
  readonly changeCents?: number
  /** What the guest gave on top of it. */
  readonly tipCents?: number
  /** The last characters of the code of a voucher that paid by its value, and what is left of that. */
  readonly voucherEnd?: string
  readonly leftCents?: number
  /** The invoice that says what is still to be paid of it. */
  readonly invoiceNumber?: string
}

export type ReceiptVat = {
  /** Basis points. */
  readonly rate: number
  /** Without VAT. */
  readonly baseCents: number
  readonly vatCents: number
}

/**
 * The content of a refund's or exchange's slip; amounts as on the receipt, those of returned tickets are positive
 * too.
 */
export type ReturnData = Omit<ReceiptData, 'lines' | 'totalCents' | 'paidBy' | 'vat'> & {
  readonly kind: 'refund' | 'exchange'
  /** The bill's number and the return's number in it: `K-000123/2`. */
  readonly billNumber: string
  readonly back: readonly ReceiptLine[]
  /** The new lines of an exchange. */
  readonly taken: readonly ReceiptLine[]
  /** New lines minus returned ones, before cash rounding: below 0 the guest gets money. */
  readonly totalCents: number
  /** Money paid back, by method. */
  readonly returned: readonly {
    readonly method: PaperPaymentMethod
    readonly name?: string
    readonly cents: number
  }[]
  readonly paidBy: readonly ReceiptPayment[]
  /** VAT of the difference, below 0 when it is paid back. */
  readonly vat: readonly ReceiptVat[]
}

/** The content of one ticket's stub. */
export type TicketData = {
  readonly cinemaName: string
  readonly movieTitle: string
  /** Sound, subtitles and picture in the reader's language, such as `English, subtitles French`. */
  readonly versionText: string
  /** 0 means all ages, null not rated. */
  readonly minimumAge: number | null
  /** The cinema's, which says what the age means. */
  readonly country?: string
  readonly screenName: string
  /** ISO time with offset. */
  readonly start: string
  /** Row and seat are null for free seating. */
  readonly row: string | null
  readonly seat: number | null
  readonly seatClass: SeatClass
  /** What the exhibitor calls its class; the word of its kind when left out. */
  readonly seatClassName?: string
  readonly rateName: string
  readonly priceCents: number
  /** What guests of the show are told; left out for nothing. */
  readonly notice?: string
  /** The signed text in the QR code, ASCII. */
  readonly code: string
  /** Typed when the QR code cannot be read. */
  readonly shortCode: string
  readonly billNumber: string
  readonly copy?: boolean
}

/** The content of a PDF of tickets, one page for each ticket. */
export type TicketPdfData = {
  readonly tickets: readonly TicketData[]
  readonly cinemaAddressLines: readonly string[]
  /** Empty where no name was given. */
  readonly buyerName: string
  readonly locale: Locale
  /** The cinema's IANA time zone. */
  readonly timeZone: string
  /** The exhibitor's marquee colour, an OKLCH hue in degrees. */
  readonly accentHue: number
  /** They were sold in training, and say so across the page. */
  readonly training?: boolean
  /** The exhibitor's logo on white, a JPEG; left out where there is none. */
  readonly logo?: Uint8Array | undefined
  /** What the exhibitor wrote of its conditions, a paragraph each; a page of their own follows the tickets. */
  readonly terms?: readonly string[]
}
