import { expect, test } from 'vitest'
import { refundRequestsOf } from '#core/billing/refunds/request-store.ts'
import { factKinds } from '#core/facts.ts'
import type { FactKinds } from '#core/journal/apply.ts'
import { appendAll } from '#core/journal/draft.ts'
import { noMirror } from '#core/journal/mirror.ts'
import { openNode } from '#core/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { settlePayment, openBill } from '#core/sales/online-commands.ts'
import { refundByNode } from '#core/sales/refunds/commands.ts'
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
  for (const { origin } of relay.journal.heads().filter(head => head.origin.startsWith('relay-')))
    await receiveSigned(node, origin, relay.journal.after(origin, node.journal.head(origin).seq, 10_000))
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
