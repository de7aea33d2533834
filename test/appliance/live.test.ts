import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { LiveChannel } from '#core/api/live-events.ts'
import { readHealth } from '#core/devices/contract.ts'
import { createSchedule, readProgramme } from '#core/planning/contract.ts'
import { signOut } from '#core/people/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { basket, form, goToPay, press } from '../world/buying.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { byHand } from '../world/small-exhibitor.ts'
import { openClient, type Client } from '../world/client.ts'
import { listenAt } from '../world/listener.ts'
import { employeeAt, kioskAt, managerAt, visitorOf } from '../world/people.ts'
import { laterToday, nextYear, openPlaces, until, type Places } from '../world/places.ts'

const staffChannels: LiveChannel[] = ['app', 'exhibitor', 'private-exhibitor']
let places: Places
type Listener = Awaited<ReturnType<typeof listenAt>>
const open: Listener[] = []
const listen = async (...args: Parameters<typeof listenAt>) => {
  const listener = await listenAt(...args)
  open.push(listener)
  return listener
}
const cookiesOf = ({ cookies }: Client) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})
beforeAll(async () => {
  places = await openPlaces()
})
afterEach(() => Promise.all(open.splice(0).map(listener => listener.close())))
afterAll(() => places.close())

test('seats sold online are told at the box within a second', async () => {
  const carl = await employeeAt(places.box.port, 'carl')
  const register = await listen(places.box.port, {
    headers: cookiesOf(carl),
    hello: { channels: staffChannels },
  })
  const { billId, link } = await goToPay(await visitorOf(places.relay.port), form(['B1', 'B2']))
  await press(link, 'paid')
  const counts = await register.hears('schedule.counts', event => event.seats.includes('B1'))
  expect(counts).toMatchObject({ scheduleId: laterToday, available: 22, seats: ['B1', 'B2'] })
  await register.hears('bill.status', event => event.uuid === billId && event.status === 'settled')
})

test('seats sold at the register are told on the website within a second', async () => {
  const page = await listen(places.relay.port)
  const carl = await employeeAt(places.box.port, 'carl')
  expect((await carl.call(makeSale, { body: basket(['A3']) })).status).toBe(200)
  expect(await page.hears('schedule.counts', event => event.seats.includes('A3'))).toMatchObject({
    scheduleId: laterToday,
    // Four of the 21 are the register's share.
    availableOnline: 17,
  })
})

test('a show added in the portal is told at the box within a second, and is in its programme', async () => {
  const wall = await listen(places.box.port)
  const mia = await managerAt(places.relay.port)
  const body = {
    id: 'show-of-mia',
    versionId: 'version-1',
    screenId: 'screen-1',
    day: nextYear,
    time: '20:00',
  }
  const added = await mia.call(createSchedule, { body })
  expect(added.status, added.text).toBe(200)
  await wall.hears('programme.changed')
  const query = { from: nextYear, to: nextYear }
  const programme = await (await visitorOf(places.box.port)).call(readProgramme, { query })
  expect(programme.body.schedules.map(show => show.id)).toEqual(['show-of-mia'])
  // The same show again; whether the box has confirmed it by now is nobody's business here.
  const again = { ...added.body.schedule, atCinema: expect.any(Boolean) as boolean }
  expect((await mia.call(createSchedule, { body })).body).toEqual({ schedule: again })
})

test('a page that was away for a moment hears what it missed, once, in order', async () => {
  const carl = await employeeAt(places.box.port, 'carl')
  const headers = cookiesOf(carl)
  const before = await listenAt(places.box.port, { headers, hello: { channels: staffChannels } })
  const { boot, position } = before.first
  await before.close()
  for (const seat of ['A4', 'A5']) await carl.call(makeSale, { body: basket([seat]) })
  const after = await listen(places.box.port, {
    headers,
    hello: { channels: staffChannels, since: { boot, position } },
  })
  await after.hears('schedule.counts', event => event.seats.includes('A5'))
  expect(after.first.kind).toBe('hello')
  const positions = after.messages.flatMap(message => (message.kind === 'event' ? [message.position] : []))
  expect(positions).toEqual(positions.map((_, index) => position + 1 + index))
})

test('a page that comes back to another server is told to read everything again', async () => {
  const page = await listen(places.box.port, { hello: { since: { boot: 'another life', position: 1 } } })
  expect(page.first.kind).toBe('resync')
})

test('whoever is not signed in hears nothing that is meant for staff, on the cinema’s own network neither', async () => {
  for (const { port, tenant } of [
    { port: places.relay.port, tenant: places.tenant },
    { port: places.box.port, tenant: places.box.tenant },
  ]) {
    const page = await listen(port, {
      hello: { channels: ['exhibitor', 'private-exhibitor', 'presence-devices'] },
    })
    tenant.live.emit('private-exhibitor', { type: 'ticket.admitted', scheduleId: laterToday, inside: 1 })
    tenant.live.emit('exhibitor', { type: 'price.changed' })
    await page.hears('price.changed')
    // Seats that were sold before may still be told now.
    const heard = page.events().map(event => event.type)
    expect(heard.filter(type => type !== 'schedule.counts')).toEqual(['price.changed'])
  }
})

test('where the exhibitor wants no live pages, visitors of its website hear of their own purchase alone', async () => {
  const mia = await managerAt(places.relay.port)
  const say = (broadcasting: boolean | null) =>
    places.tenant.node.execute(byHand, tx => changeEntry(tx, 'settings', 'exhibitor', { broadcasting }))
  await say(false)
  const visitor = await visitorOf(places.relay.port)
  const { exhibitor } = (await visitor.call(readProgramme, { query: { channel: 'site' } })).body
  expect(exhibitor.live).toBe(false)
  const page = await listen(places.relay.port)
  const staff = await listen(places.relay.port, {
    headers: cookiesOf(mia),
    hello: { channels: staffChannels },
  })
  await places.agreed()
  const wall = await listen(places.box.port)
  for (const { tenant } of [places, places.box]) tenant.live.emit('exhibitor', { type: 'price.changed' })
  await staff.hears('price.changed')
  await wall.hears('price.changed')
  expect(page.events()).toEqual([])
  await say(null)
})

test('who has signed out soon hears nothing for staff any more', async () => {
  const carl = await employeeAt(places.box.port, 'carl')
  const page = await listenAt(places.box.port, {
    headers: cookiesOf(carl),
    hello: { channels: ['private-exhibitor'] },
  })
  places.box.tenant.live.emit('private-exhibitor', { type: 'print.job', id: 'first' })
  await page.hears('print.job')
  await carl.call(signOut)
  await until(() => page.ended())
}, 90_000)

test('a page of another site may not listen, with whatever origin it comes', async () => {
  for (const port of [places.box.port, places.relay.port])
    for (const origin of ['http://evil.example', 'http://localhost:1', 'null', 'nonsense', 'file://'])
      await expect(listenAt(port, { headers: { origin } }), origin).rejects.toThrow()
  await listen(places.box.port, { headers: { origin: `http://localhost:${places.box.port}` } })
})

test('whoever talks nonsense on a live line is let go, and the others hear on', async () => {
  const page = await listen(places.box.port)
  for (const path of ['//', '/elsewhere', '/box', '%', ''])
    for (const port of [places.box.port, places.relay.port]) await strangerAt(port, path)
  const nonsense = await listenAt(places.box.port, { hello: { channels: 'all' as never } }).catch(
    () => 'let go',
  )
  expect(nonsense).toBe('let go')
  const carl = await employeeAt(places.box.port, 'carl')
  await carl.call(makeSale, { body: basket(['A6']) })
  await page.hears('schedule.counts', event => event.seats.includes('A6'))
})

test('registers are told when the line to the website goes and when it is back', async () => {
  const register = await listen(places.box.port)
  await places.cutLine()
  await register.hears('line.changed', event => !event.connected)
  await places.mendLine()
  await until(() => register.events().some(event => event.type === 'line.changed' && event.connected))
})

/** Asks for an upgrade in the rawest way and breaks off; resolves when the line is gone. */
async function strangerAt(port: number, path: string): Promise<void> {
  const line = connect(port, 'localhost').on('error', () => undefined)
  const gone = new Promise(resolve => line.once('close', resolve))
  const key = Buffer.from('sixteen letters!').toString('base64')
  const wish = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13`
  line.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${wish}\r\n\r\n`)
  line.once('data', () => line.resetAndDestroy())
  await gone
}

test('kiosks that are open are known by name, and missed when they go', async () => {
  const carl = await employeeAt(places.box.port, 'carl')
  const page = await listen(places.box.port, {
    headers: cookiesOf(carl),
    hello: { channels: ['presence-devices'] },
  })
  const claimed = { uid: 'somebody-else', kind: 'register' as const }
  const hello = { channels: ['app' as const], device: claimed }
  const stranger = await listenAt(places.box.port, { hello })
  const till = await listenAt(places.box.port, { headers: cookiesOf(await kioskAt(places.box.port)), hello })
  const { id } = places.box.tenant.node.catalogue.all('device').find(({ name }) => name === 'register 1')!
  const device = { uid: id }
  await page.hears('devices.changed', event => event.devices.some(({ uid }) => uid === device.uid))
  const { body } = await openClient(places.box.port).call(readHealth)
  expect(body.devices).toContainEqual({ kind: 'register', name: 'register 1', condition: 'online' })
  expect(body.devices.map(({ name }) => name)).not.toContain(claimed.uid)
  await stranger.close()
  await till.close()
  await page.hears('devices.changed', event => event.devices.every(({ uid }) => uid !== device.uid))
})

test('who says that it is a robot gets no live connection, and a guest’s browser does', async () => {
  const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
  const guest = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; Cubot P80) Chrome/125.0 Mobile' }
  await expect(listenAt(places.relay.port, { headers: crawler })).rejects.toThrow()
  expect((await listen(places.relay.port, { headers: guest })).first.boot).toBeTruthy()
})
