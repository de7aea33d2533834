import { useState } from 'react'
import type { ScheduleView } from '#core/planning/contract.ts'
import type { Show } from './board.ts'
import type { Draft } from './draft.ts'
import { clockOf } from './strip-geometry.ts'
import type { Edge } from './own-minutes.ts'
import type { Move } from './use-place.ts'

/** A show being moved: the show as it was when that began, and where it would go. */
export type Moving = {
  show: Show
  draft: Draft
  /** It stays where it is, and gets other minutes before or after its film. */
  edge?: Edge
}

/** The show being moved: how that begins, changes and ends. It stays while the board shows another week. */
export function useMove(go: (move: Move) => void) {
  const [moving, setMoving] = useState<Moving | null>(null)
  return {
    moving,
    begin(show: Show) {
      setMoving({ show, draft: draftOf(show) })
    },
    change(to: Partial<Draft>) {
      if (!moving) return
      setMoving({ ...moving, draft: { ...moving.draft, ...to } })
      if (to.day) go({ day: to.day })
    },
    /** Carried over the board: to another place, or back to its own; or one of its edges. */
    dragTo(show: Show, to: Partial<Draft> | null, edge?: Edge) {
      setMoving({ show, draft: { ...draftOf(show), ...to }, ...(edge && { edge }) })
    },
    end: () => setMoving(null),
    /** Moved: the panel shows the show at its new place. */
    done(schedule: ScheduleView) {
      setMoving(null)
      go({ show: schedule.id, day: schedule.day })
    },
  }
}

/** A show as a draft: where it is, and what it shows. */
export function draftOf({ schedule, strip }: Show): Draft {
  const { id, movieId, versionId, screenId, day, freeSeating, ownMinutes } = schedule
  return { id, movieId, versionId, screenId, day, time: clockOf(strip.from), freeSeating, ownMinutes }
}
