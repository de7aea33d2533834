import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { permissions } from '#core/access/employee.ts'
import { readEmployees, setActive } from '#core/people/account-contract.ts'
import { readSession, signInByPassword } from '#core/people/contract.ts'
import { askForReset, mailFirstLink, mailReset, readReset, resetSecret } from '#core/people/reset-contract.ts'
import {
  firstLinkLifetimeMs,
  linkLifetimeMs,
  readSecretLink,
  writeSecretLink,
} from '#core/people/secret-link.ts'
import { hashSecret } from '#core/people/secrets.ts'
import { linkOwner } from '#core/people/store.ts'
import { mailsTo } from '../world/fake-services.ts'
import { managerAt, miasPassword, portalAt, visitorOf } from '../world/people.ts'
import { refuses } from '../world/refused.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  const password = await hashSecret(miasPassword.password)
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx => {
    changeEntry(tx, 'role', 'role-manager', { permissions: [...permissions] })
    for (const id of ['ada', 'ben', 'cyd']) {
      changeEntry(tx, 'employee', id, {
        name: id,
        roleIds: ['role-cashier'],
        cinemaIds: ['cinema-1'],
        receivesManagementNotifications: false,
        active: true,
      })
      if (id === 'cyd') continue
      const fact = { employeeId: id, kind: 'password', stamp: tx.stamp() } as const
      tx.append('exhibitor', 'credential.set', fact, { email: `${id}@small.example`, hash: password })
    }
  })
  await places.agreed()
})
afterAll(() => places.close())

async function mailedToken(address: string): Promise<string> {
  await until(async () => (await mailsTo(places, address)).length > 0)
  const [mail] = await mailsTo(places, address)
  return /#reset=([\w.-]+)/.exec(await mail!.body())![1]!
}

const set = async (token: string, secret: string, confirmation = secret) =>
  (await visitorOf(places.relay.port)).call(resetSecret, { body: { token, secret, confirmation } })

test('a forgotten password is set by a mailed link, once, and every session ends', async () => {
  const ada = await portalAt(places.relay.port, 'ada')
  const visitor = await visitorOf(places.relay.port)
  expect((await visitor.call(askForReset, { body: { email: 'ADA@small.example' } })).status).toBe(200)
  const token = await mailedToken('ada@small.example')
  expect((await visitor.call(readReset, { body: { token } })).body).toEqual({ kind: 'password' })
  expect((await set(token, 'a new foyer', 'another')).body.errors).toHaveProperty('confirmation')
  expect((await set(token, '12345')).body.errors).toHaveProperty('secret')
  expect((await set(token, 'password1')).body.refusal).toBe('secret_weak')
  expect((await set(token, 'a new foyer')).status).toBe(200)
  expect((await ada.call(readSession)).body.session).toBeNull()
  const again = await set(token, 'a newer foyer')
  expect([again.status, again.body.refusal]).toEqual([422, 'reset_invalid'])
  const body = { email: 'ada@small.example', password: 'a new foyer' }
  expect((await visitor.call(signInByPassword, { body })).status).toBe(200)
})

test('an unknown address is answered alike and mailed nothing, and a known one is not flooded', async () => {
  const visitor = await visitorOf(places.relay.port)
  const ask = (email: string) => visitor.call(askForReset, { body: { email } })
  const [known, unknown] = [await ask('ben@small.example'), await ask('nobody@small.example')]
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  await mailedToken('ben@small.example')
  await ask('ben@small.example')
  await ask('ben@small.example')
  await places.agreed()
  expect(await mailsTo(places, 'ben@small.example')).toHaveLength(1)
  expect(await mailsTo(places, 'nobody@small.example')).toEqual([])
})

/** The same link, saying something else than was signed. */
function saying(token: string, one: string, other: string): string {
  const [text = '', mac] = token.split('.')
  const said = Buffer.from(text, 'base64url').toString()
  expect(said).toContain(one)
  return `${Buffer.from(said.replace(one, other)).toString('base64url')}.${mac}`
}

test('a link is no good when it is forged, over, of another exhibitor, or of somebody who left', async () => {
  const { node, secret } = places.tenant
  const endMs = node.runtime.now() + linkLifetimeMs
  const link = { employeeId: 'ben', kind: 'password', endMs } as const
  const ownerOf = (id: string) => linkOwner(node, id)
  const token = writeSecretLink(secret, ownerOf('ben')!, link)
  const now = node.runtime.now()
  expect(readSecretLink(secret, token, now, ownerOf)).toMatchObject({ employeeId: 'ben' })
  expect(readSecretLink(secret, token, endMs, ownerOf)).toBeUndefined()
  expect(readSecretLink('another secret', token, now, ownerOf)).toBeUndefined()
  for (const forged of [
    saying(token, 'ben', 'mia'),
    saying(token, 'password', 'pin'),
    saying(token, String(endMs), String(endMs * 2)),
    `${token}x`,
    'x'.repeat(40),
  ])
    expect((await set(forged, 'a new foyer')).body.refusal).toBe('reset_invalid')
  expect(ownerOf('nobody')).toBeUndefined()
  const mia = await managerAt(places.relay.port)
  await mia.call(setActive, { params: { id: 'ben' }, body: { active: false } })
  expect((await set(token, 'a new foyer')).body.refusal).toBe('reset_invalid')
})

test('a manager mails a link for a PIN to whom they are responsible for', async () => {
  const mia = await managerAt(places.relay.port)
  const mail = (id: string) => mia.call(mailReset, { params: { id }, body: { kind: 'pin' } })
  expect((await mail('ada')).body).toEqual({ to: 'ada@small.example' })
  expect((await mail('cyd')).body.refusal).toBe('no_user_for_email')
  await until(async () => (await mailsTo(places, 'ada@small.example')).length === 2)
  const token = await mailedToken('ada@small.example')
  expect((await set(token, '1234')).body.refusal).toBe('secret_weak')
  expect((await set(token, '7391')).body).toEqual({ kind: 'pin' })
})

test('a first password is chosen by the person, by a link that works for a week and once', async () => {
  const mia = await managerAt(places.relay.port)
  const first = (id: string, email = `${id}@small.example`) =>
    mia.call(mailFirstLink, { params: { id }, body: { email, locale: 'fr' } })
  const tenants = [places.tenant]
  await refuses(mia, tenants, 409, 'password_there', () => first('ada'))
  await refuses(mia, tenants, 409, 'email_taken', () => first('cyd', 'ADA@small.example'))
  await refuses(mia, tenants, 404, 'employee_unknown', () => first('nobody'))
  const ada = await visitorOf(places.relay.port)
  const signsIn = (secret: string) =>
    ada.call(signInByPassword, { body: { email: 'cyd@small.example', password: secret } })
  expect((await first('cyd')).body).toEqual({ to: 'cyd@small.example' })
  // Until it is set, no password fits, nor an empty one.
  expect((await signsIn('x')).body.refusal).toBe('login_failed')
  expect((await signsIn('')).status).toBe(422)
  const listed = async () => (await mia.call(readEmployees)).body.employees.find(each => each.id === 'cyd')
  expect(await listed()).toMatchObject({ email: 'cyd@small.example', hasPassword: false })
  await until(async () => (await mailsTo(places, 'cyd@small.example')).length > 0)
  const [mail] = await mailsTo(places, 'cyd@small.example')
  const body = await mail!.body()
  expect(body).toContain('dans la semaine')
  const token = /#reset=([\w.-]+)/.exec(body)![1]!
  const now = places.tenant.node.runtime.now()
  const ownerOf = (id: string) => linkOwner(places.tenant.node, id)
  const reads = (ms: number) => readSecretLink(places.tenant.secret, token, now + ms, ownerOf)?.employeeId
  expect([reads(linkLifetimeMs * 2), reads(firstLinkLifetimeMs + 60_000)]).toEqual(['cyd', undefined])
  expect((await set(token, 'a first foyer')).status).toBe(200)
  expect((await set(token, 'a second foyer')).body.refusal).toBe('reset_invalid')
  expect((await signsIn('a first foyer')).body.session?.name).toBe('cyd')
  expect(await listed()).toMatchObject({ hasPassword: true })
})

test('nobody without the portal is mailed a first password', async () => {
  const mia = await managerAt(places.relay.port)
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'employee', 'dan', {
      name: 'dan',
      roleIds: ['role-cashier'],
      cinemaIds: ['cinema-1'],
      portalAccess: false,
      receivesManagementNotifications: false,
      active: true,
    }),
  )
  await refuses(mia, [places.tenant], 409, 'no_portal_access', () =>
    mia.call(mailFirstLink, {
      params: { id: 'dan' },
      body: { email: 'dan@small.example', locale: 'en' },
    }),
  )
})
