import type { RefObject } from 'react'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { Programme, ScheduleView } from '#core/planning/contract.ts'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useChoice } from '../../box/choice.ts'
import { keys } from '../keys.ts'
import { partOf } from '../sale/parts.ts'
import { useTill } from '../till.ts'
import { basketOf } from '../till-state.ts'
import { ShowCard } from './ShowCard.tsx'

/** A list of shows, a day below the other where there are several. */
export function ShowList({
  list,
  shows,
  programme,
  now,
  byDay,
  isPending,
  onChoose,
}: {
  list: RefObject<HTMLUListElement | null>
  shows: readonly ScheduleView[]
  programme: Programme | undefined
  now: number
  byDay: boolean
  isPending: boolean
  onChoose: (show: ScheduleView) => void
}) {
  const basket = useTill(basketOf)
  return (
    <ul ref={list} className="show-list" aria-busy={isPending}>
      {shows.map((show, at) => (
        <li key={show.id}>
          {byDay && shows[at - 1]?.day !== show.day && <DayTitle day={show.day} />}
          <ShowCard
            show={show}
            programme={programme!}
            nowMs={now}
            chosen={show.id === basket.scheduleId}
            tickets={partOf(basket, show.id)?.rates.length ?? 0}
            keyHint={keys.shows[at]}
            onChoose={() => onChoose(show)}
          />
        </li>
      ))}
      {isPending && Array.from({ length: 6 }, (_, at) => <Skeleton key={at} height="88px" />)}
    </ul>
  )
}

function DayTitle({ day }: { day: string }) {
  const { locale } = useChoice()
  return (
    <p className="show-day">
      {formatPlainDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })}
    </p>
  )
}
