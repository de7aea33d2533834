import { expect, test } from 'vitest'
import { chance } from '#scripts/demo/data/chance.ts'
import { planFaults } from '#core/seating/plan/check.ts'
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
import { named, rowName, seatName } from '#core/seating/plan/naming.ts'
import { planOf, seatsByCell, type Plan } from '#core/seating/plan/plan.ts'
import { planFrom, planTemplates } from '#core/seating/plan/templates.ts'
import { seatOfId } from '#core/seating/seat-groups.ts'
import { arrangementSchema, plainDrawing } from '#core/venue/arrangement.ts'
import { smallArrangement } from '../../world/small-exhibitor.ts'

const none = new Set<string>()
const line = (row: number, from: number, to: number) => cellsBetween({ row, col: from }, { row, col: to })
const ids = (plan: Plan) => plan.seats.map(({ id }) => id)

test('rows go on past Z, with or without the letters that look like numbers', () => {
  const names = [0, 25, 26, 51, 52, 701, 702].map(at => rowName(at, 'letters'))
  expect(names).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
  expect([7, 8, 12, 13, 23, 24].map(at => rowName(at, 'letters_clear'))).toEqual([
    'H',
    'J',
    'N',
    'P',
    'Z',
    'AA',
  ])
  expect(rowName(11, 'numbers')).toBe('12')
  const many = Array.from({ length: 2000 }, (_, at) => rowName(at, 'letters_clear'))
  expect(new Set(many).size).toBe(2000)
})

test('a seat’s name is never read as another one, also where rows are numbers', () => {
  expect(seatName('F', 12, '')).toBe('F12')
  expect(seatName('F', 12, '/')).toBe('F/12')
  expect(seatName('1', 12, '')).toBe('1-12')
  expect(seatOfId('1-12')).toEqual({ row: '1', number: 12 })
  expect(seatOfId('F 12')).toEqual({ row: 'F', number: 12 })
  expect(seatOfId('F12~2')).toEqual({ row: 'F', number: 12 })
})

test('every template is a plan without a fault', () => {
  for (const name of planTemplates) {
    const faults = planFaults(planFrom(name), undefined, none).map(({ code }) => code)
    expect(faults, name).toEqual(name === 'empty' ? ['plan_empty'] : [])
  }
  expect(planFrom('large').seats).toHaveLength(600)
})

test('seats are drawn, taken out, and drawn anew under ids that nobody had', () => {
  let plan = withSeats(planFrom('empty'), line(0, 0, 3), none)
  expect(ids(plan)).toEqual(['A1', 'A2', 'A3', 'A4'])
  const saved = new Set(ids(plan))
  plan = withoutSeats(plan, line(0, 1, 1))
  plan = withSeats(plan, line(0, 1, 1), saved)
  expect(ids(plan)).toEqual(['A1', 'A3', 'A4', 'A5'])
  plan = named(plan, saved)
  expect(plan.seats.map(({ id, row, number, screenCol }) => [id, row, number, screenCol])).toEqual([
    ['A1', 'A', 1, 0],
    ['A3', 'A', 3, 2],
    ['A4', 'A', 4, 3],
    ['A2~2', 'A', 2, 1],
  ])
  expect(planFaults(plan, plan, saved)).toEqual([])
})

test('naming anew follows the side, the end and the letters that were chosen', () => {
  const drawing = { ...plainDrawing, rowsFrom: 'back', numbersFrom: 'right', separator: '-' } as const
  const plan = named(
    {
      ...planFrom('empty'),
      seats: withSeats(planFrom('empty'), [...line(0, 0, 1), ...line(1, 0, 1)], none).seats,
      drawing,
    },
    none,
  )
  expect(ids(plan)).toEqual(['B-2', 'B-1', 'A-2', 'A-1'])
})

test('love seats are linked by twos, a companion with the wheelchair place beside it', () => {
  let plan = withClass(planFrom('studio'), line(5, 0, 4), 'love')
  const love = plan.seats.filter(seat => seat.class === 'love')
  expect(love.map(({ id, pairedWith }) => `${id}+${pairedWith}`)).toEqual([
    'F1+F2',
    'F2+F1',
    'F3+F4',
    'F4+F3',
  ])
  expect(planFaults(plan, undefined, none)).toEqual([])
  plan = withClass(plan, line(5, 1, 1), 'standard')
  expect(plan.seats.find(({ id }) => id === 'F1')).toMatchObject({ class: 'standard' })
  expect(planFaults(plan, undefined, none)).toEqual([])
  // The template's own pair, and a companion that has nobody to come with.
  expect(plan.seats.slice(0, 2)).toMatchObject([
    { class: 'wheelchair', pairedWith: 'A2', autoassign: false },
    { class: 'companion', pairedWith: 'A1' },
  ])
  plan = withClass(plan, line(2, 3, 3), 'companion')
  expect(plan.seats.find(({ id }) => id === 'C4')).toMatchObject({ class: 'standard' })
})

test('what is taken away or parted by an aisle leaves no half behind', () => {
  const plan = withClass(planFrom('studio'), line(5, 0, 3), 'love')
  for (const next of [
    withoutSeats(plan, line(5, 0, 0)),
    withDisabled(plan, line(5, 1, 1), true),
    withGap(plan, 'col', 1),
    withoutLine(plan, 'col', 0),
    withoutLine(plan, 'row', 0),
    withGap(plan, 'row', 0),
  ])
    expect(planFaults(next, undefined, none)).toEqual([])
  expect(withGap(plan, 'col', 1).seats.find(({ id }) => id === 'A2')).toMatchObject({
    class: 'standard',
    screenCol: 2,
  })
})

test('a place out of use is drawn and not sold, and comes back under its id', () => {
  const plan = withDisabled(planFrom('studio'), line(3, 2, 3), true)
  expect(plan.drawing.disabled.map(({ id }) => id)).toEqual(['D3', 'D4'])
  expect(plan.seats).toHaveLength(46)
  expect(withSeats(plan, line(3, 2, 3), none).seats).toHaveLength(46)
  const back = withDisabled(plan, line(3, 0, 7), false)
  expect(back.seats).toHaveLength(48)
  expect(back.drawing.disabled).toEqual([])
})

test('website and proposals are painted on', () => {
  const plan = withFlag(planFrom('studio'), line(2, 0, 1), 'online', true)
  expect(plan.seats.filter(seat => seat.row === 'C').map(seat => seat.online)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})

test.each([
  ['two seats in one place', 'plan_seats_clash', { B2: { screenCol: 0 } }],
  ['one id twice', 'plan_seats_clash', { B2: { id: 'B1' } }],
  ['one name twice', 'plan_name_twice', { B2: { number: 1 } }],
  ['a seat off the plan', 'plan_too_large', { B2: { screenCol: 6 } }],
  ['half a love seat', 'plan_pair_broken', { B2: { class: 'love' } }],
  ['a link that is not answered', 'plan_pair_broken', { B2: { class: 'love', pairedWith: 'B3' } }],
  ['a link across the aisle', 'plan_pair_broken', { D1: { screenCol: 5, screenRow: 9 } }],
] as const)('%s is refused', (_, code, change) => {
  const plan = planOf(smallArrangement)
  const seats = plan.seats.map(seat => ({ ...seat, ...(change as Record<string, object>)[seat.id] }))
  expect(planFaults({ ...plan, seats }, undefined, none)[0]?.code).toBe(code)
})

test('an id of a seat that was taken away is never another seat’s', () => {
  const before = planOf(smallArrangement)
  const smaller = withoutSeats(before, line(1, 0, 0))
  const saved = new Set(ids(before))
  expect(planFaults(smaller, before, saved)).toEqual([])
  expect(planFaults(before, smaller, saved)).toMatchObject([{ code: 'plan_id_reused', seats: ['B1'] }])
})

test('whatever is drawn, in whatever order, names, links and ids stay right', () => {
  for (let luck = 0; luck < 60; luck++) {
    const draw = (step: number, what: string) => chance('drawing', luck, step, what)
    const saved = new Set<string>()
    let before: Plan | undefined
    let plan = planFrom(planTemplates[luck % planTemplates.length]!)
    for (let step = 0; step < 25; step++) {
      const at = (what: string, most: number) => Math.floor(draw(step, what) * most)
      const cells = cellsBetween(
        { row: at('r', 8), col: at('c', 12) },
        { row: at('r', 8) + at('h', 3), col: at('c', 12) + at('w', 5) },
      )
      const classes = ['standard', 'premium', 'love', 'wheelchair', 'companion'] as const
      const steps = [
        () => withSeats(plan, cells, saved),
        () => withoutSeats(plan, cells),
        () => withClass(plan, cells, classes[at('class', 5)]!),
        () => withDisabled(plan, cells, draw(step, 'off') < 0.5),
        () => withGap(plan, draw(step, 'way') < 0.5 ? 'row' : 'col', at('r', 8)),
        () => withoutLine(plan, draw(step, 'way') < 0.5 ? 'row' : 'col', at('r', 8)),
        () => named(plan, saved),
        () => {
          for (const id of seatsByCell(plan).values()) saved.add(id.seat.id)
          before = plan
          return plan
        },
      ]
      plan = steps[at('what', steps.length)]!()
      const faults = planFaults(named(plan, saved), before, saved).filter(({ code }) => code !== 'plan_empty')
      expect(faults, `${luck}, ${step}`).toEqual([])
    }
  }
})

test('how seats are built is painted on, kept with the plan, and taken off again', () => {
  const plan = planFrom('studio')
  const cells = cellsBetween({ row: 2, col: 0 }, { row: 2, col: 2 })
  const soft = withStyle(plan, cells, 'recliner')
  expect(soft.seats.filter(({ style }) => style === 'recliner').map(({ id }) => id)).toEqual([
    'C1',
    'C2',
    'C3',
  ])
  expect(arrangementSchema.shape.seats.parse(soft.seats)).toEqual(soft.seats)
  expect(withStyle(soft, cells, undefined).seats).toEqual(plan.seats)
})
