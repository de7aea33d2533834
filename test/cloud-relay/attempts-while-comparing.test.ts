import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { billIdOf } from '#core/access/access-key.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { settlePayment } from '#core/sales/online-commands.ts'
import { billStatus, checkout, payAgain } from '#core/sales/public-contract.ts'
import { exchangeByBuyer } from '#core/sales/refunds/buyer/exchange-contract.ts'
import { putHold } from '#core/seating/contract.ts'
import { factsOf, form, goToPay, press } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { byHand } from '../world/small-exhibitor.ts'
import { openWire, type Wire } from '../world/wire.ts'

let places: Places
let provider: Wire
let ada: Client
/** Another show of the same film; its dearer seats are in row C. */
const other = 'show-tomorrow'

beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  provider = await openWire(Number(new URL(places.outside.url).port))
  places.relaySettings['FOYER_PAYMENTS'] = provider.url
  await places.cutLine()
  await places.mendLine()
  ada = await visitorOf(places.relay.port)
  await places.tenant.node.execute(byHand, tx => {
    const day = new Date(tx.nowMs + 2 * 86_400_000).toISOString().slice(0, 10)
    createSchedule(tx, { id: other, versionId: 'version-1', screenId: 'screen-1', day, time: '20:00' })
    changeEntry(tx, 'settings', 'cinema-cinema-1', { 'refunds.exchange_hours_before': 2 } as never)
  })
}, 120_000)
afterAll(async () => {
  await places.close()
  await provider.close()
})

const statusOf = async (uuid: string) => (await ada.call(billStatus, { params: { uuid } })).body.data.status
/** The first attempt of a bill is opened with it. */
const attemptsAt = (billId: string) =>
  factsOf(places.tenant, billId, 'bill.opened') + factsOf(places.tenant, billId, 'payment.opened')
const unavailable = { refusal: 'payment_unavailable' }

/** Ada has paid for B1, and exchanges it for a seat that costs more. */
async function exchanging() {
  const { uuid, billId, link } = await goToPay(ada, form(['B1']))
  await press(link, 'paid')
  await until(async () => (await statusOf(uuid)) === 'settled')
  await places.agreed()
  const basket = randomUUID()
  await ada.call(putHold, { params: { id: basket }, body: { scheduleId: other, seats: ['C1'] } })
  const wish = { lines: [1], schedule_id: other, basket, seats: ['C1'], difference: 250 }
  const body = { id: randomUUID(), ...wish }
  return { billId, call: () => ada.call(exchangeByBuyer, { params: { uuid }, body }) }
}

/** Ada's payment for B2 has ended, and she tries again. */
async function payingAgain() {
  const { uuid, billId, paymentId, paymentName } = await goToPay(ada, form(['B2']))
  await places.tenant.node.execute(byHand, tx => settlePayment(tx, paymentId, 'expired'))
  return { billId, call: () => ada.call(payAgain, { params: { uuid }, body: { after: paymentName } }) }
}

/** Ada buys B3. */
function buying() {
  const body = form(['B3'])
  return { billId: billIdOf(body.bill_id), call: () => ada.call(checkout, { body }) }
}

test('after a loss nothing is opened that is to be paid before the provider’s list was read: an attempt of that name may be in it, for something else', async () => {
  const wishes = [await exchanging(), await payingAgain(), buying()]
  const before = wishes.map(({ billId }) => attemptsAt(billId))
  provider.cut()
  const comparing = places.relay.paymentProcessorOf(places.tenant)!.reconcile(new Date(0).toISOString())
  for (const { call } of wishes) expect((await call()).body).toMatchObject(unavailable)
  expect(wishes.map(({ billId }) => attemptsAt(billId))).toEqual(before)

  provider.mend()
  await comparing
  for (const { call } of wishes) expect((await call()).status).toBe(200)
  expect(wishes.map(({ billId }) => attemptsAt(billId))).toEqual(before.map(many => many + 1))
}, 90_000)
