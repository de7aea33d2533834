import { useEffect, useState, type PointerEvent as Press } from 'react'
import type { Show } from './board.ts'
import type { Draft } from './draft.ts'
import { minutesOf, withEdge, type Edge } from './own-minutes.ts'
import { placedAt, type Axis } from './strip-geometry.ts'

/** A press that moves less than this, in pixels, is a press. */
const stillPx = 6

type Held = {
  show: Show
  /** Where the strip was taken hold of, in minutes after its beginning. */
  grippedMinutes: number
  /** Not the strip, but where its pre-show or its cleaning ends. */
  edge?: Edge
  /** How wide a minute is on its track, in pixels. */
  minutePx: number
  x: number
  y: number
}

/** Where a show would be put: a screen, a business day, a wall time. */
export type Spot = { screenId: string; day: string; time: string }

/**
 * Takes a show's strip to another place of the board by mouse or pen. A finger scrolls; it and the keyboard move a show
 * by its panel. The same for one of its edges. Escape puts it back.
 *
 * @param onOver called with every new place under the pointer, from when the strip is first moved
 * @param onDrop called where it is let go; with Alt held down, as a copy
 * @param onBack called when it is put back
 * @returns how a strip is taken hold of, and the pointer's place in the window while one is carried
 */
export function useDrag(
  axis: Axis,
  onOver: (show: Show, to: Partial<Draft> | null, edge?: Edge) => void,
  onDrop: (asCopy: boolean) => void,
  onBack: () => void,
) {
  const [held, setHeld] = useState<Held | null>(null)
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  useEffect(() => {
    if (!held) return
    const ears = new AbortController()
    const letGo = (then: () => void) => {
      setHeld(null)
      setAt(null)
      if (at) then()
    }
    const follow = ({ clientX: x, clientY: y, buttons }: PointerEvent) => {
      if (!buttons) return letGo(onBack)
      if (!at && Math.hypot(x - held.x, y - held.y) < stillPx) return
      setAt({ x, y })
      const { edge } = held
      if (edge) onOver(held.show, { ownMinutes: edgeUnder(x, held, edge) }, edge)
      else onOver(held.show, spotUnder(x, y, held, axis))
    }
    addEventListener('pointermove', follow, ears)
    addEventListener(
      'pointerup',
      ({ altKey }) => {
        if (at) swallowClick()
        letGo(() => onDrop(altKey))
      },
      ears,
    )
    addEventListener('pointercancel', () => letGo(onBack), ears)
    const putBack = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      // The button is still down; letting it go later is no press on whatever is under it.
      if (at) addEventListener('pointerup', swallowClick, { once: true })
      letGo(onBack)
    }
    addEventListener('keydown', putBack, ears)
    return () => ears.abort()
  })
  return {
    at,
    grip(show: Show, event: Press<HTMLElement>, edge?: Edge) {
      if (event.button !== 0 || event.pointerType === 'touch') return
      const track = event.currentTarget.closest('.track')!.getBoundingClientRect()
      const box = event.currentTarget.getBoundingClientRect()
      const share = (event.clientX - box.left) / box.width
      const grippedMinutes = share * (show.strip.ready - show.strip.from)
      const minutePx = track.width / (axis.to - axis.from)
      setHeld({
        show,
        grippedMinutes,
        minutePx,
        ...(edge && { edge }),
        x: event.clientX,
        y: event.clientY,
      })
    },
  }
}

/** Letting go over the strip it began on is also a click, which would open the show. */
function swallowClick() {
  const ears = new AbortController()
  addEventListener('click', event => event.stopPropagation(), { capture: true, signal: ears.signal })
  setTimeout(() => ears.abort(), 0)
}

/** What the show has of its own when an edge is carried to the pointer. */
function edgeUnder(x: number, { show, minutePx, ...held }: Held, edge: Edge) {
  return withEdge(show, edge, minutesOf(show)[edge] + (x - held.x) / minutePx)
}

/** The place on the board under the pointer; null beside it. */
function spotUnder(x: number, y: number, { show, grippedMinutes }: Held, axis: Axis): Spot | null {
  const track = document
    .elementsFromPoint(x, y)
    .map(each => each.closest<HTMLElement>('.track'))
    .find(Boolean)
  const { screen, day } = track?.dataset ?? {}
  if (!track || !screen || !day) return null
  const box = track.getBoundingClientRect()
  const minutes = axis.from + ((x - box.left) / box.width) * (axis.to - axis.from) - grippedMinutes
  return { screenId: screen, day, time: placedAt(minutes, show.strip, axis) }
}
