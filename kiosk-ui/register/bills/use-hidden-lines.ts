import { useEffect, useState, type RefObject } from 'react'

/** How many lines lie out of sight, and towards which end; none when all can be seen. */
export type HiddenLines = { count: number; towards: 'end' | 'start' }

/**
 * What of a list is out of sight: below it, or above when its end is in sight. A line that is added is scrolled to, so
 * that its cashier sees it.
 *
 * @param lines how many lines there are
 */
export function useHiddenLines(list: RefObject<HTMLElement | null>, lines: number): HiddenLines {
  const [hidden, setHidden] = useState<HiddenLines>({ count: 0, towards: 'end' })
  useEffect(() => {
    const element = list.current
    if (!element) {
      setHidden({ count: 0, towards: 'end' })
      return
    }
    // Until somebody scrolls away, its end stays in sight, also when it becomes lower.
    let follows = true
    const measure = () => {
      const hiddenNow = hiddenIn(element)
      follows = hiddenNow.towards === 'start' || hiddenNow.count === 0
      setHidden(hiddenNow)
    }
    const fit = () => {
      if (follows) element.scrollTo({ top: element.scrollHeight })
      measure()
    }
    fit()
    element.addEventListener('scroll', measure, { passive: true })
    const watcher = new ResizeObserver(fit)
    watcher.observe(element)
    return () => {
      element.removeEventListener('scroll', measure)
      watcher.disconnect()
    }
  }, [list, lines])
  return hidden
}

/** A line of which half can be seen is in sight; the names of shows between them are not counted. */
function hiddenIn(list: HTMLElement): HiddenLines {
  const { top, bottom } = list.getBoundingClientRect()
  const middles = [...list.querySelectorAll(':scope > .bill-line')].map(line => {
    const at = line.getBoundingClientRect()
    return at.top + at.height / 2
  })
  const below = middles.filter(middle => middle > bottom).length
  if (below) return { count: below, towards: 'end' }
  return { count: middles.filter(middle => middle < top).length, towards: 'start' }
}
