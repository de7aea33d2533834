import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPublicKey } from '#core/membership/keys.ts'
import { headSigned, signHead } from '#core/journal/signing.ts'

const head = { origin: 'box-a.1.cinema:cinema-1', seq: 7, hash: 'hash of the seventh' }

test('what was proved once says nothing about another end, another signature, another stream or another key', () => {
  const [mine, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')]
  const signature = signHead(head, mine.privateKey)
  for (let time = 0; time < 2; time++) {
    expect(headSigned(head, signature, mine.publicKey)).toBe(true)
    expect(headSigned({ ...head, seq: 8 }, signature, mine.publicKey)).toBe(false)
    expect(headSigned({ ...head, hash: 'another' }, signature, mine.publicKey)).toBe(false)
    expect(headSigned({ ...head, origin: 'box-a.2.cinema:cinema-1' }, signature, mine.publicKey)).toBe(false)
    expect(headSigned(head, signHead(head, other.privateKey), mine.publicKey)).toBe(false)
    expect(headSigned(head, signature, other.publicKey)).toBe(false)
    expect(headSigned(head, undefined, mine.publicKey)).toBe(false)
  }
})

test('an end that is signed again bears the same signature, and the next one another', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const first = signHead(head, privateKey)
  const next = { ...head, seq: 8, hash: 'hash of the eighth' }
  expect(signHead({ ...head }, privateKey)).toBe(first)
  expect(headSigned(next, signHead(next, privateKey), publicKey)).toBe(true)
  expect(headSigned(head, signHead(head, privateKey), publicKey)).toBe(true)
})

test('of ends that were signed long ago the newest are remembered, and every one is proved as ever', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const ends = Array.from({ length: 120 }, (_, seq) => ({ ...head, seq: seq + 1, hash: `hash ${seq + 1}` }))
  const signed = ends.map(end => ({ end, signature: signHead(end, privateKey) }))
  const read = readPublicKey(publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'))!
  for (const { end, signature } of signed)
    for (const key of [read, publicKey]) {
      expect(headSigned(end, signature, key)).toBe(true)
      expect(headSigned({ ...end, hash: 'another' }, signature, key)).toBe(false)
      expect(
        headSigned(
          end,
          signature.replace(/^./, first => (first === 'A' ? 'B' : 'A')),
          key,
        ),
      ).toBe(false)
    }
})

test('who names more streams than a node has is proved anew each time, and no less', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  for (let epoch = 1; epoch < 250; epoch++) {
    const named = { ...head, origin: `box-a.${epoch}.exhibitor` }
    expect(headSigned(named, signHead(named, privateKey), publicKey)).toBe(true)
    expect(headSigned({ ...named, seq: 1 }, signHead(named, privateKey), publicKey)).toBe(false)
  }
})
