import { Refusal } from '../../refusal.ts'
import { prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import { isRelayId, partsOf } from '../fact.ts'
import type { Identity } from '../identity.ts'
import { likeDisbelieved } from './read-anew.ts'

const anyParked = prepared(q => q.selectFrom('parked').select('seq').limit(1))
const anyUnreadable = prepared(q =>
  q.selectFrom('parked').select('seq').where('reason', 'not like', likeDisbelieved).limit(1),
)
const unreadOrigins = prepared(q =>
  q
    .selectFrom('parked')
    .innerJoin('origins', 'origins.id', 'parked.origin_id')
    .select('origins.origin')
    .distinct()
    .where('parked.reason', 'not like', likeDisbelieved),
)
const origins = prepared(q => q.selectFrom('origins').select('origin'))

/** Whether there are facts that no table tells of yet. */
export function hasParked(db: Db): boolean {
  return anyParked.first(db) !== undefined
}

/** Whether there are facts that this version cannot read, so that tables may lack what older ones told them. */
export function hasUnreadable(db: Db): boolean {
  return anyUnreadable.first(db) !== undefined
}

/**
 * Whether this node's own side (itself, its older epochs, and the boxes it replaced) has written a fact that this
 * version cannot read. Only the owner of a seat or a turn may write about it, so an unreadable fact of another node
 * never gives this one anything to sell; an unreadable fact of its own side may have sold a seat that looks free, or
 * spent turns on a bill it closes. Such facts written with a stolen key block the box that replaces the stolen one,
 * until a manager replaces it again and reports the theft (`endNode`).
 */
export function isOutdated(db: Db, identity: Identity): boolean {
  // Asked before every own fact, and hardly ever is a fact parked.
  if (!hasParked(db)) return false
  const parked = unreadOrigins.all(db).map(({ origin }) => partsOf(origin))
  if (!parked.length) return false
  const inMyPlace = new Set([identity.nodeId])
  for (const { nodeId, scope } of origins.all(db).map(({ origin }) => partsOf(origin)))
    if (isRelayId(nodeId) ? identity.role === 'relay' : scope === `cinema:${identity.cinemaId}`)
      inMyPlace.add(nodeId)
  return parked.some(({ nodeId }) => inMyPlace.has(nodeId))
}

/** A node's id shows its side. */

/** Refuses `node_outdated` while this node cannot read every fact of its own side. */
export function requireRead(db: Db, identity: Identity): void {
  if (isOutdated(db, identity)) throw new Refusal('node_outdated')
}
