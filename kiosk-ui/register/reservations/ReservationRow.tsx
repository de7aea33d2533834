import { useCallback } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import type { ReservationView } from '#core/reservations/contract.ts'
import { useChoice } from '../../box/choice.ts'
import { programmeQuery } from '../../box/programme.ts'
import { useWords } from '../words.ts'

/** A moment as a cashier says it: the time, with its day when that is not today. */
export function useWhen(): (iso: string) => string {
  const { locale } = useChoice()
  const programme = useQuery(programmeQuery).data
  const zone = programme?.cinemas[0]?.timezone ?? 'UTC'
  const today = programme ? formatDay(programme.now, locale, zone) : ''
  return useCallback(
    iso => {
      const day = formatDay(iso, locale, zone)
      const time = formatTime(iso, locale, zone)
      return day === today ? time : `${day} ${time}`
    },
    [locale, zone, today],
  )
}

/** One reservation of a list: who, what, until when. */
export function ReservationRow({
  reservation,
  onOpen,
}: {
  reservation: ReservationView
  onOpen: (id: string) => void
}) {
  const words = useWords()
  const when = useWhen()
  const { id, contact, reference, seats, seatText, tickets, status, show, until, lost } = reservation
  const name = contact ? `${contact.lastName} ${contact.firstName}`.trim() : words('reservation_nameless')
  const count = words('reservation_tickets', { count: seats.length || tickets })
  return (
    <li>
      <button type="button" className="reservation-open" onClick={() => onOpen(id)}>
        <span className="reservation-who">
          <strong>{name}</strong>
          <span className="quiet figures">{contact?.phone || contact?.mobile || contact?.email}</span>
        </span>
        <span className="reservation-what">
          <span className="figures">
            {when(show.start)} · {show.movie}
          </span>
          <span className="quiet figures">{[count, seatText].filter(Boolean).join(' · ')}</span>
          {status === 'pending' && (show.cancelled || show.movedFrom || lost > 0) && (
            <span className="reservation-told">
              {show.cancelled
                ? words('reservation_show_cancelled')
                : lost > 0
                  ? words('reservation_lost', { count: lost })
                  : words('reservation_moved', { time: when(show.movedFrom ?? '') })}
            </span>
          )}
        </span>
        <span className="reservation-state">
          <strong className="reservation-word figures">{reference}</strong>
          <span className="quiet">
            {status === 'pending'
              ? words('reservation_until', { time: when(until) })
              : words(`reservation_${status}`)}
          </span>
        </span>
      </button>
    </li>
  )
}
