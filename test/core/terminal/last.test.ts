import { expect, test } from 'vitest'
import { endBy, type LastTransaction } from '#core/terminal/last.ts'
import { noTerminal, withAttempts, type AttemptNow } from '#core/terminal/attempt.ts'
import { refusalOf } from '../../world/rule-data.ts'

/** 20:00 in Luxembourg, at the very end of a year. */
const fromMs = Date.parse('2026-12-31T23:59:30+01:00')
const span = { fromMs, untilMs: fromMs + 60_000, zone: 'Europe/Luxembourg' }
const last = (change: Partial<LastTransaction> = {}): LastTransaction => ({
  isApproved: true,
  cents: 1200,
  receipt: '0007',
  trace: '000507',
  card: 'Visa',
  day: '1231',
  time: '235945',
  ...change,
})
const outcome = (change: Partial<LastTransaction>, known: { receipt: string; trace: string }[] = []) =>
  endBy({ cents: 1200 }, last(change), known, span)?.outcome

test('a lost answer is the terminal’s last transaction only with its sum, in its time and under a new number', () => {
  expect(outcome({})).toBe('approved')
  expect(outcome({ isApproved: false })).toBe('declined')
  expect(outcome({ day: '0101', time: '000010' })).toBe('approved')
  expect(outcome({}, [{ receipt: '0007', trace: '000507' }])).toBe('failed')
  expect(outcome({}, [{ receipt: '0007', trace: '000001' }])).toBe('approved')
})

test('a sum typed by hand before, another sum, and a terminal that tells no time are left for somebody to look', () => {
  expect(outcome({ time: '235000' })).toBeUndefined()
  expect(outcome({ day: '0630' })).toBeUndefined()
  expect(outcome({ cents: 1300 })).toBeUndefined()
  expect(outcome({ day: null })).toBeUndefined()
  expect(outcome({ time: '996199' })).toBeUndefined()
  expect(outcome({ day: '1399' })).toBeUndefined()
})

const attempt = (change: Partial<AttemptNow> = {}): AttemptNow => ({
  id: 'one',
  kind: 'payment',
  cents: 600,
  outcome: 'approved',
  isOpen: 1,
  answer: { receipt: '0007', trace: '000507', tipCents: 0 },
  ...change,
})
const card = { id: 'p', methodId: 'terminal', kind: 'terminal', cents: 600 }
const paid = (attempts: AttemptNow[], asked: { attemptId?: string; byHand?: boolean }[], isWired = true) =>
  withAttempts(
    asked.map(() => card),
    asked,
    { isWired, attempts },
  )
const refused = (...given: Parameters<typeof paid>) => refusalOf(() => paid(...given))?.code

test('what the guest gave on top is what the terminal says and not what the till says', () => {
  const answer = { receipt: '0007', trace: '000507', tipCents: 150 }
  const [taken] = withAttempts([{ ...card, tipCents: 9900 }], [{ attemptId: 'one' }], {
    isWired: true,
    attempts: [attempt({ answer })],
  })
  expect(taken).toMatchObject({ cents: 600, tipCents: 150 })
  expect(
    withAttempts([{ ...card, tipCents: 9900 }], [{ attemptId: 'one' }], {
      isWired: true,
      attempts: [attempt()],
    }),
  ).toEqual([{ ...card, attemptId: 'one', reference: '0007/000507' }])
})

test('a card payment is what the terminal approved, once, and nothing it took is left out', () => {
  expect(paid([attempt()], [{ attemptId: 'one' }])).toEqual([
    { ...card, attemptId: 'one', reference: '0007/000507' },
  ])
  expect(refused([attempt()], [{ attemptId: 'one' }, { attemptId: 'one' }])).toBe('payment_unknown')
  expect(refused([attempt({ cents: 500 })], [{ attemptId: 'one' }])).toBe('terminal_not_approved')
  expect(refused([attempt({ isOpen: null })], [{ attemptId: 'one' }])).toBe('terminal_not_approved')
  expect(refused([attempt({ kind: 'reversal' })], [{ attemptId: 'one' }])).toBe('terminal_not_approved')
  expect(refused([attempt(), attempt({ id: 'two' })], [{ attemptId: 'one' }])).toBe('terminal_money_waits')
  expect(refused([attempt({ outcome: null })], [{ byHand: true }])).toBe('terminal_unanswered')
  expect(refused([], [{}])).toBe('terminal_needed')
  expect(paid([], [{ byHand: true }])).toEqual([card])
})

test('a till without a terminal takes cards by the cashier’s word, as it always did', () => {
  expect(withAttempts([card], [{}], noTerminal)).toEqual([card])
})
