import { useCallback, useEffect, useMemo, useState } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import { seatStyles, type Seat } from '#core/venue/arrangement.ts'
import { classIdOf } from '#core/venue/seat-class.ts'
import type { ClassLooks } from '#ui/parts/seat-look.ts'
import { SeatPlan, type LegendEntry, type SeatState } from '#ui/parts/SeatPlan.tsx'
import type { Say } from '../say.ts'
import { useSite } from '../site.ts'
import type { BasketState } from './basket-state.ts'
import type { Basket } from './basket.ts'
import type { ScheduleData } from './schedule-data.ts'
import { seatPrices } from './seat-prices.ts'
import { SeatList } from './SeatList.tsx'
import { seatGroups } from '#core/seating/seat-groups.ts'
import { seatsInWords } from './seats-in-words.ts'

const none: readonly string[] = []

/** The seats of this basket in words and, where visitors may choose, in the seat plan. */
export function SeatChoice({
  data,
  basket,
  state,
  count,
}: {
  data: ScheduleData
  basket: Basket
  state: BasketState
  count: number
}) {
  const { t, locale } = useSite()
  const { schedule } = data
  const { seats, columns, drawing } = schedule.arrangement
  const chosen = state.seats
  const canChange = schedule.is_seatpicker_enabled && schedule.allow_seat_change
  const states = state.seatMap?.states
  // The plan opens without chosen seats: otherwise it would scroll the page to them, away from a thumb on "+".
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  const stateOf = useCallback(
    (id: string): SeatState => (chosen.includes(id) ? 'free' : (states?.[id] ?? 'free')),
    [states, chosen],
  )
  const { surcharge, classWord, seatLabel, words } = useSeatWords(data)
  const looks = useClassLooks(data)
  const inWords = seatsInWords(seatGroups(chosen, seats), locale, t)
  const [taken, setTaken] = useState<string | null>(null)
  useEffect(() => setTaken(null), [chosen])
  const status = taken ?? (chosen.length > 0 ? t('your_seats', { seats: inWords }) : '')
  const tellTaken = (id: string, look: SeatState) => {
    const seat = seats.find(each => each.id === id)
    if (seat) setTaken(t('seat_is', { seat: `${seat.row} ${seat.number}`, state: t(`seat_${look}`) }))
  }
  const toggle = (id: string) =>
    void basket.pick(chosen.includes(id) ? chosen.filter(seat => seat !== id) : [...chosen, id])
  return (
    <div className="seat-choice" aria-busy={state.working || undefined}>
      <SeatsInWords text={inWords} working={state.working} canChange={canChange} count={count} />
      {canChange && (
        <>
          {taken && (
            <p className="seat-taken" aria-hidden="true">
              {taken}
            </p>
          )}
          <SeatPlan
            seats={seats}
            columns={columns}
            curve={drawing?.curve}
            stateOf={stateOf}
            classes={looks}
            chosen={opened ? chosen : none}
            maxChoosable={count}
            onToggle={toggle}
            onMove={(from, to) => void basket.pick([...chosen.filter(id => id !== from), to])}
            onTaken={tellTaken}
            seatLabel={seatLabel}
            words={words}
            status={status}
            legend={legendOf(seats, stateOf, { surcharge, classWord, looks }, t)}
          />
          <SeatList
            seats={seats}
            stateOf={stateOf}
            chosen={chosen}
            count={count}
            onToggle={toggle}
            classWord={classWord}
          />
        </>
      )}
    </div>
  )
}

/** The basket's seats in words; none yet while they are looked for or to be chosen. */
function SeatsInWords({
  text,
  working,
  canChange,
  count,
}: {
  text: string
  working: boolean
  canChange: boolean
  count: number
}) {
  const { t } = useSite()
  return (
    <p className="seats-in-words">
      {text ? (
        <b>{text}</b>
      ) : working ? (
        <span className="quiet">{t('finding_seats')}</span>
      ) : (
        <span className="quiet">{t('select_seats', { count })}</span>
      )}
      {canChange && text && <span className="quiet"> {t('seats_change_hint')}</span>}
    </p>
  )
}

/** The labels of seats and plan; the same objects from one rendering to the next. */
function useSeatWords({ class_rate, tariffs }: ScheduleData) {
  const { t, locale } = useSite()
  const priceOf = useCallback(
    (seatClass: string) => {
      const [least, most] = seatPrices(seatClass, tariffs, class_rate).map(cents =>
        formatCents(cents, locale),
      )
      return least === most ? least! : t('price_between', { least: least!, most: most! })
    },
    [t, locale, class_rate, tariffs],
  )
  const classWord = useCallback(
    (seat: Pick<Seat, 'class' | 'classId'>) => {
      const own = class_rate[classIdOf(seat)]
      return own?.color ? own.name : t(`class_${seat.class}`)
    },
    [t, class_rate],
  )
  const seatLabel = useCallback(
    (seat: Seat, look: SeatState, isChosen: boolean) =>
      t('seat_label', {
        row: seat.row,
        number: seat.number,
        class: [classWord(seat), seat.style && t(`style_${seat.style}`)].filter(Boolean).join(', '),
        price: priceOf(classIdOf(seat)),
        state: t(isChosen ? 'seat_chosen' : `seat_${look}`),
      }),
    [t, priceOf, classWord],
  )
  const words = useMemo(
    () => ({
      plan: t('seat_plan'),
      screen: t('screen'),
      zoomIn: t('zoom_in'),
      zoomOut: t('zoom_out'),
    }),
    [t],
  )
  const surcharge = (seatClass: string) => {
    const cents = class_rate[seatClass]?.ticket ?? 0
    return cents > 0 ? `+${formatCents(cents, locale)}` : undefined
  }
  return { surcharge, classWord, seatLabel, words }
}

/** How the exhibitor's classes are drawn; the same object from one rendering to the next. */
function useClassLooks({ class_rate }: ScheduleData): ClassLooks {
  return useMemo(
    () =>
      new Map(
        Object.entries(class_rate).flatMap(([id, { color, mark }]) =>
          color && mark ? [[id, { color, mark }] as const] : [],
        ),
      ),
    [class_rate],
  )
}

type ClassWords = {
  surcharge: (classId: string) => string | undefined
  classWord: (seat: Seat) => string
  looks: ClassLooks
}

/** The classes and styles that can still be had, with their shapes and what a class adds; and the states there are. */
function legendOf(
  seats: readonly Seat[],
  stateOf: (seatId: string) => SeatState,
  { surcharge, classWord, looks }: ClassWords,
  t: Say,
): LegendEntry[] {
  const free = seats.filter(({ id }) => stateOf(id) === 'free')
  const classes = new Map(free.map(seat => [classIdOf(seat), seat]))
  const used = new Set(seats.map(({ id }) => stateOf(id)))
  return [
    { look: 'chosen', label: t('seat_chosen') },
    ...[...classes].map(([id, seat]) => {
      const note = surcharge(id)
      const look = looks.get(id)
      return {
        look: seat.class,
        label: classWord(seat),
        ...(note ? { note } : {}),
        own: look && { id, ...look },
      }
    }),
    ...seatStyles
      .filter(look => free.some(({ style }) => style === look))
      .map(look => ({ look, label: t(`style_${look}`) })),
    ...(['sold', 'held', 'blocked', 'elsewhere'] as const)
      .filter(look => used.has(look))
      .map(look => ({ look, label: t(`seat_${look}`) })),
  ]
}
