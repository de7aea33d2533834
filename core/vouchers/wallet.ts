import type { TurnOfBill, VoucherRow } from './store.ts'
import { limitOfType, type TicketLimit } from './ticket-limit.ts'
import type { Approval, DebtRow } from './debt-store.ts'
import type { Turn, TurnOwner } from './turn.ts'

/** Whose turns are used, and in which cinema. */
export type Purchase = { billId: string; cinemaId: string }

/** A voucher with all its turns as one node knows them, and when another purchase last used it (ISO, UTC). */
export type VoucherNow = {
  voucher: VoucherRow
  turns: ReadonlyMap<number, Turn>
  lastUse: string | undefined
  /** Minutes that every voucher rests after a use here; none when left out. */
  leastPause?: number
}

/** The vouchers used in a purchase, as one node knows them at one moment. */
export type Wallet = {
  purchase: Purchase
  /** The name under which this node owns turns. */
  owner: TurnOwner
  /** The same while it may use them; null while it may use none, see `turnsOwnedNow`. */
  me: TurnOwner | null
  /** The business day there, YYYY-MM-DD. */
  today: string
  nowMs: number
  /** Those that are known here, by their code. */
  vouchers: ReadonlyMap<string, VoucherNow>
  /** What a manager allowed for this very purchase, by the voucher's code. */
  approvals: ReadonlyMap<string, Approval>
}

/** What a purchase did with turns: those it keeps or has spent, and its debts. */
export type UsedTurns = {
  purchase: Purchase
  /** The name under which this node owns turns. */
  owner: TurnOwner
  turns: readonly TurnOfBill[]
  debts: readonly DebtRow[]
}

/** What a turn of each voucher of a purchase may pay for; one that is not known here has no limit that is known. */
export function ticketLimits({
  vouchers,
}: Pick<Wallet, 'vouchers'>): (id: string) => TicketLimit | undefined {
  return id => {
    const known = vouchers.get(id)
    return known && limitOfType(known.voucher)
  }
}
