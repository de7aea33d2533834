import { inLocale, type Locale } from '../../i18n/locale.ts'
import { element, xmlFile } from '../xml.ts'
import type { FiledShow } from './shows.ts'

/**
 * Shows as XML for newspapers, listings and websites of others: cinema, film, version, show. Attributes that say nothing
 * are left out; the same shows give the same bytes.
 */
export function programmeXml(
  shows: readonly FiledShow[],
  about: { exhibitor: string; locale: Locale; from: string; to: string },
): string {
  const { exhibitor, locale, from, to } = about
  const cinemas = grouped(shows, ({ cinema }) => cinema.id).map(([{ cinema }, ofCinema]) =>
    element(
      'cinema',
      { id: cinema.id, name: cinema.name, city: cinema.city, country: cinema.country },
      grouped(ofCinema, ({ movie }) => movie.id).map(([first, ofMovie]) =>
        movieElement(first, ofMovie, locale),
      ),
    ),
  )
  return xmlFile(element('programme', { exhibitor, language: locale, from, to }, cinemas))
}

function movieElement({ movie, age }: FiledShow, shows: readonly FiledShow[], locale: Locale): string[] {
  const about = {
    id: movie.id,
    title: movie.title,
    originalTitle: movie.originalTitle === movie.title ? null : movie.originalTitle,
    year: movie.year,
    minutes: movie.runtimeMinutes,
    intermission: movie.intermissionMinutes ?? null,
    eidr: movie.eidr,
    isan: movie.isan,
    age,
    directors: movie.directors.join(', '),
    genres: movie.genres.join(' '),
    countries: movie.nations.join(' '),
    notice: movie.notice ? inLocale(movie.notice, locale) : null,
  }
  const versions = grouped(shows, ({ version }) => version.id).map(([{ version, versionText }, ofVersion]) =>
    element(
      'version',
      {
        id: version.id,
        name: versionText,
        sound: version.audioLanguage,
        subtitles: version.subtitles.join(' '),
        dimension: version.dimension,
        eidr: version.eidr,
        isan: version.isan,
        atmos: version.mediaType === 'DOLBYATMOS' || null,
      },
      ofVersion.map(({ schedule, screen, event }) =>
        element(
          'show',
          {
            id: schedule.id,
            day: schedule.day,
            start: schedule.start,
            film: schedule.featureStart,
            end: schedule.end,
            screen,
            event,
            soldOut: schedule.soldOut || null,
          },
          [],
        ),
      ),
    ),
  )
  return element('film', about, versions)
}

/** Things in their order, those with one key together, each group with its first. */
function grouped<V>(all: readonly V[], keyOf: (each: V) => string): [V, V[]][] {
  return [...Map.groupBy(all, keyOf).values()].map(group => [group[0]!, group])
}
