import { billById, type BillRow } from '../billing/store.ts'
import { linesOf } from '../billing/line-store.ts'
import { paymentById, paymentsOf, type PaymentRow } from '../billing/payment-store.ts'
import { exchangePaymentsOf } from '../billing/refunds/exchange-payment-store.ts'
import { methodFor, offeredOnline } from '../billing/methods/payment-method.ts'
import type { Tx } from '../journal/node.ts'
import { saleRefusal } from '../programme/sale.ts'
import { scheduleById } from '../programme/store.ts'
import { isDrawn, seatsNow } from '../seating/load.ts'
import { seatsWaiting } from '../seating/store.ts'
import type { Buyer } from '../seating/visitors/bounds.ts'
import { loadVisitorShow } from '../seating/visitors/load.ts'
import { basketKey } from '../seating/visitors/visitor.ts'
import { isPaidByTurn } from '../billing/bill.ts'
import { loadPaidOrders, loadUsedTurns, loadWallet } from '../vouchers/load.ts'
import { hasEndedPaidBack } from '../vouchers/paid-back-store.ts'
import { isReleased, type AttemptNow } from './attempts.ts'
import { cinemaOf, ticketsOf, type CheckoutNow } from './checkout.ts'
import type { PurchaseNow, SettlingNow } from './final-word.ts'
import { keptPricesOf } from './kept/load.ts'
import { loadNumber, loadPrices, loadShows } from './load.ts'
import { snacksById } from './snacks-load.ts'
import type { CheckoutRequest } from './checkout-contract.ts'
import { loadVoucherOrder } from './voucher-load.ts'
import { vouchersIn, type Shows } from './take-seats.ts'

/** Everything an online purchase depends on. Refuses `schedule_unknown`. */
export function loadCheckout(tx: Tx, request: CheckoutRequest, by: Buyer | undefined): CheckoutNow {
  const tickets = ticketsOf(request)
  const billId = request.bill_id
  const shows = loadShows(tx, tickets, 'site')
  const cinemaId = cinemaOf(shows)
  const prices = loadPrices(tx, cinemaId, { tickets, source: 'site' })
  return {
    shows,
    wallet: loadWallet(tx, { billId, cinemaId }, vouchersIn(tickets)),
    prices,
    kept: keptPricesOf(tx, { id: billId, visitor: by?.visitor }, prices)?.list,
    methods: offeredOnline(tx.catalogue.all('payment_method'), tx.training),
    number: loadNumber(tx, cinemaId),
    snacks: request.snacks?.length ? snacksById(tx, cinemaId, prices.products) : new Map(),
    seller: tx.identity.role,
    basket: basketKey(billId, by?.visitor),
    bounds: by && boundsOf(tx, shows, billId, by),
    newId: size => tx.id(size),
    vouchers: request.vouchers && loadVoucherOrder(tx, request.vouchers.items, { cinemaId, day: prices.day }),
    training: tx.training,
  }
}

function boundsOf(tx: Tx, shows: Shows, id: string, { visitor, connected }: Buyer) {
  const ofShows = [...shows].map(([scheduleId, show]) => {
    return [scheduleId, loadVisitorShow(tx, show, { id, visitor })] as const
  })
  return { shows: new Map(ofShows), connected }
}

/**
 * A purchase for which payment is attempted again. Refuses `schedule_unknown`, and as `methodFor`.
 *
 * @param method the method its buyer chose; left out, that of the attempt before
 */
export function loadAttempt(
  tx: Tx,
  bill: BillRow,
  by: Buyer | undefined,
  method: { id: string | undefined; before: string },
): AttemptNow {
  const lines = linesOf(tx.db, bill.id)
  const wish = {
    id: method.id,
    before: paymentById(tx.db, method.before)?.methodId ?? null,
    withVoucher: lines.some(isPaidByTurn),
  }
  const paying = methodFor(offeredOnline(tx.catalogue.all('payment_method'), tx.training), wish)
  const both = { by: paying, seller: tx.identity.role, nowMs: tx.nowMs }
  if (!isReleased(bill)) return { ...both, closed: closedOf(tx, lines), again: undefined }
  const tickets = lines.flatMap(({ scheduleId, seatId, priceRateId }) =>
    scheduleId && seatId && priceRateId ? [{ scheduleId, seatId, priceRateId }] : [],
  )
  const voucherLines = lines.filter(isPaidByTurn)
  const shows = loadShows(tx, tickets, 'site')
  const wallet = loadWallet(tx, { billId: bill.id, cinemaId: bill.cinemaId }, vouchersIn(voucherLines))
  const bounds = by && boundsOf(tx, shows, bill.id, by)
  return { ...both, closed: null, again: { tickets, voucherLines, shows, wallet, bounds } }
}

/** Seats that are still being paid for are not taken again, but a sale that has ended is not begun anew. */
function closedOf(tx: Tx, lines: readonly { scheduleId?: string | undefined }[]) {
  for (const scheduleId of new Set(lines.flatMap(line => line.scheduleId ?? []))) {
    const schedule = scheduleById(tx.db, scheduleId)
    const closed = schedule && saleRefusal(tx, schedule, 'site')
    if (closed) return closed
  }
  return null
}

/**
 * The purchase a payment is for; undefined when its bill is not known.
 *
 * @param wentBack whether the provider has given all of its money back already
 */
export function loadPurchase(tx: Tx, payment: PaymentRow, wentBack: boolean): PurchaseNow | undefined {
  const { role } = tx.identity
  const bill = billById(tx.db, payment.billId)
  if (!bill) return undefined
  // What waits for an exchange's money is no seat of the purchase.
  const exchanges = exchangePaymentsOf(tx.db, bill.id)
  const others = new Set(
    exchanges.flatMap(({ exchange }) =>
      exchange.newLines.map(({ scheduleId, seatId }) => `${scheduleId}/${seatId}`),
    ),
  )
  const isExchange = ({ id }: PaymentRow) => exchanges.some(each => each.id === id)
  return {
    payment,
    bill,
    attempts: paymentsOf(tx.db, bill.id).filter(each => !isExchange(each)),
    waiting: seatsWaiting(tx.db, bill.id)
      .filter(({ owner }) => owner === role)
      .filter(({ scheduleId, seatId }) => !others.has(`${scheduleId}/${seatId}`))
      .map(({ scheduleId, seatId, version }) => ({ scheduleId, seatId, version: version + 1 })),
    used: loadUsedTurns(tx, { billId: bill.id, cinemaId: bill.cinemaId }),
    wentBack,
    seller: role,
  }
}

/**
 * What else is needed to settle a purchase. A show is left out that is known no more, or whose seating plan is not: of two
 * histories the one that was set aside may have planned it, and its money is answered for all the same.
 */
export function loadSettling(tx: Tx, bill: BillRow): SettlingNow {
  const { id: billId, cinemaId } = bill
  const { db, identity, nowMs } = tx
  const lines = linesOf(db, billId)
  const seats = Map.groupBy(
    lines.flatMap(({ scheduleId, seatId }) => (scheduleId && seatId ? [{ scheduleId, seatId }] : [])),
    seat => seat.scheduleId,
  )
  const shows = [...seats].flatMap(([scheduleId, ofShow]) => {
    if (!isDrawn(db, scheduleId)) return []
    const seatIds = ofShow.map(({ seatId }) => seatId)
    return [[scheduleId, seatsNow(db, scheduleId, seatIds, identity.role, false, nowMs)] as const]
  })
  const vouchers = vouchersIn(lines.filter(isPaidByTurn))
  return {
    lines,
    shows: new Map(shows),
    wallet: loadWallet(tx, { billId, cinemaId }, vouchers),
    ...loadPaidOrders(tx, bill),
    hasEndedVoucher: hasEndedPaidBack(db, billId),
    number: loadNumber(tx, cinemaId),
    nowMs,
  }
}
