import { expect, test } from 'vitest'
import { derivedTables } from '#core/database/derived-tables.ts'
import { openDatabase } from '#core/database/open.ts'
import { openDb } from '#core/database/sql.ts'
import type { Node } from '#core/journal/node.ts'
import { noMirror, pagesOf } from '#core/journal/mirror.ts'
import { openNode } from '#core/node.ts'
import { verify } from '#core/node.ts'
import { isBehind, orderReadingAnew } from '#core/journal/storage/read-anew.ts'
import { saturdayEvening, testRuntime } from '../../world/clock.ts'
import { ownKeys } from '../../world/keys.ts'
import { longBox, longHistory } from '../../world/long-mirror.ts'
import { turns } from './gated-mirror.ts'

/** A box with so many facts, whose program may be stopped after some turns. */
async function boxWith(facts: number) {
  const { raw } = openDatabase(':memory:')
  const runtime = testRuntime({ ms: saturdayEvening })
  const open = (most = Infinity, mirror = noMirror()): Node => {
    let taken = 0
    const later = (work: () => void) => void (++taken <= most && runtime.later(work))
    return openNode({
      identity: longBox,
      signing: ownKeys(longBox.nodeId),
      db: openDb(raw),
      mirror,
      runtime: { ...runtime, later },
    })
  }
  const all = [...longHistory(facts, 10)].flat()
  const node = open(Infinity, { ...noMirror(), last: () => all.at(-1)!, read: from => pagesOf(all, from) })
  await node.whenMirrored()
  return { raw, node, open }
}

test('tables are read anew in turns: the box says how far it is, answers nobody from half of them, and sells again after', async () => {
  const { node, open } = await boxWith(3000)
  orderReadingAnew(node.db)
  const again = open()
  expect(again.state()).toBe('reading')
  const shares: number[] = []
  while (again.state() === 'reading') {
    shares.push(again.reading()!.share)
    await expect(again.execute({ who: 'node', via: 'test' }, () => 1)).rejects.toMatchObject({
      code: 'node_recovering',
    })
    await turns(1)
  }
  // Every part is a turn of its own, so that whoever asks how it is hears it.
  expect(new Set(shares).size).toBeGreaterThan(4)
  expect(again.db.prepare('SELECT fields FROM catalogue').pluck().get()).toContain('3000 xxxxxxxxxx')
  expect(verify(again.db)).toEqual([])
})

test('a box that is switched off while it reads its tables anew goes on where it was', async () => {
  const { node, open } = await boxWith(3000)
  orderReadingAnew(node.db)
  // Each table is emptied in a turn of its own, and the list of what was parked; then it has read three times.
  const steps = derivedTables.length + 1 + 3
  const off = open(steps)
  await turns(steps + 20)
  const share = off.reading()!.share
  expect([off.state(), share > 0]).toEqual(['reading', true])
  const again = open()
  await turns(1)
  expect(again.reading()!.share).toBeGreaterThanOrEqual(share)
  await again.whenMirrored()
  expect([again.state(), isBehind(again.db)]).toEqual(['ready', false])
  expect(verify(again.db)).toEqual([])
})
