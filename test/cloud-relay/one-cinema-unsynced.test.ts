import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBehind } from '#core/journal/epochs.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { checkout, paymentStatus } from '#core/sales/public-contract.ts'
import { paymentProcessing } from '#core/sales/paying-contract.ts'
import { paymentById } from '#core/billing/payment-store.ts'
import { readWorklist } from '#core/sales/worklist/contract.ts'
import { form, goToPay, press, showStartingSoon, stateOf } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { paymentsAtProvider } from '../world/fake-services.ts'
import { managerAt, visitorOf } from '../world/people.ts'
import { asAccount } from '../world/pay-by.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'
import { smallArrangement } from '../world/small-exhibitor.ts'

const secondShow = 'show-in-second'
const actor = { who: 'node', via: 'test' }
let places: Places
let ada: Client
let mia: Client
let second: Awaited<ReturnType<typeof goToPay>>
/** Two purchases the provider knows and the journal has forgotten, by their cinema. */
const lost = { first: crypto.randomUUID(), second: crypto.randomUUID() }

beforeAll(async () => {
  places = await openPlaces()
  await openSecondCinema()
  ada = await visitorOf(places.relay.port)
  second = await goToPay(ada, form(['B1'], secondShow))
  await makeAtProvider(lost.first, laterToday, 'cinema-1')
  await makeAtProvider(lost.second, 'show-nobody-remembers', 'cinema-2')
  await places.cutLine()
  putBackAnOlderCopy()
  await places.startRelayAgain()
  ada = await visitorOf(places.relay.port)
  mia = await managerAt(places.relay.port)
})
afterAll(() => places.close())

/** Another cinema of the exhibitor, whose box is away. */
async function openSecondCinema() {
  const { tenant } = places
  await tenant.node.execute(actor, tx => {
    const screen = tx.catalogue.get('screen', 'screen-1')
    changeEntry(tx, 'cinema', 'cinema-2', {
      ...tx.catalogue.get('cinema', 'cinema-1'),
      name: 'Second Cinema',
    })
    tx.append('exhibitor', 'arrangement.drawn', { ...smallArrangement, id: 'room-2', screenId: 'screen-2' })
    changeEntry(tx, 'screen', 'screen-2', { ...screen, cinemaId: 'cinema-2', arrangementId: 'room-2' })
    const box = { nodeId: 'box-second0000', cinemaId: 'cinema-2', publicKey: '', epoch: 1, codeHash: '' }
    tx.append('exhibitor', 'box.enrolled', box)
  })
  await showStartingSoon(tenant, secondShow, 240, 'screen-2')
}

async function makeAtProvider(billId: string, scheduleId: string, cinemaId: string) {
  const paymentId = `${billId}-1`
  const answer = await fetch(`${places.outside.url}/v1/payments`, {
    method: 'POST',
    headers: { ...asAccount('tenant'), 'content-type': 'application/json', 'idempotency-key': paymentId },
    body: JSON.stringify({
      amountCents: 1000,
      description: billId,
      redirectUrl: places.url,
      webhookUrl: 'http://localhost:9/nowhere',
      metadata: { exhibitorId: 'tenant', billId, paymentId, cinemaId, seats: `${scheduleId}/C6` },
    }),
  })
  await press(((await answer.json()) as { checkoutUrl: string }).checkoutUrl, 'paid')
}

/** What `npm run restore` leaves behind, and a mirror that is gone with the disk. */
function putBackAnOlderCopy() {
  const folder = join(places.data, 'relay', 'tenant')
  const file = readdirSync(folder).find(name => name.endsWith('.db'))!
  const database = new Database(join(folder, file))
  database.exec("INSERT INTO settings (key, value) VALUES ('restored', 'now')")
  database.close()
  rmSync(join(places.data, 'relay', 'mirror', 'tenant.log'))
}

const backOf = (billId: string) => paymentsAtProvider(places, billId)[0]!.refundedCents
const list = async () => (await mia.call(readWorklist)).body

test('the cinema whose box was heard is compared, sells and is paid, while another one is unheard', async () => {
  await until(() => places.tenant.node.nodeStatus.openFor('cinema-1'))
  await until(() => backOf(lost.first) === 1000)
  const bought = await goToPay(ada, form(['C1']))
  await press(bought.link, 'paid')
  expect((await ada.call(paymentStatus, { params: { id: bought.paymentName } })).body.status).toBe('paid')
  expect(stateOf(places.tenant, laterToday, 'C1')).toBe('sold')
  expect(places.tenant.node.nodeStatus.openFor('cinema-2')).toBe(false)
})

test('the unheard cinema sells nothing, and every question about its money names it', async () => {
  const named = await ada.call(checkout, { body: form(['B2'], secondShow) })
  expect([named.status, named.body.refusal]).toEqual([503, 'cinema_not_synced'])
  expect(named.text).toContain('Second Cinema')
  for (const route of [paymentStatus, paymentProcessing])
    await refuses(ada, [places.tenant], 503, 'cinema_not_synced', () =>
      ada.call(route, { params: { id: second.paymentName } }),
    )
  await press(second.link, 'paid')
  places.tenant.node.db
    .prepare('UPDATE payments SET expires_at = ? WHERE id = ?')
    .run('2026-01-01T00:00:00.000Z', second.paymentId)
  const { entries, unsynced, comparing } = await list()
  expect([unsynced, comparing]).toEqual([['cinema-2'], true])
  expect(entries.find(entry => entry.billId === second.billId)).toMatchObject({
    cinemaId: 'cinema-2',
    next: 'wait_for_box',
    actions: [],
  })
  expect(backOf(lost.second)).toBe(0)
})

test('a restart in between forgets nothing; once the box is heard, what waited is settled and given back', async () => {
  await places.cutLine()
  await places.startRelayAgain()
  mia = await managerAt(places.relay.port)
  const { node } = places.tenant
  await until(() => node.nodeStatus.openFor('cinema-1'))
  expect((await list()).unsynced).toEqual(['cinema-2'])
  expect(paymentById(node.db, second.paymentId)!.status).toBe('paying')
  node.nodeStatus.receiveFirstWord('cinema-2')
  await node.execute(actor, tx => closeBehind(tx, node.nodeStatus.recovery()!, 'cinema-2'))
  node.nodeStatus.finishWhenSynced()
  await until(() => backOf(lost.second) === 1000)
  await until(() => paymentById(node.db, second.paymentId)!.status === 'paid')
  expect(stateOf(places.tenant, secondShow, 'B1')).toBe('sold')
  await until(async () => !(await list()).comparing)
  expect((await list()).unsynced).toEqual([])
})

test('after an ordinary start the other cinema sells within seconds, though a box is still awaited', async () => {
  await places.cutLine()
  await places.startRelayAgain()
  const eve = await visitorOf(places.relay.port)
  const { node } = places.tenant
  await until(() => node.nodeStatus.openFor('cinema-1'))
  const { status, text } = await eve.call(checkout, { body: form(['C2']) })
  expect([status, node.nodeStatus.awaitsFirstWord()], text).toEqual([200, true])
})
