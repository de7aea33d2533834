import { expect, test } from 'vitest'
import type { BillLine } from '#core/billing/bill.ts'
import type { SaleMade } from '#core/billing/facts.ts'
import { noDrawer } from '#core/cash/drawer.ts'
import { noTerminal } from '#core/terminal/attempt.ts'
import { tillMethods } from '#core/billing/methods/till-method.ts'
import { discountUpTo } from '#core/access/employee.ts'
import { heldAt } from '#core/pricing/price.ts'
import { vatOfItems } from '#core/pricing/vat-rounding.ts'
import { vatRate } from '#core/pricing/vat.ts'
import { priceBasket } from '#core/sales/price-basket.ts'
import { isSameCheckout } from '#core/sales/checkout.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import type { CheckoutRequest } from '#core/sales/checkout-contract.ts'
import { sell, type Cashier } from '#core/sales/sell.ts'
import {
  ids,
  pricesOf,
  refusalOf,
  shows,
  showOf,
  noRefreshments,
  termsTonight,
  walletOf,
} from '../../world/rule-data.ts'

const carl: Cashier = {
  employeeId: 'carl',
  employeeName: 'Carl',
  device: 'register 1',
  cinemaId: 'cinema-1',
  locale: 'en',
  discountUpToCents: 1000,
}
type Off = NonNullable<SaleRequest['discounts']>

const sale = (discounts: Off, totalCents: number, by: Partial<Cashier> = {}): SaleMade => {
  const request: SaleRequest = {
    id: 'bill',
    holdId: null,
    tickets: ['A1', 'A2'].map(seatId => ({ scheduleId: 'show', seatId, priceRateId: 'normal' })),
    products: [{ productId: 'popcorn', quantity: 2 }],
    discounts,
    totalCents,
    payments: [{ methodId: 'terminal' }],
  }
  const now = {
    shows: shows(showOf()),
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
    seller: 'box' as const,
    newId: ids(),
    training: false,
  }
  return sell(request, now, { ...carl, ...by }).at(-1)!.body as SaleMade
}
const sumsOf = (lines: readonly BillLine[]) => lines.map(line => [line.totalCents, line.discountCents ?? 0])

test('a discount for the whole bill is shared by what it is for, to the cent, with its VAT', () => {
  const { lines, discounts, totalCents } = sale([{ cents: 100, reason: 'Complaint' }], 2800)
  expect(sumsOf(lines)).toEqual([
    [965, 35],
    [966, 34],
    [869, 31],
  ])
  expect(totalCents).toBe(2800)
  expect(lines.map(line => line.vatCents)).toEqual(lines.map(line => vatOfItems(line)))
  expect(discounts).toEqual([
    { cents: 100, reason: 'Complaint', allowedBy: { employeeId: 'carl', employeeName: 'Carl' } },
  ])
})

test('a discount for one ticket or product is in its line alone', () => {
  const staff = { ticket: 1, cents: 500, reason: 'Staff' }
  const { lines, discounts } = sale([staff, { product: 0, cents: 200, reason: 'Cold' }], 2200)
  expect(sumsOf(lines)).toEqual([
    [1000, 0],
    [500, 500],
    [700, 200],
  ])
  expect(discounts?.map(({ line }) => line)).toEqual([2, 3])
})

test.each<[string, Off, Partial<Cashier>, string, object]>([
  [
    'more than this person may take off one bill, in two parts',
    [
      { ticket: 0, cents: 600, reason: 'x' },
      { ticket: 1, cents: 401, reason: 'y' },
    ],
    {},
    'discount_limit',
    { limit: '10.00' },
  ],
  [
    'anything by somebody without a limit of their own',
    [{ cents: 1, reason: 'x' }],
    { discountUpToCents: 0 },
    'discount_limit',
    { limit: '0.00' },
  ],
  [
    'more than the ticket costs',
    [{ ticket: 0, cents: 1001, reason: 'x' }],
    { discountUpToCents: null },
    'discount_too_much',
    {},
  ],
  [
    'something that is not in the basket',
    [{ product: 1, cents: 1, reason: 'x' }],
    {},
    'discount_too_much',
    {},
  ],
  [
    'more than the whole bill',
    [{ cents: 2901, reason: 'x' }],
    { discountUpToCents: null },
    'discount_too_much',
    {},
  ],
])('%s is refused', (_, discounts, by, code, details) => {
  expect(refusalOf(() => sale(discounts, 0, by))).toEqual({ code, details })
})

test('only what a role names may be taken off; who may do everything has no limit', () => {
  const role = { permissions: ['sell' as const] }
  expect(discountUpTo([])).toBe(0)
  expect(discountUpTo([role])).toBe(0)
  expect(discountUpTo([{ ...role, discountUpToCents: 300 }, role])).toBe(300)
  expect(discountUpTo([{ permissions: ['refund'], discountUpToCents: 300 }])).toBe(0)
  expect(discountUpTo([{ ...role, everything: true }])).toBeNull()
})

const list = pricesOf()
const prices = pricesOf({
  rates: list.rates.map(rate => (rate.id === 'normal' ? { ...rate, handlingCents: 50 } : rate)),
  fees: { orderCents: 95 },
})
const seat = showOf().arrangement.seats[0]!
const ticket = {
  scheduleId: 'show',
  seat,
  dimension: '2d' as const,
  terms: termsTonight,
  priceRateId: 'normal',
}
const basket = { tickets: [ticket, { ...ticket, voucherId: 'GIFT1' }], products: [] }

test('online, handling and the order are lines of their own, and no voucher pays for them', () => {
  const by = { channel: 'site' as const, locale: 'en' as const, newTicketId: () => 'ticket' }
  const { lines, totalCents } = priceBasket(basket, prices, by)
  expect(lines.slice(2)).toMatchObject([
    { kind: 'fee', fee: 'ticket', scheduleId: 'show', quantity: 2, totalCents: 100, vatCents: 2 },
    { kind: 'fee', fee: 'order', quantity: 1, totalCents: 95, vatCents: 3 },
  ])
  expect(lines[3]).not.toHaveProperty('scheduleId')
  expect(totalCents).toBe(1000 + 100 + 95)
})

test('a register takes no fee', () => {
  const by = { channel: 'pos' as const, locale: 'en' as const, newTicketId: () => 'ticket' }
  expect(priceBasket(basket, prices, by).lines.filter(({ kind }) => kind === 'fee')).toEqual([])
})

type Entry = { id: string; cinemaIds?: string[] }

test('a cinema charges what holds there, its own entries before those of all', () => {
  const everywhere: Entry = { id: 'all' }
  const [here, there]: [Entry, Entry] = [
    { id: 'here', cinemaIds: ['cinema-1'] },
    { id: 'there', cinemaIds: ['cinema-2'] },
  ]
  const entries = [everywhere, there, here]
  expect(heldAt(entries, 'cinema-1')).toEqual([here, everywhere])
  expect(heldAt(entries, 'cinema-3')).toEqual([everywhere])
  expect(heldAt(entries, undefined)).toBe(entries)
})

test('a cinema with VAT rates of its own has those alone', () => {
  const rates = [
    { from: '2024-01-01', basisPoints: 300 },
    { from: '2025-01-01', basisPoints: 600, cinemaId: 'brussels' },
  ]
  expect(vatRate({ rates }, '2026-01-01', 'brussels')).toBe(600)
  expect(vatRate({ rates }, '2024-06-01', 'brussels')).toBe(600)
  expect(vatRate({ rates }, '2026-01-01', 'luxembourg')).toBe(300)
  expect(vatRate({ rates: rates.slice(1) }, '2026-01-01', 'luxembourg')).toBe(0)
})

test('an online order with fees, sent again, is the same purchase', () => {
  const by = { channel: 'site' as const, locale: 'en' as const, newTicketId: () => 'ticket' }
  const made = { ...priceBasket({ tickets: [ticket], products: [] }, prices, by), orders: [] }
  const item = { type: 'ticket' as const, schedule_id: 'show', price_rate_id: 'normal', seat: seat.id }
  const asked = { amount: made.totalCents, items: [item] } as unknown as CheckoutRequest
  expect(isSameCheckout(made, asked)).toBe(true)
  expect(isSameCheckout(made, { ...asked, items: [{ ...item, seat: 'A5' }] })).toBe(false)
})
