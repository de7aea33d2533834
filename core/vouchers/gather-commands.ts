import type { Tenant } from '../api/tenant.ts'
import { Refusal } from '../refusal.ts'
import type { Node } from '../journal/node.ts'
import { freeTurnsByOwner } from './load.ts'
import { cinemaOfOwner, type TurnOwner } from './turn.ts'

type RequestTurns = (cinemaId: string, voucherId: string, count: number) => Promise<number>

/**
 * Requests turns wherever they are known to be free, until there are enough: a box asks its relay, which passes it on;
 * the relay asks the boxes, one after the other.
 *
 * @param besides an owner who is not asked: the one who asks
 * @returns how many came
 */
export async function gatherTurns(
  node: Node,
  ask: RequestTurns,
  wish: { voucherId: string; count: number; besides?: TurnOwner },
): Promise<number> {
  const { identity } = node
  let missing = wish.count
  if (identity.role === 'box') return ask(identity.cinemaId ?? '', wish.voucherId, missing)
  for (const [owner, free] of freeTurnsByOwner(node, wish.voucherId)) {
    const cinemaId = cinemaOfOwner(owner)
    if (missing <= 0 || cinemaId === undefined || owner === wish.besides) continue
    missing -= await ask(cinemaId, wish.voucherId, Math.min(missing, free))
  }
  return wish.count - missing
}

/** How often one request may request turns before it gives up. */
const requestsMax = 3

/**
 * Runs an attempt that may need turns another node owns: requests them and tries again. A voucher that is unknown while
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
      if (cause.code !== 'turns_elsewhere' || asks >= requestsMax) throw cause
      const { voucherId, missing } = cause.details as { voucherId: string; missing: number }
      const came = await gatherTurns(tenant.node, tenant.line.requestTurns, { voucherId, count: missing })
      if (!came && asks > 0) throw cause
    }
  }
}

/** Whether a voucher that is unknown here would be known if it existed. A relay receives new ones from its boxes. */
export function reachable(tenant: Tenant): boolean {
  const { role, cinemaId } = tenant.node.identity
  return role === 'relay' || tenant.line.connected(cinemaId ?? '')
}
