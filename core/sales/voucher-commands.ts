import { offeredOnline } from '../billing/methods/payment-method.ts'
import { unmatchedPaymentsOf } from '../billing/payment-store.ts'
import { linesOf } from '../billing/line-store.ts'
import { billById, type BillRow } from '../billing/store.ts'
import type { Locale } from '../i18n/locale.ts'
import { appendAll } from '../journal/draft.ts'
import type { Tx } from '../journal/node.ts'
import { Refusal } from '../refusal.ts'
import type { Visitor } from '../api/visitor.ts'
import { keptBeside, noteUnpaid } from '../seating/visitors/store.ts'
import { visitorBounds } from '../seating/visitors/visitor.ts'
import { ordersOfBill } from '../vouchers/order-store.ts'
import { loadPrices } from './load.ts'
import type { VoucherCheckoutRequest } from './checkout-contract.ts'
import { requireSameTraining } from './training.ts'
import { loadVoucherOrder, requireVouchersSold } from './voucher-load.ts'
import { isSameOrder, voucherCheckout, type VoucherCheckoutNow } from './voucher-checkout.ts'

/**
 * Opens a visitor's bill of vouchers, which are issued when its money is there. Sent again with the same `bill_id` it
 * is the same purchase. Refuses `vouchers_not_sold` where the website sells none, `not_found` for a cinema nobody knows,
 * `nothing_chosen` where the sum is nothing, `total_changed`, `training_changed`, `request_reused`, `purchase_over` when
 * the provider has this purchase and this journal lost it, `too_many_unpaid` for a visitor with too many purchases that
 * are not paid, and as `orderVoucher`, `deliveryTime`, `unpacked` and `methodFor`.
 *
 * @param sealedKey the access key as the buyer's mails need it, sealed by the relay
 * @param by the visitor who buys; left out where there is none
 */
export function openVoucherBill(
  tx: Tx,
  request: VoucherCheckoutRequest,
  locale: Locale,
  sealedKey?: string,
  by?: Visitor,
): BillRow {
  const { db } = tx
  const billId = request.bill_id
  const made = billById(db, billId)
  if (made?.source === 'register') throw new Refusal('request_reused')
  if (made) {
    const orders = ordersOfBill(db, billId)
    const { totalCents } = made
    if (!isSameOrder({ totalCents, lines: linesOf(db, billId), orders }, request))
      throw new Refusal('request_reused')
    return made
  }
  if (unmatchedPaymentsOf(db, billId).length) throw new Refusal('purchase_over')
  requireSameTraining(tx, request)
  requireVouchersSold(tx)
  if (by) requireFewUnpaid(tx, billId, by)
  const { name, email } = request
  const buyer = { name, email: email.trim(), ...(sealedKey ? { key: sealedKey } : {}) }
  appendAll(tx, voucherCheckout(request, loadVoucherCheckout(tx, request), { locale, buyer }))
  if (by) noteUnpaid(db, billId, by, 0)
  return billById(db, billId)!
}

/** Each keeps nothing from others, but each is a payment at the provider. */
function requireFewUnpaid({ db, nowMs }: Tx, id: string, by: Visitor): void {
  const { bills } = keptBeside(db, by, { id, scheduleId: '', nowMs })
  if (bills >= visitorBounds.bills) throw new Refusal('too_many_unpaid', { most: visitorBounds.bills })
}

function loadVoucherCheckout(tx: Tx, { cinema_id, items }: VoucherCheckoutRequest): VoucherCheckoutNow {
  const cinema =
    cinema_id === undefined ? tx.catalogue.all('cinema')[0] : tx.catalogue.get('cinema', cinema_id)
  if (!cinema) throw new Refusal('not_found')
  const prices = loadPrices(tx, cinema.id)
  return {
    cinemaId: cinema.id,
    ...loadVoucherOrder(tx, items, { cinemaId: cinema.id, day: prices.day }),
    prices,
    methods: offeredOnline(tx.catalogue.all('payment_method'), tx.training),
    seller: tx.identity.role,
  }
}
