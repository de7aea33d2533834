import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from '#core/devices/sealing.ts'

const text = Buffer.from('Ada Exemple, seat A3')
const pair = () => generateKeyPairSync('ed25519')

test('what is sealed for a node is read by that node alone', () => {
  for (let n = 0; n < 8; n++) {
    const [box, other] = [pair(), pair()]
    const sealed = seal(text, box.publicKey)
    expect(sealed.toString('latin1')).not.toContain('Ada')
    expect(unseal(sealed, box.privateKey)).toEqual(text)
    expect(unseal(sealed, other.privateKey)).toBe('not ours')
  }
})

test('the same text is sealed differently each time', () => {
  const { publicKey } = pair()
  expect(seal(text, publicKey)).not.toEqual(seal(text, publicKey))
})

test('a sealed file that was changed anywhere is not read', () => {
  const { publicKey, privateKey } = pair()
  const sealed = seal(text, publicKey)
  for (const place of [30, 60, sealed.length - 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[place]! ^= 1
    expect(unseal(changed, privateKey)).toBe('damaged')
  }
  expect(unseal(sealed.subarray(0, 30), privateKey)).toBe('damaged')
})

test('a file that is not sealed is left as it is', () => {
  expect(unseal(text, pair().privateKey)).toBe(text)
})
