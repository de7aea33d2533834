import { generateKeyPairSync, verify, createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { oid, octets, sequence, valuesIn } from '#relay/wallet/der.ts'
import { signedData } from '#relay/wallet/signed-data.ts'
import { signingRequest } from '#relay/wallet/signing-request.ts'
import { openAuthority, publicKeyIn } from '../../world/certificates.ts'
import { isSigned } from '../../world/signed-content.ts'

const nowMs = Date.UTC(2026, 10, 26)
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const authority = openAuthority('Authority')

test('lengths and names are written as X.690 has them', () => {
  expect(oid('1.2.840.113549.1.7.2').toString('hex')).toBe('06092a864886f70d010702')
  expect(oid('2.16.840.1.101.3.4.2.1').toString('hex')).toBe('0609608648016503040201')
  expect(octets(Buffer.alloc(127)).subarray(0, 2).toString('hex')).toBe('047f')
  expect(octets(Buffer.alloc(128)).subarray(0, 3).toString('hex')).toBe('048180')
  expect(octets(Buffer.alloc(300)).subarray(0, 4).toString('hex')).toBe('0482012c')
  expect(octets(Buffer.alloc(70_000)).subarray(0, 5).toString('hex')).toBe('0483011170')
  const [whole] = valuesIn(sequence(octets(Buffer.from('a')), octets(Buffer.alloc(200))))
  expect(valuesIn(whole!.content).map(({ content }) => content.length)).toEqual([1, 200])
})

test.each(['30', '3005', '3084ffffffff', '308000'])('what is cut off or endless is no value: %s', bytes => {
  expect(() => valuesIn(Buffer.from(bytes, 'hex'))).toThrow('a value is')
})

test('a request names whose it is and is signed by the key that stays', () => {
  const request = signingRequest('Mélusine & Co', privateKey)
  const der = Buffer.from(request.replace(/-----[^-]+-----|\s/g, ''), 'base64')
  const [asked, , signature] = valuesIn(valuesIn(der)[0]!.content)
  expect(asked!.content.includes('Mélusine & Co')).toBe(true)
  const publicKey = createPublicKey({ key: publicKeyIn(request), format: 'der', type: 'spki' })
  expect(verify('sha256', asked!.whole, publicKey, signature!.content.subarray(1))).toBe(true)
  expect(publicKey.equals(createPublicKey(privateKey))).toBe(true)
})

test('a signature is over its content, by its certificate, and no other', () => {
  const certificate = authority.certificateOf(signingRequest('M', privateKey), { UID: 'pass.x', OU: 'TEAM' })
  const signer = { key: privateKey, certificate, issuer: authority.certificate }
  const content = Buffer.from('{"pass.json":"…"}')
  const signature = signedData(content, signer, nowMs)
  expect(isSigned(content, signature, certificate)).toBe(true)
  expect(isSigned(Buffer.from('{}'), signature, certificate)).toBe(false)
  expect(isSigned(content, signature, authority.certificate)).toBe(false)
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  expect(isSigned(content, signedData(content, { ...signer, key: other }, nowMs), certificate)).toBe(false)
})
