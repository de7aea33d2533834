import * as z from 'zod'
import { route } from '../api/route.ts'
import { blockReasons } from '../database/statuses.ts'
import { comingShow } from './plan-contract.ts'

const concerns = ({ params }: { params: { id: string } }) => ({ screen: params.id })
const params = z.object({ id: z.string().max(100) })
const access = ['override_vouchers', 'manage_programme'] as const

/** More at once is no broken seat any more. */
const seats = z.array(z.string().max(60)).min(1).max(60)

const answer = z.object({
  blocked: z.array(
    z.object({
      seatId: z.string(),
      reason: z.enum(blockReasons),
      note: z.string(),
      employee: z.string(),
      at: z.string(),
    }),
  ),
  /** Shows to come in which somebody has one of them: their tickets stay, until somebody moves the guests. */
  shows: z.array(comingShow),
})

export const readSeatBlocks = route({
  method: 'GET',
  path: '/api/screens/:id/blocked',
  summary: 'The seats of a screen that are blocked in every show, and the guests who have one',
  access: [...access],
  concerns,
  params,
  answer,
  refusals: ['screen_unknown'],
})

export const blockInEveryShow = route({
  method: 'POST',
  path: '/api/screens/:id/blocked',
  summary: 'Keeps seats of a screen from being sold in any show, with a reason, until they are given back',
  access: [...access],
  concerns,
  params,
  body: z.strictObject({ seats, reason: z.enum(blockReasons), note: z.string().trim().max(80) }),
  answer,
  refusals: ['screen_unknown', 'seat_unknown', 'set_at_relay'],
})

export const freeInEveryShow = route({
  method: 'POST',
  path: '/api/screens/:id/unblocked',
  summary: 'Gives seats of a screen back to sale that were blocked in every show',
  access: [...access],
  concerns,
  params,
  body: z.strictObject({ seats }),
  answer,
  refusals: ['screen_unknown', 'set_at_relay'],
})
