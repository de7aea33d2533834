import * as z from 'zod'

/** What can be wrong with an off-site copy. None of it stops a sale: durability depends on the mirror. */
export const offsiteTroubles = [
  'program_missing',
  'program_down',
  'not_fetched',
  'nothing_there',
  'behind',
  'other_facts',
  'damaged',
  'no_space',
  'unproven',
] as const
export type OffsiteTrouble = (typeof offsiteTroubles)[number]

/** How a node's off-site copy is doing, as far as a restore into a scratch folder has proven. */
export const offsiteHealth = z.object({
  /** `waiting`: set up and not proven yet. */
  state: z.enum(['off', 'waiting', 'proven', 'trouble']),
  target: z.string().nullable(),
  /** The path below the target that this node writes to; a restore uses it as the copy's name. */
  copy: z.string().nullable(),
  program: z.string().nullable(),
  /** False for a Litestream whose own SQLite can lose commits (before 0.5.17). */
  programFit: z.boolean(),
  /** The target is a folder on the database's own disk. */
  sameDevice: z.boolean(),
  provenAt: z.string().nullable(),
  triedAt: z.string().nullable(),
  /** At the last check; null when nothing could be compared. */
  behindFacts: z.int().nullable(),
  behindSeconds: z.int().nullable(),
  trouble: z.enum(offsiteTroubles).nullable(),
  /** What Litestream or the disk said, for a technician. */
  detail: z.string().nullable(),
  /** Copies with facts this node does not have; they are no longer written, and a manager must check them. */
  setAside: z.array(z.string()),
})
export type OffsiteHealth = z.infer<typeof offsiteHealth>

/** A node without an off-site copy. */
export const offsiteOff: OffsiteHealth = {
  state: 'off',
  target: null,
  copy: null,
  program: null,
  programFit: true,
  sameDevice: false,
  provenAt: null,
  triedAt: null,
  behindFacts: null,
  behindSeconds: null,
  trouble: null,
  detail: null,
  setAside: [],
}
