import type { ScheduleView } from '#core/planning/contract.ts'
import { useSite } from '../site.ts'
import { ShowDays } from './ShowDays.tsx'

/** When else a film can be seen; nothing for no shows. */
export function OtherShows({ shows }: { shows: readonly ScheduleView[] }) {
  const { t, programme } = useSite()
  const movie = programme.movies.find(movie => movie.id === shows[0]?.movieId)
  if (!movie) return null
  return (
    <section className="other-shows" aria-labelledby="other-shows">
      <h2 id="other-shows" className="section-title">
        {t('other_shows')}
      </h2>
      <ShowDays shows={shows} title={movie.title} />
    </section>
  )
}
