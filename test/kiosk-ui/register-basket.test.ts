import type { TicketDiscount } from '#core/pricing/ticket-discount.ts'
import { ticketDiscount } from '#core/pricing/ticket-discount.entity.ts'
import { describe, expect, it } from 'vitest'
import type { PriceRate, Product } from '#core/pricing/price-rate.ts'
import {
  emptyBasket,
  oneLess,
  oneMore,
  withProduct,
  withRate,
  withSeats,
} from '#kiosk/register/sale/basket.ts'
import { inPart, isSeated, mostFor, movedTo, partOf, withShow } from '#kiosk/register/sale/parts.ts'
import type { VoucherType } from '#core/vouchers/voucher-type.ts'
import { isEmpty } from '#core/sales/basket-parts.ts'
import { isShown, withNewVoucher, withVoucher } from '#kiosk/register/vouchers/voucher-cover.ts'
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
  offered: [],
  products: [popcorn],
  voucherTypes: [],
  dimension: '2d',
  classOf: seat => (seat.startsWith('H') ? 'premium' : 'standard'),
}

/** One book for every show. */
const all = (each: PriceBook) => () => each

const empty = emptyBasket('2f0c3c7e-0000-4000-8000-000000000001')

describe('what the customer pays', () => {
  it('is nothing for an empty basket', () => {
    expect(sumBasket(empty, all(book))).toEqual({ lines: [], totalCents: 0, dueCents: 0 })
    expect(isEmpty(empty)).toBe(true)
  })

  it('is the rate for each ticket, and the price of each product', () => {
    const basket = withProduct(withRate(withShow(empty, 's1'), 'normal', 2), 'popcorn', 3)
    const { lines, totalCents } = sumBasket(basket, all(book))
    expect(lines.map(line => [line.quantity, line.totalCents])).toEqual([
      [2, 2300],
      [3, 1350],
    ])
    expect(totalCents).toBe(3650)
  })

  it('adds what the kept seat and the picture cost', () => {
    const basket = withSeats(withRate(withShow(empty, 's1'), 'normal', 2), ['G8', 'H8'], false)
    expect(sumBasket(basket, all(book)).totalCents).toBe(2550)
    expect(sumBasket(basket, all({ ...book, dimension: '3d' })).totalCents).toBe(2950)
  })

  it('leaves out what is no longer sold', () => {
    const basket = withProduct(withRate(empty, 'normal', 1), 'popcorn', 1)
    expect(sumBasket(basket, all({ ...book, products: [{ ...popcorn, deleted: true }] })).totalCents).toBe(
      1150,
    )
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

  it('keeps the tickets and seats of a show that another one comes before', () => {
    const seated = withSeats(withRate(withShow(empty, 's1'), 'normal', 2), ['F1', 'F2'], true)
    const other = withShow(seated, 's2')
    expect(other).toMatchObject({ scheduleId: 's2', rates: [], seats: [], byHand: false })
    expect(partOf(other, 's1')).toMatchObject({
      rates: ['normal', 'normal'],
      seats: ['F1', 'F2'],
      byHand: true,
    })
    expect(withShow(other, 's1')).toEqual(seated)
    expect(withShow(seated, 's1')).toBe(seated)
    expect(isEmpty(other)).toBe(false)
    expect(isSeated(withRate(other, 'child', 1))).toBe(false)
  })

  it('moves tickets to another show when that is asked for, but not their seats', () => {
    const seated = withSeats(withRate(withShow(empty, 's1'), 'normal', 2), ['F1', 'F2'], true)
    const moved = { scheduleId: 's2', rates: ['normal', 'normal'], seats: [], byHand: false }
    expect(movedTo(seated, 's2')).toEqual({ ...empty, ...moved })
    // From the show that was in front before, where the one in front has none yet.
    expect(movedTo(withShow(seated, 's2'), 's2')).toEqual({ ...empty, ...moved })
    const both = withSeats(withRate(withShow(seated, 's2'), 'child', 1), ['G1'], false)
    expect(movedTo(both, 's1')).toMatchObject({
      scheduleId: 's1',
      rates: ['normal', 'normal', 'child'],
      seats: ['F1', 'F2'],
    })
    expect(movedTo(both, 's1').others).toBeUndefined()
  })

  it('counts a ticket of another of its shows, and forgets a show without any', () => {
    const both = withRate(withShow(withRate(withShow(empty, 's1'), 'normal', 2), 's2'), 'child', 1)
    const fewer = inPart(both, 's1', part => withRate(part, 'normal', 1))
    expect(partOf(fewer, 's1')?.rates).toEqual(['normal'])
    expect(inPart(fewer, 's1', part => withRate(part, 'normal', 0)).others).toBeUndefined()
    expect(inPart(both, 'nowhere', part => withRate(part, 'normal', 9))).toEqual(both)
    expect(mostFor(both, 's2')).toBe(98)
  })

  it('is summed show by show, the earliest first, each at its own prices', () => {
    const late = withSeats(withRate(withShow(empty, 's2'), 'normal', 1), ['H8'], false)
    const both = withSeats(withRate(withShow(late, 's1'), 'normal', 1), ['F1'], false)
    const { lines, totalCents } = sumBasket(both, scheduleId =>
      scheduleId === 's1'
        ? { ...book, dimension: '3d', start: '2026-11-23T17:00:00+01:00' }
        : { ...book, start: '2026-11-23T20:00:00+01:00' },
    )
    expect(lines).toMatchObject([
      { scheduleId: 's1', totalCents: 1350 },
      { scheduleId: 's2', totalCents: 1400 },
    ])
    expect(totalCents).toBe(2750)
  })

  it('is asked to be sold with the tickets of each show, and a word for one show’s seats is for that one', () => {
    const first = withSeats(withRate(withShow(empty, 's1'), 'normal', 1), ['F1'], true, 'guest_wish')
    const both = withSeats(withRate(withShow(first, 's2'), 'child', 1), ['F1'], false)
    expect(saleOf(both, 1900, [{ methodId: 'terminal' }])).toMatchObject({
      tickets: [
        { scheduleId: 's2', seatId: 'F1', priceRateId: 'child' },
        { scheduleId: 's1', seatId: 'F1', priceRateId: 'normal' },
      ],
      seatsWaived: 'guest_wish',
      seatsWaivedIn: ['s1'],
    })
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

  it('pay for the dearest ticket when there are not turns enough, wherever it stands', () => {
    const all = book.rates.map(rate => ({ ...rate, acceptVoucher: true }))
    const children = withSeats(withRate(withShow(empty, 's1'), 'child', 1), ['G8'], false)
    const mixed = withSeats(withRate(children, 'normal', 1), ['G8', 'G9'], false)
    expect(mixed.rates).toEqual(['child', 'normal'])
    expect(basketCover(withVoucher(mixed, shown('v', 1)), all)).toEqual([undefined, 'v'])
  })

  it('take the rate off the sum and leave the premium supplement to pay', () => {
    const { lines, totalCents } = sumBasket(withVoucher(two, shown('v', 2)), all(taking))
    expect(lines.find(line => line.kind === 'turns')).toMatchObject({ quantity: 2, totalCents: -2300 })
    expect(totalCents).toBe(250)
  })

  it('are named with the tickets they pay for when the box is asked to sell', () => {
    const basket = withVoucher(two, shown('v', 1))
    const sale = saleOf(basket, 1400, [{ methodId: 'terminal' }], taking.rates)
    expect(sale.tickets.map(ticket => ticket.voucherId)).toEqual(['v', undefined])
  })

  it('are known when they are shown again, however their code is written', () => {
    const basket = withVoucher(two, shown('abcd1234efgh', 2))
    expect([isShown(basket, 'ABCD-1234-EFGH'), isShown(basket, 'other')]).toEqual([true, false])
  })

  it('are no longer used when the cashier counts them down to none', () => {
    const basket = withVoucher(withVoucher(two, shown('v', 2)), { ...shown('v', 2), uses: 0 })
    expect(basketCover(basket, taking.rates)).toEqual([undefined, undefined])
  })

  it('are sold by their turns, beside tickets or alone', () => {
    const type = { id: 'ten', turnCents: 850 } as VoucherType
    const basket = withNewVoucher(empty, 'ten', 10)
    expect(isEmpty(basket)).toBe(false)
    expect(sumBasket(basket, all({ ...book, voucherTypes: [type] })).totalCents).toBe(8500)
    expect(saleOf(basket, 8500, [{ methodId: 'terminal' }]).newVouchers).toEqual([
      { voucherTypeId: 'ten', turns: 10 },
    ])
    expect(isEmpty(withNewVoucher(basket, 'ten', 0))).toBe(true)
  })
})

it('a discount is a share of tickets and products, and never more than they cost', () => {
  const popcorn = withProduct(emptyBasket('one'), 'popcorn', 2)
  const off = (discount: BasketDiscount | null) => {
    const { lines, totalCents } = sumBasket(withDiscount(popcorn, discount), all(book))
    return [totalCents, discountsIn(lines)]
  }
  const whole = off(null)[0] as number
  const part = Math.round(whole / 10)
  expect(off(null)).toEqual([whole, []])
  expect(off({ percent: 10, reason: 'Staff' })).toEqual([whole - part, [{ cents: part, reason: 'Staff' }]])
  expect(off({ cents: 99_999, reason: 'Staff' })).toEqual([0, [{ cents: whole, reason: 'Staff' }]])
  const none = withDiscount(emptyBasket('two'), { percent: 50, reason: 'Staff' })
  expect(sumBasket(none, all(book))).toEqual({ lines: [], totalCents: 0, dueCents: 0 })
})

describe('ticket discounts', () => {
  const three = {
    ...(ticketDiscount.edit!.fresh as TicketDiscount),
    id: 'three',
    kind: 'n_for_m' as const,
    name: { en: 'Three for two' },
  }
  const books = () => ({ ...book, ticketDiscounts: [three] })
  const of = (count: number) => withRate(withShow(emptyBasket('b'), 'show'), 'normal', count, 10)

  it('are a line of their own, and are no discount of the cashier’s', () => {
    const { lines, totalCents } = sumBasket(of(3), books)
    expect(lines.at(-1)).toEqual({
      kind: 'ticket_discount',
      id: 'three',
      name: { en: 'Three for two' },
      quantity: 1,
      totalCents: -1150,
    })
    expect(totalCents).toBe(2300)
    expect(discountsIn(lines)).toEqual([])
  })

  it('come off before what a cashier takes off', () => {
    const basket = withDiscount(of(3), { percent: 10, reason: 'Regular' })
    expect(sumBasket(basket, books).totalCents).toBe(2300 - 230)
  })
})
