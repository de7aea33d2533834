import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { billResult, billStatus, giveUpPaying, payAgain, paymentStatus } from '#core/sales/public-contract.ts'
import { settlePayment } from '#core/sales/online-commands.ts'
import { factsOf, form, goToPay, press, stateOf } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { mailsTo, paymentsAtProvider } from '../world/fake-services.ts'
import { visitorOf } from '../world/people.ts'
import { webhookOf } from '../world/pay-by.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'
import { openWire, type Wire } from '../world/wire.ts'

let places: Places
let provider: Wire
let ada: Client

/** The relay with its provider behind a line that can be cut; webhooks are lost. */
beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  provider = await openWire(Number(new URL(places.outside.url).port))
  places.relaySettings['FOYER_PAYMENTS'] = provider.url
  places.relaySettings['FOYER_WEBHOOK_BASE'] = places.nowhere
  await places.cutLine()
  await places.mendLine()
  ada = await visitorOf(places.relay.port)
})
afterEach(() => provider.mend())
afterAll(async () => {
  await places.close()
  await provider.close()
})

const statusOf = async (uuid: string) => (await ada.call(billStatus, { params: { uuid } })).body.data.status
const ask = async (id: string) => (await ada.call(paymentStatus, { params: { id } })).body.status
const again = (uuid: string, after: string) => ada.call(payAgain, { params: { uuid }, body: { after } })
const seat = (id: string) => stateOf(places.tenant, laterToday, id)
const end = (paymentId: string) =>
  places.tenant.node.execute({ who: 'node', via: 'test' }, tx => settlePayment(tx, paymentId, 'expired'))

test('after a payment that failed the visitor pays for the same seats in a second one, and has the tickets', async () => {
  const { uuid, billId, paymentName, link } = await goToPay(ada, form(['B1']))
  await press(link, 'failed')
  expect(await ask(paymentName)).toBe('failed')
  expect(seat('B1')).toBe('free')
  const result = await ada.call(billResult, { params: { uuid } })
  const { payment } = (await again(uuid, result.body.data.payment!.id)).body.data
  expect(payment!.id).toBe(`${uuid}-2`)
  expect(payment!.checkout_url).not.toBe(link)
  expect([await statusOf(uuid), seat('B1')]).toEqual(['paying', 'paying'])
  const [twice] = [(await again(uuid, paymentName)).body.data.payment]
  expect(twice).toEqual(payment)
  await press(payment!.checkout_url!, 'paid')
  expect(await ask(payment!.id)).toBe('paid')
  expect([await statusOf(uuid), seat('B1')]).toEqual(['settled', 'sold'])
  expect(paymentsAtProvider(places, billId).map(each => each.status)).toEqual(['failed', 'paid'])
  const told = await ada.call(billResult, { params: { uuid } })
  expect(told.body.data).toMatchObject({
    payment: { id: payment!.id },
    paid_twice: 0,
    paid_twice_refunded: 0,
  })
})

test('a seat that is gone is said by name, and nothing is begun', async () => {
  const { uuid, billId, paymentName, link } = await goToPay(ada, form(['B2']))
  await press(link, 'cancelled')
  await ask(paymentName)
  await goToPay(await visitorOf(places.relay.port), form(['B2']))
  await places.agreed()
  const answer = await refuses(ada, [places.tenant], 409, 'seat_taken', () => again(uuid, paymentName))
  expect(answer.body.details).toMatchObject({ seats: ['B2'] })
  expect(paymentsAtProvider(places, billId)).toHaveLength(1)
})

test('seats that the register has by now are fetched back for the second payment', async () => {
  const { uuid, paymentName, link } = await goToPay(ada, form(['A5']))
  await press(link, 'failed')
  await ask(paymentName)
  // A seat that was asked for stays a moment with who asked.
  const fetched = async () =>
    (await places.box.tenant.line.requestSeats('cinema-1', laterToday, ['A5'])).length > 0
  await until(fetched)
  await until(async () => (await again(uuid, paymentName)).status === 200)
  const { payment } = (await again(uuid, paymentName)).body.data
  await press(payment!.checkout_url!, 'paid')
  await ask(payment!.id)
  expect(await statusOf(uuid)).toBe('settled')
})

test('who opens another payment while one is open pays once: the older one is cancelled at the provider', async () => {
  const { uuid, billId, paymentName, link } = await goToPay(ada, form(['B3']))
  const { payment } = (await again(uuid, paymentName)).body.data
  expect(paymentsAtProvider(places, billId).map(each => each.status)).toEqual(['cancelled', 'open'])
  expect([await statusOf(uuid), seat('B3')]).toEqual(['paying', 'paying'])
  await press(link, 'paid')
  await press(payment!.checkout_url!, 'paid')
  await ask(payment!.id)
  expect(await statusOf(uuid)).toBe('settled')
  expect(factsOf(places.tenant, billId, 'payment.settled')).toBe(1)
})

test('who paid the older one in the other tab is told so, and begins no other', async () => {
  const { uuid, billId, paymentName, link } = await goToPay(ada, form(['B4']))
  await press(link, 'paid')
  expect((await again(uuid, paymentName)).body.data.payment).toBeNull()
  expect(await statusOf(uuid)).toBe('settled')
  expect(paymentsAtProvider(places, billId)).toHaveLength(1)
})

test('who pays twice keeps the tickets, gets the second payment back, and is told', async () => {
  const email = 'twice@visitor.example'
  const buyer = form(['B5'], laterToday, { email, email_confirmation: email })
  const { uuid, billId, paymentName, paymentId, link } = await goToPay(ada, buyer)
  // The relay believes it has ended; the provider’s page is still open in the other tab.
  await end(paymentId)
  const { payment } = (await again(uuid, paymentName)).body.data
  await press(payment!.checkout_url!, 'paid')
  await ask(payment!.id)
  await press(link, 'paid')
  const { id } = paymentsAtProvider(places, billId)[0]!
  for (const _ of [1, 2])
    await fetch(webhookOf(places.url, places.tenant), { method: 'POST', body: new URLSearchParams({ id }) })
  expect(await statusOf(uuid)).toBe('settled')
  expect(paymentsAtProvider(places, billId)).toMatchObject([
    { status: 'paid', refundedCents: 1000 },
    { status: 'paid', refundedCents: 0 },
  ])
  const result = await ada.call(billResult, { params: { uuid } })
  expect(result.body.data).toMatchObject({ status: 'settled', paid_twice: 1000 })
  expect(result.body.data.download).toBeTruthy()
  const subject = 'Your second payment is refunded'
  const told = async () => (await mailsTo(places, email)).filter(mail => mail.subject === subject)
  await until(async () => (await told()).length > 0)
  await until(
    () =>
      places.tenant.node.db
        .prepare("SELECT count(*) FROM letters WHERE kind <> 'bill' AND state = 'sent'")
        .pluck()
        .get() === 1,
  )
  const [mail, ...more] = await told()
  expect(more).toEqual([])
  const body = await mail!.body()
  expect(body).toContain('€10.00')
  const after = await ada.call(billResult, { params: { uuid } })
  expect(after.body.data).toMatchObject({ paid_twice: 1000, paid_twice_refunded: 1000 })
  expect(body).toContain(`/bill/${uuid}/tickets.pdf`)
})

test('who cancels has the seats let go once the provider has confirmed it, and not before', async () => {
  const { uuid, paymentName } = await goToPay(ada, form(['B6']))
  const cancel = () => ada.call(giveUpPaying, { params: { uuid } })
  provider.cut()
  expect((await cancel()).body.data.status).toBe('paying')
  expect(seat('B6')).toBe('paying')
  provider.mend()
  expect((await cancel()).body.data.status).toBe('cancelled')
  expect(seat('B6')).toBe('free')
  expect(await ask(paymentName)).toBe('cancelled')
  expect((await cancel()).body.data.status).toBe('cancelled')
})

test('cancelling what was paid meanwhile changes nothing: the tickets are bought', async () => {
  const { uuid, link } = await goToPay(ada, form(['C1']))
  await press(link, 'paid')
  const answer = await ada.call(giveUpPaying, { params: { uuid } })
  expect(answer.body.data.status).toBe('settled')
  await until(() => stateOf(places.box.tenant, laterToday, 'C1') === 'sold')
})

test('a purchase nobody knows can neither be paid again nor cancelled', async () => {
  const uuid = crypto.randomUUID()
  await refuses(ada, [places.tenant], 404, 'bill_unknown', () => again(uuid, 'x'))
  await refuses(ada, [places.tenant], 404, 'bill_unknown', () => ada.call(giveUpPaying, { params: { uuid } }))
})

test('a purchase whose money went back is over', async () => {
  const { uuid, billId, paymentName, paymentId, link } = await goToPay(ada, form(['C2']))
  await end(paymentId)
  await goToPay(await visitorOf(places.relay.port), form(['C2']))
  await press(link, 'paid')
  const { id } = paymentsAtProvider(places, billId)[0]!
  await fetch(webhookOf(places.url, places.tenant), { method: 'POST', body: new URLSearchParams({ id }) })
  await until(async () => (await statusOf(uuid)) === 'refunded')
  await places.agreed()
  await refuses(ada, [places.tenant], 409, 'purchase_over', () => again(uuid, paymentName))
})
