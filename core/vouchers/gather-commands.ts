import type { Tenant } from '../api/tenant.ts'
import { Refusal } from '../refusal.ts'
import type { Node } from '../journal/node.ts'
import { freeTurnsByOwner, loadRefreshments } from './load.ts'
import { cinemaOfOwner, type TurnOwner, type VoucherPart } from './turn.ts'

type RequestTurns = (
  cinemaId: string,
  voucherId: string,
  count: number,
  part?: VoucherPart,
) => Promise<number>

/**
 * Requests turns, or cents of the refreshment value, wherever they are known to be free, until there are enough: a box
 * asks its relay, which passes it on; the relay asks the boxes, one after the other.
 *
 * @param besides an owner who is not asked: the one who asks
 * @returns how many came
 */
export async function gatherTurns(
  node: Node,
  ask: RequestTurns,
  wish: { voucherId: string; count: number; besides?: TurnOwner; part?: VoucherPart },
): Promise<number> {
  const { identity } = node
  const { voucherId, part = 'turns' } = wish
  let missing = wish.count
  if (identity.role === 'box') return ask(identity.cinemaId ?? '', voucherId, missing, part)
  for (const [owner, free] of freeBy(node, voucherId, part)) {
    const cinemaId = cinemaOfOwner(owner)
    if (missing <= 0 || cinemaId === undefined || owner === wish.besides) continue
    missing -= await ask(cinemaId, voucherId, Math.min(missing, free), part)
  }
  return wish.count - missing
}

/** What each node is known to have free of a voucher. */
function freeBy(node: Node, voucherId: string, part: VoucherPart): [TurnOwner, number][] {
  if (part === 'turns') return [...freeTurnsByOwner(node, voucherId)]
  const parts = loadRefreshments(node, voucherId)?.parts ?? []
  return [...parts].flatMap(([owner, { cents }]) => (cents > 0 ? [[owner, cents]] : []))
}

/** How often one request may request turns before it gives up. */
const requestsMax = 3

/** What is asked for when a sale is refused because another node has it. */
const partsElsewhere = new Map<string, VoucherPart>([
  ['turns_elsewhere', 'turns'],
  ['refreshments_elsewhere', 'refreshments'],
])

/**
 * Runs an attempt that may need turns or refreshment value another node has: requests them and tries again. A voucher that is unknown while
 * disconnected is refused as `voucher_not_here`, since it may be a new one.
 */
export async function withTurnsOfAllSides<R>(tenant: Tenant, attempt: () => Promise<R>): Promise<R> {
  for (let asks = 0; ; asks++) {
    try {
      return await attempt()
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      if (cause.code === 'voucher_unknown' && !reachable(tenant))
        throw new Refusal('voucher_not_here', cause.details)
      const part = partsElsewhere.get(cause.code)
      if (!part || asks >= requestsMax) throw cause
      const { voucherId, missing } = cause.details as { voucherId: string; missing: number }
      const wish = { voucherId, count: missing, part }
      const came = await gatherTurns(tenant.node, tenant.line.requestTurns, wish)
      if (!came && asks > 0) throw cause
    }
  }
}

/** Whether a voucher that is unknown here would be known if it existed. A relay receives new ones from its boxes. */
export function reachable(tenant: Tenant): boolean {
  const { role, cinemaId } = tenant.node.identity
  return role === 'relay' || tenant.line.connected(cinemaId ?? '')
}
