import { useState } from 'react'
import type { ScheduleView } from '#core/planning/contract.ts'
import { newId } from '#ui/new-id.ts'
import type { Draft } from './draft.ts'
import type { Move, Place } from './use-place.ts'

/** The show being planned, while the address says so: how planning begins, changes and ends. */
export function useDraft(today: string, place: Place, go: (move: Move) => void) {
  const [kept, setKept] = useState<Draft | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  const [wasPlanning, setWasPlanning] = useState(place.planning)
  const blank: Draft = {
    id: '',
    movieId: null,
    versionId: null,
    screenId: null,
    time: '',
    freeSeating: false,
    day: place.day < today ? today : place.day,
  }
  const draft = place.planning ? (kept ?? blank) : null
  // What was planned or given up is no beginning of the next one.
  if (kept && wasPlanning && !place.planning) setKept(null)
  if (wasPlanning !== place.planning) setWasPlanning(place.planning)
  return {
    draft,
    /** The show that was planned last, which can be taken back. */
    added,
    /** Begins planning at a place of the board, or moves the draft there. */
    plan(at: Partial<Draft>) {
      const next = { ...(draft ?? blank), ...at, id: newId() }
      setKept(next)
      go({ plan: '1', show: null, day: next.day })
    },
    change(change: Partial<Draft>) {
      if (!draft) return
      setKept({ ...draft, ...change, id: newId() })
      if (change.day) go({ day: change.day })
    },
    /** Planned: the panel shows the new show. The draft stays until the address says so, or the panel would empty itself. */
    done({ id, day }: Pick<ScheduleView, 'id' | 'day'>) {
      setAdded(id)
      go({ plan: null, show: id, day })
    },
  }
}
