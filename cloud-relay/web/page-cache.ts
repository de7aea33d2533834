/** A page as it is kept: the bytes between what is not the same for every reader. */
export type CachedPage = {
  status: number
  /** The number of what its words were read from; another one makes it old. */
  reading: number
  renderedMs: number
  pieces: readonly Buffer[]
}

type Kept = { page: CachedPage; bytes: number }

/** A key, a map's entry and the page's own object, roughly. */
const entryBytes = 500

/**
 * Rendered pages of all exhibitors, by exhibitor and by what a page shows. Bounded in bytes for each exhibitor and for
 * all together: what was not read for longest goes first, at the exhibitor that has too much, else at the one that has
 * most.
 */
export function openPageCache(limits: { exhibitorBytes: number; allBytes: number }) {
  const houses = new Map<string, { pages: Map<string, Kept>; bytes: number }>()
  let bytes = 0

  function drop(house: { pages: Map<string, Kept>; bytes: number }, key: string): void {
    const kept = house.pages.get(key)
    if (!kept) return
    house.pages.delete(key)
    house.bytes -= kept.bytes
    bytes -= kept.bytes
  }

  function largest() {
    return [...houses.values()].reduce((most, house) => (house.bytes > most.bytes ? house : most))
  }

  return {
    read(exhibitorId: string, key: string): CachedPage | undefined {
      const pages = houses.get(exhibitorId)?.pages
      const kept = pages?.get(key)
      if (!kept) return undefined
      pages!.delete(key)
      pages!.set(key, kept)
      return kept.page
    },
    keep(exhibitorId: string, key: string, page: CachedPage): void {
      let house = houses.get(exhibitorId)
      if (!house) houses.set(exhibitorId, (house = { pages: new Map(), bytes: 0 }))
      drop(house, key)
      const size = page.pieces.reduce((sum, piece) => sum + piece.length, entryBytes + 2 * key.length)
      house.pages.set(key, { page, bytes: size })
      house.bytes += size
      bytes += size
      while (house.bytes > limits.exhibitorBytes) drop(house, house.pages.keys().next().value!)
      while (bytes > limits.allBytes) {
        const most = largest()
        drop(most, most.pages.keys().next().value!)
      }
    },
    bytes: (exhibitorId?: string) =>
      exhibitorId === undefined ? bytes : (houses.get(exhibitorId)?.bytes ?? 0),
  }
}
export type PageCache = ReturnType<typeof openPageCache>
