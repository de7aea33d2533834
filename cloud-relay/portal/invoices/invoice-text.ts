import { writtenCents } from '#core/csv/values.ts'
import type { InvoiceInList } from '#core/invoicing/contract.ts'
import type { InvoiceState } from '#core/invoicing/state.ts'
import type { Programme } from '#core/planning/contract.ts'
import type { StatusTone } from '../parts/Status.tsx'

export const invoiceTones: Record<InvoiceState, StatusTone> = {
  pending: 'quiet',
  invoiced: 'info',
  paid: 'ok',
  expired: 'stop',
  credited: 'warn',
}

/** The columns of the file, by the words at their heads. */
export const invoiceColumns = [
  'csv_number',
  'cinema',
  'invoice_day',
  'client.one',
  'total',
  'invoice_still_due',
  'invoice_due_day',
  'status',
  'invoice_paid_day',
  'invoice_paid_how',
  'invoice_credit_note',
] as const

/** Rows of one file: more than a large company writes in years. */
export const invoiceRowsMost = 20_000

/** Invoices as rows of a file, in the order of `invoiceColumns`; days are YYYY-MM-DD, sums have a point. */
export function invoiceRows(
  invoices: readonly InvoiceInList[],
  cinemas: Programme['cinemas'],
  stateOf: (state: InvoiceState) => string,
): string[][] {
  return invoices.map(invoice => [
    invoice.number,
    cinemas.find(({ id }) => id === invoice.cinemaId)?.name ?? '',
    invoice.day,
    invoice.clientName,
    writtenCents(invoice.totalCents),
    writtenCents(invoice.dueCents),
    invoice.dueDay ?? '',
    stateOf(invoice.state),
    invoice.paidDay ?? '',
    invoice.paidBy ?? '',
    invoice.creditNumber ?? '',
  ])
}
