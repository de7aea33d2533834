import type { Tx } from '../journal/node.ts'
import { glassOf, readStanding } from '../journal/storage/standing-store.ts'
import { turnOwnerOf, type TurnOwner } from './turn.ts'

/**
 * Whose turns this node may use now. A node that has not heard everybody again may have spent or given away what it
 * still believes to own: a recovering relay uses no turn until every box was heard, since a voucher is at home in every
 * cinema, and behind broken glass a box uses none at all.
 *
 * @returns the owner's name, or null while no turn is to be used
 */
export function turnsOwnedNow(tx: Pick<Tx, 'db' | 'identity'>): TurnOwner | null {
  const { db, identity } = tx
  const unsure = identity.role === 'relay' ? readStanding(db).recovery : glassOf(db)
  return unsure ? null : turnOwnerOf(identity)
}
