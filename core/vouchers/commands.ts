import { Refusal } from '../refusal.ts'
import { appendAll } from '../journal/draft.ts'
import type { Tx } from '../journal/node.ts'
import { linesNow } from '../billing/line-store.ts'
import type { SaleMade } from '../billing/facts.ts'
import { billById } from '../billing/store.ts'
import { allowedTurns, settled } from './debts.ts'
import { issueVoucher as issue, type WantedVoucher } from './issue.ts'
import {
  loadIssuing,
  loadOrders,
  loadPaidOrders,
  loadRefreshments,
  loadUsedTurns,
  loadVoucher,
  loadVouchersOfSale,
  today,
  turnsOwnedNow,
} from './load.ts'
import { paidWithoutVoucher } from './order-store.ts'
import { issueOrdered } from './ordered.ts'
import { endKept, returnTurns } from './redeem.ts'
import { purchasesLost, purchasesOver } from './purchases-over-store.ts'
import { turnsOfBill, voucherById, type VoucherRow } from './store.ts'
import { debtById, openDebts, writeApproval, type DebtRow } from './debt-store.ts'
import { withNewCards } from './card-rest-store.ts'
import { vouchersAgain } from './reinstate.ts'
import { partVersion } from './part-store.ts'
import { wasToppedUp } from './refreshment-store.ts'
import { grantRefreshments as grantCents, heldOf } from './refreshments.ts'
import { turnOwnerOf, type TurnOwner } from './turn.ts'
import { grantTurns as grant } from './usable.ts'

/** Issues a voucher; see `issue.ts`. Refuses `voucher_type_unknown`, `turns_step` (names the bounds), `request_reused`. */
export function issueVoucher(tx: Tx, wanted: WantedVoucher): VoucherRow {
  const [order] = loadOrders(tx, [wanted])
  const { voucher, made } = issue(order!, loadIssuing(tx, wanted.cinemaId))
  appendAll(tx, made)
  return voucherById(tx.db, voucher.voucherId)!
}

/** Cancels a voucher for good; cancelling again changes nothing. Refuses `voucher_unknown`. */
export function cancelVoucher(tx: Tx, id: string): VoucherRow {
  const voucher = voucherById(tx.db, id)
  if (!voucher) throw new Refusal('voucher_unknown')
  if (!voucher.cancelled) tx.append('exhibitor', 'voucher.cancelled', { voucherId: id })
  return voucherById(tx.db, id)!
}

/** Cancels a voucher and every card that has what was left of it; those that are cancelled or unknown stay as they are. */
export function cancelWithNewCards(tx: Tx, id: string): void {
  for (const code of withNewCards(tx.db, id)) if (voucherById(tx.db, code)) cancelVoucher(tx, code)
}

/**
 * Puts more refreshment value on a voucher, held by this node; sent again with the same id it is put on once. Refuses
 * `voucher_unknown`, `voucher_cancelled`, and `node_recovering` while this node may have forgotten what it holds.
 */
export function topUpVoucher(
  tx: Tx,
  ask: { requestId: string; voucherId: string; cents: number },
): VoucherRow {
  const { requestId, voucherId, cents } = ask
  const voucher = voucherById(tx.db, voucherId)
  if (!voucher) throw new Refusal('voucher_unknown')
  if (wasToppedUp(tx.db, voucherId, requestId)) return voucher
  if (voucher.cancelled) throw new Refusal('voucher_cancelled')
  // What it wrote of its part last may be forgotten.
  if (!turnsOwnedNow(tx)) throw new Refusal('node_recovering')
  const owner = turnOwnerOf(tx.identity)
  const version = partVersion(tx.db, voucherId, owner) + 1
  const cinemaId = tx.identity.cinemaId ?? null
  tx.append('exhibitor', 'voucher.topped_up', {
    voucherId,
    owner,
    version,
    cents,
    requestId,
    cinemaId,
    billId: null,
  })
  return voucher
}

/**
 * A voucher is good for longer, also one that was over already; an earlier day than it has changes nothing, and one
 * without an end keeps none. Refuses `voucher_unknown`.
 *
 * @param validUntil YYYY-MM-DD
 */
export function extendVoucher(tx: Tx, voucherId: string, validUntil: string): VoucherRow {
  const voucher = voucherById(tx.db, voucherId)
  if (!voucher) throw new Refusal('voucher_unknown')
  if (voucher.validUntil !== null && voucher.validUntil < validUntil)
    tx.append('exhibitor', 'voucher.extended', { voucherId, validUntil })
  return voucherById(tx.db, voucherId)!
}

/**
 * Gives turns to another node: those this one owns that are free. The fact is the transfer; once it is written this node
 * can never use them again, whatever happens to the message.
 *
 * @returns how many were given, and the fact that gave them
 */
export function grantTurns(
  tx: Tx,
  ask: { voucherId: string; count: number; to: TurnOwner; requestId: string },
): { count: number; at: { origin: string; seq: number } | null } {
  const known = loadVoucher(tx, ask.voucherId)
  const turns = known ? grant(known, ask.count, turnsOwnedNow(tx)) : []
  if (!turns.length) return { count: 0, at: null }
  const { to, requestId } = ask
  const { origin, seq } = tx.append('exhibitor', 'turns.transferred', { to, requestId, turns })
  return { count: turns.length, at: { origin, seq } }
}

/**
 * Gives refreshment value to another node, as `grantRefreshments` says how much; the fact is the transfer.
 *
 * @returns how many cents were given, and the fact that gave them
 */
export function grantRefreshments(
  tx: Tx,
  ask: { voucherId: string; cents: number; to: TurnOwner; requestId: string },
): { count: number; at: { origin: string; seq: number } | null } {
  const owner = turnOwnerOf(tx.identity)
  const known = loadRefreshments(tx, ask.voucherId)
  const cents = known ? grantCents(known, ask.cents, { owner, me: turnsOwnedNow(tx) }) : 0
  if (!known || !cents) return { count: 0, at: null }
  const { voucherId, to, requestId } = ask
  const { origin, seq } = tx.append('exhibitor', 'refreshments.transferred', {
    voucherId,
    owner,
    version: heldOf(known, owner).version + 1,
    cents,
    to,
    requestId,
  })
  return { count: cents, at: { origin, seq } }
}

/**
 * After a relay's disks were lost: ends turns still kept for purchases that will not be paid, see `endKept`, and gives those
 * back that were spent for a purchase of which nothing else came back.
 */
export function endKeptTurns(tx: Tx): void {
  for (const billId of purchasesLost(tx.db))
    appendAll(tx, returnTurns(loadUsedTurns(tx, { billId, cinemaId: '' })))
  for (const billId of purchasesOver(tx.db)) {
    const bill = billById(tx.db, billId)
    // A bill that was never settled has no number; returned tickets leave nothing of their line.
    const lines = bill?.number ? linesNow(tx.db, billId).filter(line => line.left) : []
    appendAll(tx, endKept(loadUsedTurns(tx, { billId, cinemaId: bill?.cinemaId ?? '' }), lines))
  }
}

/**
 * After a relay's disks were lost: a bill that is paid has its vouchers, also where only its cinema's stream came back; but
 * those it gave back since.
 */
export function issueLostOrders(tx: Tx): void {
  for (const billId of paidWithoutVoucher(tx.db)) {
    const bill = billById(tx.db, billId)!
    const { orders, issuing } = loadPaidOrders(tx, bill)
    const kept = new Set(linesNow(tx.db, billId).flatMap(line => (line.left && line.voucherId) || []))
    const owed = orders.filter(({ order }) => kept.has(order.voucherId))
    appendAll(tx, issueOrdered(owed, issuing))
  }
}

/** The manager's approval is for this purchase only. */
const approvalMs = 10 * 60_000

/**
 * Lets one purchase use so many turns of a voucher that this side does not own; each becomes a debt when it is sold.
 * The caller has checked who allows it. Refuses `override_not_needed` when this side owns enough, `voucher_used_up`
 * when none are left anywhere as far as is known here, `voucher_unknown` while the other side could still tell, and as
 * `requireUsable`.
 *
 * @param wish.count all turns the purchase uses of the voucher, own ones among them
 * @param wish.reachable whether a voucher unknown here would be known: the other side is connected
 */
export function allowOverride(
  tx: Tx,
  wish: { billId: string; cinemaId: string; voucherId: string; count: number; reachable: boolean },
  manager: { employeeId: string; name: string },
): { turns: number } {
  const turns = allowedTurns(loadVoucher(tx, wish.voucherId, wish.billId), {
    ...wish,
    me: turnsOwnedNow(tx),
    today: today(tx, wish.cinemaId),
    nowMs: tx.nowMs,
  })
  const { nowMs } = tx
  writeApproval(tx.db, wish.billId, wish.voucherId, { turns, ...manager, nowMs, untilMs: nowMs + approvalMs })
  return { turns }
}

/** The debts this node is owed, and alone may settle. */
export function debtsHere({ db, identity }: Pick<Tx, 'db' | 'identity'>): DebtRow[] {
  return openDebts(db, turnOwnerOf(identity))
}

/**
 * Spends a turn for a debt when this node owns a free one. The voucher may have expired since: the guest came in time.
 *
 * @returns whether the debt has ended; `owed` when not, `elsewhere` when another node has a free turn of the voucher
 */
export function settleDebt(tx: Tx, debtId: string): 'settled' | 'elsewhere' | 'owed' {
  const debt = debtById(tx.db, debtId)
  if (!debt || debt.owner !== turnOwnerOf(tx.identity)) return 'owed'
  if (debt.ending) return 'settled'
  const { outcome, made } = settled(debt, {
    known: loadVoucher(tx, debt.voucherId),
    me: turnsOwnedNow(tx),
    used: turnsOfBill(tx.db, debt.billId),
    lines: linesNow(tx.db, debt.billId),
  })
  appendAll(tx, made)
  return outcome
}

/** Writes a debt off; one that has ended stays as it is. Refuses `debt_unknown`. */
export function writeOffDebt(tx: Tx, debtId: string): DebtRow {
  const debt = debtById(tx.db, debtId)
  if (!debt) throw new Refusal('debt_unknown')
  if (!debt.ending) tx.append('exhibitor', 'voucher_debt.written_off', { debtId, voucherId: debt.voucherId })
  return debtById(tx.db, debtId)!
}

/** Writes again what a lost sale did with vouchers; see `vouchersAgain`. */
export function reinstateVouchers(tx: Tx, sale: SaleMade, stands: (index: number) => boolean): void {
  const by = loadIssuing(tx, sale.cinemaId)
  appendAll(tx, vouchersAgain(sale, loadVouchersOfSale(tx, sale), stands, by))
}
