import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBucket } from '../../world/bucket.ts'
import { openCopiedNode, sellPopcorn, type CopiedNode } from '../../world/off-site.ts'
import { until } from '../../world/places.ts'

let folder: string
let closing: (() => Promise<unknown>)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-off-site-'))
})
afterEach(async () => {
  for (const close of closing) await close()
  closing = []
  rmSync(folder, { recursive: true, force: true })
})

const target = () => join(folder, 'target')
async function start(place = 'box', settings: Record<string, string> = {}) {
  const box = await openCopiedNode(join(folder, place), { FOYER_OFFSITE: `file://${target()}`, ...settings })
  closing.push(box.close)
  return box
}
async function stop(box: CopiedNode) {
  closing = closing.filter(close => close !== box.close)
  await box.close()
}
const copying = (box: CopiedNode) =>
  until(() => box.condition().copy !== null && generations(box.litestreamPid()))
const generations = (pid: number) =>
  existsSync(`/proc/${pid}/exe`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

test('what is sold is in the off-site copy, and a restore has proven it', async () => {
  const box = await start()
  await copying(box)
  expect(box.condition()).toMatchObject({
    state: 'waiting',
    copy: 'tenant/box-small00000/1-1',
    trouble: null,
  })
  for (let n = 0; n < 20; n++) await sellPopcorn(box.node)
  await box.offSite.proveNow()
  expect(box.condition()).toMatchObject({
    state: 'proven',
    trouble: null,
    behindFacts: 0,
    behindSeconds: 0,
    sameDevice: true,
    program: 'Litestream v0.3.13',
    programFit: false,
  })
  expect(readdirSync(join(folder, 'box', '.off-site')).filter(name => name.startsWith('scratch'))).toEqual([])
})

test('nobody else on the machine can read the keys or the restored copies', async () => {
  const box = await start()
  await copying(box)
  const inside = join(folder, 'box', '.off-site')
  expect(statSync(inside).mode & 0o077).toBe(0)
  expect(statSync(join(inside, 'litestream.yml')).mode & 0o077).toBe(0)
})

test('a Litestream that lives and sends nothing is noticed by the restore, told how far behind, and freed', async () => {
  const box = await start()
  await copying(box)
  await sellPopcorn(box.node)
  await box.offSite.proveNow()
  const stalled = box.litestreamPid()
  process.kill(stalled, 'SIGSTOP')
  for (let n = 0; n < 7; n++) await sellPopcorn(box.node)
  await box.offSite.proveNow()
  expect(box.condition()).toMatchObject({ state: 'trouble', trouble: 'behind', behindFacts: 7 })
  expect(box.condition().behindSeconds).toBeGreaterThan(0)

  await until(() => !generations(stalled))
  await copying(box)
  await box.offSite.proveNow()
  expect(box.condition()).toMatchObject({
    state: 'proven',
    behindFacts: 0,
    copy: 'tenant/box-small00000/1-1',
  })
})

test('a copy that stands still is noticed also in a night without a sale', async () => {
  const box = await start()
  await copying(box)
  await box.offSite.proveNow()
  process.kill(box.litestreamPid(), 'SIGSTOP')
  await box.offSite.proveNow()
  expect(box.condition()).toMatchObject({ trouble: 'behind', behindFacts: 0 })
})

test('a target that holds nothing: Litestream calls that a success, the proof does not', async () => {
  const box = await start()
  await copying(box)
  await box.offSite.proveNow()
  process.kill(box.litestreamPid(), 'SIGSTOP')
  renameSync(target(), join(folder, 'unplugged'))
  await box.offSite.proveNow()
  expect(box.condition()).toMatchObject({ state: 'trouble', trouble: 'nothing_there' })
})

test('a target that was emptied under a Litestream that goes on: what it writes there is no copy, so a new one begins', async () => {
  const box = await start()
  await copying(box)
  await box.offSite.proveNow()
  renameSync(target(), join(folder, 'unplugged'))
  await box.offSite.proveNow()
  expect(box.condition()).toMatchObject({ trouble: 'damaged', setAside: ['tenant/box-small00000/1-1'] })

  await until(() => box.condition().copy === 'tenant/box-small00000/1-2')
  await box.offSite.proveNow()
  expect(box.condition()).toMatchObject({ state: 'proven', behindFacts: 0 })
})

test('two machines with one identity: the one that finds other facts in its copy leaves that place and goes on beside it', async () => {
  const first = await start()
  await copying(first)
  await first.offSite.proveNow()
  await stop(first)
  cpSync(join(folder, 'box'), join(folder, 'twin'), { recursive: true })
  for (const name of ['.off-site', '.box.db-litestream'])
    rmSync(join(folder, 'twin', name), { recursive: true })
  const box = await start()
  const twin = await start('twin')
  await copying(box)
  await until(() => twin.heard.some(line => line.message.includes('snapshot written')))
  await sellPopcorn(box.node)
  await sellPopcorn(box.node)

  let selling = true
  const busy = (async () => {
    while (selling) {
      await sellPopcorn(twin.node)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  })()
  await box.offSite.proveNow()
  selling = false
  await busy
  expect(box.condition()).toMatchObject({
    trouble: 'other_facts',
    detail: expect.stringMatching(/cinema-1 at \d+|written elsewhere/),
    setAside: ['tenant/box-small00000/1-1'],
  })

  await until(() => box.condition().copy === 'tenant/box-small00000/1-2')
  await box.offSite.proveNow()
  expect(box.condition()).toMatchObject({ state: 'proven', setAside: ['tenant/box-small00000/1-1'] })
})

test('a database that was put back from elsewhere begins a new copy and leaves the older one as it is', async () => {
  const first = await start()
  await copying(first)
  await stop(first)
  cpSync(join(folder, 'box', 'box.db'), join(folder, 'yesterday.db'))
  const second = await start()
  await copying(second)
  for (let n = 0; n < 3; n++) await sellPopcorn(second.node)
  await second.offSite.proveNow()
  expect(second.condition()).toMatchObject({ state: 'proven', copy: 'tenant/box-small00000/1-1' })
  await stop(second)

  for (const name of readdirSync(join(folder, 'box')))
    if (name.startsWith('box.db') || name.startsWith('.box.db'))
      rmSync(join(folder, 'box', name), { recursive: true })
  // With its mirror it would read from there what it lacks, and be the same again.
  rmSync(join(folder, 'box', 'mirror.log'))
  cpSync(join(folder, 'yesterday.db'), join(folder, 'box', 'box.db'))
  const third = await start()
  await copying(third)
  await until(() => third.condition().copy === 'tenant/box-small00000/1-2')
  await third.offSite.proveNow()
  expect(third.condition().state).toBe('proven')
})

test('a database with the mark of a restore begins a new copy, once', async () => {
  const first = await start()
  await copying(first)
  first.node.db.exec("INSERT INTO settings (key, value) VALUES ('restored', '2026-11-22T09:00:00.000Z')")
  await stop(first)
  const second = await start()
  await until(() => second.condition().copy === 'tenant/box-small00000/1-2')
  await stop(second)
  const third = await start()
  await copying(third)
  expect(third.condition().copy).toBe('tenant/box-small00000/1-2')
})

test('a node that is given a new epoch goes on in a new place without a restart', async () => {
  const box = await start()
  await copying(box)
  await sellPopcorn(box.node)
  box.node.identity.epoch = 2
  await sellPopcorn(box.node)
  await until(() => box.condition().copy === 'tenant/box-small00000/2-1')
  await copying(box)
  await box.offSite.proveNow()
  expect(box.condition()).toMatchObject({ state: 'proven', behindFacts: 0 })
})

test('a new disk that remembers nothing never writes into the place of the old one', async () => {
  const first = await start()
  await copying(first)
  await first.offSite.proveNow()
  await stop(first)
  const second = await start('new-disk')
  await until(() => second.condition().copy === 'tenant/box-small00000/1-2')
})

test('a Litestream that is killed is started again', async () => {
  const box = await start()
  await copying(box)
  const before = box.litestreamPid()
  process.kill(before, 'SIGKILL')
  await until(() => box.litestreamPid() !== before && generations(box.litestreamPid()))
  await sellPopcorn(box.node)
  await box.offSite.proveNow()
  expect(box.condition().state).toBe('proven')
})

test('a Litestream that always ends at once is a trouble, tried again with growing waits', async () => {
  const program = join(folder, 'litestream')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    program,
    '#!/bin/sh\n[ "$1" = version ] && echo v0.5.17 && exit\n[ "$1" = replicate ] && echo "no such bucket" >&2 && exit 1\nexit 0\n',
  )
  chmodSync(program, 0o755)
  const box = await start('box', { FOYER_LITESTREAM: program })
  await until(() => box.condition().trouble === 'program_down')
  expect(box.condition()).toMatchObject({ state: 'trouble', detail: 'no such bucket', programFit: true })
  await box.offSite.proveNow()
  expect(box.condition()).toMatchObject({ trouble: 'program_down', provenAt: null })
  await sellPopcorn(box.node)
})

test('a Litestream that is not there is told, and the box sells all the same', async () => {
  const box = await start('box', { FOYER_LITESTREAM: join(folder, 'nowhere') })
  await until(() => box.condition().trouble === 'program_missing')
  expect(box.condition().detail).toContain(join(folder, 'nowhere'))
  await sellPopcorn(box.node)
})

test('a bucket: copied and proven with its key, told when it takes nothing more, when it refuses and when it is away', async () => {
  const bucket = await openBucket('the-key')
  const settings = {
    FOYER_OFFSITE: 's3://cinemas/copies',
    FOYER_OFFSITE_ENDPOINT: bucket.endpoint,
    FOYER_OFFSITE_KEY_ID: 'the-key',
    FOYER_OFFSITE_SECRET: 'a secret of the bucket',
  }
  const box = await start('box', settings)
  closing.push(bucket.close)
  await copying(box)
  await sellPopcorn(box.node)
  await box.offSite.proveNow()
  expect(box.condition()).toMatchObject({ state: 'proven', target: 's3://cinemas/copies', sameDevice: false })
  expect([...bucket.objects.keys()].every(key => key.startsWith('copies/tenant/box-small00000/1-1/'))).toBe(
    true,
  )

  bucket.state.full = true
  await sellPopcorn(box.node)
  await box.offSite.proveNow()
  expect(box.condition()).toMatchObject({ trouble: 'behind', behindFacts: 1 })
  bucket.state.full = false
  await copying(box)
  await box.offSite.proveNow()
  expect(box.condition().state).toBe('proven')

  await bucket.close()
  await box.offSite.proveNow()
  expect(box.condition()).toMatchObject({ trouble: 'not_fetched', detail: expect.stringMatching(/refused/) })
  expect(JSON.stringify([box.heard, box.condition()])).not.toContain('a secret of the bucket')
}, 90_000)

test('with a wrong key nothing is copied, and the store’s own word says why', async () => {
  const bucket = await openBucket('the-key')
  closing.push(bucket.close)
  const box = await start('box', {
    FOYER_OFFSITE: 's3://cinemas/copies',
    FOYER_OFFSITE_ENDPOINT: bucket.endpoint,
    FOYER_OFFSITE_KEY_ID: 'another',
    FOYER_OFFSITE_SECRET: 'a secret of the bucket',
  })
  await until(() => box.condition().trouble === 'not_fetched')
  expect(box.condition().detail).toContain('AccessDenied')
})
