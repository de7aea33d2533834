import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { open as openHandle, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SealedFact } from '#core/journal/fact.ts'
import { factOf } from '#core/journal/storage/mirror/line.ts'
import { openMirrorFile } from '#core/journal/storage/mirror/mirror-file.ts'
import { openSmallNode } from '../../world/small-exhibitor.ts'
import { watchDisk } from './forgetful-disk.ts'
import { sell } from './machine.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'foyer-mirror-'))))
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const fact = (seq: number): SealedFact => ({
  bytes: JSON.stringify({ origin: 'a', seq }),
  hash: `hash ${seq}`,
})
const open = () => openMirrorFile(join(folder, 'facts.log'), join(folder, 'box.db'))
const held = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map(line => factOf(line)?.hash)

test('a sale is answered only after a successful sync of the mirror covered its fact', async () => {
  const disk = await watchDisk(folder)
  const wakesSoon = { sleep: () => new Promise<void>(wake => setTimeout(wake, 5)) }
  const { node } = await openSmallNode('box', { mirror: await open(), runtime: wakesSoon })
  disk.failSyncs()
  const sold = await sell(node, 'sale-1', 'A3')
  expect(sold.number).toBe('K-000001')
  expect(await disk.afterPowerCut(join(folder, 'facts.log'))).toContain('sale-1')
  await node.close()
})

test('what a failed sync left readable is cut off and written again', async () => {
  const disk = await watchDisk(folder)
  const mirror = await open()
  await mirror.append([fact(1)])
  disk.failSyncs()
  await expect(mirror.append([fact(2)])).rejects.toThrow('EIO')
  expect(mirror.condition().condition).toBe('lost')
  await mirror.reopen()
  expect(mirror.last()).toEqual(fact(1))
  expect((await Array.fromAsync(mirror.read())).flatMap(page => page.facts)).toEqual([fact(1)])
  await mirror.append([fact(2)])
  expect(held(await disk.afterPowerCut(join(folder, 'facts.log')))).toEqual(['hash 1', 'hash 2'])
  expect(mirror.condition().condition).toBe('operational')
  await mirror.close()
})

test('the file of a mirror, each that follows it, and the folders made for them outlive a loss of power', async () => {
  const disk = await watchDisk(folder)
  const path = join(folder, 'second disk', 'mirror', 'facts.log')
  const mirror = await openMirrorFile(path, join(folder, 'box.db'), 40)
  for (const made of [join(folder, 'second disk'), join(folder, 'second disk', 'mirror'), path])
    expect(await disk.isNamedAfterPowerCut(made), made).toBe(true)
  await mirror.append([fact(1)])
  await mirror.append([fact(2)])
  await mirror.sealOpen()
  const files = readdirSync(join(folder, 'second disk', 'mirror'))
  expect(files.length).toBeGreaterThan(2)
  for (const file of files)
    expect(await disk.isNamedAfterPowerCut(join(folder, 'second disk', 'mirror', file)), file).toBe(true)
  await mirror.close()
})

test('a device that cannot even cut back holds nothing until it can', async () => {
  const disk = await watchDisk(folder)
  const mirror = await open()
  await mirror.append([fact(1)])
  disk.failSyncs(2)
  await expect(mirror.append([fact(2)])).rejects.toThrow('EIO')
  await expect(mirror.reopen()).rejects.toThrow('EIO')
  await expect(mirror.append([fact(2)])).rejects.toThrow()
  await mirror.reopen()
  expect(mirror.last()).toEqual(fact(1))
  await mirror.close()
})

test('what a killed program left at the end of the mirror is written again before it is believed', async () => {
  const disk = await watchDisk(folder)
  const before = await open()
  await before.append([fact(1)])
  disk.failSyncs()
  await expect(before.append([fact(2)])).rejects.toThrow('EIO')
  await before.close()
  const after = await open()
  expect(after.last()).toEqual(fact(2))
  expect(held(await disk.afterPowerCut(join(folder, 'facts.log')))).toEqual(['hash 1', 'hash 2'])
  await after.close()
})

test('half a line that a crash left is taken off before the next line is written, also while the program runs', async () => {
  const path = join(folder, 'facts.log')
  const mirror = await open()
  await mirror.append([fact(1)])
  const other = join(folder, 'other.log')
  copyFileSync(path, other)
  appendFileSync(other, '{"bytes":"{\\"ori')
  renameSync(other, path)
  await expect(mirror.append([fact(2)])).rejects.toThrow('replaced')
  await mirror.reopen()
  await mirror.append([fact(2)])
  expect(held(readFileSync(path, 'utf8'))).toEqual(['hash 1', 'hash 2'])
  await mirror.close()
})

test('a mirror file that was replaced while it was written takes nothing as held', async () => {
  const path = join(folder, 'facts.log')
  const mirror = await open()
  await mirror.append([fact(1)])
  renameSync(path, `${path}.away`)
  appendFileSync(path, '')
  await expect(mirror.append([fact(2)])).rejects.toThrow('replaced')
  expect(readFileSync(path, 'utf8')).toBe('')
  await mirror.reopen()
  expect(mirror.last()).toBeNull()
  await mirror.close()
})

test('facts that arrive while the open file is set apart are held', async () => {
  const mirror = await open()
  await mirror.append([fact(1)])
  let arriving: Promise<void> | undefined
  await atNextSync(async () => {
    arriving = mirror.append([fact(2)])
    await new Promise(soon => setTimeout(soon, 20))
  })
  await mirror.sealOpen()
  await arriving
  await mirror.close()
  const after = await open()
  expect((await Array.fromAsync(after.read())).flatMap(page => page.facts)).toEqual([fact(1), fact(2)])
  await after.close()
})

/** Runs the work when any file is synced next, before it is. */
async function atNextSync(work: () => Promise<void>): Promise<void> {
  const probe = await openHandle(folder, 'r')
  const handles = Object.getPrototypeOf(probe) as FileHandle
  await probe.close()
  const { sync } = handles
  vi.spyOn(handles, 'sync').mockImplementationOnce(async function (this: FileHandle) {
    await work()
    return sync.call(this)
  })
}
