import { expect, test } from 'vitest'
import { linesNow } from '#core/billing/line-store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { moneyOf } from '#core/billing/refunds/money-store.ts'
import { returnById, returnsOf } from '#core/billing/refunds/store.ts'
import { billById } from '#core/billing/store.ts'
import type { Node } from '#core/journal/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { exchangeTickets, refundBill } from '#core/sales/refunds/commands.ts'
import { tokensOf } from '#core/seating/store.ts'
import { cashier, exchangeOf, refundOf } from '../../world/refunding.ts'
import { atRegister, carl, saleOf, tonight } from '../../world/small-exhibitor.ts'
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
