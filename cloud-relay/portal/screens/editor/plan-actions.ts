import {
  cellsBetween,
  withClass,
  withDisabled,
  withFlag,
  withGap,
  withoutLine,
  withoutSeats,
  withSeats,
  withStyle,
} from '#core/seating/plan/edit.ts'
import { cellKey, seatsByCell, type Plan } from '#core/seating/plan/plan.ts'
import type { Selection } from './PlanCanvas.tsx'

type Deed = {
  /** Printed on the button and listened to while the drawing has the focus. */
  key: string
  run: (plan: Plan, chosen: Selection, saved: ReadonlySet<string>) => Plan
}

const cellsOf = ({ from, to }: Selection) => cellsBetween(from, to)

/** A mark that all chosen seats have is taken off, else all get it. */
function toggled(plan: Plan, chosen: Selection, flag: 'online' | 'autoassign'): Plan {
  const cells = cellsOf(chosen)
  const at = new Set(cells.map(({ row, col }) => cellKey(row, col)))
  const seats = plan.seats.filter(seat => at.has(cellKey(seat.screenRow, seat.screenCol)))
  return withFlag(plan, cells, flag, !seats.every(seat => seat[flag]))
}

function toggledOff(plan: Plan, chosen: Selection): Plan {
  const cells = cellsOf(chosen)
  const drawn = seatsByCell(plan)
  const some = cells.flatMap(({ row, col }) => drawn.get(cellKey(row, col)) ?? [])
  return withDisabled(plan, cells, !some.every(({ disabled }) => disabled))
}

/** Everything that can be done with the chosen places. */
export const planActions = {
  add: { key: 'Enter', run: (plan, chosen, saved) => withSeats(plan, cellsOf(chosen), saved) },
  remove: { key: 'Del', run: (plan, chosen) => withoutSeats(plan, cellsOf(chosen)) },
  off: { key: 'X', run: toggledOff },
  standard: { key: '1', run: (plan, chosen) => withClass(plan, cellsOf(chosen), 'standard') },
  premium: { key: '2', run: (plan, chosen) => withClass(plan, cellsOf(chosen), 'premium') },
  love: { key: '3', run: (plan, chosen) => withClass(plan, cellsOf(chosen), 'love') },
  wheelchair: { key: '4', run: (plan, chosen) => withClass(plan, cellsOf(chosen), 'wheelchair') },
  companion: { key: '5', run: (plan, chosen) => withClass(plan, cellsOf(chosen), 'companion') },
  chair: { key: '6', run: (plan, chosen) => withStyle(plan, cellsOf(chosen), undefined) },
  recliner: { key: '7', run: (plan, chosen) => withStyle(plan, cellsOf(chosen), 'recliner') },
  sofa: { key: '8', run: (plan, chosen) => withStyle(plan, cellsOf(chosen), 'sofa') },
  bean_bag: { key: '9', run: (plan, chosen) => withStyle(plan, cellsOf(chosen), 'bean_bag') },
  bar_stool: { key: '0', run: (plan, chosen) => withStyle(plan, cellsOf(chosen), 'bar_stool') },
  online: { key: 'W', run: (plan, chosen) => toggled(plan, chosen, 'online') },
  autoassign: { key: 'P', run: (plan, chosen) => toggled(plan, chosen, 'autoassign') },
  gap_row: { key: 'R', run: (plan, { to }) => withGap(plan, 'row', to.row) },
  gap_col: { key: 'C', run: (plan, { to }) => withGap(plan, 'col', to.col) },
  drop_row: { key: 'T', run: (plan, { to }) => withoutLine(plan, 'row', to.row) },
  drop_col: { key: 'V', run: (plan, { to }) => withoutLine(plan, 'col', to.col) },
} satisfies Record<string, Deed>
export type PlanAction = keyof typeof planActions

/** What a key does while the drawing has the focus. */
export function actionOfKey(event: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}): PlanAction | 'undo' | 'redo' | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  const letter = key.length === 1 ? key.toUpperCase() : key
  if (ctrlKey || metaKey)
    return letter === 'Z' ? (shiftKey ? 'redo' : 'undo') : letter === 'Y' ? 'redo' : undefined
  if (altKey) return undefined
  const named = { Delete: 'Del', Backspace: 'Del', ' ': 'Enter' }[key] ?? letter
  return (Object.keys(planActions) as PlanAction[]).find(action => planActions[action].key === named)
}
