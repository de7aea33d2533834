import * as z from 'zod'
import { doorTicket } from '../admission/door-contract.ts'
import { route } from '../api/route.ts'
import { reservationStatuses } from '../database/statuses.ts'

/** A reservation as a door is told it: no number, no mail, nothing of its money. */
export const doorReservation = z.object({
  id: z.string(),
  scheduleId: z.string(),
  reference: z.string(),
  /** Empty where the personal data were erased or have aged. */
  name: z.string(),
  status: z.enum(reservationStatuses),
  /** How many seats wait to be paid for. */
  unpaid: z.int(),
  /** What those are called; empty where guests sit where they like. */
  unpaidSeats: z.string(),
  /** What is paid. */
  tickets: z.array(doorTicket),
})
export type DoorReservation = z.infer<typeof doorReservation>

export const readDoorReservations = route({
  method: 'POST',
  path: '/api/door/reservations',
  summary:
    'Reservations for a door, by name: of one show, or of the shows of today by three letters or a reference; with who has paid, and without how to reach anybody',
  access: 'scan',
  scope: 'lists',
  concerns: ({ body }) => ({ schedule: body.schedule ?? undefined }),
  body: z.strictObject({
    schedule: z.string().max(64).nullable().meta({ description: 'null for all shows of today' }),
    text: z.string().max(100).optional().meta({
      description: 'the beginning of a name, from three letters, or a reference; needed without a show',
    }),
  }),
  answer: z.object({
    reservations: z.array(doorReservation),
    /** Whether there are more than those. */
    more: z.boolean(),
  }),
})
