import type { ScheduleView } from '#core/planning/contract.ts'
import { fewLeft, namesCinema, saleOf } from '../showings.ts'
import { useSite } from '../site.ts'
import { versionOnButton } from '../version-words.ts'
import { warmBuying } from '../warm-buying.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { Time } from './times.tsx'

/**
 * The shows of one film as buttons, cinema by cinema where there are several. `title` is part of each button's
 * accessible name.
 */
export function Showtimes({ shows, title }: { shows: readonly ScheduleView[]; title: string }) {
  const { programme, t } = useSite()
  const several = namesCinema(programme)
  return programme.cinemas.map(cinema => {
    const here = shows.filter(show => show.cinemaId === cinema.id)
    if (here.length === 0) return null
    return (
      <div className="showtimes-of" key={cinema.id}>
        {several && <p className="showtimes-cinema">{cinema.name}</p>}
        <ul
          className="showtimes"
          aria-label={t('showtimes_of', { title: several ? `${title}, ${cinema.name}` : title })}
        >
          {here.map(show => (
            <li key={show.id}>
              <Showtime show={show} />
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

function Showtime({ show }: { show: ScheduleView }) {
  const { programme, now, t } = useSite()
  const sale = saleOf(show, programme, now)
  const words = <ShowtimeWords show={show} sale={sale} />
  if (sale !== 'open')
    return (
      <span className="showtime" data-sale={sale}>
        {words}
      </span>
    )
  return (
    <span className="showtime-link" onPointerEnter={warmBuying} onFocus={warmBuying}>
      <PlaceLink to={{ name: 'buy.tickets', scheduleId: show.id }} className="showtime">
        <span className="visually-hidden">{t('buy_tickets')}: </span>
        {words}
      </PlaceLink>
    </span>
  )
}

function ShowtimeWords({ show, sale }: { show: ScheduleView; sale: ReturnType<typeof saleOf> }) {
  const { programme, locale, t } = useSite()
  const zone = programme.cinemas.find(cinema => cinema.id === show.cinemaId)!.timezone
  const version = programme.versions.find(version => version.id === show.versionId)
  const movie = programme.movies.find(movie => movie.id === show.movieId)
  const screen = programme.screens.find(screen => screen.id === show.screenId)
  const words = version && movie && versionOnButton(version, movie, locale, t)
  const remark =
    sale === 'closed' || sale === 'ended'
      ? t('box_office_only')
      : sale === 'open'
        ? fewLeft(show)
          ? t('few_left')
          : null
        : t(sale)
  return (
    <>
      <span className="showtime-clock display">
        <Time iso={show.start} zone={zone} />
        <span className="showtime-end">
          {' – '}
          <Time iso={show.end} zone={zone} />
        </span>
      </span>
      <span className="showtime-version">
        <span suppressHydrationWarning>{words?.spoken}</span>
        {words?.subtitles && <span suppressHydrationWarning>, {words.subtitles}</span>}
        {version?.mediaType === 'DOLBYATMOS' && <abbr title="Dolby Atmos"> · Atmos</abbr>}
      </span>
      <span className="showtime-screen">{remark ? <b>{remark}</b> : screen?.name}</span>
    </>
  )
}
