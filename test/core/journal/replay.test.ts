import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#core/database/open.ts'
import { openDb } from '#core/database/sql.ts'
import { pagesOf, type Mirror } from '#core/journal/mirror.ts'
import { openNode } from '#core/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { saturdayEvening, testRuntime } from '../../world/clock.ts'
import { ownKeys } from '../../world/keys.ts'
import { longBox, longHistory } from '../../world/long-mirror.ts'
import type { Replayed } from '../../world/replaying-program.ts'
import { atRegister, carl, saleOf } from '../../world/small-exhibitor.ts'
import { gatedMirror, turns } from './gated-mirror.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'foyer-replay-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const program = fileURLToPath(new URL('../../world/replaying-program.ts', import.meta.url))

test(
  'a lost database is read from a mirror several times larger than the memory there is',
  { timeout: 400_000 },
  () => {
    const facts = 12_000
    const told = [program, folder, String(facts), '9000']
    execFileSync(process.execPath, [...told, 'fill'])
    const said = execFileSync(process.execPath, ['--max-old-space-size=64', ...told, 'replay'])
    const replayed = JSON.parse(String(said)) as Replayed
    expect(replayed).toMatchObject({ facts, states: expect.arrayContaining(['reading']) })
    expect(replayed.turns).toBeGreaterThan(facts / 1000)
  },
)

/** A mirror of a hundred facts, ten a page, that counts what is read of it. */
function countedMirror() {
  const facts = [...longHistory(100, 10)].flat()
  let read = 0
  const mirror: Mirror = {
    ...gatedMirror().mirror,
    last: () => facts.at(-1)!,
    async *read(from) {
      for await (const page of pagesOf(facts, from, 10)) {
        read += page.facts.length
        yield page
      }
    },
  }
  return { mirror, facts, read: () => read }
}

test('a box that is switched off while it reads its mirror goes on where it was, and tells how far it is', async () => {
  const { raw } = openDatabase(':memory:')
  const counted = countedMirror()
  let steps = 0
  const runtime = testRuntime({ ms: saturdayEvening })
  const later = (work: () => void) => void (++steps <= 6 && runtime.later(work))
  const off = openNode({
    identity: longBox,
    signing: ownKeys(longBox.nodeId),
    db: openDb(raw),
    mirror: counted.mirror,
    runtime: { ...runtime, later },
  })
  expect(off.state()).toBe('reading')
  await turns(20)
  expect([off.state(), off.reading()]).toEqual(['reading', { what: 'mirror', share: 0.7 }])
  expect(off.journal.count()).toBe(70)

  const node = openNode({
    identity: longBox,
    signing: ownKeys(longBox.nodeId),
    db: openDb(raw),
    mirror: counted.mirror,
    runtime,
  })
  await node.whenMirrored()
  expect([node.state(), node.reading(), node.journal.count()]).toEqual(['ready', null, 100])
  // The page it was at is read once more, to see that it is the same mirror.
  expect(counted.read()).toBe(110)
})

test('another mirror than the one a box was reading when it was switched off is read from its beginning', async () => {
  const { raw } = openDatabase(':memory:')
  const first = countedMirror()
  let steps = 0
  const runtime = testRuntime({ ms: saturdayEvening })
  const later = (work: () => void) => void (++steps <= 6 && runtime.later(work))
  openNode({
    identity: longBox,
    signing: ownKeys(longBox.nodeId),
    db: openDb(raw),
    mirror: first.mirror,
    runtime: { ...runtime, later },
  })
  await turns(20)
  const other = countedMirror()
  // It was filled again: its facts lie in other places.
  other.facts.unshift(...other.facts.slice(0, 5))
  const node = openNode({
    identity: longBox,
    signing: ownKeys(longBox.nodeId),
    db: openDb(raw),
    mirror: other.mirror,
    runtime,
  })
  await node.whenMirrored()
  expect(node.journal.count()).toBe(100)
  expect(other.read()).toBe(10 + 105)
})

test('nothing is sold while a box reads its mirror, and a sale that comes early is refused with its sentence', async () => {
  const { mirror } = countedMirror()
  const runtime = testRuntime({ ms: saturdayEvening })
  const node = openNode({
    identity: longBox,
    signing: ownKeys(longBox.nodeId),
    db: openDatabase(':memory:'),
    mirror,
    runtime,
  })
  const early = node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  await expect(early).rejects.toMatchObject({ code: 'node_recovering' })
  await node.whenMirrored()
  expect(node.state()).toBe('ready')
})

test('a mirror with a damaged place brings back what can be read, and the rest is learned from the other side', async () => {
  const { mirror } = countedMirror()
  const damaged: Mirror = {
    ...mirror,
    async *read(from) {
      for await (const page of mirror.read(from)) yield { ...page, damaged: 1 }
    },
  }
  const durableIdentity = {
    installed: true,
    machineChanged: false,
    instance: 'm',
    recovering: false,
    keepRecovering() {},
    keep() {},
    adopt() {},
  }
  const runtime = testRuntime({ ms: saturdayEvening })
  const node = openNode({
    identity: longBox,
    signing: ownKeys(longBox.nodeId),
    db: openDatabase(':memory:'),
    mirror: damaged,
    runtime,
    durableIdentity,
  })
  await node.whenMirrored()
  expect(node.journal.count()).toBe(100)
  expect(node.nodeStatus.recovery()?.reason).toBe('mirror_damaged')
})
