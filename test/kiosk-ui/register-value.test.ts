import { expect, test } from 'vitest'
import type { PriceRate, Product } from '#core/pricing/price-rate.ts'
import type { VoucherView } from '#core/vouchers/contract.ts'
import { mostTopUps, type VoucherType } from '#core/vouchers/voucher-type.ts'
import { shareOfDiscount } from '#core/sales/discounts.ts'
import { parkedBasket } from '#core/sales/parked/basket.ts'
import {
  emptyBasket,
  withDiscount,
  withProduct,
  withRate,
  type Basket,
  type ShownVoucher,
} from '#kiosk/register/sale/basket.ts'
import {
  isPaidByVoucher,
  saleOf,
  sumBasket,
  valuePayments,
  type PriceBook,
} from '#kiosk/register/sale/basket-sum.ts'
import { withShow } from '#kiosk/register/sale/parts.ts'
import {
  shownIn,
  shownOf,
  usualTopUps,
  withNewVoucher,
  withTopUp,
  mayTopUp,
  withVoucher,
} from '#kiosk/register/vouchers/voucher-cover.ts'
import { answered, type TillState } from '#kiosk/register/till-state.ts'

const normal = { id: 'normal', cents: 1150, acceptVoucher: true, deleted: false } as PriceRate
const popcorn = { id: 'popcorn', cents: 450, deleted: false } as Product
const cola = { id: 'cola', cents: 333, deleted: false } as Product
const card = {
  id: 'card',
  turnCents: 1100,
  turnsMin: 1,
  refreshments: true,
  refreshmentMaxCents: 5000,
  refreshmentDefaultCents: 1000,
  refreshmentStepCents: 500,
} as VoucherType
const book: PriceBook = {
  rates: [normal],
  offered: [],
  products: [popcorn, cola],
  voucherTypes: [card],
  dimension: '2d',
  classOf: () => 'standard',
}
const sum = (basket: Basket) => sumBasket(basket, () => book)
const paysOf = (basket: Basket) =>
  valuePayments(sum(basket).lines, 'voucher').map(({ voucherId, cents }) => [voucherId, cents])
const empty = emptyBasket('2f0c3c7e-0000-4000-8000-000000000001')
const snacks = withProduct(withProduct(withRate(withShow(empty, 's1'), 'normal', 1), 'popcorn', 2), 'cola', 1)
const shown = (id: string, valueCents: number, more: Partial<ShownVoucher> = {}): ShownVoucher => ({
  id,
  title: { en: id },
  most: 0,
  uses: 0,
  valueCents,
  ...more,
})

test('a voucher’s value pays for the snacks in the basket, for no ticket, and the rest is paid in money', () => {
  const basket = withVoucher(snacks, shown('v', 2000))
  const { totalCents, dueCents } = sum(basket)
  expect([totalCents, dueCents, paysOf(basket)]).toEqual([1150 + 1233, 1150, [['v', 1233]]])
  const more = withProduct(basket, 'popcorn', 3)
  expect(paysOf(more)).toEqual([['v', 1683]])
  expect(isPaidByVoucher(sum(basket))).toBe(false)
  const alone = withVoucher(withProduct(empty, 'popcorn', 1), shown('v', 2000))
  expect([isPaidByVoucher(sum(alone)), sum(alone).dueCents]).toEqual([true, 0])
})

test('it pays no more than it has or than the cashier chose, and the next voucher goes on', () => {
  const two = withVoucher(withVoucher(snacks, shown('v', 500)), shown('w', 2000))
  expect(paysOf(two)).toEqual([
    ['v', 500],
    ['w', 733],
  ])
  const less = withVoucher(two, shown('v', 500, { valueUses: 200 }))
  expect(paysOf(less)).toEqual([
    ['v', 200],
    ['w', 1033],
  ])
  expect(paysOf(withVoucher(two, shown('v', 500, { valueUses: 0 })))).toEqual([['w', 1233]])
})

test('a discount leaves the snacks as cheap as the box makes them, to the cent', () => {
  for (const percent of [1, 7, 10, 33, 50, 99]) {
    const basket = withVoucher(withDiscount(snacks, { percent, reason: 'Staff' }), shown('v', 9000))
    const off = Math.round(((1150 + 1233) * percent) / 100)
    const box = shareOfDiscount(
      [
        { kind: 'ticket', totalCents: 1150 },
        { kind: 'product', totalCents: 900 },
        { kind: 'product', totalCents: 333 },
      ],
      off,
    )
    expect(paysOf(basket)).toEqual([['v', 1233 - box.get(1)! - box.get(2)!]])
  }
})

test('a voucher with no visits left comes into the basket for its value, and one with neither does not', () => {
  const view = { id: 'v', title: { en: 'v' }, left: 0, trouble: null }
  const value = { totalCents: 3000, leftCents: 2000, hereCents: 500, usable: true }
  const known = { ...view, refreshments: value } as VoucherView
  expect(shownOf(known, true)).toMatchObject({ uses: 0, valueCents: 2000 })
  expect(shownOf(known, false)).toMatchObject({ uses: 0, valueCents: 500 })
  // A pause between two uses is for visits alone.
  const resting = { ...known, left: 3, trouble: 'It rests.' } as VoucherView
  expect(shownOf(resting, true)).toMatchObject({ uses: 0, valueCents: 2000 })
  const gone = { ...view, refreshments: { ...value, leftCents: 0, usable: false } } as VoucherView
  expect(shownIn(withVoucher(empty, shownOf(gone, true)))).toEqual([])
})

test('one that pays for visits stays in the basket when none of its value is spent', () => {
  const basket = withVoucher(snacks, shown('v', 500, { uses: 1, most: 1, valueUses: 0 }))
  expect([paysOf(basket), shownIn(basket).length]).toEqual([[], 1])
  expect(shownIn(withVoucher(basket, shown('v', 500, { uses: 0, valueUses: 0 })))).toEqual([])
})

test('a basket with it is parked and taken up as it was', () => {
  const basket = withVoucher(snacks, shown('v', 500, { valueUses: 200 }))
  expect(parkedBasket.parse(basket)).toEqual(basket)
})

test('a voucher is sold with the value of its kind, which is paid with it', () => {
  const basket = withNewVoucher(empty, 'card', 2, 1000)
  const { lines, totalCents } = sum(basket)
  expect([totalCents, lines.map(({ kind }) => kind)]).toEqual([3200, ['voucher', 'voucher_value']])
  expect(saleOf(basket, totalCents, []).newVouchers).toEqual([
    { voucherTypeId: 'card', turns: 2, refreshmentCents: 1000 },
  ])
})

test('a card that is topped up is a line of its own, which no voucher pays, and is parked as it is', () => {
  const topUp = { id: 'v', title: { en: 'Card' }, cents: 2000, step: 500, max: 4900 }
  const basket = withTopUp(withVoucher(empty, shown('v', 500)), topUp)
  const { lines, totalCents, dueCents } = sum(basket)
  expect([totalCents, dueCents]).toEqual([2000, 2000])
  expect(lines.map(({ kind }) => kind)).toEqual(['top_up', 'value'])
  expect(saleOf(basket, totalCents, []).topUps).toEqual([{ voucherId: 'v', cents: 2000 }])
  expect(parkedBasket.parse(basket)).toEqual(basket)
  expect(withTopUp(basket, { ...topUp, cents: 9000 }).topUps).toMatchObject([{ cents: 4900 }])
  expect(withTopUp(basket, { ...topUp, cents: 0 }).topUps).toEqual([])
})

test('as many cards are topped up in one sale as a sale takes, and those can still be changed', () => {
  const topUp = { title: { en: 'Card' }, cents: 2000, step: 500, max: 4900 }
  const cards = Array.from({ length: mostTopUps }, (_, nth) => `card-${nth}`)
  const full = cards.reduce((basket, id) => withTopUp(basket, { ...topUp, id }), empty)
  expect([mayTopUp(empty, 'v'), mayTopUp(full, 'card-3'), mayTopUp(full, 'v')]).toEqual([true, true, false])
  expect(parkedBasket.safeParse(full).success).toBe(true)
  expect(parkedBasket.safeParse(withTopUp(full, { ...topUp, id: 'v' })).success).toBe(false)
})

test('usual sums are offered to put on a card, within what its kind allows', () => {
  expect(usualTopUps({ step: 100, max: 10_000 })).toEqual([1000, 2000, 5000, 10_000])
  expect(usualTopUps({ step: 500, max: 4900 })).toEqual([1000, 2000])
  expect(usualTopUps({ step: 300, max: 900 })).toEqual([300, 600, 900])
  expect(usualTopUps({ step: 500, max: 500 })).toEqual([500])
})

test('a refused sale leaves no part taken that only a voucher would have paid', () => {
  const request = saleOf(snacks, 2383, [
    { methodId: 'voucher', voucherId: 'v', cents: 1233 },
    { methodId: 'cash', tenderedCents: 1150 },
  ])
  const paying: TillState = { at: 'paying', basket: snacks, request }
  expect(answered(paying, { was: 'refused' }).at).toBe('selling')
})
