/** @jsxImportSource preact */
import { ageIn } from '#core/programme/age-rating.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import { Hero } from './Hero.tsx'
import { NothingOn } from './NothingOn.tsx'
import type { NowPage } from './scenes.ts'
import { ShowRow } from './ShowRow.tsx'
import { upcoming } from './showing.ts'
import { versionWords } from './version-words.ts'
import type { Say } from './words.ts'

/** The next shows of today under each other, and beside them the poster of one of their films. */
export function NowPlaying({
  page,
  connected,
  pageKey,
  picture,
  programme,
  cinemaId,
  nowMs,
  zone,
  locale,
  say,
}: {
  page: NowPage | undefined
  /** The wall hears the box. */
  connected: boolean
  pageKey: string
  picture: number
  programme: Programme
  cinemaId: string
  nowMs: number
  zone: string
  locale: Locale
  say: Say
}) {
  const movie = page?.movies[picture % page.movies.length]
  if (!page || !movie)
    return (
      <NothingOn
        next={upcoming(programme, cinemaId, nowMs).find(showing => !showing.schedule.cancelled)}
        zone={zone}
        locale={locale}
        say={say}
      />
    )
  const age = ageIn(movie, programme.cinemas.find(({ id }) => id === cinemaId)?.country)
  const version = page.showings.find(showing => showing.movie.id === movie.id)!.version
  return (
    <>
      <Hero movie={movie} />
      <div class="hero-words" key={movie.id}>
        <p class="hero-title">{movie.title}</p>
        <p class="hero-facts">
          {[
            versionWords(version, locale, say),
            say('minutes', { count: movie.runtimeMinutes }),
            age ? say('from_age', { age }) : '',
          ]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
        <p class="hero-story">{movie.overview[locale]}</p>
      </div>
      <ol class="rows" key={pageKey} data-count={Math.min(5, page.showings.length)}>
        {page.showings.map((showing, index) => (
          <ShowRow
            key={showing.schedule.id}
            showing={showing}
            index={index}
            front={showing.movie.id === movie.id}
            connected={connected}
            nowMs={nowMs}
            zone={zone}
            locale={locale}
            say={say}
          />
        ))}
      </ol>
    </>
  )
}
