import * as z from 'zod'
import { route } from '../../api/route.ts'
import { arrangementSchema } from '../../venue/arrangement.ts'
import { rowsMost, seatsPerRowMost } from './template.ts'

const planId = z.string().regex(/^[a-z0-9-]{3,64}$/i)

export const readPlan = route({
  method: 'GET',
  path: '/api/arrangements/:id',
  summary: 'A drawn seat plan',
  access: 'staff',
  scope: 'exhibitor',
  params: z.object({ id: z.string().max(100) }),
  answer: z.object({ arrangement: arrangementSchema }),
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
