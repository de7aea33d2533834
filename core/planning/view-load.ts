import type { Words } from '../i18n/locale.ts'
import type { Tenant } from '../api/tenant.ts'
import { Refusal } from '../refusal.ts'
import { offeredOnline } from '../billing/methods/payment-method.ts'
import { hasFile } from '../content/files/store.ts'
import { readsTraining } from '../journal/storage/training.ts'
import { closingMs } from '../seating/allotment.ts'
import { showSeats } from '../seating/load.ts'
import { loadBeside, plainTally, type Beside, type SeatTally } from '../seating/tally-store.ts'
import { arrangementById } from '../seating/store.ts'
import { seatsForVisitors } from '../seating/visitors/load.ts'
import type { Arrivals } from '../programme/arrival.ts'
import { loadArrivals } from '../programme/arrival-load.ts'
import { cinemaShown, exhibitorShown, tagsShown, versionShown } from './entries-shown.ts'
import { guestChannels, type MovieView, type Programme, type ScheduleView } from './contract.ts'
import type { EventView } from '../programme/event.ts'
import { countSeats, countsOfTally, type TakenSeats } from './seat-counts.ts'
import { addDays, businessDay, isoIn, startOfDay } from '../programme/day.ts'
import type { Entry } from '../journal/entry-fields.ts'
import type { Movie } from '../programme/movie.ts'
import type { OwnMinutes } from '../programme/own-minutes.ts'
import { eventOf, saleStopNow } from '../programme/sale.ts'
import { onlineSaleEndsMs, type ShowShares } from '../programme/schedule.ts'
import { visibilityOf } from '../programme/row-visibility.ts'
import { eventTerms, listTerms } from '../programme/show-terms.ts'
import { onlineEndsBefore } from './online.ts'
import { knownSchedulesBetween, scheduleById, type ScheduleRow } from '../programme/store.ts'
import { exhibitorOf } from '../venue/exhibitor.ts'
import { sellsVouchers } from '../vouchers/public-types.ts'
import { timesOf } from './show-times.ts'

/** Which days, and for whom. */
export type Asked = {
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
  const fromMs = startOfDay(asked.from ?? today, zone, exhibitor.midnightOffsetMinutes)
  const beforeMs = startOfDay(
    addDays(asked.to ?? addDays(today, daysAhead), 1),
    zone,
    exhibitor.midnightOffsetMinutes,
  )
  const arrivals = loadArrivals(tenant)
  const paysOnline = canPayOnline(tenant)
  const connected = new Set([...here].filter(id => tenant.line.connected(id)))
  const given = { arrivals, paysOnline, beside: loadBeside(node.db, nowMs), connected }
  const isPlanner = !asked.channel || asked.channel === 'portal'
  const seen = (visibility: readonly string[]) => !asked.channel || visibility.includes(asked.channel)
  const schedules = knownSchedulesBetween(node.db, fromMs, beforeMs)
    // While streams are catching up a show may arrive before its arrangement; it is listed when both are here.
    .filter(row => arrangementById(node.db, row.arrangementId))
    .filter(row => here.has(row.cinemaId) && seen(visibilityOf(row)))
  const listed = (movie: Movie) =>
    !movie.archived || isPlanner || schedules.some(row => row.movieId === movie.id)
  const movies = catalogue
    .all('movie')
    .filter(movie => !movie.deleted && seen(movie.visibility) && listed(movie))
  return {
    exhibitor: exhibitorShown(catalogue, exhibitor, today),
    training: readsTraining(node.db),
    sellsVouchers: sellsVouchers(catalogue),
    cinemas: cinemas.map(cinemaShown),
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
    movies: movies.map(movie => ({
      ...movieView(tenant, movie, arrivals),
      ...firstDay(movie, asked.channel, today),
    })),
    tags: tagsShown(movies, catalogue.all('tag')),
    versions: catalogue
      .all('version')
      .filter(version => !version.deleted)
      .map(versionShown),
    schedules: schedules.map(row => viewAgain(tenant, row, given)),
    events: catalogue
      .all('event')
      .filter(event => !event.deleted)
      .map(event => eventViewOf(tenant, event)),
    now: isoIn(nowMs, zone),
    today,
  }
}

/** Whether a purchase on the website could be paid: without a way to pay none is begun. */
const canPayOnline = ({ node }: Tenant): boolean =>
  offeredOnline(node.catalogue.all('payment_method'), readsTraining(node.db)).length > 0

/** The first day where it is told; where it is not, the film is only announced. */
function firstDay(
  { showingFrom, showingFromVisibility }: Movie,
  channel: Asked['channel'],
  today: string,
): Pick<MovieView, 'showingFrom' | 'soon'> {
  if (!showingFrom || !channel || !showingFromVisibility || showingFromVisibility.includes(channel))
    return { showingFrom }
  return { showingFrom: null, ...(showingFrom > today ? { soon: true } : {}) }
}

/** While a poster is still being fetched from the other side, the drawn one is shown, and no other picture. */
export function movieView(
  tenant: Tenant,
  movie: Movie,
  arrivals: Arrivals = loadArrivals(tenant),
): MovieView {
  const here = movie.posterFile && hasFile(tenant.node.db, movie.posterFile)
  const { internalTitle: _, distributorId: _d, officeId: _o, rentalProfileId: _r, ...open } = movie
  return {
    ...open,
    ...arrivals.movie(movie.id),
    pictures: (movie.pictures ?? []).filter(({ file }) => hasFile(tenant.node.db, file)),
    posterUrl: here ? `/files/${movie.posterFile}` : `/api/movies/${movie.id}/poster`,
  }
}

/** An event as pages list it; while its poster is still being fetched from the other side, its film's is shown. */
function eventViewOf({ node }: Tenant, event: Entry<'event'>): EventView {
  const { body: _, posterFile, ...open } = event
  return { ...open, posterUrl: posterFile && hasFile(node.db, posterFile) ? `/files/${posterFile}` : null }
}

/** What is read once for all shows of a programme. */
type Given = {
  arrivals: Arrivals
  paysOnline: boolean
  beside: Beside
  /** Cinemas whose other side is reached. */
  connected: ReadonlySet<string>
}

/** Views of shows whose seats are counted by their tokens alone, with everything that they were made of. */
const views = new WeakMap<ScheduleRow, { madeOf: readonly unknown[]; view: ScheduleView }>()

/**
 * The view of a show of a programme, made anew where its row, its count, an entry it is told from or the line is another one,
 * and each second once it begins or its sale is closing: most shows are as they were when the programme was told last.
 */
function viewAgain(tenant: Tenant, row: ScheduleRow, given: Given): ScheduleView {
  const { arrivals, paysOnline, beside, connected } = given
  const { catalogue, runtime } = tenant.node
  const tally = tallyOf(tenant, row, beside)
  if (!tally) return scheduleView(tenant, row, arrivals, paysOnline, beside)
  const nowMs = runtime.now()
  // An event's online sale ends by its start too, which may be long before.
  const isClosing = nowMs >= Math.min(row.startMs, onlineSaleEndsMs(row) - closingMs)
  const second = isClosing ? Math.floor(nowMs / 1000) : 0
  const madeOf = [tally, second, connected.has(row.cinemaId), paysOnline, ...entriesBehind(catalogue, row)]
  let known = views.get(row)
  if (!known?.madeOf.every((each, place) => each === madeOf[place]))
    views.set(row, (known = { madeOf, view: scheduleView(tenant, row, arrivals, paysOnline, beside) }))
  return { ...known.view, ...arrivals.schedule(row) }
}

/** All that `scheduleView` asks the catalogue for: an entry that was edited is another object. */
function entriesBehind(catalogue: Tenant['node']['catalogue'], row: ScheduleRow): readonly unknown[] {
  const exhibitor = exhibitorOf(catalogue)!
  return [
    exhibitor.features.tickets,
    exhibitor.midnightOffsetMinutes,
    catalogue.get('cinema', row.cinemaId),
    catalogue.get('screen', row.screenId),
    catalogue.get('movie', row.movieId),
    row.priceListId && catalogue.get('price_list', row.priceListId),
    catalogue.all('event'),
  ]
}

/** One show with its counts. While disconnected, only the relay's own seats count as available online. */
export function scheduleView(
  tenant: Tenant,
  row: ScheduleRow,
  arrivals: Arrivals = loadArrivals(tenant),
  paysOnline: boolean = canPayOnline(tenant),
  beside?: Beside,
): ScheduleView {
  const { node, line } = tenant
  const { catalogue } = node
  const cinema = catalogue.get('cinema', row.cinemaId)!
  const exhibitor = exhibitorOf(catalogue)!
  const nowMs = node.runtime.now()
  const counts = countsOf(tenant, row, beside)
  const event = eventTerms(eventOf(node, row.id))
  const list = listTerms(catalogue, row.priceListId)
  const soldOut = counts.available === 0
  const soldOutOnline = counts.availableOnline === 0
  return {
    id: row.id,
    cinemaId: row.cinemaId,
    screenId: row.screenId,
    movieId: row.movieId,
    versionId: row.versionId,
    eventId: event?.id ?? null,
    ownPrices: event?.ownPrices ?? false,
    ...(list && { priceList: list }),
    ...timesOf(row, cinema.timezone, exhibitor.midnightOffsetMinutes),
    ...(row.ownMinutes === null ? {} : { ownMinutes: JSON.parse(row.ownMinutes) as OwnMinutes }),
    onlineEndsBefore: onlineEndsBefore(row),
    shares: row.shares === null ? null : (JSON.parse(row.shares) as ShowShares),
    ...(row.notice === null ? {} : { notice: JSON.parse(row.notice) as Words }),
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
      exhibitor.features.tickets &&
      paysOnline &&
      !soldOutOnline &&
      !saleStopNow({ catalogue, nowMs }, row, 'site'),
    cancelled: row.cancelled,
    shownOn: guestChannels.filter(channel => visibilityOf(row).includes(channel)),
    arrangementId: row.arrangementId,
    ...arrivals.schedule(row),
  }
}

/** Seats left of a show, as this node knows them; see `countSeats`. */
export function seatCounts(tenant: Tenant, scheduleId: string) {
  const schedule = scheduleById(tenant.node.db, scheduleId)
  if (!schedule) throw new Refusal('schedule_unknown')
  return countsOf(tenant, schedule)
}

/** Undefined where the tokens are not all there is to know. */
function tallyOf({ node, line }: Tenant, schedule: ScheduleRow, beside?: Beside): SeatTally | undefined {
  const { db, runtime } = node
  const plan = arrangementById(db, schedule.arrangementId)
  if (!plan || line.heldOnline?.(schedule.id)?.size) return undefined
  return plainTally(db, schedule, plan, runtime.now(), beside)
}

function countsOf(tenant: Tenant, schedule: ScheduleRow, beside?: Beside) {
  const { node, line } = tenant
  const { db, catalogue, identity } = node
  const nowMs = node.runtime.now()
  const arrangement = arrangementById(db, schedule.arrangementId)
  if (!arrangement) throw new Refusal('schedule_unknown')
  const capacity = arrangement.seats.length
  const connected = line.connected(schedule.cinemaId)
  const heldThere = line.heldOnline?.(schedule.id)
  const forVisitors = (taken: TakenSeats) => seatsForVisitors({ catalogue, nowMs }, schedule, capacity, taken)
  const tally = tallyOf(tenant, schedule, beside)
  const counts = tally
    ? countsOfTally(tally, identity.role, connected, forVisitors)
    : countSeats(
        { ...showSeats(db, schedule.id, identity.role, true, nowMs).seating, heldThere },
        connected,
        forVisitors,
      )
  return { capacity, freeSeating: arrangement.freeSeating, ...counts }
}
