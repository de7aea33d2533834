/**
 * Where a setting is said: for the exhibitor, or for one cinema, which overrides it. The place is the id of its
 * entry: `exhibitor` or `cinema-<id>`.
 */
export type SettingPlace = 'exhibitor' | `cinema-${string}`

/** What a place is, by the id of its entry; undefined for an id that is none. */
export function placeOf(id: string): { cinemaId: string | null } | undefined {
  if (id === 'exhibitor') return { cinemaId: null }
  const [, cinemaId] = /^cinema-(.+)$/.exec(id) ?? []
  return cinemaId === undefined ? undefined : { cinemaId }
}

/** The places whose settings hold in a cinema, the narrowest first; without a cinema the exhibitor's own. */
export function placesIn(cinemaId: string | undefined): readonly SettingPlace[] {
  return cinemaId === undefined ? ['exhibitor'] : [`cinema-${cinemaId}`, 'exhibitor']
}
