import { describe, expect, it } from 'vitest'
import type { Tariff } from '#core/sales/tariff.ts'
import type { Seat, SeatClass } from '#core/venue/arrangement.ts'
import {
  coverTickets,
  lostSeats,
  mostOf,
  shrunk,
  stepTo,
  ticketsOf,
  takenOff,
} from '#relay/site/buy/tickets.ts'
import { seatPrices } from '#relay/site/buy/seat-prices.ts'

const normal = tariff('normal', 1150)
const children = tariff('children', 750)
const tariffs = [normal, children]
const seats = ['A', 'B'].flatMap((row, screenRow) =>
  [1, 2, 3, 4].map(number =>
    seat(row, screenRow, number, row === 'B' && number > 2 ? 'premium' : 'standard'),
  ),
)
const classRates = {
  premium: { name: 'Premium', ticket: 250, handling: 0, color: null, mark: null },
}

describe('tickets of a basket', () => {
  it('gives each seat one tariff, tariffs in their order, seats by row and number', () => {
    expect(
      ticketsOf({ children: 1, normal: 2 }, tariffs, ['B3', 'A10', 'A2', 'A1'], seats, classRates),
    ).toEqual([
      { priceRateId: 'normal', seatId: 'A1', cents: 1150, handlingCents: 0 },
      { priceRateId: 'normal', seatId: 'A2', cents: 1150, handlingCents: 0 },
      { priceRateId: 'children', seatId: 'B3', cents: 1000, handlingCents: 0 },
    ])
  })

  it('leaves a ticket without a seat out', () => {
    expect(ticketsOf({ normal: 2 }, tariffs, ['A1'], seats, classRates)).toHaveLength(1)
  })

  it('adds a class’s supplement to every tariff, so the sum does not depend on who sits where', () => {
    const sum = (chosen: string[]) =>
      ticketsOf({ normal: 1, children: 1 }, tariffs, chosen, seats, classRates).reduce(
        (all, { cents }) => all + cents,
        0,
      )
    expect(sum(['A1', 'B3'])).toBe(sum(['B3', 'A1']))
    expect(sum(['A1', 'B3'])).toBe(1150 + 750 + 250)
  })

  it('steps to a tariff’s smallest number at once, and from it to none', () => {
    const family = { ...normal, min_tickets: 3 }
    expect(stepTo(family, 0, 1)).toBe(3)
    expect(stepTo(family, 3, 4)).toBe(4)
    expect(stepTo(family, 3, 2)).toBe(0)
  })

  it('offers no more than the tariff allows and the room has left', () => {
    expect(mostOf(normal, { children: 2 }, 100)).toBe(10)
    expect(mostOf(normal, { normal: 1, children: 2 }, 5)).toBe(3)
    expect(mostOf(normal, { children: 5 }, 4)).toBe(0)
  })

  it('offers none of a tariff whose smallest number is more than the room has left', () => {
    const group = { ...normal, min_tickets: 5 }
    expect(mostOf(group, {}, 3)).toBe(0)
    expect(mostOf(group, { children: 2 }, 7)).toBe(5)
    expect(mostOf(group, { children: 2 }, 6)).toBe(0)
  })

  it('keeps none of a tariff instead of fewer than its smallest number when seats are gone', () => {
    const group = { ...normal, price_rate_id: 'group', min_tickets: 5 }
    const offered = [children, group]
    expect(shrunk({ group: 5 }, 3, offered)).toEqual({ group: 0 })
    expect(shrunk({ children: 2, group: 6 }, 7, offered)).toEqual({ children: 2, group: 5 })
    expect(shrunk({ children: 2, group: 6 }, 4, offered)).toEqual({ children: 2, group: 0 })
    expect(shrunk({ children: 4 }, 2, offered)).toEqual({ children: 2 })
  })
})

describe('seats of a basket', () => {
  it('counts a seat as lost when it was sold or blocked, not when it is held, as that may be us', () => {
    expect(lostSeats(['A1', 'A2', 'A3'], { A1: 'sold', A2: 'held', A3: 'blocked', B1: 'sold' })).toEqual([
      'A1',
      'A3',
    ])
  })
})

describe('vouchers on the website', () => {
  const child = { ...tariff('children', 750), accept_voucher: true, voucher_price: 750 }
  const senior = { ...tariff('senior', 900), accept_voucher: true, voucher_price: 900 }
  const family = [
    { priceRateId: 'children', seatId: 'A1', cents: 750, handlingCents: 0 },
    { priceRateId: 'children', seatId: 'A2', cents: 750, handlingCents: 0 },
    { priceRateId: 'senior', seatId: 'A3', cents: 900, handlingCents: 0 },
  ]
  const paid = (turns: number, chosen?: Parameters<typeof coverTickets>[3]) =>
    coverTickets(family, [child, senior], [{ uuid: 'v', redeemable_turn: turns }], chosen).map(
      ({ voucherId }) => voucherId === 'v',
    )

  it('pay for the dearest ticket, whatever the order of the tariffs', () => {
    expect(paid(1)).toEqual([false, false, true])
    expect(paid(2)).toEqual([true, false, true])
  })

  it('pay for the tickets the visitor chose, no more than there are turns or such tickets', () => {
    expect(paid(2, { v: { children: 1, senior: 0 } })).toEqual([true, false, false])
    expect(paid(1, { v: { children: 2, senior: 1 } })).toEqual([true, false, false])
    expect(paid(9, { v: { children: 7 } })).toEqual([true, true, false])
  })

  it('leave to another voucher what the first was not chosen for', () => {
    const both = [
      { uuid: 'v', redeemable_turn: 3 },
      { uuid: 'w', redeemable_turn: 3 },
    ]
    const covered = coverTickets(family, [child, senior], both, { v: { children: 1 } })
    expect(covered.map(({ voucherId }) => voucherId)).toEqual(['v', 'w', 'w'])
  })

  it('pay for tickets from the first on while turns last, and leave the supplement', () => {
    const tariffs = [
      { ...tariff('normal', 1300), accept_voucher: true, voucher_price: 1000 },
      tariff('children', 700),
    ]
    const tickets = [
      { priceRateId: 'normal', seatId: 'A1', cents: 1300, handlingCents: 0 },
      { priceRateId: 'children', seatId: 'A2', cents: 700, handlingCents: 0 },
      { priceRateId: 'normal', seatId: 'A3', cents: 1550, handlingCents: 0 },
    ]
    const one = [{ uuid: 'v', redeemable_turn: 1 }]
    expect(coverTickets(tickets, tariffs, one).map(ticket => ticket.cents)).toEqual([300, 700, 1550])
    const three = [...one, { uuid: 'w', redeemable_turn: 2 }]
    expect(coverTickets(tickets, tariffs, three).map(ticket => [ticket.cents, ticket.voucherId])).toEqual([
      [300, 'v'],
      [700, undefined],
      [550, 'w'],
    ])
  })
})

function tariff(id: string, cents: number): Tariff {
  return {
    price_rate_id: id,
    name: id,
    description: '',
    total_price: cents,
    rate_price: cents,
    handling: 0,
    min_tickets: 1,
    max_tickets: 10,
    accept_voucher: false,
    voucher_price: 0,
  }
}

function seat(row: string, screenRow: number, number: number, seatClass: SeatClass): Seat {
  return {
    id: `${row}${number}`,
    row,
    number,
    screenRow,
    screenCol: number - 1,
    class: seatClass,
    online: true,
    autoassign: true,
  }
}

describe('what a seat costs', () => {
  it('is told from the lowest tariff to the highest, with what its class adds', () => {
    const prices = [{ total_price: 1150 }, { total_price: 750 }]
    const rates = { premium: { ...classRates.premium, ticket: 200 } }
    expect(seatPrices('standard', prices, rates)).toEqual([750, 1150])
    expect(seatPrices('premium', prices, rates)).toEqual([950, 1350])
    expect(seatPrices('standard', prices.slice(0, 1), rates)).toEqual([1150, 1150])
  })
})

describe('ticket discounts', () => {
  const sets = [
    {
      id: 'three',
      name: 'Three for two',
      needs: [{ rateIds: [] as string[], count: 3 }],
      price: { pays: 2 },
    },
  ]
  const data = { tariffs: [tariff('normal', 1000), tariff('children', 700)], sets }

  it('are told by name and sum, before the seats are known', () => {
    expect(takenOff({ normal: 2, children: 1 }, data, [])).toEqual([
      { id: 'three', name: 'Three for two', cents: 700 },
    ])
    expect(takenOff({ normal: 2 }, data, [])).toEqual([])
  })

  it('leave out what a voucher pays for', () => {
    const covered = [{ priceRateId: 'normal', seatId: 'A1', cents: 0, handlingCents: 0, voucherId: 'v' }]
    expect(takenOff({ normal: 3 }, data, covered)).toEqual([])
    expect(takenOff({ normal: 4 }, data, covered)).toEqual([
      { id: 'three', name: 'Three for two', cents: 1000 },
    ])
  })
})
