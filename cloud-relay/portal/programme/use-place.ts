import { useSearchParams } from 'react-router'
import type { Programme } from '#core/planning/contract.ts'
import { cineWeek } from '#core/programme/week.ts'

/** What the programme page shows, all of it in the address: cinema, day, view, the open show or the planning. */
export type Place = {
  cinemaId: string
  day: string
  week: string[]
  view: 'day' | 'week'
  showId: string | null
  planning: boolean
}

/** What to change in the address; null removes it. */
export type Move = Partial<{
  cinema: string | null
  day: string
  view: 'day' | 'week'
  show: string | null
  plan: string | null
  many: string | null
}>

const dayPattern = /^\d{4}-\d\d-\d\d$/

/** The day in the address, before the programme has loaded. */
export function useDayInAddress(): string | null {
  const [address] = useSearchParams()
  const day = address.get('day')
  return day && dayPattern.test(day) ? day : null
}

/** Reads it from the address and changes it. */
export function usePlace(programme: Programme): [Place, (move: Move) => void] {
  const [address, setAddress] = useSearchParams()
  const asked = useDayInAddress()
  const day = asked ?? programme.today
  const cinema = programme.cinemas.find(each => each.id === address.get('cinema')) ?? programme.cinemas[0]
  const place: Place = {
    cinemaId: cinema?.id ?? '',
    day,
    week: cineWeek(day, programme.exhibitor.cineWeekStartsOn),
    view: address.get('view') === 'week' ? 'week' : 'day',
    showId: address.get('show'),
    planning: address.get('plan') !== null,
  }
  return [
    place,
    move =>
      setAddress(
        before => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(move)) {
            if (value === null || value === undefined) next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
  ]
}
