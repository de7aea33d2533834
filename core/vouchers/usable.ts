import { Refusal } from '../refusal.ts'
import type { Turn, TurnChange, TurnOwner } from './turn.ts'
import type { VoucherNow } from './wallet.ts'

/** What decides whether a voucher may be used, whoever owns its turns. */
export type Use = {
  voucher: { cancelled: boolean; validFrom: string; validUntil: string | null; pauseMinutes: number }
  /** The business day of the use, YYYY-MM-DD. */
  today: string
  nowMs: number
  /** ISO; undefined when it was never used. */
  lastUse: string | undefined
  /** Minutes that every voucher rests after a use, by the setting; its own pause may be longer. */
  leastPause?: number | undefined
}

/**
 * Refuses `voucher_cancelled`, `voucher_too_early` and `voucher_too_late` (each names the day), and `voucher_resting`
 * (names the minutes since its last use that must pass).
 */
export function requireUsable({ voucher, today, nowMs, lastUse, leastPause = 0 }: Use): void {
  if (voucher.cancelled) throw new Refusal('voucher_cancelled')
  if (today < voucher.validFrom) throw new Refusal('voucher_too_early', { day: voucher.validFrom })
  if (voucher.validUntil !== null && today > voucher.validUntil)
    throw new Refusal('voucher_too_late', { day: voucher.validUntil })
  const minutes = Math.max(voucher.pauseMinutes, leastPause)
  if (!lastUse || !minutes) return
  const sinceMs = nowMs - Date.parse(lastUse)
  // A use in the future comes from another node's wrong clock and delays no use.
  if (sinceMs >= 0 && sinceMs < minutes * 60_000) throw new Refusal('voucher_resting', { minutes })
}

/**
 * Chooses turns for one purchase: those it has already, then this node's own free ones, by their numbers.
 *
 * @param wish.me null while this node may use no turn at all
 * @returns the numbers, how many are missing, and how many of these are free on another node
 */
export function chooseTurns(
  turns: ReadonlyMap<number, Turn>,
  wish: { count: number; me: TurnOwner | null; billId: string },
): { chosen: number[]; missing: number; elsewhere: number } {
  const all = [...turns]
  const taken = all.filter(([, turn]) => turn.billId === wish.billId && turn.owner === wish.me)
  const mine = all.filter(([, turn]) => turn.state === 'free' && turn.owner === wish.me)
  const elsewhere = all.filter(([, turn]) => turn.state === 'free' && turn.owner !== wish.me)
  const chosen = [...taken, ...mine].slice(0, wish.count).map(([number]) => number)
  return { chosen, missing: wish.count - chosen.length, elsewhere: elsewhere.length }
}

/**
 * Turns of a voucher for another node: free ones this one owns, with the versions that hand them over. None of a cancelled
 * one: what was left of it may be on another card, and whoever asks may not have read yet that it was cancelled.
 */
export function grantTurns(
  { voucher, turns }: VoucherNow,
  count: number,
  me: TurnOwner | null,
): TurnChange[] {
  if (voucher.cancelled) return []
  const { chosen } = chooseTurns(turns, { count, me, billId: '' })
  return chosen.map(turn => ({ voucherId: voucher.id, turn, version: turns.get(turn)!.version + 1 }))
}
