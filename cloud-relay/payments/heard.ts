import { Refusal } from '#core/refusal.ts'
import type { Node } from '#core/journal/node.ts'
import { unheardCinemas } from '#core/journal/unheard.ts'

/**
 * Refuses `cinema_unheard`, which names the cinemas, while a relay that came back from an older copy sells and pays
 * nothing of theirs.
 *
 * @param cinemaId null for what needs every cinema
 */
export function requireHeard(node: Node, cinemaId: string | null): void {
  const unheard = unheardCinemas(node).filter(each => !cinemaId || each === cinemaId)
  if (!unheard.length) return
  const names = unheard.map(each => node.catalogue.get('cinema', each)?.name ?? each)
  throw new Refusal('cinema_unheard', { cinemas: names })
}
