import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { versionShort } from '#core/programme/version-text.ts'
import { formatTime } from '#core/i18n/format.ts'
import { OnItsWayMark, useArrivalWord } from '../parts/OnItsWay.tsx'
import { OccupancyBar } from '../parts/OccupancyBar.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { takenOf, type Show } from './board.ts'
import { EdgeGrips, edgeKeys, stepEdge, type StripEdges } from './StripEdges.tsx'
import { placeOf, type Axis, type Strip } from './strip-geometry.ts'

/** One show on the board: pre-show hatched, the feature in its film's colour, cleaning as an empty outline. */
export function ShowStrip({
  show,
  axis,
  lane,
  zone,
  open,
  clashing,
  leaving = false,
  small = false,
  onOpen,
  onGrip,
  edges,
}: {
  show: Show
  axis: Axis
  lane: number
  zone: string
  open: boolean
  /** It and another show, or a draft, overlap. */
  clashing: boolean
  /** It is being moved. */
  leaving?: boolean
  /** For the whole week: time and title only. */
  small?: boolean
  onOpen: () => void
  /** Taken hold of, to be carried elsewhere; undefined where it may not be moved. */
  onGrip: ((event: PointerEvent<HTMLElement>) => void) | undefined
  /** Its pre-show and its cleaning can be made longer or shorter; undefined where not. */
  edges: StripEdges | undefined
}) {
  const { locale, t } = useWords()
  const { schedule, movie, version, screen, strip, hue } = show
  const time = formatTime(schedule.start, locale, zone)
  const taken = takenOf(schedule)
  const arrival = useArrivalWord(schedule)
  const spoken = [
    time,
    movie.title,
    versionShort(version, movie, locale),
    screen.name,
    schedule.cancelled
      ? t('cancelled')
      : schedule.soldOut
        ? t('sold_out')
        : t('seats_taken_of', { taken, capacity: schedule.capacity }),
    ...(arrival ? [arrival] : []),
  ].join(', ')
  return (
    <button
      type="button"
      className="strip"
      style={{ ...boxOf(strip, axis, lane), '--hue': hue } as CSSProperties}
      data-small={small || undefined}
      data-cancelled={schedule.cancelled || undefined}
      data-clashing={clashing || undefined}
      data-leaving={leaving || undefined}
      aria-pressed={open}
      aria-label={spoken}
      title={small ? spoken : undefined}
      onClick={onOpen}
      data-movable={onGrip ? true : undefined}
      onPointerDown={onGrip}
      {...(edges && {
        'aria-keyshortcuts': edgeKeys,
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => stepEdge(event, edges.onStep),
      })}
    >
      <Parts strip={strip}>
        <span className="strip-time">
          {time}
          <OnItsWayMark arrival={schedule} short />
          {!small && <small>{versionShort(version, movie, locale)}</small>}
        </span>
        <span className="strip-title">{movie.title}</span>
        {!small && <StripSeats schedule={schedule} />}
      </Parts>
      {edges && <EdgeGrips strip={strip} onGrip={edges.onGrip} />}
    </button>
  )
}

/** How full it is, or that it is off. */
function StripSeats({ schedule }: Pick<Show, 'schedule'>) {
  const { t } = useWords()
  if (schedule.cancelled) return <span className="strip-cancelled">{t('cancelled')}</span>
  const taken = takenOf(schedule)
  return (
    <span className="strip-seats">
      <OccupancyBar taken={taken} capacity={schedule.capacity} />
      <span>{schedule.soldOut ? t('sold_out') : `${taken}/${schedule.capacity}`}</span>
    </span>
  )
}

/** The show that is being planned, before it is saved. */
export function DraftStrip({
  strip,
  axis,
  lane,
  hue,
  clashing,
  words,
}: {
  strip: Strip
  axis: Axis
  lane: number
  hue: number
  clashing: boolean
  words: string
}) {
  return (
    <div
      className="strip"
      data-draft
      data-clashing={clashing || undefined}
      style={{ ...boxOf(strip, axis, lane), '--hue': hue } as CSSProperties}
      aria-hidden="true"
    >
      <Parts strip={strip}>
        <span className="strip-title">{words}</span>
      </Parts>
    </div>
  )
}

/** Pre-show, film and cleaning, as long as they are. */
export function Parts({ strip, children }: { strip: Strip; children: ReactNode }) {
  return (
    <span className="strip-parts" aria-hidden="true">
      <span className="strip-pre" style={{ flexGrow: strip.feature - strip.from }} />
      <span className="strip-feature" style={{ flexGrow: strip.end - strip.feature }}>
        {children}
      </span>
      <span className="strip-cleaning" style={{ flexGrow: strip.ready - strip.end }} />
    </span>
  )
}

/** Where a strip stands on its track. */
export function boxOf(strip: Strip, axis: Axis, lane: number): CSSProperties {
  const { at, length } = placeOf(strip.from, strip.ready, axis)
  return { '--at': at, '--length': length, '--lane': lane } as CSSProperties
}
