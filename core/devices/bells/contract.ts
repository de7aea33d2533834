import * as z from 'zod'
import { route } from '../../api/route.ts'

const bell = z.object({
  id: z.string(),
  device: z.string(),
  isHere: z.boolean().meta({ description: 'it was rung at the till that reads' }),
  employeeName: z.string(),
  at: z.string(),
  /** Who said that they come; null while nobody has. */
  answeredBy: z.string().nullable(),
})

const bells = z.object({ bells: z.array(bell) })

export const readBells = route({
  method: 'GET',
  path: '/api/bells',
  summary: 'Cashiers who call a manager now, and who comes',
  access: ['sell', 'override_vouchers'],
  scope: 'lists',
  answer: bells,
})

export const ringBell = route({
  method: 'POST',
  path: '/api/bells',
  summary: 'Calls a manager to this till; a till that called already goes on calling',
  access: 'sell',
  scope: 'node',
  body: z.strictObject({ id: z.uuid() }),
  answer: bells,
  refusals: ['too_many_requests'],
})

export const comeToBell = route({
  method: 'POST',
  path: '/api/bells/:id/answer',
  summary: 'Says that one comes',
  access: 'override_vouchers',
  scope: 'lists',
  params: z.object({ id: z.string().min(1).max(100) }),
  answer: bells,
  refusals: ['bell_unknown'],
})
