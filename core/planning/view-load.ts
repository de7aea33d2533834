import type { Tenant } from '../api/tenant.ts'
import { hasFile } from '../content/files/store.ts'
import { showSeats } from '../seating/load.ts'
import { arrangementById } from '../seating/store.ts'
import { seatsForVisitors } from '../seating/visitors/load.ts'
import type { Arrivals } from '../programme/arrival.ts'
import { loadArrivals } from '../programme/arrival-load.ts'
import type { Event } from '../venue/cinema.ts'
import type { MovieView, Programme, ScheduleView } from './contract.ts'
import { countSeats } from './seat-counts.ts'
import { addDays, businessDay, instantOf, isoIn } from '../programme/day.ts'
import type { Movie } from '../programme/movie.ts'
import { saleStopNow } from '../programme/sale.ts'
import { onlineSaleEndsMs } from '../programme/schedule.ts'
import { schedulesBetween, type ScheduleRow } from '../programme/store.ts'
import { exhibitorOf } from '../venue/exhibitor.ts'

type Asked = {
  from?: string | undefined
  to?: string | undefined
  channel?: 'site' | 'signage' | 'pos' | 'portal' | undefined
}

/** How far ahead shows are listed when no end is given. */
const daysAhead = 60

/** The programme of an exhibitor as pages show it, with the seats left as far as this node knows. */
export function programmeOf(tenant: Tenant, asked: Asked): Programme {
  const { node } = tenant
  const { catalogue, identity } = node
  const exhibitor = exhibitorOf(catalogue)!
  const cinemas = catalogue
    .all('cinema')
    .filter(cinema => !cinema.deleted && (!identity.cinemaId || cinema.id === identity.cinemaId))
  const here = new Set(cinemas.map(cinema => cinema.id))
  const zone = cinemas[0]?.timezone ?? 'UTC'
  const nowMs = node.runtime.now()
  const today = businessDay(nowMs, zone, exhibitor.midnightOffsetMinutes)
  const fromMs = startOf(asked.from ?? today, zone, exhibitor.midnightOffsetMinutes)
  const beforeMs = startOf(
    addDays(asked.to ?? addDays(today, daysAhead), 1),
    zone,
    exhibitor.midnightOffsetMinutes,
  )
  const events = catalogue.all('event').filter(event => !event.deleted)
  const arrivals = loadArrivals(tenant)
  const seen = (visibility: readonly string[]) => !asked.channel || visibility.includes(asked.channel)
  return {
    exhibitor,
    cinemas: [...cinemas],
    screens: catalogue
      .all('screen')
      .filter(screen => !screen.deleted && here.has(screen.cinemaId))
      .map(screen => {
        const arrangement = arrangementById(node.db, screen.arrangementId)
        return {
          ...screen,
          capacity: arrangement?.seats.length ?? 0,
          freeSeating: arrangement?.freeSeating ?? false,
        }
      }),
    movies: catalogue
      .all('movie')
      .filter(movie => !movie.deleted && seen(movie.visibility))
      .map(movie => movieView(tenant, movie, arrivals)),
    versions: catalogue.all('version').filter(version => !version.deleted),
    schedules: schedulesBetween(node.db, fromMs, beforeMs)
      // While streams are catching up a show may arrive before its arrangement; it is listed when both are here.
      .filter(row => arrangementById(node.db, row.arrangementId))
      .filter(row => here.has(row.cinemaId) && seen(JSON.parse(row.visibility) as string[]))
      .map(row => scheduleView(tenant, row, events, arrivals)),
    events: [...events],
    now: isoIn(nowMs, zone),
    today,
  }
}

/** The instant a business day begins. */
export function startOf(day: string, timeZone: string, midnightOffsetMinutes: number): number {
  const hour = String(Math.floor(midnightOffsetMinutes / 60)).padStart(2, '0')
  const minute = String(midnightOffsetMinutes % 60).padStart(2, '0')
  return instantOf(day, `${hour}:${minute}`, timeZone, 0)
}

/** While a poster is still being fetched from the other side, the drawn one is shown. */
export function movieView(
  tenant: Tenant,
  movie: Movie,
  arrivals: Arrivals = loadArrivals(tenant),
): MovieView {
  const here = movie.posterFile && hasFile(tenant.node.db, movie.posterFile)
  return {
    ...movie,
    ...arrivals.movie(movie.id),
    posterUrl: here ? `/files/${movie.posterFile}` : `/api/movies/${movie.id}/poster`,
  }
}

/** One show with its counts. While disconnected, only the relay's own seats count as available online. */
export function scheduleView(
  tenant: Tenant,
  row: ScheduleRow,
  events?: readonly Event[],
  arrivals: Arrivals = loadArrivals(tenant),
): ScheduleView {
  const { node, line } = tenant
  const { catalogue } = node
  const cinema = catalogue.get('cinema', row.cinemaId)!
  const exhibitor = exhibitorOf(catalogue)!
  const nowMs = node.runtime.now()
  const counts = seatCounts(tenant, row.id)
  const soldOut = counts.available === 0
  const soldOutOnline = counts.availableOnline === 0
  const event = (events ?? catalogue.all('event')).find(
    event => event.scheduleId === row.id && !event.deleted,
  )
  const iso = (ms: number) => isoIn(ms, cinema.timezone)
  return {
    id: row.id,
    cinemaId: row.cinemaId,
    screenId: row.screenId,
    movieId: row.movieId,
    versionId: row.versionId,
    eventId: event?.id ?? null,
    start: iso(row.startMs),
    featureStart: iso(row.featureMs),
    end: iso(row.endMs),
    day: businessDay(row.startMs, cinema.timezone, exhibitor.midnightOffsetMinutes),
    onlineUntil: iso(onlineSaleEndsMs(row)),
    capacity: counts.capacity,
    available: counts.available,
    availableOnline: counts.availableOnline,
    availableHere: counts.availableHere,
    availableThere: counts.availableThere,
    cut: !line.connected(row.cinemaId),
    freeSeating: counts.freeSeating,
    soldOut,
    soldOutOnline,
    purchasableOnline:
      exhibitor.features.tickets && !soldOutOnline && !saleStopNow({ catalogue, nowMs }, row, 'site'),
    cancelled: row.cancelled,
    arrangementId: row.arrangementId,
    ...arrivals.schedule(row),
  }
}

/** Seats left of a show, as this node knows them; see `countSeats`. */
export function seatCounts(tenant: Tenant, scheduleId: string) {
  const { node, line } = tenant
  const nowMs = node.runtime.now()
  const { arrangement, seating, schedule } = showSeats(node.db, scheduleId, node.identity.role, true, nowMs)
  const capacity = arrangement.seats.length
  const counts = countSeats(
    { ...seating, heldThere: line.heldOnline?.(scheduleId) },
    line.connected(schedule.cinemaId),
    taken => seatsForVisitors({ catalogue: node.catalogue, nowMs }, schedule, capacity, taken),
  )
  return { capacity, freeSeating: arrangement.freeSeating, ...counts }
}
