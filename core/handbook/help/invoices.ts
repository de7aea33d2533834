import type { invoices as refusals } from '../../refusals/invoices.ts'
import type { HandbookPlace } from '../contents.ts'

export const invoices: Record<keyof typeof refusals, HandbookPlace | null> = {
  vat_day_twice: 'trouble#form',
  vat_number_wrong: 'money#invoices',
  client_needed: 'money#invoices',
  client_unknown: 'money#invoices',
  client_without_mail: 'money#invoices',
  bill_invoiced: 'money#invoices',
  invoice_unknown: 'money#invoices',
  invoice_elsewhere: 'money#invoices',
  invoice_too_long: 'money#invoices',
  invoice_cinemas: 'money#invoices',
  invoice_credited: 'money#invoices',
  invoice_nothing_due: 'money#invoices',
  invoice_paid_when: 'money#invoices',
  seller_unnamed: 'money#invoices',
}
