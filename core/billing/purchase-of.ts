import { isRelayId, partsOf, type Fact } from '../journal/fact.ts'
import type { Purchase } from './purchase.ts'

/** What a fact says of the purchase it speaks of. */
export type PurchaseRef = { billId: string | null; cinemaId?: string | null }

/** Whose purchase a fact speaks of: its author's; who asks for a refund asks the other side. */
export function purchaseOf({ origin, type, body }: Fact<PurchaseRef>): Purchase | undefined {
  const { nodeId, scope } = partsOf(origin)
  const cinemaId = scope === 'exhibitor' ? body.cinemaId : scope.slice('cinema:'.length)
  const isRelays = isRelayId(nodeId) !== (type === 'refund.asked')
  return cinemaId ? { owner: isRelays ? 'relay' : 'box', cinemaId } : undefined
}
