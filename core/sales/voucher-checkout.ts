import { Refusal } from '../refusal.ts'
import type { Locale } from '../i18n/locale.ts'
import { inLocale } from '../i18n/locale.ts'
import type { Draft } from '../journal/draft.ts'
import { methodFor, type PaymentMethod } from '../billing/methods/payment-method.ts'
import type { Owner } from '../seating/token.ts'
import type { Gift, GiftsPart } from '../vouchers/gift.ts'
import { orderVoucher, type WantedOnline } from '../vouchers/ordered.ts'
import type { VoucherOrderRow } from '../vouchers/order-store.ts'
import type { VoucherType } from '../vouchers/voucher-type.ts'
import type { BuyerPart } from './checkout.ts'
import { feeWords } from './fees.ts'
import { priceBasket, type PriceList } from './price-basket.ts'
import type { VoucherCheckoutRequest } from './checkout-contract.ts'

/** Everything a purchase of vouchers on the website depends on, as one node knows it at one moment. */
export type VoucherCheckoutNow = {
  cinemaId: string
  /** The kinds it names, by their ids; those nobody knows are left out. */
  types: ReadonlyMap<string, VoucherType>
  prices: PriceList
  /** The payment methods offered on the website. */
  methods: readonly PaymentMethod[]
  seller: Owner
  newId: (size: number) => string
}

/** One voucher of an order, and which item of the request names it, from 0. */
type WantedInOrder = WantedOnline & { item: number; voucherTypeId: string; gift: Gift }

/** The vouchers of an order, one by one. */
function wantedIn(request: VoucherCheckoutRequest): WantedInOrder[] {
  return request.items.flatMap((each, item) => {
    const { holder_name: holderName, gift_message: message } =
      each.holder_name === undefined && each.gift_message === undefined ? request : each
    const wanted = {
      item,
      voucherTypeId: each.voucher_type_id,
      turns: each.total_turns,
      refreshmentCents: each.total_products,
      gift: { ...(holderName && { holderName }), ...(message && { message }) },
    }
    return Array.from({ length: each.vouchers ?? 1 }, () => wanted)
  })
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
  const wanted = wantedIn(request)
  const by = {
    locale,
    newId: now.newId,
    vatRate: prices.vat('admission'),
    handlingText: inLocale(feeWords.ticket, locale),
  }
  const ordered = wanted.map((each, index) => {
    const at = { item: each.item, place: index + 1 }
    return orderVoucher(now.types.get(each.voucherTypeId), each, { billId, cinemaId }, at, by)
  })
  const basket = { tickets: [], products: [], vouchers: ordered.flatMap(each => each.lines) }
  const { lines, totalCents } = priceBasket(basket, prices, {
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
      tokens: [],
      owner,
      locale,
      payments: [{ id: `${billId}-1`, kind: 'online', cents: totalCents, ...method }],
    },
    privatePart: { ...buyer, ...giftsOf(wanted) },
    // Nobody comes on a day: the names are needed from now on.
    privateDay: prices.day,
  }
  return [...ordered.map(each => each.ordered), opened]
}

/** Of a single voucher as it was kept when orders held no other. */
function giftsOf(wanted: readonly WantedInOrder[]): GiftsPart {
  const gifts = wanted.map(({ gift }) => gift)
  return gifts.length > 1 ? { gifts } : { ...gifts[0] }
}

/** Whether the same vouchers were sent again: then it is the same purchase. */
export function isSameOrder(
  made: { totalCents: number; orders: readonly VoucherOrderRow[] },
  request: VoucherCheckoutRequest,
): boolean {
  const wanted = wantedIn(request)
  return (
    made.totalCents === request.amount &&
    made.orders.length === wanted.length &&
    wanted.every(({ voucherTypeId, turns, refreshmentCents }, index) => {
      const order = made.orders[index]!
      return (
        order.voucherTypeId === voucherTypeId &&
        order.turns === turns &&
        order.refreshmentCents === refreshmentCents
      )
    })
  )
}
