import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { openDatabase } from '#core/database/open.ts'
import { publicKeyText, readPublicKey } from '#core/membership/keys.ts'
import { headSigned, openSigning, signHead } from '#core/journal/signing.ts'

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

test('what a node has signed itself is known again, and so is what its relay has; nothing else is, and nobody else', () => {
  const [own, relay] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')]
  const { hasSigned } = openSigning(
    { role: 'box', nodeId: 'box-a', epoch: 1, exhibitorId: 'tenant', cinemaId: 'cinema-1' },
    openDatabase(':memory:'),
    { own: own.privateKey, relay: { nodeId: 'relay-a', publicKey: publicKeyText(relay.privateKey) } },
  )
  const text = Buffer.from('a ticket')
  const changed = (bytes: Buffer, at: number) =>
    Buffer.from(bytes.map((byte, i) => (i === at ? byte ^ 1 : byte)))
  for (const [nodeId, { privateKey }] of [
    ['box-a', own],
    ['relay-a', relay],
  ] as const) {
    const signature = sign(null, text, privateKey)
    expect(hasSigned(nodeId, text, signature)).toBe(true)
    for (const at of [0, 31, 32, 63]) expect(hasSigned(nodeId, text, changed(signature, at))).toBe(false)
    for (const other of [Buffer.alloc(0), signature.subarray(1), Buffer.concat([signature, text])])
      expect(hasSigned(nodeId, text, other)).toBe(false)
    expect(hasSigned(nodeId, changed(text, 3), signature)).toBe(false)
    for (const other of ['box-a', 'relay-a', 'box-b', ''])
      expect([other, hasSigned(other, text, signature)]).toEqual([other, other === nodeId])
  }
})
