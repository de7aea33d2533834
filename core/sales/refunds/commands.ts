import { Refusal, refusals } from '../../refusal.ts'
import { addedBy, backOf, ownerOf, returnById, type ReturnRow } from '../../billing/refunds/store.ts'
import { moneyOf } from '../../billing/refunds/money-store.ts'
import { refundRequestById, type RefundRequestRow } from '../../billing/refunds/request-store.ts'
import { handoutsOf } from '../../billing/handouts/store.ts'
import { linesNow } from '../../billing/line-store.ts'
import type { LineNow } from '../../billing/refunds/returns.ts'
import { toCollect } from '../handouts/hand-out.ts'
import { billById, type BillRow } from '../../billing/store.ts'
import { isLocale } from '../../i18n/locale.ts'
import { appendAll, type Draft } from '../../journal/draft.ts'
import type { Node, Tx } from '../../journal/node.ts'
import { receiptOfReturn } from '../../receipts/load.ts'
import type { ReturnReceipt } from '../../receipts/make-receipt.ts'
import { loadSeatsOf } from '../../seating/load.ts'
import { requireOwnBasket } from '../../seating/load.ts'
import { dropHold } from '../../seating/hold-store.ts'
import { seatsIn } from '../../seating/reinstate.ts'
import { ask, usedTooAsAsked, type AskedBy } from './refund-requests.ts'
import { exchange, isSameExchange, type ExchangeRequest } from './exchange.ts'
import { loadBill, loadExchange } from './load.ts'
import { attemptsForId, type AttemptRow } from '../../terminal/store.ts'
import { paymentsReturned, valueStillPaid } from '../../vouchers/refreshment-store.ts'
import { topUpsSettled } from './top-ups-load.ts'
import { isSameRefund, refund, type RefundedBy, type RefundRequest } from './refund.ts'
import { returnAgain } from './reinstate.ts'

/**
 * Refunds a whole bill or some of its lines, the way it came: cash from the drawer and cards by the terminal at once,
 * online money over the provider. Seats are free again from this fact on. Sent again with the same id it is the same
 * refund. Refuses `bill_unknown`, `bill_elsewhere`, `bill_not_paid`, `nothing_to_refund`, `node_recovering`,
 * `refund_needs_manager` (names the seats used), `refund_limit`, `credit_too_much`, `shift_needed`, `voucher_in_use` (names the code), `total_changed`, `request_reused`.
 */
export function refundBill(tx: Tx, request: RefundRequest, by: RefundedBy): ReturnRow {
  appendAll(tx, refundFacts(tx, request, by))
  return returnById(tx.db, request.id)!
}

/**
 * A box that has just recovered may not know yet what its registers have paid out: for ten minutes it only repeats
 * known returns. To be asked in the transaction that writes one: emergency mode may have ended since it was asked for.
 * Refuses `node_recovering`.
 */
export function requireSynced({ nodeStatus, db }: Pick<Node, 'nodeStatus' | 'db'>, returnId: string): void {
  if (nodeStatus.listens() && !returnById(db, returnId)) throw new Refusal('node_recovering')
}

/** The facts of a refund, none where it was made before; refuses as `refundBill`, and has written nothing then. */
function refundFacts(tx: Tx, request: RefundRequest, by: RefundedBy): Draft[] {
  const { db } = tx
  const made = returnById(db, request.id)
  if (!made) return refund(request, loadBill(tx, knownBill(tx, request.billId), request.id), by)
  const lines = linesNow(db, made.billId)
  const deposits = new Set(lines.flatMap(({ kind, line }) => (kind === 'deposit' ? line : [])))
  if (!isSameRefund(made, backOf(db, made.id), request, deposits)) throw new Refusal('request_reused')
  return restOf(tx, made)
}

/**
 * What a return wrote beside its own fact, where a journal ended between them: turns and value that came back, vouchers
 * that ended. None where all of it is known.
 */
function restOf(tx: Tx, made: ReturnRow): Draft[] {
  const bill = knownBill(tx, made.billId)
  if (ownerOf(tx.db, bill.id) !== tx.identity.role) return []
  const lines = linesNow(tx.db, bill.id)
  const ticketOf = (line: number) => lines.find(each => each.line === line)?.ticketId
  return againNow(tx, bill, receiptOfReturn(tx.db, made), { ticketOf, witness: { origin: '', seq: 0 } })
    .drafts
}

function knownBill({ db }: Tx, billId: string): BillRow {
  const bill = billById(db, billId)
  if (!bill) throw new Refusal('bill_unknown')
  return bill
}

/**
 * Exchanges tickets of a bill for other seats, another show or another rate, in one fact: the old seats are free and
 * the old tickets end as the new ones begin. The difference is paid, or refunded the way the money came. The rules of a
 * sale hold for the new seats, those of a refund for the old tickets. Sent again with the same id it is the same
 * exchange. Refuses as `takeSeats` and `priceBasket` do, and `bill_unknown`, `bill_elsewhere`, `bill_not_paid`,
 * `nothing_to_refund`, `refund_needs_manager`, `total_changed`, `exchange_dearer`, `cash_short`, `shift_needed`, `request_reused`.
 */
export function exchangeTickets(tx: Tx, request: ExchangeRequest, by: RefundedBy): ReturnRow {
  const made = returnById(tx.db, request.id)
  if (made) {
    sameExchange(tx, made, request)
    appendAll(tx, restOf(tx, made))
    return made
  }
  if (request.holdId && !request.channel) requireOwnBasket(tx, request.holdId)
  const bill = knownBill(tx, request.billId)
  appendAll(tx, exchange(request, loadExchange(tx, bill, request), by))
  dropHold(tx.db, request.holdId ?? request.id)
  return returnById(tx.db, request.id)!
}

function sameExchange({ db }: Tx, row: ReturnRow, request: ExchangeRequest): void {
  const numbers = addedBy(db, row.id)
  const added = linesNow(db, row.billId).filter(({ line }) => numbers.includes(line))
  const back = backOf(db, row.id).map(({ line }) => line)
  if (!isSameExchange({ row, added, back }, request)) throw new Refusal('request_reused')
}

/**
 * Refunds on the side that owns the bill, and otherwise writes a request that the owner answers; sent again it is the
 * same request. Refuses as `refundBill` and `requestRefund` do, and `bill_unknown`, `request_reused`.
 */
export function refundOrRequest(
  tx: Tx,
  request: RefundRequest,
  by: AskedBy,
): { made: ReturnRow; asked?: undefined } | { made?: undefined; asked: RefundRequestRow } {
  const { db } = tx
  const owner = ownerOf(db, request.billId)
  if (!owner) throw new Refusal('bill_unknown')
  const asked = refundRequestById(db, request.id)
  // A request is for lines, and a sum answers none.
  if (request.creditCents !== undefined && owner !== tx.identity.role) throw new Refusal('bill_elsewhere')
  if (request.creditCents !== undefined && asked) throw new Refusal('request_reused')
  if (owner === tx.identity.role) return { made: refundBill(tx, request, usedTooAsAsked(asked, request, by)) }
  if (asked && asked.billId !== request.billId) throw new Refusal('request_reused')
  if (!asked) appendAll(tx, [ask(request, loadBill(tx, knownBill(tx, request.billId)), by)])
  return { asked: asked ?? refundRequestById(db, request.id)! }
}

/**
 * The owner declines a request; declining again changes nothing. Refuses `refund_request_unknown`, `bill_elsewhere`,
 * `refund_answered`.
 */
export function declineRefundRequest(tx: Tx, requestId: string, employeeName: string): RefundRequestRow {
  const asked = refundRequestById(tx.db, requestId)
  if (!asked) throw new Refusal('refund_request_unknown')
  const { billId, outcome } = asked
  if (ownerOf(tx.db, billId) !== tx.identity.role) throw new Refusal('bill_elsewhere')
  if (outcome === 'refunded') throw new Refusal('refund_answered')
  if (outcome === null) refuseAsk(tx, asked, 'declined', employeeName)
  return refundRequestById(tx.db, requestId)!
}

function refuseAsk(
  tx: Tx,
  { id: requestId, billId }: RefundRequestRow,
  code: string,
  employeeName: string | null,
): void {
  const { cinemaId } = billById(tx.db, billId)!
  tx.append(`cinema:${cinemaId}`, 'refund.refused', { requestId, billId, code, employeeName })
}

/** No employee: the node itself does what was ordered or requested. */
function itself(bill: BillRow, usedToo: boolean, employeeName: string | null = null): RefundedBy {
  const locale = isLocale(bill.locale) ? bill.locale : 'en'
  return { employeeId: null, employeeName, device: null, locale, usedToo }
}

/** What the node itself refunds because it owes it, used or not, as facts to append; refuses as `refundBill`. */
export function refundByNode(tx: Tx, request: RefundRequest): Draft[] {
  return refundFacts(tx, request, itself(knownBill(tx, request.billId), true))
}

/** Answers one of the other side's requests: the refund is made, or the refusal's code is sent. */
export function answerRefundRequest(tx: Tx, asked: RefundRequestRow): void {
  const { id, billId, lines, reason, usedToo, employeeName } = asked
  if (refundRequestById(tx.db, id)?.outcome !== null) return
  const by = itself(billById(tx.db, billId)!, usedToo, employeeName)
  let made: Draft[]
  try {
    made = refundFacts(tx, { id, billId, lines, reason, cents: null }, by)
  } catch (cause) {
    if (!(cause instanceof Refusal) || refusals[cause.code].retry) throw cause
    return refuseAsk(tx, asked, cause.code, null)
  }
  // Outside: what cannot be written is no answer, and would leave half a refund beside it.
  appendAll(tx, made)
}

/**
 * Refunds the tickets a bill of this side has for a show whose refunds are confirmed, also when it was sold before the
 * cancellation arrived; with the last of its tickets the snacks of a website's order that were not handed out. Nothing else
 * of the bill is refunded.
 */
export function payBack(tx: Tx, { billId, scheduleId }: { billId: string; scheduleId: string }): void {
  const all = linesNow(tx.db, billId).filter(({ left }) => left > 0)
  const lines = [
    ...all.filter(line => line.scheduleId === scheduleId),
    ...snacksBack(tx, billId, scheduleId, all),
  ].map(({ line, left }) => ({ line, quantity: left }))
  if (!lines.length) return
  const id = `${billId}-show-${scheduleId}`
  appendAll(tx, refundByNode(tx, { id, billId, lines, reason: 'show_cancelled', cents: null }))
}

/** The snacks of a website's order go back with the last of its tickets, unless they were handed out. */
function snacksBack(tx: Tx, billId: string, scheduleId: string, left: readonly LineNow[]): LineNow[] {
  const stays = left.some(({ kind, scheduleId: other }) => kind === 'ticket' && other !== scheduleId)
  const isOnline = billById(tx.db, billId)?.source === 'site'
  return stays || !isOnline || handoutsOf(tx.db, billId).length ? [] : toCollect(left)
}

/**
 * Reinstates a refund or an exchange that the box lost, from a register's receipt; see `returnAgain`.
 *
 * @param ticketOf which ticket a line of the receipt is: its number may be another one's by now
 * @returns whether it had been lost, or that its money was given
 */
export function reinstateReturn(tx: Tx, bill: BillRow, made: ReturnReceipt, about: AgainAbout): boolean {
  const { drafts, wasLost } = againNow(tx, bill, made, about)
  appendAll(tx, drafts)
  return wasLost
}

type AgainAbout = Parameters<typeof returnAgain>[2]

function againNow(
  tx: Tx,
  bill: BillRow,
  made: ReturnReceipt,
  about: AgainAbout,
): { drafts: Draft[]; wasLost: boolean } {
  const { db } = tx
  const before = returnById(db, made.id)
  const parts = before && moneyOf(db, before)
  const known = parts?.map(({ paymentId, cents }) => ({ paymentId, cents })) ?? null
  const waiting = new Set((parts ?? []).filter(part => waitsIdle(db, bill, part)).map(({ id }) => id))
  const shows = loadSeatsOf(db, seatsIn(made.newLines))
  const paid = made.money.map(({ paymentId }) => paymentId)
  const returnedToVouchers = paymentsReturned(db, made.id, paid)
  const stillPaid = valueStillPaid(db, made.id, paid)
  const topUpsDone = topUpsSettled(db, bill)
  const now = { ...loadBill(tx, bill), known, waiting, returnedToVouchers, topUpsDone, stillPaid, shows }
  const wasLost = !known || made.money.some(({ id, given }) => given && waiting.has(id))
  return { drafts: returnAgain(made, now, about), wasLost }
}

/** Whether money waits for a card terminal that has answered whatever it was asked: one that was not is asked again. */
function waitsIdle(
  db: Tx['db'],
  { cinemaId }: BillRow,
  { id, status }: { id: string; status: string },
): boolean {
  const isAnswered = ({ outcome }: AttemptRow) => outcome !== null
  return status === 'at_terminal' && attemptsForId(db, cinemaId, id).every(isAnswered)
}
