/** Hues (degrees, for OKLCH) that people tell apart beside each other; more films than these on one day share some. */
const hueCount = 18

type Shown = { movieId: string; day: string }

/**
 * One hue (degrees, for OKLCH) for each film: no two films of one day have the same, as long as there are hues enough,
 * and a film has one hue on all the days given. Films that are not shown come after them.
 *
 * @param shows which film runs on which business day, in any order
 */
export function filmHues(movies: readonly { id: string }[], shows: readonly Shown[]): Map<string, number> {
  const daysOf = new Map(movies.map(movie => [movie.id, new Set<string>()]))
  for (const { movieId, day } of shows) daysOf.get(movieId)?.add(day)
  const ids = [...daysOf.keys()].sort()
  const order = [...ids].sort((one, other) => daysOf.get(other)!.size - daysOf.get(one)!.size)
  const usedOn = new Map<string, Map<number, number>>()
  return new Map(
    order.map(id => {
      const days = [...daysOf.get(id)!]
      const usesOf = (step: number) => days.reduce((sum, day) => sum + (usedOn.get(day)?.get(step) ?? 0), 0)
      const step = steps(ids.indexOf(id)).reduce((best, each) => (usesOf(each) < usesOf(best) ? each : best))
      for (const day of days) {
        const used = usedOn.get(day) ?? new Map<number, number>()
        usedOn.set(day, used.set(step, (used.get(step) ?? 0) + 1))
      }
      return [id, Math.round((step * 360) / hueCount + 20) % 360]
    }),
  )
}

/** All hues, beginning with the film's own; seven apart, so that films that come after each other look unlike. */
function steps(index: number): number[] {
  return Array.from({ length: hueCount }, (_, turn) => ((index + turn) * 7) % hueCount)
}
