import { expect, test } from 'vitest'
import { admit } from '#core/admission/commands.ts'
import { verify } from '#core/node.ts'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { openAttempt } from '#core/sales/online-commands.ts'
import { confirmRefund } from '#core/sales/payment-commands.ts'
import { settlePayment, openBill } from '#core/sales/online-commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import type { ExchangeRequest } from '#core/sales/refunds/exchange.ts'
import { exchangeTickets } from '#core/sales/refunds/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { billById, billView } from '#core/billing/store.ts'
import { openRefunds } from '#core/billing/refunds/money-store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { tokensOf } from '#core/seating/store.ts'
import { cashier, exchangeOf, mia, refundOf } from '../../../world/refunding.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  openSmallNode,
  saleOf,
  tonight,
  visitor,
} from '../../../world/small-exhibitor.ts'

async function register() {
  const { node, clock } = await openSmallNode('box', { hasBox: true })
  await node.execute(byHand, tx =>
    tx.append('cinema:cinema-1', 'seats.transferred', {
      to: 'box',
      requestId: 'ask',
      tokens: ['C1', 'C2'].map(seatId => ({ scheduleId: tonight, seatId, version: 1 })),
    }),
  )
  const sell = (request: SaleRequest) => node.execute(atRegister, tx => sellAtRegister(tx, request, carl))
  const exchange = (request: ExchangeRequest, by = cashier) =>
    node.execute(atRegister, tx => exchangeTickets(tx, request, by))
  const refused = async (request: ExchangeRequest, refusal: object) => {
    const before = node.journal.count()
    await expect(exchange(request)).rejects.toMatchObject(refusal)
    expect(node.journal.count()).toBe(before)
  }
  const stateOf = (seat: string, show = tonight) => tokensOf(node.db, show, [seat]).get(seat)
  const now = (billId: string) =>
    linesNow(node.db, billId).map(({ line, seatId, left, exchanged }) => [line, seatId, left, exchanged])
  return { node, clock, sell, exchange, refused, stateOf, now }
}

test('a ticket for another seat at the same price: the old seat is free, the new one sold, and no money moves', async () => {
  const { node, sell, exchange, stateOf, now } = await register()
  await sell(saleOf('sale-1', ['A3', 'A4']))
  await exchange(exchangeOf('x-1', 'sale-1', [1], ['A5'], 0))
  expect(now('sale-1')).toEqual([
    [1, 'A3', 0, true],
    [2, 'A4', 1, false],
    [3, 'A5', 1, false],
  ])
  expect([stateOf('A3')?.state, stateOf('A5')]).toEqual([
    'free',
    expect.objectContaining({ state: 'sold', billId: 'sale-1' }),
  ])
  expect(paymentsOf(node.db, 'sale-1')).toMatchObject([{ cents: 2000, refundedCents: 0 }])
  expect(billById(node.db, 'sale-1')!.status).toBe('settled')
  expect(verify(node.db)).toEqual([])
})

test('a dearer seat is paid on top in cash, with change, and the bill costs what its tickets cost now', async () => {
  const { node, sell, exchange } = await register()
  await sell(saleOf('sale-1', ['A3']))
  const payments = [{ methodId: 'cash', tenderedCents: 500 }]
  const made = await exchange(exchangeOf('x-1', 'sale-1', [1], ['C1'], 250, { payments }))
  expect(made).toMatchObject({ kind: 'exchange', cents: -250 })
  expect(paymentsOf(node.db, 'sale-1')).toMatchObject([
    { method: 'terminal', cents: 1000 },
    { method: 'cash', cents: 250, tenderedCents: 500, changeCents: 250 },
  ])
  expect(billView(node.db, billById(node.db, 'sale-1')!)).toMatchObject({
    totalCents: 1250,
    lines: [{ seatId: 'C1' }],
  })
})

test('a cheaper seat gives the difference back the way the money came', async () => {
  const { node, sell, exchange } = await register()
  await sell(saleOf('sale-1', ['C1']))
  expect(await exchange(exchangeOf('x-1', 'sale-1', [1], ['A3'], -250))).toMatchObject({ cents: 250 })
  expect(paymentsOf(node.db, 'sale-1')).toMatchObject([{ cents: 1250, refundedCents: 250 }])
})

test('another rate on the same seat keeps the seat and ends the old ticket', async () => {
  const { node, clock, sell, exchange, stateOf } = await register()
  await sell(saleOf('sale-1', ['A3']))
  const tickets = [{ scheduleId: tonight, seatId: 'A3', priceRateId: 'children' }]
  await exchange(exchangeOf('x-1', 'sale-1', [1], [], -300, { tickets }))
  expect(stateOf('A3')).toMatchObject({ state: 'sold', billId: 'sale-1', version: 2 })
  clock.ms += 80 * 60_000
  const [old, fresh] = linesNow(node.db, 'sale-1')
  const scan = (typed: string) =>
    node.execute(byHand, tx =>
      admit(tx, { id: `scan-${typed}`, typed, signed: null, scheduleId: tonight, gate: 'door' }),
    )
  await expect(scan(old!.ticketId!)).rejects.toMatchObject({ code: 'ticket_exchanged' })
  expect((await scan(fresh!.ticketId!)).seatId).toBe('A3')
})

test('tickets of a cancelled show are exchanged for another show', async () => {
  const { node, sell, exchange, stateOf } = await register()
  await node.execute(byHand, tx =>
    createSchedule(tx, {
      id: 'show-late',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-21',
      time: '23:00',
    }),
  )
  await sell(saleOf('sale-1', ['A3']))
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  const tickets = [{ scheduleId: 'show-late', seatId: 'A3', priceRateId: 'normal' }]
  await exchange(exchangeOf('x-1', 'sale-1', [1], [], 0, { tickets }))
  expect([stateOf('A3')?.state, stateOf('A3', 'show-late')?.state]).toEqual(['free', 'sold'])
})

test('exchanged again and then refunded, exactly what was paid goes back', async () => {
  const { node, sell, exchange } = await register()
  await sell(saleOf('sale-1', ['A3']))
  await exchange(exchangeOf('x-1', 'sale-1', [1], ['C1'], 250))
  await exchange(exchangeOf('x-2', 'sale-1', [2], ['A4'], -250))
  const made = await node.execute(atRegister, tx => refundBill(tx, refundOf('r-1', 'sale-1'), cashier))
  expect([made.cents, made.number]).toEqual([1000, 3])
  const paid = paymentsOf(node.db, 'sale-1').reduce((sum, payment) => sum + payment.cents, 0)
  const back = paymentsOf(node.db, 'sale-1').reduce((sum, payment) => sum + payment.refundedCents, 0)
  expect([paid, back]).toEqual([1250, 1250])
  expect(billById(node.db, 'sale-1')!.status).toBe('refunded')
})

test('the same exchange sent again is the same one, another under its id is refused, and so is the sale it began as', async () => {
  const { sell, exchange, refused, now } = await register()
  await sell(saleOf('sale-1', ['A3']))
  const request = exchangeOf('x-1', 'sale-1', [1], ['A5'], 0)
  const first = await exchange(request)
  expect(await exchange(request)).toEqual(first)
  expect(now('sale-1')).toHaveLength(2)
  await refused(exchangeOf('x-1', 'sale-1', [1], ['A6'], 0), { code: 'request_reused' })
  expect((await sell(saleOf('sale-1', ['A3']))).id).toBe('sale-1')
})

test('the rules of a sale hold: no taken seat, none of the other side, none twice, no wrong difference, enough cash', async () => {
  const { sell, refused } = await register()
  await sell(saleOf('sale-1', ['A3']))
  await sell(saleOf('sale-2', ['A4']))
  await refused(exchangeOf('x-1', 'sale-1', [1], ['A4'], 0), { code: 'seat_taken' })
  await refused(exchangeOf('x-1', 'sale-1', [1], ['B1'], 0), { code: 'seats_elsewhere' })
  await refused(exchangeOf('x-1', 'sale-1', [1], ['A3', 'A3'], 1000), { code: 'seat_taken' })
  await refused(exchangeOf('x-1', 'sale-1', [1], ['C1'], 0), {
    code: 'total_changed',
    details: { totalCents: 250 },
  })
  const payments = [{ methodId: 'cash', tenderedCents: 200 }]
  await refused(exchangeOf('x-1', 'sale-1', [1], ['C1'], 250, { payments }), { code: 'cash_short' })
  await refused(exchangeOf('x-1', 'sale-1', [1], ['C1'], 250, { payments: [] }), { code: 'exchange_dearer' })
  const elsewhere = [{ scheduleId: 'show-nobody', seatId: 'A3', priceRateId: 'normal' }]
  await refused(exchangeOf('x-1', 'sale-1', [1], [], 0, { tickets: elsewhere }), { code: 'schedule_unknown' })
})

test('the rules of a refund hold: no ticket that ended, no popcorn, a used one only with a manager', async () => {
  const { node, clock, sell, exchange, refused } = await register()
  const products = [{ productId: 'popcorn', quantity: 1 }]
  await sell(saleOf('sale-1', ['A3'], { products, totalCents: 1600 }))
  await refused(exchangeOf('x-1', 'sale-1', [2], ['A5'], 400), { code: 'nothing_to_refund' })
  await refused(exchangeOf('x-1', 'sale-1', [1, 1], ['A5'], 0), { code: 'nothing_to_refund' })
  clock.ms += 80 * 60_000
  const typed = linesNow(node.db, 'sale-1')[0]!.ticketId!
  await node.execute(byHand, tx =>
    admit(tx, { id: 'scan', typed, signed: null, scheduleId: tonight, gate: 'door' }),
  )
  await refused(exchangeOf('x-1', 'sale-1', [1], ['A5'], 0), { code: 'refund_needs_manager' })
  await exchange(exchangeOf('x-1', 'sale-1', [1], ['A5'], 0), mia)
  await refused(exchangeOf('x-2', 'sale-1', [1], ['A6'], 0), { code: 'nothing_to_refund' })
})

test('where seating is free a place is a place: exchanged into it, the same sent again is the same', async () => {
  const { node, sell, exchange, now } = await register()
  await node.execute(byHand, tx =>
    createSchedule(tx, {
      id: 'show-free',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-21',
      time: '23:00',
      freeSeating: true,
    }),
  )
  await sell(saleOf('sale-1', ['A3']))
  const into = (seatId: string) =>
    exchangeOf('x-1', 'sale-1', [1], [], 0, {
      tickets: [{ scheduleId: 'show-free', seatId, priceRateId: 'normal' }],
    })
  const made = await exchange(into('A5'))
  expect(await exchange(into('A6'))).toEqual(made)
  expect(now('sale-1')).toHaveLength(2)
  expect(linesNow(node.db, 'sale-1')[1]).toMatchObject({ freeSeating: true, left: 1 })
})

test('a bill exchanged online and paid twice stays settled when the second payment is back', async () => {
  const { node } = await openSmallNode('relay')
  const say = (id: string, attempt: number) =>
    node.execute(byHand, tx => settlePayment(tx, `${id}-${attempt}`, 'paid'))
  await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['C1']), 'fr'))
  await node.execute(visitor, tx => void openAttempt(tx, 'bill-1', 'bill-1-1'))
  await say('bill-1', 1)
  await node.execute(byHand, tx => exchangeTickets(tx, exchangeOf('x-1', 'bill-1', [1], ['B1'], -250), mia))
  const providerPays = () =>
    node.execute(byHand, tx => openRefunds(tx.db).forEach(refund => confirmRefund(tx, refund.id)))
  await providerPays()
  await say('bill-1', 2)
  await providerPays()
  expect(openRefunds(node.db)).toEqual([])
  expect(billById(node.db, 'bill-1')!.status).toBe('settled')
})
