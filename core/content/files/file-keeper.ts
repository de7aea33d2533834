import type { House } from '../../api/house.ts'
import type { Catalogue } from '../../journal/apply.ts'
import type { Change } from '../../journal/catalogue-facts.ts'
import type { Movie } from '../../programme/movie.ts'
import { hasFile } from './store.ts'

/** Another box may bring a file later than the fact that names it. */
const againEveryMs = 30_000

/**
 * Brings every file that a fact names to this node before anyone asks for it, so that the posters are in the cinema
 * when the line is cut. `seek` looks once more; call it when the line comes up.
 */
export function keepFilesHere(house: House) {
  const { node } = house
  let seeking = false
  let again = false
  let closed = false
  const leave = node.subscribe(({ facts }) => {
    if (facts.some(fact => fact.type === 'movie.changed' && namesFile(fact.body))) seek()
  })
  const timer = setInterval(seek, againEveryMs)
  timer.unref()

  function seek() {
    again = true
    if (!seeking) void fetchAll()
  }

  async function fetchAll() {
    seeking = true
    while (again && !closed) {
      again = false
      for (const hash of namedFiles(node.catalogue)) {
        if (closed) break
        if (!hasFile(node.db, hash)) await fetchFile(house, hash)
      }
    }
    seeking = false
  }

  node.released().then(seek, () => undefined)
  return {
    seek,
    close() {
      closed = true
      clearInterval(timer)
      leave()
    },
  }
}

/** Fetches a file from the other side and tells open pages when it came. Resolves with whether it is here now. */
export async function fetchFile({ line, live }: House, hash: string): Promise<boolean> {
  const here = await line.wantFile(hash)
  if (here) live.emit('exhibitor', { type: 'programme.changed' })
  return here
}

/** The hashes of all files that the newest facts name. */
export function namedFiles(catalogue: Catalogue): Set<string> {
  const named = catalogue.all('movie').map(movie => movie.posterFile)
  return new Set(named.filter(hash => typeof hash === 'string'))
}

function namesFile(body: unknown): boolean {
  return Boolean((body as Change<Movie>).fields.posterFile)
}
