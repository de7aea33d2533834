import { FullDate, Time } from '../parts/times.tsx'
import type { Result } from './use-result.ts'

/** What was bought when its show is not in the programme: it is over, or too far away. */
export function PastShow({ show }: { show: NonNullable<Result['show']> }) {
  return (
    <header className="show-card show-card-plain">
      <div className="show-card-words">
        <h2 className="show-card-title">{show.movie_title}</h2>
        <p className="show-card-when">
          <b className="display">
            <Time iso={show.start} zone={show.timezone} />
          </b>{' '}
          <FullDate iso={show.start} zone={show.timezone} />
        </p>
        <p>{show.version}</p>
        <p className="quiet">
          {show.screen} · {show.cinema.name}
        </p>
        {show.notice && <p>{show.notice}</p>}
      </div>
    </header>
  )
}
