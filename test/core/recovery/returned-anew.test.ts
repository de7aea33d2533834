import { expect, test } from 'vitest'
import { linesNow } from '#core/billing/line-store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { moneyOf } from '#core/billing/refunds/money-store.ts'
import { refundRequestsOf } from '#core/billing/refunds/request-store.ts'
import { returnById, returnsOf } from '#core/billing/refunds/store.ts'
import { billById } from '#core/billing/store.ts'
import type { Node } from '#core/journal/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { verify } from '#core/node.ts'
import { exchangeTickets, refundBill, refundOrRequest } from '#core/sales/refunds/commands.ts'
import { tokensOf } from '#core/seating/store.ts'
import { cashier, exchangeOf, refundOf } from '../../world/refunding.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  saleOf,
  tonight,
  visitor,
} from '../../world/small-exhibitor.ts'
import { doneAnew } from './done-anew.ts'

const parkedOf = ({ db }: Node) => db.prepare('SELECT reason FROM parked').all()

const sell = (node: Node) =>
  node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-2', ['A4', 'A5']), carl))

test('a refund that is made again in emergency mode, as nobody had heard that it was, is the same one', async () => {
  const { node, relay } = await doneAnew(async at => {
    await sell(at)
    await at.execute(atRegister, tx => refundBill(tx, refundOf('refund-1', 'sale-2', [1]), cashier))
  })
  for (const at of [node, relay]) {
    expect(parkedOf(at)).toEqual([])
    expect(returnsOf(at.db, 'sale-2')).toHaveLength(1)
    expect(moneyOf(at.db, returnById(at.db, 'refund-1')!)).toMatchObject([
      { cents: 1000, status: 'refunded' },
    ])
    expect(paymentsOf(at.db, 'sale-2')).toMatchObject([{ cents: 2000, refundedCents: 1000 }])
    expect(billById(at.db, 'sale-2')!.status).toBe('partially_refunded')
    expect(tokensOf(at.db, tonight, ['A4']).get('A4')).toMatchObject({ state: 'free', billId: null })
  }
})

test('so is an exchange', async () => {
  const { node, relay } = await doneAnew(async at => {
    await sell(at)
    await at.execute(atRegister, tx =>
      exchangeTickets(tx, exchangeOf('x-1', 'sale-2', [1], ['A6'], 0), cashier),
    )
  })
  for (const at of [node, relay]) {
    expect(parkedOf(at)).toEqual([])
    expect(linesNow(at.db, 'sale-2').map(({ line, seatId, left }) => [line, seatId, left])).toEqual([
      [1, 'A4', 0],
      [2, 'A5', 1],
      [3, 'A6', 1],
    ])
    expect(tokensOf(at.db, tonight, ['A6']).get('A6')).toMatchObject({ state: 'sold', billId: 'sale-2' })
  }
})

test('what was paid on top of an exchange was paid when it was made first', async () => {
  const ticket = { scheduleId: tonight, seatId: 'A4', priceRateId: 'children' }
  const tickets = [{ scheduleId: tonight, seatId: 'A6', priceRateId: 'normal' }]
  const { node, relay } = await doneAnew(async at => {
    const cheap = { ...saleOf('sale-2', []), tickets: [ticket], totalCents: 700 }
    await at.execute(atRegister, tx => sellAtRegister(tx, cheap, carl))
    await at.execute(atRegister, tx =>
      exchangeTickets(tx, exchangeOf('x-1', 'sale-2', [1], [], 300, { tickets }), cashier),
    )
  })
  for (const at of [node, relay]) {
    expect(parkedOf(at)).toEqual([])
    const [, onTop] = paymentsOf(at.db, 'sale-2')
    expect([onTop!.cents, onTop!.at]).toEqual([300, returnById(at.db, 'x-1')!.at])
  }
})

test('a refund that a box asks its relay for once more was asked for once, and when it was first', async () => {
  const buy = async (relay: Node) => {
    await relay.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B1']), 'en'))
    await relay.execute(byHand, tx => settlePayment(tx, 'bill-1-1', 'paid'))
  }
  const moments: string[] = []
  const { node, relay } = await doneAnew(
    async at => {
      await at.execute(atRegister, tx => refundOrRequest(tx, refundOf('ask-1', 'bill-1'), cashier))
      moments.push(refundRequestsOf(at.db, 'bill-1')[0]!.at)
    },
    { before: buy },
  )
  for (const at of [node, relay])
    expect(refundRequestsOf(at.db, 'bill-1').map(({ at: moment }) => moment)).toEqual([moments[0]])
  expect(moments[1]! > moments[0]!).toBe(true)
})

test('two exchanges of one bill, of which one was forgotten where the other was made, are both good', async () => {
  const wanted = [
    ['x-1', 1, 'A6'],
    ['x-2', 2, 'D6'],
  ] as const
  let round = 0
  const { node, relay } = await doneAnew(async at => {
    const [id, line, seat] = wanted[round++]!
    await sell(at)
    await at.execute(atRegister, tx =>
      exchangeTickets(tx, exchangeOf(id, 'sale-2', [line], [seat], 0), cashier),
    )
  })
  for (const at of [node, relay]) {
    expect(parkedOf(at)).toEqual([])
    expect(returnsOf(at.db, 'sale-2')).toHaveLength(2)
    expect(linesNow(at.db, 'sale-2').map(({ line, seatId, left }) => [line, seatId, left])).toEqual([
      [1, 'A4', 0],
      [2, 'A5', 0],
      [3, 'A6', 1],
      [100_003, 'D6', 1],
    ])
    const states = [...tokensOf(at.db, tonight, ['A4', 'A5', 'A6', 'D6']).values()].map(({ state }) => state)
    expect(states.toSorted()).toEqual(['free', 'free', 'sold', 'sold'])
  }
  // The next exchange goes on where a fact would, and comes to both sides alike.
  await node.execute(atRegister, tx =>
    exchangeTickets(tx, exchangeOf('x-3', 'sale-2', [100_003], ['D5'], 0), cashier),
  )
  expect(linesNow(node.db, 'sale-2').map(({ line, seatId, left }) => [line, seatId, left])).toEqual([
    [1, 'A4', 0],
    [2, 'A5', 0],
    [3, 'A6', 1],
    [4, 'D5', 1],
    [100_003, 'D6', 0],
  ])
  expect(verify(node.db)).toEqual([])
})
