import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { billById } from '#core/billing/store.ts'
import { billResult, checkout, scheduleData } from '#core/sales/public-contract.ts'
import { handOutSnacks, readSnackOrders } from '#core/sales/handouts/contract.ts'
import { readBill } from '#core/sales/refunds/contract.ts'
import { form, goToPay, press } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { mailsTo } from '../world/fake-services.ts'
import { employeeAt, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
let ada: Client
let carl: Client
beforeAll(async () => {
  places = await openPlaces()
  ada = await visitorOf(places.relay.port)
  carl = await employeeAt(places.box.port, 'carl')
  await places.tenant.node.execute({ who: 'employee:mia', via: 'portal' }, tx =>
    changeEntry(tx, 'product', 'popcorn', { soldOnline: true }),
  )
  await places.agreed()
})
afterAll(() => places.close())

const sides = () => [places.tenant, places.box.tenant]
const popcorn = () => places.tenant.node.catalogue.get('product', 'popcorn')!
const resultOf = async (uuid: string) => (await ada.call(billResult, { params: { uuid } })).body.data
const withSnacks = (seats: string[], quantity: number) => {
  const tickets = form(seats)
  return {
    ...tickets,
    amount: tickets.amount + quantity * popcorn().cents,
    items: [...tickets.items, { type: 'product' as const, product_id: 'popcorn', quantity }],
  }
}

test('the form of a show offers what the cinema marked, and nothing beside', async () => {
  const id = form(['B1']).items[0]!.schedule_id
  const { body } = await ada.call(scheduleData, { params: { id }, query: {} })
  expect(body.products).toMatchObject([{ product_id: 'popcorn', price: popcorn().cents, most: 10 }])
})

test('snacks are paid with the tickets, told on the page and in the mail, and handed out once at the register', async () => {
  const { uuid, billId, link } = await goToPay(ada, withSnacks(['B1'], 2) as never)
  await press(link, 'paid')
  await until(async () => (await resultOf(uuid)).status === 'settled')
  const before = await resultOf(uuid)
  expect(before.snacks).toEqual([{ name: 'Popcorn', quantity: 2, price: 2 * popcorn().cents }])
  expect(before.snacks_handed_out).toBeNull()
  await until(async () => (await mailsTo(places, 'ada@visitor.example')).length > 0)
  const [mail] = await mailsTo(places, 'ada@visitor.example')
  expect(await mail!.body()).toContain('2 × Popcorn')
  await until(() => billById(places.box.tenant.node.db, billId)?.status === 'settled')
  expect((await carl.call(readSnackOrders)).body.orders).toMatchObject([
    { billId, snacks: [{ name: 'Popcorn', quantity: 2 }], handouts: [] },
  ])
  const id = randomUUID()
  const handing = { params: { id: billId }, body: { id } }
  const made = await carl.call(handOutSnacks, handing)
  expect(made.status, made.text).toBe(200)
  expect((await carl.call(handOutSnacks, handing)).body.printJobs).toEqual([])
  await places.agreed()
  const again = await refuses(carl, sides(), 409, 'snacks_handed_out', () =>
    carl.call(handOutSnacks, { params: { id: billId }, body: { id: randomUUID() } }),
  )
  expect(again.body.message).toContain('carl')
  expect((await carl.call(readSnackOrders)).body.orders).toEqual([])
  expect((await carl.call(readBill, { params: { id: billId } })).body.handouts).toHaveLength(1)
  await until(async () => (await resultOf(uuid)).snacks_handed_out !== null)
})

test('snacks go with tickets only, each kind once and a bounded number of it', async () => {
  const snack = { type: 'product', product_id: 'popcorn', quantity: 1 }
  const [ticket] = form(['B2']).items
  for (const items of [[snack], [ticket, snack, snack], [ticket, { ...snack, quantity: 11 }]])
    await refuses(ada, sides(), 422, 'invalid_input', () =>
      ada.call(checkout, { body: { ...form(['B2']), items } as never }),
    )
  await refuses(ada, sides(), 422, 'product_unknown', () =>
    ada.call(checkout, {
      body: { ...form(['B2']), items: [ticket, { ...snack, product_id: 'beer' }] } as never,
    }),
  )
})
