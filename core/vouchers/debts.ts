import { Refusal } from '../refusal.ts'
import type { Draft } from '../journal/draft.ts'
import type { LineNow } from '../billing/refunds/returns.ts'
import type { TurnOfBill } from './store.ts'
import type { DebtRow } from './debt-store.ts'
import type { TurnOwner } from './turn.ts'
import { chooseTurns, requireUsable } from './usable.ts'
import type { VoucherNow } from './wallet.ts'

/**
 * How many turns of a voucher a manager lets a purchase use beyond those this side owns. Refuses as `allowOverride`.
 *
 * @param wish.me null while this node may use no turn at all
 */
export function allowedTurns(
  known: VoucherNow | undefined,
  wish: {
    billId: string
    count: number
    reachable: boolean
    me: TurnOwner | null
    today: string
    nowMs: number
  },
): number {
  if (!known) {
    if (wish.reachable) throw new Refusal('voucher_unknown')
    return wish.count
  }
  const { voucher, turns, lastUse, leastPause } = known
  requireUsable({ voucher, today: wish.today, nowMs: wish.nowMs, lastUse, leastPause })
  const { chosen, missing, elsewhere } = chooseTurns(turns, wish)
  if (!missing) throw new Refusal('override_not_needed')
  if (missing > elsewhere) throw new Refusal('voucher_used_up', { left: chosen.length + elsewhere })
  return missing
}

/**
 * How a debt owed here ends: a free turn is spent for it, but none of a cancelled voucher. It is written off where the
 * ticket was paid by a turn after all, or was refunded.
 *
 * @param now.me null while this node may use no turn at all
 * @param now.lines of the purchase, as they are now
 */
export function settled(
  debt: DebtRow,
  now: {
    known: VoucherNow | undefined
    me: TurnOwner | null
    used: readonly TurnOfBill[]
    lines: readonly LineNow[]
  },
): { outcome: 'settled' | 'elsewhere' | 'owed'; made: Draft[] } {
  const { id: debtId, owner, voucherId, ticketId, coveredCents, billId, cinemaId } = debt
  if (!now.known) return { outcome: 'owed', made: [] }
  // In emergency mode a sale may be reinstated whose turn was spent, or whose ticket was refunded, in the lost time.
  const isTicket = (each: { ticketId?: string | null | undefined }) => each.ticketId === ticketId
  if (now.used.some(isTicket) || now.lines.some(line => isTicket(line) && !line.left)) {
    const body = { debtId, voucherId }
    return { outcome: 'settled', made: [{ scope: 'exhibitor', type: 'voucher_debt.written_off', body }] }
  }
  const { voucher, turns } = now.known
  // What was left of it is on another card or was paid back: its turns are nobody's to pay with.
  if (voucher.cancelled) return { outcome: 'owed', made: [] }
  // A turn the purchase has spent already pays for another of its tickets.
  const { chosen, elsewhere } = chooseTurns(turns, { count: 1, me: now.me, billId: '' })
  const [number] = chosen
  if (number === undefined) return { outcome: elsewhere ? 'elsewhere' : 'owed', made: [] }
  const version = turns.get(number)!.version + 1
  const turn = { voucherId, turn: number, version, ticketId, coveredCents }
  const body = { debtId, owner, billId, cinemaId, turn }
  return { outcome: 'settled', made: [{ scope: 'exhibitor', type: 'voucher_debt.settled', body }] }
}
