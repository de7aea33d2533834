import * as z from 'zod'
import { defineEntity } from '../catalogue/entity.ts'

const phone = z.string().max(40)

/** Whom films are rented from; all cinemas of an exhibitor share them. */
export const distributorFields = z.object({
  name: z.string().trim().min(1).max(80),
  offices: z
    .array(
      z.object({
        id: z.string().max(64),
        name: z.string().trim().min(1).max(80),
        address: z.string().max(200),
        email: z.email().nullable(),
        phone,
      }),
    )
    .max(12),
  contacts: z
    .array(
      z.object({
        id: z.string().max(64),
        name: z.string().trim().min(1).max(80),
        /** What one reaches them for, such as bookings or statements. */
        concern: z.string().max(80),
        email: z.email().nullable(),
        phone,
      }),
    )
    .max(12),
  deleted: z.boolean(),
})
export type DistributorFields = z.infer<typeof distributorFields>

export const distributor = defineEntity({
  kind: 'distributor',
  fields: distributorFields,
  essentials: ['name'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'distributors',
    permission: 'manage_programme',
    fresh: { offices: [], contacts: [], deleted: false },
    unique: ['name'],
  },
  tells: ['programme.changed'],
})
