import { isLimited } from '../pricing/rate-rules.ts'
import type { PriceRate } from '../pricing/price-rate.ts'
import { showsOfEvent } from '../programme/event-shows.ts'
import { clashes } from '../programme/occupancy.ts'
import {
  alive,
  conflict,
  conflictKinds,
  keepName,
  pending,
  show,
  type Conflict,
  type ConflictKind,
  type PlannedShow,
  type Plans,
  type Subject,
} from './conflict.ts'
import { keptOverlaps, overKept } from './kept-conflicts.ts'

/**
 * Every conflict in what is planned, in the order of its kinds and ids. It looks at the current state, not at who
 * edited: however a conflict arose, a manager must decide. Shows that have begun are left to the staff on site.
 */
export function conflictsOf(plans: Plans): Conflict[] {
  const found = [
    ...overlaps(plans),
    ...overKept(plans),
    ...keptOverlaps(plans),
    ...plans.shows.filter(show => pending(show, plans)).flatMap(show => troublesOf(show, plans)),
    ...oldSeatPlans(plans),
    ...lostSeats(plans),
    ...twice('movie_slug_twice', 'movie', 'slug', alive(plans.movies), movie => movie.slug),
    ...twice('event_slug_twice', 'event', 'slug', alive(plans.events), event => event.slug),
    ...eventTroubles(plans),
    ...twice('rate_name_twice', 'price_rate', 'name', meeting(ticketRates(plans)), rateName),
    ...twice(
      'supplement_twice',
      'price_rate',
      'deleted',
      alive(plans.rates).filter(rate => !isLimited(rate)),
      supplementOf,
    ),
    ...twice('barcode_twice', 'product', 'barcode', alive(plans.products), product => product.barcode),
    ...nothingToSell(plans),
  ]
  const order = (conflict: Conflict) => conflictKinds.indexOf(conflict.kind)
  return found.sort((a, b) => order(a) - order(b) || (a.id < b.id ? -1 : 1))
}

function overlaps(plans: Plans): Conflict[] {
  const running = plans.shows.filter(each => !each.cancelled && each.readyMs > plans.nowMs)
  const byStart = running.toSorted((a, b) => a.startMs - b.startMs || (a.id < b.id ? -1 : 1))
  const screens = Map.groupBy(byStart, each => each.screenId)
  return [...screens.values()].flatMap(inScreen =>
    inScreen.flatMap((first, index) =>
      clashes(first, inScreen.slice(index + 1))
        .filter(second => second.startMs > plans.nowMs)
        .map(second => conflict('shows_overlap', [show(first.id), show(second.id)])),
    ),
  )
}

/** What is wrong with one show by itself, except what a manager has accepted. */
function troublesOf(planned: PlannedShow, plans: Plans): Conflict[] {
  const screen = plans.screens.find(each => each.id === planned.screenId)
  const movie = plans.movies.find(each => each.id === planned.movieId)
  const version = plans.versions.find(each => each.id === planned.versionId)
  const found: Conflict[] = []
  const gone = (kind: ConflictKind, of: Subject['kind'], id: string, field = 'deleted') =>
    found.push(conflict(kind, [show(planned.id), { kind: of, id, field }], id))
  if (screen?.deleted) gone('screen_gone', 'screen', screen.id)
  if (movie?.deleted) gone('movie_gone', 'movie', movie.id)
  else if (movie?.archived) gone('movie_gone', 'movie', movie.id, 'archived')
  else if (version?.deleted) gone('version_gone', 'version', version.id)
  return found.filter(each => !planned.keeps.includes(keepName(each)))
}

/** Shows planned by a seat plan their screen no longer has; one conflict per screen, however many shows. */
function oldSeatPlans(plans: Plans): Conflict[] {
  return alive(plans.screens).flatMap(screen => {
    const about = screen.arrangementId
    const name = keepName({ kind: 'seat_plan_old', about })
    const old = plans.shows
      .filter(each => each.screenId === screen.id && pending(each, plans))
      .filter(each => about && each.arrangementId !== about && !each.keeps.includes(name))
    if (!old.length) return []
    const subjects = old.toSorted((a, b) => a.startMs - b.startMs).map(each => show(each.id, 'arrangementId'))
    const drawn: Subject = { kind: 'screen', id: screen.id, field: 'arrangementId' }
    return [{ ...conflict('seat_plan_old', [drawn], about), subjects: [drawn, ...subjects] }]
  })
}

/** Shows whose guests have seats that their plan does not: each side had sold what the other one drew away. */
function lostSeats(plans: Plans): Conflict[] {
  return plans.shows
    .filter(each => pending(each, plans) && each.lost.length > 0)
    .map(each =>
      conflict('seats_not_in_plan', [show(each.id, 'arrangementId')], [...each.lost].sort().join(', ')),
    )
    .filter(found => {
      const { keeps } = plans.shows.find(({ id }) => id === found.subjects[0]!.id)!
      return !keeps.includes(keepName(found))
    })
}

/** Entries that share a value which only one of them can have. */
function twice<E extends { id: string }>(
  kind: ConflictKind,
  of: Subject['kind'],
  field: string,
  entries: readonly E[],
  valueOf: (entry: E) => string | null | undefined,
): Conflict[] {
  const sharing = Map.groupBy(entries, entry => valueOf(entry) || '')
  return [...sharing]
    .filter(([value, same]) => value && same.length > 1)
    .map(([value, same]) =>
      conflict(
        kind,
        same
          .map(({ id }) => id)
          .sort()
          .map(id => ({ kind: of, id, field })),
        value,
      ),
    )
}

function eventTroubles(plans: Plans): Conflict[] {
  const planned = new Map(plans.shows.filter(each => each.startMs > plans.nowMs).map(each => [each.id, each]))
  const coming = alive(plans.events).map(event => ({
    id: event.id,
    shows: showsOfEvent(event).flatMap(id => planned.get(id) ?? []),
  }))
  // One of several that was cancelled is told on the event's page; the others go on.
  const lost = coming.filter(({ shows }) => shows.length && shows.every(({ cancelled }) => cancelled))
  const going = coming.flatMap(({ id, shows }) =>
    shows.filter(({ cancelled }) => !cancelled).map(each => ({ id, scheduleId: each.id })),
  )
  return [
    ...twice('event_twice', 'event', 'scheduleId', going, each => each.scheduleId),
    ...lost.map(({ id, shows }) =>
      conflict('event_without_show', [
        { kind: 'event', id, field: 'scheduleId' },
        ...shows.map(each => show(each.id, 'cancelled')),
      ]),
    ),
  ]
}

/** A channel with shows but no ticket rate, although the exhibitor has some: each side removed the other one's last. */
function nothingToSell(plans: Plans): Conflict[] {
  const rates = plans.rates.filter(rate => rate.kind === 'ticket')
  return (['site', 'pos'] as const)
    .filter(channel => channel === 'pos' || plans.sellsOnline)
    .filter(channel => plans.shows.some(each => pending(each, plans) && each.visibility.includes(channel)))
    .filter(channel => !ticketRates(plans).some(rate => rate.visibility?.includes(channel)))
    .filter(() => rates.length > 0)
    .map(channel =>
      conflict(
        'no_rate',
        rates.map(rate => ({
          kind: 'price_rate',
          id: rate.id,
          field: rate.deleted ? 'deleted' : 'visibility',
        })),
        channel,
      ),
    )
}

function ticketRates(plans: Plans): PriceRate[] {
  return alive(plans.rates).filter(rate => rate.kind === 'ticket')
}

const rateName = (rate: PriceRate) => folded(rate.name?.en)

/** Rates that a show may have beside another one of their name: one that ends before the other begins is no other one. */
function meeting(rates: readonly PriceRate[]): PriceRate[] {
  const apart = (a: PriceRate, b: PriceRate) =>
    Boolean(a.showsUntil && b.showsFrom && a.showsUntil < b.showsFrom)
  return rates.filter(rate =>
    rates.some(
      other =>
        other !== rate && rateName(other) === rateName(rate) && !apart(rate, other) && !apart(other, rate),
    ),
  )
}

/** What a supplement is for; only one of a kind can apply. */
export function supplementOf(rate: Pick<PriceRate, 'kind' | 'seatClass' | 'dimension'>): string | null {
  return rate.kind === 'ticket' || rate.kind === 'surcharge'
    ? null
    : rate.kind === 'seat_class'
      ? rate.seatClass
      : rate.dimension
}

function folded(name = ''): string {
  return name.trim().toLowerCase()
}
