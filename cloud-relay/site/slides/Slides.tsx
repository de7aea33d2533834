import { useCallback, useEffect, useRef, useState } from 'react'
import type { HeadView } from '#core/content/website/head-view.ts'
import { HeadSlide } from '#ui/parts/HeadSlide.tsx'
import { SiteLink } from '../parts/SiteLink.tsx'
import { SlideControls } from './SlideControls.tsx'
import { useSlideWords } from './slide-words.ts'

/** The large pictures of a page, and what lets them take turns. Without a script the first one stands there. */
export function Slides({ slides }: { slides: readonly HeadView[] }) {
  const say = useSlideWords()
  const [turn, setTurn] = useState({ at: 0, byHand: false })
  const show = useCallback((at: number, byHand: boolean) => setTurn({ at, byHand }), [])
  // Not while the page is taken over: the server drew none.
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const frame = useRef<HTMLElement>(null)
  const shown = turn.at % slides.length
  return (
    <section
      className="head-pictures"
      data-live={isLive || undefined}
      aria-label={say('slides_all')}
      ref={frame}
    >
      <div className="head-frame">
        {/* All lie on each other, so that the tallest one's height is kept and nothing moves when they take turns. */}
        <ul className="head-slides" aria-live={turn.byHand ? 'polite' : 'off'}>
          {slides.map((view, at) => (
            <li key={view.id} data-on={at === shown || undefined}>
              <HeadSlide view={view} more={say('slides_more')} Link={SiteLink} priority={at === 0} />
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        // Their space is kept until there is a script.
        <div className="head-controls">
          {isLive && <SlideControls count={slides.length} at={shown} around={frame} onShow={show} />}
        </div>
      )}
    </section>
  )
}
