import { expect, test } from 'vitest'
import { handoutsOf } from '#core/billing/handouts/store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Node } from '#core/journal/node.ts'
import { handOutOne } from '#core/sales/handouts/routes.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { enterStock } from '#core/stock/commands.ts'
import type { StockRequest } from '#core/stock/enter.ts'
import { stockLevels, stockMovements } from '#core/stock/store.ts'
import { atRegister, byHand, checkoutOf, visitor } from '../../world/small-exhibitor.ts'
import { doneAnew } from './done-anew.ts'

const mia = { employeeId: 'mia', employeeName: 'mia' }

const enter = (node: Node, id: string, kind: StockRequest['kind'], quantity: number) =>
  node.execute(byHand, tx =>
    enterStock(
      tx,
      {
        id,
        cinemaId: 'cinema-1',
        kind,
        reason: 'expired',
        note: '',
        lines: [{ productId: 'popcorn', quantity }],
      },
      mia,
    ),
  )
const levelsAt = ({ db }: Node) => stockLevels(db, 'cinema-1').map(({ level }) => level)
const movedAt = ({ db }: Node) =>
  stockMovements(db, { cinemaId: 'cinema-1', productId: 'popcorn' }, '9999', 10).length

test('what is entered again at a box that had forgotten it came in and went once', async () => {
  const { node, relay } = await doneAnew(async at => {
    await enter(at, 'delivery', 'delivered', 50)
    await enter(at, 'waste', 'wasted', 4)
  })
  for (const at of [node, relay]) expect([levelsAt(at), movedAt(at)]).toEqual([[46], 2])
})

test('a count that is entered again holds from when it was entered first', async () => {
  let rounds = 0
  const { node, relay } = await doneAnew(async at => {
    await enter(at, 'count', 'counted', 30)
    // Between the two tellings of the count, and after both.
    await enter(at, `delivery-${++rounds}`, 'delivered', 10)
  })
  for (const at of [node, relay]) expect([levelsAt(at), movedAt(at)]).toEqual([[50], 3])
})

test('snacks of an order that are handed out again left the store once', async () => {
  const order = async (relay: Node) => {
    await relay.execute(byHand, tx => changeEntry(tx, 'product', 'popcorn', { soldOnline: true }))
    const tickets = checkoutOf('bill-1', ['B1'])
    const snacks = [{ type: 'product' as const, product_id: 'popcorn', quantity: 2 }]
    await relay.execute(visitor, tx =>
      openBill(tx, { ...tickets, amount: tickets.amount + 1200, snacks }, 'en'),
    )
    await relay.execute(byHand, tx => settlePayment(tx, 'bill-1-1', 'paid'))
    await enter(relay, 'delivery', 'delivered', 50)
  }
  const by = { employeeId: 'carl', employeeName: 'carl', device: 'register 1' }
  const { node, relay } = await doneAnew(
    at => at.execute(atRegister, tx => handOutOne(tx, 'bill-1', 'hand-1', by, { orderSnacks: () => 'slip' })),
    { before: order },
  )
  for (const at of [node, relay]) {
    expect(handoutsOf(at.db, 'bill-1')).toHaveLength(1)
    expect([levelsAt(at), movedAt(at)]).toEqual([[48], 2])
  }
})
