import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { codeHash, makeKeys, readPublicKey } from '#core/membership/keys.ts'

test('what is no key is said to be none', () => {
  expect([readPublicKey(''), readPublicKey('not a key')]).toEqual([undefined, undefined])
  expect(readPublicKey(makeKeys().publicKey)?.asymmetricKeyType).toBe('ed25519')
})

test('keys are read once, and strangers who send others fill no memory with them', () => {
  const { publicKey } = makeKeys()
  const first = readPublicKey(publicKey)
  expect(readPublicKey(publicKey)).toBe(first)
  for (let count = 0; count < 1000; count++) readPublicKey(makeKeys().publicKey)
  expect(readPublicKey(publicKey)).not.toBe(first)
})

test('a key of another kind is none: nothing else signs for a node', () => {
  for (const { publicKey } of [
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
    generateKeyPairSync('x25519'),
  ])
    expect(
      readPublicKey(publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')),
    ).toBeUndefined()
})

test('a code is the same however it is typed', () => {
  const typed = ['ABCD-EFGH-1234', 'abcd efgh 1234', ' ABCDEFGH1234\n']
  expect(new Set(typed.map(codeHash)).size).toBe(1)
  expect(codeHash('ABCD-EFGH-1235')).not.toBe(codeHash('ABCD-EFGH-1234'))
})
