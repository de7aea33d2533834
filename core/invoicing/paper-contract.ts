import * as z from 'zod'
import { route } from '../api/route.ts'
import { readInvoice } from './contract.ts'

const pdf = {
  method: 'GET',
  access: readInvoice.access,
  concerns: ({ params }: { params: { id: string } }) => ({ invoice: params.id }),
  params: z.object({ id: z.string().max(100) }),
  answerTypes: ['application/pdf'],
  answer: z
    .custom<Uint8Array>(value => value instanceof Uint8Array)
    .meta({ override: { type: 'string', format: 'binary' } }),
  refusals: ['invoice_unknown', 'too_many_requests'],
} as const

export const readInvoicePdf = route({
  ...pdf,
  path: '/api/invoices/:id/invoice.pdf',
  summary: 'An invoice as a PDF, as it was made',
})

export const readCreditPdf = route({
  ...pdf,
  path: '/api/invoices/:id/credit-note.pdf',
  summary: 'The credit note over an invoice as a PDF',
})

export const mailInvoice = route({
  method: 'POST',
  path: '/api/invoices/:id/mail',
  summary: 'Mails an invoice, or its credit note, to its client',
  access: 'manage_invoices',
  concerns: ({ params }) => ({ invoice: params.id }),
  params: z.object({ id: z.string().max(100) }),
  body: z.strictObject({}),
  answer: z.object({ to: z.string() }),
  refusals: ['invoice_unknown', 'client_without_mail', 'mail_not_set_up', 'mail_sent_lately'],
})
