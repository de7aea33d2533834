import { expect, test } from 'vitest'
import { tillMethods } from '#core/billing/methods/till-method.ts'
import { noTerminal } from '#core/terminal/attempt.ts'
import { exchange, type ExchangeNow, type ExchangeRequest } from '#core/sales/refunds/exchange.ts'
import {
  billStateOf,
  carlAtTill,
  closedNow,
  ids,
  paidBill,
  pricesOf,
  refusalOf,
  showOf,
  shows,
  token,
} from '../../../world/rule-data.ts'

/** A1 and A2 are this bill's. */
const mine = { state: 'sold', billId: 'bill' } as const
const hers = { A1: mine, A2: mine }
const onSale = (change: Parameters<typeof showOf>[0] = {}) => shows(showOf({ tokens: hers, ...change }))

const now = (change: Partial<ExchangeNow> = {}): ExchangeNow => ({
  ...billStateOf(),
  shows: onSale(),
  prices: pricesOf(),
  methods: tillMethods([]),
  terminal: noTerminal,
  newId: ids(),
  training: false,
  ...change,
})

const ticket = (seatId: string, priceRateId = 'normal') => ({ scheduleId: 'show', seatId, priceRateId })
const request = (change: Partial<ExchangeRequest> = {}): ExchangeRequest => ({
  id: 'exchange',
  billId: 'bill',
  holdId: null,
  lines: [1],
  tickets: [ticket('A3')],
  differenceCents: 0,
  payments: [],
  ...change,
})
const dearer = request({ tickets: [ticket('A6')], differenceCents: 200 })

test.each<[string, ExchangeRequest, ExchangeNow, string, object]>([
  ['a bill the other side sold', request(), now({ owner: 'relay' }), 'bill_elsewhere', {}],
  [
    'a bill that is not paid',
    request(),
    now({ bill: { ...paidBill, status: 'paying' } }),
    'bill_not_paid',
    {},
  ],
  ['a bill from before emergency mode', request(), now({ forgotten: true }), 'node_recovering', {}],
  ['a line that is no ticket', request({ lines: [3] }), now(), 'nothing_to_refund', {}],
  ['a line the bill does not have', request({ lines: [9] }), now(), 'nothing_to_refund', {}],
  [
    'a ticket used at the door, by a cashier',
    request(),
    now({ admitted: new Set(['ticket-1']) }),
    'refund_needs_manager',
    { seats: ['A1'] },
  ],
  [
    'a show of another cinema',
    request(),
    now({ shows: onSale({ cinemaId: 'cinema-2' }) }),
    'schedule_unknown',
    {},
  ],
  [
    'a new seat somebody has',
    request(),
    now({ shows: onSale({ tokens: { ...hers, A3: { state: 'sold' } } }) }),
    'seat_taken',
    { scheduleId: 'show', seats: ['A3'] },
  ],
  [
    'a new seat of the website',
    request(),
    now({ shows: onSale({ relaySeats: ['A3'] }) }),
    'seats_elsewhere',
    { scheduleId: 'show', seats: ['A3'] },
  ],
  [
    'the guest’s own seat, which somebody else has by now',
    request({ tickets: [ticket('A1')] }),
    now({ shows: onSale({ tokens: { A1: { state: 'sold', billId: 'other' } } }) }),
    'seat_taken',
    { scheduleId: 'show', seats: ['A1'] },
  ],
  [
    'the guest’s own seat twice',
    request({ lines: [1, 2], tickets: [ticket('A1'), ticket('A1')] }),
    now(),
    'seat_taken',
    { scheduleId: 'show', seats: ['A1'] },
  ],
  [
    'a closed show',
    request(),
    now({ shows: onSale({ closed: closedNow() }) }),
    'sales_closed',
    { scheduleId: 'show' },
  ],
  [
    'another rate for a closed show',
    request({ tickets: [ticket('A1', 'staff')], differenceCents: -1000 }),
    now({ shows: onSale({ closed: closedNow() }) }),
    'sales_closed',
    { scheduleId: 'show' },
  ],
  [
    'a price that does not exist',
    request({ tickets: [ticket('A3', 'free')] }),
    now(),
    'rate_unknown',
    { scheduleId: 'show' },
  ],
  ['no new ticket', request({ tickets: [] }), now(), 'nothing_chosen', {}],
  [
    'another difference than the cashier saw',
    request({ tickets: [ticket('A6')] }),
    now(),
    'total_changed',
    { totalCents: 200 },
  ],
  ['a dearer ticket for nothing', dearer, now(), 'exchange_dearer', { cents: 200 }],
  [
    'a dearer ticket where there is no till',
    { ...dearer, payments: [{ methodId: 'terminal' }] },
    now({ owner: 'relay', me: 'relay' }),
    'exchange_dearer',
    { cents: 200 },
  ],
  [
    'a dearer ticket for too little cash',
    { ...dearer, payments: [{ methodId: 'cash', tenderedCents: 100 }] },
    now(),
    'cash_short',
    { missingCents: 100 },
  ],
])('%s is refused', (_, asked, known, code, details) => {
  expect(refusalOf(() => exchange(asked, known, carlAtTill))).toEqual({ code, details })
})

test('another seat: the old one is free as the new one is sold, and the new line comes after all others', () => {
  expect(exchange(request(), now(), carlAtTill)).toMatchObject([
    {
      scope: 'cinema:cinema-1',
      type: 'exchange.made',
      body: {
        exchangeId: 'exchange',
        number: 1,
        lines: [{ line: 1, quantity: 1, cents: 1000 }],
        newLines: [{ line: 4, seatId: 'A3', ticketId: 'id-1', totalCents: 1000 }],
        freed: [{ scheduleId: 'show', seatId: 'A1', version: 2 }],
        tokens: [{ scheduleId: 'show', seatId: 'A3', version: 1 }],
        money: [],
        payments: [],
      },
    },
  ])
})

test('another rate for the same seat: it stays the guest’s, and what it cost more is paid back', () => {
  const asked = request({ tickets: [ticket('A1', 'staff')], differenceCents: -1000 })
  expect(exchange(asked, now(), carlAtTill)).toMatchObject([
    {
      body: {
        freed: [],
        tokens: [{ seatId: 'A1', version: 2 }],
        money: [{ id: 'exchange-1', paymentId: 'paid', cents: 1000, done: true }],
      },
    },
  ])
})

test('a dearer ticket is paid on top, under a payment of its own', () => {
  const asked: ExchangeRequest = { ...dearer, payments: [{ methodId: 'cash', tenderedCents: 500 }] }
  expect(exchange(asked, now(), carlAtTill)).toMatchObject([
    { body: { money: [], payments: [{ id: 'exchange-paid-1', cents: 200, changeCents: 300 }] } },
  ])
})

test('a turn that paid for the old ticket is free again', () => {
  const { used } = billStateOf()
  const turn = { voucherId: 'GIFT1', turn: 1, version: 1, owner: used.owner, state: 'spent' } as const
  const turns = [{ ...turn, billId: 'bill', ticketId: 'ticket-1' }]
  const made = exchange(request(), now({ used: { ...used, turns } }), carlAtTill)
  expect(made.map(({ type }) => type)).toEqual(['exchange.made', 'turns.returned'])
})

test('a new seat may be in the exchange’s own basket', () => {
  const held = onSale({ holds: { A3: 'basket' }, tokens: { ...hers, A3: token() } })
  expect(exchange(request({ holdId: 'basket' }), now({ shows: held }), carlAtTill)).toHaveLength(1)
  expect(refusalOf(() => exchange(request(), now({ shows: held }), carlAtTill))).toMatchObject({
    code: 'seat_taken',
  })
})

test('who changes seats keeps the price that was bought, though it had to be bought earlier; one ticket more does not get it', () => {
  const early = pricesOf().rates.map(rate => ({ ...rate, daysAhead: 1 }))
  const prices = pricesOf({ rates: early })
  expect(exchange(request(), now({ prices }), carlAtTill)).not.toEqual([])
  const two = request({ tickets: [ticket('A3'), ticket('A4')], differenceCents: 1000 })
  expect(refusalOf(() => exchange(two, now({ prices }), carlAtTill))).toMatchObject({
    code: 'rate_in_advance',
    details: { scheduleId: 'show', day: '2026-11-20' },
  })
})
