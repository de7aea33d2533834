import type { PriceRate } from '../pricing/price-rate.ts'
import type { Screen } from '../venue/screen.ts'
import type { Placeholder } from './placeholder.ts'
import { keepName, type Conflict, type PlannedShow, type Plans } from './conflict.ts'
import { aroundOf, clashes, nextFreeStart, spanOf, type Span } from '../programme/occupancy.ts'

/** One ordinary edit that ends a conflict. */
export type Resolution =
  | { do: 'cancel'; scheduleId: string }
  | { do: 'move'; scheduleId: string; screenId: string; startMs: number }
  /** A kept time begins later. */
  | { do: 'shift'; placeholderId: string; screenId: string; startMs: number }
  /** Cancelled and planned anew in a screen with another seat plan. */
  | { do: 'replan'; scheduleId: string; screenId: string; startMs: number }
  /** Cancelled and planned anew in place, with the current seat plan. */
  | { do: 'renew'; scheduleIds: string[] }
  /** It gets another plan of its screen, which has every seat that somebody has. */
  | { do: 'fit'; scheduleId: string; arrangementId: string }
  /** They stay as they are, and this conflict is not shown again. */
  | { do: 'keep'; scheduleIds: string[]; keeps: string }
  | { do: 'rename'; kind: 'movie' | 'event'; id: string; slug: string }
  | { do: 'remove'; kind: 'event' | 'price_rate' | 'product' | 'placeholder'; id: string }
  /** A rate is offered where there is none. */
  | { do: 'offer'; rateId: string; channel: 'site' | 'pos' }
  /** A rate that was removed is entered again. */
  | { do: 'restore'; rateId: string; channel: 'site' | 'pos' }

/** The most other screens offered for a show. */
const screensOffered = 3

/** Tells the resolutions of a conflict apart; it changes when what it would do changes. */
export function resolutionId(resolution: Resolution): string {
  return Object.values(resolution).join(' ')
}

/** What a manager can do about a conflict, best first. */
export function resolutionsOf(conflict: Conflict, plans: Plans): Resolution[] {
  const shows = conflict.subjects.flatMap(({ kind, id }) => {
    const show = kind === 'schedule' && plans.shows.find(each => each.id === id)
    return show && show.startMs > plans.nowMs ? [show] : []
  })
  const [show] = shows
  switch (conflict.kind) {
    case 'shows_overlap':
      return [...shows.reverse().flatMap(each => laterHere(each, plans)), ...shows.flatMap(cancel)]
    case 'show_over_kept': {
      const kept = conflict.subjects.filter(({ kind }) => kind === 'placeholder')
      return show ? [...laterHere(show, plans), ...kept.flatMap(giveUp), ...cancel(show)] : []
    }
    case 'kept_overlap': {
      const both = conflict.subjects.flatMap(({ id }) => plans.kept.find(each => each.id === id) ?? [])
      return [...both.reverse().flatMap(each => laterKept(each, plans)), ...both.flatMap(giveUp)]
    }
    case 'screen_gone':
      return show ? [...elsewhere(show, plans), ...cancel(show)] : []
    case 'movie_gone':
    case 'version_gone':
      return show ? [keep([show], conflict), ...cancel(show)] : []
    case 'seat_plan_old':
      return shows.length ? [...renew(shows), keep(shows, conflict)] : []
    case 'seats_not_in_plan':
      return show ? [...fit(show), keep([show], conflict)] : []
    case 'movie_slug_twice':
      return conflict.subjects.map(({ id }) => rename('movie', id, conflict.about, plans))
    case 'event_slug_twice':
      return conflict.subjects.map(({ id }) => rename('event', id, conflict.about, plans))
    case 'event_twice':
    case 'event_without_show':
      return conflict.subjects
        .filter(({ kind }) => kind === 'event')
        .map(({ id }) => ({ do: 'remove', kind: 'event', id }))
    case 'rate_name_twice':
    case 'supplement_twice':
      return conflict.subjects.map(({ id }) => ({ do: 'remove', kind: 'price_rate', id }))
    case 'barcode_twice':
      return conflict.subjects.map(({ id }) => ({ do: 'remove', kind: 'product', id }))
    case 'no_rate':
      return offers(conflict, plans)
  }
}

const giveUp = ({ id }: { id: string }): Resolution[] => [{ do: 'remove', kind: 'placeholder', id }]

const cancel = (show: PlannedShow): Resolution[] => [{ do: 'cancel', scheduleId: show.id }]

function keep(shows: readonly PlannedShow[], conflict: Conflict): Resolution {
  return { do: 'keep', scheduleIds: shows.map(show => show.id), keeps: keepName(conflict) }
}

/** Shows without sales; the others keep the seat plan they were sold by. */
function renew(shows: readonly PlannedShow[]): Resolution[] {
  const unsold = shows.filter(show => !show.taken).map(show => show.id)
  return unsold.length ? [{ do: 'renew', scheduleIds: unsold }] : []
}

function fit({ id, fitting }: PlannedShow): Resolution[] {
  return fitting === null ? [] : [{ do: 'fit', scheduleId: id, arrangementId: fitting }]
}

/** To the next time its screen is free. */
function laterHere(show: PlannedShow, plans: Plans): Resolution[] {
  const screen = plans.screens.find(each => each.id === show.screenId)
  if (!screen || screen.deleted) return []
  const others = takenIn(screen, plans, show.id)
  const startMs = nextFreeStart(show.startMs, lengthIn(screen, show, plans), others)
  return [{ do: 'move', scheduleId: show.id, screenId: screen.id, startMs }]
}

/** A kept time at the next one its screen is free; none where its screen is gone, or it has begun. */
function laterKept({ id, place }: Placeholder, plans: Plans): Resolution[] {
  const screen = plans.screens.find(each => each.id === place.screenId)
  if (!screen || screen.deleted || place.startMs <= plans.nowMs) return []
  const runtimeMinutes = (place.endMs - place.featureMs) / 60_000
  const lengthMs = spanOf(0, screen, { runtimeMinutes }).readyMs
  const startMs = nextFreeStart(place.startMs, lengthMs, takenIn(screen, plans, id))
  return [{ do: 'shift', placeholderId: id, screenId: screen.id, startMs }]
}

/** At its time in another screen that is free then: with its seats where the seat plan is the same, else anew. */
function elsewhere(show: PlannedShow, plans: Plans): Resolution[] {
  const free = plans.screens.filter(screen => {
    const span = { startMs: show.startMs, readyMs: show.startMs + lengthIn(screen, show, plans) }
    return (
      screen.cinemaId === show.cinemaId && !screen.deleted && !clashes(span, takenIn(screen, plans)).length
    )
  })
  const alike = (screen: Screen) => screen.arrangementId === show.arrangementId
  const to = (screen: Screen) => ({ scheduleId: show.id, screenId: screen.id, startMs: show.startMs })
  const moves = free.filter(alike).map(screen => ({ do: 'move' as const, ...to(screen) }))
  const anew = show.taken ? [] : free.filter(screen => !alike(screen))
  return [...moves, ...anew.map(screen => ({ do: 'replan' as const, ...to(screen) }))].slice(
    0,
    screensOffered,
  )
}

/** When a screen is taken: by shows and by times that are kept, but for one of either. */
function takenIn(screen: Screen, { shows, kept }: Plans, but?: string): Pick<Span, 'startMs' | 'readyMs'>[] {
  const { id } = screen
  return [
    ...shows.filter(each => !each.cancelled && each.screenId === id && each.id !== but),
    ...kept
      .filter(each => !each.deleted && each.place.screenId === id && each.id !== but)
      .map(({ place }) => place),
  ]
}

function lengthIn(screen: Screen, show: PlannedShow, plans: Plans): number {
  const movie = plans.movies.find(each => each.id === show.movieId)
  return movie ? spanOf(0, aroundOf(screen, show.ownMinutes), movie).readyMs : show.readyMs - show.startMs
}

/** The same address with the movie's year, or the next unused number. */
function rename(kind: 'movie' | 'event', id: string, slug: string, plans: Plans): Resolution {
  const entries = kind === 'movie' ? plans.movies : plans.events
  const used = new Set(entries.map(entry => entry.slug))
  const year = kind === 'movie' && plans.movies.find(movie => movie.id === id)?.year
  const wishes = [
    ...(year ? [`${slug}-${year}`] : []),
    ...Array.from({ length: used.size + 1 }, (_, n) => `${slug}-${n + 2}`),
  ]
  return { do: 'rename', kind, id, slug: wishes.find(wish => !used.has(wish))! }
}

function offers(conflict: Conflict, plans: Plans): Resolution[] {
  const channel = conflict.about as 'site' | 'pos'
  const rates = conflict.subjects.flatMap(({ id }) => plans.rates.find(rate => rate.id === id) ?? [])
  const inOrder = (a: PriceRate, b: PriceRate) => a.order - b.order || (a.id < b.id ? -1 : 1)
  const offered = rates.filter(rate => !rate.deleted).sort(inOrder)
  const gone = rates.filter(rate => rate.deleted && rate.visibility?.includes(channel)).sort(inOrder)
  return [
    ...offered.map(rate => ({ do: 'offer' as const, rateId: rate.id, channel })),
    ...gone.map(rate => ({ do: 'restore' as const, rateId: rate.id, channel })),
  ]
}
