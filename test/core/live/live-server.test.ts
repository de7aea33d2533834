import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { connect as dial, type AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { billIdOf } from '#core/access/access-key.ts'
import type { LiveLimits } from '#core/live/live-bounds.ts'
import type { LiveHello, LiveMessage } from '#core/api/live-events.ts'
import { serveLive, emitLive } from '#core/live/live-server.ts'
import type { SignedIn } from '#core/api/mount.ts'
import { factKinds } from '#core/facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import type { Batch } from '#core/journal/node.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { until } from '../../world/places.ts'
import { checkoutOf, tenantOf, openSmallNode, tonight, visitor } from '../../world/small-exhibitor.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** An exhibitor with its live door open on loopback; `tell` is what would come from the journal. */
async function openDoor(limits: Partial<LiveLimits> = {}, staff = false) {
  const { node } = await openSmallNode('relay')
  let tell: (batch: Batch) => void = () => undefined
  const subscribe = (listener: typeof tell) => ((tell = listener), () => undefined)
  const tenant = { ...tenantOf(node), node: { ...node, subscribe } }
  const quiet = emitLive(tenant)
  const server = createServer()
  const live = serveLive(server, () => tenant, {
    signedInOf: () => (staff ? ({ cinemas: 'all' } as unknown as SignedIn) : undefined),
    trusts: () => false,
    limits,
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    quiet()
    for (const client of live.clients) client.terminate()
    server.close()
  })
  const { port } = server.address() as AddressInfo

  /** Resolves with what the connection heard; `code` when it was closed, or the status it was refused with. */
  async function connect(hello?: Partial<LiveHello>) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`)
    const heard: LiveMessage[] = []
    const page = { socket, heard, code: 0, say: (word: object) => socket.send(JSON.stringify(word)) }
    socket.on('message', data => heard.push(JSON.parse(String(data)) as LiveMessage))
    socket.on('close', code => (page.code ||= code))
    socket.on('unexpected-response', (_, response) => {
      page.code = response.statusCode ?? 0
      response.destroy()
    })
    socket.on('error', () => undefined)
    await until(() => socket.readyState !== WebSocket.CONNECTING || page.code > 0)
    if (hello && !page.code) {
      page.say({ channels: ['app', 'exhibitor'], ...hello })
      await until(() => heard.length > 0 || page.code > 0)
    }
    return page
  }
  return {
    tenant,
    node,
    port,
    /** How many connections are open, those too that nobody listens to. */
    connections: () => promisify(server.getConnections.bind(server))(),
    connect,
    tell: (facts: Fact[]) => tell({ facts, sealed: [], origins: [], position: 0, cut: false }),
  }
}
const told = (page: { heard: LiveMessage[] }) =>
  page.heard.flatMap(message => (message.kind === 'event' ? [message.event] : []))

test('of every kind of fact there is, a stranger’s page hears no id but those of shows and prices', async () => {
  const { tenant, connect, tell } = await openDoor()
  const secret = () => `secret-${randomUUID()}`
  const page = await connect({
    channels: [
      'app',
      'exhibitor',
      'private-exhibitor',
      'presence-devices',
      'private-device.till',
      'bill.',
      `bill.${secret()}`,
    ],
  })
  for (const type of Object.keys(factKinds)) {
    const programme = /^(movie|version|cinema|screen|schedule|event|exhibitor|arrangement|price_rate)\./
    const body = {
      id: programme.test(type) ? 'known-to-all' : secret(),
      ...Object.fromEntries(
        [
          'billId',
          'paymentId',
          'refundId',
          'returnId',
          'voucherId',
          'ticketId',
          'holdId',
          'employeeId',
          'requestId',
          'code',
        ].map(name => [name, secret()]),
      ),
      scheduleId: tonight,
      tokens: [{ scheduleId: tonight, seatId: 'A1', version: 1 }],
      freed: [{ scheduleId: tonight, seatId: 'A2', version: 1 }],
      lines: [{ ticketId: secret(), voucherId: secret() }],
    }
    tell([{ origin: secret(), seq: 1, v: 1, at: '', actor: { who: '', via: '' }, type, body }])
  }
  tenant.live.emit('private-exhibitor', { type: 'print.job', id: secret() })
  tenant.live.emit('presence-devices', {
    type: 'devices.changed',
    devices: [{ uid: secret(), kind: 'register' }],
  })
  tenant.live.emit('app', { type: 'line.changed', connected: true })
  await until(() => told(page).some(event => event.type === 'schedule.counts'))
  await until(() => told(page).some(event => event.type === 'line.changed'))
  expect(JSON.stringify(page.heard)).not.toContain('secret-')
  expect([...new Set(told(page).map(event => event.type))].sort()).toEqual([
    'content.changed',
    'line.changed',
    'price.changed',
    'price_rate.changed',
    'programme.changed',
    'schedule.counts',
    'settings.changed',
    'signage.changed',
  ])
  // Not even the numbers tell that something was said between.
  const positions = page.heard.map(message => message.position)
  expect(positions).toEqual(positions.map((_, index) => positions[0]! + index))
})

test('a buyer’s page hears how its own purchase stands, at once and when it changes, and of no other', async () => {
  const { node, connect, tell } = await openDoor()
  const [mine, other] = [randomUUID(), randomUUID()]
  for (const [key, seat] of [
    [mine, 'B1'],
    [other, 'B2'],
  ] as const)
    await node.execute(visitor, tx => openBill(tx, checkoutOf(billIdOf(key), [seat]), 'en'))
  const page = await connect({ channels: ['app', `bill.${mine}`] })
  const byId = await connect({ channels: ['app', `bill.${billIdOf(mine)}`] })
  await until(() => told(page).length === 1)
  const change = (key: string): Fact => ({
    origin: 'x',
    seq: 1,
    v: 1,
    at: '',
    actor: { who: '', via: '' },
    type: 'payment.created',
    body: { billId: billIdOf(key) },
  })
  tell([change(other)])
  tell([change(mine)])
  await until(() => told(page).length === 2)
  expect(told(page)).toEqual(Array(2).fill({ type: 'purchase.status', status: 'paying' }))
  expect([told(byId), page.heard[0]!.position, page.heard[2]!.position]).toEqual([[], 0, 0])
})

test('what is said of a purchase is not said again to who comes later', async () => {
  const { tenant, connect } = await openDoor()
  const key = randomUUID()
  tenant.live.emit(`bill.${billIdOf(key)}`, { type: 'purchase.status', status: 'paying' })
  const page = await connect({ channels: [`bill.${key}`], since: { position: 0, boot: 'boot-1' } })
  tenant.live.emit('app', { type: 'price.changed' })
  expect(page.heard).toEqual([{ kind: 'hello', position: 0, boot: 'boot-1' }])
})

test('one address gets so many connections, and all visitors together so many', async () => {
  const home = await openDoor({ perAddress: 3 })
  const pages = [await home.connect({}), await home.connect({}), await home.connect({})]
  expect(pages.map(page => page.code)).toEqual([0, 0, 0])
  expect((await home.connect({})).code).toBe(429)
  pages[0]!.socket.close()
  await until(async () => (await home.connect({})).code === 0)
  const full = await openDoor({ perTenant: 2 }, true)
  expect([(await full.connect({})).code, (await full.connect({})).code]).toEqual([0, 0])
  expect((await full.connect({})).code).toBe(429)
})

test('a connection too many is closed, also when its caller never closes its own half', async () => {
  const { port, connections } = await openDoor({ perAddress: 0 })
  const caller = dial({ port, host: '127.0.0.1', allowHalfOpen: true })
  ends.push(() => caller.destroy())
  const heard: string[] = []
  caller.setEncoding('utf8').on('data', text => heard.push(String(text)))
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  const key = `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`
  caller.write(['GET /live HTTP/1.1', 'Host: localhost', ...upgrade, key, '', ''].join('\r\n'))
  await until(() => heard.join('').startsWith('HTTP/1.1 429'))
  await until(async () => (await connections()) === 0)
})

test('whoever talks without end, or says nothing at all, is let go', async () => {
  const silent = await (await openDoor({ helloMs: 30 })).connect()
  const { connect } = await openDoor({ wordsPerMinute: 3 })
  const loud = await connect({})
  for (let index = 0; index < 5; index++) loud.say({ channels: ['app'] })
  await until(() => loud.code === 1008 && silent.code === 1008)
  expect(loud.heard.filter(message => message.kind === 'hello')).toHaveLength(3)
  const big = await connect()
  big.say({ channels: ['x'.repeat(5000)] })
  await until(() => big.code > 0)
  expect(big.code).not.toBe(1000)
})

test('what was missed is told once on a line, and a visitor is told no more of it than a page weighs', async () => {
  const { tenant, connect } = await openDoor()
  const since = { position: 0, boot: 'boot-1' }
  for (let index = 0; index < 20; index++) tenant.live.emit('exhibitor', { type: 'programme.changed' })
  const page = await connect({ since })
  await until(() => told(page).length === 20)
  page.say({ channels: ['exhibitor'], since })
  await until(() => page.heard.length === 22)
  expect(page.heard.at(-1)).toEqual({ kind: 'hello', position: 20, boot: 'boot-1' })
  const seats = Array.from({ length: 200 }, (_, index) => `seat ${index}`)
  const counts = { available: 0, availableOnline: 0, availableHere: 0, availableThere: 0 }
  for (let index = 0; index < 100; index++)
    tenant.live.emit('exhibitor', {
      type: 'schedule.counts',
      scheduleId: tonight,
      ...counts,
      soldOut: false,
      soldOutOnline: false,
      seats,
    })
  const late = await connect({ since: { position: 20, boot: 'boot-1' } })
  expect(late.heard).toEqual([{ kind: 'resync', position: 120, boot: 'boot-1' }])
  const near = await connect({ since: { position: 110, boot: 'boot-1' } })
  await until(() => told(near).length === 10)
})

test('how many seats are left is told when the second disk holds what was counted, not before', async () => {
  const { tenant, node, connect, tell } = await openDoor()
  const page = await connect({})
  let free: () => void = () => undefined
  const held = new Promise<void>(resolve => (free = resolve))
  let asked = false
  const real = node.whenMirrored
  Object.assign(tenant.node, { whenMirrored: () => ((asked = true), held) })
  const body = { tokens: [{ scheduleId: tonight, seatId: 'B1', version: 1 }] }
  tell([{ origin: 'x', seq: 1, v: 1, at: '', actor: { who: '', via: '' }, type: 'sale.made', body }])
  await until(() => asked)
  tenant.live.emit('app', { type: 'line.changed', connected: true })
  await until(() => told(page).length > 0)
  expect(told(page).map(event => event.type)).toEqual(['line.changed'])
  Object.assign(tenant.node, { whenMirrored: real })
  free()
  await until(() => told(page).some(event => event.type === 'schedule.counts'))
})
