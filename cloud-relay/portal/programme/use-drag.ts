import type { PointerEvent as Press } from 'react'
import type { Board, Show } from './board.ts'
import { minutesOn, type Carried, type Draft } from './draft.ts'
import { minutesOf, withEdge, type Edge } from './own-minutes.ts'
import { placedAt } from './strip-geometry.ts'
import { usePointerDrag } from './use-pointer-drag.ts'

type Held = {
  show: Show
  /** Where the strip was taken hold of, in minutes after its beginning, and in pixels of the window. */
  grippedMinutes: number
  x: number
  /** Not the strip, but where its pre-show or its cleaning ends. */
  edge?: Edge
  /** How wide a minute is on its track, in pixels. */
  minutePx: number
}

/** Where a show would be put: a screen, a business day, a wall time. */
export type Spot = { screenId: string; day: string; time: string }

/**
 * Takes a show's strip to another place of the board, or one of its edges. A finger and the keyboard move a show by its
 * panel.
 *
 * @param onOver called with every new place under the pointer, from when the strip is first moved
 * @param onDrop called where it is let go; with Alt held down, as a copy
 * @param onBack called when it is put back
 * @returns how a strip is taken hold of, and the pointer's place in the window while one is carried
 */
export function useDrag(
  board: Board,
  onOver: (show: Show, to: Partial<Draft> | null, edge?: Edge) => void,
  onDrop: (asCopy: boolean) => void,
  onBack: () => void,
) {
  const drag = usePointerDrag<Held>({
    over(held, x, y) {
      const { show, edge, grippedMinutes } = held
      if (edge) onOver(show, { ownMinutes: edgeUnder(x, held, edge) }, edge)
      else
        onOver(
          show,
          spotUnder(x, y, { film: show.movie, own: show.schedule.ownMinutes, grippedMinutes }, board),
        )
    },
    drop: onDrop,
    back: onBack,
  })
  return {
    at: drag.at,
    grip(show: Show, event: Press<HTMLElement>, edge?: Edge) {
      const track = event.currentTarget.closest('.track')!.getBoundingClientRect()
      const box = event.currentTarget.getBoundingClientRect()
      const share = (event.clientX - box.left) / box.width
      const grippedMinutes = share * (show.strip.ready - show.strip.from)
      const minutePx = track.width / (board.axis.to - board.axis.from)
      drag.take({ show, grippedMinutes, minutePx, x: event.clientX, ...(edge && { edge }) }, event)
    },
  }
}

/** What the show has of its own when an edge is carried to the pointer. */
function edgeUnder(x: number, { show, minutePx, ...held }: Held, edge: Edge) {
  return withEdge(show, edge, minutesOf(show)[edge] + (x - held.x) / minutePx)
}

/**
 * The place on the board under the pointer; null beside it.
 *
 * @param carried what it is, and how many minutes after its beginning it was taken hold of
 */
export function spotUnder(
  x: number,
  y: number,
  carried: Carried & { grippedMinutes: number },
  { axis, screens }: Pick<Board, 'axis' | 'screens'>,
): Spot | null {
  const track = document
    .elementsFromPoint(x, y)
    .map(each => each.closest<HTMLElement>('.track'))
    .find(Boolean)
  const day = track?.dataset['day']
  const screen = screens.find(({ id }) => id === track?.dataset['screen'])
  if (!track || !screen || !day) return null
  const box = track.getBoundingClientRect()
  const minutes = axis.from + ((x - box.left) / box.width) * (axis.to - axis.from) - carried.grippedMinutes
  return { screenId: screen.id, day, time: placedAt(minutes, minutesOn(screen, carried), axis) }
}
