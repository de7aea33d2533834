import { useCallback, useMemo, useState, type CSSProperties } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Arrangement, Seat } from '#core/venue/arrangement.ts'
import { readBlocked } from '#core/seating/blocked/contract.ts'
import type { SeatState } from '#core/seating/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { SeatPlan } from '#ui/parts/SeatPlan.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { call } from '../../box/call.ts'
import { keys } from '../keys.ts'
import { BlockSeats } from './BlockSeats.tsx'
import { SeatTrouble } from './SeatTrouble.tsx'
import { seatText } from './seat-words.ts'
import { chooseSeats } from './seating.ts'
import { programmeQuery } from '../../box/programme.ts'
import { useClassLooks, useClassWord, useLegend } from './class-looks.ts'
import { usePriceBook } from '../sale/price-book.ts'
import { seatsQuery } from '../server.ts'
import { useTill } from '../till.ts'
import { basketOf, troubleOf } from '../till-state.ts'
import { useWords } from '../words.ts'
import { refusalText } from '../../box/refusal-text.tsx'

/**
 * The seat plan in place of the second zone. The box holds every complete choice at once; Enter belongs to the seats.
 */
export function SeatsPanel({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const basket = useTill(basketOf)
  const trouble = useTill(troubleOf)
  const programme = useQuery(programmeQuery).data
  const answer = useQuery(seatsQuery(basket.scheduleId ?? ''))
  const map = answer.data
  const [draft, setDraft] = useState<readonly string[] | null>(null)
  const [blocking, setBlocking] = useState(false)
  const [blockedToo, setBlockedToo] = useState(false)
  const blockedHere = useBlockedHere(map)
  const chosen = draft ?? basket.seats
  const show = programme?.schedules.find(show => show.id === basket.scheduleId)
  const screen = programme?.screens.find(screen => screen.id === show?.screenId)
  const count = basket.rates.length
  const { rates } = usePriceBook(basket.scheduleId)
  const legend = useLegend(map?.arrangement.seats, map?.states, basket.seats, rates)
  const { stateOf, seatLabel } = useSeatTelling(map?.states, basket.seats, blockedToo ? blockedHere : none)
  const classes = useClassLooks()
  const settle = (seats: readonly string[]) => {
    setDraft(seats)
    if (seats.length === count) void chooseSeats(seats).then(() => setDraft(null))
  }
  const missing = count - chosen.length
  const text = seatText(chosen, map?.arrangement.seats ?? [])
  return (
    <section className="zone panel seats-panel" aria-label={words('seats_title')}>
      <header className="panel-head">
        <div>
          <h2 className="figures">{text || words('seats_title')}</h2>
          <p className="quiet">
            {missing > 0 ? words('seats_still', { count: missing }) : words('seats_how', { count })}
          </p>
        </div>
        {map && !blocking && (
          <BlockedKeys
            some={blockedHere.length > 0}
            blockedToo={blockedToo}
            onBlockedToo={() => setBlockedToo(!blockedToo)}
            onBlock={() => setBlocking(true)}
          />
        )}
        <Button variant="primary" size="touch" keyHint={keys.seats} onPress={onClose}>
          {words('seats_done')}
        </Button>
      </header>
      {trouble?.place === 'seats' && <SeatTrouble trouble={trouble} seats={map?.arrangement.seats ?? none} />}
      {answer.error && !map && <NoPlan error={answer.error} onAgain={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton height="60%" />}
      {map && (
        <div className="seats-grid" style={gridShape(map.arrangement)}>
          <SeatPlan
            density="touch"
            seats={map.arrangement.seats}
            columns={map.arrangement.columns}
            curve={map.arrangement.drawing?.curve}
            stateOf={stateOf}
            classes={classes}
            chosen={chosen}
            maxChoosable={count}
            onToggle={seat =>
              settle(chosen.includes(seat) ? chosen.filter(other => other !== seat) : [...chosen, seat])
            }
            onMove={(from, to) => settle([...chosen.filter(other => other !== from), to])}
            seatLabel={seatLabel}
            words={planWords(words, screen?.name)}
            status={text}
            legend={blocking ? none : legend}
          />
        </div>
      )}
      {map && blocking && (
        <BlockSeats basket={basket} map={map} screenId={screen?.id ?? ''} onBack={() => setBlocking(false)} />
      )}
    </section>
  )
}

const planWords = (words: ReturnType<typeof useWords>, screen = '') => ({
  plan: words('plan', { screen }),
  screen: words('screen'),
  zoomIn: words('zoom_in'),
  zoomOut: words('zoom_out'),
})

/** Blocked seats may be chosen too, where there are any; and the way to block some. */
function BlockedKeys({
  some,
  blockedToo,
  onBlockedToo,
  onBlock,
}: {
  some: boolean
  blockedToo: boolean
  onBlockedToo: () => void
  onBlock: () => void
}) {
  const words = useWords()
  return (
    <>
      {some && (
        <Button size="touch" pressed={blockedToo} onPress={onBlockedToo}>
          {words('block_sell')}
        </Button>
      )}
      <Button size="touch" onPress={onBlock}>
        {words('block_open')}
      </Button>
    </>
  )
}

/** The plan could not be read. */
function NoPlan({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const words = useWords()
  return (
    <Notice
      tone="stop"
      announce
      action={
        <Button size="touch" onPress={onAgain}>
          {words('try_again')}
        </Button>
      }
    >
      {refusalText(error)}
    </Notice>
  )
}

/** A seat's state for this basket, whose own seats can be chosen again, and its label. */
function useSeatTelling(
  states: Readonly<Record<string, SeatState>> | undefined,
  own: readonly string[],
  forStaff: readonly string[],
) {
  const words = useWords()
  const classWord = useClassWord()
  const stateOf = useCallback(
    (seatId: string): SeatState =>
      own.includes(seatId) || forStaff.includes(seatId) ? 'free' : (states?.[seatId] ?? 'free'),
    [states, own, forStaff],
  )
  const seatLabel = useCallback(
    (seat: Seat, free: SeatState, isChosen: boolean) => {
      const state = forStaff.includes(seat.id) ? 'blocked' : free
      return words('seat_label', {
        row: seat.row,
        number: seat.number,
        class: [classWord(seat), seat.style && words(`style_${seat.style}`)].filter(Boolean).join(', '),
        state: words(`state_${isChosen ? 'chosen' : state}`),
      })
    },
    [words, classWord, forStaff],
  )
  return { stateOf, seatLabel }
}

/** The seats of the show that this side has blocked, which staff may sell; those of every show of the screen are none. */
function useBlockedHere(
  map: { scheduleId: string; states: Readonly<Record<string, SeatState>> } | undefined,
) {
  const some = Object.values(map?.states ?? {}).includes('blocked')
  const known = useQuery({
    queryKey: ['blocked', map?.scheduleId ?? ''],
    queryFn: ({ signal }) => call(readBlocked, { params: { id: map?.scheduleId ?? '' }, signal }),
    enabled: some,
  }).data?.blocked
  return useMemo(
    () =>
      (known ?? []).flatMap(({ seatId, owner }) =>
        owner === 'box' && map?.states[seatId] === 'blocked' ? seatId : [],
      ),
    [known, map],
  )
}

/** A seat size at which the whole plan is visible, as long as seats stay large enough for a finger. */
function gridShape({ seats, columns }: Arrangement): CSSProperties {
  const rows = 1 + Math.max(...seats.map(seat => seat.screenRow))
  return { '--grid-rows': rows, '--grid-columns': columns } as CSSProperties
}

const none: readonly never[] = []
