import { expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { billById, billView } from '#core/billing/store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { placeHold } from '#core/seating/commands.ts'
import { holdsInForce } from '#core/seating/hold-store.ts'
import { tokensOf } from '#core/seating/store.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf, tonight } from '../../world/small-exhibitor.ts'

async function register() {
  const { node, clock } = await openSmallNode('box')
  const sell = (request: SaleRequest) => node.execute(atRegister, tx => sellAtRegister(tx, request, carl))
  const refused = async (request: SaleRequest, refusal: object) => {
    const before = node.journal.count()
    await expect(sell(request)).rejects.toMatchObject(refusal)
    expect([node.journal.count(), billById(node.db, request.id)?.totalCents]).toEqual([before, undefined])
  }
  return { node, clock, sell, refused }
}
const tickets = (seats: string[], priceRateId = 'normal') =>
  seats.map(seatId => ({ scheduleId: tonight, seatId, priceRateId }))

test('a sale has its tickets, snacks, VAT and payment on one numbered bill, and the seats are sold', async () => {
  const { node, sell } = await register()
  const products = [
    { productId: 'popcorn', quantity: 2 },
    { productId: 'beer', quantity: 1 },
  ]
  await sell(
    saleOf('sale-1', ['A3'], {
      products,
      totalCents: 1000 + 1200 + 400,
      payments: [{ methodId: 'cash', tenderedCents: 5000 }],
    }),
  )
  const bill = billView(node.db, billById(node.db, 'sale-1')!)
  expect(bill).toMatchObject({
    number: 'K-000001',
    status: 'settled',
    source: 'register',
    totalCents: 2600,
    employeeName: 'carl',
  })
  expect(bill.lines).toMatchObject([
    { kind: 'ticket', seatId: 'A3', quantity: 1, totalCents: 1000, vatRate: 300 },
    { kind: 'product', productId: 'popcorn', quantity: 2, unitCents: 600, totalCents: 1200, vatRate: 300 },
    { kind: 'product', productId: 'beer', quantity: 1, totalCents: 400, vatRate: 1700 },
  ])
  expect(bill.payments).toMatchObject([
    { method: 'cash', status: 'paid', cents: 2600, tenderedCents: 5000, changeCents: 2400 },
  ])
  expect(tokensOf(node.db, tonight, ['A3']).get('A3')).toMatchObject({ state: 'sold', billId: 'sale-1' })
})

test('a premium seat costs its supplement, at every rate', async () => {
  const { node, sell } = await register()
  await node.execute(byHand, tx =>
    tx.append('cinema:cinema-1', 'seats.transferred', {
      to: 'box',
      requestId: 'ask',
      tokens: ['C1', 'C2'].map(seatId => ({ scheduleId: tonight, seatId, version: 1 })),
    }),
  )
  const mixed = [...tickets(['C1']), ...tickets(['C2'], 'children'), ...tickets(['A3'], 'children')]
  await sell(saleOf('sale-1', [], { tickets: mixed, totalCents: 1250 + 950 + 700 }))
  expect(linesOf(node.db, 'sale-1').map(line => line.totalCents)).toEqual([1250, 950, 700])
})

test('each ticket has a code of its own, ten characters long', async () => {
  const { node, sell } = await register()
  await sell(saleOf('sale-1', ['A3', 'A4', 'A5']))
  const codes = linesOf(node.db, 'sale-1').map(line => line.ticketId!)
  expect(new Set(codes).size).toBe(3)
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/)
})

test('snacks alone are a sale too', async () => {
  const { sell } = await register()
  const bill = await sell(
    saleOf('sale-1', [], { products: [{ productId: 'popcorn', quantity: 1 }], totalCents: 600 }),
  )
  expect(bill).toMatchObject({ status: 'settled', totalCents: 600, number: 'K-000001' })
})

test('seats kept for the basket are sold to it and no longer kept; other baskets stay', async () => {
  const { node, clock, sell, refused } = await register()
  const hold = (id: string, seats: string[]) =>
    node.execute(atRegister, tx =>
      placeHold(tx, { id, scheduleId: tonight, channel: 'register', connected: false }, seats),
    )
  await hold('basket', ['A3', 'A4'])
  await hold('other', ['A5'])
  await refused(saleOf('sale-1', ['A5'], { holdId: 'basket' }), {
    code: 'seat_taken',
    details: { seats: ['A5'] },
  })
  await sell(saleOf('sale-1', ['A3', 'A4'], { holdId: 'basket' }))
  expect(Object.fromEntries(holdsInForce(node.db, tonight, clock.ms))).toEqual({ A5: 'other' })
})

test('latecomers still buy at the register until the film is over', async () => {
  const { clock, sell, refused } = await register()
  clock.ms = Date.parse('2026-11-21T21:54:59+01:00')
  await sell(saleOf('sale-1', ['A3']))
  clock.ms = Date.parse('2026-11-21T21:55:00+01:00')
  await refused(saleOf('sale-2', ['A4']), { code: 'sales_closed' })
})

test('the same sale sent again is the same sale: nothing is sold twice', async () => {
  const { node, sell } = await register()
  const request = saleOf('sale-1', ['A3', 'A4'], {
    products: [{ productId: 'beer', quantity: 2 }],
    totalCents: 2800,
  })
  const first = await sell(request)
  const facts = node.journal.count()
  expect(await sell(request)).toEqual(first)
  const [third, fourth] = await Promise.all([sell(request), sell(request)])
  expect([third, fourth, node.journal.count()]).toEqual([first, first, facts])
})

test('the same sale is recognised also when the basket mixes two shows', async () => {
  const { node, sell } = await register()
  await node.execute(byHand, tx =>
    createSchedule(tx, {
      id: 'late-show',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-22',
      time: '20:00',
    }),
  )
  const [one, two] = tickets(['A3', 'A4'])
  const request = saleOf('sale-1', [], {
    tickets: [one!, { ...one!, scheduleId: 'late-show' }, two!],
    totalCents: 3000,
  })
  const first = await sell(request)
  expect(await sell(request)).toEqual(first)
})

test.each([
  ['other seats', saleOf('sale-1', ['A4'])],
  [
    'another show',
    saleOf('sale-1', [], {
      tickets: [{ ...tickets(['A3'])[0]!, scheduleId: 'late-show' }],
      totalCents: 1000,
    }),
  ],
  ['another sum', saleOf('sale-1', ['A3'], { totalCents: 900 })],
  ['snacks added', saleOf('sale-1', ['A3'], { products: [{ productId: 'beer', quantity: 1 }] })],
  ['another way to pay', saleOf('sale-1', ['A3'], { payments: [{ methodId: 'cash', tenderedCents: 1000 }] })],
])('the id of a sale used for %s is refused', async (_, request) => {
  const { node, sell } = await register()
  await sell(saleOf('sale-1', ['A3']))
  const before = node.journal.count()
  await expect(sell(request)).rejects.toMatchObject({ code: 'request_reused' })
  expect(node.journal.count()).toBe(before)
})

test('prices on an old bill stay as they were when prices change', async () => {
  const { node, sell } = await register()
  await sell(saleOf('sale-1', ['A3']))
  await node.execute(byHand, tx =>
    changeEntry(tx, 'price_rate', 'normal', { cents: 1200, name: { en: 'New name' } }),
  )
  expect(linesOf(node.db, 'sale-1')[0]).toMatchObject({ text: 'normal', totalCents: 1000 })
  expect(verify(node.db)).toEqual([])
})
