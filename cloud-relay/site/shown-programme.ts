import type { MovieView, Programme, ScheduleView } from '#core/planning/contract.ts'
import { rangeOf } from './days.ts'
import type { Place } from './place.ts'
import { offeredFilters, type OfferedFilters } from './show-filter.ts'
import { announced, announcedShows, comingShows, fewLeft, saleOf } from './showings.ts'
import { eventOf, movieOf } from './title.ts'

/**
 * What of a programme one page shows. The page is made of this alone (test/cloud-relay/site/shown-programme.test.ts renders
 * both and compares), only this is sent along with it, and it is rendered anew only when this changes, so that a seat sold
 * for another film costs its readers nothing.
 */
export type Shown = {
  programme: Programme
  /** What there is to filter by, of the whole programme. */
  offered: OfferedFilters
  /** Whether each show is sold now, which the clock changes too. */
  sales: string[]
}

/** @param place where the programme has it: see `resolve` */
export function shownOf(place: Place, whole: Programme): Shown {
  const now = Date.parse(whole.now)
  const programme = shownProgramme(place, whole, now)
  return {
    programme,
    offered: offeredFilters(whole),
    sales: programme.schedules.map(show => saleOf(show, programme, now)),
  }
}

/** Whether a film's overview is read on a page; long texts in every language would be most of what is sent. */
export function tellsOverview(place: Place, movie: MovieView, programme: Programme): boolean {
  if (place.name === 'home')
    return (
      announced(programme)[0]?.id === movie.id ||
      programme.schedules.some(show => show.movieId === movie.id && show.day === programme.today)
    )
  if (place.name === 'movies') return rangeOf(place.filter, programme)?.kind === 'day'
  return place.name === 'movies.view' || place.name === 'events.view'
}

/** Of the seats left only what pages say of them is told: none, few, or more. */
function shownProgramme(place: Place, programme: Programme, now: number): Programme {
  const own = ownShows(place, programme, now)
  const coming = comingShows(programme, now).filter(show => show.eventId !== null)
  const kept = new Set<ScheduleView>([
    ...own,
    ...(place.name === 'home' ? coming : []),
    // The header leads to the events while there are any.
    ...coming.slice(-1),
    // Cinemas are named when several have shows.
    ...firstOfEach(programme.schedules, show => show.cinemaId),
    ...(place.name === 'home' || place.name === 'movies' ? daysShown(programme) : []),
  ])
  const named = new Set([...own, ...coming.filter(show => kept.has(show))])
  const movies = moviesOf(place, programme, named)
  const movieIds = new Set(movies.map(movie => movie.id))
  const screens = new Set([...named].map(show => show.screenId))
  const event = eventOf(place, programme)
  return {
    ...programme,
    // Search engines are told on the home page how many screens there are.
    screens: programme.screens.filter(screen => place.name === 'home' || screens.has(screen.id)),
    movies: movies.map(movie => ({
      ...movie,
      pictures: place.name === 'movies.view' ? movie.pictures : [],
      atCinema: true,
      online: true,
      awaitedAt: [],
    })),
    versions: programme.versions.filter(version => movieIds.has(version.movieId)),
    tags: place.name === 'movies' ? programme.tags : [],
    schedules: programme.schedules.filter(show => kept.has(show)).map(withoutNumbers),
    events: programme.events.filter(
      each => each === event || [...named].some(show => show.eventId === each.id),
    ),
  }
}

function ownShows(place: Place, programme: Programme, now: number): ScheduleView[] {
  const coming = announcedShows(programme, now)
  switch (place.name) {
    case 'home':
      return coming.filter(show => show.day === programme.today)
    case 'movies': {
      const range = rangeOf(place.filter, programme)
      if (range?.kind === 'day') return coming.filter(show => show.day === range.day)
      // One for each answer that the filters may ask for: the last, which is to come for longest.
      const filtered = (show: ScheduleView) => `${show.versionId} ${show.cinemaId}`
      const sold = coming.filter(show => !show.cancelled).reverse()
      return range?.kind === 'all' ? firstOfEach(sold, filtered) : []
    }
    case 'movies.view':
    case 'buy.tickets':
    case 'buy.events': {
      const event = eventOf(place, programme)
      const movie = movieOf(place, programme)
      const wanted = programme.schedules.filter(show =>
        place.name === 'buy.tickets' ? show.id === place.scheduleId : event && show.eventId === event.id,
      )
      return [...wanted, ...coming.filter(show => show.movieId === movie?.id)]
    }
    case 'events':
      return coming.filter(show => show.eventId !== null)
    case 'events.view': {
      const event = eventOf(place, programme)
      const own = programme.schedules.filter(show => event && show.eventId === event.id)
      // Where one cannot be bought, the film's other shows are named.
      const films = new Set(
        own.filter(show => saleOf(show, programme, now) !== 'open').map(show => show.movieId),
      )
      return [...own, ...coming.filter(show => films.has(show.movieId))]
    }
    default:
      return []
  }
}

function moviesOf(place: Place, programme: Programme, shows: ReadonlySet<ScheduleView>): MovieView[] {
  const wanted = new Set([...shows].map(show => show.movieId))
  const own = movieOf(place, programme)
  if (own) wanted.add(own.id)
  const soon = announced(programme)
  if (place.name === 'home' && soon[0]) wanted.add(soon[0].id)
  if (place.name === 'movies') {
    if (place.filter === 'soon') for (const movie of soon) wanted.add(movie.id)
  }
  return programme.movies.filter(movie => wanted.has(movie.id))
}

/** One show of each day that has any, for the strip of days. */
const daysShown = ({ schedules }: Programme) =>
  firstOfEach(
    schedules.filter(show => !show.cancelled),
    show => show.day,
  )

function firstOfEach(shows: readonly ScheduleView[], key: (show: ScheduleView) => string): ScheduleView[] {
  const first = new Map<string, ScheduleView>()
  for (const show of shows) if (!first.has(key(show))) first.set(key(show), show)
  return [...first.values()]
}

/** Counts as pages tell them, and nothing of which side has which seats. */
function withoutNumbers(show: ScheduleView): ScheduleView {
  const online = show.availableOnline === 0 ? 0 : fewLeft(show) ? 1 : show.capacity
  return {
    ...show,
    available: show.soldOut ? 0 : show.capacity,
    availableOnline: online,
    availableHere: 0,
    availableThere: 0,
    cut: false,
    atCinema: true,
    online: true,
  }
}
