import * as z from 'zod'

/** The most minutes one show has before its film, and after it: a premiere with a speech, a room full of confetti. */
export const ownMinutesMost = 120

const minutes = z.int().min(0).max(ownMinutesMost).nullable()

/** Minutes before and after the film that one show has; null where it has those of its screen. */
export const ownMinutesSchema = z.strictObject({ preShowMinutes: minutes, cleaningMinutes: minutes })
export type OwnMinutes = z.infer<typeof ownMinutesSchema>

/** The same, in one order of its fields; null for a show that has both of its screen. */
export function ownMinutesOf(given: OwnMinutes | null | undefined): OwnMinutes | null {
  const { preShowMinutes = null, cleaningMinutes = null } = given ?? {}
  return preShowMinutes === null && cleaningMinutes === null ? null : { preShowMinutes, cleaningMinutes }
}

/** As a show's row keeps it. */
export function readOwnMinutes(text: string | null): OwnMinutes | null {
  return text === null ? null : (JSON.parse(text) as OwnMinutes)
}

/** The text of a show's row; null for none. */
export function writeOwnMinutes(own: OwnMinutes | null | undefined): string | null {
  const kept = ownMinutesOf(own)
  return kept && JSON.stringify(kept)
}
