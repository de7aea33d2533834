import { expect, test } from 'vitest'
import { closeBehind } from '#core/journal/epochs.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { startEmergencyMode } from '#core/recovery/commands.ts'
import { reinstateBill } from '#core/recovery/reinstate-commands.ts'
import { billReceipt } from '#core/receipts/load.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { settlePayment } from '#core/sales/online-commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { billById } from '#core/billing/store.ts'
import { endKeptTurns, grantTurns } from '#core/vouchers/commands.ts'
import { finishLostTurns } from '#core/vouchers/lost-turns-commands.ts'
import { turnsOf, turnsOfBill, voucherById, vouchersOfBill } from '#core/vouchers/store.ts'
import { openDebts } from '#core/vouchers/debt-store.ts'
import { mia, refundOf } from '../../world/refunding.ts'
import {
  atRegister,
  byHand,
  carl,
  openEmptyNode,
  openSmallNode,
  saleOf,
} from '../../world/small-exhibitor.ts'
import { turns } from '../journal/gated-mirror.ts'
import { relayAndBox } from '../journal/link.ts'
import { buyFor, issue, override, sellFor, voucherSale } from './evening.ts'
import { receiveSigned } from '../../world/signed.ts'

const free = (node: Node, id: string) =>
  [...turnsOf(node.db, voucherById(node.db, id)!).values()].filter(turn => turn.state === 'free').length

const receipt = (node: Node, billId: string) => billReceipt(node, billById(node.db, billId)!)!

test('a sale that the box forgot spends its turns again when a register remembers it, once', async () => {
  const { node: before } = await openSmallNode()
  const { node: after } = await openSmallNode()
  const [id, same] = [await issue(before, 'gift-1'), await issue(after, 'gift-1')]
  expect(same).toBe(id)
  await sellFor(before, 'sale-1', ['A3', 'A4'], id)
  const sale = receipt(before, 'sale-1')
  for (const said of ['reinstated', 'known'])
    expect(await after.execute(atRegister, tx => reinstateBill(tx, sale))).toBe(said)
  expect(turnsOfBill(after.db, 'sale-1').map(turn => turn.state)).toEqual(['spent', 'spent'])
  expect([free(after, id), openDebts(after.db)]).toEqual([1, []])
  expect(verify(after.db)).toEqual([])
})

test('a turn of it that is gone meanwhile, or whose voucher is not known, becomes a debt', async () => {
  const { node: before } = await openSmallNode()
  const { node: after } = await openSmallNode()
  const id = await issue(before, 'gift-1', 1)
  await issue(after, 'gift-1', 1)
  await sellFor(before, 'sale-1', ['A3'], id)
  await after.execute(byHand, tx =>
    grantTurns(tx, { voucherId: id, count: 1, to: 'relay', requestId: 'ask-1' }),
  )
  await after.execute(atRegister, tx => reinstateBill(tx, receipt(before, 'sale-1')))
  const sale = voucherSale('sale-3', ['A5'], 'unknown-one')
  await override(before, 'sale-3', 'unknown-one', 1)
  await before.execute(atRegister, tx => sellAtRegister(tx, sale, carl))
  await after.execute(atRegister, tx => reinstateBill(tx, receipt(before, 'sale-3')))
  expect(
    openDebts(after.db)
      .map(debt => [debt.billId, debt.voucherId, debt.allowedBy])
      .toSorted(),
  ).toEqual([
    ['sale-1', id, 'carl'],
    ['sale-3', 'unknown-one', 'carl'],
  ])
})

test('where the spending is known and only the sale was forgotten, nothing is spent twice', async () => {
  const { node } = await openSmallNode()
  const id = await issue(node, 'gift-1')
  await sellFor(node, 'sale-1', ['A3'], id)
  const sale = receipt(node, 'sale-1')
  const before = turnsOfBill(node.db, 'sale-1')
  await node.execute(atRegister, tx => {
    tx.db.prepare('DELETE FROM bills WHERE id = ?').run('sale-1')
    tx.db.prepare('DELETE FROM bill_lines WHERE bill_id = ?').run('sale-1')
    tx.db.prepare('DELETE FROM bill_owners WHERE bill_id = ?').run('sale-1')
    reinstateBill(tx, sale)
  })
  expect(turnsOfBill(node.db, 'sale-1')).toEqual(before)
  expect(openDebts(node.db)).toEqual([])
})

test('a voucher that was sold and forgotten is issued again under the code its guest holds', async () => {
  const { node: before } = await openSmallNode()
  const { node: after } = await openSmallNode()
  const sale = {
    ...saleOf('sale-1', []),
    newVouchers: [{ voucherTypeId: 'ten', turns: 10 }],
    totalCents: 8500,
  }
  await before.execute(atRegister, tx => sellAtRegister(tx, sale, carl))
  const [sold] = vouchersOfBill(before.db, 'sale-1')
  await after.execute(atRegister, tx => reinstateBill(tx, receipt(before, 'sale-1')))
  expect(voucherById(after.db, sold!.id)).toMatchObject({ turns: 10, turnCents: 850, billId: 'sale-1' })
  await sellFor(after, 'sale-2', ['A3'], sold!.id)
  expect(free(after, sold!.id)).toBe(9)
})

test('a relay that recovers uses no turn and gives none before it has heard every box', async () => {
  const { node } = await openSmallNode('relay')
  const id = await issue(node, 'gift-1')
  node.nodeStatus.begin('peer_knows_more')
  await expect(buyFor(node, 'bill-1', ['B1'], id)).rejects.toMatchObject({ code: 'node_recovering' })
  const ask = { voucherId: id, count: 1, to: 'cinema:cinema-1', requestId: 'ask-1' } as const
  expect(await node.execute(byHand, tx => grantTurns(tx, ask))).toEqual({ count: 0, at: null })
})

test('turns kept for purchases whose end is known are spent or given back, when the relay lost what it had written of them', async () => {
  const { node: before } = await openSmallNode('relay')
  const id = await issue(before, 'gift-1', 8)
  const purchases = { 'bill-1': ['C1', 'C2'], 'bill-2': ['C3'], 'bill-3': ['C4'] }
  for (const [bill, seats] of Object.entries(purchases)) await buyFor(before, bill, seats, id)
  const streams = ['relay-small000.1.exhibitor', 'relay-small000.1.cinema:cinema-1'] as const
  const kept = before.journal.after(streams[0], 0, 1000)
  await before.execute(byHand, tx => settlePayment(tx, 'bill-1-1', 'paid'))
  await before.execute(byHand, tx => refundBill(tx, refundOf('back-1', 'bill-1', [1]), mia))
  await before.execute(byHand, tx => settlePayment(tx, 'bill-2-1', 'expired'))
  /** What remembers only so much of the purchases puts right how their turns stand. */
  async function relayThatKnows(bills: typeof kept) {
    const { node } = openEmptyNode('relay', { identity: { epoch: 2 } })
    await receiveSigned(node, streams[0], kept)
    await receiveSigned(node, streams[1], bills)
    expect(free(node, id)).toBe(4)
    await node.execute(byHand, endKeptTurns)
    const facts = node.journal.count()
    await node.execute(byHand, endKeptTurns)
    expect(node.journal.count()).toBe(facts)
    return node
  }

  const knowsEnds = await relayThatKnows(before.journal.after(streams[1], 0, 1000))
  const states = Object.keys(purchases).map(bill => turnsOfBill(knowsEnds.db, bill).map(turn => turn.state))
  expect(states).toEqual([['spent'], [], ['paying']])
  expect(turnsOfBill(knowsEnds.db, 'bill-1')[0]!.ticketId).toBe(linesNow(before.db, 'bill-1')[1]!.ticketId)
  expect(free(knowsEnds, id)).toBe(6)
  expect(free(await relayThatKnows([]), id)).toBe(8)
})

test('purchases of which only the cinema’s stream came back use turns again, owe them, or give them back', async () => {
  const { node: before } = await openSmallNode('relay')
  const id = await issue(before, 'gift-1', 4)
  const exhibitor = 'relay-small000.1.exhibitor'
  const cinema = 'relay-small000.1.cinema:cinema-1'
  const issued = before.journal.after(exhibitor, 0, 1000)
  // One is paid by turns alone, one is being paid, and one was paid and goes back in part.
  await buyFor(before, 'bill-1', ['B1'], id)
  await buyFor(before, 'bill-2', ['C1'], id)
  await buyFor(before, 'bill-3', ['C3', 'C4'], id)
  await before.execute(byHand, tx => settlePayment(tx, 'bill-3-1', 'paid'))
  const used = before.journal.after(exhibitor, 0, 1000)
  await before.execute(byHand, tx => refundBill(tx, refundOf('back-3', 'bill-3', [1]), mia))
  async function relayThatKnows(ofExhibitor: typeof issued) {
    const { node } = openEmptyNode('relay', { identity: { epoch: 2 } })
    await receiveSigned(node, exhibitor, ofExhibitor)
    await receiveSigned(node, cinema, before.journal.after(cinema, 0, 1000))
    const lost = { requestId: 'ask', reason: 'machine_changed' }
    await node.execute(byHand, tx => closeBehind(tx, lost, 'cinema-1'))
    await node.execute(byHand, finishLostTurns)
    const facts = node.journal.count()
    await node.execute(byHand, finishLostTurns)
    expect(node.journal.count()).toBe(facts)
    return node
  }
  const states = (node: Node) =>
    ['bill-1', 'bill-2', 'bill-3'].map(bill => turnsOfBill(node.db, bill).map(turn => turn.state))

  const lostAll = await relayThatKnows(issued)
  expect(states(lostAll)).toEqual([['spent'], [], ['spent']])
  expect(turnsOfBill(lostAll.db, 'bill-3')[0]!.ticketId).toBe(linesNow(before.db, 'bill-3')[1]!.ticketId)
  // Its money comes only now, and its turn is taken with it.
  await lostAll.execute(byHand, tx => settlePayment(tx, 'bill-2-1', 'paid'))
  expect([states(lostAll), free(lostAll, id)]).toEqual([[['spent'], ['spent'], ['spent']], 1])
  expect(openDebts(lostAll.db)).toEqual([])

  const lostReturn = await relayThatKnows(used)
  expect([states(lostReturn), free(lostReturn, id)]).toEqual([[['spent'], ['paying'], ['spent']], 1])

  const away = { voucherId: id, count: 4, to: 'cinema:cinema-1', requestId: 'ask-1' } as const
  const { node } = await openSmallNode('relay')
  await issue(node, 'gift-1', 4)
  await node.execute(byHand, tx => grantTurns(tx, away))
  const granted = node.journal.after(exhibitor, 0, 1000)
  const owing = await relayThatKnows(granted)
  const debts = openDebts(owing.db).map(debt => [debt.billId, debt.owner, debt.allowedBy])
  expect(debts.toSorted()).toEqual([
    ['bill-1', 'relay', ''],
    ['bill-3', 'relay', ''],
  ])
})

test('turns that were spent for a purchase of which nothing else came back are free again, and those of a register’s sale are not', async () => {
  const { relay: before, box: till, link } = await relayAndBox()
  await link.settle()
  const id = await issue(before, 'gift-1', 4)
  const sold = await issue(till, 'gift-2', 4)
  const [exhibitor, cinema] = ['relay-small000.1.exhibitor', 'relay-small000.1.cinema:cinema-1'] as const
  await buyFor(before, 'bill-1', ['B1'], id)
  const known = before.journal.head(cinema).seq
  // One is paid by turns alone, and one by money besides.
  await buyFor(before, 'bill-2', ['B2'], id)
  await buyFor(before, 'bill-3', ['C1'], id)
  await before.execute(byHand, tx => settlePayment(tx, 'bill-3-1', 'paid'))
  await sellFor(till, 'sale-1', ['A3'], sold)
  const { node } = openEmptyNode('relay', { identity: { epoch: 2 } })
  await receiveSigned(node, exhibitor, before.journal.after(exhibitor, 0, 1000))
  await receiveSigned(node, cinema, before.journal.after(cinema, 0, known))
  const ofTill = 'box-small00000.1.exhibitor'
  await receiveSigned(node, ofTill, till.journal.after(ofTill, 0, 1000))
  expect([free(node, id), free(node, sold)]).toEqual([1, 3])
  await node.execute(byHand, endKeptTurns)
  expect([free(node, id), free(node, sold)]).toEqual([3, 3])
  expect(turnsOfBill(node.db, 'bill-1').map(turn => turn.state)).toEqual(['spent'])
  const facts = node.journal.count()
  await node.execute(byHand, endKeptTurns)
  expect(node.journal.count()).toBe(facts)
  expect(verify(node.db)).toEqual([])
})

test('in emergency mode a box uses no turn without a manager’s word', async () => {
  const { node } = await openSmallNode('box')
  const id = await issue(node, 'gift-1', 1)
  node.nodeStatus.begin('peer_knows_more')
  await startEmergencyMode(node, atRegister)
  await expect(sellFor(node, 'sale-1', ['A3'], id)).rejects.toMatchObject({ code: 'turns_elsewhere' })
  await override(node, 'sale-1', id, 1)
  await sellFor(node, 'sale-1', ['A3'], id)
  expect([openDebts(node.db).length, free(node, id)]).toEqual([1, 1])
})

test('a box that has just recovered gives no turn away until its registers have spoken', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  const id = await issue(box, 'gift-1')
  await link.settle()
  box.nodeStatus.begin('peer_knows_more')
  box.nodeStatus.finish(box.identity.epoch)
  expect(box.nodeStatus.listens()).toBe(true)
  const asked = link.peers.relay.requestTurns(id, 1)
  await link.settle()
  await turns()
  expect(await asked).toBe(0)
  expect(relay.journal.parkedCount()).toBe(0)
})
