import * as z from 'zod'
import { route } from '../../api/route.ts'

/** A name as it is typed, without what could begin another line of a mail's head. */
const name = z
  .string()
  .trim()
  .max(80)
  .regex(/^[^\p{Cc}]*$/u)

export const subscribe = route({
  method: 'POST',
  path: '/api/newsletters/subscribe',
  summary:
    'Asks for the newsletter: the address is mailed a link to confirm. The answer is the same whether it is known or not',
  access: 'public',
  module: 'newsletters',
  body: z.object({
    email: z.email().max(200),
    first_name: name,
    last_name: name,
    /** Nobody sees this field: what fills it in is no person, and what it sends is not kept. */
    website: z.string().max(200),
    /** The proof that no robot sends it, where one was asked for. */
    grecaptcha: z.string().max(600).optional(),
  }),
  answer: z.object({}),
  refusals: ['too_many_requests', 'robot_proof_needed', 'module_inactive'],
})

const token = z.object({ token: z.string().min(1).max(400) })

export const confirmSubscription = route({
  method: 'POST',
  path: '/api/newsletters/confirm',
  summary: 'Says yes to the newsletter, by the link that was mailed; pressed again it is the same yes',
  access: 'public',
  module: 'newsletters',
  body: token,
  answer: z.object({}),
  refusals: ['newsletter_link_over', 'module_inactive'],
})

export const leaveNewsletter = route({
  method: 'POST',
  path: '/api/newsletters/leave',
  summary: 'Ends a subscription, by the link in every newsletter; pressed again it stays ended',
  access: 'public',
  body: token,
  answer: z.object({}),
  refusals: ['newsletter_link_over'],
})
