import { expect, test } from 'vitest'
import { demoExhibitors, melusine, type DemoExhibitor } from '#scripts/demo/data/exhibitors.ts'
import { plannedSales, type PlannedSale } from '#scripts/demo/data/sales.ts'
import { snacksOf } from '#scripts/demo/data/snacks.ts'
import { daysFrom, showsOf } from './tenant.ts'

const starts = daysFrom('2026-11-16', 28)

test.each(demoExhibitors)('$key sells each seat at most once, on the side it belongs to', tenant => {
  for (const start of starts) {
    const shows = showsOf(tenant, start, 7)
    const taken = new Set<string>()
    for (const sale of plannedSales(shows, tenant)) {
      const seatsById = seatsOf(tenant, sale)
      for (const party of sale.parties) {
        expect(party.seatIds).toHaveLength(party.seats)
        expect(party.rateMix).toHaveLength(party.seats)
        for (const seatId of party.seatIds) {
          expect(seatsById.get(seatId)?.online).toBe(sale.via === 'site')
          expect(taken.has(`${sale.showKey} ${seatId}`)).toBe(false)
          taken.add(`${sale.showKey} ${seatId}`)
        }
      }
    }
  }
})

test('whoever sits on half a love seat or in a wheelchair place has the other half too', () => {
  for (const sale of plannedSales(showsOf(melusine, '2026-11-21', 7), melusine)) {
    const seatsById = seatsOf(melusine, sale)
    for (const party of sale.parties) {
      for (const seatId of party.seatIds) {
        const partner = seatsById.get(seatId)?.pairedWith
        if (partner) expect(party.seatIds).toContain(partner)
      }
    }
  }
})

test('about 500 tickets are sold, one show is full and one has ten seats left', () => {
  for (const start of starts) {
    const sales = plannedSales(showsOf(melusine, start, 7), melusine)
    const sold = soldByShow(sales)
    const total = [...sold.values()].reduce((sum, tickets) => sum + tickets, 0)
    expect(total, start).toBeGreaterThan(350)
    expect(total, start).toBeLessThan(650)
    const left = [...sold].map(([showKey, tickets]) => capacityOf(melusine, showKey) - tickets)
    expect(
      left.filter(seats => seats === 0),
      start,
    ).toHaveLength(1)
    expect(
      left.filter(seats => seats === 10),
      start,
    ).toHaveLength(1)
    expect(Math.min(...left)).toBe(0)
  }
})

test('the same shows give the same sales', () => {
  const shows = showsOf(melusine, '2026-11-21', 7)
  expect(plannedSales(shows, melusine)).toEqual(plannedSales(shows, melusine))
})

test('children are sold tickets for family movies only', () => {
  const shows = showsOf(melusine, '2026-11-21', 7)
  const shelves = new Map(melusine.movies.map(demo => [demo.movie.slug, demo.shelf]))
  for (const sale of plannedSales(shows, melusine)) {
    const show = shows.find(({ key }) => key === sale.showKey)!
    if (sale.parties.some(party => party.rateMix.includes('children'))) {
      expect(shelves.get(show.movieKey)).toBe('family')
    }
  }
})

function screenOf(tenant: DemoExhibitor, showKey: string) {
  return tenant.screens.find(({ key }) => showKey.includes(`-${key}-`))!
}

function seatsOf(tenant: DemoExhibitor, { showKey }: PlannedSale) {
  return new Map(screenOf(tenant, showKey).arrangement.seats.map(seat => [seat.id, seat]))
}

function capacityOf(tenant: DemoExhibitor, showKey: string) {
  return screenOf(tenant, showKey).arrangement.seats.length
}

function soldByShow(sales: PlannedSale[]): Map<string, number> {
  const sold = new Map<string, number>()
  for (const { showKey, parties } of sales) {
    const tickets = parties.reduce((sum, party) => sum + party.seats, 0)
    sold.set(showKey, (sold.get(showKey) ?? 0) + tickets)
  }
  return sold
}

test('some guests at the register take popcorn and a drink, some nothing, and they cost what the list says', () => {
  const parties = plannedSales(showsOf(melusine, '2026-11-21', 7), melusine)
    .filter(({ via }) => via === 'register')
    .flatMap(sale => sale.parties)
  const baskets = parties.map(party => snacksOf(melusine.products, party))
  for (const { products, cents } of baskets) {
    const priceOf = (id: string) => melusine.products.find(({ key }) => key === id)!.product.cents
    expect(products.reduce((sum, each) => sum + each.quantity * priceOf(each.productId), 0)).toBe(cents)
  }
  const sizes = new Set(baskets.map(({ products }) => products.length))
  expect([...sizes].sort()).toEqual([0, 1, 2])
})
