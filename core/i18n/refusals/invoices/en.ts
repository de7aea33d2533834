import type { RefusalSentences } from '../refusal-sentences.ts'

export const en = {
  'refusal.vat_day_twice': 'Two rates begin on the same day. Keep one of them.',
  'refusal.vat_number_wrong':
    'This is no VAT number of that country. It begins with the country’s letters, such as BE0123456789.',
  'refusal.client_needed': 'On account is sold only when it is said to whom. Choose a client.',
  'refusal.client_unknown': 'This client is not there any more. Choose another one.',
  'refusal.client_without_mail': 'This client has no email address. Print the invoice instead.',
  'refusal.bill_invoiced': '{{number}} is on invoice {{invoice}} already.',
  'refusal.invoice_unknown': 'There is no such invoice.',
  'refusal.invoice_elsewhere':
    'The other side sold it: what a register sold is invoiced at the cinema, what the website sold in the portal on the internet.',
  'refusal.invoice_too_long': 'That is too much for one invoice: {{most}} lines are the most. Make two.',
  'refusal.invoice_cinemas': 'One invoice is for orders of one cinema only.',
  'refusal.invoice_credited': 'There is a credit note over this invoice.',
  'refusal.invoice_nothing_due': 'There is nothing left to pay on this invoice.',
  'refusal.invoice_paid_when': 'That day is before the invoice, or still to come.',
  'refusal.seller_unnamed':
    'The company has no VAT number yet. Enter it under Company, then make the invoice.',
} satisfies Partial<RefusalSentences>
