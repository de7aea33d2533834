import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { challengeOf, madePasskey, relyingPartyOf, usedPasskey } from '#core/people/webauthn.ts'
import { openAuthenticator } from '../../world/authenticator.ts'

const rp = relyingPartyOf('https://melusine.example/')
const known = ({ publicKey }: { publicKey: string }, count = 0) => ({ publicKey, count })

test('a passkey is bound to the exhibitor’s public address', () => {
  expect(rp).toEqual({ id: 'melusine.example', origin: 'https://melusine.example' })
  expect(relyingPartyOf('http://localhost:8080/portal')).toEqual({
    id: 'localhost',
    origin: 'http://localhost:8080',
  })
})

test('the challenge is read of an answer for this address and this act alone', () => {
  const { clientData } = openAuthenticator(rp).used('a challenge')
  const elsewhere = openAuthenticator(rp).used('a challenge', { origin: 'https://melusine.evil' })
  const framed = { type: 'webauthn.get', origin: rp.origin, challenge: 'eA', crossOrigin: true }
  const text = (said: object) => Buffer.from(JSON.stringify(said)).toString('base64url')
  expect(challengeOf(rp, 'webauthn.get', clientData)).toBe('a challenge')
  expect(challengeOf(rp, 'webauthn.create', clientData)).toBeUndefined()
  for (const other of [elsewhere.clientData, text(framed), text({ ...framed, challenge: 7 }), 'e30', '', 'x'])
    expect(challengeOf(rp, 'webauthn.get', other)).toBeUndefined()
})

test('a passkey that verified who made it is taken, with a key that can be checked', () => {
  const authenticator = openAuthenticator(rp)
  const made = authenticator.made('a challenge')
  expect(madePasskey(rp, made)).toEqual({ publicKey: made.publicKey, count: 0 })
  const curve = generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey
  const small = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey
  const spki = (key: typeof curve) => key.export({ type: 'spki', format: 'der' }).toString('base64url')
  for (const refused of [
    authenticator.made('a challenge', { rpId: 'melusine.evil' }),
    authenticator.made('a challenge', { verified: false }),
    { ...made, credentialId: openAuthenticator(rp).made('x').credentialId },
    { ...made, publicKey: spki(curve) },
    { ...made, publicKey: spki(small) },
    { ...made, publicKey: 'x' },
    { ...made, authenticatorData: made.authenticatorData.slice(0, 60) },
    { ...made, authenticatorData: '' },
  ])
    expect(madePasskey(rp, refused)).toBeUndefined()
})

test('a use counts when the key of the passkey signed it, here and by who holds it', () => {
  const authenticator = openAuthenticator(rp)
  const made = authenticator.made('a challenge')
  const used = authenticator.used('a challenge')
  expect(usedPasskey(rp, known(made), used)).toEqual({ count: 1 })
  const other = openAuthenticator(rp)
  const changed = Buffer.from(used.clientData, 'base64url').toString().replace('webauthn', 'webauthN')
  for (const refused of [
    other.used('a challenge'),
    authenticator.used('a challenge', { rpId: 'melusine.evil' }),
    authenticator.used('a challenge', { verified: false }),
    { ...used, clientData: Buffer.from(changed).toString('base64url') },
    { ...used, signature: '' },
    { ...used, authenticatorData: '' },
  ])
    expect(usedPasskey(rp, known(made), refused)).toBeUndefined()
})

test('a count that does not grow says that the key was copied; one that is always zero says nothing', () => {
  const authenticator = openAuthenticator(rp)
  const made = authenticator.made('a challenge')
  const counts = (before: number, count: number) =>
    usedPasskey(rp, known(made, before), authenticator.used('a challenge', { count }))?.count
  expect([counts(4, 5), counts(5, 5), counts(6, 5), counts(5, 0), counts(0, 0)]).toEqual([
    5,
    undefined,
    undefined,
    undefined,
    0,
  ])
})
