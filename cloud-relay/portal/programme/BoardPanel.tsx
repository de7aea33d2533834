import type { Programme } from '#core/planning/contract.ts'
import type { boardOf, Kept, Show } from './board.ts'
import type { Preview } from './draft.ts'
import { KeptPanel } from './KeptPanel.tsx'
import { MovePanel } from './MovePanel.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { SeveralPanel } from './several/SeveralPanel.tsx'
import type { Several } from './several/use-several.ts'
import { ShowPanel } from './ShowPanel.tsx'
import type { useDraft } from './use-draft.ts'
import { draftOf, type useMove } from './use-move.ts'
import type { Move } from './use-place.ts'

type BoardPanelProps = {
  programme: Programme
  board: ReturnType<typeof boardOf>
  /** The cinema's time zone. */
  zone: string
  nowMs: number
  /** Where the show that is moved or planned would stand. */
  preview: Preview | null
  open: Show | undefined
  /** The kept time that is open. */
  kept: Kept | undefined
  /** Shows that are part of a conflict. */
  inConflict: ReadonlySet<string>
  move: ReturnType<typeof useMove>
  /** A show is being carried over the board, or sent to where it was let go: what is open beside it stays, so that nothing shifts. */
  dragging: boolean
  planning: ReturnType<typeof useDraft>
  several: Several
  go: (move: Move) => void
}

/** Beside the board: the shows that are chosen, else the show being moved, else the one being planned, else the open one, else nothing. */
export function BoardPanel(props: BoardPanelProps) {
  const {
    programme,
    board,
    zone,
    nowMs,
    preview,
    open,
    kept,
    inConflict,
    move,
    dragging,
    planning,
    several,
    go,
  } = props
  if (several.isOn) return <SeveralPanel several={several} zone={zone} onClose={several.end} />
  if (move.moving && !move.moving.edge && !dragging)
    return (
      <MovePanel
        key={move.moving.draft.id}
        moving={move.moving}
        preview={preview}
        screens={board.screens}
        today={programme.today}
        zone={zone}
        onChange={move.change}
        onClose={move.end}
        onMoved={move.done}
      />
    )
  if (planning.draft)
    return (
      <PlanPanel
        draft={planning.draft}
        preview={preview}
        programme={programme}
        board={board}
        zone={zone}
        onChange={planning.change}
        onClose={() => go({ plan: null })}
        onPlanned={planning.done}
      />
    )
  if (kept && !open)
    return (
      <KeptPanel
        key={kept.placeholder.id}
        kept={kept}
        zone={zone}
        onPlan={planning.plan}
        onClose={() => go({ show: null })}
      />
    )
  if (!open) return null
  return (
    <ShowPanel
      key={open.schedule.id}
      show={open}
      zone={zone}
      nowMs={nowMs}
      inConflict={inConflict.has(open.schedule.id)}
      isAdded={planning.added === open.schedule.id}
      onMove={() => move.begin(open)}
      onCopy={() => planning.plan(copyOf(open, programme.today))}
      onOpen={schedule => go({ show: schedule.id, day: schedule.day })}
      onClose={() => go({ show: null })}
    />
  )
}

/** The same film once more: on its day, or today where that is over, at a time that is still to be said. */
function copyOf(show: Show, today: string) {
  const draft = draftOf(show)
  return { ...draft, day: draft.day < today ? today : draft.day, time: '' }
}
