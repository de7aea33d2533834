import { expect, test } from 'vitest'
import type { CustomerLine, CustomerView } from '#kiosk/box/customer-display.ts'
import { lineView } from '#kiosk/register/display/line-view.ts'

const line = (name: string | null, quantity: number, cents: number): CustomerLine => ({
  kind: name === null ? 'discount' : 'product',
  name: name === null ? null : { en: name, fr: `${name} (fr)` },
  quantity,
  cents,
})
const basket = (lines: CustomerLine[], change: Partial<Extract<CustomerView, { at: 'basket' }>> = {}) =>
  ({
    at: 'basket',
    lines,
    seats: {},
    dueCents: lines.reduce((sum, { cents }) => sum + cents, 0),
    paidCents: 0,
    byCard: false,
    code: null,
    ...change,
  }) satisfies CustomerView
const idle: CustomerView = { at: 'idle' }
const popcorn = line('Popcorn', 1, 650)
const cola = line('Cola', 2, 800)

test('two lines show what was just added or changed, in the language of the till, and the sum so far', () => {
  expect(lineView(basket([popcorn]), idle, 'en')).toEqual({
    at: 'item',
    name: 'Popcorn',
    quantity: 1,
    cents: 650,
    dueCents: 650,
  })
  expect(lineView(basket([popcorn, cola]), basket([popcorn]), 'fr')).toMatchObject({
    name: 'Cola (fr)',
    quantity: 2,
  })
  const more = basket([line('Popcorn', 2, 1300), cola])
  expect(lineView(more, basket([popcorn, cola]), 'en')).toMatchObject({
    name: 'Popcorn',
    quantity: 2,
    dueCents: 2100,
  })
  // Taken out again: the last line of what is left.
  expect(lineView(basket([popcorn]), basket([popcorn, cola]), 'en')).toMatchObject({ name: 'Popcorn' })
  const less = basket([popcorn, line(null, 1, -100)])
  expect(lineView(less, basket([popcorn]), 'en', () => 'Discount')).toMatchObject({
    name: 'Discount',
    cents: -100,
  })
})

test('once a part is paid or the terminal asks, what is left to pay stands there alone, then the change', () => {
  const asked = basket([popcorn, cola], { byCard: true })
  expect(lineView(asked, basket([popcorn, cola]), 'en')).toEqual({ at: 'due', dueCents: 1450 })
  const part = basket([popcorn, cola], { paidCents: 1000 })
  expect(lineView(part, asked, 'en')).toEqual({ at: 'due', dueCents: 450 })
  const sold: CustomerView = {
    at: 'sold',
    totalCents: 1450,
    changeCents: 550,
    hasTickets: true,
    callNumber: '042',
  }
  expect(lineView(sold, part, 'en')).toEqual({
    at: 'sold',
    totalCents: 1450,
    changeCents: 550,
    callNumber: '042',
  })
  expect(lineView(idle, sold, 'en')).toEqual({ at: 'idle' })
})
