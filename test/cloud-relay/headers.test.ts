import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProgramme } from '#core/planning/contract.ts'
import { signInByPassword } from '#core/people/contract.ts'
import { readRelayConfig } from '#relay/config.ts'
import { startRelay } from '#relay/relay.ts'
import { demoPlaces } from '#scripts/demo/places.ts'
import { openClient } from '../world/client.ts'
import { quietLog } from '../world/clock.ts'
import { miasPassword } from '../world/people.ts'
import { openPlaces, type Places } from '../world/places.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces({ box: false })
})
afterAll(() => places.close())

test('a relay answers the machine it is on, where its proxy is, and no other unless it is told to', async () => {
  const relay = await startAlone({})
  const at = (address: string) =>
    new Promise<boolean>(resolve => {
      const socket = connect(relay.port, address)
      socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.end())
    })
  expect(await at('127.0.0.1')).toBe(true)
  // Another of this machine's addresses, which stands for all others.
  expect(await at('127.0.0.2')).toBe(false)
  await relay.close()
  expect(demoPlaces({}).host).toBe('127.0.0.1')
  expect(() => readRelayConfig({ FOYER_DATA: '/x', FOYER_HOST: 'the.lan' })).toThrow(
    'FOYER_HOST is "the.lan"',
  )
})

test('an address that is not this machine’s is told with its setting', async () => {
  await expect(startAlone({ FOYER_HOST: '192.0.2.1' })).rejects.toThrow(
    '192.0.2.1 is no address of this machine. Set FOYER_HOST to one',
  )
})

/** A relay without exhibitors. */
function startAlone(more: Record<string, string>) {
  const data = join(places.data, randomUUID())
  mkdirSync(data)
  writeFileSync(join(data, 'directory.json'), '{"exhibitors":[]}')
  const config = readRelayConfig({ FOYER_DATA: data, FOYER_PORT: '0', ...more })
  return startRelay(config, quietLog().log, { pages: false })
}

const byHttps = { 'x-forwarded-proto': 'https' }

test('a browser that came by https is told to stay there, and gets cookies no neighbour can set', async () => {
  const mia = openClient(places.relay.port)
  const token = await mia.send('GET', '/api/token', undefined, byHttps)
  expect(token.headers['strict-transport-security']).toBe('max-age=31536000')
  expect(token.headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(String(token.headers['set-cookie'])).toMatch(/^__Host-foyer_visitor=.*Path=\/;.*HttpOnly; Secure/)
  mia.useToken(String(token.body['token']))
  const signedIn = await mia.send('POST', signInByPassword.path, miasPassword, byHttps)
  expect(signedIn.status, signedIn.text).toBe(200)
  expect(String(signedIn.headers['set-cookie'])).toContain('__Host-foyer_session=')
  expect((await mia.send('GET', '/api/boxes', undefined, byHttps)).status).toBe(200)
})

test('a cookie that a neighbouring host has set signs nobody in by https', async () => {
  const mia = openClient(places.relay.port)
  await mia.arrive()
  await mia.call(signInByPassword, { body: miasPassword })
  expect((await mia.send('GET', '/api/boxes')).status).toBe(200)
  expect((await mia.send('GET', '/api/boxes', undefined, byHttps)).status).toBe(401)
})

test('by plain http nothing is said of https, so that a box in the building stays reachable', async () => {
  const { headers } = await openClient(places.relay.port).send('GET', '/api/token')
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['cross-origin-opener-policy']).toBeUndefined()
  expect(String(headers['set-cookie'])).toMatch(/^foyer_visitor=/)
})

test('a page talks to its own host alone and uses no more of a device than its camera', async () => {
  const client = openClient(places.relay.port, `localhost:${places.relay.port}`)
  const { headers } = await client.call(readProgramme)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`connect-src 'self' ws://localhost:${places.relay.port}`)
  expect(policy).not.toMatch(/wss?:( |;|$)/)
  expect(headers['permissions-policy']).toContain('camera=(self), ')
  expect(headers['permissions-policy']).toContain('microphone=()')
  const odd = await client.send('GET', '/api/token', undefined, { host: "localhost;script-src'none'" })
  expect(String(odd.headers['content-security-policy'])).toMatch(/connect-src 'self' 'self'$/)
})

test('no answer of a call is kept by anybody', async () => {
  const client = openClient(places.relay.port)
  for (const path of ['/api/token', '/api/programme', '/api/bill/nobody/result', '/api/nothing'])
    expect((await client.send('GET', path)).headers['cache-control'], path).toBe('no-store')
})

test('what is nowhere is a plain 404, without a page of the framework', async () => {
  const client = openClient(places.relay.port)
  for (const [method, path] of [
    ['GET', '/nothing.css'],
    ['GET', '/.env'],
    ['POST', '/nothing'],
  ] as const) {
    const answer = await client.send(method, path, method === 'POST' ? {} : undefined)
    expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([
      404,
      'Not found',
      'text/plain; charset=utf-8',
    ])
  }
})

test('a call is found under its path however its letters are written, and an unknown one is refused as a call', async () => {
  const client = openClient(places.relay.port)
  for (const path of ['/api/programme', '/API/programme', '/Api/Programme/'])
    expect([path, (await client.send('GET', path)).status]).toEqual([path, 200])
  expect((await client.send('GET', '/api/nothing')).body.refusal).toBe('not_found')
})
