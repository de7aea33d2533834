import { drawnPlan } from '#core/venue/arrangement.ts'
import type { ScheduleView } from '#core/planning/contract.ts'
import { takenOf, type Board, type Show } from './board.ts'
import type { Draft, Preview } from './draft.ts'
import { edgeStep, isSameOwn, minutesOf, ownOf, withEdge, type Edge } from './own-minutes.ts'
import { useDrag } from './use-drag.ts'
import type { Moving, useMove } from './use-move.ts'
import { useSentMove } from './use-sent-move.ts'

/**
 * Moving shows by dragging them: where the show is free to go and nobody has a seat, letting go moves it and it can be
 * undone. With Alt held down it is a copy, planned by its panel. Where seats are taken or the seat plan is another one, its panel opens with that place and asks.
 */
export function useDragging({
  board,
  preview,
  moving,
  move,
  nowMs,
  mayNot,
  onCopy,
}: {
  board: Board
  /** Where the carried show would stand. */
  preview: Preview | null
  moving: Moving | null
  move: Omit<ReturnType<typeof useMove>, 'moving'>
  nowMs: number
  mayNot: boolean
  /** Let go as a copy: begins planning the same film there, and the show stays where it is. */
  onCopy: (draft: Draft) => void
}) {
  const sent = useSentMove()
  const drag = useDrag(board, move.dragTo, drop, move.end)
  function drop(asCopy: boolean) {
    if (!moving) return
    const { show, draft, edge } = moving
    if (edge) return dropEdge(show, draft)
    if (asCopy) {
      move.end()
      return onCopy(draft)
    }
    const target = board.screens.find(screen => screen.id === draft.screenId)
    const isThere =
      draft.screenId === show.schedule.screenId && preview?.span.startMs === Date.parse(show.schedule.start)
    if (!target || !preview || isThere || preview.past || preview.clashing.length) return move.end()
    const isOtherPlan =
      target.id !== show.schedule.screenId && target.arrangementId !== drawnPlan(show.schedule.arrangementId)
    // The panel takes over, with this place in it.
    if (isOtherPlan || takenOf(show.schedule) > 0) return
    sent.send(show, { screenId: target.id, day: draft.day, time: draft.time }, move.end)
  }
  /** An edge was let go: nobody has to be asked, since the show begins when it did. */
  function dropEdge(show: Show, { ownMinutes }: Draft) {
    const own = ownMinutes ?? ownOf(show)
    if (!preview || preview.clashing.length || isSameOwn(own, ownOf(show))) return move.end()
    sent.resize(show, own, move.end)
  }
  const canBeMoved = ({ schedule }: Show) =>
    !mayNot && !schedule.cancelled && Date.parse(schedule.start) > nowMs
  return {
    at: drag.at,
    moved: sent,
    gripOf: (show: Show) =>
      canBeMoved(show) ? (event: Parameters<typeof drag.grip>[1]) => drag.grip(show, event) : undefined,
    /** The same for an edge, and by steps of five minutes from the keyboard. */
    edgesOf: (show: Show) =>
      canBeMoved(show)
        ? {
            onGrip: (edge: Edge, event: Parameters<typeof drag.grip>[1]) => drag.grip(show, event, edge),
            onStep(edge: Edge, steps: 1 | -1) {
              const own = withEdge(show, edge, minutesOf(show)[edge] + steps * edgeStep)
              if (!sent.isBusy && !isSameOwn(own, ownOf(show))) sent.resize(show, own, () => {})
            },
          }
        : undefined,
    /** Moved by its panel: the panel shows it at its new place, and it can be taken back too. */
    done(schedule: ScheduleView) {
      if (moving && moving.show.schedule.id === schedule.id) sent.remember(moving.show, schedule)
      move.done(schedule)
    },
  }
}
