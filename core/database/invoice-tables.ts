/** Invoices as they were made, and what became of them: each word by its fact, so that their order does not matter. */
export type InvoiceTables = {
  invoices: {
    id: string
    origin: string
    counter: number
    cinema_id: string
    owner: 'relay' | 'box'
    number: string
    /** ISO date. */
    day: string
    due_day: string | null
    total_cents: number
    due_cents: number
    /** The client's, in small letters; empty where it had none. */
    email: string
    /** All of it, as JSON; see `InvoiceIssued`. */
    issued: string
    at: string
  }
  invoice_bills: { bill_id: string; invoice_id: string; origin: string }
  invoice_credits: {
    fact: string
    origin: string
    counter: number
    invoice_id: string
    number: string
    day: string
    reason: string
    employee_name: string
    at: string
  }
  invoice_sendings: { fact: string; invoice_id: string; email: string; at: string }
  invoice_payments: {
    fact: string
    invoice_id: string
    /** Null takes an earlier word back. */
    paid_day: string | null
    method: string
    employee_name: string
    at: string
  }
}
