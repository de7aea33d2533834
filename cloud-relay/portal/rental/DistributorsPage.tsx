import { useId } from 'react'
import { movie } from '#core/programme/movie.entity.ts'
import { distributor } from '#core/rental/distributor.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'

const columns: Column<'distributor'>[] = [
  { head: 'distributor.offices', cell: ({ offices }) => offices.map(({ name }) => name).join(', ') || '–' },
  {
    head: 'distributor.contacts',
    cell: ({ contacts }) => contacts.map(({ name }) => name).join(', ') || '–',
    isMinor: true,
  },
]

/** Whom films are rented from, with their offices and whom to reach there. */
export function DistributorsPage() {
  return (
    <ListPage
      entity={distributor}
      icon="film"
      columns={columns}
      beside={({ id }) => <Affected distributorId={id} />}
    />
  )
}

/** Which cinemas an edit affects: it holds in all of them, and these show its films now. */
function Affected({ distributorId }: { distributorId: string }) {
  const { t } = useWords()
  const title = useId()
  const films = useEntries(movie).data?.entries
  const programme = useProgramme({}).data
  if (!films || !programme) return null
  const its = new Set(films.filter(film => film.distributorId === distributorId).map(({ id }) => id))
  const coming = programme.schedules.filter(
    ({ movieId, cancelled, start }) => its.has(movieId) && !cancelled && start > programme.now,
  )
  const cinemas = programme.cinemas
    .map(({ id, name }) => ({ id, name, shows: coming.filter(({ cinemaId }) => cinemaId === id).length }))
    .filter(({ shows }) => shows > 0)
  return (
    <section aria-labelledby={title}>
      <h3 className="panel-title" id={title}>
        {t('distributor_affects')}
      </h3>
      <p>{t('distributor_affects_all', { count: programme.cinemas.length })}</p>
      {cinemas.length ? (
        <ul className="plain">
          {cinemas.map(({ id, name, shows }) => (
            <li key={id}>{t('distributor_affects_shows', { cinema: name, count: shows })}</li>
          ))}
        </ul>
      ) : (
        <p className="quiet">{t('distributor_affects_none')}</p>
      )}
    </section>
  )
}
