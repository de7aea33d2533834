import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentIdOf } from '#core/access/access-key.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { paymentById } from '#core/billing/payment-store.ts'
import { billById } from '#core/billing/store.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { billResult, billStatus, giveUpPaying, paymentStatus } from '#core/sales/public-contract.ts'
import { settlePayment } from '#core/sales/online-commands.ts'
import { readBuyerRefund, refundToBuyer } from '#core/sales/refunds/buyer/contract.ts'
import { exchangeByBuyer, readBuyerExchange } from '#core/sales/refunds/buyer/exchange-contract.ts'
import { putHold } from '#core/seating/contract.ts'
import { factsOf, form, goToPay, press, shortCodesOf, stateOf } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { mailsTo, paymentsAtProvider } from '../world/fake-services.ts'
import { visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { byHand } from '../world/small-exhibitor.ts'

let places: Places
let ada: Client
/** Another show of the same film; its dearer seats are in row C. */
const other = 'show-tomorrow'

beforeAll(async () => {
  places = await openPlaces()
  ada = await visitorOf(places.relay.port)
  await places.tenant.node.execute(byHand, tx => {
    const day = new Date(tx.nowMs + 2 * 86_400_000).toISOString().slice(0, 10)
    createSchedule(tx, { id: other, versionId: 'version-1', screenId: 'screen-1', day, time: '20:00' })
    changeEntry(tx, 'settings', 'cinema-cinema-1', { 'refunds.exchange_hours_before': 2 } as never)
  })
}, 120_000)
beforeEach(() => places.agreed())
afterAll(() => places.close())

const resultOf = async (uuid: string) => (await ada.call(billResult, { params: { uuid } })).body.data

async function bought(seat: string, email = 'ada@visitor.example') {
  const purchase = await goToPay(ada, form([seat], laterToday, { email, email_confirmation: email }))
  await press(purchase.link, 'paid')
  await until(async () => (await resultOf(purchase.uuid)).status === 'settled')
  await places.agreed()
  return purchase
}

/** Asks for a dearer seat of the other show, and begins to pay for it. */
async function dearer(uuid: string, seat: string, id = randomUUID()) {
  const basket = randomUUID()
  const held = await ada.call(putHold, { params: { id: basket }, body: { scheduleId: other, seats: [seat] } })
  expect(held.status, held.text).toBe(200)
  const body = { id, lines: [1], schedule_id: other, basket, seats: [seat], difference: 250 }
  return { body, answer: await ada.call(exchangeByBuyer, { params: { uuid }, body }) }
}

async function begun(uuid: string, seat: string) {
  const { body, answer } = await dearer(uuid, seat)
  expect(answer.status, answer.text).toBe(200)
  const name = answer.body.data.payment!.id
  const row = () => paymentById(places.tenant.node.db, paymentIdOf(name))!
  return { body, name, row, link: row().checkoutUrl! }
}

const ask = (name: string) => ada.call(paymentStatus, { params: { id: name } })

test('what costs more is paid first: the old ticket stays good until the money is there, and then the new one is', async () => {
  const email = 'pays-more@visitor.example'
  const { uuid, billId } = await bought('B1', email)
  const [oldCode] = shortCodesOf(places.tenant, billId)
  const { body, name, link } = await begun(uuid, 'C1')
  expect([stateOf(places.tenant, laterToday, 'B1'), stateOf(places.tenant, other, 'C1')]).toEqual([
    'sold',
    'paying',
  ])
  const waiting = await resultOf(uuid)
  expect(waiting).toMatchObject({
    status: 'settled',
    exchange: { payment_id: name, amount: 250, status: 'paying' },
  })
  expect(waiting.tickets.map(({ seat, code }) => [seat, code !== null])).toEqual([['B1', true]])
  expect((await ada.call(billStatus, { params: { uuid } })).body.data.payment).toMatchObject({ id: name })
  // Sent again it is the same payment; another exchange or a return waits for its end.
  const again = await ada.call(exchangeByBuyer, { params: { uuid }, body })
  expect(again.body.data.payment).toEqual({ id: name })
  expect((await dearer(uuid, 'C6')).answer.body).toMatchObject({ refusal: 'exchange_under_way' })
  expect((await ada.call(readBuyerExchange, { params: { uuid } })).body.data).toBeNull()
  expect((await ada.call(readBuyerRefund, { params: { uuid } })).body.data).toEqual([])
  const back = { id: randomUUID(), lines: [1], cents: 1000 }
  expect((await ada.call(refundToBuyer, { params: { uuid }, body: back })).body).toMatchObject({
    refusal: 'exchange_under_way',
  })

  await press(link, 'paid')
  await ask(name)
  for (const side of [places.tenant, places.box.tenant]) {
    await until(() => stateOf(side, other, 'C1') === 'sold')
    expect(stateOf(side, laterToday, 'B1')).toBe('free')
  }
  const { tickets, exchange } = await resultOf(uuid)
  expect(tickets.map(({ seat }) => seat)).toEqual(['C1'])
  expect(exchange).toBeNull()
  expect(JSON.stringify(tickets)).not.toContain(oldCode)
  expect(factsOf(places.tenant, billId, 'exchange.made')).toBe(1)
  // Its page asks once more, and so does a webhook that comes twice: it is one exchange.
  await ask(name)
  expect((await ada.call(exchangeByBuyer, { params: { uuid }, body })).body.data.payment).toBeNull()
  expect(paymentsAtProvider(places, billId).map(({ refunds }) => refunds)).toEqual([[], []])
  await until(async () =>
    (await mailsTo(places, email)).some(({ subject }) => subject.includes('new tickets')),
  )
})

test.each(['failed', 'cancelled'] as const)(
  'a payment that %s changes nothing, and frees the new seat',
  async end => {
    const { uuid, billId } = await bought(end === 'failed' ? 'B2' : 'B3')
    const { name, link } = await begun(uuid, 'C2')
    if (end === 'cancelled') await ada.call(giveUpPaying, { params: { uuid } })
    else await press(link, end)
    await ask(name)
    await until(() => stateOf(places.tenant, other, 'C2') === 'free')
    const result = await resultOf(uuid)
    expect(result).toMatchObject({ status: 'settled', exchange: { status: 'unpaid' } })
    expect(result.tickets).toHaveLength(1)
    expect(factsOf(places.tenant, billId, 'exchange.made')).toBe(0)
    expect((await ada.call(readBuyerExchange, { params: { uuid } })).body.data).not.toBeNull()
  },
)

test('money that comes after the end goes back, is told by mail, and the old ticket stays good', async () => {
  const email = 'pays-late@visitor.example'
  const { uuid, billId } = await bought('B5', email)
  const { row, link } = await begun(uuid, 'C3')
  await places.tenant.node.execute(byHand, tx => settlePayment(tx, row().id, 'expired'))
  expect(stateOf(places.tenant, other, 'C3')).toBe('free')
  await press(link, 'paid')
  const rest = () => paymentsAtProvider(places, billId)[1]!
  await until(() => rest().refunds.length === 1)
  expect(rest().refunds).toMatchObject([{ cents: 250 }])
  expect(paymentsAtProvider(places, billId)[0]!.refunds).toEqual([])
  expect(billById(places.tenant.node.db, billId)!.status).toBe('settled')
  await until(async () => (await resultOf(uuid)).exchange?.status === 'went_back')
  expect((await resultOf(uuid)).tickets.map(({ seat }) => seat)).toEqual(['B5'])
  await until(async () =>
    (await mailsTo(places, email)).some(({ subject }) => subject.includes('exchange could not be made')),
  )
})

test('money that comes while the line is cut waits until the cinema is reached', async () => {
  const { uuid, billId } = await bought('B6')
  const { name, row, link } = await begun(uuid, 'C5')
  await places.whileBoxIsOff(async () => {
    await until(() => !places.tenant.line.connected('cinema-1'))
    await press(link, 'paid')
    await ask(name)
    expect(row().status).toBe('paying')
    expect(stateOf(places.tenant, laterToday, 'B6')).toBe('sold')
  })
  await until(async () => {
    await ask(name)
    return stateOf(places.box.tenant, other, 'C5') === 'sold'
  })
  expect(stateOf(places.box.tenant, laterToday, 'B6')).toBe('free')
  expect(factsOf(places.tenant, billId, 'exchange.made')).toBe(1)
})
