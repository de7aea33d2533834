import { useDeferredValue, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readDoorReservations, type DoorReservation } from '#core/reservations/door-contract.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { call } from '../../box/call.ts'
import { useWords } from '../words.ts'
import { DoorFound } from './DoorFound.tsx'
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
  const isAsked = scheduleId !== null || asks !== ''
  const answer = useQuery({
    queryKey: ['reservations', 'door', scheduleId, asks],
    queryFn: () =>
      call(readDoorReservations, { body: { schedule: scheduleId, ...(asks ? { text: asks } : {}) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: isAsked,
  })
  const found = answer.data?.reservations ?? []
  return (
    <DoorPanel
      title={words('reservations')}
      onClose={onClose}
      foot={<DoorSearch label={words('reservation_find')} typed={typed} onType={setTyped} onScan={onScan} />}
    >
      <DoorFound
        answer={answer}
        isAsked={isAsked}
        rows={found.map(reservation => (
          <ReservationAtDoor key={reservation.id} reservation={reservation} scheduleId={scheduleId} />
        ))}
        ask={{ icon: 'search', title: words('reservation_ask'), next: words('reservation_ask_how') }}
        none={{ icon: 'seat', title: words('reservation_none'), next: words('reservation_none_next') }}
        more={words('reservation_more')}
      />
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
