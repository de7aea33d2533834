import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Node } from '#core/journal/node.ts'
import { startOutside } from '#scripts/demo/fake-services.ts'
import { pagesOf, ProviderTrouble, type PaymentProvider } from '#relay/payments/provider.ts'
import { decidePlayed } from '#relay/payments/providers/training/training-provider.ts'
import { loadProviders } from '#relay/payments/providers/providers.ts'
import {
  bancontactKeys,
  bancontactProfiles,
  openFakeBancontact,
} from '../../world/bancontact/bancontact-server.ts'
import { mollieKeys, openFakeMollie } from '../../world/mollie/mollie-server.ts'
import { until } from '../../world/places.ts'
import { openSmallNode } from '../../world/small-exhibitor.ts'
import { openWire } from '../../world/wire.ts'

/** A server on loopback that answers as a provider does, and a buyer at it. */
type FakeProvider = {
  address: string
  /** Two accounts that know nothing of each other, each with all settings. */
  settings: readonly [Record<string, string>, Record<string, string>]
  /** What the server makes of a buyer who pays. */
  pay(ref: string): Promise<void>
  /** The form of a webhook that names a payment. */
  webhook(ref: string): Record<string, unknown>
  /** More payments than one page of its list holds. */
  perPage: number
  /** What time it is there, in epoch milliseconds. */
  now(): number
  /** Lets so much time pass there that its list tells before from after. */
  later(): Promise<void>
  /** The exhibitor's node, for the one that a relay plays itself: there is no line to it that could be cut. */
  node?: Node
  close(): Promise<void>
}

/** The fake server of every provider, by its name: a provider without one fails. */
const fakes: Readonly<Record<string, (data: string) => Promise<FakeProvider>>> = {
  async test(data) {
    const outside = await startOutside({ data, port: 0, smtpPort: 0 })
    return {
      address: outside.url,
      settings: [
        { account: 'main', key: 'a-key-of-tests' },
        { account: 'other', key: 'a-key-of-tests' },
      ],
      async pay(ref) {
        const paid = new URLSearchParams({ outcome: 'paid' })
        const page = new URL(`/pay/${ref}`, outside.url)
        expect((await fetch(page, { method: 'POST', body: paid, redirect: 'manual' })).status).toBe(303)
      },
      webhook: id => ({ id }),
      perPage: 50,
      now: () => Date.now(),
      async later() {
        const now = Date.now()
        await until(() => Date.now() > now + 5)
      },
      close: () => outside.close(),
    }
  },
  async training() {
    const { node, clock } = await openSmallNode('relay')
    Object.defineProperty(clock, 'ms', { get: () => Date.now() })
    return {
      address: '',
      settings: [{ account: 'main' }, { account: 'other' }],
      async pay(ref) {
        expect((await decidePlayed(node, ref, 'paid'))?.status).toBe('paid')
      },
      webhook: id => ({ id }),
      perPage: 50,
      now: () => Date.now(),
      async later() {
        const now = Date.now()
        await until(() => Date.now() > now + 5)
      },
      node,
      close: () => node.close(),
    }
  },
  async mollie() {
    const mollie = await openFakeMollie()
    const account = (key: string, profile: string) => ({ key, profile, mode: 'test' })
    return {
      address: mollie.url,
      settings: [account(mollieKeys.main, 'pfl_main'), account(mollieKeys.other, 'pfl_other')],
      pay: async ref => mollie.settle(ref, 'paid'),
      webhook: id => ({ id }),
      perPage: 100,
      now: mollie.books.now,
      later: async () => mollie.pass(2000),
      close: () => mollie.close(),
    }
  },
  async 'bancontact-pro'() {
    const bancontact = await openFakeBancontact()
    const account = (each: 'main' | 'other') => ({
      key: bancontactKeys[each],
      profile: bancontactProfiles[each],
      environment: 'test',
    })
    return {
      address: bancontact.url,
      settings: [account('main'), account('other')],
      pay: async ref => bancontact.settle(ref, 'SUCCEEDED'),
      webhook: paymentId => ({ paymentId }),
      perPage: 50,
      now: bancontact.books.now,
      later: async () => bancontact.pass(2000),
      close: () => bancontact.close(),
    }
  },
}

const providers = await loadProviders()

test('every provider that can be chosen is held to the contract', () => {
  expect([...providers.keys()].sort()).toEqual(Object.keys(fakes).sort())
})

describe.each([...providers])('the provider %s', (driver, definition) => {
  let data: string
  let fake: FakeProvider
  let main: PaymentProvider
  let other: PaymentProvider
  let nobody: Awaited<ReturnType<typeof openWire>>
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'foyer-provider-'))
    fake = await fakes[driver]!(data)
    nobody = await openWire(null)
    main = definition.open(fake.settings[0], fake.address, undefined, fake.node)
    other = definition.open(fake.settings[1], fake.address, undefined, fake.node)
  })
  afterAll(async () => {
    await fake.close()
    await nobody.close()
    rmSync(data, { recursive: true, force: true })
  })

  let keys = 0
  const nextKey = () => `contract-${++keys}`
  const wanted = (key: string) => ({
    key,
    cents: 1250,
    description: 'Two seats',
    redirectUrl: 'http://localhost/back',
    webhookUrl: `${nobody.url}/webhook`,
    metadata: { exhibitorId: 'tenant', billId: 'bill-1', paymentId: 'bill-1-1' },
    locale: 'en' as const,
  })
  const listed = async (client: PaymentProvider, since: string) => {
    const refs: string[] = []
    for await (const page of pagesOf(client, since)) refs.push(...page.map(({ ref }) => ref))
    return refs
  }

  test('says how it is called, how buyers pay, and what it needs to know', () => {
    expect(definition.driver).toBe(driver)
    expect(definition.types.length).toBeGreaterThan(0)
    for (const words of [definition.name, ...definition.settings.map(({ label }) => label)])
      expect(Object.values(words).filter(word => word.trim())).toHaveLength(4)
    const names = definition.settings.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(definition.settings.some(({ identifies, secret }) => identifies && !secret)).toBe(true)
    // Two accounts would else be one when a secret is renewed, and a secret would be read from an account's name.
    expect(definition.settings.filter(({ identifies, secret }) => identifies && secret)).toEqual([])
    for (const settings of fake.settings)
      for (const { name, pattern } of definition.settings) expect(settings[name]).toMatch(pattern)
  })

  test('a payment is made once under one key, open until it is paid, and reads as it was made', async () => {
    const key = nextKey()
    const made = await main.create(wanted(key))
    expect(made).toMatchObject({
      status: 'open',
      cents: 1250,
      currency: 'EUR',
      metadata: wanted(key).metadata,
      refunds: [],
      chargebacks: [],
    })
    expect(Date.parse(made.expiresAt)).toBeGreaterThan(Date.now())
    expect(made.checkoutUrl).toMatch(/^https?:/)
    expect((await main.create(wanted(key))).ref).toBe(made.ref)
    expect((await main.create(wanted(nextKey()))).ref).not.toBe(made.ref)
    expect(await main.read(made.ref)).toEqual(made)
    await fake.pay(made.ref)
    expect(await main.read(made.ref)).toMatchObject({ ref: made.ref, status: 'paid', cents: 1250 })
  })

  test('a cancelled payment takes no money any more; one that is paid stays paid', async () => {
    const open = await main.create(wanted(nextKey()))
    const cancelled = await main.cancel(open.ref)
    expect(cancelled).toMatchObject({ ref: open.ref, status: 'cancelled' })
    expect((await main.cancel(open.ref)).status).toBe('cancelled')
    const paid = await main.create(wanted(nextKey()))
    await fake.pay(paid.ref)
    expect((await main.cancel(paid.ref)).status).toBe('paid')
  })

  test('a refund ordered twice under one key goes back once, and never more than was paid', async () => {
    const { ref } = await main.create(wanted(nextKey()))
    await expect(main.refund({ key: nextKey(), ref, cents: 100 })).rejects.toThrow(ProviderTrouble)
    await fake.pay(ref)
    const key = nextKey()
    const first = await main.refund({ key, ref, cents: 1000 })
    expect(first).toMatchObject({ key, cents: 1000 })
    expect((await main.refund({ key, ref, cents: 1000 })).ref).toBe(first.ref)
    expect((await main.read(ref)).refunds).toEqual([first])
    await expect(main.refund({ key: nextKey(), ref, cents: 500 })).rejects.toThrow(ProviderTrouble)
    const rest = await main.refund({ key: nextKey(), ref, cents: 250 })
    expect((await main.read(ref)).refunds.map(each => each.ref)).toEqual([first.ref, rest.ref])
  })

  test('its list tells every payment since a moment, page by page, and none twice', async () => {
    const since = new Date().toISOString()
    const made: string[] = []
    for (let each = 0; each < fake.perPage + 2; each++) made.push((await main.create(wanted(nextKey()))).ref)
    const first = await main.list(since, '')
    expect(first.payments.length).toBeLessThan(made.length)
    expect(first.next).not.toBeNull()
    const refs = await listed(main, since)
    expect(refs.filter(ref => made.includes(ref)).sort()).toEqual([...made].sort())
    expect(new Set(refs).size).toBe(refs.length)
    expect(await listed(main, new Date(Date.now() + 86_400_000).toISOString())).toEqual([])
  })

  test('an old payment is in the list again once it was refunded', async () => {
    const { ref } = await main.create(wanted(nextKey()))
    await fake.pay(ref)
    await fake.later()
    const since = new Date(fake.now()).toISOString()
    expect(await listed(main, since)).not.toContain(ref)
    await main.refund({ key: nextKey(), ref, cents: 1250 })
    expect(await listed(main, since)).toContain(ref)
  })

  test('an account knows no payment of another one, also under the same key', async () => {
    const key = nextKey()
    const { ref } = await main.create(wanted(key))
    await expect(other.read(ref)).rejects.toThrow(ProviderTrouble)
    await expect(other.cancel(ref)).rejects.toThrow(ProviderTrouble)
    await fake.pay(ref)
    await expect(other.refund({ key: nextKey(), ref, cents: 100 })).rejects.toThrow(ProviderTrouble)
    expect(await listed(other, '2020-01-01T00:00:00.000Z')).not.toContain(ref)
    expect((await other.create(wanted(key))).ref).not.toBe(ref)
  })

  test('whatever it cannot be asked or answers with is trouble, so that the outcome is asked for again', async () => {
    await expect(main.read('nothing-like-it')).rejects.toThrow(ProviderTrouble)
    if (fake.node) return
    const away = definition.open(fake.settings[0], nobody.url)
    const calls = [
      () => away.create(wanted(nextKey())),
      () => away.read('any'),
      () => away.cancel('any'),
      () => away.refund({ key: nextKey(), ref: 'any', cents: 1 }),
      () => away.list('2020-01-01T00:00:00.000Z', ''),
    ]
    for (const call of calls) await expect(call()).rejects.toThrow(ProviderTrouble)
  })

  test('a webhook is read for the payment it names, and nonsense names none', () => {
    expect(definition.webhook(fake.webhook('tr_1'))).toBe('tr_1')
    const nonsense = [
      {},
      fake.webhook(''),
      { id: ['a', 'b'] },
      { id: { toString: 1 } },
      { id: null },
      { x: 1 },
    ]
    for (const form of nonsense) expect(definition.webhook(form as Record<string, unknown>)).toBeUndefined()
  })
})
