import * as z from 'zod'
import { namedWords, wordsSchema } from '../i18n/words.ts'

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
  turnsDefault: z.int().min(1).max(100),
  turnsMin: z.int().min(1).max(100),
  turnsMax: z.int().min(1).max(100),
  /** Turns are sold in multiples of it. */
  turnsStep: z.int().min(1).max(100),
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

/** Whether a type may be sold with so many turns: within its bounds and a multiple of its step. */
export function turnsFit(
  type: Pick<VoucherType, 'turnsMin' | 'turnsMax' | 'turnsStep'>,
  turns: number,
): boolean {
  return turns >= type.turnsMin && turns <= type.turnsMax && turns % type.turnsStep === 0
}
