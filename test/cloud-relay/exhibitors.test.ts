import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admitTicket } from '#core/admission/contract.ts'
import { makeKeys } from '#core/membership/keys.ts'
import { enrolBox, inviteBox, readBoxes, readHealth } from '#core/devices/contract.ts'
import { readSession } from '#core/people/contract.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { createSchedule, readProgramme } from '#core/planning/contract.ts'
import { readBills } from '#core/sales/bill-list-contract.ts'
import { billResult, billStatus, checkout, paymentStatus } from '#core/sales/public-contract.ts'
import { readSeats } from '#core/seating/contract.ts'
import { codesOf, factsOf, form, goToPay, press, stateOf } from '../world/buying.ts'
import { openClient, type Client } from '../world/client.ts'
import { listenAt } from '../world/listener.ts'
import { mailsTo, paymentsAtProvider } from '../world/fake-services.ts'
import { employeeAt, managerAt, visitorOf } from '../world/people.ts'
import { webhookOf } from '../world/pay-by.ts'
import { laterToday, nextYear, openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
let host: string
/** Two cinemas with the same ids for everything, so that whatever leaked would fit in next door. */
beforeAll(async () => {
  places = await openPlaces()
  host = `neighbour.localhost:${places.relay.port}`
  await places.neighbour.node.execute({ who: 'node', via: 'test' }, tx => {
    changeEntry(tx, 'exhibitor', 'tenant', { tradeName: 'Next Door' })
    changeEntry(tx, 'movie', 'movie-1', { title: 'Another Film' })
    changeEntry(tx, 'employee', 'mia', { name: 'Nora' })
  })
})
afterAll(() => places.close())

const nextDoor = () => visitorOf(places.relay.port, host)
const both = () => [places.tenant, places.neighbour]

test('each address shows its own cinema', async () => {
  const here = (await openClient(places.relay.port).call(readProgramme)).body
  const there = (await openClient(places.relay.port, host).call(readProgramme)).body
  expect([here.exhibitor.tradeName, here.movies[0]!.title]).toEqual(['Small House', 'The Small Film'])
  expect([there.exhibitor.tradeName, there.movies[0]!.title]).toEqual(['Next Door', 'Another Film'])
  const nameAt = async (at?: string) =>
    (await (await managerAt(places.relay.port, at)).call(readSession)).body.session!.name
  expect([await nameAt(), await nameAt(host)]).toEqual(['mia', 'Nora'])
})

test('what is sold, planned and mailed at one does not show at the other', async () => {
  const email = 'here@visitor.example'
  const listener = await listenAt(places.relay.port, { headers: { host } })
  const { uuid, paymentName, link } = await goToPay(
    await visitorOf(places.relay.port),
    form(['B1'], laterToday, { email, email_confirmation: email }),
  )
  await press(link, 'paid')
  await until(() => stateOf(places.tenant, laterToday, 'B1') === 'sold')
  expect(stateOf(places.neighbour, laterToday, 'B1')).toBe('free')
  const ada = await nextDoor()
  expect((await ada.call(readSeats, { params: { id: laterToday } })).body.states).toEqual({})
  await refuses(ada, both(), 404, 'bill_unknown', () => ada.call(billStatus, { params: { uuid } }))
  await refuses(ada, both(), 404, 'bill_unknown', () => ada.call(billResult, { params: { uuid } }))
  await refuses(ada, both(), 404, 'bill_unknown', () => ada.send('GET', `/bill/${uuid}/tickets.pdf`))
  await refuses(ada, both(), 404, 'payment_unknown', () =>
    ada.call(paymentStatus, { params: { id: paymentName } }),
  )
  const nora = await managerAt(places.relay.port, host)
  expect((await nora.call(readBills)).body.bills).toEqual([])
  expect((await nora.call(readBoxes)).body.boxes).toEqual([])

  const mia = await managerAt(places.relay.port)
  const body = {
    id: 'show-of-mia',
    versionId: 'version-1',
    screenId: 'screen-1',
    day: nextYear,
    time: '20:00',
  }
  expect((await mia.call(createSchedule, { body })).status).toBe(200)
  const there = (await ada.call(readProgramme, { query: { from: nextYear, to: nextYear } })).body
  expect(there.schedules).toEqual([])
  await until(async () => (await mailsTo(places, email)).length === 1)
  expect(listener.events()).toEqual([])
  await listener.close()
})

test('the provider’s word about a bill of one is nothing to the other', async () => {
  const before = places.tenant.node.journal.count()
  const billId = await boughtNextDoor('C1')
  const [payment] = paymentsAtProvider(places, billId)
  await fetch(webhookOf(places.url, places.tenant), {
    method: 'POST',
    body: new URLSearchParams({ id: payment!.id }),
  })
  expect(factsOf(places.neighbour, billId, 'payment.settled')).toBe(1)
  expect(places.tenant.node.journal.count()).toBe(before)
})

test('a session and a page of one are worthless at the other', async () => {
  const mia = await managerAt(places.relay.port)
  const stolen = withCookiesOf(mia)
  expect((await stolen.call(readSession)).body.session).toBeNull()
  await refuses(stolen, both(), 401, 'not_signed_in', () => stolen.call(readBills))

  const page = await visitorOf(places.relay.port)
  const token = String((await page.send('GET', '/api/token')).body['token'])
  const forger = withCookiesOf(page)
  forger.useToken(token)
  await refuses(forger, both(), 419, 'token_stale', () => forger.call(checkout, { body: form(['B2']) }))
})

test('a ticket of the neighbour opens no door here', async () => {
  const billId = await boughtNextDoor('C2')
  const ugo = await employeeAt(places.box.port, 'ugo')
  const body = {
    id: crypto.randomUUID(),
    code: codesOf(places.neighbour, billId)[0]!,
    scheduleId: laterToday,
  }
  await refuses(ugo, [places.box.tenant], 422, 'ticket_forged', () => ugo.call(admitTicket, { body }))
})

test('a box of one gets no line to the other, and its health page says why', async () => {
  const away = join(places.data, 'away')
  cpSync(join(places.data, 'box'), away, { recursive: true })
  const settings = {
    FOYER_DATA: away,
    FOYER_MIRROR: join(away, 'mirror.log'),
    FOYER_RELAY: `http://${host}`,
    FOYER_RELAY_CONNECT: places.url,
  }
  const box = await places.startTheBox(settings)
  const peer = async () => (await openClient(box.port).call(readHealth)).body.peers[0]!
  await until(async () => (await peer()).trouble !== null)
  expect(await peer()).toMatchObject({ connected: false, trouble: { code: 'box_unknown' } })
  await box.close()
})

test('a code of one enrols no box at the other', async () => {
  const mia = await managerAt(places.relay.port, host)
  const { code } = (await mia.call(inviteBox, { body: { cinemaId: 'cinema-1' } })).body
  const there = openClient(places.relay.port)
  const body = { code, nodeId: 'box-0newcomer0', publicKey: makeKeys().publicKey }
  await refuses(there, both(), 404, 'box_code_unknown', () => there.call(enrolBox, { body }))
})

/** The page asks for the payment's end itself: a provider may not find the way to a host name of this machine alone. */
async function boughtNextDoor(seat: string): Promise<string> {
  const nora = await nextDoor()
  const { billId, paymentName, link } = await goToPay(nora, form([seat]))
  await press(link, 'paid')
  expect((await nora.call(paymentStatus, { params: { id: paymentName } })).body.status).toBe('paid')
  return billId
}

function withCookiesOf(client: Client): Client {
  const other = openClient(places.relay.port, host)
  for (const [name, value] of client.cookies) other.cookies.set(name, value)
  return other
}
