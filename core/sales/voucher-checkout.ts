import { Refusal } from '../refusal.ts'
import type { Locale } from '../i18n/locale.ts'
import { inLocale } from '../i18n/locale.ts'
import type { Draft } from '../journal/draft.ts'
import { methodFor, type PaymentMethod } from '../billing/methods/payment-method.ts'
import type { Owner } from '../seating/token.ts'
import { orderVoucher } from '../vouchers/ordered.ts'
import type { VoucherOrderRow } from '../vouchers/order-store.ts'
import type { VoucherType } from '../vouchers/voucher-type.ts'
import type { BuyerPart } from './checkout.ts'
import { feeWords } from './fees.ts'
import { priceBasket, type PriceList } from './price-basket.ts'
import type { VoucherCheckoutRequest } from './checkout-contract.ts'

/** Everything the purchase of a voucher on the website depends on, as one node knows it at one moment. */
export type VoucherCheckoutNow = {
  cinemaId: string
  type: VoucherType | undefined
  prices: PriceList
  /** The payment methods offered on the website. */
  methods: readonly PaymentMethod[]
  seller: Owner
  newId: (size: number) => string
}

/** What is kept of a gift beside the buyer, encrypted beside the fact: whom it is for, and a few words to them. */
export type GiftPart = BuyerPart & { holderName?: string; message?: string }

/**
 * Opens a visitor's bill of one voucher; see `openVoucherBill`, which says what it refuses. The voucher is ordered with
 * it and issued when it is paid.
 */
export function voucherCheckout(
  request: VoucherCheckoutRequest,
  now: VoucherCheckoutNow,
  { locale, buyer }: { locale: Locale; buyer: BuyerPart },
): Draft[] {
  const { cinemaId, prices, seller: owner } = now
  const billId = request.bill_id
  const [item] = request.items
  const wanted = { turns: item!.total_turns, refreshmentCents: item!.total_products }
  const { ordered, lines: bought } = orderVoucher(
    now.type,
    wanted,
    { billId, cinemaId },
    {
      locale,
      newId: now.newId,
      vatRate: prices.vat('admission'),
      handlingText: inLocale(feeWords.ticket, locale),
    },
  )
  const basket = { tickets: [], products: [], vouchers: bought }
  const { lines, totalCents } = priceBasket(basket, prices, {
    channel: 'site',
    locale,
    newTicketId: () => now.newId(0),
  })
  if (!totalCents) throw new Refusal('nothing_chosen')
  if (totalCents !== request.amount) throw new Refusal('total_changed', { totalCents })
  const method = methodFor(now.methods, { id: request.payment_method_id, withVoucher: false })
  const { holder_name: holderName, gift_message: message } = request
  const gift: GiftPart = { ...buyer, ...(holderName && { holderName }), ...(message && { message }) }
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
      tokens: [],
      owner,
      locale,
      payments: [{ id: `${billId}-1`, kind: 'online', cents: totalCents, ...method }],
    },
    privatePart: gift,
    // Nobody comes on a day: the names are needed from now on.
    privateDay: prices.day,
  }
  return [ordered, opened]
}

/** Whether the same voucher was sent again: then it is the same purchase. */
export function isSameVoucher(
  made: { totalCents: number; orders: readonly VoucherOrderRow[] },
  request: VoucherCheckoutRequest,
): boolean {
  const [item] = request.items
  const [order] = made.orders
  return (
    made.totalCents === request.amount &&
    order?.voucherTypeId === item!.voucher_type_id &&
    order.turns === item!.total_turns &&
    order.refreshmentCents === item!.total_products
  )
}
