import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tenant } from '#core/api/tenant.ts'
import { billTickets } from '#core/sales/purchase-contract.ts'
import { form, goToPay, press } from '../world/buying.ts'
import { managerAt, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

/** From here on the mirror of that house has not taken what was written last, until the function returned is called. */
function holdMirror(tenant: Tenant): () => void {
  const { node } = tenant
  const real = node.whenMirrored
  let free: () => void = () => undefined
  const held = new Promise<void>(resolve => (free = resolve))
  Object.assign(node, { whenMirrored: () => held })
  return () => {
    Object.assign(node, { whenMirrored: real })
    free()
  }
}

/** What tells how the node itself is, or rests on no fact, and so may be told while the mirror is away. */
const toldAtOnce = [
  '/api/health',
  '/api/health/details',
  '/api/node',
  '/api/node-status',
  '/api/token',
  '/files/{hash}',
  '/files/{hash}/{rendition}',
]

test.each(['relay', 'box'] as const)(
  'nothing that is read at the %s is told before the second disk holds it',
  async side => {
    const tenant = side === 'relay' ? places.tenant : places.box.tenant
    const port = side === 'relay' ? places.relay.port : places.box.port
    const mia = await managerAt(places.relay.port)
    const client = side === 'relay' ? mia : await visitorOf(port)
    const { body } = await client.send('GET', '/api/openapi.json')
    const paths = Object.entries(body['paths'] as Record<string, object>)
      .filter(([, methods]) => 'get' in methods)
      .map(([path]) => path)
    expect(paths.length).toBeGreaterThan(20)
    const refused = async (path: string) => (await client.send('GET', addressOf(path))).status >= 400
    // A refusal that reads nothing is told at once: who may not read, and what is not there.
    const answered = new Map<string, boolean>()
    for (const path of paths) answered.set(path, await refused(path))
    const readable = paths.filter(path => !answered.get(path))
    const free = holdMirror(tenant)
    const told: string[] = []
    const waiting = readable.map(async path => {
      await client.send('GET', addressOf(path))
      told.push(path)
    })
    // Whatever does not wait has been answered by the time these are, one after the other.
    for (let round = 0; round < 3; round++) await client.send('GET', '/api/token')
    await until(() => told.includes('/api/token'))
    const early = [...told]
    free()
    await Promise.all(waiting)
    expect(early.filter(path => !toldAtOnce.includes(path))).toEqual([])
    expect(told.sort()).toEqual(readable.sort())
  },
)

test('tickets are given to nobody before the second disk holds the sale', async () => {
  const ada = await visitorOf(places.relay.port)
  const { uuid, link } = await goToPay(ada, form(['B1']))
  await press(link, 'paid')
  await until(async () => (await ada.call(billTickets, { params: { uuid } })).status === 200)
  const free = holdMirror(places.tenant)
  let status = 0
  const pdf = ada.call(billTickets, { params: { uuid } }).then(answer => (status = answer.status))
  for (let round = 0; round < 3; round++) await ada.send('GET', '/api/token')
  expect(status).toBe(0)
  free()
  expect(await pdf).toBe(200)
})

test('a file that is refused on its way is a refusal like any other', async () => {
  const ada = await visitorOf(places.relay.port)
  const { uuid, link } = await goToPay(ada, form(['B2']))
  await press(link, 'paid')
  await until(async () => (await ada.call(billTickets, { params: { uuid } })).status === 200)
  const { node } = places.tenant
  const real = node.state
  Object.assign(node, { state: () => 'mirror_lost' })
  const answer = await ada.call(billTickets, { params: { uuid } })
  Object.assign(node, { state: real })
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    503,
    'application/json; charset=utf-8',
    'no-store',
  ])
  expect(answer.headers['content-disposition']).toBeUndefined()
  expect((answer.body as { refusal?: string }).refusal).toBe('mirror_unavailable')
})

function addressOf(path: string): string {
  return path.replace(/\{\w+\}/g, 'show-later-today')
}
