import { admissionOf } from '../../admission/store.ts'
import { Refusal } from '../../refusal.ts'
import type { Db } from '../../database/sql.ts'
import type { Locale } from '../../i18n/locale.ts'
import { partsOf, readFact } from '../../journal/fact.ts'
import type { Tx } from '../../journal/node.ts'
import { glassOf } from '../../journal/storage/standing-store.ts'
import { scheduleById } from '../../programme/store.ts'
import { tokensOf } from '../../seating/store.ts'
import type { TokenChange } from '../../seating/token.ts'
import { printedCode } from '../../vouchers/code.ts'
import { cancelVoucher } from '../../vouchers/issue.ts'
import { returnTurns } from '../../vouchers/spend.ts'
import { turnsOwnedNow } from '../../vouchers/standing.ts'
import { turnsOf, voucherById } from '../../vouchers/store.ts'
import { billById, type BillRow } from '../../billing/store.ts'
import type { MoneyBack } from '../../billing/refunds/facts.ts'
import {
  refundSum,
  type LineNow,
  type MoneyOut,
  type RefundReason,
  type ReturnedLine,
  type Wanted,
} from '../../billing/refunds/returns.ts'
import {
  asksOf,
  backOf,
  linesNow,
  moneyUnderWay,
  ownerOf,
  paymentsNow,
  returnById,
  returnsOf,
  type ReturnRow,
} from '../../billing/refunds/store.ts'

export type RefundRequest = {
  /** Made by whoever refunds: sent again, it is the same refund. */
  id: string
  billId: string
  lines: Wanted
  reason: RefundReason
  /** What the cashier saw, in cents; null when nobody looked. */
  cents: number | null
}

/** Who refunds; `employeeId` null is the node itself. */
export type RefundedBy = {
  employeeId: string | null
  employeeName: string | null
  device: string | null
  locale: Locale
  /** Tickets that were used at the door, too: a manager's right. */
  usedToo: boolean
}

/**
 * Gives money back for a whole bill or some of its lines, the way it came: cash from the drawer and cards by the
 * terminal at once, online money over the provider. Seats are free again from this fact on. Sent again with the same
 * id it is the same refund. Refuses `bill_unknown`, `bill_elsewhere`, `bill_not_paid`, `nothing_to_refund`,
 * `node_recovering`, `refund_needs_manager` (names the seats used), `voucher_in_use` (names the code), `total_changed`, `request_reused`.
 */
export function refundBill(tx: Tx, request: RefundRequest, by: RefundedBy): ReturnRow {
  const made = returnById(tx.db, request.id)
  if (made) return sameRefund(tx, made, request)
  const bill = ownBill(tx, request.billId)
  const lines = linesNow(tx.db, bill.id)
  const country = tx.catalogue.get('cinema', bill.cinemaId)?.country ?? ''
  const sum = refundSum({ lines, payments: paymentsNow(tx.db, bill.id), country }, request.lines)
  if (!sum) throw new Refusal('nothing_to_refund')
  const back = sum.lines.map(({ line }) => lines.find(each => each.line === line)!)
  requireUnused(tx, back, by.usedToo)
  requireWholeVouchers(tx, sum.lines, lines)
  if (request.cents !== null && request.cents !== sum.cents)
    throw new Refusal('total_changed', { totalCents: sum.cents })
  const money = moneyParts(request.id, sum.money)
  const underWay = money.some(part => !part.done) || moneyUnderWay(tx.db, bill.id)
  tx.append(`cinema:${bill.cinemaId}`, 'refund.made', {
    refundId: request.id,
    billId: bill.id,
    number: returnsOf(tx.db, bill.id).length + 1,
    lines: sum.lines,
    money,
    roundingCents: sum.roundingCents,
    tokens: soldTokens(tx, bill, back),
    owner: tx.identity.role,
    reason: request.reason,
    status: !sum.everything ? 'partially_refunded' : underWay ? 'refunding' : 'refunded',
    employeeId: by.employeeId,
    employeeName: by.employeeName,
    device: by.device,
    locale: by.locale,
  })
  returnTurns(
    tx,
    { billId: bill.id, cinemaId: bill.cinemaId },
    back.flatMap(line => line.ticketId ?? []),
  )
  for (const { kind, voucherId } of back) if (kind === 'voucher' && voucherId) cancelVoucher(tx, voucherId)
  endIdleAsks(tx, bill)
  return returnById(tx.db, request.id)!
}

function sameRefund(tx: Tx, made: ReturnRow, request: RefundRequest): ReturnRow {
  const back = backOf(tx.db, made.id)
  const asked = request.lines?.map(({ line, quantity }) => `${quantity}x${line}`).sort()
  const same =
    made.kind === 'refund' &&
    made.billId === request.billId &&
    (!asked ||
      asked.join() ===
        back
          .map(({ line, quantity }) => `${quantity}x${line}`)
          .sort()
          .join())
  if (!same) throw new Refusal('request_reused')
  return made
}

/**
 * A paid bill of this side, to give something of it back. Behind broken glass only of what was sold there: of an older
 * bill the box may have forgotten what came back. Refuses `bill_unknown`, `bill_elsewhere`, `bill_not_paid`,
 * `nothing_to_refund`, `node_recovering`.
 */
export function ownBill(tx: Tx, billId: string): BillRow {
  const bill = billById(tx.db, billId)
  if (!bill) throw new Refusal('bill_unknown')
  if (ownerOf(tx.db, billId) !== tx.identity.role) throw new Refusal('bill_elsewhere')
  requirePaid(bill)
  const glass = glassOf(tx.db)
  if (glass && !wasSoldIn(tx.db, bill, glass.epoch)) throw new Refusal('node_recovering')
  return bill
}

/** A sale that a register gave back stands in the epoch it came back in, and was made before. */
function wasSoldIn(db: Db, { origin, seq }: BillRow, epoch: number): boolean {
  const bytes = db
    .prepare(
      'SELECT f.bytes FROM facts f JOIN origins o ON o.id = f.origin_id WHERE o.origin = ? AND f.seq = ?',
    )
    .pluck()
    .get(origin, seq) as string
  return partsOf(origin).epoch === epoch && readFact(bytes).type === 'sale.made'
}

export function requirePaid(bill: BillRow): void {
  if (bill.status === 'refunded' || bill.status === 'refunding') throw new Refusal('nothing_to_refund')
  if (bill.status !== 'settled' && bill.status !== 'partially_refunded') throw new Refusal('bill_not_paid')
}

/** A ticket somebody walked in with goes back only with a manager, unless its show was cancelled. */
export function requireUnused(tx: Tx, lines: readonly LineNow[], usedToo: boolean): void {
  if (usedToo) return
  const used = lines.filter(
    line =>
      line.ticketId &&
      admissionOf(tx.db, line.ticketId) &&
      !scheduleById(tx.db, line.scheduleId ?? '')?.cancelled,
  )
  if (used.length)
    throw new Refusal('refund_needs_manager', { seats: used.flatMap(line => line.seatId ?? []) })
}

/** A voucher that was sold goes back whole, while none of its turns was used or can be used anywhere else. */
function requireWholeVouchers(tx: Tx, back: readonly ReturnedLine[], lines: readonly LineNow[]): void {
  for (const { line, quantity } of back) {
    const { kind, voucherId, quantity: sold } = lines.find(each => each.line === line)!
    const voucher = kind === 'voucher' && voucherId ? voucherById(tx.db, voucherId) : undefined
    if (!voucher) continue
    const me = turnsOwnedNow(tx)
    const whole = [...turnsOf(tx.db, voucher).values()].every(
      turn => turn.state === 'free' && turn.owner === me,
    )
    if (quantity < sold || !whole) throw new Refusal('voucher_in_use', { code: printedCode(voucher.id) })
  }
}

/**
 * The seats of lines that come back, with the versions that free them: only those that are this bill's and this side's.
 * A sold seat is told by its own facts, so that money also goes back for a show, or a seat plan, that is not known here.
 */
export function soldTokens(tx: Tx, bill: BillRow, lines: readonly LineNow[]): TokenChange[] {
  const changes: TokenChange[] = []
  for (const { scheduleId, seatId } of lines) {
    const token = scheduleId && seatId ? tokensOf(tx.db, scheduleId, [seatId]).get(seatId) : undefined
    if (token?.state === 'sold' && token.billId === bill.id && token.owner === tx.identity.role)
      changes.push({ scheduleId: scheduleId!, seatId: seatId!, version: token.version + 1 })
  }
  return changes
}

/** Drawer and terminal pay at once; the provider is asked once the fact is safe. */
export function moneyParts(returnId: string, money: readonly MoneyOut[]): MoneyBack[] {
  return money.map(({ paymentId, method, cents }, index) => ({
    id: `${returnId}-${index + 1}`,
    paymentId,
    cents,
    done: method !== 'online',
  }))
}

/** Requests of the other side that this refund has left nothing of are answered, so that nobody waits for them. */
export function endIdleAsks(tx: Tx, bill: BillRow): void {
  const lines = linesNow(tx.db, bill.id)
  for (const ask of asksOf(tx.db, bill.id)) {
    const wanted = ask.lines ?? []
    const gone = ask.lines
      ? wanted.some(({ line, quantity }) => (lines.find(each => each.line === line)?.left ?? 0) < quantity)
      : lines.every(line => line.left === 0)
    if (ask.outcome === null && gone)
      tx.append(`cinema:${bill.cinemaId}`, 'refund.refused', {
        askId: ask.id,
        billId: bill.id,
        code: 'nothing_to_refund',
        employeeName: null,
      })
  }
}
