import { expect, test } from 'vitest'
import { drawPlain, rowsMost, seatsPerRowMost } from '#core/seating/plan/template.ts'
import { arrangementSchema } from '#core/venue/arrangement.ts'

const ids = { id: 'plan-1', screenId: 'screen-1' }

test('a plain room has named rows, numbered seats, its aisles, and every second row for the website', () => {
  const plan = drawPlain(ids, { rows: 2, seatsPerRow: 4, aislesAfter: [2, 9] })
  expect(plan.columns).toBe(5)
  expect(plan.seats.map(({ id }) => id)).toEqual(['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4'])
  expect(plan.seats.slice(0, 4).map(({ screenCol }) => screenCol)).toEqual([0, 1, 3, 4])
  expect(plan.seats.map(({ online }) => online)).toEqual([...Array(4).fill(false), ...Array(4).fill(true)])
  const single = drawPlain(ids, { rows: 1, seatsPerRow: 4, aislesAfter: [] })
  expect(single.seats.map(({ online }) => online)).toEqual([false, false, true, true])
})

test.each([
  [1, 1, []],
  [rowsMost, seatsPerRowMost, [10, 20, 30]],
])('%i rows of %i seats are a seat plan as every other one', (rows, seatsPerRow, aislesAfter) => {
  const plan = drawPlain(ids, { rows, seatsPerRow, aislesAfter })
  expect(arrangementSchema.parse(plan)).toEqual(plan)
  expect(new Set(plan.seats.map(({ id }) => id)).size).toBe(rows * seatsPerRow)
  expect(new Set(plan.seats.map(({ screenRow, screenCol }) => `${screenRow} ${screenCol}`)).size).toBe(
    rows * seatsPerRow,
  )
})
