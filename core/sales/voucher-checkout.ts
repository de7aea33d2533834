import { Refusal } from '../refusal.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Draft } from '../journal/draft.ts'
import { methodFor, type PaymentMethod } from '../billing/methods/payment-method.ts'
import type { Owner } from '../seating/token.ts'
import type { BillLine } from '../billing/bill.ts'
import type { VoucherOrderRow } from '../vouchers/order-store.ts'
import type { BuyerPart } from './checkout.ts'
import { areSameVouchers, orderVouchers, type VoucherOrderNow } from './order-vouchers.ts'
import { priceBasket, type PriceList } from './price-basket.ts'
import type { VoucherCheckoutRequest } from './checkout-contract.ts'

/** Everything a purchase of vouchers on the website depends on, as one node knows it at one moment. */
export type VoucherCheckoutNow = VoucherOrderNow & {
  cinemaId: string
  prices: PriceList
  /** The payment methods offered on the website. */
  methods: readonly PaymentMethod[]
  seller: Owner
}

/**
 * Opens a visitor's bill of vouchers; see `openVoucherBill`, which says what it refuses. The vouchers are ordered with it
 * and issued when it is paid.
 */
export function voucherCheckout(
  request: VoucherCheckoutRequest,
  now: VoucherCheckoutNow,
  { locale, buyer }: { locale: Locale; buyer: BuyerPart },
): Draft[] {
  const { cinemaId, prices, seller: owner } = now
  const billId = request.bill_id
  const vatRate = prices.vat('admission')
  const ordered = orderVouchers(request, now, { billId, cinemaId }, { locale, vatRate })
  const basket = { tickets: [], products: [], vouchers: ordered.lines, packageNames: ordered.packageNames }
  const { lines, totalCents, discounts } = priceBasket(basket, prices, {
    channel: 'site',
    locale,
    newTicketId: () => now.newId(0),
  })
  if (!totalCents) throw new Refusal('nothing_chosen')
  if (totalCents !== request.amount) throw new Refusal('total_changed', { totalCents })
  const method = methodFor(now.methods, { id: request.payment_method_id, withVoucher: false })
  const opened: Draft = {
    scope: `cinema:${cinemaId}`,
    type: 'bill.opened',
    body: {
      billId,
      cinemaId,
      source: 'site',
      totalCents,
      lines,
      priceList: prices.id,
      ...(discounts.length ? { discounts } : {}),
      tokens: [],
      owner,
      locale,
      payments: [{ id: `${billId}-1`, kind: 'online', cents: totalCents, ...method }],
    },
    privatePart: { ...buyer, ...ordered.gifts },
    // Nobody comes on a day: the names are needed from now on, and what is written to somebody until it is mailed.
    privateDay: [prices.day, ...ordered.days].toSorted().at(-1),
  }
  return [...ordered.facts, opened]
}

/** Whether the same vouchers were sent again: then it is the same purchase. */
export function isSameOrder(
  made: { totalCents: number; lines: readonly BillLine[]; orders: readonly VoucherOrderRow[] },
  request: VoucherCheckoutRequest,
): boolean {
  return made.totalCents === request.amount && areSameVouchers(made, request)
}
