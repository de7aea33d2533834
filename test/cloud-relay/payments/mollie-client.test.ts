import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { pagesOf, ProviderDenied, ProviderTrouble, type ProviderPayment } from '#relay/payments/provider.ts'
import { provider as mollie } from '#relay/payments/providers/mollie/definition.ts'
import { mollieKeys, openFakeMollie, type FakeMollie } from '../../world/mollie/mollie-server.ts'

let fake: FakeMollie
beforeAll(async () => void (fake = await openFakeMollie()))
afterEach(() => {
  fake.troubles.end()
  vi.unstubAllGlobals()
})
afterAll(() => fake.close())

const open = (address: string, key = mollieKeys.main) => mollie.open({ key }, address)
let keys = 0
const wanted = (metadata: Record<string, string> = { paymentId: 'bill-1' }) => ({
  key: `client-${++keys}`,
  cents: 1000,
  description: 'Two seats',
  redirectUrl: 'https://kino.example/back',
  webhookUrl: 'http://127.0.0.1:9/webhook',
  metadata,
  locale: 'nl' as const,
})
async function listed(since: number): Promise<ProviderPayment[]> {
  const all: ProviderPayment[] = []
  for await (const page of pagesOf(open(fake.url), new Date(since).toISOString())) all.push(...page)
  return all
}
/** A Mollie that gives one answer to everything, and what it was asked. */
async function answering(status: number, body: string, headers: Record<string, string> = {}) {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, asked, close: () => new Promise(resolve => server.close(resolve)) }
}

test('sums are written with two digits and read to the cent, whatever their size', async () => {
  for (const cents of [1, 10, 99, 100, 1005, 123456]) {
    const made = await open(fake.url).create({ ...wanted(), cents })
    expect([made.cents, fake.books.kept(made.ref).cents]).toEqual([cents, cents])
  }
})

test('payments are told by refunds and chargebacks since, each once, page after page', async () => {
  const client = open(fake.url)
  const old: string[] = []
  for (let each = 0; each < 120; each++) {
    const { ref } = await client.create(wanted())
    fake.settle(ref, 'paid')
    old.push(ref)
  }
  fake.pass(5000)
  const since = fake.books.now()
  fake.pass(5000)
  for (const ref of old.slice(0, 110)) fake.refundByHand(ref, 100)
  fake.pass(2000)
  fake.refundByHand(old[0]!, 50)
  fake.chargeBack(old[0]!, 100)
  fake.chargeBack(old[115]!, 1000)
  const young = await client.create(wanted())
  fake.settle(young.ref, 'paid')
  fake.refundByHand(young.ref, 1000)
  const all = await listed(since)
  const refs = all.map(({ ref }) => ref)
  expect(refs.toSorted()).toEqual([...old.slice(0, 110), old[115]!, young.ref].toSorted())
  expect(all.find(({ ref }) => ref === old[0])).toMatchObject({
    refunds: [{ cents: 100, status: 'done', key: '' }, { cents: 50 }],
    chargebacks: [{ cents: 100 }],
  })
  expect(all.find(({ ref }) => ref === young.ref)!.refunds).toHaveLength(1)
}, 90_000)

test('a chargeback that the bank took back is none', async () => {
  const { ref } = await open(fake.url).create(wanted())
  fake.settle(ref, 'paid')
  fake.chargeBack(ref, 1000)
  expect((await open(fake.url).read(ref)).chargebacks).toHaveLength(1)
  fake.books.kept(ref).chargebacks[0]!.reversedMs = fake.books.now()
  expect((await open(fake.url).read(ref)).chargebacks).toEqual([])
})

test('payments of other shops of the profile are read, whatever they write there', async () => {
  const since = fake.books.now()
  const { ref } = await open(fake.url).create(wanted())
  const payment = fake.books.kept(ref)
  for (const metadata of [null, 'a word', 17, ['x'], { orderId: 5, name: 'x' }]) {
    payment.metadata = metadata
    const [told] = (await listed(since)).filter(each => each.ref === ref)
    expect(Object.values(told!.metadata).every(value => typeof value === 'string')).toBe(true)
  }
})

test('a large party fits: of its seats as many are told as Mollie takes, and what names the purchase whole', async () => {
  const seats = Array.from({ length: 60 }, (_, each) => `0190b1b4-0000-7000-8000-000000000000/Z${each}`)
  const named = {
    exhibitorId: 'tenant',
    billId: 'b'.repeat(36),
    paymentId: 'b'.repeat(38),
    cinemaId: 'cinema-1',
  }
  const { ref } = await open(fake.url).create(wanted({ ...named, seats: seats.join(' ') }))
  const kept = (await open(fake.url).read(ref)).metadata
  expect(kept).toMatchObject(named)
  const told = kept['seats']!.split(' ')
  expect(told.length).toBeGreaterThan(5)
  expect(told).toEqual(seats.slice(0, told.length))
})

test('a status that Mollie may find one day is no end, and a refund’s is on its way', async () => {
  const { ref } = await open(fake.url).create(wanted())
  for (const status of ['pending', 'authorized', 'shipped']) {
    fake.books.kept(ref).status = status as 'open'
    expect((await open(fake.url).read(ref)).status).toBe('open')
  }
  fake.books.kept(ref).status = 'paid'
  const { ref: refundRef } = await open(fake.url).refund({ key: `client-${++keys}`, ref, cents: 100 })
  for (const [status, means] of [
    ['queued', 'pending'],
    ['processing', 'pending'],
    ['canceled', 'failed'],
    ['refunded', 'done'],
  ] as const) {
    fake.settleRefund(refundRef, status)
    expect((await open(fake.url).read(ref)).refunds).toMatchObject([{ status: means }])
  }
})

test('what Mollie answers leads nowhere else: no redirect is followed, no page of its list is fetched from elsewhere', async () => {
  const elsewhere = await answering(200, '{}')
  const leading = await answering(302, '', { location: elsewhere.url })
  await expect(open(leading.url).read('tr_1')).rejects.toThrow(ProviderTrouble)
  const next = { href: `${elsewhere.url}/v2/payments?from=tr_9&limit=100` }
  const page = JSON.stringify({ _embedded: { payments: [] }, _links: { next } })
  const listing = await answering(200, page)
  const first = await open(listing.url).list('2020-01-01T00:00:00.000Z', '')
  expect(first.next).toBe('payments:tr_9')
  await open(listing.url).list('2020-01-01T00:00:00.000Z', first.next!)
  expect(listing.asked.at(-1)).toContain('from=tr_9')
  expect(elsewhere.asked).toEqual([])
  for (const ref of ['../profiles/me', 'tr_1/refunds', 'tr_1?x=1', ''])
    await expect(open(listing.url).read(ref)).rejects.toThrow(ProviderTrouble)
  for (const each of [elsewhere, leading, listing]) await each.close()
})

test('a page to pay on that is no web address is not handed to a buyer', async () => {
  const { ref } = await open(fake.url).create(wanted())
  const payment = {
    id: ref,
    status: 'open',
    amount: { currency: 'EUR', value: '10.00' },
    createdAt: '2026-11-23T12:00:00+00:00',
    _links: { checkout: { href: 'javascript:alert(1)' } },
  }
  const wicked = await answering(200, JSON.stringify(payment))
  expect((await open(wicked.url).read(ref)).checkoutUrl).toBe('')
  await wicked.close()
})

test('a key that is not taken is told apart from a Mollie that is away, and no trouble tells the key', async () => {
  const wrong = open(fake.url, mollieKeys.wrong)
  const denied = await wrong.read('tr_1').catch((cause: unknown) => cause)
  expect(denied).toBeInstanceOf(ProviderDenied)
  fake.troubles.next(/./, { status: 503 })
  const away = await open(fake.url)
    .read('tr_1')
    .catch((cause: unknown) => cause)
  expect(away).toBeInstanceOf(ProviderTrouble)
  expect(away).not.toBeInstanceOf(ProviderDenied)
  expect(`${String(denied)} ${String(away)}`).not.toContain('test_')
})

test('Mollie itself is told where to call only where it can: it takes no payment with another address', async () => {
  const bodies: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', (url: URL, init: { body: string }) => {
    expect(url.href).toBe('https://api.mollie.com/v2/payments')
    bodies.push(JSON.parse(init.body) as Record<string, unknown>)
    return Promise.reject(new TypeError('no network in tests'))
  })
  const hooks = {
    'https://kino.example/hook': true,
    'http://localhost:8080/hook': false,
    'http://foyer.localhost/hook': false,
    'http://192.168.1.20/hook': false,
    'http://[::1]/hook': false,
    'http://box.local/hook': false,
  }
  for (const webhookUrl of Object.keys(hooks))
    await expect(open('').create({ ...wanted(), webhookUrl })).rejects.toThrow(ProviderTrouble)
  expect(bodies.map(body => 'webhookUrl' in body)).toEqual(Object.values(hooks))
  expect(bodies[0]).toMatchObject({
    amount: { currency: 'EUR', value: '10.00' },
    locale: 'nl_BE',
    redirectUrl: 'https://kino.example/back',
  })
})
