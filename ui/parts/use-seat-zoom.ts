import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { fittingPitch, openingPitch, rowBend, wholePitch, zoomedPitch } from './seat-grid.ts'

/** Seat squares narrower than this, in px, are hard to hit with a finger. Source: WCAG 2.2, 2.5.8. */
const hittable = 24

/** No screen is narrower, in px: a smaller width only occurs during layout and is ignored. */
const narrowest = 200

/**
 * The zoom of the plan. It opens at a size that uses the width, at a till also the height, follows the width until the
 * reader zooms, and keeps the middle in the middle, or the chosen seats where there are some. `pitch` is one seat's square in px.
 */
export function useSeatZoom({
  columns,
  density,
  focusSeatId,
}: {
  columns: number
  density: 'reading' | 'touch'
  focusSeatId: string | null
}): {
  view: RefObject<HTMLDivElement | null>
  pitch: number
  scale: 'far' | 'middle' | 'near'
  tooSmallToHit: boolean
  /** Null at the last step. */
  in: (() => void) | null
  out: (() => void) | null
  comeCloser: (seatId: string) => void
} {
  const view = useRef<HTMLDivElement>(null)
  const width = useWidth(view)
  const [asked, setAsked] = useState<number | null>(null)
  const aim = useRef<{ seatId: string } | { at: number } | null>(
    focusSeatId ? { seatId: focusSeatId } : { at: 0.5 },
  )
  const [whole, setWhole] = useState<{ width: number; pitch: number } | null>(null)
  const opening = width > 0 ? openingPitch(width, columns, density) : 32
  const pitch = asked ?? (whole?.width === width ? whole.pitch : opening)

  // A till has the plan in a zone of its own: there the whole room is in sight, where its seats stay large enough.
  useLayoutEffect(() => {
    const element = view.current
    const seatsPx = element?.querySelector('.seat-plan-grid')?.clientHeight ?? 0
    if (!element || width === 0 || asked !== null || density !== 'touch') return
    const fits = wholePitch(pitch, seatsPx, element.scrollHeight - element.clientHeight)
    if (fits < pitch) setWhole({ width, pitch: fits })
  }, [pitch, width, asked, density])

  useEffect(() => {
    const element = view.current
    if (!element || width === 0 || !aim.current) return
    if ('seatId' in aim.current) {
      // Scrolls only the plan; `scrollIntoView` would scroll the page under the visitor's finger as well.
      const seat = element.querySelector(`[data-seat="${CSS.escape(aim.current.seatId)}"]`)
      const place = seat?.getBoundingClientRect()
      const frame = element.getBoundingClientRect()
      if (place) element.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2)
    } else {
      element.scrollLeft = aim.current.at * element.scrollWidth - element.clientWidth / 2
    }
    aim.current = null
  }, [pitch, width])

  useNamesBesideSeats(view, pitch, columns)

  const towards = (direction: 1 | -1): (() => void) | null => {
    const next = zoomedPitch(pitch, direction, fittingPitch(width, columns))
    if (width === 0 || next === pitch) return null
    return () => {
      const element = view.current
      if (focusSeatId) aim.current = { seatId: focusSeatId }
      else if (element)
        aim.current = { at: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth }
      setAsked(next)
    }
  }
  return {
    view,
    pitch,
    scale: pitch < hittable ? 'far' : pitch < 34 ? 'middle' : 'near',
    tooSmallToHit: pitch < hittable,
    in: towards(1),
    out: towards(-1),
    comeCloser: seatId => {
      aim.current = { seatId }
      setAsked(46)
    },
  }
}

/** The width in px that the plan has; 0 until it is drawn. */
function useWidth(view: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = view.current
    if (!element) return
    const measure = (px: number) => px >= narrowest && setWidth(Math.floor(px))
    measure(element.clientWidth)
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [view])
  return width
}

function useNamesBesideSeats(view: RefObject<HTMLElement | null>, pitch: number, columns: number): void {
  useEffect(() => {
    const element = view.current
    if (!element) return
    const follow = () => keepNamesBesideSeats(element, pitch, columns)
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [view, pitch, columns])
}

/**
 * Row names stay at the edge while curved rows scroll beneath them: each is moved to the height of the seat beside it.
 * Set on the names alone, because a property that all seats inherit would restyle them all.
 */
function keepNamesBesideSeats(view: HTMLElement, pitch: number, columns: number): void {
  view.toggleAttribute('data-panned', view.scrollLeft > 2)
  const bend = String(rowBend(Math.min(columns - 1, view.scrollLeft / pitch), columns))
  for (const name of view.querySelectorAll<HTMLElement>('.seat-row-name:not([data-end])')) {
    if (name.style.getPropertyValue('--beside') !== bend) name.style.setProperty('--beside', bend)
  }
}
