/** What one show of a film had. */
export type ShowOfFilm = {
  cinemaId: string
  /** First business day of its cine week, YYYY-MM-DD. */
  week: string
  admissions: number
  capacity: number
}

/** A cine week of a film in a cinema. */
export type WeekOfFilm = {
  cinemaId: string
  /** Its first business day. */
  from: string
  /** Which week of its run there it is, from 1. */
  week: number
  shows: number
  admissions: number
  /** Seats of those shows together. */
  capacity: number
}

/**
 * The weeks of a film in each cinema, the newest first. Weeks of its run are counted from its first show there, whether it
 * paused between or not.
 *
 * @param runFrom the first day of the week of its first show, by cinema
 * @param weekOf which week of a run one is, by the first days of both
 */
export function weeksOfFilm(
  shows: readonly ShowOfFilm[],
  runFrom: ReadonlyMap<string, string>,
  weekOf: (week: string, runFrom: string) => number,
): WeekOfFilm[] {
  const groups = Map.groupBy(shows, ({ cinemaId, week }) => `${week} ${cinemaId}`)
  return [...groups.values()]
    .map(group => {
      const { cinemaId, week } = group[0]!
      const sum = (of: (show: ShowOfFilm) => number) => group.reduce((all, show) => all + of(show), 0)
      return {
        cinemaId,
        from: week,
        week: weekOf(week, runFrom.get(cinemaId) ?? week),
        shows: group.length,
        admissions: sum(show => show.admissions),
        capacity: sum(show => show.capacity),
      }
    })
    .toSorted((a, b) => (a.from === b.from ? (a.cinemaId < b.cinemaId ? -1 : 1) : a.from > b.from ? -1 : 1))
}
