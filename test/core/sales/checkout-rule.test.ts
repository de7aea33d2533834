import { expect, test } from 'vitest'
import { checkout, cinemaOf, type CheckoutNow } from '#core/sales/checkout.ts'
import type { CheckoutRequest } from '#core/sales/checkout-contract.ts'
import type { VisitorShow } from '#core/seating/visitors/bounds.ts'
import {
  closedNow,
  ids,
  pricesOf,
  refusalOf,
  showOf,
  shows,
  voucherOf,
  walletOf,
} from '../../world/rule-data.ts'
import { onWebsite } from '../../world/small-exhibitor.ts'

const onSale = (change: Parameters<typeof showOf>[0] = {}) => shows(showOf({ me: 'relay', ...change }))
const allOnline = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6']

const now = (change: Partial<CheckoutNow> = {}): CheckoutNow => ({
  shows: onSale({ relaySeats: allOnline }),
  wallet: walletOf({ owner: 'relay', me: 'relay', voucher: voucherOf({ owned: [{ owner: 'relay' }] }) }),
  prices: pricesOf(),
  methods: [{ id: 'card', ...onWebsite('card', 1), account: 'test-main' }],
  number: { number: 'W-000001', counter: 1 },
  seller: 'relay',
  basket: 'bill:ada',
  bounds: undefined,
  snacks: new Map(),
  vouchers: undefined,
  newId: ids(),
  training: false,
  ...change,
})

/** A show whose seats the visitor may still have. */
const boundsOf = (change: Partial<VisitorShow> = {}): CheckoutNow['bounds'] => ({
  connected: true,
  shows: new Map([
    [
      'show',
      {
        capacity: 6,
        held: 0,
        kept: { baskets: 0, bills: 0, seats: 0, addressSeats: 0 },
        free: 6,
        ...change,
      },
    ],
  ]),
})
const kept = (change: Partial<NonNullable<VisitorShow['kept']>>) =>
  boundsOf({ kept: { baskets: 0, bills: 0, seats: 0, addressSeats: 0, ...change } })

type Item = CheckoutRequest['items'][number]
const item = (seat: string, change: Partial<Item> = {}): Item => ({
  type: 'ticket',
  schedule_id: 'show',
  price_rate_id: 'normal',
  seat,
  ...change,
})
const request = (change: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  bill_id: 'bill',
  payment_method_id: 'card',
  name: 'Ada',
  email: 'ada@example.com',
  email_confirmation: 'ada@example.com',
  newsletter_signup: false,
  amount: 1000,
  items: [item('A1')],
  ...change,
})
const withVoucher = request({ items: [item('A1', { voucher_id: 'GIFT1' })], amount: 0 })
const ada = { locale: 'en', buyer: { name: 'Ada', email: 'ada@example.com' } } as const

test.each<[string, CheckoutRequest, CheckoutNow, string, object]>([
  [
    'too many unpaid purchases',
    request(),
    now({ bounds: kept({ bills: 2 }) }),
    'too_many_unpaid',
    { most: 2 },
  ],
  ['too many seats unpaid', request(), now({ bounds: kept({ seats: 20 }) }), 'too_many_seats', { most: 20 }],
  ['a crowded address', request(), now({ bounds: kept({ addressSeats: 3 }) }), 'address_crowded', {}],
  [
    'the register’s share',
    request(),
    now({ bounds: boundsOf({ free: 0 }) }),
    'kept_for_register',
    { free: 0 },
  ],
  [
    'a seat that was never drawn',
    request({ items: [item('Z9')] }),
    now(),
    'seat_unknown',
    { scheduleId: 'show', seats: ['Z9'] },
  ],
  [
    'a seat somebody has bought',
    request(),
    now({ shows: onSale({ tokens: { A1: { owner: 'relay', state: 'sold' } } }) }),
    'seat_taken',
    { scheduleId: 'show', seats: ['A1'] },
  ],
  [
    'a seat of the register',
    request(),
    now({ shows: onSale() }),
    'seats_elsewhere',
    { scheduleId: 'show', seats: ['A1'] },
  ],
  [
    'a show that is no longer sold online',
    request(),
    now({ shows: onSale({ relaySeats: allOnline, closed: closedNow() }) }),
    'sales_closed',
    { scheduleId: 'show' },
  ],
  [
    'a price only the register has',
    request({ items: [item('A1', { price_rate_id: 'staff' })], amount: 0 }),
    now(),
    'rate_unknown',
    { scheduleId: 'show' },
  ],
  [
    'fewer tickets than a price begins with',
    request({ items: [item('A1', { price_rate_id: 'group' })] }),
    now(),
    'rate_limit',
    { scheduleId: 'show', rate: 'group', min: 3, max: 10 },
  ],
  [
    'another total than the visitor saw',
    request({ amount: 900 }),
    now(),
    'total_changed',
    { totalCents: 1000 },
  ],
  [
    'a voucher nobody knows',
    request({ items: [item('A1', { voucher_id: 'WRONG' })], amount: 0 }),
    now(),
    'voucher_unknown',
    { voucherId: 'WRONG' },
  ],
  [
    'a voucher while a box has not been heard again',
    withVoucher,
    now({ wallet: walletOf({ owner: 'relay', me: null }) }),
    'node_recovering',
    {},
  ],
  [
    'a voucher whose turns are at a cinema',
    withVoucher,
    now({ wallet: walletOf({ owner: 'relay', me: 'relay' }) }),
    'turns_elsewhere',
    { voucherId: 'GIFT1', missing: 1 },
  ],
])('%s is refused', (_, asked, known, code, details) => {
  expect(refusalOf(() => checkout(asked, known, ada))).toEqual({ code, details })
})

test('shows of two cinemas, and none at all, are no purchase', () => {
  const two = new Map([...onSale(), ['there', showOf({ cinemaId: 'cinema-2' })] as const])
  expect(refusalOf(() => cinemaOf(two))).toMatchObject({ code: 'schedule_unknown' })
  expect(refusalOf(() => cinemaOf(new Map()))).toMatchObject({ code: 'schedule_unknown' })
  expect(cinemaOf(onSale())).toBe('cinema-1')
})

test('a purchase waits for its money: the bill is open, its seats are kept, and the buyer is told apart from it', () => {
  const held = onSale({ relaySeats: allOnline, holds: { A1: 'bill:ada' } })
  expect(checkout(request(), now({ shows: held, bounds: boundsOf() }), ada)).toEqual([
    {
      scope: 'cinema:cinema-1',
      type: 'bill.opened',
      body: {
        billId: 'bill',
        cinemaId: 'cinema-1',
        source: 'site',
        totalCents: 1000,
        lines: [expect.objectContaining({ seatId: 'A1', ticketId: 'id-1', totalCents: 1000 })],
        tokens: [{ scheduleId: 'show', seatId: 'A1', version: 1 }],
        owner: 'relay',
        locale: 'en',
        priceList: 'list',
        payments: [
          {
            id: 'bill-1',
            kind: 'online',
            cents: 1000,
            methodId: 'card',
            provider: 'test',
            account: 'test-main',
          },
        ],
        shows: [{ scheduleId: 'show', startMs: expect.any(Number), screenId: 'screen-1' }],
      },
      privatePart: { name: 'Ada', email: 'ada@example.com' },
      privateDay: '2026-11-21',
    },
  ])
})

test('vouchers that pay for everything settle the purchase at once', () => {
  expect(checkout(withVoucher, now(), ada)).toMatchObject([
    { type: 'turns.spent', body: { turns: [{ turn: 1, version: 1, coveredCents: 1000 }] } },
    { type: 'bill.opened', body: { totalCents: 0, payments: [{ cents: 0, kind: 'voucher' }] } },
    {
      type: 'payment.settled',
      body: { number: 'W-000001', tokens: [{ scheduleId: 'show', seatId: 'A1', version: 2 }] },
    },
  ])
})

test('a turn beside money is only kept until the money comes', () => {
  const both = request({ items: [item('A1', { voucher_id: 'GIFT1' }), item('A2')] })
  expect(checkout(both, now(), ada).map(({ type }) => type)).toEqual(['turns.kept', 'bill.opened'])
})
