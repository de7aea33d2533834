import { expect, test } from 'vitest'
import type { TicketDiscount } from '#core/pricing/ticket-discount.ts'
import { ticketDiscount } from '#core/pricing/ticket-discount.entity.ts'
import { bestSets, discountsFor, setOf, type SetTicket, type TicketSet } from '#core/pricing/ticket-sets.ts'
import { termsTonight, day } from '../../world/rule-data.ts'
import { processorTimeOf } from '../../world/own-time.ts'

const of = (rateId: string, cents: number, count = 1): SetTicket[] =>
  Array.from({ length: count }, () => ({ rateId, cents }))
const several = (buys: number, pays: number, rateIds: string[] = []): TicketSet => ({
  id: `${buys}-for-${pays}`,
  needs: [{ rateIds, count: buys }],
  price: { pays },
})
const family = (price: TicketSet['price'], adults = 2, children = 2): TicketSet => ({
  id: 'family',
  needs: [
    { rateIds: ['adult'], count: adults },
    { rateIds: ['child'], count: children },
  ],
  price,
})
const sumOf = (tickets: readonly SetTicket[], sets: readonly TicketSet[]) =>
  bestSets(tickets, sets).reduce((sum, { cents }) => sum + cents, 0)

test('of three tickets for the price of two the cheapest is free, and all three are cheaper to the cent', () => {
  const tickets = [...of('adult', 1000, 2), ...of('child', 700)]
  expect(bestSets(tickets, [several(3, 2)])).toEqual([
    { id: '3-for-2', ticket: 0, cents: 260 },
    { id: '3-for-2', ticket: 1, cents: 259 },
    { id: '3-for-2', ticket: 2, cents: 181 },
  ])
})

test('five tickets are one set and two at their price; six are two sets', () => {
  expect(sumOf(of('adult', 1000, 5), [several(3, 2)])).toBe(1000)
  expect(sumOf(of('adult', 1000, 6), [several(3, 2)])).toBe(2000)
  expect(sumOf(of('adult', 1000, 2), [several(3, 2)])).toBe(0)
})

test('only the prices that count are in a set', () => {
  const tickets = [...of('adult', 1000, 2), ...of('child', 700, 2)]
  expect(sumOf(tickets, [several(3, 2, ['adult'])])).toBe(0)
  expect(sumOf(tickets, [several(2, 1, ['child'])])).toBe(700)
})

test('a family pays its sum, or its share, and never more than the tickets cost', () => {
  const tickets = [...of('adult', 1000, 2), ...of('child', 700, 2)]
  expect(sumOf(tickets, [family({ cents: 3000 })])).toBe(400)
  expect(sumOf(tickets, [family({ percent: 10 })])).toBe(340)
  expect(sumOf(tickets, [family({ cents: 9000 })])).toBe(0)
  expect(sumOf(tickets.slice(1), [family({ cents: 1000 })])).toBe(0)
})

test('of several discounts the guest gets what takes off most, also where that is several together', () => {
  const tickets = [...of('adult', 1000, 5), ...of('child', 700, 2)]
  // The family takes two adults with both children, the other three are three for two.
  expect(sumOf(tickets, [several(3, 2), family({ cents: 2000 })])).toBe(1400 + 1000)
  // Four for two takes off more than three for two and one at its price.
  expect(sumOf(of('adult', 1000, 4), [several(3, 2), several(4, 2)])).toBe(2000)
})

/** The most that can be taken off, by trying every ticket in every set: slow, and written another way. */
function mostOff(tickets: readonly SetTicket[], sets: readonly TicketSet[]): number {
  if (tickets.length === 0) return 0
  const [first, ...rest] = tickets
  let most = mostOff(rest, sets)
  for (let mask = 0; mask < 2 ** rest.length; mask += 1) {
    const inSet = [first!, ...rest.filter((_, at) => mask & (2 ** at))]
    for (const set of sets) {
      const off = offOf(inSet, set)
      if (off === undefined) continue
      const others = rest.filter((_, at) => !(mask & (2 ** at)))
      most = Math.max(most, off + mostOff(others, sets))
    }
  }
  return most
}

function offOf(tickets: readonly SetTicket[], { needs, price }: TicketSet): number | undefined {
  const size = needs.reduce((sum, { count }) => sum + count, 0)
  const fits = ({ rateIds }: TicketSet['needs'][number], { rateId }: SetTicket) =>
    !rateIds.length || rateIds.includes(rateId)
  if (tickets.length !== size) return undefined
  // Needs name different rates here, so counting each is enough.
  if (needs.some(need => tickets.filter(ticket => fits(need, ticket)).length < need.count)) return undefined
  const cents = tickets.map(ticket => ticket.cents).sort((a, b) => b - a)
  const sum = cents.reduce((all, each) => all + each, 0)
  if ('pays' in price) return sum - cents.slice(0, price.pays).reduce((all, each) => all + each, 0)
  return Math.max(0, 'cents' in price ? sum - price.cents : Math.round((sum * price.percent) / 100))
}

test('a thousand baskets: as much as can be, each ticket once, never below nothing, whatever the order', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const rates = ['adult', 'child', 'senior']
  for (let round = 0; round < 1000; round += 1) {
    const prices = rates.map(() => 300 + random(1200))
    const tickets = Array.from({ length: random(7) }, () => {
      const rate = random(3)
      return { rateId: rates[rate]!, cents: prices[rate]! }
    })
    const buys = 2 + random(3)
    const sets = [
      several(buys, 1 + random(buys - 1), random(2) ? [] : [rates[random(3)]!]),
      family(
        random(2) ? { cents: random(2500) } : { percent: 1 + random(100) },
        1 + random(2),
        1 + random(2),
      ),
    ]
    const off = bestSets(tickets, sets)
    const sum = off.reduce((all, { cents }) => all + cents, 0)
    expect({ round, sum }).toEqual({ round, sum: mostOff(tickets, sets) })
    expect(new Set(off.map(({ ticket }) => ticket)).size).toBe(off.length)
    for (const { ticket, cents } of off) expect(cents).toBeLessThanOrEqual(tickets[ticket]!.cents)
    expect(sumOf(tickets.toReversed(), sets)).toBe(sum)
    expect(bestSets(tickets, sets)).toEqual(off)
  }
})

test('a party of a hundred with many prices is reckoned at once', async () => {
  const tickets = Array.from({ length: 100 }, (_, at) => ({
    rateId: `rate-${at % 12}`,
    cents: 500 + (at % 12) * 50,
  }))
  const tookMs = await processorTimeOf(() =>
    expect(sumOf(tickets, [several(10, 7), several(3, 2), several(4, 3)])).toBeGreaterThan(10_000),
  )
  expect(tookMs).toBeLessThan(1000)
})

const entry: TicketDiscount = {
  ...(ticketDiscount.edit!.fresh as TicketDiscount),
  id: 'three',
  kind: 'n_for_m',
  name: { en: 'Three for two' },
}

test('a discount is given for its shows, where it is given, and not while it is paused', () => {
  const given = (change: Partial<TicketDiscount>) =>
    discountsFor([{ ...entry, ...change }], 'site', termsTonight, day).length
  expect(given({})).toBe(1)
  expect(given({ movieIds: ['another'] })).toBe(0)
  expect(given({ weekdays: ['1'] })).toBe(0)
  expect(given({ startsUntil: 720 })).toBe(0)
  expect(given({ showsUntil: '2020-01-01' })).toBe(0)
  expect(given({ visibility: ['pos'] })).toBe(0)
  expect(given({ status: 'paused' })).toBe(0)
  expect(given({ deleted: true })).toBe(0)
})

test('a discount says what must be bought together and what that costs', () => {
  expect(setOf(entry)).toEqual({ id: 'three', needs: [{ rateIds: [], count: 3 }], price: { pays: 2 } })
  const [adultRateIds, childRateIds] = [['adult'], ['child']]
  const fam: TicketDiscount = { ...entry, kind: 'family', adultRateIds, childRateIds, cents: 3000 }
  expect(setOf(fam).price).toEqual({ cents: 3000 })
  expect(setOf({ ...fam, cents: null, percent: 20 }).price).toEqual({ percent: 20 })
})

test.each<[string, Partial<TicketDiscount>, string, string]>([
  ['that takes nothing off', { pays: 3 }, 'discount_pays_all', 'pays'],
  ['that is given nowhere', { visibility: [] }, 'rate_sold_nowhere', 'visibility'],
  [
    'that ends before it begins',
    { showsFrom: '2026-02-01', showsUntil: '2026-01-01' },
    'rate_dates_cross',
    'showsUntil',
  ],
  [
    'for families without a price of adults',
    { kind: 'family', cents: 1 },
    'discount_rates_needed',
    'adultRateIds',
  ],
  [
    'for families without a price of children',
    { kind: 'family', cents: 1, adultRateIds: ['a'] },
    'discount_rates_needed',
    'childRateIds',
  ],
  [
    'for families with a sum and a percentage',
    { kind: 'family', cents: 1, percent: 1, adultRateIds: ['a'], childRateIds: ['b'] },
    'discount_sum_needed',
    'cents',
  ],
])('a discount %s is refused at its field', (_, change, code, field) => {
  expect(ticketDiscount.edit!.misfit!({ ...entry, ...change })).toMatchObject({ code, field })
})
