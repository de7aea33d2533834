import { boxById } from '../membership/store.ts'
import { originOf, type Scope } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import { epochOpenedAt } from '../journal/storage/epoch-store.ts'

/** As long as kiosks keep receipts; later there is nothing to reinstate. */
const openMs = 24 * 3_600_000

/**
 * Whether this box may have forgotten what a kiosk remembers: it recovered, or replaced another box, within the last
 * day, or it sells in emergency mode. At any other time no receipt is accepted, whatever its signature. The relay
 * records that time by its own clock, which may be wrong; so the box's first fact since then counts too, by the clock
 * here, and a box that has written nothing since has only just come back.
 */
export function takesReceipts(node: Node): boolean {
  const { identity, db, nodeStatus, runtime } = node
  if (nodeStatus.emergencyMode() || nodeStatus.listens()) return true
  const began = epochOpenedAt(db, identity.nodeId, identity.epoch) ?? boxById(db, identity.nodeId)?.enrolledAt
  if (began === undefined) return false
  const since = [began, firstFactAt(node)].map(at => (at === undefined ? Infinity : Date.parse(at)))
  return runtime.now() - Math.max(...since) < openMs
}

/** When this node wrote the first fact of its current epoch, ISO; undefined before that. */
function firstFactAt({ identity, journal }: Node): string | undefined {
  const scopes: Scope[] = ['exhibitor', `cinema:${identity.cinemaId ?? ''}`]
  const first = scopes.map(scope => journal.factAt(originOf(identity.nodeId, identity.epoch, scope), 1))
  return first.flatMap(fact => fact?.at ?? []).sort()[0]
}
