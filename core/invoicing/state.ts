/** Most bills on one invoice. */
export const mostBills = 50
/** Most lines on one, equal ones of a bill together. */
export const mostLines = 500

/** What became of an invoice, as the requirements name it, and `credited`. */
export const invoiceStates = ['pending', 'invoiced', 'paid', 'expired', 'credited'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/**
 * An invoice is `pending` until it was sent, `invoiced` then, `expired` once its day has passed and nobody has paid, and
 * `paid` also when nothing was to be paid. A credit note is the last word.
 *
 * @param today ISO date, of the cinema's clock
 */
export function invoiceState(
  invoice: {
    dueCents: number
    dueDay: string | null
    sentAt: string | null
    paidDay: string | null
    creditNumber: string | null
  },
  today: string,
): InvoiceState {
  if (invoice.creditNumber !== null) return 'credited'
  if (invoice.dueCents === 0 || invoice.paidDay !== null) return 'paid'
  if (invoice.dueDay !== null && invoice.dueDay < today) return 'expired'
  return invoice.sentAt === null ? 'pending' : 'invoiced'
}
