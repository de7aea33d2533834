import { useQuery } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import type { ReservationView } from '#core/reservations/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { keys } from '../keys.ts'
import { useWords } from '../words.ts'
import { ReservationDeeds } from './ReservationDeeds.tsx'
import { useWhen } from './ReservationRow.tsx'
import { reservationQuery } from './reservations.ts'

/** One reservation: collect it, change it, give it back. */
export function ReservationDetail({
  id,
  onBack,
  onCollected,
}: {
  id: string
  onBack: () => void
  onCollected: () => void
}) {
  const words = useWords()
  const answer = useQuery(reservationQuery(id))
  const reservation = answer.data?.reservation
  useKeys({ [keys.back]: onBack })
  return (
    <>
      <header className="panel-head">
        <h2 className="reservation-word figures">{reservation?.reference ?? ''}</h2>
        <Button size="touch" icon="back" keyHint={keys.back} onPress={onBack}>
          {words('back')}
        </Button>
      </header>
      {answer.error && (
        <Notice tone="stop" announce>
          {refusalText(answer.error)}
        </Notice>
      )}
      {answer.isPending && <Skeleton height="40%" />}
      {reservation && (
        <div className="reservations-body">
          <Facts reservation={reservation} />
          {reservation.status === 'pending' && (
            <ReservationDeeds reservation={reservation} onCollected={onCollected} onCancelled={onBack} />
          )}
        </div>
      )}
    </>
  )
}

function Facts({ reservation }: { reservation: ReservationView }) {
  const words = useWords()
  const when = useWhen()
  const { locale } = useChoice()
  const { contact, show, seatText: seats, tickets, status, until, lost, bills } = reservation
  const name = contact ? `${contact.firstName} ${contact.lastName}`.trim() : words('reservation_nameless')
  const reach = [contact?.phone, contact?.mobile, contact?.email].filter(Boolean).join(' · ')
  return (
    <div className="reservation-facts">
      <p className="reservation-name">
        <strong>{name}</strong> <span className="figures">{reach}</span>
      </p>
      <p className="figures">
        {when(show.start)} · {show.movie} · {show.screen}
      </p>
      <p className="figures">
        {words('reservation_tickets', { count: tickets })}
        {seats && ` · ${seats}`}
        {' · '}
        {status === 'pending'
          ? words('reservation_until', { time: when(until) })
          : words(`reservation_${status}`)}
      </p>
      <p className="quiet">
        {words('reservation_by', { name: reservation.madeBy, time: when(reservation.madeAt) })}
      </p>
      {bills.length > 0 && (
        <p className="figures">
          {words('reservation_paid', {
            sum: formatCents(reservation.billTotalCents, locale),
            bills: bills.join(', '),
          })}
        </p>
      )}
      {reservation.cancelAsked && <Notice tone="info">{words('reservation_cancel_asked')}</Notice>}
      {status === 'pending' && !reservation.here && !reservation.cancelAsked && (
        <Notice tone="info">{words('reservation_there')}</Notice>
      )}
      {show.cancelled && <Notice tone="warn">{words('reservation_show_cancelled')}</Notice>}
      {show.movedFrom && !show.cancelled && (
        <Notice tone="warn">{words('reservation_moved', { time: when(show.movedFrom) })}</Notice>
      )}
      {lost > 0 && <Notice tone="warn">{words('reservation_lost', { count: lost })}</Notice>}
    </div>
  )
}
