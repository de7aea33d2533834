import * as z from 'zod'
import { route } from '../../api/route.ts'
import { arrangementSchema, drawingSchema, seatSchema } from '../../venue/arrangement.ts'
import { planBounds } from './plan.ts'
import { rowsMost, seatsPerRowMost } from './template.ts'

export const planId = z.string().regex(/^[a-z0-9-]{3,64}$/i)

export const readPlan = route({
  method: 'GET',
  path: '/api/arrangements/:id',
  summary: 'A drawn seat plan',
  access: 'staff',
  scope: 'exhibitor',
  params: z.object({ id: z.string().max(100) }),
  answer: z.object({
    arrangement: arrangementSchema,
    /** Ids of seats that earlier plans of its screen had and this one has not: they are never given again. */
    formerIds: z.array(z.string()),
  }),
  refusals: ['record_unknown'],
})

export const drawPlan = route({
  method: 'PUT',
  path: '/api/arrangements/:id',
  summary: 'Draws a plain room for a screen that is there or about to be made; a drawn plan never changes',
  access: 'manage_settings',
  concerns: ({ body }) => ({ screen: body.screenId }),
  params: z.object({ id: planId }),
  body: z.strictObject({
    screenId: planId,
    rows: z.int().min(1).max(rowsMost),
    seatsPerRow: z.int().min(1).max(seatsPerRowMost),
    aislesAfter: z.array(z.int().min(1).max(seatsPerRowMost)).max(4),
  }),
  answer: z.object({ arrangement: arrangementSchema }),
  refusals: ['request_reused', 'set_at_relay'],
})

/** A seat as a person draws it; what is longer or further out than any hall is refused before it is looked at. */
const drawnSeat = seatSchema.extend({
  id: z
    .string()
    .regex(/^[^\s/\p{C}][^/\p{C}]*$/u)
    .max(40),
  row: z.string().trim().min(1).max(8),
  number: z.int().min(1).max(9999),
  screenRow: z
    .int()
    .min(0)
    .max(planBounds.rows - 1),
  screenCol: z
    .int()
    .min(0)
    .max(planBounds.columns - 1),
  pairedWith: z.string().max(40).optional(),
})

/** A plan as a person draws it, in the editor or in a file. */
export const planGiven = z.strictObject({
  columns: z.int().min(1).max(planBounds.columns),
  seats: z.array(drawnSeat).max(planBounds.seats),
  drawing: drawingSchema.extend({ disabled: z.array(drawnSeat).max(planBounds.seats) }),
})
