import { useEffect, useState, type PointerEvent as Press } from 'react'

/** A press that moves less than this, in pixels, is a press. */
const stillPx = 6

/**
 * Carries something over the board by mouse or pen. A finger scrolls; it and the keyboard have another way. Escape puts it
 * back.
 *
 * @param on.over called with every new place of the pointer, from when it is first moved
 * @param on.drop called where it is let go, with whether Alt is held down
 * @param on.back called when it is put back
 * @returns how it is taken hold of, and the pointer's place in the window while it is carried
 */
export function usePointerDrag<What>(on: {
  over: (what: What, x: number, y: number) => void
  drop: (withAlt: boolean) => void
  back: () => void
}) {
  const [held, setHeld] = useState<{ what: What; x: number; y: number } | null>(null)
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
      if (!buttons) return letGo(on.back)
      if (!at && Math.hypot(x - held.x, y - held.y) < stillPx) return
      setAt({ x, y })
      on.over(held.what, x, y)
    }
    addEventListener('pointermove', follow, ears)
    addEventListener(
      'pointerup',
      ({ altKey }) => {
        if (at) swallowClick()
        letGo(() => on.drop(altKey))
      },
      ears,
    )
    addEventListener('pointercancel', () => letGo(on.back), ears)
    const putBack = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      // The button is still down; letting it go later is no press on whatever is under it.
      if (at) addEventListener('pointerup', swallowClick, { once: true })
      letGo(on.back)
    }
    addEventListener('keydown', putBack, ears)
    return () => ears.abort()
  })
  return {
    at,
    take(what: What, event: Press<HTMLElement>) {
      if (event.button !== 0 || event.pointerType === 'touch') return
      setHeld({ what, x: event.clientX, y: event.clientY })
    },
  }
}

/** Letting go over what it began on is also a click, which would open it. */
function swallowClick() {
  const ears = new AbortController()
  addEventListener('click', event => event.stopPropagation(), { capture: true, signal: ears.signal })
  setTimeout(() => ears.abort(), 0)
}
