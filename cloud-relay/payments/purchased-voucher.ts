import type { Tenant } from '#core/api/tenant.ts'
import type { BillRow } from '#core/billing/store.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import { printedCode } from '#core/vouchers/code.ts'
import { ordersOfBill, type VoucherOrderRow } from '#core/vouchers/order-store.ts'
import { voucherById, type VoucherRow } from '#core/vouchers/store.ts'

/** The voucher of a purchase: as it was ordered, and as it was issued; undefined until its money is there. */
export type PurchasedVoucher = { order: VoucherOrderRow; voucher: VoucherRow | undefined }

/** The voucher a bill of the website was for; undefined of one with tickets. */
export function voucherOf({ node }: Pick<Tenant, 'node'>, bill: BillRow): PurchasedVoucher | undefined {
  const [order] = ordersOfBill(node.db, bill.id)
  return order && { order, voucher: voucherById(node.db, order.voucherId) }
}

/** Its voucher, once it was issued and while it was not cancelled: what mails and pages show the code of. */
export function goodVoucherOf(tenant: Pick<Tenant, 'node'>, bill: BillRow): VoucherRow | undefined {
  const voucher = voucherOf(tenant, bill)?.voucher
  return voucher && !voucher.cancelled ? voucher : undefined
}

/** Whom it is for and a few words to them; empty once they were erased. */
export function giftOf(
  { node }: Pick<Tenant, 'node'>,
  bill: BillRow,
): { holderName: string; message: string } {
  const part = privatePart<{ holderName?: string; message?: string }>(node, bill.privateDigest)
  return { holderName: part?.holderName ?? '', message: part?.message ?? '' }
}

/** A purchase's voucher as its page shows it. */
export function voucherShown(tenant: Tenant, bill: BillRow, locale: Locale) {
  const bought = voucherOf(tenant, bill)
  if (!bought) return null
  const { order, voucher } = bought
  const isGood = voucher !== undefined && !voucher.cancelled
  return {
    voucherType: { title: inLocale(order.title, locale), type: order.type },
    total_turns: order.turns,
    total_products: order.refreshmentCents,
    valid_from: voucher?.validFrom ?? null,
    valid_until: voucher?.validUntil ?? null,
    holder_name: giftOf(tenant, bill).holderName,
    code: isGood ? printedCode(voucher.id) : null,
    barcode: isGood ? printedCode(voucher.id) : null,
  }
}
