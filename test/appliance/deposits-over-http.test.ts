import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { openCashShift, readCash } from '#core/cash/contract.ts'
import { returnDeposits } from '#core/cash/deposit-contract.ts'
import { readPrices } from '#core/pricing/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import type { Client } from '../world/client.ts'
import { employeeAt } from '../world/people.ts'
import { openPlaces, type Places } from '../world/places.ts'
import { saleOf } from '../world/small-exhibitor.ts'

let places: Places
let carl: Client
const byTest = { who: 'node', via: 'test' }

beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  await places.tenant.node.execute(byTest, tx => {
    changeEntry(tx, 'product', 'beer', { depositCents: 100 })
  })
  await places.agreed()
  carl = await employeeAt(places.box.port, 'carl')
})
afterAll(() => places.close())

test('a till sells a glass with its deposit and pays it back from its drawer, once', async () => {
  const prices = await carl.call(readPrices, { query: {} })
  expect(prices.body.deposits).toEqual([{ id: 'beer', name: { en: 'Beer' }, depositCents: 100 }])
  await carl.call(openCashShift, { body: { id: randomUUID(), floatCents: 5000 } })
  const sell = (totalCents: number) => {
    const products = [{ productId: 'beer', quantity: 2 }]
    const sale = { ...saleOf(randomUUID(), []), products, totalCents, payments: [{ methodId: 'cash' }] }
    return carl.call(makeSale, { body: sale as never })
  }
  expect((await sell(800)).text).toContain('total_changed')
  expect((await sell(1000)).status).toBe(200)
  const body = { id: randomUUID(), kinds: [{ productId: 'beer', pieces: 2 }], cents: 200 }
  const bring = async (change: object) => {
    const { status, text } = await carl.call(returnDeposits, { body: { ...body, ...change } })
    return status === 200 ? 'done' : text
  }
  expect(await bring({})).toBe('done')
  expect(await bring({})).toBe('done')
  const { shift } = (await carl.call(readCash)).body
  expect(shift!.moves).toMatchObject([{ what: 'deposits_back', cents: 200, reason: '2 × Beer' }])
  expect(await bring({ kinds: [{ productId: 'beer', pieces: 3 }], cents: 300 })).toContain('request_reused')
  expect(await bring({ id: randomUUID(), cents: 2000 })).toContain('total_changed')
  expect(await bring({ id: randomUUID(), kinds: [], cents: 1 })).toContain('invalid_input')
})
