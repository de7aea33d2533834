import type { Owner } from '../seating/token.ts'
import type { Locale } from '../i18n/locale.ts'

/** One line as it was invoiced: what was left of it then. Cents include VAT. */
export type InvoiceLine = {
  text: string
  quantity: number
  unitCents: number
  /** Basis points. */
  vatRate: number
  vatCents: number
  totalCents: number
  discountCents?: number
  /** What of that the exhibitor took off by itself, and what it is called. */
  inSet?: { name: string; cents: number }
  /** The value of a voucher: its VAT is due when it is used. */
  vatLater?: true
}

/** A bill on an invoice, as it was then. */
export type InvoiceBill = { billId: string; number: string; soldAt: string; lines: InvoiceLine[] }

/** Whom it is for, as their entry was then. */
export type InvoiceClient = {
  clientId: string
  name: string
  contact: string
  address: string
  zip: string
  city: string
  country: string
  vatNumber: string
  email: string
  locale: Locale
}

/** Who sold it, as tax law wants it named, as it was then. */
export type InvoiceSeller = { name: string; lines: string[]; vatNumber: string }

type InInvoice = { invoiceId: string; cinemaId: string; employeeId: string; employeeName: string }

/**
 * An invoice, complete: nothing edits it. `counter` is dense in its stream, and the number is made of it. The side that
 * owns its bills made it, so no bill is on two.
 */
export type InvoiceIssued = InInvoice & {
  owner: Owner
  number: string
  counter: number
  /** ISO date, of the cinema's clock. */
  day: string
  /** Until when the rest is to be paid; null where nothing is. */
  dueDay: string | null
  seller: InvoiceSeller
  client: InvoiceClient
  bills: InvoiceBill[]
  totalCents: number
  /** What of it is still to be paid. */
  dueCents: number
  /** What is written below it, such as an order number of the client's. */
  note: string
  /** What its cinema says under the seller and at the end, as it was then in the client's language; left out for nothing. */
  headLines?: string[]
  footLines?: string[]
  /** The relay mails it to the client as soon as it hears of it. */
  mail: boolean
}

/** It was wrong, or given back: a credit note over all of it. Its bills may be invoiced anew. */
export type InvoiceCredited = InInvoice & {
  owner: Owner
  number: string
  counter: number
  day: string
  reason: string
}

/** The mail server took it. */
export type InvoiceSent = { invoiceId: string; cinemaId: string; email: string }

/** Somebody says that it was paid, and how; null takes that back. The newest word holds. */
export type InvoicePaymentNoted = InInvoice & { paidDay: string | null; method: string }
