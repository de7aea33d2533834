import type { Tenant } from '#core/api/tenant.ts'
import type { BillRow } from '#core/billing/store.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { hasTickets } from '../documents/good-tickets.ts'
import { endOf, signersOf } from './signers.ts'

/** Which wallets a purchase's tickets can be added to now; none in training, where no ticket is good. */
export function walletsFor(tenant: Tenant, bill: BillRow): { apple: boolean; google: boolean } {
  const { db, runtime } = tenant.node
  if (!hasTickets(db, bill) || readsTraining(db)) return { apple: false, google: false }
  const { apple, google } = signersOf(tenant)
  return {
    apple: apple !== undefined && endOf(apple.certificate) > runtime.now(),
    google: google !== undefined,
  }
}
