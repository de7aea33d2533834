/** Whether an entry in its current form is also at the cinema, and on the side the website sells from. */
export type Arrival = { atCinema: boolean; online: boolean }

export type Arrivals = {
  schedule(show: { id: string; cinemaId: string }): Arrival
  /** A movie has arrived when its versions have too; "at the cinema" means at every cinema that has a box. */
  movie(id: string): Arrival & { awaitedAt: string[] }
}

/** An entry with an edit that the other side is not known to hold; a version names its movie. */
export type Awaited = { kind: string; id: string; movieId?: string | undefined }

/**
 * What has arrived on the other side. A cinema without a box has nothing to wait for, since the relay does everything
 * for it.
 *
 * @param awaited by cinema: of a box its own one, of the relay each that has a box
 */
export function arrivals(atBox: boolean, awaited: ReadonlyMap<string, readonly Awaited[]>): Arrivals {
  const waiting = new Map([...awaited].map(([cinemaId, entries]) => [cinemaId, namesOf(entries)]))
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

function namesOf(entries: readonly Awaited[]): Set<string> {
  return new Set(
    entries.flatMap(({ kind, id, movieId }) => [`${kind} ${id}`, ...(movieId ? [`movie ${movieId}`] : [])]),
  )
}
