import { useEffect, useRef, useState, type RefObject } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { Programme, ScheduleView } from '#core/planning/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { useNow } from '../../box/use-now.ts'
import { DayCalendar } from './DayCalendar.tsx'
import { DayStrip, useDaysThatFit } from './DayStrip.tsx'
import { keys } from '../keys.ts'
import { settleSeats } from '../seats/seating.ts'
import { programmeQuery } from '../../box/programme.ts'
import { useHasModule } from '../../box/settings.ts'
import { ShowCard } from './ShowCard.tsx'
import { daysInSight, daysWithShows, findShows, onlyElsewhere, showsOfDay } from '../../box/shows.ts'
import { partOf } from '../sale/parts.ts'
import { chooseShow, till, useTill } from '../till.ts'
import { basketOf } from '../till-state.ts'
import { useWords } from '../words.ts'
import { refusalText } from '../../box/refusal-text.tsx'

/** First zone: what is on. `locked` while the basket is being paid. */
export function OnZone({ locked }: { locked: boolean }) {
  const words = useWords()
  const hasTickets = useHasModule('tickets')
  return (
    <section className="zone on-zone" aria-label={words('zone_on')} inert={locked}>
      {hasTickets ? <Shows /> : <Notice tone="info">{words('module_inactive')}</Notice>}
    </section>
  )
}

/** The shows of a day, the next one first, or search results of any day. */
function Shows() {
  const answer = useQuery(programmeQuery)
  const programme = answer.data
  const now = useNow(programme?.now, programme?.receivedAtMs ?? 0)
  const basket = useTill(basketOf)
  const [askedDay, setDay] = useState<string | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const fitting = useDaysThatFit(head)

  const today = programme?.today ?? ''
  const { all, days, day, shows } = shownOf(programme, askedDay, typed, now, fitting)
  // Another day begins with its first show, however far one had scrolled.
  useEffect(() => {
    list.current?.scrollTo({ top: 0 })
  }, [day, typed])
  const search = () => {
    setTyped(typed ?? '')
    field.current?.focus()
  }
  useKeys({
    [keys.search]: typed === null ? search : () => setTyped(null),
    ...Object.fromEntries(keys.shows.map((key, at) => [key, shows[at] && (() => choose(shows[at]!))])),
    ...Object.fromEntries(keys.days.map((key, at) => [key, days[at] ? () => pick(days[at]!) : undefined])),
  })
  const pick = (next: string) => {
    setDay(next)
    setTyped(null)
  }
  return (
    <>
      <div ref={head} className="on-head">
        {typed === null ? (
          <DayStrip days={days} day={day} today={today} onPick={pick} />
        ) : (
          <SearchField
            field={field}
            typed={typed}
            onType={setTyped}
            onEnter={() => shows[0] && choose(shows[0])}
          />
        )}
        <SearchKey isOpen={typed !== null} onPress={typed === null ? search : () => setTyped(null)} />
      </div>
      {typed === '' && <DayCalendar days={all} day={day} today={today} onPick={pick} />}
      <ul ref={list} className="show-list" aria-busy={answer.isPending}>
        {shows.map((show, at) => (
          <li key={show.id}>
            {typed !== null && shows[at - 1]?.day !== show.day && <DayTitle day={show.day} />}
            <ShowCard
              show={show}
              programme={programme!}
              nowMs={now}
              chosen={show.id === basket.scheduleId}
              tickets={partOf(basket, show.id)?.rates.length ?? 0}
              keyHint={keys.shows[at]}
              onChoose={() => choose(show)}
            />
          </li>
        ))}
        {answer.isPending && Array.from({ length: 6 }, (_, at) => <Skeleton key={at} height="88px" />)}
      </ul>
      {answer.failureCount > 0 && !programme && (
        <Notice tone="stop" announce>
          {refusalText(answer.failureReason)}
        </Notice>
      )}
      {programme && typed !== '' && shows.length === 0 && (
        <Nothing typed={typed} any={all.length > 1 || programme.schedules.length > 0} />
      )}
    </>
  )
}

/** Opens the search, with every day below it, and closes it. */
function SearchKey({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const words = useWords()
  return (
    <Button
      size="touch"
      icon={isOpen ? 'cross' : 'search'}
      label={words(isOpen ? 'search_end' : 'search')}
      keyHint={keys.search}
      onPress={onPress}
    >
      {!isOpen && <Icon name="calendar" />}
    </Button>
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

/** How far ahead a day can be chosen. */
const mostDays = 60

/** The days to choose from, those in sight, the chosen one with its shows, or search results. */
function shownOf(
  programme: Programme | undefined,
  askedDay: string | null,
  typed: string | null,
  now: number,
  fitting: number,
): { all: string[]; days: string[]; day: string; shows: readonly ScheduleView[] } {
  const today = programme?.today ?? ''
  const all = [...new Set([today, ...daysWithShows(programme?.schedules ?? [], today)])].slice(0, mostDays)
  const day = askedDay && all.includes(askedDay) ? askedDay : today
  const days = daysInSight(all, day, fitting)
  if (!programme) return { all, days, day, shows: [] }
  if (typed !== null) return { all, days, day, shows: findShows(programme, typed, now) }
  return { all, days, day, shows: showsOfDay(programme.schedules, day, now) }
}

function SearchField({
  field,
  typed,
  onType,
  onEnter,
}: {
  field: RefObject<HTMLInputElement | null>
  typed: string
  onType: (typed: string | null) => void
  onEnter: () => void
}) {
  const words = useWords()
  return (
    <input
      ref={field}
      className="input on-search"
      type="search"
      autoFocus
      aria-label={words('search_all')}
      placeholder={words('search_all')}
      value={typed}
      onChange={event => onType(event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') onEnter()
        if (event.key === 'Enter' || event.key === 'Escape') onType(null)
      }}
    />
  )
}

function Nothing({ typed, any }: { typed: string | null; any: boolean }) {
  const words = useWords()
  if (typed?.trim())
    return (
      <EmptyState icon="search" title={words('search_none', { typed: typed.trim() })}>
        {words('search_none_next')}
      </EmptyState>
    )
  return (
    <EmptyState icon="film" title={words(any ? 'nothing_on' : 'no_shows')}>
      {words(any ? 'nothing_on_next' : 'no_shows_next')}
    </EmptyState>
  )
}

/** Tickets chosen for another show stay in the basket; in an exchange they move to this one and get seats there. */
function choose(show: ScheduleView): void {
  const nothing = show.soldOut || onlyElsewhere(show)
  if ((show.cancelled || nothing) && !partOf(basketOf(till()), show.id)) return
  if (chooseShow(show.id)) void settleSeats()
}
