import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mayBeUsed, wrongInLock, wrongInstalled, wrongPins, type Lock, type Manifest } from './rules.ts'

const integrity = `sha512-${'A'.repeat(86)}==`
const good = { version: '1.2.3', integrity, license: 'MIT' }
const lockOf = (locked: object, path = 'node_modules/some'): Lock => ({
  lockfileVersion: 3,
  packages: { '': {}, [path]: { ...good, ...locked } },
})
const asking = (version: string): Manifest => ({
  dependencies: { some: version },
  devDependencies: undefined,
  optionalDependencies: undefined,
})
const read = <T>(name: string) =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')) as T

test('every package of Foyer has a hash, an allowed licence and one exact version', () => {
  const lock = read<Lock>('package-lock.json')
  expect(Object.keys(lock.packages).length).toBeGreaterThan(300)
  expect(wrongInLock(lock)).toEqual([])
  expect(wrongPins(read<Manifest>('package.json'), lock)).toEqual([])
})

test.each([
  [{ integrity: undefined }, 'has no SHA-512'],
  [{ integrity: 'sha1-AAAA' }, 'has no SHA-512'],
  [{ resolved: 'https://elsewhere.example/some.tgz' }, 'comes from https://elsewhere.example/some.tgz'],
  [{ resolved: 'https://registry.npmjs.org.elsewhere.example/some.tgz' }, 'comes from'],
  [{ resolved: 'git+ssh://git@github.com/some/some.git' }, 'comes from'],
  [{ link: true }, 'is a link'],
  [{ license: 'AGPL-3.0' }, 'has the licence AGPL-3.0'],
  [{ license: undefined }, 'names no licence'],
  [{ hasInstallScript: true }, 'would run a program'],
])('a package that is %j is told', (locked, said) => {
  expect(wrongInLock(lockOf(locked)).join('; ')).toContain(`node_modules/some: ${said}`)
})

test('what is as it should be is not told, also below another package', () => {
  const path = 'node_modules/other/node_modules/@scope/some'
  expect(wrongInLock(lockOf({ resolved: 'https://registry.npmjs.org/some/-/some.tgz' }, path))).toEqual([])
  expect(wrongInLock({ ...lockOf({}), lockfileVersion: 2 })).toEqual(['the lock file has version 2, not 3'])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['GPL-3.0 OR (ISC AND MIT)', true],
  ['MIT AND GPL-3.0', false],
  ['(GPL-3.0 OR MIT) AND GPL-2.0', false],
  ['SEE LICENSE IN LICENSE', false],
  ['(MIT', false],
  ['', false],
])('the licence "%s" may be used: %s', (licence, may) => {
  expect(mayBeUsed(licence)).toBe(may)
})

test.each([
  ['^1.2.3', '^1.2.3 is not one exact version'],
  ['*', 'is not one exact version'],
  ['github:some/some', 'is not one exact version'],
  ['1.2.4', '1.2.4 is asked for, 1.2.3 is locked'],
])('a package that is asked for as %s is told', (version, said) => {
  expect(wrongPins(asking(version), lockOf({}))).toEqual([expect.stringContaining(said)])
  expect(wrongPins(asking('1.2.3'), lockOf({}))).toEqual([])
})

test('what is installed is what is locked', () => {
  expect(wrongInstalled(lockOf({}), lockOf({}))).toEqual([])
  const another = lockOf({ integrity: `sha512-${'B'.repeat(86)}==` })
  expect(wrongInstalled(another, lockOf({}))).toHaveLength(1)
  expect(wrongInstalled(lockOf({}, 'node_modules/stranger'), lockOf({}))).toEqual([
    'node_modules/stranger: is installed, and the lock file does not name it',
  ])
})
