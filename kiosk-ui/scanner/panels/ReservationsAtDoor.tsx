import { useDeferredValue, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readDoorReservations, type DoorReservation } from '#core/reservations/door-contract.ts'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { call } from '../../box/call.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { useWords } from '../words.ts'
import { DoorPanel, DoorSearch } from './DoorPanel.tsx'
import { DoorTickets } from './DoorTickets.tsx'
import { useShowLine } from './show-line.ts'

/** Fewer letters of a name find nobody. */
const fewestLetters = 3

/** Who reserved: those who paid are let in, the others are sent to the till. */
export function ReservationsAtDoor({
  scheduleId,
  onClose,
  onScan,
}: {
  scheduleId: string | null
  onClose: () => void
  onScan: (code: string) => void
}) {
  const words = useWords()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const asks = text.length >= fewestLetters ? text : ''
  const answer = useQuery({
    queryKey: ['reservations', 'door', scheduleId, asks],
    queryFn: () =>
      call(readDoorReservations, { body: { schedule: scheduleId, ...(asks ? { text: asks } : {}) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: scheduleId !== null || asks !== '',
  })
  const found = answer.data?.reservations ?? []
  const isAsked = scheduleId !== null || asks !== ''
  return (
    <DoorPanel
      title={words('reservations')}
      onClose={onClose}
      foot={<DoorSearch label={words('reservation_find')} typed={typed} onType={setTyped} onScan={onScan} />}
    >
      {answer.error && (
        <Notice tone="stop" announce>
          {refusalText(answer.error)}
        </Notice>
      )}
      {isAsked && answer.isPending && !answer.error && <Skeleton height="96px" />}
      <ul className="door-list" aria-busy={answer.isFetching}>
        {isAsked &&
          found.map(reservation => (
            <ReservationAtDoor key={reservation.id} reservation={reservation} scheduleId={scheduleId} />
          ))}
      </ul>
      {!isAsked && (
        <EmptyState icon="search" title={words('reservation_ask')}>
          {words('reservation_ask_how')}
        </EmptyState>
      )}
      {isAsked && answer.data && found.length === 0 && (
        <EmptyState icon="seat" title={words('reservation_none')}>
          {words('reservation_none_next')}
        </EmptyState>
      )}
      {isAsked && answer.data?.more && <p className="quiet">{words('reservation_more')}</p>}
    </DoorPanel>
  )
}

function ReservationAtDoor({
  reservation,
  scheduleId,
}: {
  reservation: DoorReservation
  scheduleId: string | null
}) {
  const words = useWords()
  const showLine = useShowLine()
  const { name, reference, status, unpaid, unpaidSeats, tickets } = reservation
  return (
    <li>
      <p className="door-list-head">
        <strong>{name || words('reservation_nameless')}</strong>
        <span className="quiet figures">{reference}</span>
      </p>
      {scheduleId === null && <p className="quiet figures">{showLine(reservation.scheduleId)}</p>}
      {unpaid > 0 && (
        <p className="door-unpaid">
          <Icon name="warning" />
          <span>
            <strong>{words('reservation_unpaid', { count: unpaid })}</strong>{' '}
            <span className="figures">{unpaidSeats}</span>
          </span>
        </p>
      )}
      {(status === 'expired' || status === 'canceled') && (
        <p className="door-unpaid">
          <Icon name="warning" />
          <strong>{words(`reservation_${status}`)}</strong>
        </p>
      )}
      {tickets.length > 0 && <DoorTickets tickets={tickets} scheduleId={scheduleId} />}
    </li>
  )
}
