import * as z from 'zod'
import { defineEntity } from '../catalogue/entity.ts'

/** From when a film's weeks are counted. */
export const timelines = ['first_show', 'showing_from'] as const

/** On which terms films are rented: what the distributor gets of each week's takings. */
export const rentalProfileFields = z.object({
  name: z.string().trim().min(1).max(80),
  /** Films may share it; otherwise it is one film's own. Once shared it stays so. */
  shared: z.boolean(),
  /** Weeks count from the week of the film's first show in the cinema, or from the week of its first day. */
  timeline: z.enum(timelines),
  /** What is taken off before the share, such as an authors' levy, of the takings without VAT; hundredths of a percent. */
  levyBasisPoints: z.int().min(0).max(10_000),
  /** What holds from a week of the film's run on, until the next one; the run's first week is 1. */
  rates: z
    .array(
      z.object({
        fromWeek: z.int().min(1).max(104),
        /** The distributor's share, in hundredths of a percent. */
        basisPoints: z.int().min(0).max(10_000),
        /** What it gets at least, for each week and cinema. */
        minimumCents: z.int().min(0).max(100_000_000),
      }),
    )
    .min(1)
    .max(12),
  deleted: z.boolean(),
})
export type RentalProfileFields = z.infer<typeof rentalProfileFields>

export const rentalProfile = defineEntity({
  kind: 'rental_profile',
  fields: rentalProfileFields,
  essentials: ['name', 'rates'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'rental-profiles',
    permission: 'manage_programme',
    fresh: { shared: true, timeline: 'first_show', levyBasisPoints: 0, deleted: false },
    unique: ['name'],
    refuses: ['rental_weeks', 'rental_stays_shared'],
    misfit({ rates }) {
      const weeks = new Set(rates.map(({ fromWeek }) => fromWeek))
      if (weeks.has(1) && weeks.size === rates.length) return undefined
      return { code: 'rental_weeks', details: {}, field: 'rates' }
    },
    permits: (_, _by, { before, after }) =>
      before?.shared && after && !after.shared ? { code: 'rental_stays_shared', field: 'shared' } : undefined,
  },
  tells: ['programme.changed'],
})
