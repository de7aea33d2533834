import type { Tenant } from '../api/tenant.ts'
import { allBoxes } from '../membership/store.ts'
import { partsOf } from '../journal/fact.ts'
import { editedAfter } from '../journal/storage/edit-store.ts'

/** Whether an entry in its current form is also at the cinema, and on the side the website sells from. */
export type Arrival = { atCinema: boolean; online: boolean }

export type Arrivals = {
  schedule(show: { id: string; cinemaId: string }): Arrival
  /** A movie has arrived when its versions have too; "at the cinema" means at every cinema that has a box. */
  movie(id: string): Arrival & { awaitedAt: string[] }
}

/**
 * Which entries have edits that the other side is not known to hold. A cinema without a box has nothing to wait for,
 * since the relay does everything for it.
 */
export function arrivalsOf(tenant: Tenant): Arrivals {
  const { node, line } = tenant
  const atBox = node.identity.role === 'box'
  const cinemas = atBox ? [node.identity.cinemaId!] : allBoxes(node.db).map(box => box.cinemaId)
  const waiting = new Map(cinemas.map(cinemaId => [cinemaId, waitingFor(cinemaId)]))

  function waitingFor(cinemaId: string): Set<string> {
    const entries = new Set<string>()
    for (const { origin, seq } of node.journal.heads()) {
      if (!['exhibitor', `cinema:${cinemaId}`].includes(partsOf(origin).scope)) continue
      const confirmed = line.confirmed(cinemaId, origin)
      if (confirmed >= seq) continue
      for (const { kind, id } of editedAfter(node.db, origin, confirmed)) {
        entries.add(`${kind} ${id}`)
        const version = kind === 'version' && node.catalogue.get('version', id)
        if (version) entries.add(`movie ${version.movieId}`)
      }
    }
    return entries
  }

  const arrival = (arrived: boolean): Arrival => ({ atCinema: atBox || arrived, online: !atBox || arrived })
  return {
    schedule: show => arrival(!waiting.get(show.cinemaId)?.has(`schedule ${show.id}`)),
    movie(id) {
      const awaitedAt = [...waiting].flatMap(([cinemaId, entries]) =>
        entries.has(`movie ${id}`) ? [cinemaId] : [],
      )
      return { ...arrival(!awaitedAt.length), awaitedAt: atBox ? [] : awaitedAt }
    },
  }
}
