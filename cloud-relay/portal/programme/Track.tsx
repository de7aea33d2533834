import type { CSSProperties, PointerEvent } from 'react'
import type { Kept, Show } from './board.ts'
import type { Draft, Preview } from './draft.ts'
import { KeptStrip } from './KeptStrip.tsx'
import type { StripEdges } from './StripEdges.tsx'
import { DraftStrip, ShowStrip } from './ShowStrip.tsx'
import { lanesOf, timeAt, type Axis } from './strip-geometry.ts'

/** Everything a board needs to draw its tracks and to handle a press. */
export type Drawing = {
  axis: Axis
  zone: string
  openId: string | null
  draft: Draft | null
  preview: Preview | null
  /** Shows that are chosen, to do something with all of them. */
  chosen: ReadonlySet<string>
  /** The show that is being moved: its old place is drawn faintly. */
  movingId: string | null
  /** Shows that are part of a conflict. */
  inConflict: ReadonlySet<string>
  /** OKLCH hue and title of the draft's film. */
  draftFilm: { hue: number; title: string } | null
  onOpen: (scheduleId: string) => void
  /** How a show is taken hold of to be carried elsewhere; undefined where it may not be moved. */
  gripOf: (show: Show) => ((event: PointerEvent<HTMLElement>) => void) | undefined
  /** How its edges are taken hold of, and put elsewhere from the keyboard; undefined where they may not. */
  edgesOf: (show: Show) => StripEdges | undefined
  /** A press on an empty place; undefined where the user may not plan. */
  onPlan: ((at: { screenId: string; day: string; time: string }) => void) | undefined
}

/** One screen on one day. */
export function Track({
  shows,
  kept,
  screenId,
  day,
  drawing,
  small = false,
}: {
  shows: Show[]
  kept: Kept[]
  screenId: string
  day: string
  drawing: Drawing
  small?: boolean
}) {
  const { axis, preview, draft, draftFilm, onPlan } = drawing
  const { lanes, count } = lanesOf([...shows, ...kept].map(({ strip }) => strip))
  const isClash = (id: string) => planned?.clashing.some(clash => clash.id === id) ?? false
  const planned = preview && draft?.screenId === screenId && draft.day === day ? preview : null
  return (
    <div
      className="track"
      data-screen={screenId}
      data-day={day}
      data-small={small || undefined}
      data-plannable={onPlan ? true : undefined}
      style={{ '--lanes': count, '--hours': (axis.to - axis.from) / 60 } as CSSProperties}
      onClick={event => {
        if (!onPlan || event.target !== event.currentTarget) return
        const box = event.currentTarget.getBoundingClientRect()
        onPlan({ screenId, day, time: timeAt((event.clientX - box.left) / box.width, axis) })
      }}
    >
      {shows.map((show, index) => (
        <ShowStrip
          key={show.schedule.id}
          show={show}
          axis={axis}
          lane={lanes[index]!}
          zone={drawing.zone}
          open={drawing.openId === show.schedule.id || drawing.chosen.has(show.schedule.id)}
          clashing={isClash(show.schedule.id) || drawing.inConflict.has(show.schedule.id)}
          leaving={drawing.movingId === show.schedule.id}
          small={small}
          onOpen={() => drawing.onOpen(show.schedule.id)}
          onGrip={drawing.gripOf(show)}
          edges={small ? undefined : drawing.edgesOf(show)}
        />
      ))}
      {kept.map((each, index) => (
        <KeptStrip
          key={each.placeholder.id}
          kept={each}
          axis={axis}
          lane={lanes[shows.length + index]!}
          zone={drawing.zone}
          open={drawing.openId === each.placeholder.id}
          clashing={isClash(each.placeholder.id) || each.clashing !== null}
          leaving={draft?.inPlaceOf === each.placeholder.id}
          small={small}
          onOpen={() => drawing.onOpen(each.placeholder.id)}
        />
      ))}
      {planned && draftFilm && (
        <DraftStrip
          strip={planned.strip}
          axis={axis}
          lane={0}
          hue={draftFilm.hue}
          clashing={planned.clashing.length > 0}
          words={draftFilm.title}
        />
      )}
    </div>
  )
}
