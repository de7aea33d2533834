import { Refusal } from '../refusal.ts'
import type { Tx } from '../journal/node.ts'
import { linesNow } from '../billing/refunds/store.ts'
import { today } from './issue.ts'
import {
  debtById,
  lastUseOf,
  openDebts,
  turnsOf,
  turnsOfBill,
  voucherById,
  writeApproval,
  type DebtRow,
} from './store.ts'
import { turnsOwnedNow } from './standing.ts'
import { turnOwnerOf } from './turn.ts'
import { chooseTurns, requireUsable } from './usable.ts'

/** A manager's word is for the purchase at hand. */
const approvalMs = 10 * 60_000

/**
 * Lets one purchase use so many turns of a voucher that this side does not own; each becomes a debt when it is sold.
 * The caller has checked who allows it. Refuses `override_not_needed` when this side owns enough, `voucher_used_up` when
 * nobody has any left as far as is known here, `voucher_unknown` while the other side could still tell, and as
 * `requireUsable`.
 *
 * @param wish.count all turns the purchase uses of the voucher, own ones among them
 * @param wish.reachable whether a voucher unknown here would be known: the line to the other side is up
 */
export function allowOverride(
  tx: Tx,
  wish: { billId: string; cinemaId: string; voucherId: string; count: number; reachable: boolean },
  manager: { employeeId: string; name: string },
): { turns: number } {
  const turns = missingHere(tx, wish)
  writeApproval(tx.db, wish.billId, wish.voucherId, {
    turns,
    ...manager,
    nowMs: tx.nowMs,
    untilMs: tx.nowMs + approvalMs,
  })
  return { turns }
}

function missingHere(
  tx: Tx,
  wish: { billId: string; cinemaId: string; voucherId: string; count: number; reachable: boolean },
): number {
  const voucher = voucherById(tx.db, wish.voucherId)
  if (!voucher) {
    if (wish.reachable) throw new Refusal('voucher_unknown')
    return wish.count
  }
  const lastUse = lastUseOf(tx.db, voucher.id, wish.billId)
  requireUsable({ voucher, today: today(tx, wish.cinemaId), nowMs: tx.nowMs, lastUse })
  const me = turnsOwnedNow(tx)
  const { chosen, missing, elsewhere } = chooseTurns(turnsOf(tx.db, voucher), { ...wish, me })
  if (!missing) throw new Refusal('override_not_needed')
  if (missing > elsewhere) throw new Refusal('voucher_used_up', { left: chosen.length + elsewhere })
  return missing
}

/** The debts this node is owed, and alone may settle. */
export function debtsHere(tx: Pick<Tx, 'db' | 'identity'>): DebtRow[] {
  return openDebts(tx.db, turnOwnerOf(tx.identity))
}

/**
 * Spends a turn for a debt when this node owns one that is free. Late validity does not matter: the guest came in time.
 *
 * @returns whether the debt has ended; `owed` when not, `elsewhere` when a turn of the voucher is free with another node
 */
export function settleDebt(tx: Tx, debtId: string): 'settled' | 'elsewhere' | 'owed' {
  const debt = debtById(tx.db, debtId)
  const me = turnOwnerOf(tx.identity)
  if (!debt || debt.owner !== me) return 'owed'
  if (debt.ending) return 'settled'
  const voucher = voucherById(tx.db, debt.voucherId)
  if (!voucher) return 'owed'
  // Behind broken glass a sale may be taken back whose turn was spent, or whose ticket came back, in the forgotten time.
  const isTicket = ({ ticketId }: { ticketId?: string | null | undefined }) => ticketId === debt.ticketId
  const paid = turnsOfBill(tx.db, debt.billId).some(isTicket)
  if (paid || linesNow(tx.db, debt.billId).some(line => isTicket(line) && !line.left)) {
    writeOffDebt(tx, debtId)
    return 'settled'
  }
  const turns = turnsOf(tx.db, voucher)
  // A turn the purchase has spent already pays for another of its tickets.
  const { chosen, elsewhere } = chooseTurns(turns, { count: 1, me: turnsOwnedNow(tx), billId: '' })
  const [turn] = chosen
  if (turn === undefined) return elsewhere ? 'elsewhere' : 'owed'
  const { voucherId, ticketId, coveredCents, billId, cinemaId } = debt
  tx.append('exhibitor', 'voucher_debt.settled', {
    debtId,
    owner: me,
    billId,
    cinemaId,
    turn: { voucherId, turn, version: turns.get(turn)!.version + 1, ticketId, coveredCents },
  })
  return 'settled'
}

/** Gives a debt up; one that has ended stays as it is. Refuses `debt_unknown`. */
export function writeOffDebt(tx: Tx, debtId: string): DebtRow {
  const debt = debtById(tx.db, debtId)
  if (!debt) throw new Refusal('debt_unknown')
  if (!debt.ending) tx.append('exhibitor', 'voucher_debt.written_off', { debtId, voucherId: debt.voucherId })
  return debtById(tx.db, debtId)!
}
