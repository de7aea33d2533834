import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { readSession } from '#core/people/contract.ts'
import {
  endOneSession,
  endOtherSessions,
  endPersonSession,
  endPersonSessions,
  readPersonSessions,
  readSessions,
} from '#core/people/session-contract.ts'
import type { Client } from '../world/client.ts'
import { listenAt } from '../world/listener.ts'
import { employeeAt, managerAt, portalAt } from '../world/people.ts'
import { openPlaces, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'
import { soon } from '../world/own-time.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
  const { node } = places.tenant
  await node.execute({ who: 'node', via: 'test' }, tx => {
    const cinema = tx.catalogue.get('cinema', 'cinema-1')!
    changeEntry(tx, 'cinema', 'cinema-2', { ...cinema, name: 'The other' })
    const everything = { color: 'red', deleted: false, everything: true, permissions: [] }
    changeEntry(tx, 'role', 'role-all', { ...everything, name: 'All' })
    const people = { ...everything, everything: false, permissions: ['manage_people' as const] }
    changeEntry(tx, 'role', 'role-people', { ...people, name: 'People' })
    changeEntry(tx, 'employee', 'mia', { roleIds: ['role-all'] })
    changeEntry(tx, 'employee', 'carl', { roleIds: ['role-people'], cinemaIds: ['cinema-2'] })
    changeEntry(tx, 'employee', 'ugo', { cinemaIds: ['cinema-1'] })
  })
  await places.agreed()
})
afterAll(() => places.close())

const nameAt = async (client: Client) => (await client.call(readSession)).body.session?.name ?? null
const cookieOf = (client: Client) => ({ cookie: `foyer_session=${client.cookies.get('foyer_session')}` })
const sessionsOf = async (client: Client) => (await client.call(readSessions)).body.sessions
const ownId = async (client: Client) => (await sessionsOf(client)).find(({ current }) => current)!.id

test('somebody sees where they are signed in, ends one of it, and its open page hears nothing more', async () => {
  const here = await managerAt(places.relay.port)
  const there = await managerAt(places.relay.port)
  const page = await listenAt(places.relay.port, {
    headers: cookieOf(there),
    hello: { channels: ['app', 'private-exhibitor'] },
  })
  const own = await listenAt(places.relay.port, { headers: cookieOf(here) })
  const id = await ownId(there)
  const seen = (await sessionsOf(here)).find(session => session.id === id)
  expect(seen).toMatchObject({ purpose: 'portal', device: '', browser: 'unknown', current: false })
  expect(seen?.address).toMatch(/127\.0\.0\.1|::1/)
  const { sessions } = (await here.call(endOneSession, { params: { id } })).body
  expect(sessions.map(session => session.id)).not.toContain(id)
  await soon(() => page.ended(), 2000)
  expect(own.ended()).toBe(false)
  expect([await nameAt(here), await nameAt(there)]).toEqual(['mia', null])
  await refuses(here, [places.tenant], 404, 'record_unknown', () =>
    here.call(endOneSession, { params: { id } }),
  )
  await own.close()
})

test('all others end at once, and the one that asked goes on', async () => {
  const [here, there, over] = [
    await managerAt(places.relay.port),
    await managerAt(places.relay.port),
    await managerAt(places.relay.port),
  ]
  const { sessions } = (await here.call(endOtherSessions)).body
  expect(sessions.map(({ current }) => current)).toEqual([true])
  expect([await nameAt(here), await nameAt(there), await nameAt(over)]).toEqual(['mia', null, null])
})

test('nobody ends a session of somebody else as if it were their own', async () => {
  const mia = await managerAt(places.relay.port)
  const carl = await portalAt(places.relay.port, 'carl')
  const id = await ownId(mia)
  await refuses(carl, [places.tenant], 404, 'record_unknown', () =>
    carl.call(endOneSession, { params: { id } }),
  )
  expect(await nameAt(mia)).toBe('mia')
})

test('who is responsible for a person sees and ends their sessions, and nobody else does', async () => {
  const mia = await managerAt(places.relay.port)
  const carl = await portalAt(places.relay.port, 'carl')
  const id = 'carl'
  const listed = (await mia.call(readPersonSessions, { params: { id } })).body.sessions
  expect(listed.map(({ current }) => current)).toContain(false)
  const session = await ownId(carl)
  await mia.call(endPersonSession, { params: { id, session } })
  expect(await nameAt(carl)).toBeNull()

  const [one, other] = [await portalAt(places.relay.port, 'carl'), await portalAt(places.relay.port, 'carl')]
  // Of another cinema, and with fewer rights.
  const params = { id: 'mia' }
  const tenants = [places.tenant]
  await refuses(one, tenants, 403, 'not_allowed', () => one.call(readPersonSessions, { params }))
  await refuses(one, tenants, 403, 'not_allowed', () => one.call(endPersonSessions, { params }))
  await refuses(one, tenants, 403, 'not_allowed', () =>
    one.call(endPersonSession, { params: { id: 'mia', session: 'any' } }),
  )
  await refuses(one, tenants, 404, 'employee_unknown', () =>
    one.call(readPersonSessions, { params: { id: 'ugo' } }),
  )
  expect((await mia.call(endPersonSessions, { params: { id } })).body.sessions).toEqual([])
  expect([await nameAt(one), await nameAt(other), await nameAt(mia)]).toEqual([null, null, 'mia'])
})

test('who is shut out hears nothing more at once, and their session is no longer listed', async () => {
  const mia = await managerAt(places.relay.port)
  const carl = await portalAt(places.relay.port, 'carl')
  const page = await listenAt(places.relay.port, { headers: cookieOf(carl) })
  await places.tenant.node.execute({ who: 'employee:mia', via: 'portal' }, tx =>
    changeEntry(tx, 'employee', 'carl', { active: false }),
  )
  await soon(() => page.ended(), 2000)
  const listed = await mia.call(readPersonSessions, { params: { id: 'carl' } })
  expect(listed.body.sessions).toEqual([])
})

test('a session at a register is told by the register’s name', async () => {
  const ugo = await employeeAt(places.box.port, 'ugo')
  const [session] = await sessionsOf(ugo)
  expect(session).toMatchObject({ purpose: 'kiosk', device: 'register 1', current: true })
})
