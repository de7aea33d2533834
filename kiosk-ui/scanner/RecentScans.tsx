import { useQuery } from '@tanstack/react-query'
import { formatTime } from '#core/i18n/format.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { useChoice } from '../box/choice.ts'
import { programmeQuery } from '../box/programme.ts'
import { useScans } from './scans.ts'
import { causeBeside, verdictOf } from './verdict.ts'
import { useWords } from './words.ts'

/** The last scans; on a small screen the verdict replaces them. */
export function RecentScans({ quietly }: { quietly: boolean }) {
  const words = useWords()
  const { locale } = useChoice()
  const zone = useQuery(programmeQuery).data?.cinemas[0]?.timezone ?? 'UTC'
  const scans = useScans(gate => gate.scans)
  const mark = {
    waiting: 'clock',
    unanswered: 'wifi-off',
    admitted: 'ok',
    refused: 'stop',
    undone: 'back',
  } as const
  return (
    <section className="recent" data-quietly={quietly || undefined} aria-label={words('recent')}>
      <h2>{words('recent')}</h2>
      {scans.length === 0 && <p className="quiet">{words('recent_none')}</p>}
      <ul>
        {scans.map(({ id, atMs, outcome }) => {
          const verdict = verdictOf(outcome)
          return (
            <li key={id} data-look={verdict.look}>
              <Icon name={mark[verdict.look]} />
              <span className="recent-words">
                <strong>
                  {outcome.is !== 'admitted'
                    ? words(verdict.headline)
                    : outcome.ticket.freeSeating
                      ? words('free_seating')
                      : `${outcome.ticket.row} ${outcome.ticket.number}`}
                </strong>
                <span className="quiet">
                  {outcome.is === 'admitted'
                    ? outcome.ticket.movieTitle
                    : causeBeside(words(verdict.headline), verdict.cause)}
                </span>
              </span>
              <span className="quiet figures">{formatTime(new Date(atMs).toISOString(), locale, zone)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
