import { useEffect, useReducer } from 'react'
import type { Plan } from '#core/seating/plan/plan.ts'

/** A plan being drawn: what it is now, and the steps to go back and forth. */
export type Drawing = { plan: Plan; past: readonly Plan[]; future: readonly Plan[]; changed: boolean }
type Step =
  { do: 'draw'; plan: Plan } | { do: 'undo' } | { do: 'redo' } | { do: 'open'; plan: Plan; changed: boolean }

/** More steps back than anybody remembers; each shares what did not change with the next. */
const stepsKept = 200

export function drawingAfter(drawing: Drawing, step: Step): Drawing {
  const { plan, past, future } = drawing
  switch (step.do) {
    case 'open':
      return { plan: step.plan, past: [], future: [], changed: step.changed }
    case 'draw':
      if (step.plan === plan) return drawing
      return { plan: step.plan, past: [...past, plan].slice(-stepsKept), future: [], changed: true }
    case 'undo': {
      const before = past.at(-1)
      if (!before) return drawing
      return { plan: before, past: past.slice(0, -1), future: [plan, ...future], changed: true }
    }
    case 'redo': {
      const [next, ...rest] = future
      return next ? { plan: next, past: [...past, plan], future: rest, changed: true } : drawing
    }
  }
}

const keyOf = (screenId: string) => `foyer.seat-plan.${screenId}`

type Kept = { from: string; plan: Plan }

/** What was drawn here before the page was left, if it was drawn from the plan the screen still has. */
export function keptDrawing(screenId: string, from: string): Plan | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(screenId)) ?? 'null') as Kept | null
    return kept?.from === from ? kept.plan : undefined
  } catch {
    return undefined
  }
}

export function forgetDrawing(screenId: string): void {
  try {
    localStorage.removeItem(keyOf(screenId))
  } catch {
    // Nothing was stored.
  }
}

/** A plan with its steps; what is not saved yet is kept in this browser. */
export function useDrawing(screenId: string, from: string, saved: Plan) {
  const [drawing, step] = useReducer(drawingAfter, undefined, (): Drawing => {
    const kept = keptDrawing(screenId, from)
    return { plan: kept ?? saved, past: [], future: [], changed: kept !== undefined }
  })
  const { plan, changed } = drawing
  useEffect(() => {
    if (!changed) return
    const later = setTimeout(() => {
      try {
        localStorage.setItem(keyOf(screenId), JSON.stringify({ from, plan }))
      } catch {
        // Without browser storage an unsaved plan is lost with its page.
      }
    }, 400)
    return () => clearTimeout(later)
  }, [plan, changed, screenId, from])
  return {
    ...drawing,
    draw: (next: Plan) => step({ do: 'draw', plan: next }),
    open: (next: Plan, isChanged: boolean) => step({ do: 'open', plan: next, changed: isChanged }),
    undo: () => step({ do: 'undo' }),
    redo: () => step({ do: 'redo' }),
  }
}
