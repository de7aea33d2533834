import * as z from 'zod'
import { wordsSchema } from '../i18n/words.ts'
import { route } from '../api/route.ts'

/** A card as a door is told it: what is left, and nothing of whose it is. */
export const doorCard = z.object({
  code: z.string(),
  type: z.enum(['giftcard', 'subscription']),
  title: wordsSchema,
  turns: z.int(),
  /** Turns nobody used, wherever they are, as far as this side knows. */
  left: z.int(),
  /** What is left for snacks and drinks, in cents. */
  centsLeft: z.int(),
  cancelled: z.boolean(),
  /** It was handed in: when (ISO), by whom and at which scanner it was taken. */
  taken: z.object({ takingId: z.string(), at: z.string(), by: z.string(), gate: z.string() }).nullable(),
})
export type DoorCard = z.infer<typeof doorCard>

const params = z.object({ code: z.string().min(1).max(60) })
const answer = z.object({ card: doorCard })
const notACard = ['voucher_unknown', 'voucher_not_paid', 'voucher_not_here'] as const

export const readCard = route({
  method: 'GET',
  path: '/api/door/cards/:code',
  summary: 'A voucher’s card at a door: what is left of it, and whether it was taken back',
  access: 'scan',
  scope: 'exhibitor',
  params,
  answer,
  refusals: [...notACard],
})

export const takeCardBack = route({
  method: 'POST',
  path: '/api/door/cards/:code/take-back',
  summary: 'Takes a used-up card back, once; sent again with the same id it is the same',
  module: 'vouchers',
  access: 'scan',
  scope: 'exhibitor',
  params,
  body: z.strictObject({ id: z.uuid() }),
  answer,
  refusals: [...notACard, 'card_taken_back', 'card_not_used_up', 'card_in_payment', 'card_not_taken_back'],
})

export const undoTakeBack = route({
  method: 'POST',
  path: '/api/door/cards/:code/take-back/undo',
  summary: 'Undoes a taking back: the card is with its guest again',
  access: 'override_vouchers',
  scope: 'exhibitor',
  params,
  body: z.strictObject({ id: z.uuid().meta({ description: 'of the taking back' }) }),
  answer,
  refusals: [...notACard, 'card_not_taken_back'],
})
