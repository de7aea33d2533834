import { Refusal } from '#core/refusal.ts'
import type { Node } from '#core/journal/node.ts'
import { unsyncedCinemas } from '#core/journal/unsynced.ts'

/**
 * Refuses `cinema_not_synced`, which names the cinemas, while a relay restored from an older copy neither sells nor
 * refunds anything of theirs.
 *
 * @param cinemaId null where every cinema is needed
 */
export function requireSynced(node: Node, cinemaId: string | null): void {
  const unsynced = unsyncedCinemas(node).filter(each => !cinemaId || each === cinemaId)
  if (!unsynced.length) return
  const names = unsynced.map(each => node.catalogue.get('cinema', each)?.name ?? each)
  throw new Refusal('cinema_not_synced', { cinemas: names })
}
