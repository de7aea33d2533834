import { expect, test } from 'vitest'
import { admit } from '#core/admission/commands.ts'
import { openShift } from '#core/cash/commands.ts'
import { expectedOf } from '#core/cash/drawer.ts'
import { drawerOf } from '#core/cash/sum-store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Change } from '#core/journal/catalogue-facts.ts'
import { parseFact, type Fact } from '#core/journal/fact.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import type { ScheduleFields } from '#core/programme/schedule.ts'
import { paidTwice, displacedOf, reinstatedViews } from '#core/recovery/store.ts'
import { reinstateAdmission, reinstateBill } from '#core/recovery/reinstate-commands.ts'
import { billReceipt, standsAt } from '#core/receipts/load.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import type { ExchangeRequest } from '#core/sales/refunds/exchange.ts'
import { exchangeTickets } from '#core/sales/refunds/commands.ts'
import type { RefundRequest } from '#core/sales/refunds/refund.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { terminalMoneyWaiting } from '#core/billing/refunds/given-store.ts'
import { moneyOf } from '#core/billing/refunds/money-store.ts'
import type { GivenWay } from '#core/database/statuses.ts'
import { returnsOf } from '#core/billing/refunds/store.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { billById } from '#core/billing/store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { tokensOf } from '#core/seating/store.ts'
import { answerAttempt, askTerminal, requireTaken } from '#core/terminal/commands.ts'
import { attemptById } from '#core/terminal/store.ts'
import { voucherById, vouchersOfBill } from '#core/vouchers/store.ts'
import { exchangeOf, mia, refundOf } from '../../world/refunding.ts'
import { atRegister, carl, openSmallNode, saleOf, tonight } from '../../world/small-exhibitor.ts'

/** The box as it was, and as it is after the loss: it knows the programme, and nothing of the evening. */
async function evening() {
  const { node: before } = await openSmallNode('box', { hasBox: true })
  const { node: after } = await openSmallNode('box', { hasBox: true })
  // Two boxes draw the same luck here, and would give the same name to two tickets.
  await after.execute(atRegister, tx => void Array.from({ length: 20 }, () => tx.id(10)))
  const receipt = (billId: string, node = before) => billReceipt(node, billById(node.db, billId)!)!
  return {
    before,
    after,
    receipt,
    giveBack: (bill = receipt('sale-1')) => after.execute(atRegister, tx => reinstateBill(tx, bill)),
  }
}
/** What the fact of tonight's show says. */
const asPlanned = ({ db }: Tx): ScheduleFields => {
  const bytes = db.prepare("SELECT bytes FROM facts WHERE bytes LIKE '%schedule.created%'").pluck().get()
  return (parseFact(bytes as string) as Fact<Change<ScheduleFields>>).body.fields as ScheduleFields
}
const sell = (node: Node, request: SaleRequest) =>
  node.execute(atRegister, tx => sellAtRegister(tx, request, carl))
const refund = (node: Node, request: RefundRequest) =>
  node.execute(atRegister, tx => refundBill(tx, request, mia))
const exchange = (node: Node, request: ExchangeRequest) =>
  node.execute(atRegister, tx => exchangeTickets(tx, request, mia))
const twoBags = [{ productId: 'popcorn', quantity: 2 }]
const stateOf = (node: Node, seat: string) => tokensOf(node.db, tonight, [seat]).get(seat)?.state ?? 'free'
const now = (node: Node, billId: string) =>
  linesNow(node.db, billId).map(({ line, seatId, left }) => [line, seatId, left])

test('money that a register paid out is written down again, and no ticket of it is refunded twice', async () => {
  const { before, after, giveBack } = await evening()
  await sell(before, saleOf('sale-1', ['A3', 'A4']))
  await refund(before, refundOf('back-1', 'sale-1', [1]))
  expect(await giveBack()).toBe('reinstated')
  expect(now(after, 'sale-1')).toEqual([
    [1, 'A3', 0],
    [2, 'A4', 1],
  ])
  expect([stateOf(after, 'A3'), stateOf(after, 'A4')]).toEqual(['free', 'sold'])
  expect(billById(after.db, 'sale-1')?.status).toBe('partially_refunded')
  expect(paymentsOf(after.db, 'sale-1')[0]?.refundedCents).toBe(1000)
  await expect(refund(after, refundOf('back-2', 'sale-1', [1]))).rejects.toMatchObject({
    code: 'nothing_to_refund',
  })
  expect((await refund(after, refundOf('back-1', 'sale-1', [1]))).id).toBe('back-1')
  const facts = after.journal.count()
  expect(await giveBack()).toBe('known')
  expect(after.journal.count()).toBe(facts)
  expect([paidTwice(after.db), verify(after.db)]).toEqual([[], []])
})

test('money given back for a show whose seat plan nobody knows any more is taken back, and frees no seat', async () => {
  const { before, after, giveBack } = await evening()
  const plan = (arrangementId: string) => (tx: Tx) =>
    tx.append('cinema:cinema-1', 'schedule.created', {
      id: 'show-lost',
      stamp: tx.stamp(),
      fields: { ...asPlanned(tx), arrangementId },
    })
  await before.execute(atRegister, plan('room-1'))
  await after.execute(atRegister, plan('plan-lost'))
  const request = saleOf('sale-1', ['A3', 'A4'])
  const tickets = request.tickets.map(ticket => ({ ...ticket, scheduleId: 'show-lost' }))
  await sell(before, { ...request, tickets })
  await refund(before, refundOf('back-1', 'sale-1', [1]))
  expect(await giveBack()).toBe('reinstated')
  expect(await giveBack()).toBe('known')
  expect(now(after, 'sale-1')).toEqual([
    [1, 'A3', 0],
    [2, 'A4', 1],
  ])
  expect(verify(after.db)).toEqual([])
})

test('only the refund was forgotten: the sale the relay knew stands, and the refund is written down', async () => {
  const { before, after, receipt, giveBack } = await evening()
  await sell(before, saleOf('sale-1', ['A3']))
  await giveBack(receipt('sale-1'))
  await refund(before, refundOf('back-1', 'sale-1', null))
  expect(await giveBack()).toBe('reinstated')
  expect([stateOf(after, 'A3'), billById(after.db, 'sale-1')?.status]).toEqual(['free', 'refunded'])
})

test('an exchange comes back with its money: the old seat is free, the new one sold, the new ticket good', async () => {
  const { before, after, giveBack } = await evening()
  await sell(before, saleOf('sale-1', ['A3', 'A4']))
  await exchange(before, exchangeOf('x-1', 'sale-1', [1], ['A5'], 0))
  await refund(before, refundOf('back-1', 'sale-1', [2]))
  await giveBack()
  expect(['A3', 'A4', 'A5'].map(seat => stateOf(after, seat))).toEqual(['free', 'free', 'sold'])
  expect(now(after, 'sale-1')).toEqual(now(before, 'sale-1'))
  expect(linesNow(after.db, 'sale-1').map(line => line.ticketId)).toEqual(
    linesNow(before.db, 'sale-1').map(line => line.ticketId),
  )
  expect(returnsOf(after.db, 'sale-1').map(({ id, cents }) => [id, cents])).toEqual(
    returnsOf(before.db, 'sale-1').map(({ id, cents }) => [id, cents]),
  )
  expect([displacedOf(after.db), paidTwice(after.db), verify(after.db)]).toEqual([[], [], []])
})

test('a new seat that somebody else bought meanwhile stays theirs, and the guest is listed until the money is back', async () => {
  const { before, after, giveBack } = await evening()
  await sell(before, saleOf('sale-1', ['A3']))
  await exchange(before, exchangeOf('x-1', 'sale-1', [1], ['A5'], 0))
  await sell(after, saleOf('sale-2', ['A5']))
  await giveBack()
  expect(displacedOf(after.db).map(({ billId, seatId }) => [billId, seatId])).toEqual([['sale-1', 'A5']])
  await refund(after, refundOf('back-1', 'sale-1', null))
  expect([displacedOf(after.db), stateOf(after, 'A5')]).toEqual([[], 'sold'])
})

test('a ticket exchanged for another one of the same seat is listed too, when somebody else has the seat', async () => {
  const { before, after, giveBack, receipt } = await evening()
  await sell(before, saleOf('sale-1', ['A3']))
  await exchange(before, exchangeOf('x-1', 'sale-1', [1], ['A3'], 0))
  await sell(after, saleOf('sale-9', ['A3']))
  expect(await giveBack(receipt('sale-1'))).toBe('reinstated')
  expect(displacedOf(after.db).map(({ billId, seatId }) => [billId, seatId])).toEqual([['sale-1', 'A3']])
  await refund(after, refundOf('back-1', 'sale-1', [2]))
  expect(displacedOf(after.db)).toEqual([])
})

test.each([
  { first: 3, second: 4 },
  { first: 4, second: 3 },
])(
  'of two tickets for one seat, exchanged once more where the first exchange was forgotten, line $first comes back and the other keeps the seat',
  async ({ first, second }) => {
    const { before, after, receipt, giveBack } = await evening()
    await sell(before, saleOf('sale-1', ['A3', 'A4']))
    await giveBack(receipt('sale-1'))
    await exchange(before, exchangeOf('x-1', 'sale-1', [1], ['A3'], 0))
    await exchange(after, exchangeOf('x-2', 'sale-1', [1], ['A3'], 0))
    expect(await giveBack()).toBe('reinstated')
    const listed = () => displacedOf(after.db).map(({ billId, seatId }) => [billId, seatId])
    const version = () => tokensOf(after.db, tonight, ['A3']).get('A3')!.version
    const soldAt = version()
    expect(listed()).toEqual([['sale-1', 'A3']])
    await refund(after, refundOf('back-1', 'sale-1', [first]))
    expect([version(), stateOf(after, 'A3')]).toEqual([soldAt, 'sold'])
    await refund(after, refundOf('back-2', 'sale-1', [second]))
    expect([listed(), version(), stateOf(after, 'A3')]).toEqual([[], soldAt + 1, 'free'])
    expect(verify(after.db)).toEqual([])
  },
)

test('two tickets for one seat that come back together free it once', async () => {
  const { before, after, receipt, giveBack } = await evening()
  await sell(before, saleOf('sale-1', ['A3', 'A4']))
  await giveBack(receipt('sale-1'))
  await exchange(before, exchangeOf('x-1', 'sale-1', [1], ['A3'], 0))
  await exchange(after, exchangeOf('x-2', 'sale-1', [1], ['A3'], 0))
  await giveBack()
  const version = () => tokensOf(after.db, tonight, ['A3']).get('A3')!.version
  const soldAt = version()
  await refund(after, refundOf('back-1', 'sale-1', null))
  expect([stateOf(after, 'A3'), version(), displacedOf(after.db)]).toEqual(['free', soldAt + 1, []])
})

test('a ticket that was refunded again before its register was heard is listed as paid out twice', async () => {
  const { before, after, receipt, giveBack } = await evening()
  await sell(before, saleOf('sale-1', ['A3', 'A4']))
  await giveBack(receipt('sale-1'))
  await refund(before, refundOf('back-1', 'sale-1', [1]))
  await refund(after, refundOf('back-2', 'sale-1', [1]))
  expect(await giveBack()).toBe('reinstated')
  expect(paidTwice(after.db).map(({ id, billId, cents }) => [id, billId, cents])).toEqual([
    ['back-1', 'sale-1', 1000],
  ])
  expect(now(after, 'sale-1')).toEqual([
    [1, 'A3', 0],
    [2, 'A4', 1],
  ])
  expect(verify(after.db)).toEqual([])
})

test('a return of one of two, after some of the price of both was credited, takes no more than they still cost', async () => {
  const { before, after, receipt, giveBack } = await evening()
  await sell(before, saleOf('sale-1', [], { products: twoBags, totalCents: 1200 }))
  await giveBack(receipt('sale-1'))
  await refund(before, refundOf('back-1', 'sale-1', [1]))
  await refund(after, refundOf('back-2', 'sale-1', null, { creditCents: 900 }))
  expect(await giveBack()).toBe('reinstated')
  expect(linesNow(after.db, 'sale-1')).toMatchObject([{ left: 1, leftCents: 0, leftVatCents: 0 }])
  expect(paidTwice(after.db)).toMatchObject([{ id: 'back-1', billId: 'sale-1', cents: 300 }])
  expect(verify(after.db)).toEqual([])
})

test('a return of one of two, after less was credited, is no more than was paid, and is on no list', async () => {
  const { before, after, receipt, giveBack } = await evening()
  await sell(before, saleOf('sale-1', [], { products: twoBags, totalCents: 1200 }))
  await giveBack(receipt('sale-1'))
  await refund(before, refundOf('back-1', 'sale-1', [1]))
  await refund(after, refundOf('back-2', 'sale-1', null, { creditCents: 300 }))
  expect(await giveBack()).toBe('reinstated')
  expect(linesNow(after.db, 'sale-1')).toMatchObject([{ left: 1, leftCents: 300 }])
  expect([paidTwice(after.db), verify(after.db)]).toEqual([[], []])
})

test('after an exchange that was made anew, a line that came back is known by its ticket, not by its number', async () => {
  const { before, after, receipt, giveBack } = await evening()
  await sell(before, saleOf('sale-1', ['A3', 'A4']))
  await giveBack(receipt('sale-1'))
  await exchange(before, exchangeOf('x-1', 'sale-1', [1], ['A5'], 0))
  await refund(before, refundOf('back-1', 'sale-1', [3]))
  await exchange(after, exchangeOf('x-2', 'sale-1', [2], ['A6'], 0))
  await giveBack()
  expect(now(after, 'sale-1')).toEqual([
    [1, 'A3', 0],
    [2, 'A4', 0],
    [3, 'A6', 1],
    [4, 'A5', 0],
  ])
  expect([paidTwice(after.db), verify(after.db)]).toEqual([[], []])
})

test('a voucher sold at the till is good again, also where its sale is known and its type is not', async () => {
  const { before, after, receipt, giveBack } = await evening()
  const vouchers = {
    ...saleOf('sale-1', []),
    newVouchers: [{ voucherTypeId: 'ten', turns: 5 }],
    totalCents: 4250,
  }
  await sell(before, vouchers)
  const [sold] = vouchersOfBill(before.db, 'sale-1')
  const bill = receipt('sale-1')
  const unknownType = bill.sale.lines.map(line => ({ ...line, voucherTypeId: 'gone' }))
  await after.execute(atRegister, tx => {
    tx.append('cinema:cinema-1', 'sale.made', { ...bill.sale, lines: unknownType })
  })
  await giveBack({ ...bill, sale: { ...bill.sale, lines: unknownType } })
  expect(voucherById(after.db, sold!.id)).toMatchObject({
    turns: 5,
    turnCents: 850,
    title: { en: 'Ten times cinema' },
  })
})

test('a voucher that was given back at the till stays cancelled', async () => {
  const { before, after, giveBack } = await evening()
  const vouchers = {
    ...saleOf('sale-1', []),
    newVouchers: [{ voucherTypeId: 'ten', turns: 5 }],
    totalCents: 4250,
  }
  await sell(before, vouchers)
  await refund(before, refundOf('back-1', 'sale-1', null))
  for (const said of ['reinstated', 'known']) expect(await giveBack()).toBe(said)
  const [sold] = vouchersOfBill(after.db, 'sale-1')
  expect(sold?.cancelled).toBe(true)
})

test('a ticket that a scanner was told to let in opens no door again', async () => {
  const { before, after, giveBack } = await evening()
  await sell(before, saleOf('sale-1', ['A3']))
  const ticketId = linesNow(before.db, 'sale-1')[0]!.ticketId!
  const scan = (id: string) => ({ id, typed: ticketId, signed: null, scheduleId: tonight, gate: 'scanner 1' })
  await before.execute(atRegister, tx => admit(tx, scan('scan-1')))
  const admission = { ticketId, admissionId: 'scan-1', scheduleId: tonight, gate: 'scanner 1' }
  const receipt = { ...standsAt(before), admission }
  await giveBack()
  const give = () => after.execute(atRegister, tx => reinstateAdmission(tx, receipt))
  expect([await give(), await give()]).toEqual(['reinstated', 'known'])
  await expect(after.execute(atRegister, tx => admit(tx, scan('scan-2')))).rejects.toMatchObject({
    code: 'ticket_used',
  })
  const elsewhere = { ...receipt, origin: 'box-9.1.cinema:cinema-9' }
  const other = { ...elsewhere, admission: { ...admission, ticketId: 'another' } }
  expect(await after.execute(atRegister, tx => reinstateAdmission(tx, other))).toBe('known')
})

test('an admission that was undone stays so where a scanner remembers it, whichever of them comes first', async () => {
  const { before, receipt } = await evening()
  await sell(before, saleOf('sale-1', ['A3']))
  const ticketId = linesNow(before.db, 'sale-1')[0]!.ticketId!
  const admission = { ticketId, admissionId: 'scan-1', scheduleId: tonight, gate: 'scanner 1' }
  // One scanner let somebody in; a manager at another one took that back, and the guest of the ticket is still to come.
  const told = [
    { ...standsAt(before), admission },
    { ...standsAt(before), admission: { ...admission, gate: 'scanner 2' }, undone: true as const },
  ]
  for (const receipts of [told, told.toReversed()]) {
    const { after } = await evening()
    await after.execute(atRegister, tx => reinstateBill(tx, receipt('sale-1', before)))
    const give = (one: (typeof told)[number]) => after.execute(atRegister, tx => reinstateAdmission(tx, one))
    for (const each of receipts) await give(each)
    for (const each of receipts) expect(await give(each)).toBe('known')
    const scan = { id: 'scan-2', typed: ticketId, signed: null, scheduleId: tonight, gate: 'scanner 1' }
    expect(await after.execute(atRegister, tx => admit(tx, scan))).toMatchObject({ ticketId })
    const listed = reinstatedViews(after).map(({ kind, number }) => [kind, number])
    expect(listed).toContainEqual(['undo', billById(before.db, 'sale-1')!.number])
    expect(verify(after.db)).toEqual([])
  }
})

const till = {
  cinemaId: 'cinema-1',
  deviceId: 'till-1',
  device: 'Till',
  employeeId: 'carl',
  employeeName: 'carl',
}
const desk = { id: 'desk', name: 'Desk', connection: 'zvt://10.0.0.9', password: '000000' }
/** The relay had heard of the attempt, so the box knows it again after the loss. */
async function taken(nodes: readonly Node[], forId: string, cents: number) {
  const asked = { id: 'attempt-1', kind: 'payment', forId, ofId: null, cents } as const
  const names = { receipt: '0001', trace: '1', card: null, employeeId: null, employeeName: null }
  for (const node of nodes)
    await node.execute(atRegister, tx => {
      askTerminal(tx, asked, desk, till)
      answerAttempt(tx, { ...till, id: asked.id }, { outcome: 'approved', reason: null, ...names })
    })
  return asked.id
}
const atTill = { who: 'employee:carl', via: 'register', device: 'till-1' }
const isOpen = (node: Node, id: string) => attemptById(node.db, 'cinema-1', id)!.isOpen

test('money that a card terminal took waits at the till until the register gives its sale back, and then for nothing', async () => {
  const { before, after, receipt, giveBack } = await evening()
  // Of the sale the register alone knows.
  const attemptId = await taken([before, after], 'sale-1', 1000)
  await sell(before, saleOf('sale-1', ['A3'], { payments: [{ methodId: 'terminal', attemptId }] }))
  expect(isOpen(after, attemptId)).toBe(1)
  expect(await giveBack(receipt('sale-1'))).toBe('reinstated')
  expect(isOpen(after, attemptId)).not.toBe(1)
  expect(() => requireTaken(after.db, 'cinema-1', attemptId)).toThrow('terminal_not_approved')
  expect(paymentsOf(after.db, 'sale-1')).toMatchObject([{ attemptId, status: 'paid' }])
  expect(verify(after.db)).toEqual([])
})

test('money that a card terminal took on top of an exchange is that one’s once the register gives it back', async () => {
  const { before, after, receipt, giveBack } = await evening()
  const tickets = [{ scheduleId: tonight, seatId: 'A3', priceRateId: 'children' }]
  await sell(before, saleOf('sale-1', [], { tickets, totalCents: 700 }))
  await giveBack(receipt('sale-1'))
  const attemptId = await taken([before, after], 'x-1', 300)
  const payments = [{ methodId: 'terminal', attemptId }]
  await exchange(before, exchangeOf('x-1', 'sale-1', [1], ['A5'], 300, { payments }))
  expect(isOpen(after, attemptId)).toBe(1)
  expect(await giveBack()).toBe('reinstated')
  expect(paymentsOf(after.db, 'sale-1').map(each => each.attemptId)).toEqual([null, attemptId])
  expect(isOpen(after, attemptId)).not.toBe(1)
  expect(() => requireTaken(after.db, 'cinema-1', attemptId)).toThrow('terminal_not_approved')
  expect(verify(after.db)).toEqual([])
})

/** A bill by card at a till with a shift; the box knows both again. What was refunded of it goes back over the card. */
async function paidByCard() {
  const all = await evening()
  const { before, after } = all
  const shift = { cinemaId: 'cinema-1', shiftId: 'shift-1' }
  const opening = { id: shift.shiftId, floatCents: 5000 }
  for (const node of [before, after])
    await node.execute(atTill, tx => {
      changeEntry(tx, 'cinema', 'cinema-1', { terminals: [desk] })
      openShift(tx, opening, { ...till, withdrawUpToCents: null, locale: 'en' })
    })
  const attemptId = await taken([before, after], 'sale-1', 1000)
  const sale = saleOf('sale-1', ['A3'], { payments: [{ methodId: 'terminal', attemptId }] })
  await before.execute(atTill, tx => sellAtRegister(tx, sale, carl))
  await all.giveBack()
  const part = { refundId: 'back-1-1', paymentId: paymentsOf(before.db, 'sale-1')[0]!.id, billId: 'sale-1' }
  const by = { cents: 1000, roundingCents: 0, employeeId: 'carl', employeeName: 'carl' }
  return {
    ...all,
    attemptId,
    refunds: (node: Node) => node.execute(atTill, tx => refundBill(tx, refundOf('back-1', 'sale-1'), mia)),
    /** The terminal is out of order: the guest is given the money otherwise. */
    gives: (way: GivenWay) =>
      before.execute(atTill, tx => {
        tx.append('cinema:cinema-1', 'refund.given', { ...part, ...shift, ...by, way })
      }),
    /** What the drawer should hold. */
    drawers: () => [before, after].map(node => drawerOf(node.db, shift, 5000).map(expectedOf)[0]),
    waiting: () => terminalMoneyWaiting(after.db, 10).map(({ id }) => id),
  }
}

test('card money that was given back in cash comes back as cash out of that drawer', async () => {
  const { before, after, giveBack, refunds, gives, drawers } = await paidByCard()
  await refunds(before)
  await gives('cash')
  expect(await giveBack()).toBe('reinstated')
  expect(drawers()).toEqual([4000, 4000])
  expect(moneyOf(after.db, { id: 'back-1', billId: 'sale-1' })).toMatchObject([{ method: 'cash' }])
  expect(verify(after.db)).toEqual([])
})

test.each(['cash', 'by_hand'] as const)(
  'card money of a known refund that was given back %s is not given once more after a loss',
  async way => {
    const { before, after, giveBack, refunds, gives, drawers, waiting } = await paidByCard()
    for (const node of [before, after]) await refunds(node)
    // Nothing is known of it but that it is owed.
    expect([await giveBack(), waiting()]).toEqual(['known', ['back-1-1']])
    await gives(way)
    expect([await giveBack(), waiting()]).toEqual(['reinstated', []])
    expect(drawers()).toEqual(way === 'cash' ? [4000, 4000] : [5000, 5000])
    expect(reinstatedViews(after).map(({ kind }) => kind)).toContain('refund')
    const facts = after.journal.count()
    expect([await giveBack(), after.journal.count()]).toEqual(['known', facts])
    expect(verify(after.db)).toEqual([])
  },
)

test('card money that its terminal was asked to give back waits for the terminal’s own word', async () => {
  const { before, after, attemptId, giveBack, refunds, gives, waiting } = await paidByCard()
  for (const node of [before, after]) await refunds(node)
  const order = { id: 'order-1', kind: 'reversal', forId: 'back-1-1', ofId: attemptId, cents: 1000 } as const
  await after.execute(atTill, tx => askTerminal(tx, order, desk, till))
  await gives('by_hand')
  expect([await giveBack(), waiting()]).toEqual(['known', ['back-1-1']])
})
