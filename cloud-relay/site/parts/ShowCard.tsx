import type { ScheduleView } from '#core/planning/contract.ts'
import { eventTitle } from '#core/programme/event-title.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { Poster } from '#ui/parts/Poster.tsx'
import { namesCinema } from '../showings.ts'
import { useSite } from '../site.ts'
import { versionWords } from '../version-words.ts'
import { Rating } from './Rating.tsx'
import { ScreenAccess } from './ScreenAccess.tsx'
import { FullDate, Time } from './times.tsx'

/** What is being bought: film, version, age, when and where. */
export function ShowCard({ show, headingLevel = 1 }: { show: ScheduleView; headingLevel?: 1 | 2 }) {
  const { t, locale, programme } = useSite()
  const movie = programme.movies.find(movie => movie.id === show.movieId)
  const version = programme.versions.find(version => version.id === show.versionId)
  const cinema = programme.cinemas.find(cinema => cinema.id === show.cinemaId)!
  const screen = programme.screens.find(screen => screen.id === show.screenId)
  const event = programme.events.find(event => event.id === show.eventId)
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <header className="show-card">
      {movie && (
        <div className="show-card-poster">
          <Poster image={movie.posterUrl} alt="" sizes="84px" priority />
        </div>
      )}
      <div className="show-card-words">
        {event && <p className="eyebrow">{eventTitle(event, locale)}</p>}
        <Heading className="show-card-title">
          {headingLevel === 1 && <span className="visually-hidden">{t('buy_tickets')}: </span>}
          {movie?.title}
        </Heading>
        <p className="show-card-when">
          <b className="display">
            <Time iso={show.start} zone={cinema.timezone} />
          </b>{' '}
          <FullDate iso={show.start} zone={cinema.timezone} />{' '}
          <span className="quiet">
            {t('ends_at')} <Time iso={show.end} zone={cinema.timezone} />
          </span>
        </p>
        <p className="fact-line">
          {movie && <Rating movie={movie} cinemaId={show.cinemaId} />}
          <span suppressHydrationWarning>{version && movie && versionWords(version, movie, locale, t)}</span>
        </p>
        <p className="fact-line quiet">
          <Icon name="seat" />
          <span>
            {screen?.name}
            {namesCinema(programme) &&
              `\u00a0· ${cinema.name}, ${cinema.address1}, ${cinema.zip} ${cinema.city}`}
          </span>
        </p>
        {screen && <ScreenAccess screen={screen} />}
        {show.notice && (
          <p className="fact-line show-notice">
            <Icon name="info" />
            <span>{inLocale(show.notice, locale)}</span>
          </p>
        )}
      </div>
    </header>
  )
}
