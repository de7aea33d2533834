import { expect, test } from 'vitest'
import { refundsOf } from '#core/billing/refunds/money-store.ts'
import type { ExchangeMade } from '#core/billing/refunds/facts.ts'
import { parseFact } from '#core/journal/fact.ts'
import { exchangeTickets } from '#core/sales/refunds/commands.ts'
import { cashier, exchangeOf, refundOf } from '../../../world/refunding.ts'
import { orderRefunds } from '#core/billing/refunds/commands.ts'
import { orderedRefunds } from '#core/billing/refunds/cancelled-store.ts'
import { refundRequestsOf } from '#core/billing/refunds/request-store.ts'
import { factKinds } from '#core/facts.ts'
import type { FactKinds } from '#core/journal/apply.ts'
import { appendAll } from '#core/journal/draft.ts'
import type { Node } from '#core/journal/node.ts'
import { noMirror } from '#core/journal/mirror.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { openNode } from '#core/node.ts'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { settlePayment, openBill } from '#core/sales/online-commands.ts'
import { refundBill, refundByNode } from '#core/sales/refunds/commands.ts'
import { keepRefunds } from '#core/sales/refunds/refund-keeper.ts'
import { ownKeys } from '../../../world/keys.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  openSmallNode,
  saleOf,
  visitor,
} from '../../../world/small-exhibitor.ts'
import { receiveSigned } from '../../../world/signed.ts'
import { turns } from '../../journal/gated-mirror.ts'

const ask = {
  requestId: 'ask-1',
  billId: 'bill-1',
  lines: null,
  reason: 'guest',
  usedToo: false,
  employeeId: 'mia',
  employeeName: 'Mia',
} as const

/** What the relay wrote arrives. */
async function hearOf(relay: Node, node: Node) {
  for (const { origin } of relay.journal.heads().filter(head => head.origin.startsWith('relay-')))
    await receiveSigned(node, origin, relay.journal.after(origin, node.journal.head(origin).seq, 10_000))
}

/** A box asks for a refund of an online purchase, and the relay's program does not know such requests yet. */
async function askedOfOlder() {
  const kinds: FactKinds = Object.fromEntries(
    Object.entries(factKinds).filter(([type]) => type !== 'refund.asked'),
  )
  const { node: from } = await openSmallNode('relay')
  const { node: box } = await openSmallNode('box')
  const { openDatabase } = await import('#core/database/open.ts')
  const parts = {
    identity: from.identity,
    signing: ownKeys(from.identity.nodeId),
    db: openDatabase(':memory:'),
    mirror: noMirror(),
    runtime: from.runtime,
    judge: () => undefined,
  }
  const older = openNode({ ...parts, kinds })
  for (const { origin } of from.journal.heads())
    await receiveSigned(older, origin, from.journal.after(origin, 0, 10_000))
  await older.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B3']), 'en'))
  await older.execute(visitor, tx => settlePayment(tx, 'bill-1-1', 'paid'))
  await box.execute(visitor, tx => tx.append('cinema:cinema-1', 'refund.asked', ask))
  const { origin } = box.journal.heads().find(each => each.origin.endsWith('.cinema:cinema-1'))!
  await receiveSigned(older, origin, box.journal.after(origin, 0, 10_000))
  expect(older.journal.parkedCount()).toBe(1)
  return { parts }
}

test('a request that an older program could not read is answered at the start of one that can', async () => {
  const { parts } = await askedOfOlder()
  const node = openNode({ ...parts, kinds: factKinds })
  const keeper = keepRefunds(node).start()
  for (let turn = 0; turn < 20; turn++) await turns()
  expect(refundRequestsOf(node.db, 'bill-1').map(({ outcome }) => outcome)).toEqual(['refunded'])
  await keeper.stop()
})

test('a request for a bill of which nothing is left is refused also where the return is read only after it', async () => {
  const { node } = await openSmallNode('box')
  const popcorn = {
    ...saleOf('bill-1', []),
    products: [{ productId: 'popcorn', quantity: 1 }],
    totalCents: 600,
    payments: [{ methodId: 'terminal' }],
  }
  await node.execute(atRegister, tx => sellAtRegister(tx, popcorn, carl))
  const keeper = keepRefunds(node).start()
  const { node: relay } = await openSmallNode('relay')
  await relay.execute(byHand, tx => tx.append('cinema:cinema-1', 'refund.asked', ask))
  await hearOf(relay, node)
  for (let turn = 0; turn < 20; turn++) await turns()
  expect(refundRequestsOf(node.db, 'bill-1')).toMatchObject([{ outcome: null }])
  // As it was written before the box had heard of the request, and comes back to it from the relay.
  const back = { id: 'back-1', billId: 'bill-1', lines: null, reason: 'guest', cents: null } as const
  await node.execute(byHand, tx =>
    appendAll(
      tx,
      refundByNode(tx, back).filter(({ type }) => type !== 'refund.refused'),
    ),
  )
  for (let turn = 0; turn < 20; turn++) await turns()
  expect(refundRequestsOf(node.db, 'bill-1')).toMatchObject([{ outcome: 'refused' }])
  await keeper.stop()
})

test('requests that wait for a guest at the till keep none behind them waiting, however many they are', async () => {
  const { node } = await openSmallNode('box')
  for (const [id, seat] of [
    ['bill-1', 'A3'],
    ['bill-2', 'A4'],
  ] as const)
    await node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, [seat]), carl))
  await node.execute(atRegister, tx => refundBill(tx, refundOf('back-2', 'bill-2'), cashier))
  const asks = Array.from({ length: 205 }, (_, nth) => ({ ...ask, requestId: `till-${nth}` }))
  const { node: relay } = await openSmallNode('relay')
  await relay.execute(byHand, tx => {
    for (const each of asks) tx.append('cinema:cinema-1', 'refund.asked', each)
    // Nothing is left of it, so the node answers by itself.
    tx.append('cinema:cinema-1', 'refund.asked', { ...ask, requestId: 'zz', billId: 'bill-2' })
  })
  const keeper = keepRefunds(node).start()
  await hearOf(relay, node)
  for (let turn = 0; turn < 40; turn++) await turns()
  expect(refundRequestsOf(node.db, 'bill-2')).toMatchObject([{ id: 'zz', outcome: 'refused' }])
  expect(refundRequestsOf(node.db, 'bill-1').filter(({ outcome }) => outcome === null)).toHaveLength(205)
  await keeper.stop()
})

/** A hall of many rows, the show in it, and so many purchases of one seat each, all paid. */
async function manySold(bills: number) {
  const { node } = await openSmallNode('relay', { hasBox: false })
  const perRow = 30
  const rows = Math.ceil(bills / (perRow - 2))
  const seats = Array.from({ length: rows * perRow }, (_, index) => {
    const screenRow = Math.floor(index / perRow)
    const number = (index % perRow) + 1
    const row = `R${screenRow + 1}-`
    const place = { id: `${row}${number}`, row, number, screenRow, screenCol: number - 1 }
    return { ...place, class: 'standard' as const, online: true, autoassign: true }
  })
  const show = { id: 'show-many', versionId: 'version-1', screenId: 'screen-1' }
  await node.execute(byHand, tx => {
    tx.append('exhibitor', 'arrangement.drawn', { id: 'hall', screenId: 'screen-1', columns: perRow, seats })
    changeEntry(tx, 'screen', 'screen-1', { arrangementId: 'hall' })
    createSchedule(tx, { ...show, day: '2026-11-22', time: '20:00' })
  })
  const sold = seats.filter(({ number }) => number <= perRow - 2).slice(0, bills)
  for (const [nth, { id: seat }] of sold.entries()) {
    const items = [{ type: 'ticket' as const, schedule_id: show.id, price_rate_id: 'normal', seat }]
    await node.execute(visitor, tx =>
      openBill(tx, checkoutOf(`many-${nth}`, [], { items, amount: 1000 }), 'en'),
    )
    await node.execute(visitor, tx => settlePayment(tx, `many-${nth}-1`, 'paid'))
  }
  return { node, show: show.id }
}

test('every guest of a cancelled show has the money back, of a full hall too', async () => {
  const { node, show } = await manySold(210)
  const keeper = keepRefunds(node).start()
  await node.execute(byHand, tx => {
    cancelSchedule(tx, show)
    orderRefunds(tx, show, 'mia')
  })
  for (let turn = 0; turn < 60; turn++) await turns()
  expect(orderedRefunds(node.db, 'relay', 1000)).toEqual([])
  await keeper.stop()
})

test('tickets that were exchanged for those of a cancelled show are paid back where the exchange is read only after it', async () => {
  const late = { versionId: 'version-1', screenId: 'screen-1', day: '2026-11-22', time: '20:00' }
  async function bought() {
    const { node } = await openSmallNode('relay', { hasBox: false })
    await node.execute(byHand, tx => createSchedule(tx, { ...late, id: 'show-late' }))
    await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B3']), 'en'))
    await node.execute(visitor, tx => settlePayment(tx, 'bill-1-1', 'paid'))
    return node
  }
  const [before, node] = [await bought(), await bought()]
  const tickets = [{ scheduleId: 'show-late', seatId: 'B3', priceRateId: 'normal' }]
  const request = exchangeOf('x-1', 'bill-1', [1], [], 0, { tickets })
  await before.execute(byHand, tx => exchangeTickets(tx, request, cashier))
  const keeper = keepRefunds(node).start()
  await node.execute(byHand, tx => {
    cancelSchedule(tx, 'show-late')
    orderRefunds(tx, 'show-late', 'mia')
  })
  for (let turn = 0; turn < 20; turn++) await turns()
  // As a relay that has lost its disks hears of it from its box.
  const { body } = before.journal
    .since(0, 10_000)
    .map(({ bytes }) => parseFact(bytes))
    .findLast(({ type }) => type === 'exchange.made')!
  await node.execute(byHand, tx => tx.append('cinema:cinema-1', 'exchange.made', body as ExchangeMade))
  for (let turn = 0; turn < 20; turn++) await turns()
  expect(orderedRefunds(node.db, 'relay', 10)).toEqual([])
  expect(refundsOf(node.db, 'bill-1-1')).toMatchObject([{ cents: 1000 }])
  await keeper.stop()
})
