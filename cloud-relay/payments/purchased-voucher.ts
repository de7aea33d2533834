import { isPaid } from '#core/database/statuses.ts'
import type { Tenant } from '#core/api/tenant.ts'
import type { BillLine } from '#core/billing/bill.ts'
import { linesNow } from '#core/billing/line-store.ts'
import type { BillRow } from '#core/billing/store.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import { printedCode } from '#core/vouchers/code.ts'
import { deliveryBounds } from '#core/vouchers/delivery.ts'
import { deliveriesOf, type DeliveryRow } from '#core/vouchers/delivery-store.ts'
import type { DeliveryPart } from '#core/vouchers/facts.ts'
import { giftAt, type GiftsPart, type WholeGift } from '#core/vouchers/gift.ts'
import { ordersOfBill, type VoucherOrderRow } from '#core/vouchers/order-store.ts'
import { voucherById, type VoucherRow } from '#core/vouchers/store.ts'
import { voucherPath } from '../documents/bill-link.ts'

/**
 * A voucher of a purchase: as it was ordered, as it was issued (undefined until its money is there), and whom it is for with
 * a few words to them and its picture, which are empty once they were erased.
 */
type PurchasedVoucher = {
  order: VoucherOrderRow
  voucher: VoucherRow | undefined
  gift: WholeGift
}

/** A voucher that was issued and not cancelled: what mails and pages show the code of. */
export type GoodVoucher = PurchasedVoucher & { voucher: VoucherRow }

/** The vouchers a bill of the website was for, in its order. */
function vouchersOf({ node }: Pick<Tenant, 'node'>, bill: BillRow): PurchasedVoucher[] {
  const orders = ordersOfBill(node.db, bill.id)
  const part = orders.length ? privatePart<GiftsPart>(node, bill.privateDigest) : undefined
  return orders.map(order => ({
    order,
    voucher: voucherById(node.db, order.voucherId),
    gift: giftAt(part, order.place),
  }))
}

/** Those that are good; or the one of a place in the order, from 1. */
export function goodVouchersOf(tenant: Pick<Tenant, 'node'>, bill: BillRow, place?: number): GoodVoucher[] {
  return vouchersOf(tenant, bill).flatMap(each => {
    const { voucher, order } = each
    const isMeant = place === undefined || order.place === place
    return voucher && !voucher.cancelled && isMeant ? [{ ...each, voucher }] : []
  })
}

/**
 * Whether a voucher of a paid bill, or the one of a place in its order, is still to be issued: after a relay's disks were lost
 * the bill may have come back from its box before what the whole exhibitor shares.
 */
export function awaitsVoucher({ node }: Pick<Tenant, 'node'>, bill: BillRow, place?: number): boolean {
  if (!isPaid(bill.status)) return false
  const lacking = ordersOfBill(node.db, bill.id).filter(
    order => (place ?? order.place) === order.place && !voucherById(node.db, order.voucherId),
  )
  if (!lacking.length) return false
  const lines = linesNow(node.db, bill.id)
  return lacking.some(order => lines.some(line => line.left > 0 && line.voucherId === order.voucherId))
}

/**
 * A purchase's vouchers as its page shows them.
 *
 * @param lines of the bill
 */
export function vouchersShown(
  tenant: Tenant,
  bill: BillRow,
  { accessKey, locale, lines }: { accessKey: string; locale: Locale; lines: readonly BillLine[] },
) {
  const deliveries = deliveriesOf(tenant.node.db, bill.id)
  return vouchersOf(tenant, bill).map(({ order, voucher, gift }) => {
    const delivery = deliveries.find(({ place }) => place === order.place)
    const isGood = voucher !== undefined && !voucher.cancelled
    return {
      voucherType: { title: inLocale(order.title, locale), type: order.type },
      total_turns: order.turns,
      total_products: order.refreshmentCents,
      price: lines.reduce(
        (sum, { kind, voucherId, totalCents }) =>
          sum + (kind === 'voucher' && voucherId === order.voucherId ? totalCents : 0),
        0,
      ),
      valid_from: voucher?.validFrom ?? null,
      valid_until: voucher?.validUntil ?? null,
      holder_name: gift.holderName,
      design: gift.design,
      code: isGood ? printedCode(voucher.id) : null,
      barcode: isGood ? printedCode(voucher.id) : null,
      pdf: isGood ? voucherPath(accessKey, order.place) : null,
      returned: voucher?.cancelled ?? false,
      delivery: delivery ? deliveryShown(tenant, delivery) : null,
    }
  })
}

/** Where a voucher goes and whether it went, as its buyer is told. */
export function deliveryShown({ node }: Pick<Tenant, 'node'>, delivery: DeliveryRow) {
  const { day, mailedAt, fromMs, round, privateDigest } = delivery
  return {
    email: privatePart<DeliveryPart>(node, privateDigest)?.email ?? null,
    day,
    mailed_at: mailedAt,
    due: fromMs <= node.runtime.now(),
    changeable: round < deliveryBounds.changes,
  }
}
