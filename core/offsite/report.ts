import * as z from 'zod'
import { offsiteHealth } from './contract.ts'

/** What a box tells its relay of its off-site copy: enough to say per cinema whether it could be put back. */
export const offsiteReport = offsiteHealth.pick({
  state: true,
  sameDevice: true,
  provenAt: true,
  behindFacts: true,
  behindSeconds: true,
  trouble: true,
})
export type OffsiteReport = z.infer<typeof offsiteReport>

/** On the line from box to relay, beside the sync: at every connection, and whenever it changes. */
export const offsiteMessage = z.object({ kind: z.literal('offsite'), offsite: offsiteReport })

/** A proof is made every hour, or every day where the line is paid by volume; after this its result is old. */
const oldMs = 26 * 3_600_000

/**
 * How the off-site copy of a box stands, as far as the relay knows.
 *
 * @param told null when the box has never told
 * @returns `old` for a proof of more than a day ago, unless there is trouble that says more
 */
export function reportedStateOf(
  told: OffsiteReport | null,
  nowMs: number,
): OffsiteReport['state'] | 'unknown' | 'old' {
  if (!told) return 'unknown'
  const { state, provenAt } = told
  const isOld = provenAt !== null && nowMs - Date.parse(provenAt) > oldMs
  return isOld && (state === 'proven' || state === 'waiting') ? 'old' : state
}
