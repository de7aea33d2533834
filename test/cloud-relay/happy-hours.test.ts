import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryCalls } from '#core/catalogue/contract.ts'
import { readPrices } from '#core/pricing/contract.ts'
import { product } from '#core/pricing/product.entity.ts'
import { makeSale } from '#core/sales/contract.ts'
import { openClient } from '../world/client.ts'
import { employeeAt, managerAt } from '../world/people.ts'
import { openPlaces, type Places } from '../world/places.ts'
import { until } from '../world/until.ts'
import { refuses } from '../world/refused.ts'

/** A product that costs something else for some hours, from the portal to the register. */

let places: Places
beforeAll(async () => {
  places = await openPlaces({ hastened: true })
})
afterAll(() => places.close())

const calls = entryCalls(product)

test('the register is told the price of the hour and when it may change, and is sold at no other', async () => {
  const mia = await managerAt(places.relay.port)
  const change = (happyHours: object[]) =>
    mia.call(calls.change, { params: { id: 'beer' }, body: { happyHours } as never })
  const tenants = [places.tenant, places.box.tenant]
  const always = { weekdays: [], startsFrom: 0, startsUntil: 1439, cents: 320 }
  await refuses(mia, tenants, 422, 'invalid_input', () => change([{ ...always, startsFrom: 1440 }]))
  await refuses(mia, tenants, 422, 'invalid_input', () => change(Array(13).fill(always)))
  const answer = await change([always])
  expect(answer.status, answer.text).toBe(200)
  const { port } = places.box
  const prices = async () => (await openClient(port).call(readPrices)).body
  const beer = async () => (await prices()).products.find(({ id }) => id === 'beer')
  await until(async () => (await beer())?.cents === 320)
  const changesAt = (await prices()).until
  expect(Date.parse(changesAt!)).toBeGreaterThan(Date.parse('2020-01-01'))
  const carl = await employeeAt(port, 'carl')
  const sale = (totalCents: number) => ({
    id: crypto.randomUUID(),
    holdId: null,
    tickets: [],
    products: [{ productId: 'beer', quantity: 1 }],
    totalCents,
    payments: [{ methodId: 'terminal' }],
  })
  await refuses(carl, [places.box.tenant], 409, 'total_changed', () =>
    carl.call(makeSale, { body: sale(400) }),
  )
  const sold = await carl.call(makeSale, { body: sale(320) })
  expect(sold.status, sold.text).toBe(200)
  await change([])
  await until(async () => (await beer())?.cents === 400)
  expect((await prices()).until).toBe(null)
})
