import { Refusal } from '../refusal.ts'
import { billById, type BillRow } from '../billing/store.ts'
import { linesOf } from '../billing/line-store.ts'
import {
  unmatchedPaymentById,
  unmatchedPaymentsOf,
  paymentById,
  paymentByProviderRef,
  paymentsOf,
  type PaymentRow,
} from '../billing/payment-store.ts'
import type { Locale } from '../i18n/locale.ts'
import { appendAll } from '../journal/draft.ts'
import type { Tx } from '../journal/node.ts'
import { dropHold } from '../seating/hold-store.ts'
import type { Buyer } from '../seating/visitors/bounds.ts'
import { noteUnpaid } from '../seating/visitors/store.ts'
import { cancelWithNewCards } from '../vouchers/commands.ts'
import { ordersOfBill } from '../vouchers/order-store.ts'
import { hasEndedPaidBack } from '../vouchers/paid-back-store.ts'
import { vouchersOfBill } from '../vouchers/store.ts'
import { requireVouchersSold } from './voucher-load.ts'
import { dropApproval } from '../vouchers/debt-store.ts'
import { attemptMeant, attemptOpened } from './attempts.ts'
import { checkout, isSameCheckout, ticketsOf } from './checkout.ts'
import { moneyCame } from '../billing/status-order.ts'
import { endedUnpaid, maySettle, sendBack, settle, wordOfFound, type FinalWord } from './final-word.ts'
import { loadAttempt, loadCheckout, loadPurchase, loadSettling } from './online-load.ts'
import { settleExchange } from './refunds/buyer/exchange-payment-commands.ts'
import { requireSameTraining } from './training.ts'
import type { CheckoutRequest } from './checkout-contract.ts'

/**
 * Opens a visitor's bill: from here on the seats are reserved until the provider reports the final result, without a
 * timer. Vouchers that are bought beside the tickets are issued with the money. Sent again with the same `bill_id` it is the same purchase. Refuses as `takeSeats`, `takeTurns`,
 * `methodFor`, `priceBasket` and `orderVouchers` do, and `vouchers_not_sold`, `total_changed`, `training_changed`, `request_reused`, `purchase_over` when the provider has this purchase and this
 * journal lost it, and for visitors as `requireVisitorMay`. A bill that turns of vouchers pay wholly is settled at
 * once.
 *
 * @param sealedKey the access key as the buyer's mails need it, sealed by the relay; kept with the buyer's name
 * @param by the visitor who buys; left out where there is none
 */
export function openBill(
  tx: Tx,
  request: CheckoutRequest,
  locale: Locale,
  sealedKey?: string,
  by?: Buyer,
): BillRow {
  const { db } = tx
  const billId = request.bill_id
  const made = billById(db, billId)
  if (made?.source === 'register') throw new Refusal('request_reused')
  if (made) return sameBill(tx, made, request)
  if (unmatchedPaymentsOf(db, billId).length) throw new Refusal('purchase_over')
  requireSameTraining(tx, request)
  if (request.vouchers) requireVouchersSold(tx)
  const { name, email } = request
  const buyer = { name, email: email.trim(), ...(sealedKey ? { key: sealedKey } : {}) }
  appendAll(tx, checkout(request, loadCheckout(tx, request, by), { locale, buyer }))
  dropHold(db, billId, by?.visitor)
  if (ticketsOf(request).some(ticket => ticket.voucherId)) dropApproval(db, billId)
  if (by && request.amount) noteUnpaid(db, billId, by.visitor, request.items.length)
  return billById(db, billId)!
}

function sameBill(tx: Tx, made: BillRow, request: CheckoutRequest): BillRow {
  const { db } = tx
  const { totalCents } = made
  const orders = ordersOfBill(db, made.id)
  if (!isSameCheckout({ totalCents, lines: linesOf(db, made.id), orders }, request))
    throw new Refusal('request_reused')
  for (const payment of paymentsOf(db, made.id)) settleWithoutMoney(tx, payment)
  return billById(db, made.id)!
}

/**
 * A purchase that turns of vouchers pay wholly is settled as it is opened. Where a journal ended between these two facts no
 * provider will ever tell of it: it is settled when it is looked at, and ends once its show is over. Any other payment
 * stays as it is.
 */
export function settleWithoutMoney(tx: Tx, payment: PaymentRow): void {
  if (payment.method !== 'voucher' || payment.status !== 'paying') return
  const purchase = loadPurchase(tx, payment, false)
  if (!purchase) return
  const sold = maySettle(purchase) ? settle(purchase, loadSettling(tx, purchase.bill)) : undefined
  appendAll(tx, sold ?? endedUnpaid(purchase, 'failed'))
}

/**
 * Opens another attempt to pay a bill, `<billId>-2` and so on: its seats stay what they are while an earlier attempt is
 * open, and are taken again when every attempt has ended. Paid bills get none, and the same press is the same attempt.
 * Refuses `bill_unknown`, `purchase_over` when its money was refunded, a voucher of it ended with money that was lost here, or there were too many attempts or for too long,
 * and, as `takeSeats` does, `seat_taken`, `seats_elsewhere`, `sales_closed`, `schedule_cancelled`, as `takeTurns` for
 * its vouchers, as `methodFor`, and as `requireVisitorMay` when its seats are taken again.
 *
 * @param after the attempt the visitor saw when pressing
 * @param by the visitor who pays; left out where there is none
 * @param methodId the payment method; that of the attempt before when left out
 * @returns the attempt to pay; undefined when the bill is paid
 */
export function openAttempt(
  tx: Tx,
  billId: string,
  after: string,
  by?: Buyer,
  methodId?: string,
): PaymentRow | undefined {
  const { db } = tx
  const bill = billById(db, billId)
  if (bill?.source !== 'site') throw new Refusal('bill_unknown')
  const meant = attemptMeant(bill, paymentsOf(db, billId), after, unmatchedPaymentsOf(db, billId))
  if ('known' in meant) return meant.known
  if (hasEndedPaidBack(db, billId)) throw new Refusal('purchase_over')
  const now = loadAttempt(tx, bill, by, { id: methodId, before: after })
  appendAll(tx, attemptOpened(bill, meant.number, now))
  if (by && now.again) noteUnpaid(db, billId, by.visitor, now.again.tickets.length)
  if (now.again?.voucherLines.length) dropApproval(db, billId)
  return paymentById(db, `${billId}-${meant.number}`)
}

/**
 * Stores the address of the provider's hosted page. Written once; the same answer again writes nothing. Refuses
 * `node_outdated` while this version cannot read what the bill was opened with.
 */
export function recordPayment(
  tx: Tx,
  payment: { id: string; providerRef: string; checkoutUrl: string; expiresAt: string },
): void {
  const known = paymentById(tx.db, payment.id)
  if (!known || known.providerRef) return
  // A payment at the provider belongs to one payment here, so that its money is counted once.
  if (paymentByProviderRef(tx.db, payment.providerRef)) return
  const bill = readableBill(tx.db, known.billId)
  tx.append(`cinema:${bill.cinemaId}`, 'payment.created', {
    billId: bill.id,
    paymentId: payment.id,
    providerRef: payment.providerRef,
    checkoutUrl: payment.checkoutUrl,
    expiresAt: payment.expiresAt,
  })
}

/**
 * The bill of a payment. An older version may read the payment and not the newer fact that opened its bill: it refuses
 * `node_outdated`, and goes on once it is updated.
 */
export function readableBill(db: Tx['db'], billId: string): BillRow {
  const bill = billById(db, billId)
  if (!bill) throw new Refusal('node_outdated')
  return bill
}

/** Whether the box of a cinema is reached now: only then tickets are exchanged for others. */
export type Reached = (cinemaId: string) => boolean
/** What the provider's word is believed with. */
type Beside = {
  /** Asked where it decides on an exchange. */
  reached?: Reached | undefined
  /** The provider has given all of its money back already, by whatever order. */
  wentBack?: boolean
}

/**
 * Turns the provider's final result of one attempt into facts; received twice it writes nothing. The seats and turns
 * are released when every attempt has ended without money. Money that comes after that takes the same ones again when
 * they are still free and ours, and is refunded otherwise, also where a voucher of it ended with money that was lost here; so is money for what is paid or refunded, when a show is
 * over, or where the provider gave it back already. It is never dropped silently.
 */
export function settlePayment(tx: Tx, paymentId: string, word: FinalWord, beside: Beside = {}): void {
  const payment = paymentById(tx.db, paymentId)
  if (!payment || payment.status === 'paid') return
  const { reached = () => false, wentBack = false } = beside
  if (settleExchange(tx, payment, word, { reached, wentBack })) return
  const found = unmatchedPaymentById(tx.db, paymentId)
  if (found) {
    appendAll(tx, wordOfFound(payment, found.cinemaId, word, tx.identity.role))
    if (word === 'paid') cancelVouchersOfLost(tx, found.namedBillId)
    return
  }
  const purchase = loadPurchase(tx, payment, wentBack)
  if (!purchase) return
  if (word !== 'paid') return appendAll(tx, endedUnpaid(purchase, word))
  const sold = maySettle(purchase) ? settle(purchase, loadSettling(tx, purchase.bill)) : undefined
  appendAll(tx, sold ?? sendBack(purchase))
  // Of a bill that is paid the vouchers are, and only what was paid twice goes back.
  if (!sold && !moneyCame(purchase.bill.status)) cancelVouchersOf(tx, purchase.bill.id)
}

/** The money of a purchase that is lost goes back: a voucher of it that came back in another stream ends. */
function cancelVouchersOfLost(tx: Tx, billId: string): void {
  if (!billById(tx.db, billId)) cancelVouchersOf(tx, billId)
}

/**
 * Where a relay has lost that a purchase was paid, its vouchers may have come back with the exhibitor's stream. What a box
 * has moved to another card meanwhile ends on that one.
 */
function cancelVouchersOf(tx: Tx, billId: string): void {
  for (const { id } of vouchersOfBill(tx.db, billId)) cancelWithNewCards(tx, id)
}
