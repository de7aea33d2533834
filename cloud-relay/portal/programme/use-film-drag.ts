import { useState, type PointerEvent } from 'react'
import type { FilmLength } from '#core/programme/film-length.ts'
import type { Board } from './board.ts'
import type { Draft } from './draft.ts'
import { usePointerDrag } from './use-pointer-drag.ts'
import { spotUnder } from './use-drag.ts'

/** A film of the list, with its only version where it has one. */
export type FilmToPlan = { movieId: string; versionId: string | null; length: FilmLength }

/**
 * Carries a film from the list onto the board, where planning it begins with that screen, day and hour. By touch and by the
 * keyboard a film of the list is pressed, and the place chosen then.
 *
 * @returns the draft it would be where it is held, null beside the board
 */
export function useFilmDrag(board: Board, plan: (draft: Partial<Draft>) => void) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const end = () => setDraft(null)
  const drag = usePointerDrag<FilmToPlan>({
    over(film, x, y) {
      const spot = spotUnder(x, y, { film: film.length, grippedMinutes: 0 }, board)
      setDraft(spot && { ...beginning(film), ...spot, id: 'dragged' })
    },
    drop() {
      end()
      if (draft) plan(draft)
    },
    back: end,
  })
  return {
    draft,
    at: drag.at,
    grip: (film: FilmToPlan, event: PointerEvent<HTMLElement>) => drag.take(film, event),
    /** Begins planning the film; where and when is still to be said. */
    choose: (film: FilmToPlan) => plan(beginning(film)),
  }
}

const beginning = ({ movieId, versionId }: FilmToPlan) => ({
  movieId,
  versionId,
  freeSeating: false,
  ownMinutes: undefined,
  announced: undefined,
  inPlaceOf: undefined,
})
