import * as z from 'zod'
import { defineEntity } from '../catalogue/entity.ts'

/** A picture that walls show: behind what they say, or by itself. */
export const signageBackgroundFields = z.object({
  /** For the house alone; no wall shows it. */
  name: z.string().trim().min(1).max(60),
  /** A file by the hash of its bytes. */
  picture: z.string().regex(/^[\w-]{10,80}$/),
  deleted: z.boolean(),
})
export type SignageBackgroundFields = z.infer<typeof signageBackgroundFields>

export const signageBackground = defineEntity({
  kind: 'signage_background',
  fields: signageBackgroundFields,
  essentials: ['name', 'picture'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'signage-backgrounds',
    permission: 'manage_programme',
    fresh: { deleted: false },
    listedFor: 'staff',
    module: 'signage',
    inputs: { picture: 'picture' },
  },
  files: ['picture'],
  tells: ['signage.changed'],
})
