import { afterAll, beforeAll, expect, test } from 'vitest'
import { globSync } from 'node:fs'
import type { Route } from '#core/api/route.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { anyOf, hasCall, type Entity } from '#core/catalogue/entity.ts'
import { enterCode, readEnrolment } from '#core/devices/enrolment-contract.ts'
import { entities } from '#core/entities.ts'
import type { EntryKind } from '#core/journal/entry-fields.ts'
import { managerAt, visitorOf } from '../world/people.ts'
import { openPlaces, type Places } from '../world/places.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

const root = new URL('../../', import.meta.url)
const contracts = await Promise.all(
  globSync('core/**/*contract.ts', { cwd: root }).map(
    path => import(new URL(path, root).href) as Promise<object>,
  ),
)
/** Calls that every editable thing has by its definition. */
const ofEntries = anyOf(entities).flatMap(entity => {
  if (!entity.edit) return []
  const { create, archive, remove, ...calls } = entryCalls(entity as unknown as Entity<EntryKind>)
  const some = Object.entries({ create, archive, remove })
  const had = some.filter(([name]) => hasCall(entity, name as 'create' | 'archive' | 'remove'))
  return [...Object.values(calls), ...had.map(([, call]) => call)]
})
const routes = contracts
  .flatMap(contract => Object.values(contract) as unknown[])
  .concat(ofEntries)
  .filter((one): one is Route => typeof one === 'object' && one !== null && 'method' in one && 'path' in one)
const nameOf = (route: Route) => `${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`
const portOf = { box: () => places.box.port, relay: () => places.relay.port }

async function describedBy(port: number): Promise<string[]> {
  const { body } = await (await visitorOf(port)).send('GET', '/api/openapi.json')
  expect(body['openapi']).toMatch(/^3\.1/)
  return Object.entries(body['paths'] as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
}

test.each(['box', 'relay'] as const)('the %s describes every call it answers, for people too', async side => {
  const client = await visitorOf(portOf[side]())
  const described = await describedBy(portOf[side]())
  const page = await client.send('GET', '/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  for (const route of routes) {
    if (described.includes(nameOf(route))) expect(page.text).toContain(`<code>${route.path}</code>`)
    else {
      const path = route.path.replace(/:\w+/g, 'nothing')
      const answer = await client.send(route.method, path, route.method === 'GET' ? undefined : {})
      expect(answer.status, `${nameOf(route)} is answered but not described`).toBe(404)
    }
  }
})

test('between them, box and relay answer every call there is', async () => {
  const described = await Promise.all([describedBy(places.box.port), describedBy(places.relay.port)])
  // A box answers these while it has no cinema, and no others.
  const beforeThat = [readEnrolment, enterCode].map(nameOf)
  expect([...new Set(described.flat()), ...beforeThat].sort()).toEqual(routes.map(nameOf).sort())
})

test('the description names what each call may be refused with', async () => {
  const { body } = await (await visitorOf(places.relay.port)).send('GET', '/api/openapi.json')
  const paths = body['paths'] as Record<
    string,
    Record<string, { responses: Record<string, { description: string }> }>
  >
  const { responses } = paths['/api/checkout']!['post']!
  expect(responses['409']!.description).toContain('seat_taken')
  expect(responses['429']!.description).toContain('too_many_requests')
})

test.each(['box', 'relay'] as const)(
  'the health page of the %s can be read without scripts, by people and by machines',
  async side => {
    const client = await managerAt(portOf[side]())
    const page = await client.send('GET', '/health')
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('<script')
    for (const words of [
      'Mirror',
      'Peers',
      'Devices',
      'Journal heads',
      side === 'box' ? 'Small Cinema' : 'Small House',
    ])
      expect(page.text).toContain(words)
    const { body } = await client.send('GET', '/api/health/details')
    expect(body).toMatchObject({ node: side, state: 'ready', mirror: { condition: 'operational' } })
  },
)

test('every answer carries the headers that keep other sites out', async () => {
  for (const port of [places.box.port, places.relay.port]) {
    const { headers } = await (await visitorOf(port)).send('GET', '/api/token')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
  }
})
