import { useQuery } from '@tanstack/react-query'
import { seatRanges } from '#core/billing/bill-title.ts'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { HelpLink } from '#ui/parts/HelpLink.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { useChoice } from '../box/choice.ts'
import { AgeMark } from '../box/AgeMark.tsx'
import { CardAsked } from '../box/CardAsked.tsx'
import { deviceQuery } from '../box/device-query.ts'
import { programmeQuery } from '../box/programme.ts'
import type { Admitted, Before, Scan } from './scans.ts'
import { UndoKey } from './UndoKey.tsx'
import { causeBeside, verdictOf } from './verdict.ts'
import { useWords, type ScannerWord } from './words.ts'

/** The verdict over the whole area: shape, word and colour, and the seat, readable at arm's length. */
export function VerdictView({ scan }: { scan: Scan }) {
  const words = useWords()
  const { outcome } = scan
  const verdict = verdictOf(outcome)
  const cause = causeBeside(words(verdict.headline), verdict.cause)
  const mark = {
    waiting: 'clock',
    unanswered: 'wifi-off',
    admitted: 'tick',
    refused: 'cross',
    undone: 'back',
  } as const
  return (
    <div className="verdict" data-theme="light" data-look={verdict.look}>
      <Icon name={mark[verdict.look]} size="var(--verdict-sign)" />
      <p className="verdict-word display">{words(verdict.headline)}</p>
      {outcome.is === 'admitted' && outcome.ticket.training && (
        <p className="verdict-training display">{words('training')}</p>
      )}
      {outcome.is === 'admitted' && <Place ticket={outcome.ticket} />}
      {outcome.is === 'refused' && outcome.before && <UsedBefore before={outcome.before} atMs={scan.atMs} />}
      {cause && <p className="verdict-cause">{cause}</p>}
      {outcome.is === 'refused' && outcome.ownScheduleId && <OwnShow scheduleId={outcome.ownScheduleId} />}
      {outcome.is === 'refused' && <HelpLink code={outcome.code} />}
      {outcome.is === 'undone' && <Undone seat={outcome.seat} gate={outcome.gate} by={outcome.by} />}
      <UndoKey scan={scan} />
      {verdict.look === 'unanswered' && <p className="verdict-cause">{words('no_answer_what')}</p>}
    </div>
  )
}

/** Which seat was let in before, by whom, at which door and how long ago: two friends with one ticket, or one scanned twice. */
function UsedBefore({ before: { at, gate, seat, by }, atMs }: { before: Before; atMs: number }) {
  const words = useWords()
  const here = useQuery(deviceQuery('scanner')).data?.device?.name
  const minutes = Math.max(0, Math.floor((atMs - Date.parse(at)) / 60_000))
  const ago =
    minutes < 1
      ? words('used_now')
      : minutes < 60
        ? words('used_minutes', { count: minutes })
        : words('used_hours', { count: Math.floor(minutes / 60) })
  const door = gate === here ? words('used_here') : gate
  return (
    <p className="verdict-film display figures">
      {[seat && seatRanges([seat]), by ? words('used_by', { name: by, door }) : door, ago]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

/** Which seat is free to come in again, and which door had let it in. */
function Undone({ seat, gate, by }: { seat: string; gate: string; by: string }) {
  const words = useWords()
  const here = useQuery(deviceQuery('scanner')).data?.device?.name
  const door = !gate || gate === here ? words('used_here') : gate
  return (
    <>
      <p className="verdict-film display figures">
        {[seat && seatRanges([seat]), by ? words('used_by', { name: by, door }) : door]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="verdict-cause">{words('undone_what')}</p>
    </>
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
  const kindWord = ticket.seatClass === 'standard' ? null : words(`class_${ticket.seatClass}` as ScannerWord)
  const classWord = ticket.seatClassName ? inLocale(ticket.seatClassName, locale) : kindWord
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
      <p className="verdict-cause">
        <AgeMark scheduleId={ticket.scheduleId} /> <CardAsked card={ticket.cardAsked} />
      </p>
      <p className="verdict-cause figures">
        {[formatTime(ticket.start, locale, zone), ticket.screenName, ticket.rateName, classWord]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}
