import { openAllowance } from '../api/allowance.ts'
import { Refusal } from '../refusal.ts'
import { codeSize } from './issue.ts'

/** Shorter codes of other systems are taken only where somebody sees the paper: there are too few of them. */
const onlineLength = 8
const hourMs = 3_600_000
/** Tries in an hour at codes that are shorter than ours: from one network, and at one exhibitor's from everywhere. */
const perNetwork = 20
const perExhibitor = 300

/**
 * Bounds guessing at codes that were taken over. Our own cannot be guessed; those of other systems may be short. A try is
 * counted before its code is looked up, so that right and wrong ones cost the same, and a code that is too short is answered
 * alike whether it exists or not. Our own codes are never held up, whoever guesses.
 */
export function openCodeGuard() {
  const fromNetwork = openAllowance({ most: perNetwork, perMs: hourMs })
  const atExhibitor = openAllowance({ most: perExhibitor, perMs: hourMs, mostKnown: 1000 })
  return {
    /** Refuses `voucher_at_box_office` and `too_many_requests`. */
    require(code: string, from: { network: string; exhibitorId: string; nowMs: number }): void {
      if (code.length >= codeSize) return
      if (code.length < onlineLength) throw new Refusal('voucher_at_box_office')
      const { network, exhibitorId, nowMs } = from
      if (!fromNetwork(`${exhibitorId} ${network}`, nowMs) || !atExhibitor(exhibitorId, nowMs))
        throw new Refusal('too_many_requests')
    },
  }
}
export type CodeGuard = ReturnType<typeof openCodeGuard>
