import { expect, test } from 'vitest'
import { closedAt } from '#core/journal/storage/epoch-store.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'

/** A stream may be closed by two facts: its node was replaced while it asked for its next epoch. */
test.each([
  ['first', [5, 9]],
  ['last', [9, 5]],
])('a stream that is closed twice ends where it ended earliest, heard %s', async (_, ends) => {
  const { node } = await openSmallNode('relay')
  const origin = 'box-old.1.cinema:cinema-1'
  for (const [at, seq] of ends.entries())
    await node.execute(byHand, tx =>
      tx.append('exhibitor', 'epoch.opened', {
        nodeId: 'box-old',
        epoch: 2 + at,
        requestId: `asked-${at}`,
        reason: 'replaced',
        closed: [{ origin, seq, hash: `hash-${seq}` }],
      }),
    )
  expect(closedAt(node.db, origin)).toBe(5)
})
