import { expect, test, vi } from 'vitest'
import { openDatabase } from '#core/database/open.ts'
import { keysInMemory, openKeyStore } from '#core/journal/keys.ts'
import { isLacking, openKeyKeeping } from '#core/journal/storage/private-store.ts'

const names = (count: number) => Array.from({ length: count }, (_, index) => `part ${index}`)

/** A node's database and keys with so many private parts, as they lie there when it starts. */
function partsAndKeys(count: number) {
  const db = openDatabase(':memory:')
  const keys = openKeyStore(keysInMemory(), keysInMemory())
  for (const digest of names(count)) keys.put({ digest, key: 'key', day: null })
  keys.flush()
  const erase = (digests: readonly string[]) => {
    for (const digest of digests) db.prepare('INSERT INTO erased_parts (digest) VALUES (?)').run(digest)
  }
  return { db, keys, erase, kept: () => names(count).filter(digest => keys.get(digest) !== undefined) }
}

test('keys of thousands of erased people are forgotten a page at a time, and later only what is new is read', () => {
  const { db, keys, erase, kept } = partsAndKeys(2501)
  erase(names(2500))
  const forget = vi.spyOn(keys, 'forget')
  const { inStep } = openKeyKeeping({ db, keys })
  inStep()
  expect(kept()).toEqual(['part 2500'])
  expect(forget.mock.calls.map(([digests]) => digests.length)).toEqual([1000, 1000, 500])
  erase(['part 2500'])
  inStep()
  inStep()
  expect(kept()).toEqual([])
  expect(forget.mock.calls.slice(3)).toEqual([[['part 2500']]])
})

test('a device that fails in between is asked again for what is left', () => {
  const { db, keys, erase, kept } = partsAndKeys(2500)
  erase(names(2500))
  const { inStep, areWhole } = openKeyKeeping({ db, keys })
  const { forget } = keys
  const failing = vi
    .spyOn(keys, 'forget')
    .mockImplementationOnce(forget)
    .mockImplementationOnce(() => {
      throw new Error('the device is away')
    })
  expect(areWhole()).toBe(false)
  expect(kept()).toHaveLength(1500)
  failing.mockImplementation(forget)
  inStep()
  expect(kept()).toEqual([])
})

test('after a key file was lost every private part is looked at, however many there are', () => {
  const { db, keys } = partsAndKeys(0)
  const add = db.prepare(
    "INSERT INTO private_parts (digest, payload, day, scope, about) VALUES (?, '', NULL, 'exhibitor', NULL)",
  )
  for (const digest of names(2500)) add.run(digest)
  for (const digest of names(1200)) keys.put({ digest, key: 'key', day: null })
  keys.flush()
  openKeyKeeping({ db, keys }).inStep()
  expect(names(2500).filter(digest => isLacking(db, digest))).toEqual(names(2500).slice(1200))
})
