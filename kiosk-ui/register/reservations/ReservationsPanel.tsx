import { useDeferredValue, useRef, useState, type ReactNode } from 'react'
import { keepPreviousData, useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { AnswerOf } from '#core/api/route.ts'
import type { readReservations, ReservationView } from '#core/reservations/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useKeys } from '../../box/keyboard.ts'
import { programmeQuery } from '../../box/programme.ts'
import { askWhoIsHere } from '../../box/query-client.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { keys } from '../keys.ts'
import { useShowName } from '../shows/show-name.ts'
import { useTill } from '../till.ts'
import { basketOf } from '../till-state.ts'
import { useWords } from '../words.ts'
import { Question } from './Question.tsx'
import { ReservationDetail } from './ReservationDetail.tsx'
import { ReservationRow, useWhen } from './ReservationRow.tsx'
import { ReserveForm } from './ReserveForm.tsx'
import { releaseShow, reservationsQuery } from './reservations.ts'

/** Reservations in place of the second zone: reserve what is in the basket, find one, collect, change, give back. */
export function ReservationsPanel({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const when = useWhen()
  const [openId, setOpenId] = useState<string | null>(null)
  const [made, setMade] = useState<ReservationView | null>(null)
  // What was just said of it may be another thing afterwards.
  const open = (id: string) => {
    setMade(null)
    setOpenId(id)
  }
  if (openId)
    return (
      <Framed>
        <ReservationDetail key={openId} id={openId} onBack={() => setOpenId(null)} onCollected={onClose} />
      </Framed>
    )
  return (
    <Framed>
      {made && (
        <Notice
          tone="ok"
          announce
          action={
            <Button size="touch" onPress={() => setMade(null)}>
              {words('given_back_read')}
            </Button>
          }
        >
          <strong className="reservation-word">{made.reference}</strong>{' '}
          {words('reservation_made', { time: when(made.until) })}
        </Notice>
      )}
      <Listed onOpen={open} onMade={setMade} onClose={onClose} />
    </Framed>
  )
}

function Framed({ children }: { children: ReactNode }) {
  const words = useWords()
  return (
    <section className="zone panel reservations-panel" aria-label={words('reservations')}>
      {children}
    </section>
  )
}

function Listed({
  onOpen,
  onMade,
  onClose,
}: {
  onOpen: (id: string) => void
  onMade: (made: ReservationView | null) => void
  onClose: () => void
}) {
  const words = useWords()
  const showName = useShowName()
  const { scheduleId } = useTill(basketOf)
  const today = useQuery(programmeQuery).data?.today ?? ''
  const [typed, setTyped] = useState('')
  const [missed, setMissed] = useState(false)
  const text = useDeferredValue(typed)
  const field = useRef<HTMLInputElement>(null)
  const answer = useQuery({
    ...reservationsQuery({ scheduleId, text, missed }, today),
    placeholderData: keepPreviousData,
  })
  useKeys({ [keys.findBill]: () => field.current?.focus() })
  return (
    <>
      <header className="panel-head">
        <div>
          <h2>{words('reservations')}</h2>
          <p className="quiet">{showName(scheduleId) || words('reservation_all_shows')}</p>
        </div>
        <Button size="touch" pressed={missed} onPress={() => setMissed(!missed)}>
          {words('reservation_missed')}
        </Button>
        <Button size="touch" icon="back" keyHint={keys.back} onPress={onClose}>
          {words('back')}
        </Button>
      </header>
      <div className="reservations-body">
        <ReserveForm onMade={onMade} />
        <div className="bill-find">
          <input
            ref={field}
            className="input"
            type="search"
            autoComplete="off"
            spellCheck={false}
            aria-label={words('reservation_find')}
            placeholder={words('reservation_find')}
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
        </div>
        <Found answer={answer} missed={missed} onOpen={onOpen} />
        {scheduleId && !missed && !text.trim() && (
          <ReleaseAll
            key={scheduleId}
            scheduleId={scheduleId}
            some={Boolean(answer.data?.reservations.length)}
            onReleased={() => onMade(null)}
          />
        )}
      </div>
    </>
  )
}

/** What was found, or that nothing was. */
function Found({
  answer,
  missed,
  onOpen,
}: {
  answer: UseQueryResult<AnswerOf<typeof readReservations>>
  missed: boolean
  onOpen: (id: string) => void
}) {
  const words = useWords()
  const found = answer.data?.reservations ?? []
  return (
    <>
      {answer.error && (
        <Notice tone="stop" announce>
          {refusalText(answer.error)}
        </Notice>
      )}
      <ul className="reservations" aria-busy={answer.isPending}>
        {answer.isPending && answer.isFetching && <Skeleton height="72px" />}
        {found.map(one => (
          <ReservationRow key={one.id} reservation={one} onOpen={onOpen} />
        ))}
      </ul>
      {answer.data?.more && <p className="quiet">{words('reservation_more')}</p>}
      {answer.data && found.length === 0 && (
        <EmptyState icon="seat" title={words(missed ? 'reservation_none_missed' : 'reservation_none')}>
          {words('reservation_none_next')}
        </EmptyState>
      )}
    </>
  )
}

/** All of a show at once, with a question before. */
function ReleaseAll({
  scheduleId,
  some,
  onReleased,
}: {
  scheduleId: string
  some: boolean
  onReleased: () => void
}) {
  const words = useWords()
  const [asked, setAsked] = useState(false)
  const release = useMutation({
    mutationFn: () => releaseShow(scheduleId),
    onSuccess: onReleased,
    onError: error => askWhoIsHere(error),
    onSettled: () => setAsked(false),
  })
  return (
    <>
      {release.isSuccess && !asked && (
        <Notice tone="ok" announce>
          {release.data
            ? words('reservation_released', { count: release.data })
            : words('reservation_released_none')}
        </Notice>
      )}
      {release.error && (
        <Notice tone="stop" announce>
          {refusalText(release.error)}
        </Notice>
      )}
      {asked ? (
        <Question
          text={words('reservation_release_sure')}
          yes={words('reservation_release_yes')}
          busy={release.isPending}
          onYes={() => release.mutate()}
          onNo={() => setAsked(false)}
        />
      ) : (
        some && (
          <div className="reservation-keys">
            <Button size="touch" onPress={() => setAsked(true)}>
              {words('reservation_release_all')}
            </Button>
          </div>
        )
      )}
    </>
  )
}
