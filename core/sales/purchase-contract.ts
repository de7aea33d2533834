import * as z from 'zod'
import { route } from '../api/route.ts'
import { giftDesigns } from '../vouchers/design.ts'
import { mostOrdered } from '../vouchers/gift.ts'

/** What was bought, also when its show is over or too far away to be in the programme. */
export const purchasedShow = z.object({
  movie_title: z.string(),
  /** In words of the reader's language. */
  version: z.string(),
  /** ISO with the cinema's offset. */
  start: z.string(),
  screen: z.string(),
  /** What its guests are told; empty for nothing. */
  notice: z.string(),
  timezone: z.string(),
  cinema: z.object({
    name: z.string(),
    address1: z.string(),
    zip: z.string(),
    city: z.string(),
    lat: z.number(),
    lng: z.number(),
    phone: z.string(),
    email: z.string(),
  }),
})

export const purchasedTicket = z.object({
  /** Row and number, such as `F12`. */
  seat: z.string(),
  free_seating: z.boolean(),
  /** The rate's name. */
  rate: z.string(),
  price: z.int(),
  /** What the door scans; null while the ticket is not paid, and once it is no longer good. */
  code: z.string().nullable(),
  /** Its own PDF, to send on: it has nothing of the other tickets; null while it has no code. */
  pdf: z.string().nullable(),
  /** Where it is added to Google’s wallet; null while it has no code, and where the cinema has no passes. */
  google_pass: z.string().nullable(),
})

/** Snacks of a purchase; cents for all of them. */
export const purchasedSnack = z.object({ name: z.string(), quantity: z.int(), price: z.int() })

/** A voucher of a purchase, with the field names of spec/website.md section 3. */
export const purchasedVoucher = z.object({
  voucherType: z.object({ title: z.string(), type: z.enum(['giftcard', 'subscription']) }),
  total_turns: z.int(),
  /** Cents for snacks and drinks. */
  total_products: z.int(),
  /** What it was sold for, without its fee; cents. */
  price: z.int(),
  /** YYYY-MM-DD; null until it is paid. */
  valid_from: z.string().nullable(),
  /** YYYY-MM-DD; null where it has no end, and until it is paid. */
  valid_until: z.string().nullable(),
  holder_name: z.string(),
  /** Its picture; null where it has none. */
  design: z.enum(giftDesigns).nullable(),
  /** What is typed and scanned, as it is printed; null until it is paid, and once it was cancelled. */
  code: z.string().nullable(),
  /** What the code reads when it is scanned. */
  barcode: z.string().nullable(),
  /** Its own PDF, to give away; null while it has no code. */
  pdf: z.string().nullable(),
  /** It was given back, so that it has no code any more. */
  returned: z.boolean(),
  /** Where it is mailed to whom it is for; null where only its buyer has it. */
  delivery: z
    .object({
      /** Null once the address was erased: then it is mailed no more. */
      email: z.string().nullable(),
      /** YYYY-MM-DD in the cinema. */
      day: z.string(),
      /** ISO; null until it left. */
      mailed_at: z.string().nullable(),
      /** Whether its day has come, so that it leaves as soon as it is paid. */
      due: z.boolean(),
      /** Whether the buyer may still correct the address. */
      changeable: z.boolean(),
    })
    .nullable(),
})

const billParams = z.object({ uuid: z.string() })

export const billTickets = route({
  method: 'GET',
  path: '/bill/:uuid/tickets.pdf',
  summary: 'The tickets of a bill that are still good, to print or to show; or the one of a line',
  access: 'public',
  params: billParams,
  query: z.object({ line: z.coerce.number().int().min(1).max(10_000).optional() }),
  answerTypes: ['application/pdf'],
  answer: z
    .custom<Uint8Array>(value => value instanceof Uint8Array)
    .meta({ override: { type: 'string', format: 'binary' } }),
  refusals: ['bill_unknown', 'too_many_requests'],
})

export const billVoucher = route({
  method: 'GET',
  path: '/bill/:uuid/voucher.pdf',
  summary:
    'The vouchers of a paid purchase that are still good, a page each, to give away; or the one of a place',
  access: 'public',
  params: billParams,
  query: z.object({ place: z.coerce.number().int().min(1).max(mostOrdered).optional() }),
  answerTypes: ['application/pdf'],
  answer: z
    .custom<Uint8Array>(value => value instanceof Uint8Array)
    .meta({ override: { type: 'string', format: 'binary' } }),
  refusals: ['bill_unknown', 'too_many_requests'],
})

export const billReceipt = route({
  ...billTickets,
  query: z.object({}),
  path: '/bill/:uuid/receipt.pdf',
  summary: 'The receipt of a paid purchase, with its VAT and what was refunded since',
})

export const billCalendar = route({
  method: 'GET',
  path: '/bill/:uuid/calendar.ics',
  summary: 'The show of a paid purchase as an entry for a calendar',
  access: 'public',
  params: billParams,
  answerTypes: ['text/calendar'],
  answer: z
    .custom<Uint8Array>(value => value instanceof Uint8Array)
    .meta({ override: { type: 'string', format: 'binary' } }),
  refusals: ['bill_unknown', 'too_many_requests'],
})

export const billPasses = route({
  ...billTickets,
  query: z.object({}),
  path: '/bill/:uuid/tickets.pkpass',
  summary: 'The tickets of a bill that are still good, as passes for Apple’s wallet',
  answerTypes: ['application/vnd.apple.pkpass', 'application/vnd.apple.pkpasses'],
  refusals: ['bill_unknown', 'not_found', 'too_many_requests'],
})

export const mailTicketsAgain = route({
  method: 'POST',
  path: '/api/bill/:uuid/mail',
  summary:
    'Sends the tickets of a paid purchase to its buyer again; not twice within five minutes, five times in all',
  access: 'public',
  params: billParams,
  body: z.strictObject({}),
  answer: z.object({ data: z.object({ uuid: z.string(), sent_to: z.string() }) }),
  refusals: ['bill_unknown', 'mail_sent_lately', 'mail_sent_enough', 'too_many_requests'],
})

export const changeDelivery = route({
  method: 'POST',
  path: '/api/bill/:uuid/delivery',
  summary:
    'Corrects the address a voucher of a purchase is mailed to, or has it sent at once; five times for each voucher',
  access: 'public',
  params: billParams,
  body: z.strictObject({
    /** Which voucher of the order, from 1. */
    place: z.int().min(1).max(mostOrdered),
    email: z.email().max(200).optional(),
    at_once: z.boolean(),
  }),
  answer: z.object({ data: purchasedVoucher.shape.delivery }),
  refusals: [
    'bill_unknown',
    'delivery_over',
    'delivery_done',
    'delivery_off',
    'delivery_changed_enough',
    'too_many_requests',
  ],
})
