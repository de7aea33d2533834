import * as z from 'zod'

/** The looks of walls. Source: spec/operations.md section 4, signage themes. */
export const signageLooks = [
  'carnival',
  'christmas',
  'easter',
  'halloween',
  'new_year',
  'valentine',
  'custom',
] as const
export type SignageLook = (typeof signageLooks)[number]

export const signageThemeFields = z.object({
  /** For the house alone; no wall shows it. */
  name: z.string().trim().min(1).max(60),
  look: z.enum(signageLooks),
  /** The colour of a look of one's own, as an angle of the colour wheel, 0 to 359. */
  hue: z.int().min(0).max(359).nullable(),
  /** The picture behind what walls say; none where null. */
  backgroundId: z.string().nullable(),
  /** Business days; without one it holds from ever, or for ever. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  /** Its days come back every year: of both dates only month and day count. */
  yearly: z.boolean(),
  deleted: z.boolean(),
})
export type SignageThemeFields = z.infer<typeof signageThemeFields>
