import { randomUUID } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeCashShift, countShift, openCashShift, readCash } from '#core/cash/contract.ts'
import { readShiftDays, readShifts } from '#core/cash/list-contract.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { readReport } from '#core/reports/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { refund } from '#core/sales/refunds/contract.ts'
import { expectAgreement } from '../world/agreement.ts'
import { basket, form, goToPay, press, stateOf } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, managerAt, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { openWire, type Wire } from '../world/wire.ts'

/*
 * A box that is cut off from one evening to the late evening of the next day, over the change of the business day at five
 * in the morning, with a shift that nobody closed at night; the website sells its own seats meanwhile.
 */

const zone = 'Europe/Luxembourg'
const clock = { aheadMs: 0 }
const first = Temporal.Now.plainDateISO(zone).add({ days: 2 })
const second = first.add({ days: 1 })
const [evening, next] = [first.toString(), second.toString()]

let places: Places
let line: Wire
let carl: Client

/** Both programs read this time from now on, and whoever works there signs in anew. */
async function goTo(day: Temporal.PlainDate, time: string): Promise<void> {
  const at = day.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(zone)
  clock.aheadMs = at.epochMilliseconds - Date.now()
  carl = await employeeAt(places.box.port, 'carl')
}

beforeAll(async () => {
  places = await openPlaces({ clock })
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx => {
    const show = { versionId: 'version-1', screenId: 'screen-1', time: '20:30' }
    for (const day of [evening, next]) createSchedule(tx, { ...show, id: `show-${day}`, day })
  })
  line = await openWire(places.relay.port)
  places.boxSettings['FOYER_RELAY_CONNECT'] = line.url
  await places.restartBox()
  await goTo(first, '19:00')
}, 120_000)
afterAll(async () => {
  await places.close()
  await line.close()
})

async function done<Body>(answer: Promise<{ status: number; text: string; body: Body }>): Promise<Body> {
  const { status, text, body } = await answer
  expect(status, text).toBe(200)
  return body
}

/** What a person with pencil and paper would note of each business day, who looks at no table. */
const noted = { [evening]: 0, [next]: 0 }
const numbers: string[] = []
const popcornLine = { products: [{ productId: 'popcorn', quantity: 1 }], totalCents: 600 }

/** Sells seats of a show, or popcorn where there are none, for cash. */
async function sells(seats: readonly string[], onDay: string, showDay = onDay): Promise<string> {
  const body = seats.length ? basket(seats, `show-${showDay}`) : basket([], undefined, popcornLine)
  const { bill } = await done(carl.call(makeSale, { body }))
  noted[onDay]! += bill.totalCents
  numbers.push(bill.number!)
  return bill.id
}

test('a box that is cut off for longer than a business day sells on, closes the shift of the day before, and books and days agree once the line is back', async () => {
  const shift = { id: randomUUID() }
  await done(carl.call(openCashShift, { body: { ...shift, floatCents: 10_000 } }))
  const before = await sells(['A3'], evening)
  line.cut()
  await until(() => !places.box.link.connected() && !places.tenant.line.connected('cinema-1'))
  await sells(['A4'], evening)

  // After midnight it is still the evening; at five the next day begins, whoever sells then.
  await goTo(second, '01:30')
  await sells([], evening)
  expect((await done(carl.call(readCash))).shift).toMatchObject({ overdue: false })
  await goTo(second, '05:20')
  await sells([], next)
  expect((await done(carl.call(readCash))).shift).toMatchObject({ id: shift.id, overdue: true })

  await goTo(second, '19:00')
  await sells(['A3', 'A4'], next)
  // A page that has been open since the day before is loaded anew.
  const ada = await visitorOf(places.relay.port)
  const { link } = await goToPay(ada, form(['B1'], `show-${next}`))
  await press(link, 'paid')
  await until(() => stateOf(places.tenant, `show-${next}`, 'B1') === 'sold')
  const mia = await employeeAt(places.box.port, 'mia')
  const lines = [{ line: 1, quantity: 1 }]
  const back = { id: randomUUID(), lines, reason: 'guest' as const, cents: 1000 }
  await done(mia.call(refund, { params: { id: before }, body: back }))
  noted[next]! -= 1000

  await goTo(second, '22:45')
  await sells([], next)
  const cashCents = 10_000 + noted[evening]! + noted[next]!
  const count = { id: randomUUID(), coins: [], cashCents, others: [] }
  await done(carl.call(countShift, { params: shift, body: count }))
  const ending = { countId: count.id, leftCents: 10_000, explanation: '' }
  const { report } = await done(carl.call(closeCashShift, { params: shift, body: ending }))
  expect(places.box.link.connected()).toBe(false)
  expect(report).toMatchObject({ number: 'Z-000001', bills: 6, returns: 1 })
  expect(report).toMatchObject({ expectedCents: cashCents, countedCents: cashCents })
  expect(numbers).toEqual(numbers.map((_, at) => `K-${String(at + 1).padStart(6, '0')}`))

  line.mend()
  await expectAgreement(places)
  for (const port of [places.relay.port, places.box.port]) await readsTheSame(port, cashCents)
}, 120_000)

/** What whoever may see reports reads there of the two days. */
async function readsTheSame(port: number, cashCents: number): Promise<void> {
  const manager = await managerAt(port)
  const between = { from: evening, to: next }
  const { shifts } = await done(manager.call(readShifts, { query: between }))
  expect(shifts).toMatchObject([
    { number: 'Z-000001', overdue: false, countedCents: cashCents, lateCents: 0 },
  ])
  // Its drawer is one of the day it was opened on.
  const { days } = await done(manager.call(readShiftDays, { query: between }))
  expect(days).toMatchObject([{ day: evening, numbers: ['Z-000001'], open: 0, differenceCents: 0 }])
  const shape = { subject: 'takings', by: 'day', compare: 'none' } as const
  const ofRegister = await done(
    manager.call(readReport, { query: { ...shape, ...between, source: 'register' } }),
  )
  const at = ofRegister.columns.indexOf('grossCents')
  expect(ofRegister.rows.map(({ key, values }) => [key, values[at]])).toEqual(Object.entries(noted))
  const ofSite = await done(manager.call(readReport, { query: { ...shape, ...between, source: 'site' } }))
  expect(ofSite.rows.map(({ key, values }) => [key, values[at]])).toEqual([
    [evening, 0],
    [next, 1000],
  ])
}
