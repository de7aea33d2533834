import { afterAll, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { permissions } from '#core/access/employee.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { setActive } from '#core/people/account-contract.ts'
import { readSession, signInByPassword } from '#core/people/contract.ts'
import {
  beginOwedStep,
  beginSecondStep,
  enrolOwedStep,
  enrolSecondStep,
  readSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  resetSecondStep,
  takeSecondStep,
} from '#core/people/second-step-contract.ts'
import { hashSecret } from '#core/people/secrets.ts'
import { readSessions } from '#core/people/session-contract.ts'
import { codeOf, stepAt } from '#core/people/totp.ts'
import { changeSettings } from '#core/venue/settings/contract.ts'
import type { Client } from '../world/client.ts'
import { mailsTo } from '../world/fake-services.ts'
import { miasPassword, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

const { password } = miasPassword
const everything = { color: 'red', deleted: false, everything: true, permissions: [] }
const minuteMs = 60_000

let places: Places
let now: MockInstance<() => number>
/** Every test has codes of its own: five minutes pass between them, and waits are over. */
let testsBegun = 0

beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  const hash = await hashSecret(password)
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx => {
    changeEntry(tx, 'role', 'role-all', { ...everything, name: 'All' })
    changeEntry(tx, 'employee', 'mia', { roleIds: ['role-all'] })
    const person = { receivesManagementNotifications: false, active: true, portalAccess: true, cinemaIds: [] }
    for (const id of ['ada', 'ben', 'cyd', 'dot', 'eve', 'fay', 'gus']) {
      const roleIds = [id === 'eve' ? 'role-all' : 'role-cashier']
      changeEntry(tx, 'employee', id, { ...person, name: id, roleIds })
      const fact = { employeeId: id, kind: 'password', stamp: tx.stamp() } as const
      tx.append('exhibitor', 'credential.set', fact, { email: `${id}@small.example`, hash })
    }
  })
  await places.agreed()
  now = vi.spyOn(places.tenant.node.runtime, 'now')
})
beforeEach(() => {
  testsBegun += 1
  later(0)
})
afterAll(async () => {
  now.mockRestore()
  await places.close()
})

function later(ms: number) {
  const base = Date.now() + testsBegun * 5 * minuteMs + ms
  now.mockImplementation(() => base)
}

const nameAt = async (client: Client) => (await client.call(readSession)).body.session?.name ?? null

/** What an app shows for a key as text, some steps away from now. */
function appCode(key: string, away = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key].map(letter => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Uint8Array.from(bits.match(/.{8}/g)!, byte => parseInt(byte, 2))
  return codeOf(bytes, stepAt(places.tenant.node.runtime.now()) + away)
}

/** Sets a second step for somebody, in the portal; its code is spent, so the next is one step on. */
async function enrolled(id: string) {
  const client = await signedIn(id)
  const { key, enrolment } = (await client.call(beginSecondStep, { body: { password } })).body
  const answer = await client.call(enrolSecondStep, { body: { enrolment, code: appCode(key, -1) } })
  expect(answer.status, answer.text).toBe(200)
  return { client, key, recoveryCodes: answer.body.recoveryCodes }
}

/** Everybody has a machine of their own, so that one's wrong tries keep no other one waiting. */
const machines = new Map<string, string>()

async function withPassword(id: string, port: number) {
  const client = await visitorOf(port)
  const machine = machines.get(`${id} ${port}`)
  if (machine) client.cookies.set('foyer_device', machine)
  const body = { email: `${id}@small.example`, password }
  const answer = await client.call(signInByPassword, { body })
  expect(answer.status, answer.text).toBe(200)
  const known = client.cookies.get('foyer_device')
  if (known) machines.set(`${id} ${port}`, known)
  return { client, answer }
}

async function signedIn(id: string): Promise<Client> {
  const { client, answer } = await withPassword(id, places.relay.port)
  expect(answer.body.session?.name).toBe(id)
  return client
}

async function halfSignedIn(id: string, port = places.relay.port) {
  const { client, answer } = await withPassword(id, port)
  expect(answer.body.session).toBeNull()
  return { client, ...answer.body.next! }
}

test('a second step is set by its first code, and from then on a password alone opens nothing', async () => {
  const other = await signedIn('ada')
  const { client, key, recoveryCodes } = await enrolled('ada')
  expect(await nameAt(client)).toBe('ada')
  expect(await nameAt(other)).toBeNull()
  expect(recoveryCodes).toHaveLength(10)
  expect((await client.call(readSecondStep)).body).toEqual({
    enrolled: true,
    required: false,
    codesLeft: 10,
    settable: true,
  })
  const half = await halfSignedIn('ada')
  expect(half.steps).toEqual(['code', 'recovery_code'])
  expect(await nameAt(half.client)).toBeNull()
  const { ticket } = half
  const done = await half.client.call(takeSecondStep, { body: { ticket, code: appCode(key) } })
  expect(done.body.session?.name).toBe('ada')
  await refuses(client, [places.tenant], 409, 'second_step_there', () =>
    client.call(beginSecondStep, { body: { password } }),
  )
})

test('nothing tells the key or the recovery codes again: no call, no fact, no log, no other node', async () => {
  const { client, key, recoveryCodes } = await enrolled('ben')
  await places.agreed()
  const secrets = [key, ...recoveryCodes]
  const facts = (tenant: Places['tenant']) =>
    (tenant.node.db.raw.prepare('SELECT bytes FROM facts').pluck().all() as string[]).join()
  const heard = JSON.stringify(places.heard)
  const asked = (await client.call(readSecondStep)).text
  for (const text of [facts(places.tenant), facts(places.box.tenant), heard, asked])
    expect(secrets.filter(secret => text.includes(secret))).toEqual([])
})

test('a code opens once: the same one is refused while it still counts, after a restart too', async () => {
  const { key } = await enrolled('cyd')
  const [one, other] = [await halfSignedIn('cyd'), await halfSignedIn('cyd')]
  const code = appCode(key)
  const take = (half: typeof one) => half.client.call(takeSecondStep, { body: { ticket: half.ticket, code } })
  // Both at once: one of them spends it.
  const answers = await Promise.all([take(one), take(other)])
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 401])
  expect((await take(await halfSignedIn('cyd'))).body.refusal).toBe('login_failed')
  const rows = places.tenant.node.db.raw.prepare('SELECT count(*) FROM spent_proofs').pluck().get()
  expect(rows).toBeGreaterThan(0)
})

test('a recovery code opens once, at the relay and at a box, which takes nothing else', async () => {
  const { recoveryCodes, client, key } = await enrolled('dot')
  const [first = '', second = '', third = ''] = recoveryCodes
  const take = async (code: string, port?: number) => {
    const half = await halfSignedIn('dot', port)
    return half.client.call(takeSecondStep, { body: { ticket: half.ticket, code } })
  }
  expect((await take(first.toUpperCase())).status).toBe(200)
  expect((await take(first)).body.refusal).toBe('login_failed')
  await places.agreed()
  const atBox = await halfSignedIn('dot', places.box.port)
  expect(atBox.steps).toEqual(['recovery_code'])
  await refuses(atBox.client, [places.box.tenant], 409, 'second_step_at_relay', () =>
    atBox.client.call(takeSecondStep, { body: { ticket: atBox.ticket, code: appCode(key) } }),
  )
  expect((await take(first, places.box.port)).body.refusal).toBe('login_failed')
  expect((await take(second, places.box.port)).body.session?.name).toBe('dot')
  await places.agreed()
  expect((await take(second)).body.refusal).toBe('login_failed')
  expect((await client.call(readSecondStep)).body.codesLeft).toBe(8)

  // New ones take the password and a code, and end the old ones.
  const renew = (code: string, word = password) =>
    client.call(renewRecoveryCodes, { body: { password: word, code } })
  expect((await renew(appCode(key), 'a wrong one')).body.refusal).toBe('login_failed')
  const renewed = await renew(appCode(key))
  expect(renewed.body.recoveryCodes).toHaveLength(10)
  expect((await take(third)).body.refusal).toBe('login_failed')
  expect((await take(renewed.body.recoveryCodes[2]!)).status).toBe(200)
})

test('guesses are counted before they are looked at: a burst of them tries five', async () => {
  await enrolled('gus')
  const { client, ticket } = await halfSignedIn('gus')
  const guesses = Array.from({ length: 25 }, (_, at) => String(100_000 + at))
  const answers = await Promise.all(
    guesses.map(code => client.call(takeSecondStep, { body: { ticket, code } })),
  )
  const told = (code: string) => answers.filter(({ body }) => body.refusal === code).length
  expect(told('login_failed')).toBeLessThanOrEqual(6)
  expect(told('login_failed') + told('login_throttled') + told('too_many_requests')).toBe(25)
  expect(await nameAt(client)).toBeNull()
})

test('a half sign-in opens nothing but the second step: every other call takes it for a stranger', async () => {
  const { client, ticket } = await halfSignedIn('ada')
  const { paths } = (await client.send('GET', '/api/openapi.json')).body as unknown as {
    paths: Record<string, Record<string, unknown>>
  }
  const stranger = await visitorOf(places.relay.port)
  client.cookies.set('foyer_session', ticket)
  const opened: string[] = []
  for (const [path, methods] of Object.entries(paths))
    for (const method of Object.keys(methods)) {
      const name = `${method.toUpperCase()} ${path}`
      // Nobody's bill, show or person, so that a call answers about the caller and not about a thing.
      const filled = `${path.replace(/\{\w+\}/g, 'nobody')}?ticket=${ticket}`
      const body = method === 'get' ? undefined : { ticket }
      const ask = (who: Client) => who.send(method.toUpperCase(), filled, body)
      const [mine, theirs] = [await ask(client), await ask(stranger)]
      if (mine.status === 429) continue
      if (mine.status !== theirs.status && theirs.status !== 429) opened.push(name)
    }
  // For these it is made; without a code they open nothing either.
  expect(opened.filter(name => !name.includes('/api/session/second'))).toEqual([])
  expect(await nameAt(client)).toBeNull()
  client.cookies.delete('foyer_session')
  expect((await client.call(readSessions)).status).toBe(401)
})

test('a half sign-in is no good in another browser, later, for somebody shut out, or after a change', async () => {
  const { key } = { key: 'A'.repeat(32) }
  const tenants = [places.tenant]
  const half = await halfSignedIn('ada')
  const take = (client: Client, ticket = half.ticket) =>
    client.call(takeSecondStep, { body: { ticket, code: appCode(key) } })
  const other = await visitorOf(places.relay.port)
  await refuses(other, tenants, 409, 'sign_in_over', () => take(other))
  await refuses(half.client, tenants, 409, 'sign_in_over', () => take(half.client, `${half.ticket}x`))
  later(10 * minuteMs + 1000)
  await refuses(half.client, tenants, 409, 'sign_in_over', () => take(half.client))
  const again = await halfSignedIn('ada')
  const mia = await signedIn('mia')
  expect((await mia.call(setActive, { params: { id: 'ada' }, body: { active: false } })).status).toBe(200)
  await refuses(again.client, tenants, 409, 'sign_in_over', () => take(again.client, again.ticket))
  await mia.call(setActive, { params: { id: 'ada' }, body: { active: true } })
})

test('who may do everything sets a second step at the next sign-in once that is required', async () => {
  const mia = await signedIn('mia')
  const asked = { place: 'exhibitor', data: { portal_second_step: 'everything' } } as const
  expect((await mia.call(changeSettings, { body: asked })).status).toBe(200)
  // A cashier is not asked, and who is signed in stays so.
  expect(await nameAt(await signedIn('fay'))).toBe('fay')
  expect(await nameAt(mia)).toBe('mia')
  const { client, ticket, steps } = await halfSignedIn('eve')
  expect(steps).toEqual(['enrol'])
  const taken = await client.call(takeSecondStep, { body: { ticket, code: '123456' } })
  expect(taken.status).not.toBe(200)
  const { key, enrolment } = (await client.call(beginOwedStep, { body: { ticket } })).body
  const set = (code: string) => client.call(enrolOwedStep, { body: { ticket, enrolment, code } })
  expect((await set('000000')).body.refusal).toBe('login_failed')
  const done = await set(appCode(key))
  expect(done.body.session?.permissions).toEqual([...permissions])
  expect(done.body.recoveryCodes).toHaveLength(10)
  expect((await set(appCode(key, 1))).body.refusal).toBe('sign_in_over')
  // A box is reached from the cinema's own network, and opens when nobody can be asked.
  await places.agreed()
  expect((await halfSignedIn('eve', places.box.port)).steps).toEqual(['recovery_code'])
  await mia.call(changeSettings, { body: { place: 'exhibitor', data: { portal_second_step: null } } })
})

test('an enrolment of somebody else, or an old one, sets nothing', async () => {
  const fay = await signedIn('fay')
  const eve = await signedIn('mia')
  const { key, enrolment } = (await eve.call(beginSecondStep, { body: { password } })).body
  await refuses(fay, [places.tenant], 409, 'sign_in_over', () =>
    fay.call(enrolSecondStep, { body: { enrolment, code: appCode(key) } }),
  )
  later(11 * minuteMs)
  await refuses(eve, [places.tenant], 409, 'sign_in_over', () =>
    eve.call(enrolSecondStep, { body: { enrolment, code: appCode(key) } }),
  )
})

test('removing one’s own takes the password and a code; a manager removes a lost one, and it is told by mail', async () => {
  const { client, key } = await enrolled('fay')
  const remove = (code: string, word = password) =>
    client.call(removeSecondStep, { body: { password: word, code } })
  expect((await remove(appCode(key), 'a wrong one')).body.refusal).toBe('login_failed')
  expect((await remove('000000')).body.refusal).toBe('login_failed')
  expect((await remove(appCode(key))).body.session?.name).toBe('fay')
  expect(await nameAt(await signedIn('fay'))).toBe('fay')

  later(2 * minuteMs)
  await enrolled('fay')
  const mia = await signedIn('mia')
  const reset = (who: Client, id: string) => who.call(resetSecondStep, { params: { id } })
  await refuses(mia, [places.tenant], 409, 'own_account', () => reset(mia, 'mia'))
  await refuses(mia, [places.tenant], 404, 'record_unknown', () => reset(mia, 'ugo'))
  const cashier = await signedIn('carl')
  await refuses(cashier, [places.tenant], 403, 'not_allowed', () => reset(cashier, 'fay'))
  expect((await reset(mia, 'fay')).status).toBe(200)
  expect(await nameAt(await signedIn('fay'))).toBe('fay')
  await until(async () => (await mailsTo(places, 'fay@small.example')).length > 0)
  const [mail] = await mailsTo(places, 'fay@small.example')
  expect(await mail!.body()).toContain('mia removed the second step and the passkeys')
  const logged = places.heard.map(({ details }) => details)
  expect(logged).toContainEqual(
    expect.objectContaining({
      event: 'auth.second_step_changed',
      who: 'employee:mia',
      of: 'employee:fay',
      to: 'reset',
    }),
  )
})
