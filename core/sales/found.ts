import type { Tx } from '../journal/node.ts'
import { hearPayment } from './hear-payment.ts'
import { cinemaOfListed } from './home.ts'
import { recordPayment, scopeOfFound } from './online.ts'
import { paymentById, paymentByProviderRef } from '../billing/store.ts'
import { isWhatWasAsked, type ToldPayment } from './told.ts'

/**
 * Compares one payment of the provider's list with the journal. One that is known is heard of; one whose answer was
 * lost is linked; one the journal lost is written down, and when it is paid its money goes back. Payments of somebody
 * else's, who shares the account, are left alone. Heard twice it writes nothing.
 */
export function compareListed(tx: Tx, listed: ToldPayment): void {
  const { metadata, ref } = listed
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
  hearPayment(tx, id, listed)
}

/**
 * Whether the journal has lost what a payment of the list was made for. Nothing is ordered at the provider before its
 * fact is on both disks, so such a payment means that this journal is older than it was.
 */
export function isForgotten(tx: Pick<Tx, 'db' | 'identity'>, { ref, metadata }: ToldPayment): boolean {
  const { billId, paymentId } = metadata
  if (!billId || !paymentId || metadata['exhibitorId'] !== tx.identity.exhibitorId) return false
  return !paymentByProviderRef(tx.db, ref) && !paymentById(tx.db, paymentId)
}

/** A payment of ours that nobody could tell us the provider's name of; of another sum it is only written down. */
function linked(tx: Tx, paymentId: string, listed: ToldPayment) {
  const payment = paymentById(tx.db, paymentId)
  if (!payment || payment.providerRef) return undefined
  const { ref: providerRef, checkoutUrl, expiresAt } = listed
  if (isWhatWasAsked({ paymentId, cents: payment.cents }, listed))
    recordPayment(tx, { id: paymentId, providerRef, checkoutUrl, expiresAt })
  return payment
}
