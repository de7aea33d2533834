import * as z from 'zod'
import { route } from '../api/route.ts'
import { locales } from '../i18n/locale.ts'
import { clientFields } from './client.entity.ts'
import { invoiceStates, mostBills } from './state.ts'

const id = z.string().min(1).max(100)
const params = z.object({ id })

/** An invoice in a list. */
export const invoiceInList = z.object({
  id: z.string(),
  cinemaId: z.string(),
  owner: z.enum(['relay', 'box']),
  number: z.string(),
  /** ISO date. */
  day: z.string(),
  dueDay: z.string().nullable(),
  clientName: z.string(),
  totalCents: z.int(),
  dueCents: z.int(),
  state: z.enum(invoiceStates),
  sentAt: z.string().nullable(),
  paidDay: z.string().nullable(),
  paidBy: z.string().nullable(),
  creditNumber: z.string().nullable(),
})
export type InvoiceInList = z.infer<typeof invoiceInList>

export const invoiceInFull = invoiceInList.extend({
  client: z.object({
    clientId: z.string(),
    name: z.string(),
    contact: z.string(),
    address: z.string(),
    zip: z.string(),
    city: z.string(),
    country: z.string(),
    vatNumber: z.string(),
    email: z.string(),
  }),
  bills: z.array(z.object({ billId: z.string(), number: z.string(), totalCents: z.int() })),
  /** What of its orders was refunded or exchanged after it was made, in cents. */
  refundedSinceCents: z.int(),
  note: z.string(),
  employeeName: z.string(),
  creditDay: z.string().nullable(),
  creditReason: z.string().nullable(),
  /** This side made it and alone may credit it. */
  here: z.boolean(),
})
export type InvoiceInFull = z.infer<typeof invoiceInFull>

/** Which invoices a list shows. */
export const invoiceFilter = z.object({
  cinema: z.string().max(64).optional(),
  state: z.enum(invoiceStates).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type InvoiceFilterAsked = z.infer<typeof invoiceFilter>

export const readInvoices = route({
  method: 'GET',
  path: '/api/invoices',
  summary: 'Invoices, newest first, at most 50 a page; readable also without the module',
  access: ['manage_invoices', 'see_reports'],
  scope: 'lists',
  concerns: ({ query }) => ({ cinema: query.cinema }),
  query: invoiceFilter.extend({ before: z.string().max(200).optional() }),
  answer: z.object({ invoices: z.array(invoiceInList), next: z.string().nullable() }),
})

export const exportInvoices = route({
  ...readInvoices,
  path: '/api/invoice-export',
  summary: 'Invoices for a file, at most 200 a page; taking them out is in the security log',
})

const readers = ['sell', 'manage_invoices', 'see_reports'] as const

export const readInvoice = route({
  method: 'GET',
  path: '/api/invoices/:id',
  summary: 'One invoice, as it was made, and what became of it',
  access: readers,
  concerns: ({ params }) => ({ invoice: params.id }),
  params,
  answer: invoiceInFull,
  refusals: ['invoice_unknown'],
})

export const readBillInvoice = route({
  method: 'GET',
  path: '/api/bills/:id/invoice',
  summary: 'The invoice a bill is on, and whether one can be made here',
  access: readers,
  concerns: ({ params }) => ({ bill: params.id }),
  params,
  answer: z.object({
    invoice: invoiceInList.nullable(),
    /** This side sold it. */
    here: z.boolean(),
    /** It is paid, and something of it is left. */
    possible: z.boolean(),
    /** What was taken of it by a method without money, in cents. */
    otherCents: z.int(),
  }),
  refusals: ['bill_unknown'],
})

export const makeInvoice = route({
  method: 'POST',
  path: '/api/invoices',
  summary: 'Makes an invoice of paid bills of one cinema; it is never changed, only credited',
  access: ['sell', 'manage_invoices'],
  module: 'invoices',
  concerns: ({ body }) => ({ bill: body.billId }),
  body: z.strictObject({
    /** Made by the page: sent again, it is the same invoice. */
    id: z.uuid(),
    billId: id,
    /** Further bills of the same cinema, by their numbers. */
    numbers: z
      .array(z.string().trim().min(1).max(40))
      .max(mostBills - 1)
      .default([]),
    clientId: id,
    /** What was taken by a method without money is still to be paid. */
    toPay: z.boolean().default(false),
    note: z.string().trim().max(300).default(''),
    /** The client is mailed it. */
    mail: z.boolean().default(false),
  }),
  answer: invoiceInFull,
  refusals: [
    'bill_unknown',
    'bill_invoiced',
    'invoice_elsewhere',
    'invoice_cinemas',
    'invoice_too_long',
    'client_unknown',
    'seller_unnamed',
    'module_inactive',
  ],
})

export const makeCreditNote = route({
  method: 'POST',
  path: '/api/invoices/:id/credit',
  summary: 'Makes a credit note over an invoice, with a number of its own; its bills may be invoiced anew',
  access: 'manage_invoices',
  concerns: ({ params }) => ({ invoice: params.id }),
  params,
  body: z.strictObject({ reason: z.string().trim().min(1).max(200) }),
  answer: invoiceInFull,
  refusals: ['invoice_unknown', 'invoice_elsewhere'],
})

export const noteInvoicePayment = route({
  method: 'POST',
  path: '/api/invoices/:id/payment',
  summary: 'Notes that an invoice was paid, when and how; without a day that it was not',
  access: 'manage_invoices',
  concerns: ({ params }) => ({ invoice: params.id }),
  params,
  body: z.strictObject({ paidDay: z.iso.date().nullable(), method: z.string().trim().max(60).default('') }),
  answer: invoiceInFull,
  refusals: ['invoice_unknown', 'invoice_credited', 'invoice_nothing_due', 'invoice_paid_when'],
})

/** A client in a list to choose from. */
export const clientChoice = z.object({
  id: z.string(),
  name: z.string(),
  contact: z.string(),
  city: z.string(),
  vatNumber: z.string(),
  email: z.string().nullable(),
})
export type ClientChoice = z.infer<typeof clientChoice>

export const findClients = route({
  method: 'GET',
  path: '/api/clients',
  summary: 'Clients by a part of their name, contact, town or VAT number, at most twenty',
  access: ['sell', 'manage_invoices'],
  scope: 'exhibitor',
  module: 'invoices',
  query: z.object({ find: z.string().trim().max(100).default('') }),
  answer: z.object({ clients: z.array(clientChoice) }),
})

export const makeClient = route({
  method: 'POST',
  path: '/api/clients',
  summary: 'Keeps a client whom an invoice is for',
  access: ['sell', 'manage_invoices'],
  scope: 'exhibitor',
  module: 'invoices',
  body: z.strictObject({
    id: z.uuid(),
    name: clientFields.shape.name,
    address: clientFields.shape.address,
    zip: clientFields.shape.zip,
    city: clientFields.shape.city,
    country: clientFields.shape.country,
    vatNumber: clientFields.shape.vatNumber.default(''),
    email: clientFields.shape.email.default(null),
    locale: z.enum(locales),
  }),
  answer: clientChoice,
  refusals: ['vat_number_wrong', 'request_reused', 'module_inactive'],
})
