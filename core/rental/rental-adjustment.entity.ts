import * as z from 'zod'
import { defineEntity } from '../catalogue/entity.ts'

/**
 * What is put right on a statement after the fact: a row of its own, in the week it is told in, beside the rows that are
 * made of bills. A statement that was sent is never changed by it.
 */
export const rentalAdjustmentFields = z.object({
  cinemaId: z.string().min(1).max(100),
  movieId: z.string().min(1).max(100),
  /** A business day of the week on whose statement it stands, YYYY-MM-DD. */
  day: z.iso.date(),
  /** Whether the distributor gets more or less. */
  effect: z.enum(['more', 'less']),
  /** By how much, without VAT. */
  dueCents: z.int().min(1).max(9_999_999),
  reason: z.string().trim().min(1).max(160),
  deleted: z.boolean(),
})
export type RentalAdjustmentFields = z.infer<typeof rentalAdjustmentFields>

export const rentalAdjustment = defineEntity({
  kind: 'rental_adjustment',
  fields: rentalAdjustmentFields,
  essentials: ['cinemaId', 'movieId', 'day', 'effect', 'dueCents', 'reason'],
  scope: 'rental_adjustment',
  name: ({ day, reason }) => `${day}: ${reason}`,
  edit: {
    path: 'rental-adjustments',
    permission: 'manage_programme',
    fresh: { effect: 'more', deleted: false },
    // Accounts are kept in one place; a box that is stolen changes none.
    only: 'relay',
    fixed: ['cinemaId'],
  },
  refersTo: { cinemaId: 'cinema', movieId: 'movie' },
  tells: ['programme.changed'],
})

/** What it adds to what is due, in cents; below nothing where it is less. */
export const signedCents = ({ effect, dueCents }: Pick<RentalAdjustmentFields, 'effect' | 'dueCents'>) =>
  effect === 'less' ? -dueCents : dueCents
