import * as z from 'zod'
import { cardSlip } from './slip.ts'

/*
 * Card terminals that are reached over the internet alone: the box asks its relay, which has the exhibitor's account at the
 * provider, and the account's key never comes to a cinema. Every order bears the attempt's id, by which the provider
 * knows it too.
 */

/**
 * `look` only looks whether it is there; `state` asks what became of an order; `stop` ends one that nobody has paid; `day`
 * asks what the terminal took and gave back since a time.
 */
export const cloudAsks = ['look', 'pay', 'refund', 'state', 'stop', 'day'] as const

/** Most of what a terminal moved that is told at once; it is far more than a week of one till. */
export const mostCloudMoved = 2000

/** Money that a terminal moved, as its provider lists it. */
const cloudMoved = z.object({
  /** What was written on it by whoever ordered it; null where that was none of us. */
  attemptId: z.string().max(64).nullable(),
  isPayment: z.boolean(),
  cents: z.int(),
  at: z.string().max(40),
  card: z.string().max(40).nullable(),
})
export type CloudMoved = z.infer<typeof cloudMoved>

/** Sent from box to relay. */
export const cloudOrderMessage = z.object({
  kind: z.literal('terminal-order'),
  askId: z.string().max(64),
  ask: z.enum(cloudAsks),
  /** The terminal's entry at the box's cinema. */
  terminalId: z.string().max(40),
  attemptId: z.string().max(64),
  isRefund: z.boolean(),
  cents: z.int().min(0).max(10_000_000),
  /** What the provider calls the payment: of a refund the one whose money goes back; null where that is not known. */
  ref: z.string().max(100).nullable(),
  /** Of `day`: since when. */
  since: z.iso.datetime().optional(),
})
export type CloudOrder = Omit<z.infer<typeof cloudOrderMessage>, 'kind' | 'askId'>

/**
 * `at_work`: a guest is asked; `paid`: its money was moved; `declined`, `aborted`, `expired`: it was not, and will not be;
 * `refused`: the provider took no such order; `none`: it knows none of that name; `not_accepted`: no account of the
 * exhibitor's has this terminal, or its key is not taken; `unknown`: the provider did not answer.
 */
export const cloudStates = [
  'ready',
  'at_work',
  'paid',
  'declined',
  'aborted',
  'expired',
  'refused',
  'none',
  'not_accepted',
  'unknown',
] as const

export const cloudAnswer = z.object({
  state: z.enum(cloudStates),
  /** What the provider calls it, what it calls the approval, and the card; null where it does not say. */
  ref: z.string().max(100).nullable(),
  trace: z.string().max(40).nullable(),
  card: z.string().max(40).nullable(),
  /** The sum that was moved; null where it does not say. */
  cents: z.int().nullable(),
  /** What the guest scans to pay. */
  code: z.string().max(300).optional(),
  /** What belongs on its slip. */
  slip: cardSlip.optional(),
  /** Of `day`, in whatever order. */
  moved: z.array(cloudMoved).max(mostCloudMoved).optional(),
})
export type CloudAnswer = z.infer<typeof cloudAnswer>

/** Sent from relay to box, under the name of the question. */
export const cloudOrderedMessage = z.object({
  kind: z.literal('terminal-ordered'),
  askId: z.string().max(64),
  answer: cloudAnswer,
})

/** An answer of which nothing else is known. */
export const onlyState = (state: CloudAnswer['state']): CloudAnswer => ({
  state,
  ref: null,
  trace: null,
  card: null,
  cents: null,
})
