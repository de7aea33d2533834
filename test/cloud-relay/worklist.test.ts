import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { billIdOf } from '#core/access/access-key.ts'
import { askAboutEntry, clearEntry, readWorklist, refundEntry } from '#core/sales/worklist/contract.ts'
import { cancelSchedule } from '#core/planning/commands.ts'
import { settlePayment } from '#core/sales/online-commands.ts'
import { checkout, paymentStatus } from '#core/sales/public-contract.ts'
import { billById } from '#core/billing/store.ts'
import { openRefunds } from '#core/billing/refunds/money-store.ts'
import { openPayments, paymentById } from '#core/billing/payment-store.ts'
import { refAt, refAtProvider } from '#core/billing/methods/account.ts'
import { allAccounts } from '#core/billing/methods/store.ts'
import { form, goToPay, press, showStartingSoon, stateOf } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { paymentsAtProvider } from '../world/fake-services.ts'
import { employeeAt, managerAt, visitorOf } from '../world/people.ts'
import { asAccount } from '../world/pay-by.ts'
import { laterToday, openPlaces, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'
import { openWire, type Wire } from '../world/wire.ts'

let places: Places
let provider: Wire
let ada: Client
let mia: Client

beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  provider = await openWire(Number(new URL(places.outside.url).port))
  places.relaySettings['FOYER_PAYMENTS'] = provider.url
  places.relaySettings['FOYER_WEBHOOK_BASE'] = places.nowhere
  await places.cutLine()
  await places.mendLine()
  ada = await visitorOf(places.relay.port)
  mia = await managerAt(places.relay.port)
})
afterEach(() => provider.mend())
afterAll(async () => {
  await places.close()
  await provider.close()
})

const entries = async () => (await mia.call(readWorklist)).body.entries
const cashier = () => places.relay.paymentProcessorOf(places.tenant)!
/** As if it had been so for long: the clock of places is the real one. */
const older = (sql: string, ...values: string[]) => places.tenant.node.db.prepare(sql).run(...values)
const longAgo = '2026-01-01T00:00:00.000Z'

/** What a payment that the provider knows and the journal does not is called. */
const foundOf = (ref: string) => `found-${refAt(allAccounts(places.tenant.node.db)[0]!.id, ref)}`

/** A payment made for an exhibitor by somebody the journal has forgotten. */
async function makeAtProvider(exhibitorId: string, billId: string, pay: boolean): Promise<string> {
  const answer = await fetch(`${places.outside.url}/v1/payments`, {
    method: 'POST',
    headers: { ...asAccount('tenant'), 'content-type': 'application/json', 'idempotency-key': `${billId}-1` },
    body: JSON.stringify({
      amountCents: 1000,
      description: billId,
      redirectUrl: places.url,
      webhookUrl: 'http://localhost:9/nowhere',
      metadata: { exhibitorId, billId, paymentId: `${billId}-1`, seats: `${laterToday}/D6` },
    }),
  })
  const { id, checkoutUrl } = (await answer.json()) as { id: string; checkoutUrl: string }
  if (pay) await press(checkoutUrl, 'paid')
  return id
}

test('all is well: the list is empty, for whoever may give money back and nobody else', async () => {
  expect((await mia.call(readWorklist)).body).toMatchObject({ entries: [], canAct: true, comparing: false })
  const ugo = await employeeAt(places.box.port, 'ugo')
  await refuses(ugo, [places.box.tenant], 403, 'not_allowed', () => ugo.call(readWorklist))
})

test('a refund the provider does not take is told with its tries, and asking now sends it once', async () => {
  const late = await goToPay(ada, form(['B1']))
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    settlePayment(tx, late.paymentId, 'expired'),
  )
  await goToPay(await visitorOf(places.relay.port), form(['B1']))
  await press(late.link, 'paid')
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    settlePayment(tx, late.paymentId, 'paid'),
  )
  older("UPDATE refunds SET at = ? WHERE status = 'refunding'", longAgo)
  const [entry] = await entries()
  expect(entry).toMatchObject({ kind: 'refund_waiting', billId: late.billId, cents: 1000, since: longAgo })

  provider.cut()
  const ask = () => mia.call(askAboutEntry, { params: { id: entry!.id } })
  await places.agreed()
  await refuses(mia, [places.tenant], 502, 'provider_silent', ask)
  expect((await entries())[0]!.tries).toBeGreaterThanOrEqual(2)
  // The answer is lost, and by the next try the provider has forgotten the key.
  provider.loseAnswers()
  expect((await ask()).status).toBe(502)
  provider.mend()
  expect((await ask()).body.entries).toEqual([])
  expect(paymentsAtProvider(places, late.billId)).toMatchObject([{ refundedCents: 1000 }])
  expect(billById(places.tenant.node.db, late.billId)!.status).toBe('refunded')
  await refuses(mia, [places.tenant], 404, 'entry_unknown', ask)
})

test('a refund that went out under a key the provider forgot is not sent again', async () => {
  const late = await goToPay(ada, form(['B2']))
  const word = (status: 'expired' | 'paid') =>
    places.tenant.node.execute({ who: 'node', via: 'test' }, tx => settlePayment(tx, late.paymentId, status))
  await word('expired')
  await goToPay(await visitorOf(places.relay.port), form(['B2']))
  await press(late.link, 'paid')
  await word('paid')
  // Half of it was sent back by hand before on the provider's own pages, then all of it.
  const { id } = paymentsAtProvider(places, late.billId)[0]!
  const byHand = () =>
    fetch(`${places.outside.url}/v1/payments/${id}/refunds`, {
      method: 'POST',
      headers: { ...asAccount('tenant'), 'content-type': 'application/json' },
      body: JSON.stringify({ amountCents: 500 }),
    })
  await byHand()
  const [refund] = openRefunds(places.tenant.node.db)
  await expect(cashier().askNow(`refund:${refund!.id}`)).rejects.toThrow('back already')
  await byHand()
  await cashier().askNow(`refund:${refund!.id}`)
  expect(openRefunds(places.tenant.node.db)).toEqual([])
  expect(paymentsAtProvider(places, late.billId)).toMatchObject([{ refundedCents: 1000 }])
})

test('a payment open beyond its time is told; a person settles it outside with words, and its seat is free', async () => {
  const { billId, paymentId } = await goToPay(ada, form(['B3']))
  older('UPDATE payments SET expires_at = ? WHERE id = ?', longAgo, paymentId)
  const [entry] = await entries()
  expect(entry).toMatchObject({ kind: 'payment_overdue', billId, actions: ['ask', 'clear'] })
  const clear = (reason: string) => mia.call(clearEntry, { params: { id: entry!.id }, body: { reason } })
  await places.agreed()
  await refuses(mia, [places.tenant], 422, 'invalid_input', () => clear(' '))
  expect((await clear('The guest paid at the till')).body.entries).toEqual([])
  expect(stateOf(places.tenant, laterToday, 'B3')).toBe('free')
  const told = places.tenant.node.db.prepare('SELECT reason, employee_name FROM cleared_payments').get()
  expect(told).toEqual({ reason: 'The guest paid at the till', employee_name: 'mia' })
})

test('paid online and then the show is cancelled: the list says so, and one press sends the money back', async () => {
  const show = await showStartingSoon(places.tenant, 'show-to-cancel', 420)
  const { billId, paymentName, paymentId, link } = await goToPay(ada, form(['C1'], show))
  await press(link, 'paid')
  await ada.call(paymentStatus, { params: { id: paymentName } })
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx => cancelSchedule(tx, show))
  const entry = (await entries()).find(each => each.billId === billId)
  expect(entry).toMatchObject({ kind: 'show_cancelled', cents: 1250, next: 'nothing' })
  const refund = () => mia.call(refundEntry, { params: { id: entry!.id } })
  expect((await refund()).body.entries).toEqual([])
  await places.agreed()
  await refuses(mia, [places.tenant], 404, 'entry_unknown', refund)
  await cashier().askNow(`payment:${paymentId}`)
  expect(paymentsAtProvider(places, billId)).toMatchObject([{ refundedCents: 1250 }])
  expect(billById(places.tenant.node.db, billId)!.status).toBe('refunded')
})

test('after an older copy nothing is ordered until the provider’s list was read; what it lost goes back, once', async () => {
  const lostKey = crypto.randomUUID()
  const lost = billIdOf(lostKey)
  const open = crypto.randomUUID()
  const neighbours = crypto.randomUUID()
  const [paidRef, openRef, otherRef] = [
    await makeAtProvider('tenant', lost, true),
    await makeAtProvider('tenant', open, false),
    await makeAtProvider('neighbour', neighbours, true),
  ]
  const since = new Date(Date.now() - 60_000).toISOString()
  provider.cut()
  const comparing = cashier().reconcile(since)
  expect((await mia.call(readWorklist)).body.comparing).toBe(true)
  provider.mend()
  // The first question was lost, and the second one comes later: until then no payment is begun.
  const mine = form(['B5'])
  expect((await ada.call(checkout, { body: mine })).body.refusal).toBe('payment_unavailable')
  expect(paymentsAtProvider(places, billIdOf(mine.bill_id))).toEqual([])

  await comparing
  const { payment } = (await ada.call(checkout, { body: mine })).body.data
  expect(payment!.checkout_url).toBeTruthy()
  expect(paymentsAtProvider(places, lost)).toMatchObject([{ id: paidRef, refundedCents: 1000 }])
  expect(openPayments(places.tenant.node.db).map(each => refAtProvider(each.providerRef ?? ''))).toContain(
    openRef,
  )
  expect(paymentsAtProvider(places, neighbours)).toMatchObject([{ id: otherRef, refundedCents: 0 }])
  const found = (await entries()).filter(each => each.kind === 'payment_found')
  expect(found.map(each => [each.billId, each.next]).sort()).toEqual(
    [
      [lost, 'money_is_back'],
      [open, 'watch_to_end'],
    ].sort(),
  )
  await cashier().reconcile(since)
  expect(paymentsAtProvider(places, lost)).toMatchObject([{ refundedCents: 1000 }])
  expect(paymentById(places.tenant.node.db, foundOf(paidRef))).toMatchObject({ refundedCents: 1000 })

  // The old tab sends its purchase again: that payment went back, so it must not buy anything.
  const stale = { ...form(['C3']), bill_id: lostKey }
  await places.agreed()
  await refuses(ada, [places.tenant], 409, 'purchase_over', () => ada.call(checkout, { body: stale }))
}, 90_000)

test('the box shows the same list, and leaves acting to the relay', async () => {
  await places.agreed()
  const boxMia = await employeeAt(places.box.port, 'mia')
  const { entries: shown, canAct } = (await boxMia.call(readWorklist)).body
  expect(canAct).toBe(false)
  expect(shown.map(each => each.id)).toEqual((await entries()).map(each => each.id))
  const { id } = shown[0]!
  const answer = await boxMia.call(clearEntry, { params: { id }, body: { reason: 'done by hand' } })
  expect(answer.status).toBe(404)
})
