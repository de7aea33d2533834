import { useEffect, useRef, useState, type RefObject } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Programme, ScheduleView } from '#core/planning/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useKeys } from '../../box/keyboard.ts'
import { useNow } from '../../box/use-now.ts'
import { DayCalendar } from './DayCalendar.tsx'
import { DayStrip, useDaysThatFit } from './DayStrip.tsx'
import { keys } from '../keys.ts'
import { settleSeats } from '../seats/seating.ts'
import { programmeQuery } from '../../box/programme.ts'
import { useHasModule } from '../../box/settings.ts'
import { ShowList } from './ShowList.tsx'
import {
  daysInSight,
  daysWithShows,
  filmsToCome,
  findShows,
  onlyElsewhere,
  showsOfDay,
  type FilmToCome,
} from '../../box/shows.ts'
import { FilmList, FilmsHead } from './FilmList.tsx'
import { partOf } from '../sale/parts.ts'
import { chooseShow, till } from '../till.ts'
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

/** The shows of a day, the next one first; all films with their next shows, and those of one; or search results of any day. */
function Shows() {
  const answer = useQuery(programmeQuery)
  const programme = answer.data
  const now = useNow(programme?.now, programme?.receivedAtMs ?? 0)
  const list = useRef<HTMLUListElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const view = useView(programme, now, useDaysThatFit(head), field)
  const { typed, filmsAt, film, films, shows } = view
  // Another day begins with its first show, however far one had scrolled.
  useEffect(() => {
    list.current?.scrollTo({ top: 0 })
  }, [view.day, typed, filmsAt])
  return (
    <>
      <div ref={head} className="on-head">
        <Head view={view} field={field} today={programme?.today ?? ''} />
      </div>
      {typed === '' && (
        <DayCalendar
          days={view.all}
          day={view.day}
          today={programme?.today ?? ''}
          onPick={view.pick}
          onFilms={() => view.openFilms({ movieId: null })}
        />
      )}
      {programme && filmsAt && !film ? (
        <FilmList
          films={films}
          programme={programme}
          list={list}
          onPick={movieId => view.openFilms({ movieId })}
        />
      ) : (
        <ShowList
          list={list}
          shows={shows}
          programme={programme}
          now={now}
          byDay={typed !== null || film !== undefined}
          isPending={answer.isPending}
          onChoose={view.take}
        />
      )}
      {answer.failureCount > 0 && !programme && (
        <Notice tone="stop" announce>
          {refusalText(answer.failureReason)}
        </Notice>
      )}
      {programme && !filmsAt && typed !== '' && shows.length === 0 && (
        <Nothing typed={typed} any={view.all.length > 1 || programme.schedules.length > 0} />
      )}
    </>
  )
}

/** What is looked at: a day, what was typed, or films; and the keys and presses that change it. */
function useView(
  programme: Programme | undefined,
  now: number,
  fitting: number,
  field: RefObject<HTMLInputElement | null>,
) {
  const [askedDay, setDay] = useState<string | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [filmsAt, setFilmsAt] = useState<FilmsAt>(null)
  const films = programme && filmsAt ? filmsToCome(programme, now) : []
  const film = films.find(({ movie }) => movie.id === filmsAt?.movieId)
  const shown = shownOf(programme, { askedDay, typed, film }, now, fitting)
  const { days, shows } = shown
  const search = () => {
    setFilmsAt(null)
    setTyped(typed ?? '')
    field.current?.focus()
  }
  const pick = (next: string) => {
    setDay(next)
    setTyped(null)
    setFilmsAt(null)
  }
  const openFilms = (next: FilmsAt) => {
    setTyped(null)
    setFilmsAt(next)
  }
  /** A show that is taken from a film's list is found again in the list of its day. */
  const take = (show: ScheduleView) => {
    choose(show)
    if (film) pick(show.day)
  }
  const pressed = (at: number) => {
    const [show, listed] = [shows[at], films[at]]
    if (filmsAt && !film) return listed && (() => openFilms({ movieId: listed.movie.id }))
    return show && (() => take(show))
  }
  useKeys({
    [keys.search]: typed === null ? search : () => setTyped(null),
    [keys.films]: () => openFilms(filmsAt && !film ? null : { movieId: null }),
    ...Object.fromEntries(keys.shows.map((key, at) => [key, pressed(at)])),
    ...Object.fromEntries(keys.days.map((key, at) => [key, days[at] ? () => pick(days[at]!) : undefined])),
  })
  return { ...shown, typed, filmsAt, film, films, setTyped, search, pick, openFilms, take }
}

/** Above the list: the days and the search, what is typed, or which films are shown. */
function Head({
  view: { typed, filmsAt, film, days, day, shows, setTyped, search, pick, openFilms },
  field,
  today,
}: {
  view: ReturnType<typeof useView>
  field: RefObject<HTMLInputElement | null>
  today: string
}) {
  if (filmsAt)
    return (
      <FilmsHead film={film} onAll={() => openFilms({ movieId: null })} onClose={() => openFilms(null)} />
    )
  return (
    <>
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

/** Whether films are shown in place of a day, and of which one the shows; of none while all are. */
type FilmsAt = { movieId: string | null } | null

/** How far ahead a day can be chosen. */
const mostDays = 60

/** The days to choose from, those in sight, the chosen one with its shows; or those of a film, or search results. */
function shownOf(
  programme: Programme | undefined,
  { askedDay, typed, film }: { askedDay: string | null; typed: string | null; film: FilmToCome | undefined },
  now: number,
  fitting: number,
): { all: string[]; days: string[]; day: string; shows: readonly ScheduleView[] } {
  const today = programme?.today ?? ''
  const all = [...new Set([today, ...daysWithShows(programme?.schedules ?? [], today)])].slice(0, mostDays)
  const day = askedDay && all.includes(askedDay) ? askedDay : today
  const days = daysInSight(all, day, fitting)
  if (!programme) return { all, days, day, shows: [] }
  if (film) return { all, days, day, shows: film.shows }
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
