import { expect, test } from 'vitest'
import { noDrawer } from '#core/cash/drawer.ts'
import { noTerminal } from '#core/terminal/attempt.ts'
import { tillMethods } from '#core/billing/methods/till-method.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { sell, type Cashier, type SaleNow } from '#core/sales/sell.ts'
import {
  closedNow,
  ids,
  nowMs,
  pricesOf,
  refusalOf,
  showOf,
  shows,
  voucherOf,
  voucherType,
  noRefreshments,
  walletOf,
} from '../../world/rule-data.ts'

const carl: Cashier = {
  employeeId: 'carl',
  employeeName: 'Carl',
  device: 'register 1',
  cinemaId: 'cinema-1',
  locale: 'en',
}

const now = (change: Partial<SaleNow> = {}): SaleNow => ({
  shows: shows(),
  wallet: walletOf(),
  refreshments: noRefreshments(),
  orders: [],
  inPackages: [],
  packages: { packages: new Map(), types: new Map() },
  prices: pricesOf(),
  methods: tillMethods([]),
  drawer: noDrawer,
  terminal: noTerminal,
  number: { number: 'K-000001', counter: 1 },
  seller: 'box',
  newId: ids(),
  training: false,
  ...change,
})

type Ticket = SaleRequest['tickets'][number]
const ticket = (seatId: string, change: Partial<Ticket> = {}): Ticket => ({
  scheduleId: 'show',
  seatId,
  priceRateId: 'normal',
  ...change,
})
const request = (change: Partial<SaleRequest> = {}): SaleRequest => ({
  id: 'bill',
  holdId: null,
  tickets: [ticket('A1')],
  products: [],
  totalCents: 1000,
  payments: [{ methodId: 'terminal' }],
  ...change,
})
const withVoucher = request({
  tickets: [ticket('A1', { voucherId: 'GIFT1' })],
  totalCents: 0,
  payments: [{ methodId: 'voucher' }],
})
const orderOf = (turns: number, type: typeof voucherType | undefined = voucherType) => ({
  type,
  issued: undefined,
  wanted: {
    requestId: 'bill-1',
    voucherTypeId: 'five',
    turns,
    holderName: '',
    cinemaId: 'cinema-1',
    billId: 'bill',
  },
})
const noTurns = [{ methodId: 'voucher' }]

test.each<[string, SaleRequest, SaleNow, string, object]>([
  ['an empty basket', request({ tickets: [] }), now(), 'nothing_chosen', {}],
  [
    'a seat that was never drawn',
    request({ tickets: [ticket('Z9')] }),
    now(),
    'seat_unknown',
    { scheduleId: 'show', seats: ['Z9'] },
  ],
  [
    'a seat somebody has bought',
    request(),
    now({ shows: shows(showOf({ tokens: { A1: { state: 'sold' } } })) }),
    'seat_taken',
    { scheduleId: 'show', seats: ['A1'] },
  ],
  [
    'a seat somebody is paying for',
    request(),
    now({ shows: shows(showOf({ tokens: { A1: { state: 'paying' } } })) }),
    'seat_taken',
    { scheduleId: 'show', seats: ['A1'] },
  ],
  [
    'a seat in another basket',
    request(),
    now({ shows: shows(showOf({ holds: { A1: 'other' } })) }),
    'seat_taken',
    { scheduleId: 'show', seats: ['A1'] },
  ],
  [
    'the same seat twice',
    request({ tickets: [ticket('A1'), ticket('A1')], totalCents: 2000 }),
    now(),
    'seat_taken',
    { scheduleId: 'show', seats: ['A1'] },
  ],
  [
    'a seat the website owns',
    request(),
    now({ shows: shows(showOf({ relaySeats: ['A1'] })) }),
    'seats_elsewhere',
    { scheduleId: 'show', seats: ['A1'] },
  ],
  [
    'more places than are free where seating is',
    request({ tickets: [ticket('A1'), ticket('A2')], totalCents: 2000 }),
    now({
      shows: shows(
        showOf({
          freeSeating: true,
          tokens: Object.fromEntries(
            ['A2', 'A3', 'A4', 'A5', 'A6'].map(id => [id, { state: 'sold' as const }]),
          ),
        }),
      ),
    }),
    'not_enough_seats',
    { free: 1, scheduleId: 'show' },
  ],
  [
    'a closed show',
    request(),
    now({ shows: shows(showOf({ closed: closedNow() })) }),
    'sales_closed',
    { scheduleId: 'show' },
  ],
  [
    'a price that does not exist',
    request({ tickets: [ticket('A1', { priceRateId: 'free' })] }),
    now(),
    'rate_unknown',
    { scheduleId: 'show' },
  ],
  [
    'fewer tickets than a price begins with',
    request({ tickets: [ticket('A1', { priceRateId: 'group' })], totalCents: 800 }),
    now(),
    'rate_limit',
    { scheduleId: 'show', rate: 'group', min: 3, max: 10 },
  ],
  [
    'more tickets than a price allows',
    request({ tickets: ['A1', 'A2', 'A3', 'A4', 'A5'].map(seat => ticket(seat)), totalCents: 5000 }),
    now(),
    'rate_limit',
    { scheduleId: 'show', rate: 'normal', min: 1, max: 4 },
  ],
  [
    'a product that was deleted',
    request({ tickets: [], products: [{ productId: 'gone', quantity: 1 }] }),
    now(),
    'product_unknown',
    {},
  ],
  [
    'another total than the cashier saw',
    request({ totalCents: 900 }),
    now(),
    'total_changed',
    { totalCents: 1000 },
  ],
  [
    'too little cash',
    request({ payments: [{ methodId: 'cash', tenderedCents: 900 }] }),
    now(),
    'cash_short',
    { missingCents: 100 },
  ],
  [
    'too little cash after rounding to coins',
    request({
      tickets: [],
      products: [{ productId: 'popcorn', quantity: 1 }],
      totalCents: 453,
      payments: [{ methodId: 'cash', tenderedCents: 450 }],
    }),
    now({
      prices: pricesOf({
        country: 'BE',
        products: pricesOf().products.map(product => ({ ...product, cents: 453 })),
      }),
    }),
    'cash_short',
    { missingCents: 5 },
  ],
  [
    'nothing paid for what costs something',
    request({ payments: noTurns }),
    now(),
    'cash_short',
    { missingCents: 1000 },
  ],
  [
    'a voucher nobody knows',
    request({ ...withVoucher, tickets: [ticket('A1', { voucherId: 'WRONG' })] }),
    now(),
    'voucher_unknown',
    { voucherId: 'WRONG' },
  ],
  [
    'a cancelled voucher',
    withVoucher,
    now({ wallet: walletOf({ voucher: voucherOf({ cancelled: true }) }) }),
    'voucher_cancelled',
    {},
  ],
  [
    'a voucher before its first day',
    withVoucher,
    now({ wallet: walletOf({ voucher: voucherOf({ validFrom: '2026-12-01' }) }) }),
    'voucher_too_early',
    { day: '2026-12-01' },
  ],
  [
    'a voucher after its last day',
    withVoucher,
    now({ wallet: walletOf({ voucher: voucherOf({ validUntil: '2026-11-20' }) }) }),
    'voucher_too_late',
    { day: '2026-11-20' },
  ],
  [
    'a voucher that rests',
    withVoucher,
    now({
      wallet: walletOf({
        voucher: voucherOf({ pauseMinutes: 60, lastUse: new Date(nowMs - 60_000).toISOString() }),
      }),
    }),
    'voucher_resting',
    { minutes: 60 },
  ],
  [
    'a voucher without turns',
    withVoucher,
    now({ wallet: walletOf({ voucher: voucherOf({ owned: [{ state: 'spent', billId: 'other' }] }) }) }),
    'voucher_used_up',
    { left: 0 },
  ],
  [
    'a voucher whose turns another node owns',
    withVoucher,
    now({ wallet: walletOf({ voucher: voucherOf({ owned: [{ owner: 'relay' }] }) }) }),
    'turns_elsewhere',
    { voucherId: 'GIFT1', missing: 1 },
  ],
  [
    'a voucher for a price that takes none',
    request({
      tickets: ['A1', 'A2', 'A3'].map(seat => ticket(seat, { priceRateId: 'group', voucherId: 'GIFT1' })),
    }),
    now(),
    'voucher_not_for_rate',
    { scheduleId: 'show', rate: 'group' },
  ],
  [
    'a kind of voucher that is not sold',
    request({ tickets: [], newVouchers: [{ voucherTypeId: 'five', turns: 2 }] }),
    now({ orders: [{ ...orderOf(2), type: undefined }] }),
    'voucher_type_unknown',
    {},
  ],
  [
    'a voucher of too few turns',
    request({ tickets: [], newVouchers: [{ voucherTypeId: 'five', turns: 3 }] }),
    now({ orders: [orderOf(3)] }),
    'turns_step',
    { min: 2, max: 10, step: 2 },
  ],
])('%s is refused', (_, asked, known, code, details) => {
  expect(refusalOf(() => sell(asked, known, carl))).toEqual({ code, details })
})

test('a basket is one sale: its seats, its lines, its number and what was paid', () => {
  const asked = request({
    tickets: [ticket('A1'), ticket('A6')],
    products: [{ productId: 'popcorn', quantity: 2 }],
    totalCents: 3400,
    payments: [{ methodId: 'cash', tenderedCents: 4000 }],
  })
  const show = showOf({ dimension: '3d', holds: { A1: 'bill' } })
  expect(sell(asked, now({ shows: shows(show) }), carl)).toMatchObject([
    {
      scope: 'cinema:cinema-1',
      type: 'sale.made',
      body: {
        billId: 'bill',
        number: 'K-000001',
        counter: 1,
        employeeId: 'carl',
        totalCents: 3400,
        lines: [
          { kind: 'ticket', seatId: 'A1', ticketId: 'id-1', totalCents: 1150 },
          { kind: 'ticket', seatId: 'A6', ticketId: 'id-2', totalCents: 1350 },
          { kind: 'product', productId: 'popcorn', quantity: 2, totalCents: 900 },
        ],
        tokens: [
          { scheduleId: 'show', seatId: 'A1', version: 1 },
          { scheduleId: 'show', seatId: 'A6', version: 1 },
        ],
        payments: [{ id: 'bill-cinema-1-till-1', kind: 'cash', cents: 3400, changeCents: 600 }],
      },
    },
  ])
})

test('a turn pays for the rate, and what the seat’s class adds is paid', () => {
  const asked = request({ tickets: [ticket('A6', { voucherId: 'GIFT1' })], totalCents: 200 })
  const [turns, sale] = sell(asked, now(), carl)
  expect(turns).toMatchObject({
    scope: 'exhibitor',
    type: 'turns.spent',
    body: { turns: [{ voucherId: 'GIFT1', turn: 1, version: 1, coveredCents: 1000 }] },
  })
  expect(sale).toMatchObject({ type: 'sale.made', body: { totalCents: 200, payments: [{ cents: 200 }] } })
})

test('a turn a manager allowed is a debt of the voucher, told before the sale', () => {
  const approvals = new Map([['GIFT1', { turns: 1, employeeId: 'mia', name: 'Mia' }]])
  const voucher = voucherOf({ owned: [{ owner: 'relay' }] })
  const made = sell(withVoucher, now({ wallet: walletOf({ voucher, approvals }) }), carl)
  expect(made.map(({ type }) => type)).toEqual(['voucher.overridden', 'sale.made'])
  expect(made[0]).toMatchObject({ body: { coveredCents: 1000, allowedBy: { employeeId: 'mia' } } })
})

test('a voucher that is sold is issued before the sale, and its code is on the line', () => {
  const asked = request({
    tickets: [],
    newVouchers: [{ voucherTypeId: 'five', turns: 4 }],
    totalCents: 3600,
  })
  const made = sell(asked, now({ orders: [orderOf(4)] }), carl)
  expect(made).toMatchObject([
    { type: 'voucher.issued', body: { voucherId: 'id-1', turns: 4, validUntil: '2027-11-21' } },
    { type: 'sale.made', body: { lines: [{ kind: 'voucher', voucherId: 'id-1', totalCents: 3600 }] } },
  ])
})

test('where seating is free a taken place is silently replaced by another one', () => {
  const full = showOf({ freeSeating: true, tokens: { A1: { state: 'sold' } } })
  const [sale] = sell(request(), now({ shows: shows(full) }), carl)
  expect(sale).toMatchObject({ body: { tokens: [{ seatId: 'A2', version: 1 }] } })
})
