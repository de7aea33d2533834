import { expect, test } from 'vitest'
import { takesReceipts } from '#core/receipts/load.ts'
import { openSmallNode } from '../../world/small-exhibitor.ts'

const hourMs = 3_600_000

test('a box takes back what kiosks remember for a day after it took its place, and never after', async () => {
  const { node, clock } = await openSmallNode('box', { hasBox: true })
  await node.execute({ who: 'node', via: 'test' }, tx =>
    tx.append('exhibitor', 'epoch.opened', {
      nodeId: node.identity.nodeId,
      epoch: node.identity.epoch,
      requestId: 'asked',
      reason: 'database_restored',
      closed: [],
    }),
  )
  expect(takesReceipts(node)).toBe(true)
  clock.ms += 23 * hourMs
  expect(takesReceipts(node)).toBe(true)
  clock.ms += 2 * hourMs
  expect(takesReceipts(node)).toBe(false)
})

test('a relay whose clock stands in 1970 does not end that day before it began', async () => {
  const { node, clock } = await openSmallNode('box', { hasBox: true })
  const evening = clock.ms
  clock.ms = 60_000
  await node.execute({ who: 'node', via: 'test' }, tx =>
    tx.append('exhibitor', 'epoch.opened', {
      nodeId: node.identity.nodeId,
      epoch: node.identity.epoch,
      requestId: 'asked',
      reason: 'database_restored',
      closed: [],
    }),
  )
  clock.ms = evening + 23 * hourMs
  expect(takesReceipts(node)).toBe(true)
  clock.ms += 2 * hourMs
  expect(takesReceipts(node)).toBe(false)
})
