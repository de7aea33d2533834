import type { MovementStatus } from '#core/database/statuses.ts'
import type { ProviderStatus } from '#relay/payments/provider.ts'

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
  chargebacks: { ref: string; cents: number; atMs: number }[]
  createdMs: number
  metadata: Record<string, string>
  /** A bank keeps it beyond its time. */
  inBank: boolean
  /** Its page has gone so far that it cannot be cancelled from outside any more. */
  unstoppable: boolean
}

/** What went back of a payment and did not come back from the bank, in cents. */
export function goneOf({ refunds, chargebacks }: Pick<AtProvider, 'refunds' | 'chargebacks'>): number {
  const gone = [...refunds.filter(({ status }) => status !== 'failed'), ...chargebacks]
  return gone.reduce((sum, each) => sum + each.cents, 0)
}

/** When it was made, or something went back of it, whichever is later. */
export function changedMs({ createdMs, refunds, chargebacks }: AtProvider): number {
  return Math.max(createdMs, ...[...refunds, ...chargebacks].map(({ atMs }) => atMs))
}
