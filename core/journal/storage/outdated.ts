import { Refusal } from '../../refusal.ts'
import { prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import { partsOf } from '../fact.ts'
import type { Identity } from '../identity.ts'
import { likeDisbelieved } from './read-anew.ts'

const anyParked = prepared(q => q.selectFrom('parked').select('seq').limit(1))
const unreadOrigins = prepared(q =>
  q
    .selectFrom('parked')
    .innerJoin('origins', 'origins.id', 'parked.origin_id')
    .select('origins.origin')
    .distinct()
    .where('parked.reason', 'not like', likeDisbelieved),
)
const origins = prepared(q => q.selectFrom('origins').select('origin'))

/**
 * Whether this node's own side has said something that this version cannot read: itself, its older epochs, and whoever
 * stood in its place before. Only the owner of a seat or a turn may write about it, so what a node did not understand
 * of others never gives it anything to sell; what it did not understand of its own side may have sold what it takes
 * for free, and a bill it closes may hold turns it does not see. What somebody with a stolen key has written so stands in
 * the way of whoever takes that box's place, until a manager replaces the box saying so (`endNode`).
 */
export function isOutdated(db: Db, identity: Identity): boolean {
  // Asked before every fact of one's own, and hardly ever is anything parked.
  if (anyParked.first(db) === undefined) return false
  const parked = unreadOrigins.all(db).map(({ origin }) => partsOf(origin))
  if (!parked.length) return false
  const inMyPlace = new Set([identity.nodeId])
  for (const { nodeId, scope } of origins.all(db).map(({ origin }) => partsOf(origin)))
    if (isRelay(nodeId) ? identity.role === 'relay' : scope === `cinema:${identity.cinemaId}`)
      inMyPlace.add(nodeId)
  return parked.some(({ nodeId }) => inMyPlace.has(nodeId))
}

/** A node's name tells which side it is of. */
const isRelay = (nodeId: string) => nodeId.startsWith('relay-')

/** Refuses `node_outdated` while this node cannot read everything its own side has said. */
export function requireRead(db: Db, identity: Identity): void {
  if (isOutdated(db, identity)) throw new Refusal('node_outdated')
}
