import { billById } from '../billing/store.ts'
import type { Db } from '../database/sql.ts'
import { isLocale, type Locale } from '../i18n/locale.ts'
import { isLacking, privatePart, type PrivateReading } from '../journal/storage/private-store.ts'
import { voucherById } from '../vouchers/store.ts'

type Reader = { name: string; email: string; locale: Locale | null }

/**
 * Who is written to about a voucher: its holder where their address is known, else whoever bought it on the website, who
 * may have given it away. Undefined where nobody's address is known, or it was erased.
 */
export function holderOf(at: PrivateReading, voucherId: string): Reader | undefined {
  const voucher = voucherById(at.db, voucherId)
  if (!voucher || voucher.cancelled) return undefined
  const held = privatePart<{ holderName?: string; email?: string }>(at, voucher.privateDigest)
  if (held?.email) return { name: held.holderName ?? '', email: held.email, locale: null }
  const bill = voucher.billId === null ? undefined : billById(at.db, voucher.billId)
  const buyer =
    bill?.source === 'site' ? privatePart<{ name: string; email: string }>(at, bill.privateDigest) : undefined
  if (!bill || !buyer?.email) return undefined
  return { name: buyer.name, email: buyer.email, locale: isLocale(bill.locale) ? bill.locale : null }
}

/** Whether somebody is known to hold or to have bought a voucher, and only a key is missing to say who. */
export function lacksHolder(db: Db, voucherId: string): boolean {
  const voucher = voucherById(db, voucherId)
  const bill = voucher?.billId == null ? undefined : billById(db, voucher.billId)
  return [voucher?.privateDigest, bill?.privateDigest].some(digest => isLacking(db, digest ?? null))
}
