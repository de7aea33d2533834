import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { setActive } from '#core/people/account-contract.ts'
import { readSession, signInByPassword } from '#core/people/contract.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  readPasskeys,
  removePasskey,
  signInByPasskey,
} from '#core/people/passkey-contract.ts'
import { resetSecondStep } from '#core/people/second-step-contract.ts'
import { relyingPartyOf } from '#core/people/webauthn.ts'
import { changeSettings } from '#core/venue/settings/contract.ts'
import { openAuthenticator } from '../world/authenticator.ts'
import type { Client } from '../world/client.ts'
import { managerAt, miasPassword, portalAt, visitorOf } from '../world/people.ts'
import { openPlaces, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

const { password } = miasPassword
let places: Places
beforeAll(async () => {
  places = await openPlaces()
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx => {
    const role = { color: 'red', deleted: false, everything: true, permissions: [] }
    changeEntry(tx, 'role', 'role-all', { ...role, name: 'All' })
    changeEntry(tx, 'employee', 'mia', { roleIds: ['role-all'] })
  })
  await places.agreed()
})
afterAll(() => places.close())

const rp = () => relyingPartyOf(`http://localhost:${places.relay.port}`)
const nameAt = async (client: Client) => (await client.call(readSession)).body.session?.name ?? null

/** A machine somebody signed in at before: wrong tries elsewhere keep it not waiting. */
let machine = ''

async function added(client: Client, name = 'a laptop') {
  const authenticator = openAuthenticator(rp())
  const asked = (await client.call(beginPasskey, { body: { password } })).body
  const made = authenticator.made(asked.challenge)
  const answer = await client.call(addPasskey, { body: { name, ...made } })
  expect(answer.status, answer.text).toBe(200)
  machine = client.cookies.get('foyer_device')!
  return { authenticator, asked, made, passkeys: answer.body.passkeys }
}

type Authenticator = ReturnType<typeof openAuthenticator>

async function entering(authenticator: Authenticator, lie: Parameters<Authenticator['used']>[1] = {}) {
  const client = await visitorOf(places.relay.port)
  client.cookies.set('foyer_device', machine)
  const { challenge } = (await client.call(beginPasskeySignIn)).body
  const body = authenticator.used(challenge, lie)
  return { client, body, answer: await client.call(signInByPasskey, { body }) }
}

test('a passkey is added after the password, signs in without one, and is removed with its sessions', async () => {
  const mia = await managerAt(places.relay.port)
  const wrong = await mia.call(beginPasskey, { body: { password: 'a wrong one' } })
  expect(wrong.body.refusal).toBe('login_failed')
  const { authenticator, asked, passkeys } = await added(mia)
  expect(asked).toMatchObject({ rpId: rp().id, userName: 'mia@small.example', known: [] })
  expect(passkeys).toMatchObject([{ name: 'a laptop', usedAt: null }])
  const { client, answer } = await entering(authenticator)
  expect(answer.body.session?.name).toBe('mia')
  const [listed] = (await mia.call(readPasskeys)).body.passkeys
  expect(listed!.usedAt).not.toBeNull()
  await mia.call(removePasskey, { params: { id: listed!.id } })
  expect([await nameAt(client), await nameAt(mia)]).toEqual([null, 'mia'])
  expect((await entering(authenticator)).answer.body.refusal).toBe('login_failed')
})

test('a challenge is answered once, in the browser that asked, within five minutes, at this address', async () => {
  const mia = await managerAt(places.relay.port)
  const { authenticator } = await added(mia)
  const { client, body, answer } = await entering(authenticator)
  expect(answer.status, answer.text).toBe(200)
  const said = async (who: Client, sent: typeof body) =>
    (await who.call(signInByPasskey, { body: sent })).body.refusal
  // The same again; then with a fresh signature over the same challenge.
  expect(await said(client, body)).toBe('login_failed')
  const { challenge } = (await client.call(beginPasskeySignIn)).body
  expect(await said(await visitorOf(places.relay.port), authenticator.used(challenge))).toBe('login_failed')
  expect((await client.call(signInByPasskey, { body: authenticator.used(challenge) })).status).toBe(200)
  expect(await said(client, authenticator.used(challenge))).toBe('login_failed')
  expect(await said(client, authenticator.used('made up'))).toMatch(/^login_/)
})

test('an answer for another address, by nobody in particular, or by a copied key opens nothing', async () => {
  const mia = await managerAt(places.relay.port)
  const { authenticator } = await added(mia)
  for (const lie of [
    { origin: 'https://melusine.evil' },
    { rpId: 'melusine.evil' },
    { verified: false },
    { count: 0 },
  ]) {
    // It counted to five before, so a count of none is a copy.
    if (lie.count === 0) expect((await entering(authenticator, { count: 50 })).answer.status).toBe(200)
    expect((await entering(authenticator, lie)).answer.body.refusal).toMatch(/^login_/)
  }
})

test('a challenge for signing in adds nothing, nor one for somebody else, nor a passkey that is known', async () => {
  const mia = await managerAt(places.relay.port)
  const carl = await portalAt(places.relay.port, 'carl')
  const { made } = await added(carl, 'a phone')
  const tenants = [places.tenant]
  const adds = (client: Client, challenge: string, authenticator = openAuthenticator(rp())) =>
    client.call(addPasskey, { body: { name: 'x', ...authenticator.made(challenge) } })
  const { challenge } = (await mia.call(beginPasskeySignIn)).body
  await refuses(mia, tenants, 422, 'passkey_refused', () => adds(mia, challenge))
  const theirs = (await carl.call(beginPasskey, { body: { password } })).body.challenge
  await refuses(mia, tenants, 422, 'passkey_refused', () => adds(mia, theirs))
  const own = (await mia.call(beginPasskey, { body: { password } })).body.challenge
  const clientData = openAuthenticator(rp()).made(own).clientData
  await refuses(mia, tenants, 422, 'passkey_refused', () =>
    mia.call(addPasskey, { body: { name: 'x', ...made, clientData } }),
  )
  const before = (await carl.call(readPasskeys)).body.passkeys
  await refuses(mia, tenants, 404, 'record_unknown', () =>
    mia.call(removePasskey, { params: { id: before[0]!.id } }),
  )
})

test('a passkey of somebody who is shut out opens nothing, and a manager removes lost ones', async () => {
  const mia = await managerAt(places.relay.port)
  const carl = await portalAt(places.relay.port, 'carl')
  const { authenticator } = await added(carl, 'a key')
  const active = (on: boolean) => mia.call(setActive, { params: { id: 'carl' }, body: { active: on } })
  await active(false)
  expect((await entering(authenticator)).answer.body.refusal).toBe('login_failed')
  await active(true)
  const inside = await entering(authenticator)
  expect(inside.answer.status, inside.answer.text).toBe(200)
  expect((await mia.call(resetSecondStep, { params: { id: 'carl' } })).status).toBe(200)
  expect(await nameAt(inside.client)).toBeNull()
  expect((await entering(authenticator)).answer.body.refusal).toMatch(/^login_/)
})

test('where a second step is required a passkey is one, and a password alone cannot set another', async () => {
  const mia = await managerAt(places.relay.port)
  const { authenticator } = await added(mia, 'a watch')
  const asks = (value: 'everybody' | null) =>
    mia.call(changeSettings, { body: { place: 'exhibitor', data: { portal_second_step: value } } })
  await asks('everybody')
  const visitor = await visitorOf(places.relay.port)
  const half = (await visitor.call(signInByPassword, { body: miasPassword })).body
  expect([half.session, half.next?.steps]).toEqual([null, ['passkey']])
  expect((await entering(authenticator)).answer.body.session?.name).toBe('mia')
  await asks(null)
})

test('no box is given a passkey', async () => {
  await places.agreed()
  const count = (sql: string, tenant = places.box.tenant) =>
    tenant.node.db.raw.prepare(sql).pluck().get() as number
  expect(count('SELECT count(*) FROM passkeys')).toBeGreaterThan(0)
  const { passkeyById } = await import('#core/people/passkey-store.ts')
  const ids = places.box.tenant.node.db.raw.prepare('SELECT id FROM passkeys').pluck().all() as string[]
  expect(ids.map(id => passkeyById(places.box.tenant.node, id))).toEqual(ids.map(() => undefined))
})
