import { Fragment, useEffect, useRef, type CSSProperties } from 'react'
import { formatPlainDay } from '#core/i18n/format.ts'
import { useWords } from '../words/WordsProvider.tsx'
import type { Board } from './board.ts'
import { clockOf, placeOf, wallMinutes, type Axis } from './strip-geometry.ts'
import { Track, type Drawing } from './Track.tsx'

/** The board: rows are screens, from left to right the hours. One day large, or the whole week small. */
export function Timeline({
  board,
  days,
  today,
  now,
  drawing,
}: {
  board: Board
  /** One day, or the seven of the week. */
  days: string[]
  today: string
  /** ISO with the cinema's offset. */
  now: string
  drawing: Drawing
}) {
  const { locale, t } = useWords()
  const small = days.length > 1
  const scroller = useRef<HTMLDivElement>(null)
  const { openId, preview, draft } = drawing
  const first = days[0]
  useEffect(() => {
    const strip = scroller.current?.querySelector('.strip[data-draft], .strip[aria-pressed="true"]')
    strip?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [openId, preview?.strip.from, preview?.strip.ready])
  // Where not all hours fit, those with shows are in sight before anything is chosen.
  useEffect(() => {
    const box = scroller.current
    const strips = [...(box?.querySelectorAll<HTMLElement>('.strip') ?? [])]
    if (!box || !strips.length) return
    const left = Math.min(...strips.map(strip => strip.offsetLeft))
    box.scrollLeft = Math.max(0, left - 16)
  }, [first, draft === null])
  return (
    <div ref={scroller} className="timeline-scroll" tabIndex={0} role="region" aria-label={t('board')}>
      <div className="timeline" data-small={small || undefined}>
        <Hours axis={drawing.axis} small={small} />
        {days.map(day => (
          <Fragment key={day}>
            {small && (
              <h3 className="timeline-day" data-today={day === today || undefined}>
                {formatPlainDay(day, locale)}
              </h3>
            )}
            {board.screens.map(screen => (
              <div className="timeline-row" key={screen.id}>
                <div className="timeline-screen">
                  <strong>{small ? screen.shortName : screen.name}</strong>
                  {small ? (
                    <span className="visually-hidden">{screen.name}</span>
                  ) : (
                    <span className="quiet">{t('seats', { count: screen.capacity })}</span>
                  )}
                </div>
                <div className="timeline-track">
                  <Track
                    shows={board.shows.filter(
                      show => show.screen.id === screen.id && show.schedule.day === day,
                    )}
                    kept={board.kept.filter(
                      each => each.screen.id === screen.id && each.placeholder.day === day,
                    )}
                    screenId={screen.id}
                    day={day}
                    drawing={drawing}
                    small={small}
                  />
                  {day === today && <NowLine axis={drawing.axis} minutes={wallMinutes(day, now)} />}
                </div>
              </div>
            ))}
          </Fragment>
        ))}
      </div>
    </div>
  )
}

function Hours({ axis, small }: { axis: Axis; small: boolean }) {
  const step = small ? 120 : 60
  const hours = []
  for (let minutes = axis.from; minutes < axis.to; minutes += step) hours.push(minutes)
  return (
    <div className="timeline-row timeline-hours" aria-hidden="true">
      <div className="timeline-screen" />
      <div className="timeline-track">
        {hours.map(minutes => (
          <span key={minutes} style={{ '--at': placeOf(minutes, minutes, axis).at } as CSSProperties}>
            {clockOf(minutes)}
          </span>
        ))}
      </div>
    </div>
  )
}

function NowLine({ axis, minutes }: { axis: Axis; minutes: number }) {
  const { at } = placeOf(minutes, minutes, axis)
  if (at < 0 || at > 1) return null
  return <span className="now-line" style={{ '--at': at } as CSSProperties} aria-hidden="true" />
}
