import * as z from 'zod'

/** The classes a seat can have; a price rate of kind `seat_class` may add to the ticket's price for each. */
export const seatClasses = ['standard', 'premium', 'love', 'wheelchair', 'companion'] as const
export type SeatClass = (typeof seatClasses)[number]

/** How a seat is built, where that is worth a word; its class says for whom it is and what it costs. */
export const seatStyles = ['recliner', 'sofa', 'bean_bag', 'bar_stool'] as const
export type SeatStyle = (typeof seatStyles)[number]

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
  /** Its kind: for whom it is and with which neighbour it goes. */
  class: z.enum(seatClasses),
  /** The exhibitor's own class it is of, by its entry; the one its kind is when left out. */
  classId: z.string().max(100).optional(),
  /** An ordinary chair when left out. */
  style: z.enum(seatStyles).optional(),
  /** The other half of a love seat, or the companion of a wheelchair place. */
  pairedWith: z.string().optional(),
  /** Sold on the website from the first day: its first owner is the relay. */
  online: z.boolean(),
  /** Whether auto-assign may choose it for a guest. */
  autoassign: z.boolean(),
})
export type Seat = z.infer<typeof seatSchema>

/** How rows are called: letters go on with AA after Z, and `letters_clear` leaves out I and O. */
export const rowNamings = ['letters', 'letters_clear', 'numbers'] as const
/** What may stand between a row's name and a seat's number. */
export const seatSeparators = ['', '-', ' ', '.', '/'] as const

/** How a plan was drawn, beside where its seats are. */
export const drawingSchema = z.object({
  /** How much rows are curved on screens, percent of the usual; 0 draws them straight. */
  curve: z.int().min(0).max(200),
  rowNaming: z.enum(rowNamings),
  /** The end of the auditorium where the first row's name is. */
  rowsFrom: z.enum(['screen', 'back']),
  /** The side, as seen from the seats, where number 1 is. */
  numbersFrom: z.enum(['left', 'right']),
  separator: z.enum(seatSeparators),
  /** Places that are out of use: drawn, and never sold. They keep their ids for when they come back. */
  disabled: z.array(seatSchema).max(1500),
})
export type Drawing = z.infer<typeof drawingSchema>

/** How plans are drawn that say nothing about it. */
export const plainDrawing: Drawing = {
  curve: 100,
  rowNaming: 'letters',
  rowsFrom: 'screen',
  numbersFrom: 'left',
  separator: '',
  disabled: [],
}

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
  drawing: drawingSchema.optional(),
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

/** The exhibitor's own classes that seats of a plan are of, those out of use too, by their entries. */
export function ownClassesIn({ seats, drawing }: Pick<Arrangement, 'seats' | 'drawing'>): string[] {
  return [...new Set([...seats, ...(drawing?.disabled ?? [])].flatMap(({ classId }) => classId ?? []))]
}
