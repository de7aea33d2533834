import * as z from 'zod'
import { offsiteHealth } from './contract.ts'

/** What a box reports to its relay about its off-site copy: enough to say per cinema whether it could be restored. */
export const offsiteReport = offsiteHealth.pick({
  state: true,
  sameDevice: true,
  provenAt: true,
  behindFacts: true,
  behindSeconds: true,
  trouble: true,
})
export type OffsiteReport = z.infer<typeof offsiteReport>

/** Sent from box to relay over the link, beside sync messages: at every connection, and whenever it changes. */
export const offsiteMessage = z.object({ kind: z.literal('offsite'), offsite: offsiteReport })

/**
 * A proof is made every hour, or every day where the connection is paid by volume; after this time its result is old.
 */
const oldMs = 26 * 3_600_000

/**
 * State of a box's off-site copy, as far as the relay knows.
 *
 * @param report null when the box has never reported
 * @returns `old` for a proof of more than a day ago, unless there is trouble that says more
 */
export function reportedStateOf(
  report: OffsiteReport | null,
  nowMs: number,
): OffsiteReport['state'] | 'unknown' | 'old' {
  if (!report) return 'unknown'
  const { state, provenAt } = report
  const isOld = provenAt !== null && nowMs - Date.parse(provenAt) > oldMs
  return isOld && (state === 'proven' || state === 'waiting') ? 'old' : state
}
