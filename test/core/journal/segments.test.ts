import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SealedFact } from '#core/journal/fact.ts'
import { openMirrorFile, type MirrorFile } from '#core/journal/storage/mirror/mirror-file.ts'
import { flipByte } from '../../world/rot.ts'
import { watchDisk } from './forgetful-disk.ts'

let folder = ''
const mirrors: MirrorFile[] = []
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'foyer-segments-'))))
afterEach(async () => {
  for (const mirror of mirrors.splice(0)) await mirror.close()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const path = () => join(folder, 'facts.log')
const files = () =>
  readdirSync(folder)
    .filter(name => name.startsWith('facts.log'))
    .sort()
const fact = (seq: number): SealedFact => ({
  bytes: JSON.stringify({ origin: 'a', seq, body: 'x'.repeat(100) }),
  hash: `hash ${seq}`,
})
const facts = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => fact(from + at))

/** A mirror whose segments are full after four facts. */
async function open() {
  const mirror = await openMirrorFile(path(), join(folder, 'box.db'), 700)
  mirrors.push(mirror)
  return mirror
}
async function written(to: number) {
  const mirror = await open()
  for (const each of facts(1, to)) await mirror.append([each])
  await mirror.alone(async () => {})
  return mirror
}
const pages = (mirror: MirrorFile, from?: string) => Array.fromAsync(mirror.read(from))
const read = async (mirror: MirrorFile) => (await pages(mirror)).flatMap(page => page.facts)

test('a full mirror file is sealed and compressed, and a new one goes on; all of it is read in order', async () => {
  const mirror = await written(10)
  expect(files()).toEqual(['facts.log', 'facts.log.000001.zst', 'facts.log.000002.zst', 'facts.log.index'])
  expect(mirror.last()).toEqual(fact(10))
  expect(await read(mirror)).toEqual(facts(1, 10))
  expect(mirror.segments.known(2)).toMatchObject({ facts: 4, streams: { a: [5, 8] } })
  await mirror.close()
  const again = await open()
  expect(again.last()).toEqual(fact(10))
  expect(await read(again)).toEqual(facts(1, 10))
})

test('reading goes on at any page, and from the beginning where there is no such place', async () => {
  const mirror = await written(10)
  const all = await pages(mirror)
  expect(all.map(page => page.at)).toEqual(['1:0', '2:0', '3:0'])
  expect(all.at(-1)?.share).toBe(1)
  expect((await pages(mirror, '2:0')).flatMap(page => page.facts)).toEqual(facts(5, 10))
  expect((await pages(mirror, '9:0')).flatMap(page => page.facts)).toEqual(facts(1, 10))
})

test('the last fact is known also when the open file has just begun', async () => {
  const mirror = await written(8)
  await mirror.sealOpen()
  expect(readFileSync(path(), 'utf8')).toBe('')
  await mirror.close()
  expect((await open()).last()).toEqual(fact(8))
})

test('a full file that nobody sealed before the power went is sealed at the next start', async () => {
  const mirror = await written(4)
  await mirror.close()
  copyFileSync(path(), `${path()}.000001`)
  writeFileSync(path(), '')
  writeFileSync(`${path()}.000001.zst.new`, 'half of it')
  const again = await open()
  await again.alone(async () => {})
  expect(await read(again)).toEqual(facts(1, 4))
  expect(files()).toEqual(['facts.log', 'facts.log.000001.zst', 'facts.log.index'])
})

test('a full file left beside its sealed one is taken away, and nothing is read twice', async () => {
  const mirror = await written(3)
  await mirror.append([fact(4)])
  copyFileSync(path(), join(folder, 'kept'))
  await mirror.sealOpen()
  await mirror.close()
  copyFileSync(join(folder, 'kept'), `${path()}.000001`)
  const again = await open()
  expect(files()).toEqual(['facts.log', 'facts.log.000001.zst', 'facts.log.index'])
  expect(await read(again)).toEqual(facts(1, 4))
})

test('a segment is on the disk, with its name, before the full file is taken away', async () => {
  const disk = await watchDisk(folder)
  await written(5)
  const sealed = readFileSync(`${path()}.000001.zst`)
  expect(await disk.afterPowerCut(`${path()}.000001.zst`)).toBe(sealed.toString('utf8'))
  expect(await disk.afterPowerCut(`${path()}.index`)).toBe(readFileSync(`${path()}.index`, 'utf8'))
})

test('a segment that rots is left out and told, and what lies before and behind it is read', async () => {
  const mirror = await written(10)
  flipByte(`${path()}.000001.zst`)
  const [first, ...rest] = await pages(mirror)
  expect(first).toMatchObject({ facts: [], damaged: 1 })
  expect(rest.flatMap(page => page.facts)).toEqual(facts(5, 10))
  rmSync(`${path()}.000002.zst`)
  expect((await pages(mirror)).at(-1)).toMatchObject({ facts: facts(9, 10), damaged: 2 })
})

test('a line of the open file that rots is known by itself, and set apart at the next start', async () => {
  const mirror = await written(3)
  await mirror.close()
  flipByte(path(), 200)
  const again = await open()
  expect(again.last()).toEqual(fact(3))
  expect((await read(again)).map(({ hash }) => hash)).toEqual(['hash 1', 'hash 3'])
  await again.append([fact(4)])
  expect((await pages(again)).at(-1)).toMatchObject({ facts: [fact(4)], damaged: 1 })
})

test('a mirror whose list of segments is lost still knows what it holds', async () => {
  const mirror = await written(10)
  await mirror.close()
  rmSync(`${path()}.index`)
  const again = await open()
  expect(await read(again)).toEqual(facts(1, 10))
  expect(await again.segments.isWhole(1, async () => {})).toBe(true)
  expect(again.segments.known(1)).toMatchObject({ facts: 4, streams: { a: [1, 4] } })
})

test('a mirror that refuses while it begins a new file holds everything it was given before, and goes on', async () => {
  const mirror = await written(4)
  const disk = await watchDisk(folder)
  disk.failSyncs()
  await expect(mirror.append([fact(5)])).rejects.toThrow('EIO')
  await mirror.reopen()
  expect(mirror.last()).toEqual(fact(4))
  await mirror.append([fact(5)])
  expect(await read(mirror)).toEqual(facts(1, 5))
})
