import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { readPrices } from '#core/pricing/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { checkout, scheduleData } from '#core/sales/public-contract.ts'
import { putHold } from '#core/seating/contract.ts'
import { basket, form, goToPay, press } from '../world/buying.ts'
import { openClient, type Client } from '../world/client.ts'
import { expectAgreement } from '../world/agreement.ts'
import { employeeAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'

let places: Places
let ada: Client
beforeAll(async () => {
  places = await openPlaces()
  ada = await visitorOf(places.relay.port)
})
afterAll(() => places.close())

const manager = { who: 'employee:mia', via: 'portal' }
async function setPrice(cents: number): Promise<void> {
  await places.tenant.node.execute(manager, tx => changeEntry(tx, 'price_rate', 'normal', { cents }))
  await places.agreed()
}
const held = (client: Client, id: string, seats: string[]) =>
  client.call(putHold, { params: { id }, body: { scheduleId: laterToday, seats } })
async function shown(client: Client, name?: string) {
  const query = name === undefined ? {} : { basket: name }
  const { tariffs, kept_until } = (await client.call(scheduleData, { params: { id: laterToday }, query }))
    .body
  return { cents: tariffs.find(tariff => tariff.price_rate_id === 'normal')!.total_price, kept_until }
}

test('a visitor pays what was shown with the seats, and is told so, though a manager raised the price and the relay was started again', async () => {
  const order = form(['B1', 'B2'])
  const hold = await held(ada, order.bill_id, ['B1', 'B2'])
  expect(hold.status, hold.text).toBe(200)
  expect(await shown(ada, order.bill_id)).toEqual({ cents: 1000, kept_until: null })
  await setPrice(1300)
  await places.cutLine()
  await places.mendLine()
  const again = openClient(places.relay.port)
  for (const [name, value] of ada.cookies) again.cookies.set(name, value)
  await again.arrive()
  expect(await shown(again, order.bill_id)).toEqual({ cents: 1000, kept_until: hold.body.until })
  expect(await shown(again)).toEqual({ cents: 1300, kept_until: null })
  const wrong = await again.call(checkout, { body: { ...order, amount: 1999 } })
  expect([wrong.status, wrong.body]).toMatchObject([
    409,
    { refusal: 'total_changed', details: { totalCents: 2000 } },
  ])
  const { link } = await goToPay(again, order)
  await press(link, 'paid')
  await setPrice(1000)
})

test('another visitor who knows the basket, and who lets the hold end, pays what everybody pays', async () => {
  const guest = await visitorOf(places.relay.port)
  const order = form(['B3'])
  await held(guest, order.bill_id, ['B3'])
  await setPrice(1300)
  const other = await visitorOf(places.relay.port)
  expect((await shown(other, order.bill_id)).cents).toBe(1300)
  expect((await shown(guest, order.bill_id)).cents).toBe(1000)
  const nowMs = places.tenant.node.runtime.now()
  places.tenant.node.db.prepare('UPDATE kept_prices SET until_ms = ?').run(nowMs)
  expect(await shown(guest, order.bill_id)).toEqual({ cents: 1300, kept_until: null })
  const late = await guest.call(checkout, { body: order })
  expect([late.status, late.body]).toMatchObject([
    409,
    { refusal: 'total_changed', details: { totalCents: 1300 } },
  ])
  expect(late.body.message).toBe('The price has changed. Please check the new total.')
  await goToPay(guest, { ...order, amount: 1300 })
  await setPrice(1000)
})

test('a cashier sells what was told at the till, with the line cut too', async () => {
  const carl = await employeeAt(places.box.port, 'carl')
  const sale = basket(['A3', 'A4'])
  await held(carl, sale.id, ['A3', 'A4'])
  await setPrice(1300)
  const told = (await carl.call(readPrices, { query: { basket: sale.id } })).body
  expect(told.rates.find(({ id }) => id === 'normal')!.cents).toBe(1300)
  expect(told.kept!.rates.find(({ id }) => id === 'normal')!.cents).toBe(1000)
  expect((await carl.call(readPrices, { query: { basket: crypto.randomUUID() } })).body.kept).toBeNull()
  await places.cutLine()
  const refused = await carl.call(makeSale, { body: basket(['A5']) })
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { refusal: 'total_changed', details: { totalCents: 1300 } },
  ])
  const sold = await carl.call(makeSale, { body: { ...sale, holdId: sale.id } })
  expect(sold.status, sold.text).toBe(200)
  expect(sold.body.bill.totalCents).toBe(2000)
  await places.mendLine()
  await until(() => places.agreed().then(() => true))
  await expectAgreement(places)
})
