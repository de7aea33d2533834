import { afterAll, beforeAll, expect, test } from 'vitest'
import { admitTicket } from '#core/admission/contract.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { businessDay } from '#core/programme/day.ts'
import { readProgramme } from '#core/planning/contract.ts'
import { scheduleById } from '#core/programme/store.ts'
import { makeSale } from '#core/sales/contract.ts'
import { billResult, scheduleData } from '#core/sales/public-contract.ts'
import { autoHold } from '#core/seating/contract.ts'
import { expectAgreement } from '../world/agreement.ts'
import { basket, codesOf, form, goToPay, press } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { openWire, type Wire } from '../world/wire.ts'

let places: Places
let line: Wire
let carl: Client
let ada: Client
const id = 'show-free'

/** A show two minutes from now where guests sit where they like: 12 places of the box, 12 of the relay. */
beforeAll(async () => {
  places = await openPlaces()
  line = await openWire(places.relay.port)
  places.boxSettings['FOYER_RELAY_CONNECT'] = line.url
  await places.restartBox()
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx => {
    const startMs = tx.nowMs + 2 * 60_000
    const day = businessDay(startMs, 'Europe/Luxembourg', 300)
    const timeZone = 'Europe/Luxembourg'
    const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(startMs)
    createSchedule(tx, { id, versionId: 'version-1', screenId: 'screen-1', day, time, freeSeating: true })
  })
  await until(() => scheduleById(places.box.tenant.node.db, id) !== undefined)
  carl = await employeeAt(places.box.port, 'carl')
  ada = await visitorOf(places.relay.port)
})
afterAll(async () => {
  await places.close()
  await line.close()
})

const cents = (count: number) => ({ totalCents: count * 1000 })
const hold = (client: Client, count: number, holdId = crypto.randomUUID()) =>
  client.call(autoHold, { params: { id: holdId }, body: { scheduleId: id, count } })
const show = async () => (await carl.call(readProgramme)).body.schedules.find(schedule => schedule.id === id)!

test('the register keeps more places than the box owns: the website’s come in one round trip, by number', async () => {
  const holdId = crypto.randomUUID()
  const kept = await hold(carl, 15, holdId)
  expect(kept.status, kept.text).toBe(200)
  expect(kept.body.seats.length).toBe(15)
  const eight = await hold(carl, 8, holdId)
  const sale = await carl.call(makeSale, { body: basket(eight.body.seats, id, { holdId, ...cents(8) }) })
  expect(sale.status, sale.text).toBe(200)
  expect(sale.body.bill.lines.every(line => line.freeSeating)).toBe(true)
})

test('the website sells a number, shows no plan, and names no seat on the bill', async () => {
  const { schedule } = (await ada.call(scheduleData, { params: { id } })).body
  expect([schedule.free_seating, schedule.is_seatpicker_enabled]).toEqual([true, false])
  // Two visitors who were shown the same places both get some.
  const buy = () => goToPay(ada, form(['B1', 'B2'], id, { amount: 2000 }))
  const both = await Promise.all([buy(), buy()])
  for (const { link } of both) await press(link, 'paid')
  const { uuid, billId } = both[0]
  await until(async () => (await ada.call(billResult, { params: { uuid } })).body.data.status === 'settled')
  const { tickets } = (await ada.call(billResult, { params: { uuid } })).body.data
  expect(tickets).toMatchObject([
    { seat: '', free_seating: true, rate: 'normal', price: 1000, code: expect.stringMatching(/^FOYER1\./) },
    { seat: '', free_seating: true, rate: 'normal', price: 1000, code: expect.stringMatching(/^FOYER1\./) },
  ])
  const ugo = await employeeAt(places.box.port, 'ugo', 'scanner 1')
  const scan = { id: crypto.randomUUID(), code: codesOf(places.tenant, billId)[0]!, scheduleId: null }
  const admitted = await ugo.call(admitTicket, { body: scan })
  expect(admitted.status, admitted.text).toBe(200)
  expect(admitted.body.freeSeating).toBe(true)
})

test('cut off, each side sells as many as it owns and says how many that is', async () => {
  await places.agreed()
  line.cut()
  await until(() => !places.box.link.connected())
  const { availableHere, availableThere, cut } = await show()
  expect([availableHere + availableThere, cut]).toEqual([12, true])
  const tooMany = await hold(carl, availableHere + 1)
  expect(tooMany.body).toMatchObject({ refusal: 'not_enough_seats', details: { free: availableHere } })
  if (availableHere) {
    const holdId = crypto.randomUUID()
    const kept = await hold(carl, 1, holdId)
    const sold = await carl.call(makeSale, { body: basket(kept.body.seats, id, { holdId, ...cents(1) }) })
    expect(sold.status, sold.text).toBe(200)
  }
  line.mend()
  await expectAgreement(places)
})
