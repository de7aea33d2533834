import * as z from 'zod'
import { slugText } from '../programme/movie.ts'
import { namedWords, wordsSchema } from '../i18n/words.ts'
import { aboveLimits } from './ticket-limit.ts'

/** Turns of one voucher. */
export const turnsMost = 100
/** The most a voucher carries for snacks and drinks, in cents. */
export const mostRefreshmentCents = 100_000

/** How many cards are topped up with one sale at most. */
export const mostTopUps = 10

/**
 * What a cinema sells as a voucher. A turn is worth one ticket: it covers the ticket's rate, and what a seat's class or
 * 3D adds is paid beside it. So its VAT is known and due when the voucher is sold, not when it is used.
 */
export const voucherTypeFields = z.object({
  type: z.enum(['giftcard', 'subscription']),
  title: namedWords,
  description: wordsSchema,
  /** What one turn costs, in cents with VAT. */
  turnCents: z.int().min(0).max(100_000),
  turnsDefault: z.int().min(1).max(turnsMost),
  turnsMin: z.int().min(1).max(turnsMost),
  turnsMax: z.int().min(1).max(turnsMost),
  /** Turns are sold in multiples of it. */
  turnsStep: z.int().min(1).max(turnsMost),
  /** It also carries a value in cents for snacks and drinks. Its VAT is due when it is used: it may buy any of them. */
  refreshments: z.boolean().optional(),
  refreshmentDefaultCents: z.int().min(0).max(mostRefreshmentCents).optional(),
  refreshmentMinCents: z.int().min(0).max(mostRefreshmentCents).optional(),
  refreshmentMaxCents: z.int().min(0).max(mostRefreshmentCents).optional(),
  /** The value is sold in multiples of it. */
  refreshmentStepCents: z.int().min(1).max(mostRefreshmentCents).optional(),
  /** A visitor finds it on the website by it, such as `gift-card`; made of the title where it is left out. */
  slug: slugText.nullable().optional(),
  /** What its page on the website is called; its title where it is left out. */
  pageTitle: wordsSchema.optional(),
  /** What its page tells, in paragraphs. */
  content: wordsSchema.optional(),
  /** What the website takes beside its price, in cents with VAT; nothing when left out. */
  handlingCents: z.int().min(0).max(10_000).optional(),
  /** The website does not sell it. */
  onlyAtRegisters: z.boolean().optional(),
  /** The most a ticket may cost at its rate for a turn to pay for it, in cents with VAT; whatever it costs when left out. */
  ticketMaxCents: z.int().min(1).max(100_000).nullable().optional(),
  /** What is done with a dearer ticket; the difference is paid when left out. */
  ticketAbove: z.enum(aboveLimits).optional(),
  /** How many months a voucher is valid from the day it is issued; null is for ever. */
  validMonths: z.int().min(1).max(120).nullable(),
  /** How many minutes must pass after a use before the same voucher's next use; 0 for none. */
  pauseMinutes: z.int().min(0).max(1440),
  /** Smaller comes first. */
  order: z.int(),
  deleted: z.boolean(),
  /** No longer sold; it can be sold again. */
  archived: z.boolean().optional(),
})
export type VoucherTypeFields = z.infer<typeof voucherTypeFields>
export type VoucherType = VoucherTypeFields & { id: string }

/** Whether the website sells a kind: it is neither set aside nor kept for registers. */
export const isSoldOnline = ({
  onlyAtRegisters = false,
  archived = false,
  deleted,
}: VoucherTypeFields): boolean => !onlyAtRegisters && !archived && !deleted

/** Whether a type may be sold with so many turns: within its bounds and a multiple of its step. */
export function turnsFit(
  type: Pick<VoucherType, 'turnsMin' | 'turnsMax' | 'turnsStep'>,
  turns: number,
): boolean {
  return turns >= type.turnsMin && turns <= type.turnsMax && turns % type.turnsStep === 0
}

/** How much of refreshment value a type is sold with, in cents; nothing at all where it has none. */
export function refreshmentBounds({
  refreshments = false,
  refreshmentMinCents: min = 0,
  refreshmentMaxCents: max = 0,
  refreshmentStepCents: step = 100,
  refreshmentDefaultCents: usual = min,
}: Pick<
  VoucherType,
  | 'refreshments'
  | 'refreshmentMinCents'
  | 'refreshmentMaxCents'
  | 'refreshmentStepCents'
  | 'refreshmentDefaultCents'
>): { min: number; max: number; step: number; usual: number } {
  return refreshments ? { min, max, step, usual } : { min: 0, max: 0, step, usual: 0 }
}

/** Whether a value in cents is within a type's bounds and a multiple of its step. */
export function refreshmentsFit(type: Parameters<typeof refreshmentBounds>[0], cents: number): boolean {
  const { min, max, step } = refreshmentBounds(type)
  return cents >= min && cents <= max && cents % step === 0
}
