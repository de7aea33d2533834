import * as z from 'zod'

/** A sold ticket as a door is told it: what it takes to let it in, and nothing of who bought it. */
export const doorTicket = z.object({
  ticketId: z.string(),
  scheduleId: z.string(),
  /** What its seat is called; empty where guests sit where they like. */
  seat: z.string(),
  rateName: z.string(),
  state: z.enum(['outside', 'inside', 'back']),
})
export type DoorTicket = z.infer<typeof doorTicket>
