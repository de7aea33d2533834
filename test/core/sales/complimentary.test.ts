import { expect, test } from 'vitest'
import { discountsOf } from '#core/billing/discount-store.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { billById } from '#core/billing/store.ts'
import { verify } from '#core/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { Cashier } from '#core/sales/sell.ts'
import { atRegister, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'

test('a complimentary ticket costs nothing, with its reason and who gave it; who may not give one gives none', async () => {
  const { node } = await openSmallNode('box')
  const free = (id: string, seats: string[], by: Partial<Cashier>) =>
    node.execute(atRegister, tx => {
      const discounts = seats.map((_, ticket) => ({ ticket, cents: 1000, reason: 'Press' }))
      const sale = saleOf(id, seats, { discounts, totalCents: 0, seatsWaived: 'guest_wish' })
      return sellAtRegister(tx, { ...sale, payments: [{ methodId: 'cash' }] }, { ...carl, ...by })
    })
  await expect(free('sale-0', ['A3'], { discountUpToCents: 0 })).rejects.toMatchObject({
    code: 'discount_limit',
  })
  await expect(free('sale-0', ['A3', 'A4'], { discountUpToCents: 1500 })).rejects.toMatchObject({
    code: 'discount_limit',
  })
  await free('sale-1', ['A3', 'A4'], { discountUpToCents: 2000 })
  const bill = billById(node.db, 'sale-1')!
  expect(bill).toMatchObject({ status: 'settled', totalCents: 0, number: 'K-000001' })
  expect(linesNow(node.db, 'sale-1')).toMatchObject([
    { kind: 'ticket', seatId: 'A3', totalCents: 0, vatCents: 0, discountCents: 1000 },
    { kind: 'ticket', seatId: 'A4', totalCents: 0, vatCents: 0, discountCents: 1000 },
  ])
  expect(discountsOf(node.db, 'sale-1')).toMatchObject([
    { cents: 1000, reason: 'Press', employeeName: 'carl' },
    { cents: 1000, reason: 'Press', employeeName: 'carl' },
  ])
  expect(paymentsOf(node.db, 'sale-1').reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  expect(verify(node.db)).toEqual([])
  await node.close()
})
