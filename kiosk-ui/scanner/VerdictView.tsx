import { useQuery } from '@tanstack/react-query'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import { HelpLink } from '#ui/parts/HelpLink.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { useChoice } from '../box/choice.ts'
import { programmeQuery } from '../box/programme.ts'
import type { Admitted, Scan } from './scans.ts'
import { verdictOf } from './verdict.ts'
import { useWords, type ScannerWord } from './words.ts'

/** The verdict over the whole area: shape, word and colour, and the seat, readable at arm's length. */
export function VerdictView({ scan }: { scan: Scan }) {
  const words = useWords()
  const { outcome } = scan
  const verdict = verdictOf(outcome)
  const mark = { waiting: 'clock', unanswered: 'wifi-off', admitted: 'tick', refused: 'cross' } as const
  return (
    <div className="verdict" data-theme="light" data-look={verdict.look}>
      <Icon name={mark[verdict.look]} size="clamp(5rem, 20vmin, 9rem)" />
      <p className="verdict-word display">{words(verdict.headline)}</p>
      {outcome.is === 'admitted' && <Place ticket={outcome.ticket} />}
      {verdict.cause && <p className="verdict-cause">{verdict.cause}</p>}
      {outcome.is === 'refused' && outcome.ownScheduleId && <OwnShow scheduleId={outcome.ownScheduleId} />}
      {outcome.is === 'refused' && <HelpLink code={outcome.code} />}
      {verdict.look === 'unanswered' && <p className="verdict-cause">{words('no_answer_what')}</p>}
    </div>
  )
}

/** Where the guest should go instead. */
function OwnShow({ scheduleId }: { scheduleId: string }) {
  const { locale } = useChoice()
  const programme = useQuery(programmeQuery).data
  const show = programme?.schedules.find(show => show.id === scheduleId)
  const movie = programme?.movies.find(movie => movie.id === show?.movieId)
  const screen = programme?.screens.find(screen => screen.id === show?.screenId)
  const zone = programme?.cinemas.find(cinema => cinema.id === show?.cinemaId)?.timezone ?? 'UTC'
  if (!show) return null
  return (
    <p className="verdict-film display">
      {[movie?.title, formatDay(show.start, locale, zone), formatTime(show.start, locale, zone), screen?.name]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

function Place({ ticket }: { ticket: Admitted }) {
  const words = useWords()
  const { locale } = useChoice()
  const zone = useQuery(programmeQuery).data?.cinemas[0]?.timezone ?? 'UTC'
  const classWord = ticket.seatClass === 'standard' ? null : (`class_${ticket.seatClass}` as ScannerWord)
  return (
    <>
      {ticket.freeSeating ? (
        <p className="verdict-free display">{words('free_seating')}</p>
      ) : (
        <dl className="verdict-seat">
          <div>
            <dt>{words('row')}</dt>
            <dd className="display">{ticket.row}</dd>
          </div>
          <div>
            <dt>{words('seat')}</dt>
            <dd className="display figures">{ticket.number}</dd>
          </div>
        </dl>
      )}
      <p className="verdict-film display">{ticket.movieTitle}</p>
      <p className="verdict-cause figures">
        {[
          formatTime(ticket.start, locale, zone),
          ticket.screenName,
          ticket.rateName,
          classWord && words(classWord),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}
