import { isLimited } from '../pricing/rate-rules.ts'
import type { PriceRate, Product } from '../pricing/price-rate.ts'
import type { Screen } from '../venue/screen.ts'
import type { Event } from '../programme/event.ts'
import { showsOfEvent } from '../programme/event-shows.ts'
import type { Movie, Version } from '../programme/movie.ts'
import type { Span } from '../programme/occupancy.ts'
import type { OwnMinutes } from '../programme/own-minutes.ts'
import { clashes } from '../programme/occupancy.ts'
import type { Placeholder } from './placeholder.ts'

/** A show as the rule sees it: not over yet, or still occupying its screen. */
export type PlannedShow = Span & {
  id: string
  cinemaId: string
  screenId: string
  movieId: string
  versionId: string
  /** The drawn plan it is sold by, whether its seats are chosen or counted. */
  arrangementId: string
  visibility: readonly string[]
  /** Minutes before and after its film that it has instead of its screen's. */
  ownMinutes: OwnMinutes | null
  cancelled: boolean
  /** Conflicts that a manager has looked at and accepted. */
  keeps: readonly string[]
  /** Seats sold, in payment or in baskets, as far as this node knows. */
  taken: number
  /** Those of them that its seat plan does not have: sold on one side while the other one changed the plan. */
  lost: readonly string[]
  /** A plan of its screen that has all of them; null when none does. */
  fitting: string | null
}

type Deletable = { deleted?: boolean }

/** Everything planned and edited, as one node knows it now. */
export type Plans = {
  nowMs: number
  shows: readonly PlannedShow[]
  /** Times kept for shows to be announced; those that were given up are among them. */
  kept: readonly Placeholder[]
  screens: readonly Screen[]
  movies: readonly (Movie & Deletable)[]
  versions: readonly Version[]
  events: readonly Event[]
  rates: readonly PriceRate[]
  products: readonly Product[]
  /** Whether the exhibitor sells tickets on the website. */
  sellsOnline: boolean
}

export const conflictKinds = [
  'shows_overlap',
  'show_over_kept',
  'screen_gone',
  'movie_gone',
  'version_gone',
  'seat_plan_old',
  'seats_not_in_plan',
  'movie_slug_twice',
  'event_slug_twice',
  'event_twice',
  'event_without_show',
  'rate_name_twice',
  'supplement_twice',
  'barcode_twice',
  'no_rate',
] as const
export type ConflictKind = (typeof conflictKinds)[number]

/** An entry that is part of a conflict, and the field whose edit led to it. */
export type Subject = {
  kind: 'schedule' | 'screen' | 'movie' | 'version' | 'event' | 'price_rate' | 'product' | 'placeholder'
  id: string
  field: string
}

/**
 * Two decisions made apart that no merge can reconcile. `id` is the same on every node, and another one as soon as it
 * is another conflict; `about` is the value that is there twice, or the channel nothing is sold on.
 */
export type Conflict = { id: string; kind: ConflictKind; subjects: Subject[]; about: string }

/**
 * Every conflict in what is planned, in the order of its kinds and ids. It looks at the current state, not at who
 * edited: however a conflict arose, a manager must decide. Shows that have begun are left to the staff on site.
 */
export function conflictsOf(plans: Plans): Conflict[] {
  const found = [
    ...overlaps(plans),
    ...overKept(plans),
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

/** Names of the conflicts a manager may accept; written into the show's `keeps`. */
export function keepName(conflict: Pick<Conflict, 'kind' | 'about'>): string {
  return `${conflict.kind} ${conflict.about}`
}

function conflict(kind: ConflictKind, subjects: Subject[], about = ''): Conflict {
  return { id: [kind, ...subjects.map(subject => subject.id), about].join(' ').trim(), kind, subjects, about }
}

const show = (id: string, field = 'place'): Subject => ({ kind: 'schedule', id, field })

function pending({ cancelled, startMs }: PlannedShow, { nowMs }: Plans): boolean {
  return !cancelled && startMs > nowMs
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

/** Shows over a time that is kept for one to be announced: each side planned one of them while it could not see the other. */
function overKept(plans: Plans): Conflict[] {
  const coming = plans.shows.filter(each => pending(each, plans))
  return alive(plans.kept).flatMap(({ id, place }) =>
    clashes(
      place,
      coming.filter(each => each.screenId === place.screenId),
    ).map(over => conflict('show_over_kept', [show(over.id), { kind: 'placeholder', id, field: 'place' }])),
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

function alive<E extends Deletable>(entries: readonly E[]): E[] {
  return entries.filter(entry => !entry.deleted)
}

function folded(name = ''): string {
  return name.trim().toLowerCase()
}
