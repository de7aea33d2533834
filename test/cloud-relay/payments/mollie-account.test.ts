import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  connectPaymentAccount,
  readOfferedByProvider,
  readPaymentProviders,
  readPaymentTry,
  tryPaymentAccount,
} from '#core/billing/methods/contract.ts'
import { readHealth } from '#core/devices/contract.ts'
import { checkout } from '#core/sales/public-contract.ts'
import { readWorklist } from '#core/sales/worklist/contract.ts'
import { form, goToPay } from '../../world/buying.ts'
import {
  connectMollie,
  enterKey,
  mollieMethod,
  openMolliePlaces,
  type MolliePlaces,
} from '../../world/mollie/mollie-places.ts'
import { mollieKeys } from '../../world/mollie/mollie-server.ts'
import { visitorOf } from '../../world/people.ts'
import { laterToday, until } from '../../world/places.ts'
import { refuses } from '../../world/refused.ts'

let house: MolliePlaces
beforeAll(async () => void (house = await openMolliePlaces()))
beforeEach(() => house.places.agreed())
afterEach(() => house.mollie.troubles.end())
afterAll(() => house.close())

const params = { id: mollieMethod }
const sides = () => [house.places.tenant, house.places.box.tenant]
/** The account that the method is connected to. */
const account = async () => {
  const connected = house.places.tenant.node.catalogue.get('payment_method', mollieMethod)?.account
  return (await house.mia.call(readPaymentProviders)).body.accounts.find(({ id }) => id === connected)
}
const round = () => house.places.relay.paymentProcessorOf(house.places.tenant)!.round()

test('a key that Mollie does not know is refused in the form, and one that is no key at its field', async () => {
  const { mia } = house
  const wrong = await refuses(mia, sides(), 422, 'provider_key_refused', () =>
    enterKey(mia, mollieKeys.wrong),
  )
  expect(wrong.body.message).toContain('does not accept this key')
  const nonsense = await refuses(mia, sides(), 422, 'invalid_input', () => enterKey(mia, 'my password'))
  expect(Object.keys(nonsense.body.errors!)).toEqual(['settings.key'])
  const none = await refuses(mia, sides(), 422, 'invalid_input', () => enterKey(mia, ''))
  expect(Object.keys(none.body.errors!)).toEqual(['settings.key'])
  house.mollie.troubles.next(/./, 'hung up')
  await refuses(mia, sides(), 502, 'provider_silent', () => enterKey(mia))
  expect(await account()).toBeUndefined()
})

test('nothing is tried before there is an account', async () => {
  const { mia } = house
  await refuses(mia, sides(), 422, 'provider_unknown', () => mia.call(tryPaymentAccount, { params }))
  await refuses(mia, sides(), 422, 'provider_unknown', () => mia.call(readOfferedByProvider, { params }))
})

test('the key alone connects Mollie: whose it is Mollie tells, it is never told again, and a test key is called one', async () => {
  const { mia, places } = house
  const id = await connectMollie(mia)
  expect(await account()).toMatchObject({
    id,
    settings: { profile: 'pfl_main', mode: 'test' },
    secrets: ['key'],
    trial: true,
  })
  // A profile that somebody makes up is not believed.
  const made = { key: mollieKeys.main, profile: 'pfl_other', mode: 'live' }
  expect((await mia.call(connectPaymentAccount, { params, body: { settings: made } })).body.account).toBe(id)
  // Left empty it stays as it was.
  expect((await mia.call(connectPaymentAccount, { params, body: { settings: {} } })).body.account).toBe(id)
  await places.agreed()
  const files = ['relay', 'box', 'second-disk']
    .flatMap(folder =>
      readdirSync(join(places.data, folder), { recursive: true, encoding: 'utf8' }).map(name =>
        join(places.data, folder, name),
      ),
    )
    .filter(path => statSync(path, { throwIfNoEntry: false })?.isFile())
  expect(files.filter(path => readFileSync(path).includes(mollieKeys.main))).toEqual([])
  expect((await mia.call(readPaymentProviders)).text).not.toContain(mollieKeys.main)
})

test('the key for real money is another account, which the next purchase pays into', async () => {
  const { mia, mollie } = house
  const before = await connectMollie(mia)
  const real = (await enterKey(mia, mollieKeys.live)).body.account
  expect(real).not.toBe(before)
  const accounts = (await mia.call(readPaymentProviders)).body.accounts
  expect(accounts.find(({ id }) => id === real)).toMatchObject({ trial: false, settings: { mode: 'live' } })
  await house.places.agreed()
  const visitor = await visitorOf(house.places.relay.port)
  await until(async () => {
    const { billId } = await goToPay(visitor, form(['A1'], laterToday, { payment_method_id: mollieMethod }))
    return mollie.of(billId)[0]?.profile === 'pfl_main live'
  })
  expect((await enterKey(mia)).body.account).toBe(before)
})

test('the ways to pay of the account are told by their names, and the slow one as slow', async () => {
  await connectMollie(house.mia)
  const { body } = await house.mia.call(readOfferedByProvider, { params })
  expect(body.methods).toEqual([
    { name: 'Bancontact', least_cents: 2, slow: false },
    { name: 'Card', least_cents: 1, slow: false },
    { name: 'Bank transfer', least_cents: 1, slow: true },
  ])
})

test('one cent is tried: what became of it is told, and it is no purchase', async () => {
  const { mia, mollie } = house
  const id = await connectMollie(mia)
  const { ref, cents, link } = (await mia.call(tryPaymentAccount, { params })).body
  expect([cents, mollie.books.kept(ref).cents]).toEqual([1, 1])
  expect(link).toBe(`${mollie.url}/checkout/${ref}`)
  const became = async () => (await mia.call(readPaymentTry, { params: { ...params, ref } })).body
  expect(await became()).toEqual({ status: 'open', cents: 1 })
  await fetch(link, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }), redirect: 'manual' })
  expect(await became()).toEqual({ status: 'paid', cents: 1 })
  await mollie.bell.quiet()
  await house.places.relay.paymentProcessorOf(house.places.tenant)!.reconcile('2020-01-01T00:00:00.000Z')
  expect((await mia.call(readWorklist)).body.entries).toEqual([])
  expect(mollie.books.kept(ref).refunds).toEqual([])
  // A purchase’s payment is none that was tried.
  const visitor = await visitorOf(house.places.relay.port)
  const bought = await goToPay(visitor, form(['A2'], laterToday, { payment_method_id: mollieMethod }))
  const other = mollie.of(bought.billId)[0]!.id
  await house.places.agreed()
  await refuses(mia, sides(), 404, 'payment_unknown', () =>
    mia.call(readPaymentTry, { params: { ...params, ref: other } }),
  )
  expect(id).toBe((await account())?.id)
})

test('nobody tries without end', async () => {
  await connectMollie(house.mia)
  let last = 200
  for (let each = 0; each < 25 && last === 200; each++)
    last = (await house.mia.call(tryPaymentAccount, { params })).status
  expect(last).toBe(429)
})

test('a key that Mollie takes no more is told on the payment method and the health page', async () => {
  const { mia, mollie } = house
  await connectMollie(mia)
  await house.places.agreed()
  mollie.troubles.next(/./, { status: 401 })
  await refuses(mia, sides(), 422, 'provider_key_refused', () => mia.call(readOfferedByProvider, { params }))
  const visitor = await visitorOf(house.places.relay.port)
  const filled = form(['A3'], laterToday, { payment_method_id: mollieMethod })
  expect((await visitor.call(checkout, { body: filled })).body.refusal).toBe('payment_unavailable')
  expect((await account())?.condition).toBe('key_refused')
  const { devices } = (await mia.call(readHealth)).body
  expect(devices.map(({ condition }) => condition)).toContain('key_refused')
  mollie.troubles.end()
  await round()
  expect((await account())?.condition).toBe('operational')
})
