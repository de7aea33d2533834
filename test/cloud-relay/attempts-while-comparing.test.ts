import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { settlePayment } from '#core/sales/online-commands.ts'
import { billStatus, payAgain } from '#core/sales/public-contract.ts'
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

/** Works while the provider's list is still to be read, as after a loss, and the provider is away; then it is read. */
async function whileComparing(work: () => Promise<void>): Promise<void> {
  provider.cut()
  const comparing = places.relay.paymentProcessorOf(places.tenant)!.reconcile(new Date(0).toISOString())
  await work()
  provider.mend()
  await comparing
}

const statusOf = async (uuid: string) => (await ada.call(billStatus, { params: { uuid } })).body.data.status
const attemptsAt = (billId: string) => factsOf(places.tenant, billId, 'payment.opened')

test('no exchange that costs more is begun before the provider’s list was read: an attempt of that name may be in it', async () => {
  const { uuid, billId, link } = await goToPay(ada, form(['B1']))
  await press(link, 'paid')
  await until(async () => (await statusOf(uuid)) === 'settled')
  await places.agreed()
  const before = attemptsAt(billId)
  const basket = randomUUID()
  await ada.call(putHold, { params: { id: basket }, body: { scheduleId: other, seats: ['C1'] } })
  const wish = { lines: [1], schedule_id: other, basket, seats: ['C1'], difference: 250 }
  const body = { id: randomUUID(), ...wish }
  const exchange = () => ada.call(exchangeByBuyer, { params: { uuid }, body })
  await whileComparing(async () => {
    expect((await exchange()).body).toMatchObject({ refusal: 'payment_unavailable' })
    expect(attemptsAt(billId)).toBe(before)
  })
  expect((await exchange()).body.data.payment).not.toBeNull()
  expect(attemptsAt(billId)).toBe(before + 1)
})

test('nor is a purchase paid for again', async () => {
  const { uuid, billId, paymentId, paymentName } = await goToPay(ada, form(['B2']))
  await places.tenant.node.execute(byHand, tx => settlePayment(tx, paymentId, 'expired'))
  const before = attemptsAt(billId)
  const again = () => ada.call(payAgain, { params: { uuid }, body: { after: paymentName } })
  await whileComparing(async () => {
    expect((await again()).body).toMatchObject({ refusal: 'payment_unavailable' })
    expect(attemptsAt(billId)).toBe(before)
  })
  expect((await again()).status).toBe(200)
  expect(attemptsAt(billId)).toBe(before + 1)
})
