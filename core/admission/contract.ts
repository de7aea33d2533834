import * as z from 'zod'
import { route } from '../api/route.ts'
import { wordsSchema } from '../i18n/words.ts'
import { admissionReceipt } from '../receipts/receipt-contents.ts'

export const readAdmissions = route({
  method: 'GET',
  path: '/api/schedules/:id/admissions',
  summary: 'How many of a show’s sold tickets are inside',
  access: 'scan',
  concerns: ({ params }) => ({ schedule: params.id }),
  params: z.object({ id: z.string() }),
  answer: z.object({ inside: z.int(), sold: z.int() }),
  refusals: ['schedule_unknown'],
})

export const admitTicket = route({
  method: 'POST',
  path: '/api/admissions',
  summary: 'Admits one ticket once; refusals name the nearest true cause',
  access: 'scan',
  concerns: ({ body }) => ({ schedule: body.scheduleId }),
  body: z.object({
    /** Made per scan: the same scan sent again gets the same verdict, another scan of the ticket is refused. */
    id: z.uuid(),
    /** The signed text of the QR code, or the ten characters printed under it, with or without spaces and dashes. */
    code: z.string().min(1).max(600),
    /** The show at this door; null admits to any show that is on. */
    scheduleId: z.string().nullable(),
  }),
  answer: z.object({
    ticketId: z.string(),
    scheduleId: z.string(),
    movieTitle: z.string(),
    screenName: z.string(),
    start: z.string(),
    /** The guest sits where they like; row and number mean nothing then. */
    freeSeating: z.boolean(),
    row: z.string(),
    number: z.int(),
    seatClass: z.string(),
    /** What the exhibitor calls its class; null where nobody named it. */
    seatClassName: wordsSchema.nullable(),
    rateName: z.string(),
    /** What the guest shows for the price that was paid; null for nothing, and where the ticket's bill is not known here. */
    cardAsked: wordsSchema.nullable(),
    /** It was sold in training, and what is sold here still is. */
    training: z.boolean(),
    admittedAt: z.string(),
    /** How many of the show's sold tickets are inside now. */
    inside: z.int(),
    sold: z.int(),
    remember: admissionReceipt,
  }),
  refusals: [
    'ticket_unknown',
    'ticket_forged',
    'ticket_seat_sold',
    'ticket_training',
    'ticket_used',
    'admission_unknown',
    'ticket_not_paid',
    'ticket_refunded',
    'ticket_exchanged',
    'ticket_other_show',
    'ticket_other_cinema',
    'ticket_show_unknown',
    'ticket_too_early',
    'ticket_too_late',
    'schedule_cancelled',
  ],
})

export const undoAdmission = route({
  method: 'POST',
  path: '/api/admissions/:id/undo',
  summary: 'Undoes an admission: its ticket opens the door once more',
  access: 'override_vouchers',
  concerns: ({ body }) => ({ schedule: body.scheduleId }),
  params: z.object({ id: z.uuid() }),
  body: z.object({
    ticketId: z.string().min(1).max(100),
    scheduleId: z.string().min(1).max(200).meta({ description: 'the show it was admitted to' }),
  }),
  answer: z.object({
    /** How many of the show's sold tickets are inside now. */
    inside: z.int(),
    sold: z.int(),
    remember: admissionReceipt,
  }),
  refusals: ['admission_unknown'],
})
