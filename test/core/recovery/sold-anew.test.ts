import { expect, test } from 'vitest'
import { admit } from '#core/admission/commands.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { billById } from '#core/billing/store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Node } from '#core/journal/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { stockMovements } from '#core/stock/store.ts'
import { vouchersOfBill } from '#core/vouchers/store.ts'
import { atRegister, byHand, carl, saleOf, tonight } from '../../world/small-exhibitor.ts'
import { doneAnew } from './done-anew.ts'

/** A sale is made, and once more in emergency mode; what was in the guest's hand from either. */
function soldTwice<T>(request: SaleRequest, inHand: (node: Node) => T) {
  return doneAnew(async node => {
    await node.execute(atRegister, tx => sellAtRegister(tx, request, carl))
    return inHand(node)
  })
}

test('a ticket that is sold again in emergency mode, as nobody had heard that it was, is the same one', async () => {
  const ticketOf = (node: Node) => linesOf(node.db, 'sale-2')[0]!.ticketId!
  const { node, done: papers } = await soldTwice(saleOf('sale-2', ['A4']), ticketOf)
  const [first, second] = papers as [string, string]
  expect(second).toBe(first)
  const scan = (id: string, typed: string) =>
    node.execute({ who: 'employee:ugo', via: 'scanner 1' }, tx =>
      admit(tx, { id, typed, signed: null, scheduleId: tonight, gate: 'scanner 1' }),
    )
  // Whichever of the two papers is shown, and once.
  await scan('scan-1', second)
  await expect(scan('scan-2', first)).rejects.toMatchObject({ code: 'ticket_used' })
})

test('of a gift card that is sold again there is one', async () => {
  const newVouchers = [{ voucherTypeId: 'ten', turns: 5 }]
  const gift = { ...saleOf('sale-2', []), newVouchers, totalCents: 4250 }
  const codes = ({ db }: Node) => vouchersOfBill(db, 'sale-2').map(({ id }) => id)
  const { node, relay, done: papers } = await soldTwice(gift, codes)
  expect(papers[1]).toEqual(papers[0])
  for (const at of [node, relay]) expect(codes(at)).toEqual(papers[0])
})

const popcorn = (id: string, seats: string[] = []) => ({
  ...saleOf(id, seats),
  products: [{ productId: 'popcorn', quantity: 2 }],
  totalCents: 1200 + 1000 * seats.length,
})

test('sold again under another number and by another cashier, it stands as it was sold first', async () => {
  const orders = [
    ['sale-2', 'sale-3'],
    ['sale-3', 'sale-2'],
  ]
  const cashiers = ['carl', 'dora']
  const { node, relay } = await doneAnew(async at => {
    const employeeName = cashiers.shift()!
    for (const id of orders.shift()!)
      await at.execute(atRegister, tx => sellAtRegister(tx, popcorn(id), { ...carl, employeeName }))
  })
  for (const { db } of [node, relay]) {
    const moved = stockMovements(db, { cinemaId: 'cinema-1', productId: 'popcorn' }, '9999', 10)
    expect(moved.map(({ quantity, who, billNumber }) => [quantity, who, billNumber]).toSorted()).toEqual(
      ['sale-2', 'sale-3'].map(id => [-2, 'carl', billById(db, id)!.number]).toSorted(),
    )
  }
})

test('sold again after a product was given another name, it is called as it was when it was sold first', async () => {
  const names = ['Maize', null]
  const { node, relay } = await doneAnew(async at => {
    const name = names.shift()
    if (name) await at.execute(byHand, tx => changeEntry(tx, 'product', 'popcorn', { name: { en: name } }))
    await at.execute(atRegister, tx => sellAtRegister(tx, popcorn('sale-2', ['A4']), carl))
  })
  for (const { db } of [node, relay])
    expect(linesOf(db, 'sale-2').map(({ text }) => text)).toEqual(['normal', 'Maize'])
})
