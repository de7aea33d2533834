import type { Tx } from '../journal/node.ts'
import { cinemaOfListed } from './home.ts'
import { hearFinalWord, recordPayment, scopeOfFound, type FinalWord } from './online.ts'
import { paymentById, paymentByProviderRef } from './store.ts'

/** A payment as the provider's own list tells it. */
export type ListedPayment = {
  ref: string
  status: FinalWord | 'open'
  cents: number
  checkoutUrl: string
  expiresAt: string
  /** What it was told when the payment was made. */
  metadata: Readonly<Record<string, string>>
}

/**
 * Compares one payment of the provider's list with the journal. One that is known is heard of; one whose answer was
 * lost is linked; one the journal lost is written down, and when it is paid its money goes back. Payments of somebody
 * else's, who shares the account, are left alone. Heard twice it writes nothing.
 */
export function compareListed(tx: Tx, listed: ListedPayment): void {
  const { metadata, ref, status } = listed
  const { billId, paymentId } = metadata
  if (!billId || !paymentId || metadata['exhibitorId'] !== tx.identity.exhibitorId) return
  const known = paymentByProviderRef(tx.db, ref) ?? linked(tx, paymentId, listed)
  const id = known?.id ?? `found-${ref}`
  if (!known) {
    const seats = metadata['seats'] ?? ''
    const cinemaId = cinemaOfListed(tx.db, metadata)
    tx.append(scopeOfFound(cinemaId), 'payment.found', {
      paymentId: id,
      providerRef: ref,
      cents: listed.cents,
      cinemaId,
      named: { billId, paymentId, seats },
      expiresAt: listed.expiresAt,
    })
  }
  if (status !== 'open') hearFinalWord(tx, id, status)
}

/** A payment of ours that nobody could tell us the provider's name of. */
function linked(tx: Tx, paymentId: string, { ref, checkoutUrl, expiresAt }: ListedPayment) {
  const payment = paymentById(tx.db, paymentId)
  if (!payment || payment.providerRef) return undefined
  recordPayment(tx, { id: paymentId, providerRef: ref, checkoutUrl, expiresAt })
  return payment
}
