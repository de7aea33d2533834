import { describe, expect, it } from 'vitest'
import type { PriceRate, Product } from '#core/pricing/price-rate.ts'
import {
  emptyBasket,
  isEmpty,
  oneLess,
  oneMore,
  withProduct,
  withRate,
  withSeats,
  withShow,
} from '#kiosk/register/sale/basket.ts'
import type { VoucherType } from '#core/vouchers/voucher-type.ts'
import { withNewVoucher, withVoucher } from '#kiosk/register/vouchers/voucher-cover.ts'
import { basketCover } from '#kiosk/register/vouchers/voucher-cover.ts'
import { withDiscount, type BasketDiscount } from '#kiosk/register/sale/basket.ts'
import { discountsIn, saleOf, sumBasket, type PriceBook } from '#kiosk/register/sale/basket-sum.ts'

const rate = (id: string, cents: number, more: Partial<PriceRate> = {}): PriceRate => ({
  id,
  kind: 'ticket',
  name: { en: id },
  description: { en: '' },
  cents,
  seatClass: null,
  dimension: null,
  minTickets: 1,
  maxTickets: 10,
  acceptVoucher: false,
  visibility: ['pos'],
  order: 1,
  deleted: false,
  ...more,
})

const popcorn: Product = {
  id: 'popcorn',
  name: { en: 'Popcorn' },
  category: 'popcorn',
  cents: 450,
  vatClass: 'food',
  barcode: null,
  order: 1,
  deleted: false,
}

const book: PriceBook = {
  rates: [
    rate('normal', 1150),
    rate('child', 750),
    rate('premium', 250, { kind: 'seat_class', seatClass: 'premium' }),
    rate('3d', 200, { kind: 'dimension', dimension: '3d' }),
  ],
  products: [popcorn],
  voucherTypes: [],
  dimension: '2d',
  classOf: seat => (seat.startsWith('H') ? 'premium' : 'standard'),
}

const empty = emptyBasket('2f0c3c7e-0000-4000-8000-000000000001')

describe('what the customer pays', () => {
  it('is nothing for an empty basket', () => {
    expect(sumBasket(empty, book)).toEqual({ lines: [], totalCents: 0 })
    expect(isEmpty(empty)).toBe(true)
  })

  it('is the rate for each ticket, and the price of each product', () => {
    const basket = withProduct(withRate(withShow(empty, 's1'), 'normal', 2), 'popcorn', 3)
    const { lines, totalCents } = sumBasket(basket, book)
    expect(lines.map(line => [line.quantity, line.totalCents])).toEqual([
      [2, 2300],
      [3, 1350],
    ])
    expect(totalCents).toBe(3650)
  })

  it('adds what the kept seat and the picture cost', () => {
    const basket = withSeats(withRate(withShow(empty, 's1'), 'normal', 2), ['G8', 'H8'], false)
    expect(sumBasket(basket, book).totalCents).toBe(2550)
    expect(sumBasket(basket, { ...book, dimension: '3d' }).totalCents).toBe(2950)
  })

  it('leaves out what is no longer sold', () => {
    const basket = withProduct(withRate(empty, 'normal', 1), 'popcorn', 1)
    expect(sumBasket(basket, { ...book, products: [{ ...popcorn, deleted: true }] }).totalCents).toBe(1150)
  })
})

describe('the basket', () => {
  it('keeps tickets of one rate beside each other', () => {
    const mixed = withRate(withRate(withRate(empty, 'normal', 1), 'child', 1), 'normal', 2)
    expect(mixed.rates).toEqual(['normal', 'normal', 'child'])
  })

  it('lets surplus seats go when tickets become fewer', () => {
    const seated = withSeats(withRate(withShow(empty, 's1'), 'normal', 3), ['F1', 'F2', 'F3'], true)
    expect(withRate(seated, 'normal', 2).seats).toEqual(['F1', 'F2'])
  })

  it('takes its tickets to another show, but not their seats', () => {
    const seated = withSeats(withRate(withShow(empty, 's1'), 'normal', 2), ['F1', 'F2'], true)
    expect(withShow(seated, 's2')).toMatchObject({ rates: ['normal', 'normal'], seats: [], byHand: false })
    expect(withShow(seated, 's1')).toBe(seated)
  })

  it('forgets a product that is counted down to none', () => {
    expect(withProduct(withProduct(empty, 'popcorn', 2), 'popcorn', 0).products).toEqual([])
  })

  it('begins a group rate with its least number and ends it below that', () => {
    const group = { minTickets: 10, maxTickets: 12 }
    expect(oneMore(0, group)).toBe(10)
    expect(oneMore(12, group)).toBeNull()
    expect(oneLess(11, group)).toBe(10)
    expect(oneLess(10, group)).toBe(0)
  })

  it('is asked to be sold with one seat for every ticket', () => {
    const basket = withSeats(withRate(withShow(empty, 's1'), 'normal', 2), ['F1', 'F2'], false)
    expect(saleOf(basket, 2300, [{ methodId: 'cash', tenderedCents: 2500 }])).toEqual({
      id: empty.id,
      holdId: empty.id,
      tickets: [
        { scheduleId: 's1', seatId: 'F1', priceRateId: 'normal' },
        { scheduleId: 's1', seatId: 'F2', priceRateId: 'normal' },
      ],
      products: [],
      totalCents: 2300,
      payments: [{ methodId: 'cash', tenderedCents: 2500 }],
    })
  })

  it('has no hold when only the counter sells', () => {
    const sale = saleOf(withProduct(empty, 'popcorn', 1), 450, [{ methodId: 'terminal' }])
    expect(sale).toMatchObject({ holdId: null, tickets: [] })
  })
})

describe('vouchers', () => {
  const taking = {
    ...book,
    rates: book.rates.map(rate => ({ ...rate, acceptVoucher: rate.id === 'normal' })),
  }
  const shown = (id: string, uses: number) => ({ id, title: { en: id }, most: uses, uses })
  const two = withSeats(withRate(withShow(empty, 's1'), 'normal', 2), ['G8', 'H8'], false)
  const seated = withSeats(withRate(two, 'child', 1), ['G8', 'H8', 'G9'], false)

  it('pay for tickets as far as their turns last, and for no rate that takes none', () => {
    expect(basketCover(withVoucher(seated, shown('v', 5)), taking.rates)).toEqual(['v', 'v', undefined])
    const both = withVoucher(withVoucher(seated, shown('v', 1)), shown('w', 1))
    expect(basketCover(both, taking.rates)).toEqual(['v', 'w', undefined])
  })

  it('take the rate off the sum and leave the premium supplement to pay', () => {
    const { lines, totalCents } = sumBasket(withVoucher(two, shown('v', 2)), taking)
    expect(lines.find(line => line.kind === 'turns')).toMatchObject({ quantity: 2, totalCents: -2300 })
    expect(totalCents).toBe(250)
  })

  it('are named with the tickets they pay for when the box is asked to sell', () => {
    const basket = withVoucher(two, shown('v', 1))
    const sale = saleOf(basket, 1400, [{ methodId: 'terminal' }], taking.rates)
    expect(sale.tickets.map(ticket => ticket.voucherId)).toEqual(['v', undefined])
  })

  it('are no longer used when the cashier counts them down to none', () => {
    const basket = withVoucher(withVoucher(two, shown('v', 2)), { ...shown('v', 2), uses: 0 })
    expect(basketCover(basket, taking.rates)).toEqual([undefined, undefined])
  })

  it('are sold by their turns, beside tickets or alone', () => {
    const type = { id: 'ten', turnCents: 850 } as VoucherType
    const basket = withNewVoucher(empty, 'ten', 10)
    expect(isEmpty(basket)).toBe(false)
    expect(sumBasket(basket, { ...book, voucherTypes: [type] }).totalCents).toBe(8500)
    expect(saleOf(basket, 8500, [{ methodId: 'terminal' }]).newVouchers).toEqual([
      { voucherTypeId: 'ten', turns: 10 },
    ])
    expect(isEmpty(withNewVoucher(basket, 'ten', 0))).toBe(true)
  })
})

it('a discount is a share of tickets and products, and never more than they cost', () => {
  const popcorn = withProduct(emptyBasket('one'), 'popcorn', 2)
  const off = (discount: BasketDiscount | null) => {
    const { lines, totalCents } = sumBasket(withDiscount(popcorn, discount), book)
    return [totalCents, discountsIn(lines)]
  }
  const whole = off(null)[0] as number
  const part = Math.round(whole / 10)
  expect(off(null)).toEqual([whole, []])
  expect(off({ percent: 10, reason: 'Staff' })).toEqual([whole - part, [{ cents: part, reason: 'Staff' }]])
  expect(off({ cents: 99_999, reason: 'Staff' })).toEqual([0, [{ cents: whole, reason: 'Staff' }]])
  const none = withDiscount(emptyBasket('two'), { percent: 50, reason: 'Staff' })
  expect(sumBasket(none, book)).toEqual({ lines: [], totalCents: 0 })
})
