import type { Programme } from '#core/planning/contract.ts'
import type { WallView } from '#core/signage/contract.ts'
import { pagesOf } from './paging.ts'
import { byMovie, upcoming, type Showing } from './showing.ts'
import type { WallNow } from './wall-now.ts'

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

/** A coming event with its next show. */
export type Occasion = {
  event: Programme['events'][number]
  showing: Showing
  posterUrl: string
}
const eventsOnAPage = 4

/** The coming events of a cinema in the order of their next shows, in pages. */
export function eventScenes(programme: Programme, cinemaId: string, nowMs: number): Occasion[][] {
  const occasions: Occasion[] = []
  for (const showing of upcoming(programme, cinemaId, nowMs)) {
    const { eventId, cancelled } = showing.schedule
    if (!eventId || cancelled || occasions.some(({ event }) => event.id === eventId)) continue
    const event = programme.events.find(({ id }) => id === eventId)
    if (event) occasions.push({ event, showing, posterUrl: event.posterUrl ?? showing.movie.posterUrl })
  }
  return pagesOf(occasions, eventsOnAPage)
}

export type Film = ReturnType<typeof byMovie>[number]

/** Every film that will still be shown, in pages. */
export function finalScenes(programme: Programme, cinemaId: string, nowMs: number): Film[][] {
  const shown = upcoming(programme, cinemaId, nowMs).filter(showing => !showing.schedule.cancelled)
  return pagesOf(byMovie(shown), filmsOnAPage)
}

type Board = NonNullable<WallView['board']>
/** A head with some of its rows, or the rest of them. */
export type BoardPart = { id: string; name: Board[number]['name']; rows: Board[number]['rows'] }
/** Lines of a column, heads among them, and columns of a page. */
const board = { landscape: { lines: 9, columns: 2 }, portrait: { lines: 15, columns: 1 } }

/** A board of prices in pages of columns: a head stands over each of its columns, and never alone at the foot. */
export function boardScenes(all: Board, portrait: boolean): BoardPart[][][] {
  const { lines: most, columns } = portrait ? board.portrait : board.landscape
  // As even as they can be: two columns of six rather than one of nine and one of three.
  const whole = all.reduce((sum, { rows }) => sum + rows.length + 1, 0)
  const count = Math.ceil(Math.ceil(whole / most) / columns) * columns
  const lines = Math.min(most, Math.max(3, Math.ceil(whole / count) + 1))
  const filled: BoardPart[][] = []
  let left = 0
  for (const { id, name, rows } of all)
    for (let from = 0; from < rows.length;) {
      if (left < 2) {
        filled.push([])
        left = lines
      }
      const part = rows.slice(from, from + left - 1)
      filled.at(-1)!.push({ id, name, rows: part })
      from += part.length
      left -= part.length + 1
    }
  return pagesOf(filled, columns)
}

/** What a view has to show, in pages; `pictures` is how many pictures each page has. */
export function scenesOf(
  { view }: WallNow,
  programme: Programme,
  at: { cinemaId: string; nowMs: number; today: string; portrait: boolean },
) {
  const { cinemaId, nowMs, today, portrait } = at
  const { content } = view
  const listsToday = content === 'now' || content === 'seats'
  const now = listsToday ? nowScenes(programme, cinemaId, nowMs, today, portrait) : []
  const films = content === 'programme' ? finalScenes(programme, cinemaId, nowMs) : []
  const occasions = content === 'events' ? eventScenes(programme, cinemaId, nowMs) : []
  const boards = view.board ? boardScenes(view.board, portrait) : []
  const count = Math.max(boards.length, now.length, films.length, occasions.length, view.pictures.length)
  const pictures =
    content === 'now' ? now.map(page => page.movies.length) : Array.from({ length: count }, () => 1)
  return { now, films, occasions, boards, pictures }
}

export type Scenes = ReturnType<typeof scenesOf>
