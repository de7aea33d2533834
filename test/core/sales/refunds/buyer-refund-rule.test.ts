import { expect, test } from 'vitest'
import { buyerOffers, goesBackWith, type Bought, type OfferNow } from '#core/sales/refunds/buyer/offer.ts'
import { linesReturned } from '#core/sales/refunds/buyer/refund.ts'
import { billStateOf, paidBill, popcornLine, refusalOf, ticketLine } from '../../../world/rule-data.ts'

/** Bought on Saturday evening; the show is on Sunday at 20:00, in Luxembourg. */
const settledAt = '2026-11-21T17:00:00.000Z'
const startMs = Date.parse('2026-11-22T20:00:00+01:00')
const before = (hours: number) => startMs - hours * 3_600_000

const now = (change: Partial<OfferNow> = {}): OfferNow => ({
  nowMs: before(30),
  timezone: 'Europe/Luxembourg',
  ticketHours: 24,
  starts: new Map([['show', startMs]]),
  moved: new Set(),
  ...change,
})
const order = (change: Partial<Bought> = {}, bill: Partial<Bought['bill']> = {}): Bought => ({
  ...billStateOf(),
  lines: [ticketLine(1, 'B1'), ticketLine(2, 'B2')],
  bill: { ...paidBill, source: 'site', status: 'settled', settledAt, ...bill },
  ...change,
})
const voucherLine = {
  ...popcornLine,
  line: 1,
  kind: 'voucher' as const,
  quantity: 3,
  left: 3,
  voucherId: 'GIFT1',
}
const feeLine = { ...popcornLine, line: 2, kind: 'fee' as const, quantity: 1, left: 1 }
const voucherOrder = (bill: Partial<Bought['bill']> = {}) => order({ lines: [voucherLine, feeLine] }, bill)

/** The only offer of an order of tickets or vouchers alone. */
const buyerOffer = (bought: Bought, about: OfferNow) => {
  const offers = buyerOffers(bought, about)
  expect(offers.length).toBeLessThan(2)
  return offers[0] ?? null
}
const numbers = (offer: ReturnType<typeof buyerOffer>) => offer?.lines.map(({ line }) => line) ?? null

test('tickets go back until so many hours before their show as the cinema says, each by itself', () => {
  const offer = buyerOffer(order(), now())
  expect(numbers(offer)).toEqual([1, 2])
  expect(offer).toMatchObject({ kind: 'tickets', until: '2026-11-21T20:00:00+01:00' })
  expect(numbers(buyerOffer(order(), now({ nowMs: before(24) - 1 })))).toEqual([1, 2])
})

test.each<[string, Bought, OfferNow]>([
  ['where the cinema takes none back', order(), now({ ticketHours: 0 })],
  ['once it is too late', order(), now({ nowMs: before(24) })],
  ['of a show that is cancelled', order({ cancelledShows: new Set(['show']) }), now()],
  ['of a show that is not known', order(), now({ starts: new Map() })],
  ['of an order that is not paid', order({}, { status: 'paying' }), now()],
  ['of an order that was refunded', order({}, { status: 'refunded' }), now()],
  ['of a sale at the register', order({}, { source: 'register' }), now()],
  ['that were used', order({ admitted: new Set(['ticket-1', 'ticket-2']) }), now()],
])('no tickets go back %s', (_, bought, about) => {
  expect(buyerOffer(bought, about)).toBeNull()
})

test('tickets of a show that was moved to another time go back until it begins, whatever the cinema takes back', () => {
  const moved = new Set(['show'])
  for (const ticketHours of [0, 24]) {
    const offer = buyerOffer(order(), now({ ticketHours, moved, nowMs: startMs - 1 }))
    expect(numbers(offer)).toEqual([1, 2])
    expect(offer).toMatchObject({ until: '2026-11-22T20:00:00+01:00' })
    expect(buyerOffer(order(), now({ ticketHours, moved, nowMs: startMs }))).toBeNull()
  }
  const admitted = new Set(['ticket-1', 'ticket-2'])
  expect(buyerOffer(order({ admitted }), now({ moved }))).toBeNull()
})

test('who was let in keeps their ticket, and the others may still go back; so do what is left of the order', () => {
  const lines = [ticketLine(1, 'B1'), ticketLine(2, 'B2'), ticketLine(3, 'B3', { left: 0 }), feeLine]
  const admitted = new Set([lines[0]!.ticketId!])
  expect(numbers(buyerOffer(order({ lines, admitted }), now()))).toEqual([2])
})

test('a voucher may be withdrawn from for 14 days after the day it was bought on, with everything the order cost', () => {
  const offer = buyerOffer(voucherOrder(), now({ ticketHours: 0 }))
  expect(numbers(offer)).toEqual([1, 2])
  expect(offer).toMatchObject({ kind: 'withdrawal', until: '2026-12-05T23:59:59+01:00' })
  const at = (iso: string) => buyerOffer(voucherOrder(), now({ nowMs: Date.parse(iso) }))
  expect(at('2026-12-05T23:59:59+01:00')).not.toBeNull()
  expect(at('2026-12-06T00:00:00+01:00')).toBeNull()
})

const all = (lines = order().lines, fewest = new Map<string, number>()) => ({ lines, fewest })

test('of tickets those that were chosen go back, of a withdrawal everything', () => {
  expect(linesReturned([2], buyerOffer(order(), now()), all())).toEqual([{ line: 2, quantity: 1 }])
  const withdrawn = voucherOrder()
  expect(linesReturned([1, 2], buyerOffer(withdrawn, now()), all(withdrawn.lines))).toEqual([
    { line: 1, quantity: 3 },
    { line: 2, quantity: 1 },
  ])
})

const second = (line: number, change: object = {}) => ({
  ...voucherLine,
  line,
  voucherId: 'GIFT2',
  ...change,
})
const twoVouchers = () =>
  order({
    lines: [
      voucherLine,
      second(2),
      second(3, { voucherPart: 'refreshments' }),
      { ...feeLine, line: 4, voucherId: 'GIFT2' },
    ],
  })

test('of several vouchers each goes back by itself, with its value and its fee', () => {
  const offer = buyerOffer(twoVouchers(), now())
  expect(offer!.lines.map(line => goesBackWith(line, offer!.lines))).toEqual([1, 2, 2, 2])
  const lines = twoVouchers().lines
  expect(linesReturned([1], offer, all(lines)).map(({ line }) => line)).toEqual([1])
  expect(linesReturned([2, 3, 4], offer, all(lines)).map(({ line }) => line)).toEqual([2, 3, 4])
  expect(linesReturned([1, 2, 3, 4], offer, all(lines))).toHaveLength(4)
})

test('of tickets and a voucher in one order each goes back in its own time, and the fee of the order stays', () => {
  const lines = [
    ticketLine(1, 'B1'),
    second(2),
    { ...feeLine, line: 3, voucherId: 'GIFT2' },
    { ...feeLine, line: 4 },
  ]
  const offers = (about: OfferNow) =>
    buyerOffers(order({ lines }), about).map(each => [each.kind, numbers(each)])
  expect(offers(now())).toEqual([
    ['withdrawal', [2, 3]],
    ['tickets', [1]],
  ])
  expect(offers(now({ ticketHours: 0 }))).toEqual([['withdrawal', [2, 3]]])
  expect(offers(now({ nowMs: Date.parse('2026-12-06T00:00:00+01:00'), ticketHours: 1 }))).toEqual([])
  const gone = [{ ...lines[0]!, left: 0 }, ...lines.slice(1)]
  expect(buyerOffers(order({ lines: gone }), now()).map(numbers)).toEqual([[2, 3]])
})

test.each<[string, number[], Bought, OfferNow]>([
  ['nothing that is offered', [1], order(), now({ ticketHours: 0 })],
  ['a line the order does not have', [1, 9], order(), now()],
  ['a ticket that was used', [1, 2], order({ admitted: new Set(['ticket-1']) }), now()],
  ['the fee of a withdrawal alone', [2], voucherOrder(), now()],
  ['a voucher without its fee', [2, 3], twoVouchers(), now()],
  ['the value of a voucher without its visits', [1, 3], twoVouchers(), now()],
])('%s is not returned', (_, wanted, bought, about) => {
  expect(refusalOf(() => linesReturned(wanted, buyerOffer(bought, about), all(bought.lines)))).toMatchObject({
    code: 'not_returnable',
  })
})

test('nobody keeps the price of a family for two of them', () => {
  const lines = [1, 2, 3].map(line => ticketLine(line, `B${line}`))
  const fewest = new Map([[lines[0]!.priceRateId!, 3]])
  const offer = buyerOffer(order({ lines }), now())
  expect(refusalOf(() => linesReturned([1], offer, { lines, fewest }))).toMatchObject({
    code: 'rate_returned_whole',
    details: { min: 3 },
  })
  expect(linesReturned([1, 2, 3], offer, { lines, fewest })).toHaveLength(3)
})
