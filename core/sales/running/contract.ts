import * as z from 'zod'
import { route } from '../../api/route.ts'
import { basketInList } from '../parked/contract.ts'
import { runningBasket } from './running.ts'

/** What another register has in front of it. */
export const runningView = basketInList.extend({
  /** When it last changed. */
  at: z.string(),
  employee: z.string(),
  device: z.string(),
  deviceId: z.string(),
  isOn: z.boolean().meta({ description: 'the register is connected to the box now' }),
  isPaying: z.boolean().meta({ description: 'its payment had begun' }),
})
export type RunningView = z.infer<typeof runningView>

export const readRunning = route({
  method: 'GET',
  path: '/api/running-baskets',
  summary: 'What the other registers of the cinema have in front of them, should one of them have died',
  access: 'sell',
  answer: z.object({ running: z.array(runningView) }),
})

export const keepRunning = route({
  method: 'PUT',
  path: '/api/running-basket',
  summary:
    'What this register has in front of it now, in place of what it had before; it is kept for the day',
  access: 'sell',
  body: z.strictObject({ running: runningBasket.nullable() }),
  answer: z.object({}),
  refusals: ['basket_taken_over'],
})

export const takeOverBasket = route({
  method: 'POST',
  path: '/api/running-baskets/:id/take-over',
  summary:
    'Goes on here with what another register had in front of it, with its seats; that one sells it no more',
  access: 'sell',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ from: z.string().max(100).meta({ description: 'the register it was seen at' }) }),
  answer: z.object({ running: runningBasket }),
  refusals: ['running_unknown', 'basket_taken_over'],
})
