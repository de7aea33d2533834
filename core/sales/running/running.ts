import * as z from 'zod'
import { tillPayment } from '../contract.ts'
import { parkedBasket } from '../parked/basket.ts'

/**
 * What a register has in front of it, as far as another one can go on with it: a basket that is chosen or paid. What was
 * taken of a split payment stays taken; an attempt at a card terminal is the bill's, whichever till asks for it.
 */
export const runningBasket = z.strictObject({
  at: z.enum(['selling', 'terminal', 'splitting']),
  basket: parkedBasket,
  /** Of `terminal`: what is asked of a wired one; missing where the sum is typed by hand. */
  attemptId: z.string().min(1).max(100).optional(),
  /** Of `splitting`: what was taken, and what is being asked of the terminal. */
  parts: z.array(tillPayment).max(9).optional(),
  asked: tillPayment.optional(),
})
export type RunningBasket = z.infer<typeof runningBasket>
