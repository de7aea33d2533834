import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  changePassword,
  changePin,
  readEmployees,
  setActive,
  setPassword,
  setPin,
} from '#core/people/account-contract.ts'
import { endSessions, readSessions } from '#core/people/session-contract.ts'
import { readSession, signInByPassword, signInByPin, signOut, touchSession } from '#core/people/contract.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, kioskAt, managerAt, miasPassword, portalAt } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
  const { node } = places.tenant
  const everything = ['sell', 'refund', 'refund_used', 'scan', 'manage_people', 'manage_devices'] as const
  await node.execute({ who: 'node', via: 'test' }, tx => {
    const role = { color: 'red', deleted: false }
    changeEntry(tx, 'role', 'role-people', { ...role, name: 'People', permissions: [...everything] })
    changeEntry(tx, 'role', 'role-owner', {
      ...role,
      name: 'Owner',
      permissions: [...everything, 'manage_settings'],
    })
    const person = { receivesManagementNotifications: false, active: true }
    changeEntry(tx, 'employee', 'mia', { roleIds: ['role-people'] })
    changeEntry(tx, 'employee', 'olga', { ...person, name: 'olga', roleIds: ['role-owner'], cinemaIds: [] })
    changeEntry(tx, 'employee', 'emma', {
      ...person,
      name: 'emma',
      roleIds: ['role-cashier'],
      cinemaIds: ['cinema-2'],
    })
  })
})
beforeEach(() => places.agreed())
afterAll(() => places.close())

const nameAt = async (client: Client) => (await client.call(readSession)).body.session?.name ?? null

test('a kiosk’s session holds what is done at a register, and the portal’s the rest', async () => {
  const atRegister = (await (await employeeAt(places.box.port, 'mia')).call(readSession)).body.session!
  expect(atRegister).toMatchObject({ purpose: 'kiosk', cinemas: 'all' })
  expect(atRegister.permissions).toEqual(['sell', 'refund', 'refund_used', 'scan'])
  const inPortal = (await (await managerAt(places.box.port)).call(readSession)).body.session!
  expect(inPortal).toMatchObject({ purpose: 'portal' })
  expect(inPortal.permissions).toContain('manage_people')
})

test('a new sign-in ends the session this browser had before', async () => {
  const till = await employeeAt(places.box.port, 'carl')
  const before = till.cookies.get('foyer_session')!
  await till.call(signInByPin, { body: { employeeId: 'ugo', pin: '1234' } })
  expect(await nameAt(till)).toBe('ugo')
  till.cookies.set('foyer_session', before)
  expect(await nameAt(till)).toBeNull()
})

test('a page that is left open keeps its session for twelve hours and not a minute longer', async () => {
  const till = await employeeAt(places.box.port, 'carl')
  const begun = Date.now()
  const { runtime } = places.box.tenant.node
  const now = vi.spyOn(runtime, 'now')
  try {
    for (let hour = 1; hour < 12; hour++) {
      now.mockReturnValue(begun + hour * 3_600_000)
      await till.arrive()
      expect((await till.call(touchSession)).status).toBe(200)
      expect(await nameAt(till)).toBe('carl')
    }
    now.mockReturnValue(begun + 12 * 3_600_000 + 1000)
    await till.arrive()
    await till.call(touchSession)
    expect(await nameAt(till)).toBeNull()
  } finally {
    now.mockRestore()
  }
})

test('a session nobody touches ends sooner, in the portal before the register', async () => {
  const till = await employeeAt(places.box.port, 'carl')
  const portal = await managerAt(places.box.port)
  const now = vi.spyOn(places.box.tenant.node.runtime, 'now')
  try {
    now.mockReturnValue(Date.now() + 3 * 3_600_000)
    expect([await nameAt(till), await nameAt(portal)]).toEqual(['carl', null])
    now.mockReturnValue(Date.now() + 5 * 3_600_000)
    expect(await nameAt(till)).toBeNull()
  } finally {
    now.mockRestore()
  }
})

test('who changed their PIN goes on, and whoever else was signed in as them does not', async () => {
  const till = await employeeAt(places.box.port, 'carl')
  const forgotten = await employeeAt(places.box.port, 'carl', 'register 2')
  const tenant = [places.box.tenant]
  const change = (current: string, pin: string) => till.call(changePin, { body: { current, pin } })
  await refuses(till, tenant, 422, 'secret_weak', () => change('1234', '1234'))
  await refuses(till, tenant, 401, 'login_failed', () => change('4321', '7391'))
  expect((await change('1234', '739')).status).toBe(422)
  const changed = await change('1234', '7391')
  expect(changed.status, changed.text).toBe(200)
  expect([await nameAt(till), await nameAt(forgotten)]).toEqual(['carl', null])
  const body = { employeeId: 'carl' }
  expect((await till.call(signInByPin, { body: { ...body, pin: '1234' } })).status).toBe(401)
  expect((await till.call(signInByPin, { body: { ...body, pin: '7391' } })).status).toBe(200)
})

test('a password is changed with the old one, typed twice, and opens both sides', async () => {
  const portal = await portalAt(places.relay.port, 'carl')
  const atCinema = await portalAt(places.box.port, 'carl')
  const change = (current: string, password: string, passwordConfirmation = password) =>
    portal.call(changePassword, { body: { current, password, passwordConfirmation } })
  const old = miasPassword.password
  await refuses(portal, [places.tenant], 422, 'secret_weak', () => change(old, 'carl99'))
  const unlike = await change(old, 'rows of red velvet', 'rows of red velvets')
  expect(Object.keys(unlike.body.errors!)).toEqual(['passwordConfirmation'])
  expect(Object.keys((await change(old, 'short')).body.errors!)).toContain('password')
  expect((await change(old, 'rows of red velvet')).status).toBe(200)
  expect(await nameAt(portal)).toBe('carl')
  // The other side hears of it, and its session ends as well.
  await until(async () => (await nameAt(atCinema)) === null)
  const body = { email: 'carl@small.example', password: 'rows of red velvet' }
  expect((await atCinema.call(signInByPassword, { body })).status).toBe(200)
  const away = await portal.call(changePin, { body: { current: 'rows of red velvet', pin: '1234' } })
  expect(away.status).toBe(422)
})

test('one sees where one is signed in, and ends it all at once', async () => {
  const here = await managerAt(places.box.port)
  const there = await managerAt(places.box.port)
  const { sessions } = (await here.call(readSessions)).body
  expect(sessions.filter(session => session.current)).toHaveLength(1)
  expect(sessions.length).toBeGreaterThanOrEqual(2)
  await here.call(endSessions)
  expect([await nameAt(here), await nameAt(there)]).toEqual([null, null])
  expect((await here.call(readSessions)).status).toBe(401)
})

test('who manages people gives PINs, passwords and shuts out, but nobody who may do more or works elsewhere', async () => {
  const mia = await managerAt(places.relay.port)
  const tenant = [places.tenant]
  const names = (await mia.call(readEmployees)).body.employees.map(employee => employee.id)
  expect(names).toEqual(['carl', 'emma', 'mia', 'olga', 'ugo'])
  const pin = (id: string) => mia.call(setPin, { params: { id }, body: { pin: '8264' } })
  expect((await pin('ugo')).body.employee).toMatchObject({ id: 'ugo', hasPin: true })
  await refuses(mia, tenant, 403, 'not_allowed', () => pin('olga'))
  await refuses(mia, tenant, 404, 'employee_unknown', () => pin('nobody'))
  const taken = {
    email: 'CARL@small.example',
    password: 'a curtain of stars',
    passwordConfirmation: 'a curtain of stars',
  }
  await refuses(mia, tenant, 409, 'email_taken', () =>
    mia.call(setPassword, { params: { id: 'ugo' }, body: taken }),
  )
  await refuses(mia, tenant, 409, 'own_account', () =>
    mia.call(setActive, { params: { id: 'mia' }, body: { active: false } }),
  )
  await places.agreed()
  const ugo = await kioskAt(places.box.port)
  expect((await ugo.call(signInByPin, { body: { employeeId: 'ugo', pin: '8264' } })).status).toBe(200)
  expect((await mia.call(setActive, { params: { id: 'ugo' }, body: { active: false } })).status).toBe(200)
  await until(async () => (await nameAt(ugo)) === null)
  await mia.call(setActive, { params: { id: 'ugo' }, body: { active: true } })
})

test('a box sets PINs only of people who work in its cinema alone, and shuts out, but lets nobody in again', async () => {
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx => {
    const cinema = tx.catalogue.get('cinema', 'cinema-1')!
    changeEntry(tx, 'cinema', 'cinema-2', { ...cinema, name: 'The other' })
    changeEntry(tx, 'employee', 'ugo', { cinemaIds: ['cinema-1'] })
  })
  await places.agreed()
  const mia = await managerAt(places.box.port)
  const tenant = [places.box.tenant]
  const pin = (id: string) => mia.call(setPin, { params: { id }, body: { pin: '8265' } })
  const active = (id: string, active: boolean) => mia.call(setActive, { params: { id }, body: { active } })
  await refuses(mia, tenant, 409, 'set_at_relay', () => pin('carl'))
  await refuses(mia, tenant, 409, 'set_at_relay', () => active('carl', false))
  expect((await pin('ugo')).status).toBe(200)
  expect((await active('ugo', false)).status).toBe(200)
  await refuses(mia, tenant, 409, 'set_at_relay', () => active('ugo', true))
  // The relay takes what the box said.
  await places.agreed()
})

test('a role that allows less ends the sessions of who has it', async () => {
  const mia = await managerAt(places.box.port)
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'role', 'role-people', { permissions: ['sell', 'scan', 'manage_people'] }),
  )
  await until(async () => (await nameAt(mia)) === null)
})

test('who works in another cinema does not sign in at this one, by PIN or by password', async () => {
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'employee', 'mia', { cinemaIds: ['cinema-2'] }),
  )
  await places.agreed()
  const till = await kioskAt(places.box.port)
  const tenant = [places.box.tenant]
  await refuses(till, tenant, 401, 'login_failed', () =>
    till.call(signInByPin, { body: { employeeId: 'mia', pin: '1234' } }),
  )
  await refuses(till, tenant, 401, 'login_failed', () => till.call(signInByPassword, { body: miasPassword }))
  expect((await (await managerAt(places.relay.port)).call(readSession)).body.session?.cinemas).toEqual([
    'cinema-2',
  ])
  await till.call(signOut)
})
