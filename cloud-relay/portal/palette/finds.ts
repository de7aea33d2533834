import { foundIn } from '../kit/list-rows.ts'

/** What can be gone to, in the order it is listed. */
export const findKinds = ['pages', 'movies', 'shows', 'people', 'products', 'cinemas'] as const
export type FindKind = (typeof findKinds)[number]

/** One thing that can be gone to. */
export type Find = {
  kind: FindKind
  key: string
  name: string
  /** Told beside the name: its group, its day and screen. */
  about: string
  /** Its address under `/portal`. */
  to: string
  /** Further words it is found by. */
  words?: string
}

const mostOfKind = 6

/**
 * What fits what was typed, by kind, the names that begin with it first; at most six of a kind. While nothing is typed
 * the pages alone, since they are what somebody may not know the name of.
 */
export function findsFor(all: readonly Find[], typed: string): Find[] {
  const text = typed.trim()
  if (!text) return all.filter(({ kind }) => kind === 'pages')
  const found = foundIn(all, text, find => [find.name, find.about, find.words ?? ''])
  const begins = ({ name }: Find) =>
    foundIn([name.slice(0, text.length)], text, each => [each]).length ? 0 : 1
  return findKinds.flatMap(kind =>
    found
      .filter(find => find.kind === kind)
      .sort((one, other) => begins(one) - begins(other))
      .slice(0, mostOfKind),
  )
}
