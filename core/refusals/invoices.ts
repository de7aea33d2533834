import type { RefusalEntry } from './refusal-entry.ts'

export const invoices = {
  vat_day_twice: { status: 422, retry: false },
  vat_number_wrong: { status: 422, retry: false },
  client_needed: { status: 422, retry: false },
  client_unknown: { status: 404, retry: false },
  client_without_mail: { status: 409, retry: false },
  bill_invoiced: { status: 409, retry: false },
  invoice_unknown: { status: 404, retry: false },
  invoice_elsewhere: { status: 409, retry: false },
  invoice_too_long: { status: 422, retry: false },
  invoice_cinemas: { status: 422, retry: false },
  invoice_credited: { status: 409, retry: false },
  invoice_nothing_due: { status: 409, retry: false },
  invoice_paid_when: { status: 422, retry: false },
  seller_unnamed: { status: 409, retry: false },
} as const satisfies Record<string, RefusalEntry>
