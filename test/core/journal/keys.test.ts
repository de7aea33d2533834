import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openKeyFiles } from '#core/journal/storage/key-file.ts'
import { keysInMemory, openKeyStore, type KeyStore } from '#core/journal/keys.ts'

let folder = ''
const open: KeyStore[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-keys-'))
})
afterEach(() => {
  for (const keys of open.splice(0)) keys.close()
  rmSync(folder, { recursive: true })
})

const first = () => join(folder, 'box.db.keys')
const second = () => join(folder, 'facts.log.keys')
const key = (digest: string, day: string | null = null) => ({ digest, key: `key of ${digest}`, day })

function start(): KeyStore {
  for (const keys of open.splice(0)) keys.close()
  const keys = openKeyFiles(join(folder, 'box.db'), join(folder, 'facts.log'))
  open.push(keys)
  return keys
}

function stop() {
  for (const keys of open.splice(0)) keys.close()
}

/** As it would be after a power cut or with another disk: nothing of that device. */
function lose(path: string) {
  for (const name of readdirSync(folder)) if (join(folder, name).startsWith(path)) rmSync(join(folder, name))
}

function put(keys: KeyStore, ...digests: string[]) {
  for (const digest of digests) keys.put(key(digest))
  keys.flush()
  keys.flushCopy()
}

function bytesOfFolder(): string {
  return readdirSync(folder)
    .map(name => readFileSync(join(folder, name), 'latin1'))
    .join()
}

test('keys are on both devices, and only their owner may read them', () => {
  put(start(), 'ada')
  stop()
  for (const path of [first(), second()]) {
    expect(readFileSync(path, 'latin1')).toContain('key of ada')
    expect(statSync(path).mode & 0o077).toBe(0)
  }
})

test('a key file that cannot be read is tried again and again, and leaves nothing open', () => {
  const keys = start()
  stop()
  writeFileSync(first(), 'no database')
  const openFiles = () => readdirSync('/proc/self/fd').length
  const before = openFiles()
  for (let tries = 0; tries < 5; tries += 1) expect(() => keys.get('ada')).toThrow('not a database')
  expect(openFiles()).toBe(before)
})

test.each(['the database’s', 'the mirror’s'])('the loss of %s device loses no key', which => {
  put(start(), 'ada', 'ben')
  stop()
  lose(which === 'the mirror’s' ? second() : first())
  const keys = start()
  expect(keys.wasMended()).toBe(true)
  expect(keys.get('ada')).toBe('key of ada')
  stop()
  lose(which === 'the mirror’s' ? first() : second())
  expect(start().get('ben')).toBe('key of ben')
})

test('a file that was put back from an older copy gets what came after it', () => {
  put(start(), 'ada')
  stop()
  copyFileSync(first(), `${folder}/older`)
  put(start(), 'ben')
  stop()
  lose(first())
  copyFileSync(`${folder}/older`, first())
  const keys = start()
  expect(keys.get('ben')).toBe('key of ben')
  expect(keys.wasMended()).toBe(true)
})

test('a file of an earlier life that had changed as often as one begun anew gets its keys, and gives its own', () => {
  put(start(), 'ada')
  stop()
  copyFileSync(first(), `${folder}/older`)
  lose(first())
  lose(second())
  put(start(), 'ben')
  stop()
  lose(first())
  copyFileSync(`${folder}/older`, first())
  const keys = start()
  expect([keys.get('ada'), keys.get('ben')]).toEqual(['key of ada', 'key of ben'])
  lose(first())
  expect(start().get('ada')).toBe('key of ada')
})

test('two files that hold the same are not compared key by key at the start', () => {
  put(start(), 'ada')
  expect(start().wasMended()).toBe(false)
})

test('a key that is forgotten is in no file any more, also not in a log beside one', () => {
  const keys = start()
  put(keys, 'ada', 'ben')
  keys.forget(['ada'])
  expect(bytesOfFolder()).not.toContain('key of ada')
  expect(bytesOfFolder()).toContain('key of ben')
  expect(start().get('ada')).toBeUndefined()
})

test('without its second device a key is not yet safe, and another device is given all of them', () => {
  const [one, other] = [keysInMemory(), keysInMemory()]
  let there: typeof other | undefined = other
  const device = () => {
    if (!there) throw new Error('the second disk is gone')
    return there
  }
  const keys = openKeyStore(one, {
    generation: () => device().generation(),
    get: digest => device().get(digest),
    all: () => device().all(),
    write: (change, generation) => device().write(change, generation),
    before: (day, limit) => device().before(day, limit),
    finding: other.finding,
    close: () => {},
  })
  put(keys, 'ada')
  there = undefined
  keys.put(key('ben'))
  keys.flush()
  expect(keys.copyBehind()).toBe(true)
  expect(() => keys.flushCopy()).toThrow('gone')
  expect(() => keys.forget(['ada'])).toThrow('gone')
  there = keysInMemory()
  keys.flushCopy()
  keys.forget(['ada'])
  expect(there.get('ben')).toBe('key of ben')
  expect([keys.get('ada'), there.get('ada')]).toEqual([undefined, undefined])
})

test('what was put by a command that is refused is taken back', () => {
  const keys = start()
  keys.put(key('ada'))
  keys.keep()
  keys.put(key('ben'))
  keys.undo()
  keys.flush()
  expect(keys.get('ada')).toBe('key of ada')
  expect(keys.get('ben')).toBeUndefined()
})

test('keys of days that are over are found some at a time, those without a day never', () => {
  const keys = start()
  for (const [digest, day] of [
    ['ada', '2025-10-01'],
    ['ben', '2025-10-02'],
    ['cat', '2025-11-01'],
    ['pin', null],
  ] as const)
    keys.put(key(digest, day))
  keys.flush()
  expect(keys.before('2025-11-01', 1)).toHaveLength(1)
  expect(keys.before('2025-11-01', 10).sort()).toEqual(['ada', 'ben'])
})

test('a file that is deleted while the node runs is made anew with all keys', () => {
  const keys = start()
  put(keys, 'ada')
  lose(second())
  put(keys, 'ben')
  expect(existsSync(second())).toBe(true)
  stop()
  lose(first())
  expect(start().get('ada')).toBe('key of ada')
})
