import type { PriceRate, Product } from '../pricing/price-rate.ts'
import type { Screen } from '../venue/screen.ts'
import type { Event } from '../programme/event.ts'
import type { Movie, Version } from '../programme/movie.ts'
import type { Span } from '../programme/occupancy.ts'
import type { OwnMinutes } from '../programme/own-minutes.ts'
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

/** An entry that people delete. */
export type Deletable = { deleted?: boolean }

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
  'kept_overlap',
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

/** Names of the conflicts a manager may accept; written into the show's `keeps`. */
export function keepName(conflict: Pick<Conflict, 'kind' | 'about'>): string {
  return `${conflict.kind} ${conflict.about}`
}

/** A conflict with the id that it has on every node. */
export function conflict(kind: ConflictKind, subjects: Subject[], about = ''): Conflict {
  return { id: [kind, ...subjects.map(subject => subject.id), about].join(' ').trim(), kind, subjects, about }
}

/** A show as part of a conflict. */
export const show = (id: string, field = 'place'): Subject => ({ kind: 'schedule', id, field })

/** A show that is to come. */
export function pending({ cancelled, startMs }: PlannedShow, { nowMs }: Plans): boolean {
  return !cancelled && startMs > nowMs
}

/** Entries that were not deleted. */
export function alive<E extends Deletable>(entries: readonly E[]): E[] {
  return entries.filter(entry => !entry.deleted)
}
