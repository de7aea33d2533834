import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReservationView } from '#core/reservations/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useKeys } from '../../box/keyboard.ts'
import { askWhoIsHere } from '../../box/query-client.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { keys } from '../keys.ts'
import { seatText } from '../seats/seat-words.ts'
import { seatsQuery } from '../server.ts'
import { useTill } from '../till.ts'
import { takesMore } from '../till-state.ts'
import { useWords } from '../words.ts'
import { Question } from './Question.tsx'
import { ContactForm } from './ContactForm.tsx'
import { nobodyYet } from './ReserveForm.tsx'
import { cancelOne, changeOne, redeem, reservable } from './reservations.ts'

/** What can be done with a reservation that waits; the seats that are pressed are those its guest takes now. */
export function ReservationDeeds({
  reservation,
  onCollected,
  onCancelled,
}: {
  reservation: ReservationView
  onCollected: () => void
  onCancelled: () => void
}) {
  const words = useWords()
  const plan = useQuery(seatsQuery(reservation.scheduleId)).data?.arrangement.seats ?? []
  const [left, setLeft] = useState<readonly string[]>([])
  const [doing, setDoing] = useState<'collect' | 'contact' | 'cancel'>('collect')
  const isFree = useTill(takesMore)
  const seats = reservation.seats.filter(seat => !left.includes(seat))
  const deed = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onError: error => askWhoIsHere(error),
  })
  const collect = () =>
    deed.mutate(async () => {
      if (await redeem(reservation, seats)) onCollected()
    })
  const why = isFree ? (seats.length ? undefined : words('reservation_no_seats')) : words('reservation_busy')
  const collects = reservation.here && doing === 'collect'
  const named = (ids: readonly string[]) => seatText(ids, plan) || ids.join(', ')
  return (
    <div className="reservation-deeds">
      {collects && reservation.seatText !== null && reservation.seats.length > 1 && (
        <SeatChoice
          all={reservation.seats}
          taken={seats}
          named={named}
          onToggle={seat => setLeft(toggled(left, seat))}
        />
      )}
      {deed.error && (
        <Notice tone="stop" announce>
          {refusalText(deed.error)}
        </Notice>
      )}
      {collects && <Collect count={seats.length} why={why} busy={deed.isPending} onPress={collect} />}
      <div className="reservation-keys">
        {collects && (
          <SeatKeys
            reservation={reservation}
            left={reservation.seats.filter(seat => left.includes(seat))}
            named={named}
            onRun={run => deed.mutate(run)}
          />
        )}
        {reservation.here && (
          <Button
            size="touch"
            pressed={doing === 'contact'}
            onPress={() => setDoing(doing === 'contact' ? 'collect' : 'contact')}
          >
            {words('reservation_contact')}
          </Button>
        )}
        {doing !== 'cancel' && !reservation.cancelAsked && (
          <Button size="touch" onPress={() => setDoing('cancel')}>
            {words('reservation_cancel')}
          </Button>
        )}
      </div>
      {doing === 'cancel' && (
        <Question
          text={words('reservation_cancel_sure')}
          yes={words('reservation_cancel_yes')}
          busy={deed.isPending}
          onYes={() => deed.mutate(() => cancelOne(reservation).then(onCancelled))}
          onNo={() => setDoing('collect')}
        />
      )}
      {doing === 'contact' && <EditContact reservation={reservation} onDone={() => setDoing('collect')} />}
    </div>
  )
}

const toggled = (seats: readonly string[], seat: string) =>
  seats.includes(seat) ? seats.filter(other => other !== seat) : [...seats, seat]

/** The seats come into the basket: the main button, and its key. */
function Collect({
  count,
  why,
  busy,
  onPress,
}: {
  count: number
  why: string | undefined
  busy: boolean
  onPress: () => void
}) {
  const words = useWords()
  useKeys({ [keys.next]: why || busy ? undefined : onPress })
  return (
    <Button
      variant="primary"
      size="huge"
      wide
      keyHint={keys.next}
      busy={busy}
      disabledReason={why}
      onPress={onPress}
    >
      {words('reservation_collect', { count })}
    </Button>
  )
}

/** The seats of a reservation; those that are pressed are taken now. */
function SeatChoice({
  all,
  taken,
  named,
  onToggle,
}: {
  all: readonly string[]
  taken: readonly string[]
  named: (seats: readonly string[]) => string
  onToggle: (seat: string) => void
}) {
  const words = useWords()
  return (
    <div className="reservation-seats" role="group" aria-label={words('reservation_which')}>
      {all.map(seat => (
        <Button key={seat} size="touch" pressed={taken.includes(seat)} onPress={() => onToggle(seat)}>
          {named([seat])}
        </Button>
      ))}
    </div>
  )
}

/** Takes off the seats that are not pressed, and adds those of the basket. */
function SeatKeys({
  reservation,
  left,
  named,
  onRun,
}: {
  reservation: ReservationView
  left: readonly string[]
  named: (seats: readonly string[]) => string
  onRun: (run: () => Promise<unknown>) => void
}) {
  const words = useWords()
  const basket = reservable(useTill(state => state))
  const ofBasket =
    typeof basket !== 'string' && basket.scheduleId === reservation.scheduleId && Array.isArray(basket.seats)
      ? basket.seats
      : []
  const added = ofBasket.filter(seat => !reservation.seats.includes(seat))
  return (
    <>
      {left.length > 0 && left.length < reservation.seats.length && (
        <Button size="touch" onPress={() => onRun(() => changeOne(reservation, { release: [...left] }))}>
          {words('reservation_give_back', { seats: named(left) })}
        </Button>
      )}
      {added.length > 0 && (
        <Button size="touch" onPress={() => onRun(() => changeOne(reservation, { add: added }))}>
          {words('reservation_add', { seats: named(added) })}
        </Button>
      )}
    </>
  )
}

function EditContact({ reservation, onDone }: { reservation: ReservationView; onDone: () => void }) {
  const words = useWords()
  const [contact, setContact] = useState(reservation.contact ?? nobodyYet)
  const save = useMutation({
    mutationFn: () => changeOne(reservation, { contact }),
    onSuccess: onDone,
    onError: error => askWhoIsHere(error),
  })
  return (
    <ContactForm
      contact={contact}
      asked={save}
      word={words('reservation_save')}
      onChange={setContact}
      onSubmit={() => save.mutate()}
    />
  )
}
