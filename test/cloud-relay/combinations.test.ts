import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryCalls } from '#core/catalogue/contract.ts'
import { readPrices } from '#core/pricing/contract.ts'
import { product } from '#core/pricing/product.entity.ts'
import { makeSale } from '#core/sales/contract.ts'
import { openClient, type Client } from '../world/client.ts'
import { employeeAt, managerAt } from '../world/people.ts'
import { openPlaces, type Places } from '../world/places.ts'
import { until } from '../world/until.ts'
import { refuses } from '../world/refused.ts'

/** A menu made in the portal, and sold at the register. */

let places: Places
let mia: Client
beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  mia = await managerAt(places.relay.port)
})
afterAll(() => places.close())

const calls = entryCalls(product)
const drink = { name: { en: 'Drink' }, productIds: ['beer'] }
const snack = { name: { en: 'Snack' }, productIds: ['popcorn'] }
const menu = { name: { en: 'Menu' }, cents: 900, vatClass: 'food', category: 'snacks' as const }
const create = (id: string, body: object) =>
  mia.call(calls.create, { params: { id }, body: { ...menu, ...body } as never })

test('a combination made in the portal is sold at the register, and every choice is the server’s to judge', async () => {
  const made = await create('menu', { components: [snack, drink] })
  expect(made.status, made.text).toBe(200)
  const { port } = places.box
  await until(async () =>
    (await openClient(port).call(readPrices)).body.products.some(({ id }) => id === 'menu'),
  )
  const carl = await employeeAt(port, 'carl')
  const sale = (components: string[]) => ({
    id: crypto.randomUUID(),
    holdId: null,
    tickets: [],
    products: [{ productId: 'menu', quantity: 1, components }],
    totalCents: 900,
    payments: [{ methodId: 'terminal' }],
  })
  await refuses(carl, [places.box.tenant], 422, 'combination_changed', () =>
    carl.call(makeSale, { body: sale(['popcorn', 'popcorn']) }),
  )
  await refuses(carl, [places.box.tenant], 422, 'invalid_input', () =>
    carl.call(makeSale, { body: sale(Array(7).fill('beer')) }),
  )
  const many = {
    ...sale([]),
    products: Array(50).fill({ productId: 'menu', quantity: 1, components: Array(6).fill('beer') }),
  }
  await refuses(carl, [places.box.tenant], 422, 'invalid_input', () => carl.call(makeSale, { body: many }))
  const sold = await carl.call(makeSale, { body: sale(['popcorn', 'beer']) })
  expect(sold.status, sold.text).toBe(200)
  expect(sold.body.bill.lines.map(({ text, totalCents }) => [text, totalCents])).toEqual([
    ['Menu: Popcorn', 540],
    ['Menu: Beer', 360],
  ])
})

test('nothing is made of what is made of other things, nor of itself, and a part in use is not deleted', async () => {
  const tenants = [places.tenant]
  await create('menu-2', { components: [snack, drink] })
  const inMenu = { name: { en: 'Menu' }, productIds: ['popcorn', 'menu-2'] }
  await refuses(mia, tenants, 422, 'part_has_parts', () => create('nested', { components: [inMenu] }))
  const ofItself = { ingredients: [{ productId: 'beer', quantity: 1 }] }
  await refuses(mia, tenants, 422, 'part_has_parts', () =>
    mia.call(calls.change, { params: { id: 'beer' }, body: ofItself }),
  )
  await refuses(mia, tenants, 422, 'combination_has_ingredients', () =>
    create('both', { components: [drink], ingredients: [{ productId: 'beer', quantity: 1 }] }),
  )
  await refuses(mia, tenants, 409, 'still_used', () => mia.call(calls.remove, { params: { id: 'popcorn' } }))
})
