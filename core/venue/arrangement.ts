import * as z from 'zod'

/** The classes a seat can have; a price rate of kind `seat_class` may add to the ticket's price for each. */
export const seatClasses = ['standard', 'premium', 'love', 'wheelchair', 'companion'] as const
export type SeatClass = (typeof seatClasses)[number]

export const seatSchema = z.object({
  /** Never changes and is never reused in an arrangement: row name and number, such as `F12`. */
  id: z.string(),
  /** The row's displayed name. */
  row: z.string(),
  /** The number on the seat. */
  number: z.int().min(1),
  /** Place in the drawing: rows from the screen backwards, columns from the left as seen from the seats. From 0. */
  screenRow: z.int().min(0),
  screenCol: z.int().min(0),
  class: z.enum(seatClasses),
  /** The other half of a love seat, or the companion of a wheelchair place. */
  pairedWith: z.string().optional(),
  /** Sold on the website from the first day: its first owner is the relay. */
  online: z.boolean(),
  /** Whether auto-assign may choose it for a guest. */
  autoassign: z.boolean(),
})
export type Seat = z.infer<typeof seatSchema>

/**
 * A drawn seat plan. It never changes: drawing again makes a new arrangement, and shows keep the one they were made
 * with.
 */
export const arrangementSchema = z.object({
  id: z.string(),
  screenId: z.string(),
  /** Columns of the drawing, aisles included. */
  columns: z.int().min(1),
  seats: z.array(seatSchema).min(1),
  /** Guests sit where they like: places are counted, and no seat is named. */
  freeSeating: z.boolean().optional(),
})
export type Arrangement = z.infer<typeof arrangementSchema>

const freeEnding = '-free'

/** The id of a drawn plan's variant with counted places: a plan of its own beside it. */
export function freeSeatingId(drawnId: string): string {
  return `${drawnId}${freeEnding}`
}

/** The drawn plan that an arrangement belongs to, whether its seats are chosen or counted. */
export function drawnPlan(arrangementId: string): string {
  return arrangementId.endsWith(freeEnding) ? arrangementId.slice(0, -freeEnding.length) : arrangementId
}
