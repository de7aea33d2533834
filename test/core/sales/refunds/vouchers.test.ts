import { expect, test } from 'vitest'
import type { RefundMade } from '#core/billing/refunds/facts.ts'
import { parseFact, type Fact } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { cancelSchedule } from '#core/planning/commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { orderRefunds } from '#core/billing/refunds/commands.ts'
import { exchangeTickets } from '#core/sales/refunds/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { billById } from '#core/billing/store.ts'
import type { VoucherIssued } from '#core/vouchers/facts.ts'
import { turnsOf, voucherById, vouchersOfBill } from '#core/vouchers/store.ts'
import { cashier, exchangeOf, payBackAll, refundOf } from '../../../world/refunding.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf, tonight } from '../../../world/small-exhibitor.ts'
import { relayAndBox } from '../../journal/link.ts'
import { buyFor, issue, sellFor } from '../../vouchers/evening.ts'

const states = (node: Node, id: string) =>
  [...turnsOf(node.db, voucherById(node.db, id)!).values()].map(turn => turn.state)
const refund = (node: Node, id: string, billId: string, lines: number[] | null = null) =>
  node.execute(atRegister, tx => refundBill(tx, refundOf(id, billId, lines), cashier))

test('a ticket that a turn paid for gives the turn back, and only what was paid beside it in money', async () => {
  const { node } = await openSmallNode('box')
  const id = await issue(node, 'gift-1')
  await sellFor(node, 'sale-1', ['A3', 'A4'], id)
  expect((await refund(node, 'r-1', 'sale-1', [1])).cents).toBe(0)
  expect(states(node, id)).toEqual(['free', 'spent', 'free'])
  expect(billById(node.db, 'sale-1')!.status).toBe('partially_refunded')
  await refund(node, 'r-2', 'sale-1')
  expect(states(node, id)).toEqual(['free', 'free', 'free'])
  expect(billById(node.db, 'sale-1')!.status).toBe('refunded')
  expect(verify(node.db)).toEqual([])
})

test('an exchanged ticket gives its turn back, and the new one is paid', async () => {
  const { node } = await openSmallNode('box')
  const id = await issue(node, 'gift-1', 1)
  await sellFor(node, 'sale-1', ['A3'], id)
  const swap = exchangeOf('x-1', 'sale-1', [1], ['A5'], 1000)
  await node.execute(atRegister, tx => exchangeTickets(tx, swap, cashier))
  expect(states(node, id)).toEqual(['free'])
  expect((await refund(node, 'r-1', 'sale-1')).cents).toBe(1000)
})

test('a voucher goes back whole while nobody has used it, and is cancelled by that', async () => {
  const { node } = await openSmallNode('box')
  const sell = (id: string) => {
    const newVouchers = [{ voucherTypeId: 'ten', turns: 10 }]
    return node.execute(atRegister, tx =>
      sellAtRegister(tx, saleOf(id, [], { newVouchers, totalCents: 8500 }), carl),
    )
  }
  await sell('sale-1')
  const [sold] = vouchersOfBill(node.db, 'sale-1')
  await expect(refund(node, 'r-1', 'sale-1', [1])).rejects.toMatchObject({ code: 'voucher_in_use' })
  expect((await refund(node, 'r-2', 'sale-1')).cents).toBe(8500)
  expect(voucherById(node.db, sold!.id)!.cancelled).toBe(true)

  await sell('sale-2')
  const [used] = vouchersOfBill(node.db, 'sale-2')
  await sellFor(node, 'sale-3', ['A3'], used!.id)
  await expect(refund(node, 'r-3', 'sale-2')).rejects.toMatchObject({ code: 'voucher_in_use' })
  await refund(node, 'r-4', 'sale-3')
  expect((await refund(node, 'r-5', 'sale-2')).cents).toBe(8500)
})

test('a voucher whose turns the website may use does not go back at the register', async () => {
  const { box, link } = await relayAndBox()
  await link.settle()
  const newVouchers = [{ voucherTypeId: 'ten', turns: 10 }]
  await box.execute(atRegister, tx =>
    sellAtRegister(tx, saleOf('sale-1', [], { newVouchers, totalCents: 8500 }), carl),
  )
  await link.settle()
  const [sold] = vouchersOfBill(box.db, 'sale-1')
  const asked = link.peers.relay.requestTurns(sold!.id, 1)
  await link.settle()
  expect(await asked).toBe(1)
  await expect(refund(box, 'r-1', 'sale-1')).rejects.toMatchObject({ code: 'voucher_in_use' })
  expect(voucherById(box.db, sold!.id)!.cancelled).toBe(false)
})

test('a cancelled show gives turns back by itself too', async () => {
  const { node } = await openSmallNode('relay')
  const id = await issue(node, 'gift-1', 1, { cinemaId: null })
  await buyFor(node, 'bill-1', ['B1'], id)
  await node.execute(byHand, tx => {
    cancelSchedule(tx, tonight)
    orderRefunds(tx, tonight, 'mia')
  })
  await node.execute(byHand, payBackAll)
  expect([states(node, id), billById(node.db, 'bill-1')!.status]).toEqual([['free'], 'refunded'])
})

test('a sale that is made anew after a loss gives a good voucher, and not the one that its lost return has ended', async () => {
  const gift = { voucherTypeId: 'ten', turns: 3 }
  const sale = { ...saleOf('sale-1', []), newVouchers: [gift], totalCents: 2550 }
  const { node: before } = await openSmallNode()
  const written: Fact[] = []
  before.subscribe(({ facts }) => void written.push(...facts))
  await before.execute(atRegister, tx => sellAtRegister(tx, sale, carl))
  const { voucherId: ended = '' } = linesNow(before.db, 'sale-1')[0]!

  // Its box has forgotten all but the card, and that it has ended.
  const { node } = await openSmallNode()
  const issued = written.find((fact): fact is Fact<VoucherIssued> => fact.type === 'voucher.issued')!
  await node.execute(byHand, tx => tx.append('exhibitor', 'voucher.issued', issued.body))
  await node.execute(byHand, tx =>
    tx.append('exhibitor', 'voucher.cancelled', { voucherId: ended, returnId: 'lost-back' }),
  )
  await node.execute(atRegister, tx => sellAtRegister(tx, sale, carl))
  const { voucherId = '' } = linesNow(node.db, 'sale-1')[0]!
  expect(voucherId).not.toBe(ended)
  expect(voucherById(node.db, voucherId)).toMatchObject({ cancelled: false, turns: 3, billId: 'sale-1' })
  const facts = node.journal.count()
  await node.execute(atRegister, tx => sellAtRegister(tx, sale, carl))
  expect(node.journal.count()).toBe(facts)
  expect(verify(node.db)).toEqual([])
})

test('what was lost of a return with the end of a journal is done when it is sent again', async () => {
  /** A sale of a gift, and of a ticket that a turn pays for. */
  async function withSales() {
    const { node } = await openSmallNode()
    const card = await issue(node, 'card')
    await sellFor(node, 'sale-1', ['A3'], card)
    const sale = {
      ...saleOf('sale-2', []),
      newVouchers: [{ voucherTypeId: 'ten', turns: 3 }],
      totalCents: 2550,
    }
    await node.execute(atRegister, tx => sellAtRegister(tx, sale, carl))
    return { node, card, gift: vouchersOfBill(node.db, 'sale-2')[0]!.id }
  }
  const { node: whole } = await withSales()
  const { node, card, gift } = await withSales()
  for (const bill of ['sale-1', 'sale-2']) {
    await refund(whole, `back-${bill}`, bill)
    const made = whole.journal.after('box-small00000.1.cinema:cinema-1', 0, 1000).at(-1)!
    await node.execute(atRegister, tx =>
      tx.append('cinema:cinema-1', 'refund.made', parseFact(made.bytes).body as RefundMade),
    )
  }
  expect([states(node, card), voucherById(node.db, gift)!.cancelled]).toEqual([
    ['spent', 'free', 'free'],
    false,
  ])
  for (const bill of ['sale-1', 'sale-2']) await refund(node, `back-${bill}`, bill)
  expect([states(node, card), voucherById(node.db, gift)!.cancelled]).toEqual([
    ['free', 'free', 'free'],
    true,
  ])
  const facts = node.journal.count()
  for (const bill of ['sale-1', 'sale-2']) await refund(node, `back-${bill}`, bill)
  expect(node.journal.count()).toBe(facts)
  expect(verify(node.db)).toEqual([])
})
