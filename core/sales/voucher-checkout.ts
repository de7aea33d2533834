import { Refusal } from '../refusal.ts'
import type { Locale } from '../i18n/locale.ts'
import { inLocale } from '../i18n/locale.ts'
import type { Draft } from '../journal/draft.ts'
import { methodFor, type PaymentMethod } from '../billing/methods/payment-method.ts'
import type { Owner } from '../seating/token.ts'
import { deliveryTime, type DeliveryNow, type DeliveryWish } from '../vouchers/delivery.ts'
import { mostOrdered, type Gift, type GiftsPart } from '../vouchers/gift.ts'
import { orderPacked, orderVoucher, type WantedOnline } from '../vouchers/ordered.ts'
import { packageNames, unpacked, type PackagesNow, type WantedPackage } from '../vouchers/sell-packages.ts'
import { samePackages } from './sell.ts'
import type { BillLine } from '../billing/bill.ts'
import type { VoucherOrderRow } from '../vouchers/order-store.ts'
import type { VoucherType } from '../vouchers/voucher-type.ts'
import type { BuyerPart } from './checkout.ts'
import { feeWords } from './fees.ts'
import { priceBasket, type PriceList } from './price-basket.ts'
import type { VoucherCheckoutRequest } from './checkout-contract.ts'

/** Everything a purchase of vouchers on the website depends on, as one node knows it at one moment. */
export type VoucherCheckoutNow = PackagesNow & {
  cinemaId: string
  /** The kinds it names, by their ids; those nobody knows are left out. */
  kinds: ReadonlyMap<string, VoucherType>
  prices: PriceList
  /** The payment methods offered on the website. */
  methods: readonly PaymentMethod[]
  seller: Owner
  mailing: DeliveryNow
  newId: (size: number) => string
}

/** One voucher of an order, and which item of the request names it, from 0. */
type WantedInOrder = WantedOnline & {
  item: number
  voucherTypeId: string
  gift: Gift
  delivery: DeliveryWish | undefined
}

/** The vouchers of an order that are in no package, one by one. */
function singlesIn(request: VoucherCheckoutRequest): WantedInOrder[] {
  return request.items.flatMap((each, item) => {
    if (each.type !== 'loyaltyCard') return []
    const { holder_name: holderName, gift_message: message } =
      each.holder_name === undefined && each.gift_message === undefined ? request : each
    const wanted = {
      item,
      voucherTypeId: each.voucher_type_id,
      turns: each.total_turns,
      refreshmentCents: each.total_products,
      gift: { ...(holderName && { holderName }), ...(message && { message }) },
      delivery: each.delivery,
    }
    return Array.from({ length: each.vouchers ?? 1 }, () => wanted)
  })
}

/** The packages of an order, and which items name them. */
function packagesIn({ items }: VoucherCheckoutRequest): (WantedPackage & { item: number })[] {
  return items.flatMap((each, item) =>
    each.type === 'voucherPackage'
      ? [{ item, packageId: each.voucher_package_id, quantity: each.packages }]
      : [],
  )
}

/**
 * Opens a visitor's bill of vouchers; see `openVoucherBill`, which says what it refuses. The vouchers are ordered with it
 * and issued when it is paid: first those by themselves, then those in packages.
 */
export function voucherCheckout(
  request: VoucherCheckoutRequest,
  now: VoucherCheckoutNow,
  { locale, buyer }: { locale: Locale; buyer: BuyerPart },
): Draft[] {
  const { cinemaId, prices, seller: owner } = now
  const billId = request.bill_id
  const singles = singlesIn(request)
  const packages = packagesIn(request)
  const inPackages = unpacked(packages, now, at => `items.${packages[at]!.item}.voucher_package_id`)
  if (singles.length + inPackages.length > mostOrdered)
    throw new Refusal('too_many_vouchers', { most: mostOrdered })
  const purchase = { billId, cinemaId }
  const by = {
    locale,
    newId: now.newId,
    vatRate: prices.vat('admission'),
    handlingText: inLocale(feeWords.ticket, locale),
  }
  const ordered = [
    ...singles.map((each, index) => {
      const at = { item: each.item, place: index + 1 }
      return orderVoucher(now.kinds.get(each.voucherTypeId), each, purchase, at, by)
    }),
    ...inPackages.map((each, index) => orderPacked(each, purchase, singles.length + index + 1, by)),
  ]
  const vouchers = ordered.flatMap(each => each.lines)
  const basket = { tickets: [], products: [], vouchers, packageNames: packageNames(now, locale) }
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
    privatePart: { ...buyer, ...giftsOf(singles, ordered.length) },
    // Nobody comes on a day: the names are needed from now on, and what is written to somebody until it is mailed.
    privateDay: [prices.day, ...singles.flatMap(({ delivery }) => delivery?.day ?? [])].toSorted().at(-1),
  }
  return [...ordered.map(each => each.ordered), ...addressedOf(singles, purchase, now.mailing), opened]
}

/** To whom vouchers of an order are mailed and when. Refuses as `deliveryTime`. */
function addressedOf(
  singles: readonly WantedInOrder[],
  purchase: { billId: string; cinemaId: string },
  mailing: DeliveryNow,
): Draft[] {
  return singles.flatMap(({ item, gift, delivery }, index) => {
    if (!delivery) return []
    const time = deliveryTime(delivery.day, mailing, `items.${item}.delivery.day`)
    const part = { name: gift.holderName ?? '', email: delivery.email }
    const body = { ...purchase, place: index + 1, round: 0, ...time }
    return [
      {
        scope: `cinema:${purchase.cinemaId}`,
        type: 'voucher.addressed',
        body,
        privatePart: part,
        privateDay: time.day,
      } satisfies Draft,
    ]
  })
}

/** Of a single voucher as it was kept when orders held no other. Those in packages are for nobody by name. */
function giftsOf(singles: readonly WantedInOrder[], count: number): GiftsPart {
  const gifts = singles.map(({ gift }) => gift)
  return count > 1 ? { gifts } : { ...gifts[0] }
}

/** Whether the same vouchers were sent again: then it is the same purchase. */
export function isSameOrder(
  made: { totalCents: number; lines: readonly BillLine[]; orders: readonly VoucherOrderRow[] },
  request: VoucherCheckoutRequest,
): boolean {
  const wanted = singlesIn(request)
  const inPackages = new Set(made.lines.flatMap(line => (line.packageId && line.voucherId) || []))
  const singles = made.orders.filter(({ voucherId }) => !inPackages.has(voucherId))
  return (
    made.totalCents === request.amount &&
    samePackages(made.lines, packagesIn(request)) &&
    singles.length === wanted.length &&
    wanted.every(({ voucherTypeId, turns, refreshmentCents }, index) => {
      const order = singles[index]!
      return (
        order.voucherTypeId === voucherTypeId &&
        order.turns === turns &&
        order.refreshmentCents === refreshmentCents
      )
    })
  )
}
