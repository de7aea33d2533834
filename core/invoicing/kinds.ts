import {
  applyInvoiceCredited,
  applyInvoiceIssued,
  applyInvoicePaymentNoted,
  applyInvoiceSent,
} from './apply.ts'
import type { InvoiceCredited, InvoiceIssued, InvoicePaymentNoted, InvoiceSent } from './facts.ts'

/** What can happen to invoices. */
export type InvoiceFacts = {
  'invoice.issued': InvoiceIssued
  'invoice.credited': InvoiceCredited
  'invoice.sent': InvoiceSent
  'invoice.payment_noted': InvoicePaymentNoted
}

export const invoiceKinds = {
  'invoice.issued': { v: 1, trade: 'goes on', apply: applyInvoiceIssued },
  'invoice.credited': { v: 1, trade: 'goes on', apply: applyInvoiceCredited },
  'invoice.sent': { v: 1, trade: 'goes on', apply: applyInvoiceSent },
  'invoice.payment_noted': { v: 1, trade: 'goes on', apply: applyInvoicePaymentNoted },
} as const
