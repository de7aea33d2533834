import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Route } from '#core/api/route.ts'
import { enterCode, readEnrolment } from '#core/devices/enrolment-contract.ts'
import { managerAt, visitorOf } from '../world/people.ts'
import { openPlaces, type Places } from '../world/places.ts'
import { everyRoute } from '../world/routes.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

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
  for (const route of everyRoute) {
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
  expect([...new Set(described.flat()), ...beforeThat].sort()).toEqual(everyRoute.map(nameOf).sort())
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
      'Second copy',
      'Connections',
      'Devices',
      'Details',
      side === 'box' ? 'Small Cinema' : 'Small House',
    ])
      expect(page.text).toContain(words)
    expect(page.text, 'a time as machines write it').not.toMatch(/\d{4}-\d\d-\d\dT/)
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
