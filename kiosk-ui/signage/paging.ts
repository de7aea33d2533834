/** Cuts a list into pages of at most `size`, as even as they can be: 7 by 5 is 4 and 3, not 5 and 2. */
export function pagesOf<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size)
  const pages: T[][] = []
  let from = 0
  for (let page = 0; page < count; page += 1) {
    const to = from + Math.ceil((items.length - from) / (count - page))
    pages.push(items.slice(from, to))
    from = to
  }
  return pages
}

/** The fewest beats a page stays, so that it can be read. */
const beatsAtLeast = 3

/**
 * The position after so many beats: which page, which of its pictures is in front, and how often a page was turned.
 * `pictures` is how many pictures each page has; a page stays until it has shown each of them.
 */
export function sceneAt(
  beat: number,
  pictures: readonly number[],
): { page: number; picture: number; turn: number } {
  if (!pictures.length) return { page: 0, picture: 0, turn: Math.floor(beat / beatsAtLeast) }
  const beats = pictures.map(count => Math.max(beatsAtLeast, count))
  const round = beats.reduce((sum, count) => sum + count, 0)
  let left = beat % round
  let page = 0
  while (left >= beats[page]!) left -= beats[page++]!
  const turn = Math.floor(beat / round) * pictures.length + page
  return { page, picture: pictures[page] ? left % pictures[page]! : 0, turn }
}
