import type { Catalogue } from '../journal/apply.ts'
import type { Entry } from '../journal/entry-fields.ts'
import type { Movie, Version } from '../programme/movie.ts'
import type { Exhibitor } from '../venue/cinema.ts'
import { settingOf } from '../venue/settings/effective.ts'

/**
 * The exhibitor with what pages are told beside: from when on its programme is not complete, and how it writes dates,
 * and that its website's pages have no line.
 */
export function exhibitorShown(catalogue: Pick<Catalogue, 'all'>, exhibitor: Exhibitor, today: string) {
  const partialFrom = settingOf(catalogue, 'schedules_partial_from')
  const dates = settingOf(catalogue, 'datetime_locale')
  return {
    ...exhibitor,
    ...(partialFrom > today && { partialFrom }),
    ...(dates !== 'language' && { dates }),
    ...(!settingOf(catalogue, 'broadcasting') && { live: false as const }),
  }
}

/** A cinema as everybody may see it: without its machines, whose addresses and passwords are nobody's outside. */
export function cinemaShown(cinema: Entry<'cinema'>) {
  const { printers: _, terminals: __, ...shown } = cinema
  return shown
}

/** A version without what is for the house alone. */
export function versionShown(version: Version) {
  const { rentalProfileId: _, ...open } = version
  return open
}

/** The tags that some of the movies have, as their buttons stand. */
export function tagsShown(movies: readonly Movie[], tags: readonly Entry<'tag'>[]) {
  const used = new Set(movies.flatMap(movie => movie.tags))
  return tags
    .filter(tag => !tag.deleted && used.has(tag.id))
    .toSorted((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1))
    .map(({ id, title, slug }) => ({ id, title, slug }))
}
