import { expect, test } from 'vitest'
import { exchangeAnswered, type ExchangePaidNow } from '#core/sales/refunds/buyer/exchange-payment.ts'
import { billStateOf, nowMs, paidBill, ticketLine } from '../../../world/rule-data.ts'

/** A1 of the bill is to become C1 of the next show, which costs 2.50 more. */
const newLine = { ...ticketLine(4, 'C1', { scheduleId: 'next', ticketId: 'new', totalCents: 1250 }) }
const hourMs = 3_600_000
const times = (change: object = {}) =>
  new Map([
    ['show', { startMs: nowMs + 5 * hourMs, endMs: nowMs + 7 * hourMs, cancelled: false }],
    ['next', { startMs: nowMs + 50 * hourMs, endMs: nowMs + 52 * hourMs, cancelled: false, ...change }],
  ])
const waiting = [{ scheduleId: 'next', seatId: 'C1', version: 2 }]
const payment = {
  id: 'bill-2',
  billId: 'bill',
  method: 'online',
  methodId: 'test',
  status: 'paying',
  cents: 250,
} as ExchangePaidNow['payment']
const by = { employeeId: null, employeeName: null, device: null, locale: 'en', usedToo: false } as const

const state = billStateOf()
const now = (change: Partial<ExchangePaidNow> = {}): ExchangePaidNow => ({
  ...state,
  payment,
  exchange: { exchangeId: 'x', lines: [1], newLines: [newLine] },
  waiting,
  times: times(),
  reached: true,
  wentBack: false,
  nowMs,
  ...change,
})
const told = (drafts: ReturnType<typeof exchangeAnswered>) => drafts.map(({ type }) => type)

test('with the money the old ticket ends as the new one begins, paid by it, in one fact', () => {
  const [made, ...more] = exchangeAnswered(now(), 'paid', by)
  expect(more).toEqual([])
  expect(made).toMatchObject({
    type: 'exchange.made',
    body: {
      exchangeId: 'x',
      lines: [{ line: 1, quantity: 1, cents: 1000 }],
      newLines: [{ ticketId: 'new', totalCents: 1250 }],
      tokens: waiting,
      money: [],
      payments: [{ id: 'bill-2', kind: 'online', methodId: 'test', cents: 250 }],
    },
  })
})

test.each<[string, Partial<ExchangePaidNow>]>([
  ['its money went back in a history that was lost', { wentBack: true }],
  ['the old ticket was used', { admitted: new Set(['ticket-1']) }],
  [
    'the old ticket was given back',
    { lines: state.lines.map(line => (line.line === 1 ? { ...line, left: 0 } : line)) },
  ],
  [
    'some of its price was given back',
    { lines: state.lines.map(line => (line.line === 1 ? { ...line, leftCents: 500 } : line)) },
  ],
  ['the whole order was refunded', { bill: { ...paidBill, status: 'refunded' } }],
  ['the new show was cancelled', { times: times({ cancelled: true }) }],
  ['the old show has begun', { nowMs: nowMs + 6 * hourMs }],
  ['a new seat is somebody else’s', { waiting: [] }],
])('the money goes back and the old ticket stays good where %s', (_, change) => {
  const answered = exchangeAnswered(now(change), 'paid', by)
  expect(told(answered)).toEqual(['refund.requested'])
  expect(answered[0]!.body).toMatchObject({
    refundId: 'bill-2-late',
    paymentId: 'bill-2',
    cents: 250,
    reason: 'exchange_over',
    status: 'settled',
    tokens: change.waiting ?? waiting,
  })
})

test('money of a payment that had ended goes back, and a later payment keeps the same seats', () => {
  const [back, ...more] = exchangeAnswered(now({ payment: { ...payment, status: 'cancelled' } }), 'paid', by)
  expect(more).toEqual([])
  expect(back).toMatchObject({ type: 'refund.requested', body: { refundId: 'bill-2-late', tokens: [] } })
})

test('while the cinema is not reached the answer waits, until the first of the shows begins', () => {
  expect(exchangeAnswered(now({ reached: false }), 'paid', by)).toEqual([])
  const begun = now({ reached: false, nowMs: nowMs + 5 * hourMs })
  expect(told(exchangeAnswered(begun, 'paid', by))).toEqual(['refund.requested'])
})

test.each(['failed', 'cancelled', 'expired'] as const)(
  'a payment that is %s frees the new seats, once',
  word => {
    expect(exchangeAnswered(now({ reached: false }), word, by)).toMatchObject([
      { type: 'payment.closed', body: { paymentId: 'bill-2', outcome: word, tokens: waiting } },
    ])
    expect(exchangeAnswered(now({ payment: { ...payment, status: word } }), word, by)).toEqual([])
  },
)
