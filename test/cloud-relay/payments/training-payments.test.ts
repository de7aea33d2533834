import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissions } from '#core/access/employee.ts'
import { billById } from '#core/billing/store.ts'
import { connectPaymentAccount, readPaymentProviders } from '#core/billing/methods/contract.ts'
import { paymentMethod } from '#core/billing/methods/payment-method.entity.ts'
import { isAsked } from '#core/billing/methods/payment-method.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { checkout } from '#core/sales/public-contract.ts'
import { refund } from '#core/sales/refunds/contract.ts'
import { setTrainingUntil } from '#core/training/commands.ts'
import { form, goToPay, press } from '../../world/buying.ts'
import type { Client } from '../../world/client.ts'
import { managerAt, visitorOf } from '../../world/people.ts'
import { openPlaces, until, type Places } from '../../world/places.ts'
import { byHand, onWebsite } from '../../world/small-exhibitor.ts'

/** A relay that knows no provider, as one is that was just set up: its website is tried out all the same. */

let places: Places
let mia: Client
let ada: Client
const methodId = 'training-payment'
const drivers = async () => (await mia.call(readPaymentProviders)).body.providers.map(({ driver }) => driver)
const payment = () => ({ payment_method_id: methodId })
const settled = (billId: string) => billById(places.tenant.node.db, billId)!.status
const kept = () =>
  places.tenant.node.db.prepare('SELECT count(*) FROM training_payments').pluck().get() as number

beforeAll(async () => {
  places = await openPlaces({ hastened: true, box: false, relaySettings: { FOYER_PAYMENTS: '' } })
  await places.tenant.node.execute(byHand, tx =>
    changeEntry(tx, 'role', 'role-manager', { permissions: [...permissions] }),
  )
  mia = await managerAt(places.relay.port)
  ada = await visitorOf(places.relay.port)
})
afterAll(() => places.close())

const train = (until: string | null) => places.tenant.node.execute(byHand, tx => setTrainingUntil(tx, until))

test('only what moves no money is asked in training, and the relay itself never after it', () => {
  const asked = (training: boolean) =>
    ['test', 'training', 'mollie', 'cash', null].filter(driver => isAsked(driver, training))
  expect(asked(true)).toEqual(['test', 'training'])
  expect(asked(false)).toEqual(['test', 'mollie', 'cash', null])
})

test('while the books are open the relay plays no payments', async () => {
  expect(await drivers()).not.toContain('training')
})

test('in training a manager lets the website be paid with nothing, and a visitor buys', async () => {
  await train(new Date(Date.now() + 3_600_000).toISOString())
  expect(await drivers()).toContain('training')
  const { deleted: _, ...fields } = { ...onWebsite(methodId, 2), driver: 'training' }
  const made = await mia.call(entryCalls(paymentMethod).create, { params: { id: methodId }, body: fields })
  expect(made.status, made.text).toBe(200)
  const connected = await mia.call(connectPaymentAccount, {
    params: { id: methodId },
    body: { settings: { account: 'small' } },
  })
  expect(connected.status, connected.text).toBe(200)

  const bought = await goToPay(ada, form(['A1', 'A2'], undefined, { ...payment(), training: true }))
  expect(new URL(bought.link).origin).toBe(new URL(places.url).origin)
  const page = await (await fetch(bought.link, { headers: { 'accept-language': 'nl' } })).text()
  expect(page).toContain('Er beweegt geen geld')
  await press(bought.link, 'paid')
  await until(() => settled(bought.billId) === 'settled')
  // Pressed again it stays as it is.
  await press(bought.link, 'failed')
  expect(paymentsOf(places.tenant.node.db, bought.billId)[0]!.status).toBe('paid')
  expect(await (await fetch(bought.link)).text()).toContain('This payment is over')
  const back = await mia.call(refund, {
    params: { id: bought.billId },
    body: { id: crypto.randomUUID(), lines: null, reason: 'guest', cents: 2000 },
  })
  expect(back.status, back.text).toBe(200)
  await until(() => settled(bought.billId) === 'refunded')
})

test('a payment that fails or is called off gives its seats back', async () => {
  for (const outcome of ['failed', 'cancelled'] as const) {
    const bought = await goToPay(ada, form(['B1'], undefined, { ...payment(), training: true }))
    await press(bought.link, outcome)
    await until(() => settled(bought.billId) !== 'paying')
    expect(settled(bought.billId)).not.toBe('settled')
  }
})

test('a name that nobody has pays nothing and writes nothing', async () => {
  const before = kept()
  const strange = await fetch(`${places.url}/training-payment/trn_nobodys`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid' }),
  })
  expect(strange.status).toBe(404)
  expect(kept()).toBe(before)
})

test('once the books are open it is offered nowhere, and what was played is forgotten', async () => {
  const open = await goToPay(ada, form(['B2'], undefined, { ...payment(), training: true }))
  await train(null)
  await until(() => !readsTraining(places.tenant.node.db) && places.tenant.node.state() === 'ready')
  expect(kept()).toBe(0)
  expect(await drivers()).not.toContain('training')
  const real = await ada.call(checkout, { body: form(['A1'], undefined, payment()) })
  expect(real.body.refusal).toBe('payment_method_unknown')
  expect((await fetch(open.link)).status).toBe(404)
})
