import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { Programme } from '#core/planning/contract.ts'
import { formatTime } from '#core/i18n/format.ts'
import { versionShort } from '#core/programme/version-text.ts'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { OnItsWayMark } from '../parts/OnItsWay.tsx'
import { OccupancyBar } from '../parts/OccupancyBar.tsx'
import { Status } from '../parts/Status.tsx'
import { takenOf, type Board, type Show } from '../programme/board.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** One cinema's shows of today, in the order they begin. */
export function CinemaToday({
  cinema,
  board,
  nowMs,
  alone,
}: {
  cinema: Programme['cinemas'][number]
  board: Board
  nowMs: number
  /** The exhibitor has no other cinema, so its name need not be shown. */
  alone: boolean
}) {
  const { t } = useWords()
  return (
    <section className="card">
      <h2>{alone ? t('shows_today') : cinema.name}</h2>
      {board.shows.length === 0 ? (
        <EmptyState
          icon="calendar"
          title={t('no_shows_today')}
          action={<Link to={`/programme?cinema=${cinema.id}&plan=1`}>{t('open_programme')}</Link>}
        />
      ) : (
        <ul className="show-list">
          {board.shows.map(show => (
            <ShowLine key={show.schedule.id} show={show} zone={cinema.timezone} nowMs={nowMs} />
          ))}
        </ul>
      )}
    </section>
  )
}

function ShowLine({ show, zone, nowMs }: { show: Show; zone: string; nowMs: number }) {
  const { locale, t } = useWords()
  const { schedule, movie, version, screen, hue } = show
  const taken = takenOf(schedule)
  const over = Date.parse(schedule.end) < nowMs
  const running = !over && Date.parse(schedule.start) <= nowMs
  const address = `/programme?cinema=${schedule.cinemaId}&day=${schedule.day}&show=${schedule.id}`
  return (
    <li data-over={over || undefined} data-cancelled={schedule.cancelled || undefined}>
      <Link to={address} className="show-line" style={{ '--hue': hue } as CSSProperties}>
        <span className="show-line-time">{formatTime(schedule.start, locale, zone)}</span>
        <span className="show-line-film">
          <strong>{movie.title}</strong>
          <span className="quiet">
            {versionShort(version, movie, locale)} · {screen.name}
          </span>
        </span>
        <span className="show-line-state">
          {schedule.cancelled ? (
            <Status tone="stop">{t('cancelled')}</Status>
          ) : over ? (
            <Status tone="quiet">{t('show_over')}</Status>
          ) : running ? (
            <Status tone="info">{t('show_running')}</Status>
          ) : schedule.soldOut ? (
            <Status tone="warn">{t('sold_out')}</Status>
          ) : null}
          <OnItsWayMark arrival={schedule} />
        </span>
        {schedule.cancelled ? <span /> : <OccupancyBar taken={taken} capacity={schedule.capacity} />}
        <span className="show-line-seats figures">
          <span className="visually-hidden">
            {t('seats_taken_of', { taken, capacity: schedule.capacity })}
          </span>
          <span aria-hidden="true">
            <b>{taken}</b> / {schedule.capacity}
          </span>
        </span>
      </Link>
    </li>
  )
}
