import { useState } from 'react'
import type { Board, Show } from '../board.ts'

const nothing: ReadonlySet<string> = new Set()

/** Choosing several shows on the board, to do one thing with all of them. Those that are cancelled are not chosen. */
export function useSeveral(board: Board, onTurn: () => void) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const shows = board.shows.filter(({ schedule }) => chosen?.has(schedule.id) && !schedule.cancelled)
  const add = (more: (show: Show) => boolean) =>
    setChosen(
      new Set([
        ...(chosen ?? []),
        ...board.shows
          .filter(show => !show.schedule.cancelled && more(show))
          .map(({ schedule }) => schedule.id),
      ]),
    )
  return {
    isOn: chosen !== null,
    ids: chosen ?? nothing,
    shows,
    /** Begins, or ends. */
    turn() {
      onTurn()
      setChosen(chosen ? null : new Set())
    },
    end: () => setChosen(null),
    none: () => setChosen(new Set()),
    toggle(id: string) {
      const next = new Set(chosen)
      if (!next.delete(id)) next.add(id)
      setChosen(next)
    },
    /** Also every other show of these films in the week that is loaded. */
    ofTheseFilms: () => add(({ movie }) => shows.some(each => each.movie.id === movie.id)),
    ofTheseDays: () => add(({ schedule }) => shows.some(each => each.schedule.day === schedule.day)),
  }
}
export type Several = ReturnType<typeof useSeveral>
