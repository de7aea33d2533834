import { partsOfMail } from '../journal/storage/person-index.ts'
import { privatePart, type PrivateReading } from '../journal/storage/private-store.ts'
import type { BillRow } from '../billing/store.ts'
import { movedTo } from '../vouchers/card-rest-store.ts'
import { voucherById, vouchersOfBill, type VoucherRow } from '../vouchers/store.ts'
import { vouchersOfPart } from './store.ts'

/**
 * The vouchers of a person, as far as something of a holder can still be read: those sold with their purchases, those
 * that bear their mail address, and the cards that any of these was exchanged for, which have a private part of their own.
 */
export function vouchersAbout(at: PrivateReading, about: string, bills: readonly BillRow[]): VoucherRow[] {
  const held = about.includes('@')
    ? partsOfMail(at, about).flatMap(digest => vouchersOfPart(at.db, digest))
    : []
  const found = new Map<string, VoucherRow>()
  const open = [...bills.flatMap(bill => vouchersOfBill(at.db, bill.id).map(({ id }) => id)), ...held]
  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    const voucher = found.has(id) ? undefined : voucherById(at.db, id)
    if (!voucher) continue
    found.set(id, voucher)
    open.push(...movedTo(at.db, id))
  }
  return [...found.values()].filter(({ privateDigest }) => privatePart(at, privateDigest) !== undefined)
}
