import { useCallback, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { classCents } from '#core/pricing/price.ts'
import type { SeatState } from '#core/seating/contract.ts'
import { seatStyles, type Seat } from '#core/venue/arrangement.ts'
import { classIdOf, classNameOf, type ShownSeatClass } from '#core/venue/seat-class.ts'
import type { ClassLooks } from '#ui/parts/seat-look.ts'
import type { LegendEntry } from '#ui/parts/SeatPlan.tsx'
import { useChoice } from '../../box/choice.ts'
import { pricesQuery } from '../server.ts'
import { useWords } from '../words.ts'

/** How the exhibitor's classes are drawn. */
export function useClassLooks(): ClassLooks {
  const named = useNamed()
  return useMemo(() => new Map(named.map(({ id, color, mark }) => [id, { color, mark }])), [named])
}

/** What the class of a seat is called: by the exhibitor, or as its kind is. */
export function useClassWord(): (seat: Pick<Seat, 'class' | 'classId'>) => string {
  const words = useWords()
  const { locale } = useChoice()
  const named = useNamed()
  return useCallback(
    seat => classNameOf(seat, named, locale) ?? words(`class_${seat.class}`),
    [words, locale, named],
  )
}

const useNamed = (): readonly ShownSeatClass[] => useQuery(pricesQuery).data?.seatClasses ?? none

/**
 * The classes and states that occur in a plan, and what its classes add.
 *
 * @param rates those that hold for the show
 */
export function useLegend(
  seats: readonly Seat[] = none,
  states: Readonly<Record<string, SeatState>> = nothing,
  own: readonly string[],
  rates: readonly PriceRate[],
): LegendEntry[] {
  const words = useWords()
  const { locale } = useChoice()
  const named = useNamed()
  const classWord = useClassWord()
  return useMemo(() => {
    const present = new Set(
      Object.entries(states).flatMap(([seat, state]) => (own.includes(seat) ? [] : [state])),
    )
    const looks = ['free', 'chosen', 'sold', 'held', 'blocked', 'reserved', 'elsewhere'] as const
    return [
      ...looks
        .filter(look => look === 'free' || look === 'chosen' || look === 'sold' || present.has(look))
        .map(look => ({ look, label: words(`state_${look}`) })),
      ...classesIn(seats, named).map(seat => {
        const id = classIdOf(seat)
        const cents = classCents(id, rates)
        const look = named.find(each => each.id === id)
        return {
          look: seat.class,
          label: classWord(seat),
          ...(cents > 0 ? { note: `+${formatCents(cents, locale)}` } : {}),
          own: look && { id, color: look.color, mark: look.mark },
        }
      }),
      ...seatStyles
        .filter(look => seats.some(({ style }) => style === look))
        .map(look => ({ look, label: words(`style_${look}`) })),
    ]
  }, [seats, states, own, words, rates, locale, named, classWord])
}

const kinds = ['standard', 'premium', 'love', 'wheelchair', 'companion'] as const

/** One seat of each class of a plan, in their order; an ordinary one is told only where somebody named its class. */
function classesIn(seats: readonly Seat[], named: readonly ShownSeatClass[]): Seat[] {
  const found = new Map(seats.map(seat => [classIdOf(seat), seat]))
  const order = [...kinds, ...named.map(({ id }) => id)]
  return [...found]
    .filter(([id]) => id !== 'standard' || named.some(each => each.id === id))
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([, seat]) => seat)
}

const none: readonly never[] = []
const nothing: Readonly<Record<string, SeatState>> = {}
