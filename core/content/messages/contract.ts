import * as z from 'zod'
import { route } from '../../api/route.ts'
import { locales } from '../../i18n/locale.ts'
import { enquiryKinds, peopleMost } from './enquiry-kinds.ts'

/** A text without what could begin another line of a mail's head. */
const oneLine = (letters: number) =>
  z
    .string()
    .trim()
    .max(letters)
    .regex(/^[^\p{Cc}]*$/u)

/** Who writes, and what proves that it is a person. */
const writer = {
  /** Made by the page. */
  id: z.uuid(),
  name: oneLine(120).min(1),
  email: z.email().max(200),
  phone: oneLine(40),
  /** The cinema it is about; the company when null. */
  cinemaId: z.string().max(60).nullable(),
  /** Nobody sees this field: what fills it in is no person, and what it sends is not kept. */
  website: z.string().max(200),
  /** The proof that no robot sends it, where one was asked for. */
  grecaptcha: z.string().max(600).optional(),
}

export const sendMessage = route({
  method: 'POST',
  path: '/api/contactpage/send',
  summary: 'Writes to the cinema; sent again with the same id it is the same message',
  access: 'public',
  body: z.object({ ...writer, message: z.string().trim().min(1).max(4000) }),
  answer: z.object({}),
  refusals: ['too_many_requests', 'robot_proof_needed'],
})

export const sendEnquiry = route({
  method: 'POST',
  path: '/api/contactpage/enquiry',
  summary:
    'Asks the cinema for an offer for a group, a class, a party or a private screening; sent again with the same id it is the same enquiry',
  access: 'public',
  body: z.object({
    ...writer,
    about: z.enum(enquiryKinds, 'field.required'),
    people: z.int().min(1).max(peopleMost),
    /** The wished day, YYYY-MM-DD, at most a year ahead; null for none. */
    day: z.iso.date().nullable(),
    /** The wished film; null for none. One that the website does not show is none. */
    movieId: z.string().max(60).nullable(),
    /** What else there is to say; it may stay empty. */
    message: z.string().trim().max(4000),
  }),
  answer: z.object({}),
  refusals: ['too_many_requests', 'robot_proof_needed', 'invalid_input'],
})

/** What an offer is asked for, as it is kept: see `Enquiry`. */
export const wished = z.object({
  about: z.enum(enquiryKinds),
  people: z.int(),
  day: z.string().nullable(),
  film: z.string().nullable(),
})

const messageView = z.object({
  id: z.string(),
  /** ISO, UTC. */
  at: z.string(),
  cinemaId: z.string().nullable(),
  locale: z.enum(locales),
  /** Null once it was erased or has aged. */
  from: z
    .object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      message: z.string(),
      /** What an offer is asked for; left out of a message. */
      enquiry: wished.optional(),
    })
    .nullable(),
  handled: z.boolean(),
  /** Who dealt with it, or took that back; null where nobody did. */
  by: z.string().nullable(),
})
export type MessageView = z.infer<typeof messageView>

export const readMessages = route({
  method: 'GET',
  path: '/api/messages',
  summary: 'What visitors wrote to the cinema, newest first, fifty at a time',
  access: 'manage_programme',
  scope: 'exhibitor',
  query: z.object({ before: z.string().max(120).optional() }),
  answer: z.object({ messages: z.array(messageView), next: z.string().nullable() }),
})

export const handleMessage = route({
  method: 'POST',
  path: '/api/messages/:id/handled',
  summary: 'Notes that somebody dealt with a message, or takes that back',
  access: 'manage_programme',
  scope: 'exhibitor',
  params: z.object({ id: z.string() }),
  body: z.object({ handled: z.boolean() }),
  answer: z.object({}),
  refusals: ['not_found'],
})
