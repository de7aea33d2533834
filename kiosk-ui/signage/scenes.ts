import type { Programme } from '#core/planning/contract.ts'
import { pagesOf } from './paging.ts'
import { byMovie, upcoming, type Showing } from './showing.ts'

/** How many shows fit under each other, in landscape and portrait. */
const rows = { landscape: 5, portrait: 6 }
const filmsOnAPage = 4

/** One page of "now playing": its shows, and the films among them, whose posters take turns. */
export type NowPage = { showings: Showing[]; movies: Showing['movie'][] }

/** The rest of today's shows in pages. */
export function nowScenes(
  programme: Programme,
  cinemaId: string,
  nowMs: number,
  today: string,
  portrait: boolean,
): NowPage[] {
  const showings = upcoming(programme, cinemaId, nowMs, today)
  return pagesOf(showings, portrait ? rows.portrait : rows.landscape).map(page => ({
    showings: page,
    movies: byMovie(page).map(film => film.movie),
  }))
}

export type Film = ReturnType<typeof byMovie>[number]

/** Every film that will still be shown, in pages. */
export function finalScenes(programme: Programme, cinemaId: string, nowMs: number): Film[][] {
  const shown = upcoming(programme, cinemaId, nowMs).filter(showing => !showing.schedule.cancelled)
  return pagesOf(byMovie(shown), filmsOnAPage)
}
