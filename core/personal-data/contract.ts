import * as z from 'zod'
import { route } from '../api/route.ts'
import { wished } from '../content/messages/contract.ts'

/** Months that a name is kept after the last day it is needed for, unless the exhibitor has set another number. */
export const usualMonths = 13

/** Whom it is about: a mail address, a bill by its number or id, or a reservation by its reference. In a body, because URLs of calls are logged. */
const about = z.object({ about: z.string().trim().min(1).max(320) })

const counts = z.object({
  purchases: z.int(),
  /** Of these, for shows that are still to come: the buyer may ask for their tickets. */
  upcoming: z.int(),
  vouchers: z.int(),
  /** Seats that were reserved by name. */
  reservations: z.int(),
  /** What they wrote to the cinema. */
  messages: z.int(),
  /** Clients with this mail address; their invoices stay, since the books must be kept. */
  clients: z.int(),
  invoices: z.int(),
  /** How often they asked for the newsletter. */
  subscriptions: z.int(),
  /** How often they waited for seats of a show. */
  waiting: z.int(),
  /** How often a gift card was, or is to be, mailed to them. */
  gifts: z.int(),
})
export type PersonCounts = z.infer<typeof counts>

export const countPersonalData = route({
  method: 'POST',
  path: '/api/personal-data/count',
  summary: 'How much is kept about a person, before it is erased',
  access: 'manage_people',
  scope: 'node',
  body: about,
  answer: counts,
  refusals: ['not_found', 'several_persons'],
})

export const exportPersonalData = route({
  method: 'POST',
  path: '/api/personal-data/export',
  summary: 'Everything that is kept about a person, for that person',
  access: 'manage_people',
  scope: 'node',
  body: about,
  answer: z.object({
    about: z.string(),
    purchases: z.array(
      z.object({
        number: z.string().nullable(),
        cinema: z.string(),
        at: z.string(),
        status: z.string(),
        totalCents: z.int(),
        name: z.string(),
        email: z.string(),
        lines: z.array(z.object({ text: z.string(), quantity: z.int(), totalCents: z.int() })),
      }),
    ),
    vouchers: z.array(z.object({ code: z.string(), holderName: z.string(), issuedAt: z.string() })),
    reservations: z.array(
      z.object({
        reference: z.string(),
        cinema: z.string(),
        at: z.string(),
        name: z.string(),
        phone: z.string(),
        mobile: z.string(),
        email: z.string(),
      }),
    ),
    clients: z.array(
      z.object({
        name: z.string(),
        contact: z.string(),
        address: z.string(),
        email: z.string(),
        note: z.string(),
      }),
    ),
    invoices: z.array(
      z.object({ number: z.string(), day: z.string(), name: z.string(), totalCents: z.int() }),
    ),
    messages: z.array(
      z.object({
        at: z.string(),
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        message: z.string(),
        /** What an offer was asked for; left out of a message. */
        enquiry: wished.optional(),
      }),
    ),
    subscriptions: z.array(
      z.object({
        at: z.string(),
        /** Which sentence they agreed to. */
        wording: z.string(),
        confirmedAt: z.string().nullable(),
        endedAt: z.string().nullable(),
        email: z.string(),
        firstName: z.string(),
        lastName: z.string(),
      }),
    ),
    waiting: z.array(
      z.object({
        at: z.string(),
        show: z.string(),
        seats: z.int(),
        confirmedAt: z.string().nullable(),
        endedAt: z.string().nullable(),
        email: z.string(),
      }),
    ),
    gifts: z.array(
      z.object({
        /** YYYY-MM-DD in the cinema. */
        day: z.string(),
        mailedAt: z.string().nullable(),
        name: z.string(),
        email: z.string(),
      }),
    ),
  }),
  refusals: ['not_found', 'several_persons'],
})

export const erasePersonalData = route({
  method: 'POST',
  path: '/api/personal-data/erase',
  summary: 'Forgets who a person was, on every machine and in every copy; purchases stay, without a name',
  access: 'manage_people',
  scope: 'node',
  body: about,
  answer: counts,
  refusals: ['not_found', 'several_persons'],
})

export const readAgeing = route({
  method: 'GET',
  path: '/api/personal-data/ageing',
  summary: 'How long names are kept',
  access: 'manage_people',
  scope: 'node',
  answer: z.object({
    months: z.int(),
    /** Private parts last needed before this day (ISO) are deleted; null while none were. */
    before: z.string().nullable(),
  }),
})

export const setAgeing = route({
  method: 'PUT',
  path: '/api/personal-data/ageing',
  summary: 'Sets how long names are kept',
  access: 'manage_settings',
  scope: 'node',
  body: z.object({ months: z.int().min(1).max(120) }),
  answer: z.object({ months: z.int(), before: z.string().nullable() }),
})
