import type { ScheduleView } from '#core/planning/contract.ts'
import { dayAfter } from '../days.ts'
import { byMovie } from '../showings.ts'
import { useSite } from '../site.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { Showtimes } from './Showtimes.tsx'
import { Day } from './times.tsx'

/** The shows of one film, day by day; `title` is the film's. Without it they are of several films, each by its name. */
export function ShowDays({ shows, title }: { shows: readonly ScheduleView[]; title?: string }) {
  const { t, programme } = useSite()
  const days = [...new Set(shows.map(show => show.day))]
  return (
    <ul className="show-days">
      {days.map(day => {
        const then = shows.filter(show => show.day === day)
        return (
          <li key={day} className="show-day">
            <h3 className="show-day-name">
              {day === programme.today && <b>{t('today')} </b>}
              {day === dayAfter(programme.today) && <b>{t('tomorrow')} </b>}
              <Day day={day} options={{ weekday: 'short', day: 'numeric', month: 'short' }} />
            </h3>
            {title === undefined ? <Films shows={then} /> : <Showtimes shows={then} title={title} />}
          </li>
        )
      })}
    </ul>
  )
}

function Films({ shows }: { shows: readonly ScheduleView[] }) {
  const { programme } = useSite()
  return byMovie(shows, programme).map(({ movie, shows }) => (
    <div key={movie.id} className="show-day-film">
      <h4>
        <PlaceLink to={{ name: 'movies.view', slug: movie.slug }}>{movie.title}</PlaceLink>
      </h4>
      <Showtimes shows={shows} title={movie.title} />
    </div>
  ))
}
