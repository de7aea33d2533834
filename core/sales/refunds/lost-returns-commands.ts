import { Refusal } from '../../refusal.ts'
import { linesNow } from '../../billing/line-store.ts'
import { appendAll, type Draft } from '../../journal/draft.ts'
import type { Tx } from '../../journal/node.ts'
import { cancelledByLostReturns } from '../../vouchers/cancellation-store.ts'
import { cancelWithNewCards } from '../../vouchers/commands.ts'
import { vouchersPaidBack } from '../../vouchers/paid-back-store.ts'
import { returnedAndExchanged } from '../../vouchers/returned-card-store.ts'
import { returnedAndStillGood } from '../../vouchers/order-store.ts'
import { refundByNode } from './commands.ts'

/**
 * After a relay's disks were lost: a return of which only the end of its vouchers came back is made again, under its own
 * id, for those vouchers; otherwise they are worth nothing and nobody owes their price. What else it took back stands on
 * the bill as if it had not been asked for, and can be returned again. And a voucher whose end was lost, and its return was
 * not, ends again: its price went back; so does the card it was exchanged for, and what was
 * issued for a purchase of which nothing else came back and whose money goes back. A register's own returns come back with its receipts.
 */
export function finishLostReturns(tx: Tx): void {
  const lost = cancelledByLostReturns(tx.db, tx.identity.role)
  for (const [returnId, vouchers] of Map.groupBy(lost, ({ returnId }) => returnId)) {
    const { billId } = vouchers[0]!
    const ended = new Set(vouchers.map(({ voucherId }) => voucherId))
    const lines = linesNow(tx.db, billId)
      .filter(({ kind, voucherId, left }) => kind !== 'ticket' && left > 0 && ended.has(voucherId ?? ''))
      .map(({ line, left: quantity }) => ({ line, quantity }))
    if (lines.length) finish(tx, { id: returnId, billId, lines })
  }
  for (const ended of returnedAndStillGood(tx.db)) tx.append('exhibitor', 'voucher.cancelled', ended)
  for (const id of [...returnedAndExchanged(tx.db), ...vouchersPaidBack(tx.db)]) cancelWithNewCards(tx, id)
}

type Lost = { id: string; billId: string; lines: { line: number; quantity: number }[] }

/** A refusal leaves the bill to a manager; the others are finished all the same. */
function finish(tx: Tx, lost: Lost): void {
  let made: Draft[]
  try {
    made = refundByNode(tx, { ...lost, reason: 'withdrawn', cents: null })
  } catch (cause) {
    if (cause instanceof Refusal) return
    throw cause
  }
  appendAll(tx, made)
}
