import { useEffect, useState, type RefObject } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { useSite } from '../site.ts'
import { useSlideWords } from './slide-words.ts'

type ControlProps = {
  count: number
  /** The one that is shown, counted from 0. */
  at: number
  /** What is looked at: while somebody points at it or is in it, nothing moves. */
  around: RefObject<HTMLElement | null>
  onShow: (at: number, byHand: boolean) => void
}

/**
 * Lets the pictures take turns, without end, and lets visitors stop them and choose one. They stand still for whoever
 * asked their device for less motion, until they are started.
 */
export function SlideControls({ count, at, around, onShow }: ControlProps) {
  const { content } = useSite()
  const t = useSlideWords()
  const [isRunning, run] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const isLookedAt = useLookedAt(around)
  const seconds = content.headSeconds
  useEffect(() => {
    if (!isRunning || isLookedAt) return
    const timer = setTimeout(() => onShow((at + 1) % count, false), seconds * 1000)
    return () => clearTimeout(timer)
  }, [isRunning, isLookedAt, at, count, seconds, onShow])
  return (
    <>
      <Button
        icon={isRunning ? 'pause' : 'play'}
        label={t(isRunning ? 'slides_stop' : 'slides_start')}
        onPress={() => run(!isRunning)}
      />
      <ul className="head-dots">
        {Array.from({ length: count }, (_, dot) => (
          <li key={dot}>
            <button
              type="button"
              aria-label={t('slides_show', { number: dot + 1, count })}
              aria-current={dot === at ? 'true' : undefined}
              onClick={() => {
                run(false)
                onShow(dot, true)
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whether a pointer is over it, or the keyboard in it. */
function useLookedAt(around: RefObject<HTMLElement | null>): boolean {
  const [isOver, setOver] = useState(false)
  const [isIn, setIn] = useState(false)
  useEffect(() => {
    const element = around.current
    if (!element) return
    const ends = new AbortController()
    const on = (name: keyof HTMLElementEventMap, act: () => void) =>
      element.addEventListener(name, act, { signal: ends.signal })
    on('pointerenter', () => setOver(true))
    on('pointerleave', () => setOver(false))
    on('focusin', () => setIn(element.querySelector(':focus-visible') !== null))
    on('focusout', () => setIn(false))
    return () => ends.abort()
  }, [around])
  return isOver || isIn
}
