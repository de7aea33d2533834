import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readPaymentProviders, readPaymentTry, tryPaymentAccount } from '#core/billing/methods/contract.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { openPayments } from '#core/billing/payment-store.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { billStatus, checkout, giveUpPaying, paymentStatus } from '#core/sales/public-contract.ts'
import { paymentProcessing } from '#core/sales/paying-contract.ts'
import { refund } from '#core/sales/refunds/contract.ts'
import { readWorklist, retryEntry } from '#core/sales/worklist/contract.ts'
import {
  bancontactMethod,
  openBancontactPlaces,
  type BancontactPlaces,
} from '../../world/bancontact/bancontact-places.ts'
import { bancontactKeys } from '../../world/bancontact/bancontact-server.ts'
import { form, goToPay, shortCodesOf, stateOf } from '../../world/buying.ts'
import type { Client } from '../../world/client.ts'
import { byHand } from '../../world/small-exhibitor.ts'
import { visitorOf } from '../../world/people.ts'
import { laterToday, until } from '../../world/places.ts'

let house: BancontactPlaces
beforeAll(async () => void (house = await openBancontactPlaces()))
let ada: Client
beforeEach(async () => void (ada = await visitorOf(house.places.relay.port)))
afterEach(async () => {
  const { troubles, options, callbacks } = house.bancontact
  troubles.end()
  Object.assign(options, { refunds: 'on', acknowledges: false, searchLags: false })
  callbacks.set('come')
  await callbacks.quiet()
})
afterAll(() => house.close())

const wanted = (seats: string[]) => form(seats, laterToday, { payment_method_id: bancontactMethod })
const at = (seat: string) => stateOf(house.places.tenant, laterToday, seat)
const statusOf = async (uuid: string) => (await ada.call(billStatus, { params: { uuid } })).body.data.status
const ask = async (id: string) => (await ada.call(paymentStatus, { params: { id } })).body.status
const round = () => house.places.relay.paymentProcessorOf(house.places.tenant)!.round()
const entries = async () => (await house.mia.call(readWorklist)).body.entries

async function toCode(seats: string[]) {
  const bought = await goToPay(ada, wanted(seats))
  return { ...bought, ref: house.bancontact.of(bought.billId)[0]!.paymentId }
}
async function settle(ref: string, status: 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'EXPIRED') {
  house.bancontact.settle(ref, status)
  await house.bancontact.callbacks.quiet()
}
async function giveBack(billId: string, line?: number) {
  const lines = linesNow(house.places.tenant.node.db, billId).filter(each => !line || each.line === line)
  const body = {
    id: randomUUID(),
    lines: line ? [{ line, quantity: 1 }] : null,
    reason: 'guest' as const,
    cents: lines.reduce((sum, each) => sum + each.leftCents, 0),
  }
  const answer = await house.mia.call(refund, { params: { id: billId }, body })
  expect(answer.status, answer.text).toBe(200)
  await round()
}

test('two tickets are bought by a code: its sum and end are told, its message believed, the tickets issued', async () => {
  const { uuid, billId, paymentName, ref, link } = await toCode(['A1', 'A2'])
  expect(at('A1')).toBe('paying')
  const kept = house.bancontact.books.kept(ref)
  expect(kept).toMatchObject({ cents: 2000, reference: `${billId.replaceAll('-', '')}-1` })
  expect(kept.description).toMatch(/^2 x normal - .* \(E:\S+ C:\S+\)$/)
  const { data } = (await ada.call(paymentProcessing, { params: { id: paymentName } })).body
  expect(data).toMatchObject({
    component: 'code',
    link,
    amount: 2000,
    name: 'Bancontact',
    hint: '',
    app: 'phone',
  })
  expect(data.link).toBe(`https://pay.bancontact.net/pay/2/${ref}`)
  expect(Date.parse(data.expires_at)).toBeGreaterThan(Date.now() + 19 * 60_000)
  await settle(ref, 'SUCCEEDED')
  expect(await statusOf(uuid)).toBe('settled')
  expect([at('A1'), at('A2'), shortCodesOf(house.places.tenant, billId).length]).toEqual(['sold', 'sold', 2])
})

test('what a manager says beside the code, and that its app is offered everywhere, are told to the page', async () => {
  const { node } = house.places.tenant
  expect(node.catalogue.get('payment_method', bancontactMethod)!.type).toBe('embedded')
  const form = {
    payHint: { en: 'Any bank’s app will do.', nl: 'Elke bankapp volstaat.' },
    appLink: 'always' as const,
  }
  await node.execute(byHand, tx => changeEntry(tx, 'payment_method', bancontactMethod, form))
  const { paymentName, ref } = await toCode(['A3'])
  const { data } = (await ada.call(paymentProcessing, { params: { id: paymentName } })).body
  expect(data).toMatchObject({ hint: 'Any bank’s app will do.', app: 'always' })
  await settle(ref, 'CANCELLED')
})

test('who cancels in the app has the seats let go, and so has who lets the time of the code pass', async () => {
  const gone = await toCode(['A3'])
  await settle(gone.ref, 'CANCELLED')
  expect([await statusOf(gone.uuid), at('A3')]).toEqual(['cancelled', 'free'])
  const slow = await toCode(['A4'])
  house.bancontact.pass(21 * 60_000)
  await house.bancontact.callbacks.quiet()
  expect([await statusOf(slow.uuid), at('A4')]).toEqual(['expired', 'free'])
})

test('seats of a payment that is confirmed in the app just now stay kept, whoever gives it up meanwhile', async () => {
  const { uuid, ref } = await toCode(['A3'])
  house.bancontact.books.kept(ref).status = 'AUTHORIZED'
  await ada.call(giveUpPaying, { params: { uuid } })
  expect([await statusOf(uuid), at('A3')]).toEqual(['paying', 'paying'])
  await settle(ref, 'SUCCEEDED')
  expect([await statusOf(uuid), at('A3')]).toEqual(['settled', 'sold'])
})

test('money that waits for us is taken while the seats are ours, and goes back by itself where they were given up', async () => {
  house.bancontact.options.acknowledges = true
  const kept = await toCode(['A4'])
  await settle(kept.ref, 'SUCCEEDED')
  await until(async () => (await statusOf(kept.uuid)) === 'settled')
  expect(house.bancontact.books.kept(kept.ref).status).toBe('SUCCEEDED')
  house.bancontact.callbacks.set('lost')
  const given = await toCode(['D5', 'D6'])
  await settle(given.ref, 'SUCCEEDED')
  await ada.call(giveUpPaying, { params: { uuid: given.uuid } })
  expect(house.bancontact.books.kept(given.ref).status).toBe('PENDING_MERCHANT_ACKNOWLEDGEMENT')
})

test('a message that comes twice, never, or late and in another order changes nothing', async () => {
  const { callbacks } = house.bancontact
  callbacks.set('twice')
  const twice = await toCode(['B1'])
  await settle(twice.ref, 'SUCCEEDED')
  expect(await statusOf(twice.uuid)).toBe('settled')
  callbacks.set('lost')
  const lost = await toCode(['B2'])
  await settle(lost.ref, 'SUCCEEDED')
  expect(await ask(lost.paymentName)).toBe('paid')
  callbacks.set('kept')
  const [first, second] = [await toCode(['B3']), await toCode(['B4'])]
  await settle(first.ref, 'FAILED')
  await settle(second.ref, 'SUCCEEDED')
  await round()
  const told = async () => [await statusOf(first.uuid), await statusOf(second.uuid)]
  const before = await told()
  await callbacks.letGo()
  expect(await told()).toEqual(before)
  expect([at('B3'), at('B4')]).toEqual(['free', 'sold'])
  expect(callbacks.sent.every(({ status }) => status === 200)).toBe(true)
})

test('an answer that was lost, a crash and too many questions sell once, and nobody can pay what nobody was shown', async () => {
  const { troubles, options } = house.bancontact
  for (const [seat, trouble] of [
    ['C1', 'answer lost'],
    ['C2', { status: 503 }],
    ['C3', { status: 409 }],
    ['C4', { status: 429, retryAfter: 1 }],
    ['C5', 'nonsense'],
  ] as const) {
    ada = await visitorOf(house.places.relay.port)
    const mine = wanted([seat])
    options.searchLags = seat === 'C1'
    troubles.next(/POST \/payments$/, trouble, 1)
    const answer = await ada.call(checkout, { body: mine })
    expect(`${seat} ${answer.status} ${answer.body.refusal}`).toBe(`${seat} 502 payment_unavailable`)
    await until(async () => (await ada.call(checkout, { body: mine })).status === 200)
    const { billId, link, uuid } = await goToPay(ada, mine)
    const made = house.bancontact.of(billId)
    expect(made.filter(({ paymentId }) => link.endsWith(paymentId))).toHaveLength(1)
    await settle(link.split('/').at(-1)!, 'SUCCEEDED')
    await until(async () => (await statusOf(uuid)) === 'settled')
  }
})

test('who pays after the end, when somebody else has the seat, gets the money back', async () => {
  const late = await toCode(['B3'])
  await settle(late.ref, 'EXPIRED')
  ada = await visitorOf(house.places.relay.port)
  const other = await toCode(['B3'])
  await settle(other.ref, 'SUCCEEDED')
  await settle(late.ref, 'SUCCEEDED')
  await until(() => house.bancontact.books.kept(late.ref).refunds.length > 0)
  house.bancontact.settleRefund(late.ref, 'REFUNDED')
  await round()
  await until(async () => (await statusOf(late.uuid)) === 'refunded')
  expect(await statusOf(other.uuid)).toBe('settled')
  expect(house.bancontact.books.kept(late.ref).refunds.map(({ cents }) => cents)).toEqual([1000])
})

test('refunds are signed by a key that Bancontact Pro reads at the relay, told part by part, and once', async () => {
  house.bancontact.options.refunds = 'signed'
  const { uuid, billId, ref } = await toCode(['B5', 'B6'])
  await settle(ref, 'SUCCEEDED')
  house.bancontact.troubles.next(/refunds$/, 'answer lost', 1)
  await giveBack(billId, 1)
  await round()
  await giveBack(billId, 2)
  const sums = () => house.bancontact.books.kept(ref).refunds.map(({ cents }) => cents)
  await until(() => sums().length === 2)
  house.bancontact.settleRefund(ref, 'REFUNDED')
  await until(async () => (await round(), (await statusOf(uuid)) === 'refunded'))
  expect(sums()).toEqual([1000, 1000])
  const keys = await fetch(house.bancontact.options.keysAt).then(answer => answer.text())
  expect(JSON.parse(keys).keys).toHaveLength(1)
  expect(keys).not.toContain('"d"')
  expect((await fetch(`${house.places.url}/api/payments/keys/test`)).status).toBe(404)
})

test('where refunds are not switched on the money stays owed in sight, and the account goes on taking payments', async () => {
  house.bancontact.options.refunds = 'off'
  const { uuid, billId, ref } = await toCode(['D1', 'D2'])
  await settle(ref, 'SUCCEEDED')
  await giveBack(billId)
  expect(await statusOf(uuid)).toBe('refunding')
  expect(house.bancontact.books.kept(ref).refunds).toEqual([])
  const { accounts } = (await house.mia.call(readPaymentProviders)).body
  expect(accounts.find(({ id }) => id === house.account)).toMatchObject({
    condition: 'operational',
    keys_address: expect.stringMatching(new RegExp(`/api/payments/keys/${house.account}$`)),
    trial: true,
  })
  house.bancontact.options.refunds = 'on'
  await round()
  await until(() => house.bancontact.books.kept(ref).refunds.length === 1)
})

test('a refund that fails is told to the manager, who orders it again', async () => {
  const { uuid, billId, ref } = await toCode(['D3', 'D4'])
  await settle(ref, 'SUCCEEDED')
  await giveBack(billId)
  house.bancontact.settleRefund(ref, 'FAILED')
  await until(async () => (await round(), (await entries()).some(each => each.billId === billId)))
  const entry = (await entries()).find(each => each.billId === billId)!
  expect(entry).toMatchObject({ kind: 'refund_failed', cents: 2000, actions: ['retry', 'clear'] })
  await house.mia.call(retryEntry, { params: { id: entry.id } })
  const refunds = () => house.bancontact.books.kept(ref).refunds
  await until(async () => (await round(), refunds().length === 2))
  refunds()[1]!.status = 'REFUNDED'
  await settle(ref, 'SUCCEEDED')
  await until(async () => (await round(), (await statusOf(uuid)) === 'refunded'))
})

test('its list finds a payment that nobody heard of, and the money goes back', async () => {
  const { node } = house.places.tenant
  const billId = randomUUID()
  const made = await fetch(`${house.bancontact.url}/v3/payments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bancontactKeys.main}` },
    body: JSON.stringify({
      amount: 8000,
      reference: `${billId.replaceAll('-', '')}-1`,
      description: `lost (E:${node.identity.exhibitorId} C:cinema+002d1)`,
    }),
  })
  const { paymentId } = (await made.json()) as { paymentId: string }
  house.bancontact.settle(paymentId, 'SUCCEEDED')
  await house.places.relay.paymentProcessorOf(house.places.tenant)!.reconcile('2020-01-01T00:00:00.000Z')
  await until(() => house.bancontact.books.kept(paymentId).refunds.length === 1)
  expect(house.bancontact.books.kept(paymentId).refunds[0]!.cents).toBe(8000)
  expect(openPayments(node.db, house.account).map(({ cents }) => cents)).not.toContain(8000)
})

test('a manager tries the account with one cent, scans its code, and sees that it came in', async () => {
  const params = { id: bancontactMethod }
  const tried = (await house.mia.call(tryPaymentAccount, { params })).body
  expect(tried).toMatchObject({ cents: 1, link: `https://pay.bancontact.net/pay/2/${tried.ref}` })
  const became = () => house.mia.call(readPaymentTry, { params: { ...params, ref: tried.ref } })
  expect((await became()).body).toEqual({ status: 'open', cents: 1 })
  await settle(tried.ref, 'SUCCEEDED')
  expect((await became()).body).toEqual({ status: 'paid', cents: 1 })
})
