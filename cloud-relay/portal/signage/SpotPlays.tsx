import { useQuery } from '@tanstack/react-query'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { Entry } from '#core/journal/entry-fields.ts'
import { readPlays } from '#core/signage/plays/contract.ts'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Waiting } from '../parts/Page.tsx'
import { SaveCsv } from '../parts/SaveCsv.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Days of the table; the file has them all. */
const daysShown = 31
/** Rows of one file: a hundred walls for more than a year. */
const rowsMost = 40_000

/** How often a spot was shown, day by day, for the house and for who pays: to read, and as a file. */
export function SpotPlays({ spot: { id, name } }: { spot: Pick<Entry<'signage_spot'>, 'id' | 'name'> }) {
  const { t, locale } = useWords()
  const call = useCall()
  const asked = useQuery({
    queryKey: ['spot_plays', id],
    queryFn: ({ signal }) => call(readPlays, { params: { id }, query: {}, signal }),
  })
  if (!asked.data) return <Waiting asked={asked} skeleton={<Skeleton height="160px" />} />
  const { total, days, next } = asked.data
  return (
    <section className="stack" aria-labelledby="spot-plays">
      <h3 className="panel-title" id="spot-plays">
        {t('spot_plays')}
      </h3>
      <p className="quiet">{total ? t('spot_plays_total', { count: total }) : t('spot_plays_none')}</p>
      {days.length > 0 && (
        <>
          <ul className="bill-lines">
            {days.slice(0, daysShown).map(({ day, plays, walls }) => (
              <li key={day}>
                <span>
                  {formatPlainDay(day, locale, { day: 'numeric', month: 'short', year: 'numeric' })}
                  <span className="row-note">
                    {walls.map(({ wall, plays }) => `${plays} × ${wall}`).join(', ')}
                  </span>
                </span>
                <span className="figures">{plays}</span>
              </li>
            ))}
          </ul>
          {(days.length > daysShown || next !== null) && <p className="quiet">{t('spot_plays_older')}</p>}
          <SaveCsv
            name={`${name} ${t('spot_plays_shown')}`}
            heads={[t('spot_plays_day'), t('spot_plays_cinema'), t('spot_plays_wall'), t('spot_plays_shown')]}
            most={rowsMost}
            pageOf={async from => {
              const page = await call(readPlays, { params: { id }, query: from })
              const rows = page.days.flatMap(({ day, walls }) =>
                walls.map(({ cinema, wall, plays }) => [day, cinema, wall, String(plays)]),
              )
              return { rows, next: page.next }
            }}
          />
        </>
      )}
    </section>
  )
}
