import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connectPaymentAccount, readPaymentProviders } from '#core/billing/methods/contract.ts'
import { accountsMax } from '#core/billing/methods/account.ts'
import { paymentMethod } from '#core/billing/methods/payment-method.entity.ts'
import { accountById } from '#core/billing/methods/store.ts'
import { permissions } from '#core/access/employee.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { secretsOf } from '#relay/payments/accounts.ts'
import type { Client } from '../../world/client.ts'
import { managerAt } from '../../world/people.ts'
import { openPlaces, type Places } from '../../world/places.ts'
import { refuses } from '../../world/refused.ts'
import { byHand, onWebsite } from '../../world/small-exhibitor.ts'

let places: Places
let mia: Client
beforeAll(async () => {
  places = await openPlaces()
  await places.tenant.node.execute(byHand, tx =>
    changeEntry(tx, 'role', 'role-manager', { permissions: [...permissions] }),
  )
  mia = await managerAt(places.relay.port)
})
beforeEach(() => places.agreed())
afterAll(() => places.close())

const methods = entryCalls(paymentMethod)
const secret = 'sk-never-told-0123456789'
const renewed = 'sk-renewed-9876543210'
const sides = () => [places.tenant, places.box.tenant]
const connect = (id: string, settings: Record<string, string>) =>
  mia.call(connectPaymentAccount, { params: { id }, body: { settings } })

/** A method of its own, made as the portal makes one. */
async function makeMethod(id: string, change: Partial<ReturnType<typeof onWebsite>> = {}): Promise<void> {
  const { deleted: _, ...fields } = onWebsite(id, 9)
  const made = await mia.call(methods.create, { params: { id }, body: { ...fields, ...change } })
  expect(made.status, made.text).toBe(200)
  await places.agreed()
}

/** Every file that relay and box keep, also on the second disk. */
function filesKept(): string[] {
  return ['relay', 'box', 'second-disk']
    .flatMap(folder =>
      readdirSync(join(places.data, folder), { recursive: true, encoding: 'utf8' }).map(name =>
        join(places.data, folder, name),
      ),
    )
    .filter(path => statSync(path, { throwIfNoEntry: false })?.isFile())
}

/** The accounts' secrets as the relay's provider client gets them. */
function inClear(account: string) {
  return secretsOf(places.tenant, accountById(places.tenant.node.db, account)!)
}

test('a secret setting is sealed: no file of relay or box holds it, and no answer tells it again', async () => {
  await makeMethod('card')
  const connected = await connect('card', { account: 'card-shop', key: secret })
  expect(connected.status, connected.text).toBe(200)
  await places.agreed()
  expect(inClear(connected.body.account)).toEqual({ key: secret })
  const providers = await mia.call(readPaymentProviders)
  expect(providers.body.accounts.find(({ id }) => id === connected.body.account)).toMatchObject({
    driver: 'test',
    settings: { account: 'card-shop' },
    secrets: ['key'],
  })
  const answers = [
    connected,
    providers,
    await mia.call(methods.read, { params: { id: 'card' } }),
    await mia.call(methods.list),
    await mia.call(methods.history, { params: { id: 'card' } }),
  ]
  for (const { status, text } of answers) {
    expect(status).toBe(200)
    expect(text).not.toContain(secret)
  }
  const files = filesKept()
  expect(files.filter(path => path.endsWith('.db')).length).toBeGreaterThan(1)
  expect(files.filter(path => readFileSync(path).includes(secret))).toEqual([])
})

test('a secret left out stays as it was, and one that is given takes its place', async () => {
  await makeMethod('stays')
  const { account } = (await connect('stays', { account: 'stays-shop', key: secret })).body
  expect((await connect('stays', { account: 'stays-shop', key: ' ' })).body.account).toBe(account)
  expect(inClear(account)).toEqual({ key: secret })
  expect((await connect('stays', { account: 'stays-shop', key: renewed })).body.account).toBe(account)
  expect(inClear(account)).toEqual({ key: renewed })
})

test('settings that are missing, malformed or unknown are told at their fields, without what was entered', async () => {
  await makeMethod('wrong')
  const missing = await refuses(mia, sides(), 422, 'invalid_input', () => connect('wrong', {}))
  expect(missing.body.errors).toEqual({ 'settings.account': ['Please fill this in.'] })
  // Another account has secrets of its own: those of the one before are never taken along.
  const other = { account: 'wrong-shop' }
  const bare = await refuses(mia, sides(), 422, 'invalid_input', () => connect('wrong', other))
  expect(Object.keys(bare.body.errors!)).toEqual(['settings.key'])
  const spaced = { ...other, key: 'sk never told' }
  const malformed = await refuses(mia, sides(), 422, 'invalid_input', () => connect('wrong', spaced))
  expect(Object.keys(malformed.body.errors!)).toEqual(['settings.key'])
  expect(malformed.text).not.toContain('sk never told')
  const more = { ...other, key: secret, colour: 'red' }
  const unknown = await refuses(mia, sides(), 422, 'invalid_input', () => connect('wrong', more))
  expect(Object.keys(unknown.body.errors!)).toEqual(['settings.colour'])
  expect(unknown.text).not.toContain(secret)
})

test('a method whose provider is not here, or that is not there itself, is connected to nothing', async () => {
  await makeMethod('gold', { driver: 'gold' })
  const settings = { account: 'gold-shop', key: secret }
  await refuses(mia, sides(), 422, 'provider_unknown', () => connect('gold', settings))
  await refuses(mia, sides(), 404, 'record_unknown', () => connect('nobody', settings))
  await makeMethod('gone')
  await mia.call(methods.remove, { params: { id: 'gone' } })
  await places.agreed()
  await refuses(mia, sides(), 409, 'record_deleted', () => connect('gone', settings))
})

test('an exhibitor has a bounded number of accounts; those it has can still be changed', async () => {
  await makeMethod('many')
  const accounts = async () => (await mia.call(readPaymentProviders)).body.accounts
  for (let index = (await accounts()).length; index < accountsMax; index++)
    expect((await connect('many', { account: `shop-${index}`, key: secret })).status).toBe(200)
  await places.agreed()
  const one = { account: 'one-more', key: secret }
  const refused = await refuses(mia, sides(), 409, 'too_many_accounts', () => connect('many', one))
  expect(refused.body.message).toContain(String(accountsMax))
  expect(await accounts()).toHaveLength(accountsMax)
  const last = { account: `shop-${accountsMax - 1}`, key: renewed }
  expect((await connect('many', last)).status).toBe(200)
})

test('a relay that is not told where a provider is neither offers it nor connects to it', async () => {
  expect((await mia.call(readPaymentProviders)).body.providers.map(({ driver }) => driver)).toContain('test')
  delete places.relaySettings['FOYER_PAYMENTS']
  await places.cutLine()
  await places.mendLine()
  const { providers, accounts } = (await mia.call(readPaymentProviders)).body
  expect(providers.map(({ driver }) => driver)).not.toContain('test')
  expect(new Set(accounts.map(({ condition }) => condition))).toEqual(new Set(['not_set_up']))
  await refuses(mia, sides(), 422, 'provider_unknown', () => connect('test', { account: 'x', key: secret }))
})
