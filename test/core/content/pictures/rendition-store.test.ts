import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fileHash } from '#core/content/files/store.ts'
import { openRenditionStore } from '#core/content/pictures/rendition-store.ts'
import { pictures } from '../../../world/pictures.ts'

const folders: string[] = []
const aFolder = () => {
  folders.push(mkdtempSync(join(tmpdir(), 'foyer-')))
  return join(folders.at(-1)!, 'pictures')
}
afterAll(() => folders.forEach(folder => rmSync(folder, { recursive: true })))

const webp = (size: number) => pictures['image/webp'](size)
const hash = (of: number) => fileHash(webp(of))

test('what was kept is read, also by the next start', async () => {
  const folder = aFolder()
  await openRenditionStore(folder).keep(hash(1), '400.webp', webp(500))
  const next = openRenditionStore(folder)
  expect(await next.read(hash(1), '400.webp')).toEqual(webp(500))
  expect(await next.read(hash(1), '400.avif')).toBeUndefined()
  expect(await next.read('../../etc/passwd', '400.webp')).toBeUndefined()
  expect(next.bytes()).toBe(500)
})

test('there are never more bytes than that, and what was not used longest goes first', async () => {
  const folder = aFolder()
  const store = openRenditionStore(folder, 2500)
  await store.keep(hash(1), '400.webp', webp(1000))
  await store.keep(hash(2), '400.webp', webp(1000))
  expect(await store.read(hash(1), '400.webp')).toBeDefined()
  await store.keep(hash(3), '400.webp', webp(1000))
  expect(store.bytes()).toBe(2000)
  expect(await store.read(hash(2), '400.webp')).toBeUndefined()
  expect(await store.read(hash(1), '400.webp')).toBeDefined()
  expect(readdirSync(folder)).toHaveLength(2)
})

test('what a crash left half written, and sizes that are not made any more, are cleared away', async () => {
  const folder = aFolder()
  const store = openRenditionStore(folder)
  await store.keep(hash(1), '400.webp', webp(500))
  for (const name of [`${hash(1)}.400.avif.new`, `${hash(1)}.333.webp`, 'anything'])
    writeFileSync(join(folder, name), 'half')
  writeFileSync(join(folder, `${hash(2)}.400.webp`), '')
  const next = openRenditionStore(folder)
  expect(await next.read(hash(2), '400.webp'), 'an empty file is no picture').toBeUndefined()
  expect(await next.read(hash(1), '400.webp')).toBeDefined()
  expect(readdirSync(folder)).toEqual([`${hash(1)}.400.webp`])
})

test('a folder that cannot be written is no error for who reads', async () => {
  const folder = aFolder()
  writeFileSync(folder, 'a file stands in its place')
  const store = openRenditionStore(folder)
  expect(await store.read(hash(1), '400.webp')).toBeUndefined()
  await expect(store.keep(hash(1), '400.webp', webp(500))).rejects.toThrow()
  rmSync(folder)
  await store.keep(hash(1), '400.webp', webp(500))
  expect(await store.read(hash(1), '400.webp')).toBeDefined()
})

test('a database in memory keeps none', async () => {
  const store = openRenditionStore(undefined)
  await store.keep(hash(1), '400.webp', webp(500))
  expect(await store.read(hash(1), '400.webp')).toBeUndefined()
})
