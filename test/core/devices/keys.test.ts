import { expect, test } from 'vitest'
import { codeHash, makeKeys, prove, proves, readPrivateKey, readPublicKey } from '#core/devices/keys.ts'

const { privatePem, publicKey } = makeKeys()
const stranger = makeKeys()
const proof = prove('nonce-1', 'box-1', readPrivateKey(privatePem))

test('a box proves itself to a question that was never asked before', () => {
  expect(proves('nonce-1', 'box-1', proof, publicKey)).toBe(true)
})

test.each([
  ['to another question', 'nonce-2', 'box-1', proof, publicKey],
  ['under another name', 'nonce-1', 'box-2', proof, publicKey],
  ['with another key', 'nonce-1', 'box-1', proof, stranger.publicKey],
  ['with no proof', 'nonce-1', 'box-1', '', publicKey],
  ['with nonsense', 'nonce-1', 'box-1', 'AAAA', publicKey],
  ['with a key that is none', 'nonce-1', 'box-1', proof, 'AAAA'],
])('the same proof %s is worth nothing', (_, nonce, nodeId, given, key) => {
  expect(proves(nonce, nodeId, given, key)).toBe(false)
})

test('what is no key is said to be none', () => {
  expect([readPublicKey(''), readPublicKey('not a key')]).toEqual([undefined, undefined])
  expect(readPublicKey(publicKey)?.asymmetricKeyType).toBe('ed25519')
})

test('a code is the same however it is typed', () => {
  const typed = ['ABCD-EFGH-1234', 'abcd efgh 1234', ' ABCDEFGH1234\n']
  expect(new Set(typed.map(codeHash)).size).toBe(1)
  expect(codeHash('ABCD-EFGH-1235')).not.toBe(codeHash('ABCD-EFGH-1234'))
})
