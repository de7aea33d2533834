import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPayments } from '#core/billing/payment-store.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { billStatus, checkout, giveUpPaying, paymentStatus } from '#core/sales/public-contract.ts'
import { refund } from '#core/sales/refunds/contract.ts'
import { readWorklist, retryEntry } from '#core/sales/worklist/contract.ts'
import { form, goToPay, shortCodesOf, stateOf } from '../../world/buying.ts'
import type { Client } from '../../world/client.ts'
import {
  connectMollie,
  mollieMethod,
  openMolliePlaces,
  type MolliePlaces,
} from '../../world/mollie/mollie-places.ts'
import { visitorOf } from '../../world/people.ts'
import { laterToday, until } from '../../world/places.ts'

let house: MolliePlaces
let account: string
beforeAll(async () => {
  house = await openMolliePlaces()
  account = await connectMollie(house.mia)
  await house.places.agreed()
})
let ada: Client
beforeEach(async () => void (ada = await visitorOf(house.places.relay.port)))
afterEach(async () => {
  house.mollie.troubles.end()
  house.mollie.options.refunds = 'pending'
  house.mollie.bell.set('come')
  await house.mollie.bell.quiet()
})
afterAll(() => house.close())

const wanted = (seats: string[]) => form(seats, laterToday, { payment_method_id: mollieMethod })
const at = (seat: string) => stateOf(house.places.tenant, laterToday, seat)
const statusOf = async (uuid: string) => (await ada.call(billStatus, { params: { uuid } })).body.data.status
const ask = async (id: string) => (await ada.call(paymentStatus, { params: { id } })).body.status
const round = () => house.places.relay.paymentProcessorOf(house.places.tenant)!.round()
const entries = async () => (await house.mia.call(readWorklist)).body.entries

/** A visitor on Mollie’s page. */
async function toMollie(seats: string[]) {
  const bought = await goToPay(ada, wanted(seats))
  return { ...bought, ref: house.mollie.of(bought.billId)[0]!.id }
}
async function press(link: string, outcome: string) {
  await fetch(link, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
  await house.mollie.bell.quiet()
}
/** A bill goes back, or one line of it, as a manager orders it in the portal. */
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

test('two tickets are bought with Mollie: held, paid on its page, told by its webhook, issued', async () => {
  const { uuid, billId, link, ref } = await toMollie(['A1', 'A2'])
  expect(at('A1')).toBe('paying')
  expect(house.mollie.books.kept(ref)).toMatchObject({
    cents: 2000,
    description: `2 × normal · ${billId}`,
    locale: 'en_GB',
    isCancelable: true,
  })
  expect(link).toBe(`${house.mollie.url}/checkout/${ref}`)
  await press(link, 'paid')
  expect(await statusOf(uuid)).toBe('settled')
  expect([at('A1'), at('A2'), shortCodesOf(house.places.tenant, billId).length]).toEqual(['sold', 'sold', 2])
})

test('who cancels on Mollie’s page has the seats let go, and so has who lets its time pass', async () => {
  const gone = await toMollie(['A3'])
  await press(gone.link, 'canceled')
  expect([await statusOf(gone.uuid), at('A3')]).toEqual(['cancelled', 'free'])
  const slow = await toMollie(['A4'])
  house.mollie.pass(16 * 60_000)
  await house.mollie.bell.quiet()
  expect([await statusOf(slow.uuid), at('A4')]).toEqual(['expired', 'free'])
})

test('seats of a payment that Mollie does not cancel stay kept until it has ended', async () => {
  const { uuid, billId, ref } = await toMollie(['A3'])
  house.mollie.books.kept(ref).isCancelable = false
  await ada.call(giveUpPaying, { params: { uuid } })
  expect([await statusOf(uuid), at('A3')]).toEqual(['paying', 'paying'])
  house.mollie.settle(ref, 'expired')
  await house.mollie.bell.quiet()
  expect([at('A3'), house.mollie.of(billId)[0]!.status]).toEqual(['free', 'expired'])
})

test('who pays after the end, when somebody else has the seat, gets the money back', async () => {
  const late = await toMollie(['A5'])
  house.mollie.settle(late.ref, 'expired')
  await house.mollie.bell.quiet()
  ada = await visitorOf(house.places.relay.port)
  const other = await toMollie(['A5'])
  await press(other.link, 'paid')
  house.mollie.options.refunds = 'refunded'
  house.mollie.settle(late.ref, 'paid')
  await until(() => house.mollie.books.kept(late.ref).refunds.length > 0)
  await until(async () => (await statusOf(late.uuid)) === 'refunded')
  expect([await statusOf(other.uuid), house.mollie.books.kept(other.ref).refunds]).toEqual(['settled', []])
  expect(house.mollie.books.kept(late.ref).refunds.map(({ cents }) => cents)).toEqual([1000])
})

test('a webhook that comes twice, never, or late and in another order changes nothing', async () => {
  house.mollie.bell.set('twice')
  const twice = await toMollie(['B1'])
  await press(twice.link, 'paid')
  expect(await statusOf(twice.uuid)).toBe('settled')
  house.mollie.bell.set('lost')
  const lost = await toMollie(['B2'])
  await press(lost.link, 'paid')
  expect(await ask(lost.paymentName)).toBe('paid')
  house.mollie.bell.set('kept')
  const [first, second] = [await toMollie(['B3']), await toMollie(['B4'])]
  await press(first.link, 'failed')
  await press(second.link, 'paid')
  await round()
  const told = async () => [await statusOf(first.uuid), await statusOf(second.uuid)]
  const before = await told()
  await house.mollie.bell.letGo()
  expect(await told()).toEqual(before)
  expect([at('B3'), at('B4')]).toEqual(['free', 'sold'])
  expect(house.mollie.bell.rung.every(({ status }) => status === 200)).toBe(true)
})

test('whoever calls the webhook about what is not ours is answered, and Mollie is asked nothing', async () => {
  const calls = house.mollie.troubles.calls
  const before = calls.length
  const ring = (name: string, body: string) =>
    fetch(`${house.places.url}/api/payments/webhook/${name}`, {
      method: 'POST',
      body: new URLSearchParams(body),
    }).then(({ status }) => status)
  const bodies = ['id=tr_strange', 'id=../profiles/me', 'id=', 'x=1']
  const answers = await Promise.all(bodies.flatMap(body => [ring(account, body), ring('mollie-none', body)]))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(calls.slice(before).filter(call => call.includes('strange') || call.includes('profiles'))).toEqual(
    [],
  )
})

test('an answer that was lost, a crash of Mollie’s and too many questions make one payment, asked for again', async () => {
  const troubles = house.mollie.troubles
  for (const [seat, trouble] of [
    ['C1', 'answer lost'],
    ['C2', { status: 503 }],
    ['C3', { status: 409 }],
    ['C4', { status: 429, retryAfter: 1 }],
    ['C5', 'nonsense'],
    ['C6', 'far too long'],
  ] as const) {
    ada = await visitorOf(house.places.relay.port)
    const mine = wanted([seat])
    troubles.next(/POST \/payments$/, trouble, 1)
    const answer = await ada.call(checkout, { body: mine })
    expect(`${seat} ${answer.status} ${answer.body.refusal}`).toBe(`${seat} 502 payment_unavailable`)
    expect(at(seat)).toBe('paying')
    await until(async () => (await ada.call(checkout, { body: mine })).status === 200)
    const { billId, link, uuid } = await goToPay(ada, mine)
    expect(house.mollie.of(billId)).toHaveLength(1)
    await press(link, 'paid')
    await until(async () => (await statusOf(uuid)) === 'settled')
  }
})

test('a refund that fails weeks later is told to the manager, who orders it again', async () => {
  const { uuid, billId, link, ref } = await toMollie(['B6'])
  await press(link, 'paid')
  await giveBack(billId)
  const refunds = () => house.mollie.books.kept(ref).refunds
  await until(() => refunds().length === 1)
  await until(async () => (await statusOf(uuid)) === 'refunding')
  house.mollie.settleRefund(refunds()[0]!.id, 'processing')
  await house.mollie.bell.quiet()
  house.mollie.settleRefund(refunds()[0]!.id, 'failed')
  await house.mollie.bell.quiet()
  await until(async () => (await entries()).some(({ kind }) => kind === 'refund_failed'))
  const entry = (await entries()).find(each => each.kind === 'refund_failed')!
  expect(entry).toMatchObject({ billId, cents: 1000, actions: ['retry', 'clear'] })
  house.mollie.options.refunds = 'refunded'
  await house.mia.call(retryEntry, { params: { id: entry.id } })
  await round()
  await until(async () => (await statusOf(uuid)) === 'refunded')
  expect(refunds().map(({ status }) => status)).toEqual(['failed', 'refunded'])
})

test('a refund whose answer was lost is not sent twice, also when Mollie has forgotten its key', async () => {
  const { billId, link, ref } = await toMollie(['B3'])
  await press(link, 'paid')
  house.mollie.troubles.next(/refunds$/, 'answer lost', 1)
  await giveBack(billId)
  await until(() => house.mollie.books.kept(ref).refunds.length === 1)
  house.mollie.pass(3_700_000)
  await round()
  await round()
  expect(house.mollie.books.kept(ref).refunds.map(({ cents }) => cents)).toEqual([1000])
})

test('two seats of one price that go back one after the other both do, though Mollie takes the second for a mistake at first', async () => {
  const { uuid, billId, link, ref } = await toMollie(['A3', 'A4'])
  const sums = () => house.mollie.books.kept(ref).refunds.map(({ cents }) => cents)
  await press(link, 'paid')
  house.mollie.options.refunds = 'refunded'
  await giveBack(billId, 1)
  await giveBack(billId, 2)
  expect(sums()).toEqual([1000])
  expect(await statusOf(uuid)).not.toBe('refunded')
  house.mollie.pass(3_700_000)
  await round()
  await until(async () => (await statusOf(uuid)) === 'refunded')
  expect(sums()).toEqual([1000, 1000])
})

test('money that a bank took back stands on the list, the ticket stays good, and a refund counts it', async () => {
  const { uuid, billId, link, ref } = await toMollie(['D1', 'D2'])
  await press(link, 'paid')
  house.mollie.chargeBack(ref, 2000)
  await house.mollie.bell.quiet()
  const chargebacks = async () => (await entries()).filter(({ kind }) => kind === 'charged_back')
  await until(async () => (await chargebacks()).length === 1)
  expect(await chargebacks()).toMatchObject([{ billId, cents: 2000, actions: ['clear'] }])
  expect([await statusOf(uuid), at('D2')]).toEqual(['settled', 'sold'])
  await giveBack(billId)
  await until(async () => (await statusOf(uuid)) === 'refunded')
  expect(house.mollie.books.kept(ref).refunds).toEqual([])
})

test('the list of what Mollie has finds a payment that nobody heard of, however large its party', async () => {
  const { node } = house.places.tenant
  const seats = Array.from({ length: 80 }, (_, each) => `${laterToday}/Z${each}`).join(' ')
  const metadata = { exhibitorId: node.identity.exhibitorId, billId: randomUUID(), cinemaId: 'cinema-1' }
  const named = { ...metadata, paymentId: `${metadata.billId}-1`, seats }
  const made = await fetch(`${house.mollie.url}/v2/payments`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer test_mainmainmainmainmainmainmainma',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      amount: { currency: 'EUR', value: '80.00' },
      description: 'lost',
      redirectUrl: house.places.url,
      metadata: { ...named, seats: seats.slice(0, 400) },
    }),
  })
  const { id } = (await made.json()) as { id: string }
  house.mollie.settle(id, 'paid')
  await house.places.relay.paymentProcessorOf(house.places.tenant)!.reconcile('2020-01-01T00:00:00.000Z')
  await until(() => house.mollie.books.kept(id).refunds.length === 1)
  expect(house.mollie.books.kept(id).refunds[0]!.cents).toBe(8000)
  expect(openPayments(node.db, account).map(({ cents }) => cents)).not.toContain(8000)
})

test('nothing is asked while Mollie wants to be left alone', async () => {
  const { paymentName } = await toMollie(['B5'])
  const { troubles } = house.mollie
  troubles.next(/GET \/payments\/tr_/, { status: 429, retryAfter: 30 }, 1)
  expect(await ask(paymentName)).toBe('paying')
  const before = troubles.calls.length
  await round()
  await round()
  expect(troubles.calls.slice(before)).toEqual([])
  // The relay starts again, and has not been told to wait.
  await house.places.cutLine()
  await house.places.mendLine()
  await until(() => troubles.calls.length > before)
})
