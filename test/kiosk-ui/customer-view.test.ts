import { expect, test } from 'vitest'
import { customerView } from '#kiosk/register/display/customer-view.ts'
import { emptyBasket } from '#kiosk/register/sale/basket.ts'
import type { BasketLine } from '#kiosk/register/sale/basket-sum.ts'
import { selling, toSplit, toTerminal, withPart, type Exchanged } from '#kiosk/register/till-state.ts'
import type { Product } from '#core/pricing/price-rate.ts'

const basket = { ...emptyBasket('basket-1'), products: [{ productId: 'popcorn', quantity: 2 }] }
const product = { name: { en: 'Popcorn' } } as Product
const lines: BasketLine[] = [
  { kind: 'product', product, quantity: 2, totalCents: 1180 },
  { kind: 'discount', reason: 'Film club, board member', quantity: 1, totalCents: -180 },
]
const sums = { lines, dueCents: 1000 }

test('the customer is shown what it costs, and not why a cashier took something off', () => {
  const view = customerView(selling(basket), sums, {})
  expect(view).toMatchObject({ at: 'basket', dueCents: 1000, paidCents: 0, byCard: false })
  expect(JSON.stringify(view)).not.toContain('board member')
})

test('a card that is topped up is shown by its name, and its code to nobody', () => {
  const topUp = { id: 'c0de00000001', title: { en: 'Gift card' }, cents: 2000, step: 500, max: 5000 }
  const toppedUp = { ...emptyBasket('basket-3'), topUps: [topUp] }
  const line: BasketLine = { kind: 'top_up', topUp, quantity: 1, totalCents: 2000 }
  const view = customerView(selling(toppedUp), { lines: [line], dueCents: 2000 }, {})
  expect(view).toMatchObject({
    dueCents: 2000,
    lines: [{ kind: 'voucher_value', name: { en: 'Gift card' }, cents: 2000 }],
  })
  expect(JSON.stringify(view)).not.toContain(topUp.id)
})

test('an empty basket shows nothing of anybody', () => {
  expect(customerView(selling(emptyBasket('basket-2')), { lines: [], dueCents: 0 }, {})).toEqual({
    at: 'idle',
  })
})

test('what was paid in parts is said, and when the terminal asks', () => {
  const split = withPart(toSplit(selling(basket)), { methodId: 'voucher', cents: 300 })
  expect(customerView(split, sums, {})).toMatchObject({ dueCents: 1000, paidCents: 300 })
  expect(customerView(toTerminal(selling(basket)), sums, {})).toMatchObject({ byCard: true, code: null })
  const byCode = toTerminal(selling(basket), 'attempt', 'code')
  const shown = (attempt: {
    state: 'pending' | 'failed'
    sign: 'show_code' | 'no_line'
    code: string | null
  }) => customerView(byCode, sums, {}, undefined, attempt)
  const text = 'https://pay.example/1'
  expect(shown({ state: 'pending', sign: 'show_code', code: text })).toMatchObject({
    byCard: false,
    code: { text, state: 'waiting' },
  })
  // Nobody knows whether it was paid: no code stands there to be paid a second time.
  expect(shown({ state: 'pending', sign: 'no_line', code: text })).toMatchObject({
    code: { text: '', state: 'no_line' },
  })
  expect(shown({ state: 'failed', sign: 'show_code', code: null })).toMatchObject({ code: null })
})

test('in an exchange only the difference is asked for, or given back', () => {
  const exchanged = { valueCents: 1500, lines: [], seats: [] } as unknown as Exchanged
  const state = { ...selling(basket), at: 'exchanging' as const, exchanged }
  expect(customerView(state, sums, {})).toMatchObject({ dueCents: -500 })
})
