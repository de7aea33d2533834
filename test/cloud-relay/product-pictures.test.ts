import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryCalls } from '#core/catalogue/contract.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { readFile, uploadFile } from '#core/content/contract.ts'
import { hasFile } from '#core/content/files/store.ts'
import { readPrices } from '#core/pricing/contract.ts'
import { product } from '#core/pricing/product.entity.ts'
import { openClient, type Client } from '../world/client.ts'
import { managerAt } from '../world/people.ts'
import { drawing, pictures } from '../world/pictures.ts'
import { openPlaces, type Places } from '../world/places.ts'
import { until } from '../world/until.ts'
import { refuses } from '../world/refused.ts'

/** What somebody who looks after prices, and nothing else, writes and shows of a product. */

let places: Places
let mia: Client
beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'role', 'role-manager', { permissions: ['manage_prices'] }),
  )
  mia = await managerAt(places.relay.port)
})
afterAll(() => places.close())

const calls = entryCalls(product)
const changes = (body: object) => mia.call(calls.change, { params: { id: 'popcorn' }, body })
const offered = async (port: number) => {
  const { products } = (await openClient(port).call(readPrices)).body
  return products.find(({ id }) => id === 'popcorn')
}

test('a product has a text and a picture, which the register’s box keeps too', async () => {
  const sent = await mia.call(uploadFile, { body: pictures['image/png'](2100) })
  expect(sent.status, sent.text).toBe(200)
  const description = { en: 'Sweet, without nuts', de: 'Süß, ohne Nüsse' }
  const answer = await changes({ description, picture: sent.body.hash })
  expect(answer.status, answer.text).toBe(200)
  const { port, tenant } = places.box
  await until(() => hasFile(tenant.node.db, sent.body.hash))
  expect(await offered(port)).toMatchObject({ description, picture: sent.body.hash })
  const file = await openClient(port).call(readFile, { params: { hash: sent.body.hash } })
  expect(file.headers['content-type']).toBe('image/png')
  await changes({ picture: null })
  await until(async () => (await offered(port))?.picture === null)
})

test('a text that is too long, what is no picture and what names none change nothing', async () => {
  const tenants = [places.tenant, places.box.tenant]
  await refuses(mia, tenants, 422, 'invalid_input', () => changes({ description: { en: 'a'.repeat(401) } }))
  await refuses(mia, tenants, 422, 'invalid_input', () => changes({ picture: '../secret' }))
  await refuses(mia, tenants, 422, 'file_type', () => mia.call(uploadFile, { body: drawing }))
})
