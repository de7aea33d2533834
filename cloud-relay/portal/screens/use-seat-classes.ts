import { useMemo } from 'react'
import { isAlive } from '#core/catalogue/entity.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { seatClasses, type Seat, type SeatClass } from '#core/venue/arrangement.ts'
import { seatClass } from '#core/venue/seat-class.entity.ts'
import {
  classNameOf,
  shownClasses,
  type SeatClassEntry,
  type ShownSeatClass,
} from '#core/venue/seat-class.ts'
import type { ClassLooks } from '#ui/parts/seat-look.ts'
import { useEntries } from '../kit/use-entries.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** The classes of seats as plans show them, what a seat's is called, and those that can be drawn. */
export function useSeatClasses() {
  const { t, locale } = useWords()
  const entries = useEntries(seatClass).data?.entries as readonly SeatClassEntry[] | undefined
  return useMemo(() => {
    const named = shownClasses(entries ?? [])
    const looks: ClassLooks = new Map(named.map(({ id, color, mark }) => [id, { color, mark }]))
    const aside = new Set((entries ?? []).filter(entry => !isAlive(entry)).map(({ id }) => id))
    const isBuiltIn = ({ id }: ShownSeatClass) => seatClasses.includes(id as SeatClass)
    return {
      looks,
      wordOf: (seat: Pick<Seat, 'class' | 'classId'>) =>
        classNameOf(seat, named, locale) ?? t(`plan_do_${seat.class}`),
      /** The exhibitor's own ones, beside the five that are always there. */
      drawn: named
        .filter(each => !isBuiltIn(each) && !aside.has(each.id))
        .map(each => ({ id: each.id, kind: each.behaves, name: inLocale(each.name, locale) })),
    }
  }, [entries, locale, t])
}
export type PlanClasses = ReturnType<typeof useSeatClasses>
