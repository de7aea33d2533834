/** Difference between successive hues, in degrees, so that neighbours in the list never look alike. */
const goldenAngle = 137.508

/** One hue (degrees, for OKLCH) per movie, the same on every page that has the same movies. */
export function filmHues(movies: readonly { id: string }[]): Map<string, number> {
  const ids = movies.map(movie => movie.id).sort()
  return new Map(ids.map((id, index) => [id, Math.round((index * goldenAngle + 20) % 360)]))
}
