import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProviderTrouble } from '#relay/payments/provider.ts'
import { describedAs, metadataIn } from '#relay/payments/providers/bancontact-pro/bancontact-names.ts'
import { provider as bancontact } from '#relay/payments/providers/bancontact-pro/definition.ts'
import { detachedJws, headerOfJws, isSignedBy, requestKeyOf } from '#relay/payments/signed-request.ts'
import { newSigner, signedBy } from '../../world/bancontact/bancontact-callbacks.ts'
import {
  bancontactProfiles,
  openFakeBancontact,
  type FakeBancontact,
} from '../../world/bancontact/bancontact-server.ts'

let fake: FakeBancontact
beforeAll(async () => void (fake = await openFakeBancontact()))
afterAll(() => fake.close())

const path = '/api/payments/webhook/bancontact-pro-1234'
const settings = { profile: bancontactProfiles.main, environment: 'test', key: 'a-key-of-the-product' }
const nowMs = Date.parse('2026-11-26T10:00:00Z')
const body = JSON.stringify({ paymentId: '5c2e8f0a1b2c3d4e5f607182', status: 'SUCCEEDED' })
const claims = { sub: settings.profile, path, atMs: nowMs }
const told = (signature: string, sent = body, where = path) =>
  bancontact.signed!(settings, fake.url, { path: where, signature, body: Buffer.from(sent), nowMs })

test('a message that Bancontact Pro signed for this account and address names its payment', async () => {
  expect(await told(signedBy(fake.signer, body, claims))).toBe('5c2e8f0a1b2c3d4e5f607182')
})

test('claims without the name of the forerunner are understood too', async () => {
  const plain = { sub: claims.sub, path, iat: nowMs / 1000, crit: undefined }
  const stripped = Object.fromEntries(
    ['sub', 'path', 'iat'].map(name => [`https://payconiq.com/${name}`, undefined]),
  )
  expect(await told(signedBy(fake.signer, body, claims, { ...stripped, ...plain }))).toBeDefined()
})

test.each([
  ['another key', () => signedBy({ ...newSigner('es-1'), kid: 'es-1' }, body, claims)],
  ['a key that is not published', () => signedBy(newSigner('es-9'), body, claims)],
  ['another account', () => signedBy(fake.signer, body, { ...claims, sub: bancontactProfiles.other })],
  ['another address', () => signedBy(fake.signer, body, { ...claims, path: `${path}5` })],
  [
    'the day before yesterday',
    () => signedBy(fake.signer, body, { ...claims, atMs: nowMs - 2 * 86_400_000 }),
  ],
  ['tomorrow', () => signedBy(fake.signer, body, { ...claims, atMs: nowMs + 86_400_000 })],
  ['no algorithm', () => signedBy(fake.signer, body, claims, { alg: 'none' })],
  ['a shared secret', () => signedBy(fake.signer, body, claims, { alg: 'HS256' })],
  [
    'a claim that must be understood',
    () => signedBy(fake.signer, body, claims, { crit: ['b64'], b64: false }),
  ],
  ['nothing', () => ''],
  ['half of it', () => signedBy(fake.signer, body, claims).split('..')[0]!],
  ['a signature of other words', () => signedBy(fake.signer, body.replace('SUCCEEDED', 'FAILED'), claims)],
])('a message signed by, for or with %s is nobody’s', async (_, signature) => {
  expect(await told(signature())).toBeUndefined()
})

test('strangers that name keys nobody has make Bancontact Pro asked for its keys once a minute', async () => {
  await told(signedBy(fake.signer, body, claims))
  const before = fake.keysAsked.length
  for (let each = 0; each < 20; each++) await told(signedBy(newSigner(`kid-${each}`), body, claims))
  expect(fake.keysAsked.length).toBe(before)
})

test('while its keys cannot be read a message is neither believed nor thrown away', async () => {
  const signature = signedBy(fake.signer, body, claims)
  const asking = bancontact.signed!(settings, 'http://127.0.0.1:9', {
    path,
    signature,
    body: Buffer.from(body),
    nowMs,
  })
  await expect(asking).rejects.toThrow(ProviderTrouble)
})

test('orders are signed by a key that follows from the exhibitor’s secret and the account', () => {
  const key = requestKeyOf('a secret', 'bancontact-pro-1')
  expect(requestKeyOf('a secret', 'bancontact-pro-1').publicKey).toEqual(key.publicKey)
  expect(requestKeyOf('a secret', 'bancontact-pro-2').kid).not.toBe(key.kid)
  expect(requestKeyOf('another', 'bancontact-pro-1').kid).not.toBe(key.kid)
  const jws = detachedJws(key, { typ: 'jose+json' }, '{"amount":1}')
  expect(headerOfJws(jws)).toMatchObject({ alg: 'ES256', kid: key.kid, typ: 'jose+json' })
  expect(isSignedBy(key.publicKey, jws, Buffer.from('{"amount":1}'))).toBe(true)
  expect(isSignedBy(key.publicKey, jws, Buffer.from('{"amount":2}'))).toBe(false)
})

test('what a payment must be known by again fits into the two texts that are kept with it', () => {
  const billId = randomUUID()
  const metadata = { exhibitorId: 'salon_luxe', billId, paymentId: `${billId}-10`, cinemaId: randomUUID() }
  const words = `3 × Élève (Ciné) · ${'Ça ira — mieux '.repeat(20)}`
  const { reference, description } = describedAs(words, metadata.paymentId, {
    ...metadata,
    seats: 'x/A1 x/A2',
  })
  expect([reference.length <= 35, description.length <= 140]).toEqual([true, true])
  expect(`${reference}${description}`).toMatch(/^[A-Za-z0-9 /?:().,'+-]+$/)
  expect(description).toContain('3 x Eleve')
  expect(metadataIn(reference, description)).toEqual(metadata)
  const tried = describedAs('Bancontact', 'try-0123456789ab', { exhibitorId: 'tenant', tryOf: 'm_1' })
  expect(metadataIn(tried.reference, tried.description)).toEqual({ exhibitorId: 'tenant', tryOf: 'm_1' })
  expect(metadataIn('somebody', 'else (really)')).toEqual({})
})
