import { daysBack, type Counter } from '#core/signage/plays/counter.ts'
import { spotsMost } from '#core/signage/spots/turns.ts'

/** As many as one report takes; the newest days stay. */
const countersMost = spotsMost * (daysBack + 1)

/** The counters with one more play. @param day the business day, YYYY-MM-DD */
export function withPlay(counters: readonly Counter[], day: string, spotId: string): Counter[] {
  const isIt = (each: Counter) => each.day === day && each.spotId === spotId
  const count = (counters.find(isIt)?.count ?? 0) + 1
  return [...counters.filter(each => !isIt(each)), { day, spotId, count }]
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1))
    .slice(-countersMost)
}

/**
 * The counters after the box has said what it counts: never below it, so that a wall whose memory was cleared goes on
 * from there; and without days that are over and wholly counted.
 */
export function afterAnswer(
  counters: readonly Counter[],
  { today, counted }: { today: string; counted: readonly Counter[] },
): Counter[] {
  const boxes = new Map(counted.map(each => [`${each.day} ${each.spotId}`, each]))
  const own = new Map(counters.map(each => [`${each.day} ${each.spotId}`, each]))
  return [...new Set([...own.keys(), ...boxes.keys()])].flatMap(key => {
    const [mine, theirs] = [own.get(key), boxes.get(key)]
    const { day, spotId } = (mine ?? theirs)!
    if (day < today && (theirs?.count ?? 0) >= (mine?.count ?? 0)) return []
    return [{ day, spotId, count: Math.max(mine?.count ?? 0, theirs?.count ?? 0) }]
  })
}
