import { inLocale } from '../i18n/locale.ts'
import type { Locale } from '../i18n/locale.ts'
import type { BillLine, PricedLine } from '../billing/bill.ts'
import type { Draft } from '../journal/draft.ts'
import { Refusal } from '../refusal.ts'
import { deliveryTime, type DeliveryNow, type DeliveryWish } from '../vouchers/delivery.ts'
import { mostOrdered, type Gift, type GiftsPart } from '../vouchers/gift.ts'
import { orderPacked, orderVoucher, type WantedOnline } from '../vouchers/ordered.ts'
import type { VoucherOrderRow } from '../vouchers/order-store.ts'
import { packageNames, unpacked, type PackagesNow, type WantedPackage } from '../vouchers/sell-packages.ts'
import type { VoucherType } from '../vouchers/voucher-type.ts'
import type { AskedVouchers } from './checkout-contract.ts'
import { feeWords } from './fees.ts'
import { samePackages } from './sell.ts'

/** Everything an order of vouchers depends on beside its prices, as one node knows it at one moment. */
export type VoucherOrderNow = PackagesNow & {
  /** The kinds it names, by their ids; those nobody knows are left out. */
  kinds: ReadonlyMap<string, VoucherType>
  mailing: DeliveryNow
  newId: (size: number) => string
}

/** The vouchers of an order: what is paid for them, and the facts that stand beside its bill. */
export type OrderedVouchers = {
  lines: PricedLine[]
  /** What the packages among them are called, by their ids. */
  packageNames: ReadonlyMap<string, string>
  facts: Draft[]
  gifts: GiftsPart
  /** The days they are mailed on. */
  days: string[]
}

/** One voucher of an order, and which item of the request names it, from 0. */
type WantedInOrder = WantedOnline & {
  item: number
  voucherTypeId: string
  gift: Gift
  delivery: DeliveryWish | undefined
}

/** The vouchers of an order that are in no package, one by one. */
function singlesIn(asked: AskedVouchers): WantedInOrder[] {
  return asked.items.flatMap((each, index) => {
    if (each.type !== 'loyaltyCard') return []
    const { holder_name: holderName, gift_message: message } =
      each.holder_name === undefined && each.gift_message === undefined ? asked : each
    const wanted = {
      item: placeOf(asked, index),
      voucherTypeId: each.voucher_type_id,
      turns: each.total_turns,
      refreshmentCents: each.total_products,
      gift: {
        ...(holderName && { holderName }),
        ...(message && { message }),
        ...(each.design && { design: each.design }),
      },
      delivery: each.delivery,
    }
    return Array.from({ length: each.vouchers ?? 1 }, () => wanted)
  })
}

/** The packages of an order, and which items name them. */
function packagesIn(asked: AskedVouchers): (WantedPackage & { item: number })[] {
  return asked.items.flatMap((each, index) =>
    each.type === 'voucherPackage'
      ? [{ item: placeOf(asked, index), packageId: each.voucher_package_id, quantity: each.packages }]
      : [],
  )
}

const placeOf = ({ places }: AskedVouchers, index: number) => places?.[index] ?? index

/**
 * Orders the vouchers of a purchase, which are issued when it is paid: first those by themselves, then those in packages.
 * Refuses `too_many_vouchers`, and as `orderVoucher`, `deliveryTime` and `unpacked`, each at its item.
 *
 * @param by.vatRate of admission, in basis points
 */
export function orderVouchers(
  asked: AskedVouchers,
  now: VoucherOrderNow,
  purchase: { billId: string; cinemaId: string },
  { locale, vatRate }: { locale: Locale; vatRate: number },
): OrderedVouchers {
  const singles = singlesIn(asked)
  const packages = packagesIn(asked)
  const inPackages = unpacked(packages, now, at => `items.${packages[at]!.item}.voucher_package_id`)
  if (singles.length + inPackages.length > mostOrdered)
    throw new Refusal('too_many_vouchers', { most: mostOrdered })
  const by = { locale, newId: now.newId, vatRate, handlingText: inLocale(feeWords.ticket, locale) }
  const ordered = [
    ...singles.map((each, index) => {
      const at = { item: each.item, place: index + 1 }
      return orderVoucher(now.kinds.get(each.voucherTypeId), each, purchase, at, by)
    }),
    ...inPackages.map((each, index) => orderPacked(each, purchase, singles.length + index + 1, by)),
  ]
  return {
    lines: ordered.flatMap(each => each.lines),
    packageNames: packageNames(now, locale),
    facts: [...ordered.map(each => each.ordered), ...addressedOf(singles, purchase, now.mailing)],
    gifts: giftsOf(singles, ordered.length),
    days: singles.flatMap(({ delivery }) => delivery?.day ?? []),
  }
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

/** Whether the same vouchers were sent again. */
export function areSameVouchers(
  made: { lines: readonly BillLine[]; orders: readonly VoucherOrderRow[] },
  asked: AskedVouchers,
): boolean {
  const wanted = singlesIn(asked)
  const inPackages = new Set(made.lines.flatMap(line => (line.packageId && line.voucherId) || []))
  const singles = made.orders.filter(({ voucherId }) => !inPackages.has(voucherId))
  return (
    samePackages(made.lines, packagesIn(asked)) &&
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
