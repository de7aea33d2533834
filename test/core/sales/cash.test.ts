import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { cashRounding } from '#core/pricing/cash-rounding.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'

test('in Luxembourg cash is paid to the cent', () => {
  for (const cents of [1, 2, 1003, 1998]) expect(cashRounding(cents, 'LU')).toBe(0)
})

test.each([
  [1000, 0],
  [1001, -1],
  [1002, -2],
  [1003, 2],
  [1004, 1],
  [1005, 0],
  [0, 0],
  [2, -2],
  [3, 2],
])('in Belgium %i cents in cash are rounded by %i', (cents, rounding) => {
  expect(cashRounding(cents, 'BE')).toBe(rounding)
  expect((cents + cashRounding(cents, 'BE')) % 5).toBe(0)
})

/** A register in a country where a ticket costs 10.02. */
async function registerIn(country: string) {
  const { node } = await openSmallNode('box')
  await node.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { country }))
  await node.execute(byHand, tx => changeEntry(tx, 'price_rate', 'normal', { cents: 1002 }))
  return (payments: SaleRequest['payments']) =>
    node
      .execute(atRegister, tx =>
        sellAtRegister(tx, saleOf('sale-1', ['A3'], { totalCents: 1002, payments }), carl),
      )
      .then(bill => ({ bill, payment: paymentsOf(node.db, 'sale-1')[0]! }))
}

test('the change of a Belgian register is counted from the rounded sum; the bill keeps the exact one', async () => {
  const sell = await registerIn('BE')
  const { bill, payment } = await sell([{ methodId: 'cash', tenderedCents: 2000 }])
  expect(bill.totalCents).toBe(1002)
  expect(payment).toMatchObject({ cents: 1000, roundingCents: -2, tenderedCents: 2000, changeCents: 1000 })
})

test('exactly the rounded sum is enough', async () => {
  expect(
    (await (await registerIn('BE'))([{ methodId: 'cash', tenderedCents: 1000 }])).payment.changeCents,
  ).toBe(0)
  await expect((await registerIn('BE'))([{ methodId: 'cash', tenderedCents: 999 }])).rejects.toMatchObject({
    code: 'cash_short',
    details: { missingCents: 1 },
  })
  await expect((await registerIn('LU'))([{ methodId: 'cash', tenderedCents: 1000 }])).rejects.toMatchObject({
    code: 'cash_short',
    details: { missingCents: 2 },
  })
})

test('a card is never rounded', async () => {
  const { payment } = await (await registerIn('BE'))([{ methodId: 'terminal' }])
  expect(payment).toMatchObject({ cents: 1002, roundingCents: 0, tenderedCents: null, changeCents: null })
})
