import { expect, test } from 'vitest'
import type { Fact } from '#core/journal/fact.ts'
import { openSmallNode } from '../world/small-exhibitor.ts'
import { openEndCheck } from './end-check.ts'
import type { Place } from './place.ts'
import type { Row } from './witness.ts'

test('what comes after the end of a relay’s stream is no part of the union, and only a box that knows of no end may read it', async () => {
  const { node } = await openSmallNode('box')
  const { node: relayNode } = await openSmallNode('relay')
  const placeOf = (name: string, { identity }: typeof node, reads: typeof node) =>
    ({ name, identity, incarnation: { node: reads } }) as unknown as Place
  const relay = placeOf('the relay', relayNode, relayNode)
  const failed: string[] = []
  const check = openEndCheck({ fail: (rule, what) => failed.push(`${rule}: ${what}`), stats: {}, relay })
  const { nodeId } = relayNode.identity
  const ended = `${nodeId}.0.cinema:cinema-1`
  check.see({
    type: 'epoch.opened',
    origin: `${nodeId}.1.cinema:cinema-1`,
    body: {
      nodeId,
      epoch: 1,
      requestId: 'r',
      reason: 'database_lost',
      closed: [{ origin: ended, seq: 2, hash: '' }],
    },
  } as unknown as Fact)
  const row = (seq: number) => ({ origin: ended, seq }) as Row
  const knowing = placeOf('box 1', node, relayNode)
  const empty = placeOf('box 2', node, node)
  expect([1, 2, 3].map(seq => check.isAfter(empty, row(seq)))).toEqual([false, false, true])
  expect(failed).toEqual([])
  expect(check.isAfter(knowing, row(3))).toBe(true)
  expect(failed).toEqual([`I3: box 1 took ${ended}#3, and that stream ended at 2`])
  check.reset()
  expect(check.isAfter(knowing, row(3))).toBe(false)
})
