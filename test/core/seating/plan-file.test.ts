import { expect, test } from 'vitest'
import { planFaults } from '#core/seating/plan/check.ts'
import { cellsBetween, withClass, withDisabled, withFlag } from '#core/seating/plan/edit.ts'
import { planOf, type Plan } from '#core/seating/plan/plan.ts'
import { fromPretix, planFileMost, toPretix } from '#core/seating/plan/pretix.ts'
import { planFrom } from '#core/seating/plan/templates.ts'
import { smallArrangement } from '../../world/small-exhibitor.ts'

const read = (value: unknown) => fromPretix(JSON.stringify(value))
const again = (plan: Plan) => read(toPretix('Hall', plan))
const bySeat = ({ seats, ...plan }: Plan) => ({
  ...plan,
  seats: [...seats].sort((a, b) => (a.id < b.id ? -1 : 1)),
})

test('a plan comes back from its file as it was: ids, places, names, classes, marks and how it is drawn', () => {
  for (const plan of [planFrom('classic'), planFrom('large'), planFrom('lounge'), planOf(smallArrangement)]) {
    const drawing = { ...plan.drawing, curve: 40, rowsFrom: 'back', separator: '-' } as const
    const some = cellsBetween({ row: 2, col: 1 }, { row: 3, col: 4 })
    const drawn = withDisabled(withFlag({ ...plan, drawing }, some, 'online', false), some.slice(0, 2), true)
    const back = again(drawn)
    expect('plan' in back && bySeat(back.plan)).toEqual(bySeat(drawn))
    expect('notes' in back && back.notes.every(({ note }) => note === 'links_by_neighbours')).toBe(true)
  }
})

test('the file has the fields of the published form and no other', () => {
  const made = toPretix('Hall', planFrom('studio')) as Record<string, never>
  expect(Object.keys(made)).toEqual(['name', 'categories', 'zones', 'size'])
  const zone = (made['zones'] as Record<string, never>[])[0]!
  expect(Object.keys(zone)).toEqual(['name', 'position', 'rows'])
  const row = (zone['rows'] as Record<string, never>[])[0]!
  expect(Object.keys(row)).toEqual(['row_number', 'position', 'seats'])
  expect((row['seats'] as unknown[])[0]).toEqual({
    seat_guid: 'A1',
    seat_number: '1',
    position: { x: 0, y: 0 },
    category: 'wheelchair, box office, by hand',
  })
  const names = new Set((made['categories'] as { name: string }[]).map(({ name }) => name))
  expect(names).toContain('companion, box office, by hand')
})

const seat = (id: string, x: number, y: number, more: object = {}) => ({
  seat_guid: id,
  seat_number: id.replace(/\D/g, ''),
  position: { x, y },
  category: 'Parkett',
  ...more,
})
const file = (seats: unknown[], more: object = {}) => ({
  name: 'Elsewhere',
  categories: [{ name: 'Parkett' }],
  zones: [{ position: { x: 13, y: 7 }, rows: [{ row_number: 'R', seats }], ...more }],
})

test('somebody else’s plan is laid into rows and columns, and what it lacks is said', () => {
  const back = read(
    file([seat('u1', 0, 0), seat('u2', 25, 4), seat('u3', 51, 2), seat('x', 100, 60)], {
      areas: [{ width: 3, height: 3, position: { x: 0, y: 0 }, text: 'Bar' }],
    }),
  )
  expect(back).toMatchObject({
    plan: {
      seats: [
        { id: 'u1', row: 'R', number: 1, screenRow: 0, screenCol: 0, class: 'standard', online: true },
        { id: 'u2', number: 2, screenRow: 0, screenCol: 1 },
        { id: 'u3', number: 3, screenRow: 0, screenCol: 2 },
        { id: 'x', screenRow: 1, screenCol: 4, number: 4 },
      ],
    },
  })
  expect('notes' in back && back.notes.map(({ note }) => note)).toEqual([
    'areas_left_out',
    'classes_unknown',
    'numbers_given',
    'website_unknown',
  ])
  expect('plan' in back && planFaults(back.plan, undefined, new Set())).toEqual([])
})

test.each([
  ['one that is too long', ' '.repeat(planFileMost + 1), 'file_too_large'],
  ['no JSON', '{"name":', 'not_json'],
  ['one that is nested without end', '['.repeat(900_000), 'not_json'],
  ['something else', '{"name":"x"}', 'not_a_plan'],
  ['a list', '[]', 'not_a_plan'],
  ['coordinates that are no numbers', JSON.stringify(file([seat('a1', Number.NaN, 0)])), 'not_a_plan'],
  ['coordinates beyond the world', JSON.stringify(file([seat('a1', 1e300, 0)])), 'too_many_seats'],
  ['an id twice', JSON.stringify(file([seat('a1', 0, 0), seat('a1', 40, 0)])), 'id_twice'],
  ['no seat', JSON.stringify(file([])), 'no_seats'],
  [
    'more seats than any hall',
    JSON.stringify(file(Array.from({ length: 1501 }, (_, at) => seat(`a${at}`, at * 40, 0)))),
    'too_many_seats',
  ],
  [
    'one row that is longer than any hall',
    JSON.stringify(file(Array.from({ length: 130 }, (_, at) => seat(`a${at}`, at * 40, 0)))),
    'too_many_seats',
  ],
])('a file with %s is refused', (_, content, refused) => {
  expect(fromPretix(content)).toEqual({ refused })
})

test('names that mean something to programs are only names', () => {
  const back = read(file([seat('__proto__', 0, 0, { category: '__proto__' }), seat('constructor', 40, 0)]))
  expect('plan' in back && back.plan.seats.map(({ id }) => id)).toEqual(['__proto__', 'constructor'])
  expect(Object.prototype).not.toHaveProperty('polluted')
})

test('love seats of a file are linked by twos, and one that is left over is an ordinary seat', () => {
  const love = [0, 1, 2].map(at => seat(`l${at + 1}`, at * 40, 0, { category: 'love' }))
  const back = read(file(love))
  expect('plan' in back && back.plan.seats.map(({ class: c, pairedWith }) => `${c} ${pairedWith}`)).toEqual([
    'love l2',
    'love l1',
    'standard undefined',
  ])
  const plan = withClass(planFrom('studio'), cellsBetween({ row: 5, col: 0 }, { row: 5, col: 7 }), 'love')
  expect(again(plan)).toMatchObject({
    plan: { seats: expect.arrayContaining([plan.seats.at(-1)]) as unknown },
  })
})
