import type { Db } from '../database/sql.ts'
import { hasBox } from '../membership/store.ts'
import { scheduleById } from '../programme/store.ts'
import type { ToldPayment } from './told.ts'
import { billById, foundById, linesOf, paymentById, paymentByProviderRef } from '../billing/store.ts'

/**
 * The cinema whose box knows everything of a purchase; null when several must be heard: a voucher's turns are at home in
 * every cinema of the exhibitor, and of a purchase the journal lost nobody may know where it was made.
 *
 * @param billId a bill's id, or that of a payment that was found
 */
export function homeOf(db: Db, billId: string): string | null {
  const found = foundById(db, billId)
  if (found) return found.cinemaId
  const bill = billById(db, billId)
  if (!bill || linesOf(db, billId).some(line => line.voucherId)) return null
  return bill.cinemaId
}

/** As `homeOf`, of a payment in the provider's list. */
export function homeOfListed(
  db: Db,
  { ref, metadata }: Pick<ToldPayment, 'ref' | 'metadata'>,
): string | null {
  const { billId = '', paymentId = '' } = metadata
  const known = paymentByProviderRef(db, ref) ?? paymentById(db, paymentId)
  if (known) return homeOf(db, known.billId)
  return billById(db, billId) ? homeOf(db, billId) : cinemaOfListed(db, metadata)
}

/** Where a payment was made, by what the provider was told; null when this journal does not know that place. */
export function cinemaOfListed(db: Db, metadata: ToldPayment['metadata']): string | null {
  const scheduleId = metadata['seats']?.split(' ')[0]?.split('/')[0] ?? ''
  const { cinemaId = '' } = metadata
  return scheduleById(db, scheduleId)?.cinemaId ?? (hasBox(db, cinemaId) ? cinemaId : null)
}
