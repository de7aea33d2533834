import { expect, test } from 'vitest'
import { admit } from '#core/admission/commands.ts'
import { linesNow, linesOf } from '#core/billing/line-store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { billById } from '#core/billing/store.ts'
import { openShift } from '#core/cash/commands.ts'
import { loadReport } from '#core/cash/load.ts'
import { shiftById } from '#core/cash/store.ts'
import { verify } from '#core/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { refundBill, refundOrRequest } from '#core/sales/refunds/commands.ts'
import type { RefundRequest } from '#core/sales/refunds/refund.ts'
import { tokensOf } from '#core/seating/store.ts'
import { billPaper } from '#box/printing/bill-paper.ts'
import { returnPaper } from '#box/printing/return-paper.ts'
import { cashier, mia, refundOf } from '../../../world/refunding.ts'
import { byHand, carl, openSmallNode, saleOf, tenantOf, tonight } from '../../../world/small-exhibitor.ts'

const actor = { who: 'employee:carl', via: 'register', device: 'till-1' }
const till = {
  employeeId: 'carl',
  employeeName: 'carl',
  cinemaId: 'cinema-1',
  deviceId: 'till-1',
  device: 'Till 1',
  withdrawUpToCents: null,
  locale: 'en',
}
const inCash = [{ methodId: 'cash', tenderedCents: 10_000 }]

/** A box in whose open shift two tickets and two bags of popcorn were sold for 32 euro, in cash. */
async function openDesk() {
  const { node, clock } = await openSmallNode('box')
  await node.execute(actor, tx => openShift(tx, { id: 'shift-1', floatCents: 1000 }, till))
  const products = [{ productId: 'popcorn', quantity: 2 }]
  const sale = saleOf('sale-1', ['A3', 'A4'], { products, totalCents: 3200, payments: inCash })
  await node.execute(actor, tx => sellAtRegister(tx, sale, carl))
  const refund = (request: RefundRequest, by = cashier) =>
    node.execute(actor, tx => refundBill(tx, request, by))
  return {
    node,
    clock,
    refund,
    credit: (id: string, creditCents: number, change: Partial<RefundRequest> = {}, by = cashier) =>
      refund(refundOf(id, 'sale-1', undefined, { reason: 'quality', creditCents, ...change }), by),
    left: () => linesNow(node.db, 'sale-1').map(({ left, leftCents }) => [left, leftCents]),
    given: () => paymentsOf(node.db, 'sale-1')[0]!.refundedCents,
    report: () => loadReport(node, shiftById(node.db, 'cinema-1', 'shift-1')!),
    admitOne: (index: number) => {
      clock.ms += 80 * 60_000
      const typed = linesOf(node.db, 'sale-1')[index]!.ticketId!
      const scan = { id: `scan-${index}`, typed, signed: null, scheduleId: tonight, gate: 'door' }
      return node.execute(byHand, tx => admit(tx, scan))
    },
  }
}

test('a sum goes back and everything stays: the ticket is let in, its seat is sold, and what is left costs less', async () => {
  const { node, credit, left, given, admitOne } = await openDesk()
  const made = await credit('back-1', 333)
  expect(made).toMatchObject({ kind: 'refund', number: 1, cents: 333, reason: 'quality' })
  expect([billById(node.db, 'sale-1')!.status, given()]).toEqual(['partially_refunded', 333])
  expect(left()).toEqual([
    [1, 896],
    [1, 896],
    [2, 1075],
  ])
  expect(tokensOf(node.db, tonight, ['A3']).get('A3')).toMatchObject({ state: 'sold', billId: 'sale-1' })
  expect(await admitOne(0)).toMatchObject({ seatId: 'A3' })
  expect(verify(node.db)).toEqual([])
})

test('never more than was paid and not given back: by sums, by lines after sums, and the rest with the last line', async () => {
  const { credit, refund, given, left } = await openDesk()
  await credit('back-1', 1000)
  await expect(credit('back-2', 2201)).rejects.toMatchObject({
    code: 'credit_too_much',
    details: { most: '22.00' },
  })
  await expect(credit('back-2', 701, { lines: [{ line: 1, quantity: 1 }] })).rejects.toMatchObject({
    code: 'credit_too_much',
  })
  const ticket = await refund(refundOf('back-3', 'sale-1', [1]))
  expect(ticket.cents).toBe(1000 - 313)
  await credit('back-4', 3200 - 1000 - ticket.cents)
  expect(left().slice(1)).toEqual([
    [1, 0],
    [2, 0],
  ])
  await expect(credit('back-5', 1)).rejects.toMatchObject({ code: 'nothing_to_refund' })
  expect((await refund(refundOf('back-6', 'sale-1'))).cents).toBe(0)
  expect(given()).toBe(3200)
})

test('sent again it is the same credit, and another sum or a refund under its id is refused', async () => {
  const { credit, refund, given } = await openDesk()
  const [one, again] = await Promise.all([credit('back-1', 500), credit('back-1', 500)])
  expect(again).toEqual(one)
  await expect(credit('back-1', 600)).rejects.toMatchObject({ code: 'request_reused' })
  await expect(refund(refundOf('back-1', 'sale-1'))).rejects.toMatchObject({ code: 'request_reused' })
  await refund(refundOf('back-2', 'sale-1', [1]))
  await expect(credit('back-2', 844)).rejects.toMatchObject({ code: 'request_reused' })
  expect(given()).toBe(500 + 844)
})

test('limit, used tickets, the sum on the screen and the other side’s bills hold for it as for any refund', async () => {
  const { node, credit, admitOne } = await openDesk()
  const limited = { ...cashier, upToCents: 400 }
  await credit('back-1', 300, {}, limited)
  await expect(credit('back-2', 101, {}, limited)).rejects.toMatchObject({ code: 'refund_limit' })
  await expect(credit('back-2', 100, { cents: 99 })).rejects.toMatchObject({ code: 'total_changed' })
  await admitOne(0)
  await expect(credit('back-2', 100)).rejects.toMatchObject({ code: 'refund_needs_manager' })
  expect((await credit('back-3', 100, {}, mia)).cents).toBe(100)
  node.db.raw.prepare("UPDATE bill_owners SET owner = 'relay'").run()
  const asking = node.execute(actor, tx =>
    refundOrRequest(tx, refundOf('back-4', 'sale-1', undefined, { creditCents: 100 }), {
      ...cashier,
      employeeId: 'carl',
      employeeName: 'carl',
    }),
  )
  await expect(asking).rejects.toMatchObject({ code: 'bill_elsewhere' })
})

test('drawer, VAT and paper tell the same of it: the slip names no pieces, and the tickets are printed again', async () => {
  const { node, credit, report } = await openDesk()
  const before = report()
  const made = await credit('back-1', 333)
  const after = report()
  const sum = (of: readonly { grossCents: number }[]) =>
    of.reduce((all, { grossCents }) => all + grossCents, 0)
  expect(sum(before.vat!) - sum(after.vat!)).toBe(333)
  expect(after).toMatchObject({ returns: 1 })
  const bill = billById(node.db, 'sale-1')!
  const [slip] = returnPaper(tenantOf(node), bill, made, false)
  const said = JSON.stringify(slip)
  expect(said).toContain('What was bought stays valid.')
  expect(said).not.toContain('0 ×')
  expect(billPaper(tenantOf(node), bill, true).map(({ kind }) => kind)).toEqual([
    'receipt',
    'ticket',
    'ticket',
  ])
})
