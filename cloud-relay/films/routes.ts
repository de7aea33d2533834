import type { Mount } from '#core/api/mount.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { searchFilms, takeFilm } from '#core/programme/film-source-contract.ts'
import { Refusal } from '#core/refusal.ts'
import { secretSetting } from '#core/venue/settings/secret.ts'
import { filmOfTmdb } from '#core/programme/tmdb-film.ts'
import type { Tmdb } from './tmdb-http.ts'
import { tmdbFilm, tmdbSearch } from '#core/programme/tmdb-shapes.ts'

/** As many as fit on a screen. */
const foundMost = 12

/** Films of another database, which only the relay asks: a cinema's box needs no way out for it. */
export function filmSourceRoutes(mount: Mount, ask: Tmdb): void {
  const keyOf = ({ node, secret }: Tenant) => secretSetting(node.catalogue, secret, 'films.tmdb_key')

  mount(searchFilms, async ({ query }, { tenant, locale }) => {
    const answer = await ask(tenant, keyOf(tenant), 'search/movie', {
      query: query.title,
      language: locale,
      include_adult: 'false',
    })
    const read = tmdbSearch.safeParse(answer)
    if (!read.success) throw new Refusal('film_source_silent')
    return {
      films: read.data.results
        .filter(({ id, title }) => id > 0 && title)
        .slice(0, foundMost)
        .map(({ id, title, original_title, release_date }) => ({
          id,
          title,
          originalTitle: original_title || title,
          year: /^\d{4}/.test(release_date) ? Number(release_date.slice(0, 4)) : null,
        })),
    }
  })

  mount(takeFilm, async ({ params }, { tenant, locale }) => {
    const answer = await ask(tenant, keyOf(tenant), `movie/${params.id}`, {
      append_to_response: 'credits,release_dates,videos,translations',
    })
    if (answer === undefined) throw new Refusal('movie_unknown')
    const read = tmdbFilm.safeParse(answer)
    if (!read.success) throw new Refusal('film_source_silent')
    const country = tenant.node.catalogue.all('cinema').find(({ deleted }) => !deleted)?.country ?? ''
    return { film: filmOfTmdb(read.data, { locale, country }) }
  })
}
