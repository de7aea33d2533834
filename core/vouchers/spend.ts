import { Refusal } from '../refusal.ts'
import type { Tx } from '../journal/node.ts'
import { glassOf } from '../journal/storage/standing-store.ts'
import type { BillLine } from '../billing/bill.ts'
import { linesNow } from '../billing/refunds/store.ts'
import { billById, linesOf } from '../billing/store.ts'
import { today } from './issue.ts'
import { turnsOwnedNow } from './standing.ts'
import {
  approvalOf,
  debtsOf,
  dropApproval,
  lastUseOf,
  turnsOf,
  turnsOfBill,
  voucherById,
  type Approval,
  purchasesOver,
} from './store.ts'
import { turnOwnerOf, type TurnChange, type TurnOwner, type TurnUse } from './turn.ts'
import { chooseTurns, requireUsable } from './usable.ts'

type Purchase = { billId: string; cinemaId: string }

/** What one voucher gives to a purchase. */
type Taken = {
  voucherId: string
  turns: TurnChange[]
  /** Tickets a manager let in without a turn. */
  overridden: number
  approval: Approval | undefined
}

/**
 * The turns that pay for some of a purchase's tickets, checked inside the transaction that uses them: this node owns
 * them and they are free. Beyond that only what a manager has allowed for this very purchase.
 *
 * @param asked the voucher of each ticket that has one
 *
 * Refuses `voucher_unknown`, `voucher_used_up` (says how many are `left`), `turns_elsewhere` (says which voucher, and how
 * many are `missing` here), `node_recovering` at a relay that has not heard every box again, and as `requireUsable`.
 */
export function takeTurns(tx: Tx, purchase: Purchase, asked: readonly string[]): Taken[] {
  return [...new Set(asked)].map(voucherId =>
    takeFrom(tx, purchase, voucherId, asked.filter(id => id === voucherId).length),
  )
}

function takeFrom(tx: Tx, { billId, cinemaId }: Purchase, voucherId: string, count: number): Taken {
  const voucher = voucherById(tx.db, voucherId)
  const approval = approvalOf(tx.db, billId, voucherId, tx.nowMs)
  const allowed = approval?.turns ?? 0
  if (!voucher) {
    if (allowed < count) throw new Refusal('voucher_unknown', { voucherId })
    return { voucherId, turns: [], overridden: count, approval }
  }
  const lastUse = lastUseOf(tx.db, voucherId, billId)
  requireUsable({ voucher, today: today(tx, cinemaId), nowMs: tx.nowMs, lastUse })
  const turns = turnsOf(tx.db, voucher)
  const me = turnsOwnedNow(tx)
  if (!me && tx.identity.role === 'relay') throw new Refusal('node_recovering')
  const { chosen, missing, elsewhere } = chooseTurns(turns, { count, me, billId })
  if (missing > elsewhere) throw new Refusal('voucher_used_up', { left: chosen.length + elsewhere })
  if (missing > allowed) throw new Refusal('turns_elsewhere', { voucherId, missing })
  return {
    voucherId,
    turns: chosen.map(turn => ({ voucherId, turn, version: turns.get(turn)!.version + 1 })),
    overridden: missing,
    approval,
  }
}

/**
 * Writes that the turns are used for the lines that name their vouchers: kept while a visitor pays, spent when it is
 * paid. Comes before the purchase's own fact, so that a journal that ends between the two has lost no turn twice.
 */
export function writeTurns(
  tx: Tx,
  type: 'turns.kept' | 'turns.spent',
  purchase: Purchase,
  taken: readonly Taken[],
  lines: readonly BillLine[],
): void {
  const owner = turnOwnerOf(tx.identity)
  const uses: TurnUse[] = []
  for (const { voucherId, turns, approval } of taken) {
    const covered = lines.filter(line => line.voucherId === voucherId)
    covered.forEach(({ ticketId = '', coveredCents = 0 }, index) => {
      const turn = turns[index]
      if (turn) return void uses.push({ ...turn, ticketId, coveredCents })
      tx.append('exhibitor', 'voucher.overridden', {
        debtId: `${ticketId}-debt`,
        voucherId,
        owner,
        ...purchase,
        ticketId,
        coveredCents,
        allowedBy: { employeeId: approval!.employeeId, name: approval!.name },
      })
    })
  }
  if (uses.length) tx.append('exhibitor', type, { owner, ...purchase, turns: uses })
  if (taken.length) dropApproval(tx.db, purchase.billId)
}

/** A purchase that came to nothing is paid for anew: it keeps as many turns again. Refuses as `takeTurns`. */
export function keepTurnsAgain(tx: Tx, purchase: Purchase): void {
  const lines = voucherLines(tx, purchase.billId)
  const taken = takeTurns(
    tx,
    purchase,
    lines.map(line => line.voucherId!),
  )
  writeTurns(tx, 'turns.kept', purchase, taken, lines)
}

/** A visitor's payment came: the turns that were kept for it are spent. */
export function spendKeptTurns(tx: Tx, purchase: Purchase): void {
  const kept = turnsOfBill(tx.db, purchase.billId).filter(turn => turn.state === 'paying')
  spend(tx, purchase, kept)
}

/**
 * Money came after the end: the purchase takes as many turns of its vouchers again when they are still free and ours.
 *
 * @returns what spends them, or undefined when they are gone
 */
export function retakeTurns(tx: Tx, purchase: Purchase): (() => void) | undefined {
  const me = turnsOwnedNow(tx)
  const asked = voucherLines(tx, purchase.billId).map(line => line.voucherId!)
  const again: (TurnChange & { state: 'free' })[] = []
  for (const voucherId of new Set(asked)) {
    const voucher = voucherById(tx.db, voucherId)
    if (!voucher || voucher.cancelled) return undefined
    const turns = turnsOf(tx.db, voucher)
    const count = asked.filter(id => id === voucherId).length
    const { chosen, missing } = chooseTurns(turns, { count, me, billId: purchase.billId })
    if (missing) return undefined
    for (const turn of chosen)
      again.push({ voucherId, turn, version: turns.get(turn)!.version, state: 'free' })
  }
  return () => spend(tx, purchase, again)
}

/** @param turns with the ticket each was kept for; without one it pays for any ticket of its voucher */
function spend(
  tx: Tx,
  purchase: Purchase,
  turns: readonly (TurnChange & { ticketId?: string | null })[],
): void {
  if (!turns.length) return
  const lines = voucherLines(tx, purchase.billId)
  const uses = turns.map(({ voucherId, turn, version, ticketId }): TurnUse => {
    const at = lines.findIndex(line => (ticketId ? line.ticketId === ticketId : line.voucherId === voucherId))
    const [line] = lines.splice(at, 1)
    return {
      voucherId,
      turn,
      version: version + 1,
      ticketId: line?.ticketId ?? '',
      coveredCents: line?.coveredCents ?? 0,
    }
  })
  tx.append('exhibitor', 'turns.spent', { owner: turnOwnerOf(tx.identity), ...purchase, turns: uses })
}

function voucherLines(tx: Tx, billId: string): BillLine[] {
  return linesOf(tx.db, billId).filter(line => line.voucherId)
}

/**
 * Gives back the turns of a purchase that came to nothing or was refunded; debts of it are given up. Given back twice
 * it writes nothing.
 *
 * @param ticketIds only the turns of these tickets; all of the purchase when left out
 */
export function returnTurns(tx: Tx, purchase: Purchase, ticketIds?: readonly string[]): void {
  const owner = turnOwnerOf(tx.identity)
  const meant = (ticketId: string | null) => !ticketIds || ticketIds.includes(ticketId ?? '')
  // Behind broken glass none was spent, and what was before may be used elsewhere by now.
  const spent = glassOf(tx.db) ? [] : turnsOfBill(tx.db, purchase.billId)
  const turns = spent
    .filter(turn => turn.owner === owner && meant(turn.ticketId))
    .map(({ voucherId, turn, version }) => ({ voucherId, turn, version: version + 1 }))
  if (turns.length) tx.append('exhibitor', 'turns.returned', { owner, ...purchase, turns })
  for (const debt of debtsOf(tx.db, { billId: purchase.billId }))
    if (!debt.ending && debt.owner === owner && meant(debt.ticketId))
      tx.append('exhibitor', 'voucher_debt.written_off', { debtId: debt.id, voucherId: debt.voucherId })
}

/**
 * After a relay's disks were lost: turns still kept for purchases nobody pays for any more. Those of tickets that were
 * paid and stand are spent, all others go back; what was paid for a forgotten purchase goes back by the provider's list.
 */
export function endKeptTurns(tx: Tx): void {
  for (const billId of purchasesOver(tx.db)) {
    const bill = billById(tx.db, billId)
    // What was never settled has no number; tickets that came back have left none of their line.
    const lines = bill?.number ? linesNow(tx.db, billId).filter(line => line.left) : []
    const stands = ({ ticketId }: { ticketId: string | null }) =>
      lines.some(line => line.ticketId === ticketId)
    const kept = turnsOfBill(tx.db, billId).filter(turn => turn.state === 'paying')
    const over = kept.filter(turn => !stands(turn)).map(turn => turn.ticketId ?? '')
    const purchase = { billId, cinemaId: bill?.cinemaId ?? '' }
    spend(tx, purchase, kept.filter(stands))
    returnTurns(tx, purchase, over)
  }
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
  const voucher = voucherById(tx.db, ask.voucherId)
  if (!voucher) return { count: 0, at: null }
  const turns = turnsOf(tx.db, voucher)
  const { chosen } = chooseTurns(turns, { count: ask.count, me: turnsOwnedNow(tx), billId: '' })
  if (!chosen.length) return { count: 0, at: null }
  const { origin, seq } = tx.append('exhibitor', 'turns.transferred', {
    to: ask.to,
    requestId: ask.requestId,
    turns: chosen.map(turn => ({ voucherId: ask.voucherId, turn, version: turns.get(turn)!.version + 1 })),
  })
  return { count: chosen.length, at: { origin, seq } }
}
