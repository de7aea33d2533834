import type { Programme } from '#core/planning/contract.ts'
import { playersOf } from '#core/programme/trailer.ts'

/** Looked up once for each programme: every page is sent with it. */
const known = new WeakMap<Programme['movies'], readonly string[]>()

/**
 * A content policy under which a page may play trailers of its films in a frame, at the hosts that play them and no other;
 * every other directive stays as it is.
 */
export function openedForTrailers(policy: string, { movies }: Pick<Programme, 'movies'>): string {
  let players = known.get(movies)
  if (!players) known.set(movies, (players = playersOf(movies)))
  return players.length ? `${policy};frame-src ${["'self'", ...players].join(' ')}` : policy
}
