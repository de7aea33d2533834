import { afterAll, beforeAll, expect, test } from 'vitest'
import { scheduleById } from '#core/programme/store.ts'
import { makeSale } from '#core/sales/contract.ts'
import { showSeats } from '#core/seating/load.ts'
import { freeSeats } from '#core/seating/seat-state.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { expectAgreement } from '../world/agreement.ts'
import { basket, form, goToPay, press, showStartingSoon, stateOf } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { openWire, type Wire } from '../world/wire.ts'

let places: Places
let line: Wire
let carl: Client
let ada: Client

/** A box whose line to the relay can be cut, with both keepers at work on the real clock. */
beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  line = await openWire(places.relay.port)
  places.boxSettings['FOYER_RELAY_CONNECT'] = line.url
  await places.restartBox()
  carl = await employeeAt(places.box.port, 'carl')
  ada = await visitorOf(places.relay.port)
})
afterAll(async () => {
  await places.close()
  await line.close()
})

/** Seats a side could sell now if the line were cut. */
function own({ node }: Tenant, scheduleId = laterToday): string[] {
  const { seating } = showSeats(node.db, scheduleId, node.identity.role, false, node.runtime.now())
  return freeSeats(seating).mine.map(seat => seat.id)
}

test('a register that sold all it had is given seats of the website by itself', async () => {
  const sold = await carl.call(makeSale, {
    body: basket(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'D1', 'D2']),
  })
  expect(sold.status, sold.text).toBe(200)
  const rest = await carl.call(makeSale, { body: basket(['D3', 'D4', 'D5', 'D6']) })
  expect(rest.status, rest.text).toBe(200)
  await until(() => own(places.box.tenant).length > 0)
  await places.agreed()
  expect(own(places.box.tenant).length).toBeGreaterThanOrEqual(4)
  expect(own(places.tenant).length).toBeGreaterThanOrEqual(4)
}, 90_000)

test('cut in a quiet minute, both sides go on selling what they were given', async () => {
  line.cut()
  await until(() => !places.box.link.connected() && !places.tenant.line.connected('cinema-1'))
  const [here] = own(places.box.tenant)
  const sold = await carl.call(makeSale, { body: basket([here!]) })
  expect(sold.status, sold.text).toBe(200)
  const [online] = own(places.tenant)
  const { link } = await goToPay(ada, form([online!]))
  await press(link, 'paid')
  await until(() => stateOf(places.tenant, laterToday, online!) === 'sold')
  line.mend()
  await expectAgreement(places)
}, 90_000)

test('when online sale of a show is over, the register has every free seat and may lose the line', async () => {
  const id = await showStartingSoon(places.tenant, 'show-running', -16)
  await until(() => scheduleById(places.box.tenant.node.db, id) !== undefined)
  await until(() => own(places.box.tenant, id).length === 24)
  line.cut()
  await until(() => !places.box.link.connected())
  const sold = await carl.call(makeSale, { body: basket(['B1', 'C1'], id) })
  expect(sold.status, sold.text).toBe(200)
  line.mend()
  await expectAgreement(places)
}, 90_000)
