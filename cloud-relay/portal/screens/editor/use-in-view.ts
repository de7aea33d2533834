import { useEffect, type RefObject } from 'react'
import type { Cell } from '#core/seating/plan/plan.ts'

/** Whoever goes on with the keys sees where they are: the drawing follows. */
export function useInView(canvas: RefObject<HTMLDivElement | null>, { row, col }: Cell, zoom: number) {
  useEffect(() => {
    const frame = canvas.current
    const sheet = frame?.querySelector('svg')
    if (!frame || !sheet) return
    const [inner, outer] = [sheet.getBoundingClientRect(), frame.getBoundingClientRect()]
    const left = inner.left - outer.left + (col + 1) * zoom
    const top = inner.top - outer.top + (row + 1) * zoom
    const beyond = (from: number, size: number) =>
      from < zoom ? from - zoom : Math.max(0, from + 2 * zoom - size)
    frame.scrollBy({ left: beyond(left, outer.width), top: beyond(top, outer.height - zoom) })
  }, [canvas, row, col, zoom])
}
