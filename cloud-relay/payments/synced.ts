import { Refusal } from '#core/refusal.ts'
import type { Node } from '#core/journal/node.ts'
import { unsyncedCinemas } from '#core/journal/unsynced.ts'

/**
 * Refuses `cinema_not_synced`, which names the cinemas, while a relay that came back from an older copy sells and pays
 * nothing of theirs.
 *
 * @param cinemaId null for what needs every cinema
 */
export function requireSynced(node: Node, cinemaId: string | null): void {
  const unsynced = unsyncedCinemas(node).filter(each => !cinemaId || each === cinemaId)
  if (!unsynced.length) return
  const names = unsynced.map(each => node.catalogue.get('cinema', each)?.name ?? each)
  throw new Refusal('cinema_not_synced', { cinemas: names })
}
