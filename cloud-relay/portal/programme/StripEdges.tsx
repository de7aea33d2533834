import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { edges, type Edge } from './own-minutes.ts'
import type { Strip } from './strip-geometry.ts'

/** How the edges of a strip are taken hold of, and put elsewhere by one step. */
export type StripEdges = {
  onGrip: (edge: Edge, event: PointerEvent<HTMLElement>) => void
  onStep: (edge: Edge, steps: 1 | -1) => void
}

/** Where a strip's pre-show ends, and where its cleaning does: to be drawn longer or shorter by mouse or pen. */
export function EdgeGrips({ strip, onGrip }: Pick<StripEdges, 'onGrip'> & { strip: Strip }) {
  const at = { preShowMinutes: strip.feature, cleaningMinutes: strip.ready }
  const share = (edge: Edge) => (at[edge] - strip.from) / (strip.ready - strip.from)
  return edges.map(edge => (
    <span
      key={edge}
      className="strip-edge"
      data-edge={edge}
      aria-hidden="true"
      style={{ '--edge': share(edge) } as CSSProperties}
      onPointerDown={event => {
        // Not the strip: that would be carried away.
        event.stopPropagation()
        onGrip(edge, event)
      }}
    />
  ))
}

/** With Shift, as `aria-keyshortcuts` has them: left and right the end of the pre-show, up and down that of the cleaning. */
export const edgeKeys = 'Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown'

const steps: Readonly<Record<string, [Edge, 1 | -1]>> = {
  ArrowLeft: ['preShowMinutes', -1],
  ArrowRight: ['preShowMinutes', 1],
  ArrowDown: ['cleaningMinutes', -1],
  ArrowUp: ['cleaningMinutes', 1],
}

/** The keyboard twin of the grips. */
export function stepEdge(event: KeyboardEvent<HTMLElement>, onStep: StripEdges['onStep']): void {
  const step = event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey && steps[event.key]
  if (!step) return
  event.preventDefault()
  onStep(...step)
}
