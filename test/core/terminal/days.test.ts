import { expect, test } from 'vitest'
import { answerDay, answerDayByWord, askDay, explainDay, type DayNow } from '#core/terminal/days/day.ts'
import type { DayRow } from '#core/terminal/days/store.ts'
import { differenceOf, expectedOf, meantBy, sumsOf, type Moved } from '#core/terminal/days/sums.ts'

const moved = (id: string, change: Partial<Moved> = {}): Moved => ({
  id,
  kind: 'payment',
  cents: 600,
  tipCents: 0,
  at: '2026-07-01T18:00:00.000Z',
  forId: `bill-${id}`,
  card: 'Visa',
  receipt: '0001',
  known: 'terminal',
  ...change,
})
const names = (all: readonly Moved[]) => all.map(({ id }) => id)

test('what a terminal should say is what was paid over it, less what went back, with what was typed by hand', () => {
  const sums = sumsOf([
    moved('a'),
    moved('b', { cents: 1250, known: 'typed' }),
    moved('c', { kind: 'back', cents: 250 }),
  ])
  expect(sums).toEqual({
    payments: 2,
    paidCents: 1850,
    refunds: 1,
    backCents: 250,
    byHandCents: 1250,
    tipCents: 0,
  })
  expect(expectedOf(sums)).toBe(1600)
  expect(differenceOf(1600, sums)).toBe(0)
  expect(differenceOf(1000, sums)).toBe(-600)
  expect(differenceOf(null, sums)).toBeNull()
})

test('a difference names the payment of just that sum, and among several the one no terminal confirmed', () => {
  const all = [moved('a'), moved('b', { cents: 900 }), moved('c', { known: 'typed' })]
  expect(meantBy(0, all)).toEqual([])
  expect(meantBy(null, all)).toEqual([])
  expect(names(meantBy(-900, all))).toEqual(['b'])
  expect(names(meantBy(-600, all))).toEqual(['c'])
  // It has more than was sold: one was charged twice, or a refund never went back.
  expect(names(meantBy(900, all))).toEqual(['b'])
  expect(names(meantBy(700, [...all, moved('d', { kind: 'back', cents: 700 })]))).toEqual(['d'])
  expect(names(meantBy(12_345, [...all, moved('e', { known: 'read', cents: 50 })]))).toEqual(['c', 'e'])
})

const desk = { id: 'desk', name: 'Desk', connection: 'zvt://10.0.0.9', password: '000000' }
const by = {
  employeeId: 'carl',
  employeeName: 'Carl',
  cinemaId: 'cinema-1',
  deviceId: 'till-1',
  device: 'Till',
}
const now: DayNow = {
  known: undefined,
  last: undefined,
  sinceAt: null,
  isUnanswered: false,
  deviceIds: ['till-1'],
  training: false,
}
const row = (change: Partial<DayRow> = {}): DayRow => ({
  cinemaId: 'cinema-1',
  id: 'day-1',
  terminalId: 'desk',
  terminal: 'Desk',
  deviceId: 'till-1',
  device: 'Till',
  deviceIds: ['till-1'],
  employeeName: 'Carl',
  sinceAt: null,
  locale: 'en',
  at: '2026-07-01T22:00:00.000Z',
  outcome: null,
  untilAt: null,
  isOpen: 1,
  reason: null,
  cents: null,
  cards: [],
  lines: [],
  sums: null,
  readBy: null,
  explanation: null,
  explainedBy: null,
  ...change,
})

test('a day is not ended while a payment has no answer, while an earlier end has none, nor in training', () => {
  expect(askDay('day-1', desk, now, by, 'de')).toMatchObject([
    { type: 'terminal.day_asked', body: { dayId: 'day-1', terminalId: 'desk', locale: 'de' } },
  ])
  expect(() => askDay('day-1', desk, { ...now, isUnanswered: true }, by, 'de')).toThrow('terminal_unanswered')
  expect(() => askDay('day-1', desk, { ...now, training: true }, by, 'de')).toThrow('terminal_in_training')
  expect(() => askDay('day-2', desk, { ...now, last: row() }, by, 'de')).toThrow('terminal_day_open')
  expect(askDay('day-2', desk, { ...now, last: row({ outcome: 'failed' }) }, by, 'de')).toHaveLength(1)
  // The same one, asked about again.
  expect(askDay('day-1', desk, { ...now, known: row(), last: row() }, by, 'de')).toEqual([])
  expect(() => askDay('day-1', { ...desk, id: 'bar' }, { ...now, known: row() }, by, 'de')).toThrow(
    'request_reused',
  )
})

const sums = { payments: 3, paidCents: 1800, refunds: 0, backCents: 0, byHandCents: 0 }
const told = (cents: number | null, outcome: 'ended' | 'failed' = 'ended') => ({
  outcome,
  reason: outcome === 'failed' ? ('busy' as const) : null,
  cents,
  cards: [],
  lines: [],
})

test('what a terminal says at first is kept as it is; asked again it is believed with the whole sum alone', () => {
  const first = { sums, untilAt: 'u', isAgain: false }
  expect(answerDay(row(), told(1200), first)).toMatchObject([
    { body: { outcome: 'ended', cents: 1200, sums } },
  ])
  expect(answerDay(row(), told(null, 'failed'), first)).toMatchObject([{ body: { outcome: 'failed' } }])
  expect(answerDay(row({ outcome: 'ended' }), told(1200), first)).toEqual([])
  const again = { ...first, isAgain: true }
  expect(answerDay(row(), told(0), again)).toEqual([])
  expect(answerDay(row(), told(null), again)).toEqual([])
  expect(answerDay(row(), told(null, 'failed'), again)).toEqual([])
  expect(answerDay(row(), told(1800), again)).toMatchObject([{ body: { outcome: 'ended', cents: 1800 } }])
})

test('somebody reads the paper where its answer is lost, under their name', () => {
  expect(answerDayByWord(row(), 1800, sums, by)).toMatchObject([
    { body: { outcome: 'ended', cents: 1800, employeeName: 'Carl' } },
  ])
  expect(answerDayByWord(row(), null, sums, by)).toMatchObject([
    { body: { outcome: 'failed', reason: 'not_done', employeeName: 'Carl' } },
  ])
  expect(answerDayByWord(row({ outcome: 'ended' }), 1, sums, by)).toEqual([])
  expect(() => answerDayByWord(undefined, 1, sums, by)).toThrow('payment_unknown')
})

test('a difference is explained once, and nothing where there is none', () => {
  const differs = row({ outcome: 'ended', cents: 1200, sums })
  expect(explainDay(differs, 'typed twice', by)).toMatchObject([{ type: 'terminal.day_explained' }])
  expect(explainDay({ ...differs, explanation: 'known' }, 'typed twice', by)).toEqual([])
  expect(() => explainDay({ ...differs, cents: 1800 }, 'why', by)).toThrow('payment_unknown')
  expect(() => explainDay(row(), 'why', by)).toThrow('payment_unknown')
})
