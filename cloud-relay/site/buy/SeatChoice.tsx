import { useCallback, useEffect, useMemo, useState } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import type { Seat, SeatClass } from '#core/venue/arrangement.ts'
import { SeatPlan, type LegendEntry, type SeatState } from '#ui/parts/SeatPlan.tsx'
import type { Say } from '../say.ts'
import { useSite } from '../site.ts'
import type { Basket, BasketState } from './basket.ts'
import type { ScheduleData } from './schedule-data.ts'
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
  const { fromPrice, seatLabel, words } = useSeatWords(data)
  const inWords = seatsInWords(seatGroups(chosen, seats), locale, t)
  const status = chosen.length > 0 ? t('your_seats', { seats: inWords }) : ''
  const toggle = (id: string) =>
    void basket.pick(chosen.includes(id) ? chosen.filter(seat => seat !== id) : [...chosen, id])
  return (
    <div className="seat-choice" aria-busy={state.working || undefined}>
      <p className="seats-in-words">
        {chosen.length > 0 ? (
          <b>{inWords}</b>
        ) : state.working ? (
          <span className="quiet">{t('finding_seats')}</span>
        ) : (
          <span className="quiet">{t('select_seats', { count })}</span>
        )}
        {canChange && chosen.length > 0 && <span className="quiet"> {t('seats_change_hint')}</span>}
      </p>
      {canChange && (
        <>
          <SeatPlan
            seats={seats}
            columns={columns}
            curve={drawing?.curve}
            stateOf={stateOf}
            chosen={opened ? chosen : none}
            maxChoosable={count}
            onToggle={toggle}
            onMove={(from, to) => void basket.pick([...chosen.filter(id => id !== from), to])}
            seatLabel={seatLabel}
            words={words}
            status={status}
            legend={legendOf(seats, states, fromPrice, t)}
          />
          <SeatList seats={seats} stateOf={stateOf} chosen={chosen} count={count} onToggle={toggle} />
        </>
      )}
    </div>
  )
}

/** The labels of seats and plan; the same objects from one rendering to the next. */
function useSeatWords({ class_rate, tariffs }: ScheduleData) {
  const { t, locale } = useSite()
  const from = Math.min(...tariffs.map(tariff => tariff.total_price))
  const fromPrice = useCallback(
    (seatClass: SeatClass) =>
      t('from_price', { price: formatCents(from + (class_rate[seatClass]?.ticket ?? 0), locale) }),
    [t, locale, class_rate, from],
  )
  const seatLabel = useCallback(
    (seat: Seat, look: SeatState, isChosen: boolean) =>
      t('seat_label', {
        row: seat.row,
        number: seat.number,
        class: t(`class_${seat.class}`),
        price: fromPrice(seat.class),
        state: t(isChosen ? 'seat_chosen' : `seat_${look}`),
      }),
    [t, fromPrice],
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
  return { fromPrice, seatLabel, words }
}

/** The seat classes of this arrangement with their shapes and lowest prices. */
function legendOf(
  seats: readonly Seat[],
  states: Readonly<Record<string, SeatState>> | undefined,
  fromPrice: (seatClass: SeatClass) => string,
  t: Say,
): LegendEntry[] {
  const classes = [...new Set<SeatClass>(seats.map(seat => seat.class))]
  const used = new Set(Object.values(states ?? {}))
  return [
    { look: 'chosen', label: t('seat_chosen') },
    ...classes.map(look => ({ look, label: t(`class_${look}`), note: fromPrice(look) })),
    ...(['sold', 'held', 'blocked', 'elsewhere'] as const)
      .filter(look => used.has(look))
      .map(look => ({ look, label: t(`seat_${look}`) })),
  ]
}
