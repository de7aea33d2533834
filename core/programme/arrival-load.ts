import type { Tenant } from '../api/tenant.ts'
import { partsOf } from '../journal/fact.ts'
import { editedAfter } from '../journal/storage/edit-store.ts'
import { allBoxes } from '../membership/store.ts'
import { arrivals, type Arrivals, type Awaited } from './arrival.ts'

/** Which entries have edits that the other side is not known to hold. */
export function loadArrivals(tenant: Tenant): Arrivals {
  const { identity, db } = tenant.node
  const atBox = identity.role === 'box'
  const cinemas = atBox ? [identity.cinemaId!] : allBoxes(db).map(box => box.cinemaId)
  return arrivals(atBox, new Map(cinemas.map(cinemaId => [cinemaId, awaitedAt(tenant, cinemaId)])))
}

function awaitedAt({ node, line }: Tenant, cinemaId: string): Awaited[] {
  return node.journal.heads().flatMap(({ origin, seq }) => {
    if (!['exhibitor', `cinema:${cinemaId}`].includes(partsOf(origin).scope)) return []
    const confirmed = line.confirmed(cinemaId, origin)
    if (confirmed >= seq) return []
    return editedAfter(node.db, origin, confirmed).map(({ kind, id }) => ({
      kind,
      id,
      movieId: kind === 'version' ? node.catalogue.get('version', id)?.movieId : undefined,
    }))
  })
}
