import { useQuery } from '@tanstack/react-query'
import { formatPlainDay } from '#core/i18n/format.ts'
import { readFilmRun } from '#core/rental/contract.ts'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Waiting } from '../parts/Page.tsx'
import { PlainTable } from '../parts/PlainTable.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Its last weeks in each cinema: what a programmer asks before giving it another one. */
export function FilmRun({ movieId }: { movieId: string }) {
  const { locale, t } = useWords()
  const call = useCall()
  const asked = useQuery({
    queryKey: ['programme', 'run', movieId],
    queryFn: ({ signal }) => call(readFilmRun, { params: { id: movieId }, signal }),
  })
  const weeks = asked.data?.weeks
  const several = new Set(weeks?.map(({ cinemaId }) => cinemaId)).size > 1
  const percent = (part: number, all: number) =>
    new Intl.NumberFormat(locale, { style: 'percent' }).format(all ? part / all : 0)
  const numbers = [t('film_run_shows'), t('film_run_admissions'), t('film_run_each'), t('film_run_full')]
  return (
    <section className="stack" aria-labelledby="film-run">
      <h3 className="panel-title" id="film-run">
        {t('film_run')}
      </h3>
      {!weeks ? (
        <Waiting asked={asked} skeleton={<Skeleton height="8rem" />} />
      ) : weeks.length ? (
        <PlainTable
          label={t('film_run')}
          heads={[t('film_run_week'), ...numbers]}
          numbers={numbers}
          rows={weeks.map(({ cinemaId, cinema, from, week, shows, admissions, capacity }) => ({
            key: `${from} ${cinemaId}`,
            cells: [
              <span key="week">
                <b className="figures">{week}</b>
                <span className="row-note">
                  {[formatPlainDay(from, locale), several ? cinema : ''].filter(Boolean).join(' · ')}
                </span>
              </span>,
              String(shows),
              String(admissions),
              String(Math.round(admissions / shows)),
              percent(admissions, capacity),
            ],
          }))}
        />
      ) : (
        <p className="quiet">{t('film_run_none')}</p>
      )}
    </section>
  )
}
