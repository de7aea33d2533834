import { allBoxes } from '../membership/store.ts'
import type { Node } from './node.ts'

/** The cinemas whose box has not sent a recovering relay everything yet; none at a box. */
export function unsyncedCinemas({ db, identity, nodeStatus }: Node): string[] {
  if (identity.role === 'box' || !nodeStatus.recovery()) return []
  const cinemas = allBoxes(db).map(box => box.cinemaId)
  return [...new Set(cinemas)].filter(cinemaId => !nodeStatus.openFor(cinemaId))
}
