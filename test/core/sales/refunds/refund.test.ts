import { expect, test } from 'vitest'
import { admit } from '#core/admission/commands.ts'
import { verify } from '#core/node.ts'
import { cancelSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import type { RefundRequest } from '#core/sales/refunds/refund.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { returnById } from '#core/billing/refunds/store.ts'
import { moneyOf } from '#core/billing/refunds/money-store.ts'
import { billById, billView } from '#core/billing/store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { tokensOf } from '#core/seating/store.ts'
import { cashier, mia, refundOf } from '../../../world/refunding.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf, tonight } from '../../../world/small-exhibitor.ts'
import { receiveSigned } from '../../../world/signed.ts'

async function register() {
  const { node, clock } = await openSmallNode('box')
  const sell = (request: SaleRequest) => node.execute(atRegister, tx => sellAtRegister(tx, request, carl))
  const refund = (request: RefundRequest, by = cashier) =>
    node.execute(atRegister, tx => refundBill(tx, request, by))
  const refused = async (request: RefundRequest, refusal: object, by = cashier) => {
    const before = node.journal.count()
    await expect(refund(request, by)).rejects.toMatchObject(refusal)
    expect(node.journal.count()).toBe(before)
  }
  const stateOf = (seat: string) => tokensOf(node.db, tonight, [seat]).get(seat)
  const admitOne = (billId: string, index: number) => {
    clock.ms += 80 * 60_000
    const typed = linesOf(node.db, billId)[index]!.ticketId!
    const scan = { id: `scan-${billId}-${index}`, typed, signed: null, scheduleId: tonight, gate: 'door' }
    return node.execute(byHand, tx => admit(tx, scan))
  }
  return { node, clock, sell, refund, refused, stateOf, admitOne }
}
const inCash = [{ methodId: 'cash', tenderedCents: 10_000 }]

test('a whole bill paid in cash goes back from the drawer, and its seats can be sold again by who sold them', async () => {
  const { node, sell, refund, stateOf } = await register()
  await sell(saleOf('sale-1', ['A3', 'A4'], { payments: inCash }))
  const made = await refund(refundOf('refund-1', 'sale-1'))
  expect(made).toMatchObject({
    kind: 'refund',
    number: 1,
    cents: 2000,
    reason: 'guest',
    employeeName: 'carl',
  })
  expect(moneyOf(node.db, made)).toMatchObject([{ method: 'cash', cents: 2000, status: 'refunded' }])
  expect(billById(node.db, 'sale-1')!.status).toBe('refunded')
  expect(paymentsOf(node.db, 'sale-1')).toMatchObject([{ cents: 2000, refundedCents: 2000 }])
  expect(stateOf('A3')).toMatchObject({ state: 'free', owner: 'box', version: 2, billId: null })
  await sell(saleOf('sale-2', ['A3']))
  expect(stateOf('A3')).toMatchObject({ state: 'sold', billId: 'sale-2', version: 3 })
  expect(verify(node.db)).toEqual([])
})

test('one ticket of three goes back, then one more: the bill is partly refunded, and refunded with the last', async () => {
  const { node, sell, refund, stateOf } = await register()
  await sell(saleOf('sale-1', ['A3', 'A4', 'A5']))
  const status = () => billById(node.db, 'sale-1')!.status
  await refund(refundOf('refund-1', 'sale-1', [2]))
  expect([status(), stateOf('A4')?.state, stateOf('A3')?.state]).toEqual([
    'partially_refunded',
    'free',
    'sold',
  ])
  await refund(refundOf('refund-2', 'sale-1', [1]))
  expect(status()).toBe('partially_refunded')
  const last = await refund(refundOf('refund-3', 'sale-1'))
  expect([status(), last.number, last.cents]).toEqual(['refunded', 3, 1000])
  expect(paymentsOf(node.db, 'sale-1')[0]!.refundedCents).toBe(3000)
})

test('one of two popcorns goes back and the ticket stays good', async () => {
  const { node, sell, refund, stateOf } = await register()
  const products = [{ productId: 'popcorn', quantity: 2 }]
  await sell(saleOf('sale-1', ['A3'], { products, totalCents: 2200 }))
  const made = await refund(refundOf('refund-1', 'sale-1', [2]))
  expect([made.cents, stateOf('A3')?.state]).toEqual([600, 'sold'])
  expect(billById(node.db, 'sale-1')!.status).toBe('partially_refunded')
})

test('the same refund sent again gives nothing more, and another one under its id is refused', async () => {
  const { node, sell, refund, refused } = await register()
  await sell(saleOf('sale-1', ['A3', 'A4']))
  const [first, again] = await Promise.all([
    refund(refundOf('refund-1', 'sale-1', [1])),
    refund(refundOf('refund-1', 'sale-1', [1])),
  ])
  expect(again).toEqual(first)
  expect(paymentsOf(node.db, 'sale-1')[0]!.refundedCents).toBe(1000)
  await refused(refundOf('refund-1', 'sale-1', [2]), { code: 'request_reused' })
})

test('never more goes back than was paid: not the same ticket twice, nor a refunded bill', async () => {
  const { sell, refund, refused } = await register()
  await sell(saleOf('sale-1', ['A3', 'A4']))
  await refund(refundOf('refund-1', 'sale-1', [1]))
  await refused(refundOf('refund-2', 'sale-1', [1]), { code: 'nothing_to_refund' })
  await refund(refundOf('refund-3', 'sale-1'))
  await refused(refundOf('refund-4', 'sale-1'), { code: 'nothing_to_refund' })
})

test('a sum the cashier did not see is refused and the right one told', async () => {
  const { sell, refused, refund } = await register()
  await sell(saleOf('sale-1', ['A3', 'A4']))
  const seen = (cents: number) => refundOf('refund-1', 'sale-1', [1], { cents })
  await refused(seen(2000), { code: 'total_changed', details: { totalCents: 1000 } })
  await refund(seen(1000))
})

test('in Belgium the drawer gives whole five cents, and the fact says what was rounded', async () => {
  const { node, sell, refund } = await register()
  const cinema = node.catalogue.get('cinema', 'cinema-1')!
  await node.execute(byHand, tx => {
    changeEntry(tx, 'cinema', 'cinema-1', { ...cinema, country: 'BE' })
    changeEntry(tx, 'price_rate', 'normal', { cents: 1002 })
  })
  await sell(saleOf('sale-1', ['A3', 'A4'], { totalCents: 2004, payments: inCash }))
  expect(paymentsOf(node.db, 'sale-1')[0]).toMatchObject({ cents: 2005, roundingCents: 1 })
  expect(await refund(refundOf('refund-1', 'sale-1', [1]))).toMatchObject({ cents: 1000, roundingCents: -2 })
  expect(await refund(refundOf('refund-2', 'sale-1'))).toMatchObject({ cents: 1005, roundingCents: 3 })
})

test('a ticket used at the door goes back only with a manager, and the seats are named', async () => {
  const { sell, refund, refused, admitOne } = await register()
  await sell(saleOf('sale-1', ['A3', 'A4']))
  await admitOne('sale-1', 0)
  await refused(refundOf('refund-1', 'sale-1'), { code: 'refund_needs_manager', details: { seats: ['A3'] } })
  await refund(refundOf('refund-2', 'sale-1', [2]))
  expect((await refund(refundOf('refund-3', 'sale-1'), mia)).cents).toBe(1000)
})

test('who may refund up to a sum refunds that much of one bill, also in parts, and a cancelled show whole', async () => {
  const { node, sell, refund, refused } = await register()
  const limited = { ...cashier, upToCents: 1500 }
  await sell(saleOf('sale-1', ['A3', 'A4']))
  const limit = { code: 'refund_limit', details: { limit: '15.00' } }
  await refused(refundOf('refund-1', 'sale-1'), limit, limited)
  await refund(refundOf('refund-2', 'sale-1', [2]), limited)
  await refused(refundOf('refund-3', 'sale-1', [1]), limit, limited)
  await refund(refundOf('refund-4', 'sale-1', [1]))
  await sell(saleOf('sale-2', ['A3', 'A4']))
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  expect((await refund(refundOf('refund-5', 'sale-2'), limited)).cents).toBe(2000)
})

test('when the show was cancelled, a ticket that was used goes back like any other', async () => {
  const { node, sell, refund, admitOne } = await register()
  await sell(saleOf('sale-1', ['A3']))
  await admitOne('sale-1', 0)
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  expect((await refund(refundOf('refund-1', 'sale-1'))).cents).toBe(1000)
})

test('a refunded ticket opens no door, the others of its bill do', async () => {
  const { sell, refund, admitOne } = await register()
  await sell(saleOf('sale-1', ['A3', 'A4']))
  await refund(refundOf('refund-1', 'sale-1', [1]))
  await expect(admitOne('sale-1', 0)).rejects.toMatchObject({ code: 'ticket_refunded' })
  expect((await admitOne('sale-1', 1)).seatId).toBe('A4')
})

test('an unknown bill and one of the other side are refused', async () => {
  const { node } = await openSmallNode('relay', { believes: 'anybody' })
  const refund = (billId: string) =>
    node.execute(byHand, tx => refundBill(tx, refundOf('refund-1', billId), cashier))
  await expect(refund('nobody')).rejects.toMatchObject({ code: 'bill_unknown' })
  const { node: box } = await openSmallNode('box', { identity: { nodeId: 'box-other00000' } })
  await box.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  for (const { origin } of box.journal.heads())
    await receiveSigned(node, origin, box.journal.after(origin, 0, 10_000))
  expect(billById(node.db, 'sale-1')!.status).toBe('settled')
  await expect(refund('sale-1')).rejects.toMatchObject({ code: 'bill_elsewhere' })
})

test('a bill shows what came back of it, and its sum stays what was sold', async () => {
  const { node, sell, refund } = await register()
  await sell(saleOf('sale-1', ['A3', 'A4']))
  await refund(refundOf('refund-1', 'sale-1', [2]))
  expect(returnById(node.db, 'refund-1')!.number).toBe(1)
  expect(billView(node.db, billById(node.db, 'sale-1')!)).toMatchObject({
    totalCents: 2000,
    status: 'partially_refunded',
    payments: [{ refundedCents: 1000 }],
  })
})
