import type { MovementStatus } from '#core/database/statuses.ts'
import type { ProviderStatus } from '#relay/payments/provider.ts'

/** What a buyer's bank took back, until it may give that back in turn. */
export type Chargeback = { ref: string; cents: number; atMs: number; isTakenBack: boolean }

/** A payment in the simulated provider's books. */
export type AtProvider = {
  ref: string
  key: string
  cents: number
  status: ProviderStatus
  expiresMs: number
  /** It said at some time that no money will come. */
  ended: boolean
  refunds: { ref: string; key: string; cents: number; atMs: number; status: MovementStatus }[]
  chargebacks: Chargeback[]
  createdMs: number
  metadata: Record<string, string>
  /** A bank keeps it beyond its time. */
  inBank: boolean
  /** Its page has gone so far that it cannot be cancelled from outside any more. */
  unstoppable: boolean
}

/** What went back of a payment and did not come back from the bank, in cents. */
export function goneOf({ refunds, chargebacks }: Pick<AtProvider, 'refunds' | 'chargebacks'>): number {
  const gone = [...refunds.filter(({ status }) => status !== 'failed'), ...inForce(chargebacks)]
  return gone.reduce((sum, each) => sum + each.cents, 0)
}

/** Chargebacks that the bank has not taken back. */
export function inForce(chargebacks: readonly Chargeback[]): Chargeback[] {
  return chargebacks.filter(({ isTakenBack }) => !isTakenBack)
}

/** When it was made, or something went back of it, whichever is later; that a chargeback was taken back shows in no list. */
export function changedMs({ createdMs, refunds, chargebacks }: AtProvider): number {
  return Math.max(createdMs, ...[...refunds, ...chargebacks].map(({ atMs }) => atMs))
}
