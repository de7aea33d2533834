import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { Contact } from '#core/reservations/contact.ts'
import type { ReservationView } from '#core/reservations/contract.ts'
import { newId } from '#ui/new-id.ts'
import { askWhoIsHere } from '../../box/query-client.ts'
import { knownSeats } from '../server.ts'
import { seatText } from '../seats/seat-words.ts'
import { useShowName } from '../shows/show-name.ts'
import { useTill } from '../till.ts'
import { basketOf } from '../till-state.ts'
import { useWords } from '../words.ts'
import { ContactForm } from './ContactForm.tsx'
import { reservable, reserveBasket, type Reservable } from './reservations.ts'

export const nobodyYet: Contact = { firstName: '', lastName: '', phone: '', mobile: '', email: '' }

/** Reserves what is in the basket, by name and a way to be reached; without seats it says what to do. */
export function ReserveForm({ onMade }: { onMade: (made: ReservationView) => void }) {
  const words = useWords()
  const showName = useShowName()
  const basket = useTill(basketOf)
  const [contact, setContact] = useState(nobodyYet)
  // One id until it is made, so that a press that is sent again makes no second one.
  const [id, setId] = useState(newId)
  const what = reservable(useTill(state => state))
  const make = useMutation({
    mutationFn: (given: Reservable) => reserveBasket(id, given, contact),
    onSuccess: made => {
      setContact(nobodyYet)
      setId(newId())
      onMade(made)
    },
    onError: error => askWhoIsHere(error),
  })
  const { reset } = make
  // Another choice of seats is another wish.
  const chosen = JSON.stringify(what)
  useEffect(reset, [chosen, reset])
  if (typeof what === 'string')
    return (
      <p className="quiet">{words(what === 'several' ? 'reservation_one_show' : 'reservation_choose')}</p>
    )
  const { scheduleId, seats } = what
  const plan = knownSeats(scheduleId)?.arrangement.seats ?? []
  const text =
    typeof seats === 'number' ? words('reservation_tickets', { count: seats }) : seatText(seats, plan)
  return (
    <ContactForm
      contact={contact}
      asked={make}
      word={words('reservation_keep')}
      onChange={setContact}
      onSubmit={() => {
        if (basket.id) make.mutate(what)
      }}
    >
      <h3 className="figures">{words('reservation_make', { seats: text, show: showName(scheduleId) })}</h3>
    </ContactForm>
  )
}
