import { plainDrawing, type Seat } from '../../venue/arrangement.ts'
import { withClass } from './edit.ts'
import { cellsBetween } from './edit.ts'
import { planOf, type Plan } from './plan.ts'
import { drawPlain, type PlanTemplate } from './template.ts'

/** Halls to begin with, from a studio to the largest; each is drawn on from there. */
export const planTemplates = ['studio', 'classic', 'large', 'lounge', 'empty'] as const
export type PlanTemplateName = (typeof planTemplates)[number]

const sizes: Record<Exclude<PlanTemplateName, 'empty'>, PlanTemplate> = {
  studio: { rows: 6, seatsPerRow: 8, aislesAfter: [] },
  classic: { rows: 12, seatsPerRow: 16, aislesAfter: [4, 12] },
  large: { rows: 20, seatsPerRow: 30, aislesAfter: [6, 24] },
  lounge: { rows: 5, seatsPerRow: 10, aislesAfter: [2, 4, 6, 8] },
}

/**
 * A hall drawn from a template: a wheelchair place with its companion at the front left, the last row of the larger ones
 * in love seats, a lounge of love seats but for its first row, and the middle of the large one premium.
 */
export function planFrom(name: PlanTemplateName): Plan {
  if (name === 'empty') return { columns: 12, seats: [], drawing: plainDrawing }
  const { rows, seatsPerRow } = sizes[name]
  const drawn = planOf(drawPlain({ id: 'template', screenId: 'template' }, sizes[name]))
  const rowOf = (seats: readonly Seat[], row: number) =>
    seats
      .filter(seat => seat.screenRow === row)
      .map(({ screenRow, screenCol }) => ({ row: screenRow, col: screenCol }))
  let plan = drawn
  const classIn = (row: number, to: 'love' | 'premium') => {
    plan = withClass(plan, rowOf(plan.seats, row), to)
  }
  if (name === 'classic' || name === 'large') classIn(rows - 1, 'love')
  if (name === 'lounge') for (let row = 1; row < rows; row++) classIn(row, 'love')
  if (name === 'large')
    for (let row = Math.floor(rows / 2); row < Math.floor(rows / 2) + 4; row++) classIn(row, 'premium')
  plan = withClass(plan, cellsBetween({ row: 0, col: 0 }, { row: 0, col: 0 }), 'wheelchair')
  plan = withClass(plan, cellsBetween({ row: 0, col: 1 }, { row: 0, col: 1 }), 'companion')
  return { ...plan, columns: Math.max(plan.columns, seatsPerRow) }
}
