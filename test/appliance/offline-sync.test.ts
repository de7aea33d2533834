import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBundle, bundleMaxBytes, readOfflineSync, takeBundle } from '#core/offline-sync/contract.ts'
import { readProgramme } from '#core/planning/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { checkout } from '#core/sales/public-contract.ts'
import { readSeats } from '#core/seating/contract.ts'
import { expectAgreement } from '../world/agreement.ts'
import { basket, form, goToPay, press, stateOf } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, managerAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'
import { openWire, type Wire } from '../world/wire.ts'

let places: Places
let line: Wire
/** Mia's phone, which reaches the website, and Mia in the cinema. */
let phone: Client
let office: Client
let carl: Client
let ada: Client

beforeAll(async () => {
  places = await openPlaces()
  line = await openWire(places.relay.port)
  places.boxSettings['FOYER_RELAY_CONNECT'] = line.url
  await places.restartBox()
  phone = await managerAt(places.relay.port)
  office = await managerAt(places.box.port)
  carl = await employeeAt(places.box.port, 'carl')
  ada = await visitorOf(places.relay.port)
})
afterAll(async () => {
  await places.close()
  await line.close()
})

const cinemaId = 'cinema-1'
const fetchFile = async (from: Client, wish: { handOver?: boolean; whole?: boolean } = {}) => {
  const answer = await from.call(makeBundle, { body: { cinemaId, ...wish } })
  expect(answer.status, answer.text.slice(0, 200)).toBe(200)
  return answer
}
const take = (at: Client, bytes: Uint8Array) => at.call(takeBundle, { body: new Uint8Array(bytes) })
const here = (at: Client) => at.call(readSeats, { params: { id: laterToday } })

test('while the line is up a file can be made, but no seats need to be handed over with it', async () => {
  const { body } = await phone.call(readOfflineSync)
  expect(body).toMatchObject({
    node: 'relay',
    cinemas: [{ id: cinemaId, connected: true, shows: 1, seats: 12 }],
  })
  expect((await office.call(readOfflineSync)).body).toMatchObject({
    node: 'box',
    cinemas: [{ id: cinemaId, seats: 0 }],
  })
  const handOver = { body: { cinemaId, handOver: true } }
  await refuses(phone, [places.tenant], 409, 'line_is_up', () => phone.call(makeBundle, handOver))
  const file = await fetchFile(phone)
  expect(file.headers['content-disposition']).toMatch(/filename="to-the-box-small-cinema-[0-9-]+\.foyer"/)
})

test('a manager alone may make and take files, for cinemas of this house', async () => {
  const ask = { body: { cinemaId } }
  await refuses(carl, [places.box.tenant], 403, 'not_allowed', () => carl.call(makeBundle, ask))
  await refuses(carl, [places.box.tenant], 403, 'not_allowed', () => take(carl, Buffer.from('x')))
  await refuses(ada, [places.tenant], 401, 'not_signed_in', () => ada.call(makeBundle, ask))
  for (const [client, tenant] of [
    [phone, places.tenant],
    [office, places.box.tenant],
  ] as const)
    await refuses(client, [tenant], 404, 'not_found', () =>
      client.call(makeBundle, { body: { cinemaId: 'cinema-9' } }),
    )
  const handOver = { body: { cinemaId, handOver: true } }
  await refuses(office, [places.box.tenant], 422, 'invalid_input', () => office.call(makeBundle, handOver))
})

test('a file that is damaged or meant for the other side is refused in words, and nothing changes', async () => {
  const { bytes } = await fetchFile(phone, { whole: true })
  const box = [places.box.tenant]
  await refuses(office, box, 422, 'bundle_damaged', () => take(office, bytes.subarray(0, 500)))
  await refuses(phone, [places.tenant], 422, 'bundle_sealed', () => take(phone, bytes))
  const neighbour = await managerAt(places.relay.port, `neighbour.localhost:${places.relay.port}`)
  await refuses(neighbour, [places.neighbour], 422, 'bundle_sealed', () => take(neighbour, bytes))
  expect(bundleMaxBytes).toBeGreaterThan(bytes.length)
})

test('cut off, the box hears by a file on a phone what the website sold, and is handed the seats that are left', async () => {
  line.cut()
  await until(() => !places.box.link.connected() && !places.tenant.line.connected(cinemaId))
  // How far the box holds everything was written down when the line went.
  const [lacking, whole] = [await fetchFile(phone), await fetchFile(phone, { whole: true })]
  expect(lacking.bytes.length).toBeLessThan(whole.bytes.length / 2)
  const { link } = await goToPay(ada, form(['B1', 'C1']))
  await press(link, 'paid')
  await until(() => stateOf(places.tenant, laterToday, 'B1') === 'sold')
  expect((await here(office)).body.states).toMatchObject({ B1: 'elsewhere', B2: 'elsewhere' })

  expect((await phone.call(readOfflineSync)).body.cinemas).toMatchObject([
    { connected: false, shows: 1, seats: 10 },
  ])
  const file = await fetchFile(phone, { handOver: true })
  expect((await phone.call(readOfflineSync)).body.cinemas).toMatchObject([{ shows: 0, seats: 0 }])
  const taken = await take(office, file.bytes)
  expect(taken.body).toMatchObject({ needsLook: false, forgotten: false, from: { role: 'relay' } })
  expect(taken.body.facts).toBeGreaterThan(0)
  expect(taken.body.sentences[0]).toBe(`Uploaded: ${taken.body.facts} new entries.`)

  expect((await here(office)).body.states).toMatchObject({ B1: 'sold', C1: 'sold' })
  expect((await here(office)).body.states['B2']).toBeUndefined()
  const sold = await carl.call(makeSale, { body: basket(['B2', 'C6']) })
  expect(sold.status, sold.text).toBe(200)
  await refuses(carl, [places.box.tenant], 409, 'seat_taken', () =>
    carl.call(makeSale, { body: basket(['B1']) }),
  )
})

test('from then on the website sells no seat of that show', async () => {
  const { body } = await ada.call(readProgramme)
  const show = body.schedules.find(schedule => schedule.id === laterToday)!
  expect(show).toMatchObject({ availableOnline: 0, soldOutOnline: true, soldOut: false })
  await refuses(ada, [places.tenant], 409, 'seats_elsewhere', () =>
    ada.call(checkout, { body: form(['B3']) }),
  )
})

test('what the till sold comes to the website by a file too, and a file taken twice changes nothing', async () => {
  const { bytes } = await fetchFile(office)
  const taken = await take(phone, bytes)
  expect(taken.body).toMatchObject({ needsLook: false, from: { role: 'box' } })
  expect([stateOf(places.tenant, laterToday, 'B2'), stateOf(places.tenant, laterToday, 'C6')]).toEqual([
    'sold',
    'sold',
  ])
  const facts = places.tenant.node.journal.count()
  expect((await take(phone, bytes)).body).toMatchObject({ facts: 0, needsLook: false })
  expect(places.tenant.node.journal.count()).toBe(facts)
})

test('when the line is back both sides agree, and no seat was sold twice', async () => {
  line.mend()
  // Files have told both sides everything, so they agree before the line is up.
  await until(() => places.tenant.line.connected(cinemaId))
  await expectAgreement(places)
  expect((await phone.call(readOfflineSync)).body.cinemas).toMatchObject([{ connected: true }])
})
