import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  askToBeLetIn,
  letDeviceIn,
  letInByPin,
  readThisDevice,
  readWaitingDevices,
  stopDevice,
} from '#core/devices/kiosks/contract.ts'
import type { Fact } from '#core/journal/fact.ts'
import { readKioskEmployees, readSession, signInByPin } from '#core/people/contract.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { device as entity } from '#core/kiosks/device.entity.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import { readBills } from '#core/sales/bill-list-contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { basket } from '../world/buying.ts'
import { openClient, type Client } from '../world/client.ts'
import { employeeAt, kioskAt, managerAt, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

const ask = (client: Client) => client.call(askToBeLetIn, { body: { page: 'register' } })
const standing = async (client: Client) =>
  (await client.call(readThisDevice, { query: { page: 'register' } })).body.access
const pin = { body: { employeeId: 'carl', pin: '1234' } }

/** The machine of that code, as a manager's portal at the relay lists it. */
async function listed(manager: Client, code: string | null) {
  const find = async () => {
    const { waiting } = (await manager.call(readWaitingDevices)).body
    return waiting.find(each => each.code === code)
  }
  await until(async () => (await find()) !== undefined)
  return (await find())!
}

async function letInAtRelay(client: Client, name: string): Promise<string> {
  const { code } = (await ask(client)).body
  const manager = await managerAt(places.relay.port)
  const { uid, cinemaId } = await listed(manager, code)
  const answer = await manager.call(letDeviceIn, { body: { uid, cinemaId, code: code!, name } })
  expect(answer.status, answer.text).toBe(200)
  await until(async () => (await standing(client)) === 'active')
  return answer.body.deviceId
}

test('a machine nobody let in takes no PIN, tells no names, and shows a code until a manager lets it in', async () => {
  const machine = await visitorOf(places.box.port)
  const sides = [places.box.tenant]
  await refuses(machine, sides, 403, 'device_unknown', () => machine.call(readKioskEmployees))
  await refuses(machine, sides, 403, 'device_unknown', () => machine.call(signInByPin, pin))
  const asked = (await ask(machine)).body
  expect(asked).toMatchObject({ access: 'waiting', code: expect.stringMatching(/^\w{3}-\w{3}$/) })
  expect((await ask(machine)).body.code).toBe(asked.code)
  await letInAtRelay(machine, 'Register A')
  expect((await machine.call(signInByPin, pin)).status).toBe(200)
})

test('what a cashier does names the device, in every fact', async () => {
  const carl = await employeeAt(places.box.port, 'carl', 'Register named')
  const facts: Fact[] = []
  const stop = places.box.tenant.node.subscribe(batch => facts.push(...batch.facts))
  const sold = await carl.call(makeSale, { body: basket(['A3']) })
  expect(sold.status, sold.text).toBe(200)
  stop()
  const device = places.box.tenant.node.catalogue.all('device').find(each => each.name === 'Register named')!
  expect(facts.length).toBeGreaterThan(0)
  for (const { actor } of facts)
    expect(actor).toEqual({ who: 'employee:carl', via: 'register', device: device.id })
})

test('sales are listed by the register they were made at, and a history names the device', async () => {
  const one = await employeeAt(places.box.port, 'carl', 'Register one')
  const other = await employeeAt(places.box.port, 'carl', 'Register other')
  for (const [client, seat] of [
    [one, 'B1'],
    [other, 'B2'],
  ] as const)
    expect((await client.call(makeSale, { body: basket([seat]) })).status).toBe(200)
  const { node } = places.box.tenant
  const { id } = node.catalogue.all('device').find(({ name }) => name === 'Register one')!
  await places.agreed()
  for (const manager of [await managerAt(places.box.port), await managerAt(places.relay.port)]) {
    const { bills } = (await manager.call(readBills, { query: { device: id } })).body
    expect(bills.map(({ device, deviceId }) => [device, deviceId])).toEqual([['Register one', id]])
    expect((await manager.call(readBills, { query: { device: 'another' } })).body.bills).toEqual([])
  }
  await node.execute({ who: 'employee:carl', via: 'register', device: id }, tx =>
    changeEntry(tx, 'device', id, { autoLockMinutes: 3 }),
  )
  const manager = await managerAt(places.box.port)
  const { edits } = (await manager.call(entryCalls(entity).history, { params: { id }, query: {} })).body
  expect(edits.map(({ device }) => device)).toEqual(['Register one', null])
})

test('a machine that waits is no fact, and one code lets in one machine', async () => {
  const heads = () => JSON.stringify(places.box.tenant.node.journal.heads())
  const before = heads()
  const machine = await visitorOf(places.box.port)
  const { code } = (await ask(machine)).body
  expect(heads()).toBe(before)
  const manager = await managerAt(places.relay.port)
  const { uid, cinemaId } = await listed(manager, code)
  const given = { uid, cinemaId, name: 'Register B' }
  const relay = [places.tenant]
  await refuses(manager, relay, 404, 'ask_unknown', () =>
    manager.call(letDeviceIn, { body: { ...given, code: 'AAA-AAA' } }),
  )
  expect((await manager.call(letDeviceIn, { body: { ...given, code: code! } })).status).toBe(200)
  await refuses(manager, relay, 404, 'ask_unknown', () =>
    manager.call(letDeviceIn, { body: { ...given, code: code!, name: 'Register C' } }),
  )
  await until(async () => (await standing(machine)) === 'active')
})

test('nobody takes another machine’s id, nor the token of one that was logged out', async () => {
  const machine = await kioskAt(places.box.port, 'Register D')
  const [uid, token, proof] = machine.cookies.get('foyer_kiosk')!.split('.')
  for (const made of [`${uid}.made-up.${proof}`, `${uid}.${token}`, `${uid}.made-up.made-up`]) {
    const thief = openClient(places.box.port)
    await thief.arrive()
    thief.cookies.set('foyer_kiosk', made)
    const isTheMachine = made.startsWith(`${uid}.${token}`)
    expect(await standing(thief), made).toBe(isTheMachine ? 'active' : 'unknown')
    if (made.endsWith('.made-up')) {
      await ask(thief)
      expect(thief.cookies.get('foyer_kiosk')).not.toContain(uid)
    }
  }
})

test('a device that is blocked at the relay stops at once at its box and may not ask, until a manager lets it', async () => {
  const carl = await employeeAt(places.box.port, 'carl', 'Register E')
  const old = carl.cookies.get('foyer_kiosk')!
  const device = places.box.tenant.node.catalogue.all('device').find(each => each.name === 'Register E')!
  await places.agreed()
  const manager = await managerAt(places.relay.port)
  const stop = (status: 'logout' | 'blocked') =>
    manager.call(stopDevice, { params: { id: device.id }, body: { status } })
  expect((await stop('blocked')).status).toBe(200)
  await until(async () => (await standing(carl)) === 'blocked')
  expect((await carl.call(readSession)).body.session).toBeNull()
  const box = [places.box.tenant]
  await refuses(carl, box, 401, 'not_signed_in', () => carl.call(makeSale, { body: basket(['A4']) }))
  await refuses(carl, box, 403, 'device_unknown', () => carl.call(signInByPin, pin))
  await refuses(carl, box, 403, 'device_blocked', () => ask(carl))

  expect((await stop('logout')).status).toBe(200)
  await until(async () => (await standing(carl)) === 'unknown')
  const { code } = (await ask(carl)).body
  const again = await listed(manager, code)
  expect(again.deviceId).toBe(device.id)
  const body = { uid: again.uid, cinemaId: again.cinemaId, code: code!, name: '' }
  expect((await manager.call(letDeviceIn, { body })).body.deviceId).toBe(device.id)
  await until(async () => (await standing(carl)) === 'active')
  const thief = openClient(places.box.port)
  await thief.arrive()
  thief.cookies.set('foyer_kiosk', old)
  expect(await standing(thief)).toBe('unknown')
})

test('a broken tablet is replaced by another machine, and from then on it is the device no more', async () => {
  const broken = await kioskAt(places.box.port, 'Register F')
  const device = places.box.tenant.node.catalogue.all('device').find(each => each.name === 'Register F')!
  await places.agreed()
  const machine = await visitorOf(places.box.port)
  const { code } = (await ask(machine)).body
  const manager = await managerAt(places.relay.port)
  const { uid, cinemaId } = await listed(manager, code)
  const body = { uid, cinemaId, code: code!, name: '', as: device.id }
  expect((await manager.call(letDeviceIn, { body })).body.deviceId).toBe(device.id)
  await until(async () => (await standing(machine)) === 'active')
  expect(await standing(broken)).toBe('unknown')
})

/** A machine that is let in as a device which was prepared in the portal. */
async function prepared(type: 'pos' | 'web', page: 'register' | 'signage', name: string) {
  const id = `prepared-${type}`
  await places.tenant.node.execute({ who: 'employee:mia', via: 'portal' }, tx =>
    changeEntry(tx, 'device', id, { ...entity.edit!.fresh, name, type, cinemaId: 'cinema-1' }),
  )
  await places.agreed()
  const machine = await visitorOf(places.box.port)
  const { code } = (await machine.call(askToBeLetIn, { body: { page } })).body
  const manager = await managerAt(places.relay.port)
  const { uid, cinemaId } = await listed(manager, code)
  const body = { uid, cinemaId, code: code!, name: '', as: id }
  expect((await manager.call(letDeviceIn, { body })).body.deviceId).toBe(id)
  const now = async () => (await machine.call(readThisDevice, { query: { page } })).body
  await until(async () => (await now()).access === 'active')
  return { machine, now, id }
}

test('a point of sale sells as a register does, and facts say what it is', async () => {
  const { machine, now, id } = await prepared('pos', 'register', 'Stand')
  expect((await now()).device).toMatchObject({ name: 'Stand', type: 'pos' })
  expect((await machine.call(signInByPin, pin)).status).toBe(200)
  await machine.arrive()
  const facts: Fact[] = []
  const stop = places.box.tenant.node.subscribe(batch => facts.push(...batch.facts))
  const sold = await machine.call(makeSale, { body: basket(['A5']) })
  stop()
  expect(sold.status, sold.text).toBe(200)
  expect(sold.body.bill).toMatchObject({ device: 'Stand', deviceId: id })
  expect(facts.map(({ actor }) => actor)).toContainEqual({ who: 'employee:carl', via: 'pos', device: id })
})

test('a web browser shows what walls show, takes no PIN, and is no register', async () => {
  const { machine, now } = await prepared('web', 'signage', 'Office tab')
  expect((await now()).device).toMatchObject({ name: 'Office tab', type: 'web' })
  expect(await standing(machine)).not.toBe('active')
  const refused = await machine.call(signInByPin, pin)
  expect([refused.status, refused.body.refusal]).toEqual([403, 'device_unknown'])
})

test('while the line is cut a manager lets a machine in by PIN, and blocks it at the box', async () => {
  const machine = await visitorOf(places.box.port)
  await ask(machine)
  const by = (who: string, digits: string, name: string) =>
    machine.call(letInByPin, { body: { who, pin: digits, name } })
  const box = [places.box.tenant]
  await refuses(machine, box, 409, 'let_in_at_portal', () => by('Mia', '1234', 'Register G'))
  await places.cutLine()
  await until(() => !places.box.link.connected())
  expect((await ask(machine)).body.online).toBe(false)
  await refuses(machine, box, 401, 'login_failed', () => by('carl', '1234', 'Register G'))
  const mia = places.box.tenant.node.catalogue.get('employee', 'mia')!.name
  const inside = await by(mia.toUpperCase(), '1234', 'Register G')
  expect(inside.status, inside.text).toBe(200)
  expect(inside.body.access).toBe('active')
  expect((await machine.call(signInByPin, pin)).status).toBe(200)

  const manager = await managerAt(places.box.port)
  const params = { id: inside.body.device!.id }
  expect((await manager.call(stopDevice, { params, body: { status: 'blocked' } })).status).toBe(200)
  await refuses(machine, box, 401, 'not_signed_in', () => machine.call(makeSale, { body: basket(['A5']) }))
  expect(await standing(machine)).toBe('blocked')
  await places.mendLine()
})

test('a cashier’s session lists the cinemas, and no password of a card terminal', async () => {
  const terminals = [{ id: 'desk', name: 'Desk', connection: 'zvt://192.168.1.60:20007', password: '123456' }]
  await places.box.tenant.node.execute({ who: 'employee:mia', via: 'portal' }, tx =>
    changeEntry(tx, 'cinema', 'cinema-1', { terminals }),
  )
  const list = async (client: Client) =>
    (await client.call(entryCalls(cinema).list)).body.entries.find(({ id }) => id === 'cinema-1')?.terminals
  const carl = await employeeAt(places.box.port, 'carl', 'Register of terminals')
  expect(await list(carl)).toEqual([{ ...terminals[0], password: '' }])
  expect(places.box.tenant.node.catalogue.get('cinema', 'cinema-1')?.terminals).toEqual(terminals)
})
