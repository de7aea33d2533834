import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { billIdOf } from '#core/access/access-key.ts'
import { readHealth } from '#core/devices/contract.ts'
import { admitTicket } from '#core/admission/contract.ts'
import { billResult, billStatus, checkout, paymentStatus } from '#core/sales/public-contract.ts'
import { paymentProcessing } from '#core/sales/paying-contract.ts'
import { settlePayment } from '#core/sales/online-commands.ts'
import { codesOf, factsOf, form, goToPay, press, stateOf } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { mailsTo, paymentsAtProvider } from '../world/fake-services.ts'
import { employeeAt, managerAt, visitorOf } from '../world/people.ts'
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
/** As when the provider has told the end of a payment earlier. */
const end = (paymentId: string) =>
  places.tenant.node.execute({ who: 'node', via: 'test' }, tx => settlePayment(tx, paymentId, 'expired'))

test('a payment whose webhook was lost settles when the visitor’s page asks', async () => {
  const { uuid, paymentName, link } = await goToPay(ada, form(['B1']))
  await press(link, 'paid')
  expect(await statusOf(uuid)).toBe('paying')
  expect(await ask(paymentName)).toBe('paid')
  expect(await statusOf(uuid)).toBe('settled')
})

test('a relay that was off while the visitor paid settles the bill by itself when it is back', async () => {
  const { uuid, billId, link } = await goToPay(ada, form(['B2', 'B3']))
  await places.cutLine()
  await press(link, 'paid')
  await places.mendLine()
  await until(async () => (await statusOf(uuid)) === 'settled')
  await until(() => stateOf(places.box.tenant, laterToday, 'B3') === 'sold')
  expect(paymentsAtProvider(places, billId)).toHaveLength(1)
  await relayBeginsPurchases()
})

/** A relay that starts begins no purchase before it has read the provider's list, and no test cuts the provider before. */
async function relayBeginsPurchases() {
  const eve = await visitorOf(places.relay.port)
  const probe = form(['D6'])
  await until(async () => (await eve.call(checkout, { body: probe })).status === 200)
}

test('a provider that is away keeps the seats paying, and the same purchase goes on when it is back, with one payment', async () => {
  const mine = form(['B4'])
  provider.cut()
  const answer = await ada.call(checkout, { body: mine })
  expect(`${answer.status} ${answer.body.refusal}`).toBe('502 payment_unavailable')
  await places.agreed()
  await refuses(ada, [places.tenant], 502, 'payment_unavailable', () => ada.call(checkout, { body: mine }))
  expect(await providerCondition()).toBe('communication_error')
  expect(await statusOf(mine.bill_id)).toBe('paying')
  expect(stateOf(places.tenant, laterToday, 'B4')).toBe('paying')
  const other = await visitorOf(places.relay.port)
  expect((await other.call(checkout, { body: form(['B4']) })).body.refusal).toBe('seat_taken')

  provider.mend()
  const [{ billId, paymentName, link }] = await Promise.all([goToPay(ada, mine), goToPay(ada, mine)])
  expect(paymentsAtProvider(places, billId)).toHaveLength(1)
  await press(link, 'paid')
  expect(await ask(paymentName)).toBe('paid')
  expect(await providerCondition()).toBe('operational')
})

/** What the relay's health page says of the provider. */
async function providerCondition(): Promise<string | undefined> {
  const mia = await managerAt(places.relay.port)
  const { devices } = (await mia.call(readHealth)).body
  return devices.find(device => device.kind === 'payments')?.condition
}

test('a payment whose creation was heard but never answered is the same payment at the next try', async () => {
  const mine = form(['B5'])
  provider.loseAnswers()
  expect((await ada.call(checkout, { body: mine })).body.refusal).toBe('payment_unavailable')
  const [first] = paymentsAtProvider(places, billIdOf(mine.bill_id))
  expect(first).toBeDefined()
  provider.mend()
  const { uuid, billId, paymentName, link } = await goToPay(ada, mine)
  expect(link).toBe(first!.checkoutUrl)
  expect(paymentsAtProvider(places, billId)).toHaveLength(1)
  const shown = await ada.call(paymentProcessing, { params: { id: paymentName } })
  expect(shown.body.data).toMatchObject({ uuid, link, amount: 1000 })
})

test('a provider that is away while the page asks is no answer yet, and no end', async () => {
  const { billId, paymentName, link } = await goToPay(ada, form(['B6']))
  await press(link, 'paid')
  provider.cut()
  expect(await ask(paymentName)).toBe('paying')
  provider.mend()
  expect(await ask(paymentName)).toBe('paid')
  expect(factsOf(places.tenant, billId, 'payment.settled')).toBe(1)
})

test('a payment the provider has forgotten does not keep the others from being settled', async () => {
  const ben = await visitorOf(places.relay.port)
  const lost = await goToPay(ben, form(['C1']))
  const late = await goToPay(ben, form(['C2']))
  await press(late.link, 'paid')
  // Payments are asked for in the order they were made: the forgotten one comes first.
  places.tenant.node.db
    .prepare("UPDATE payments SET provider_ref = 'tst_forgotten' WHERE id = ?")
    .run(lost.paymentId)
  await places.cutLine()
  await places.mendLine()
  await until(async () => (await statusOf(late.uuid)) === 'settled')
  expect(await statusOf(lost.uuid)).toBe('paying')
})

test('money that comes late takes the same seats when they are still free', async () => {
  const { uuid, billId, paymentId, link } = await goToPay(await visitorOf(places.relay.port), form(['C3']))
  await end(paymentId)
  expect(stateOf(places.tenant, laterToday, 'C3')).toBe('free')
  await press(link, 'paid')
  await tellRelay(billId)
  expect(await statusOf(uuid)).toBe('settled')
  expect(stateOf(places.tenant, laterToday, 'C3')).toBe('sold')
})

test('money that comes when the seats are somebody else’s goes back, the mail says so, and its ticket opens no door', async () => {
  const email = 'late@visitor.example'
  const carla = await visitorOf(places.relay.port)
  const late = await goToPay(carla, form(['A3'], laterToday, { email, email_confirmation: email }))
  await end(late.paymentId)
  const next = await goToPay(await visitorOf(places.relay.port), form(['A3']))
  await press(next.link, 'paid')
  await tellRelay(next.billId)

  await press(late.link, 'paid')
  provider.cut()
  // The relay could not ask what the hint meant, so the provider must tell it again.
  await tellRelay(late.billId, 503)
  expect(await statusOf(late.uuid)).toBe('expired')
  provider.mend()
  await Promise.all([tellRelay(late.billId), tellRelay(late.billId), tellRelay(late.billId)])
  // The webhook is answered when it was heard; the money goes on its own.
  await until(async () => (await statusOf(late.uuid)) === 'refunded')
  expect(paymentsAtProvider(places, late.billId)).toMatchObject([{ status: 'paid', refundedCents: 1000 }])
  await tellRelay(late.billId)
  expect(paymentsAtProvider(places, late.billId)).toMatchObject([{ refundedCents: 1000 }])
  expect(factsOf(places.tenant, late.billId, 'refund.done')).toBe(1)

  expect(await statusOf(next.uuid)).toBe('settled')
  const result = await ada.call(billResult, { params: { uuid: late.uuid } })
  expect(result.body.data).toMatchObject({ status: 'refunded', download: null })
  await until(async () => (await mailsTo(places, email)).length > 0)
  const [mail] = await mailsTo(places, email)
  expect(mail!.subject).toBe('Your payment is refunded')
  expect(await mail!.body()).toContain('€10.00')
  expect(await mail!.attachment()).toBeUndefined()

  await places.agreed()
  const ugo = await employeeAt(places.box.port, 'ugo')
  const scan = {
    id: crypto.randomUUID(),
    code: codesOf(places.tenant, late.billId)[0]!,
    scheduleId: laterToday,
  }
  await refuses(ugo, [places.box.tenant], 409, 'ticket_refunded', () => ugo.call(admitTicket, { body: scan }))
})

/** The provider's webhook, which finds its way this once. */
async function tellRelay(billId: string, status = 200): Promise<void> {
  const { id } = paymentsAtProvider(places, billId)[0]!
  const answer = await fetch(webhookOf(places.url, places.tenant), {
    method: 'POST',
    body: new URLSearchParams({ id }),
  })
  expect(answer.status).toBe(status)
}
