import { scheduleById } from '#core/programme/store.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admitTicket } from '#core/admission/contract.ts'
import { readPaper } from '#core/devices/contract.ts'
import { readProgramme } from '#core/planning/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { checkout, scheduleData } from '#core/sales/public-contract.ts'
import { autoHold, putHold, readSeats } from '#core/seating/contract.ts'
import { expectAgreement } from '../world/agreement.ts'
import {
  basket,
  codesOf,
  form,
  goToPay,
  press,
  shortCodesOf,
  showStartingSoon,
  stateOf,
} from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'
import { openWire, type Wire } from '../world/wire.ts'
import { ownTimeOf } from '../world/own-time.ts'

let places: Places
let line: Wire
let carl: Client
let ada: Client
let soon: string

/** A box whose line to the relay runs through a wire that can be cut, while both sides live on. */
beforeAll(async () => {
  places = await openPlaces()
  soon = await showStartingSoon(places.tenant)
  line = await openWire(places.relay.port)
  places.boxSettings['FOYER_RELAY_CONNECT'] = line.url
  await places.restartBox()
  carl = await employeeAt(places.box.port, 'carl')
  ada = await visitorOf(places.relay.port)
  line.cut()
  await until(() => !places.box.link.connected() && !places.tenant.line.connected('cinema-1'))
})
afterAll(async () => {
  await places.close()
  await line.close()
})

const show = async (port: number, id: string) => {
  const visitor = await visitorOf(port)
  return (await visitor.call(readProgramme)).body.schedules.find(schedule => schedule.id === id)!
}
const settled = async (link: string, seat: string, id: string) => {
  await press(link, 'paid')
  await until(() => stateOf(places.tenant, id, seat) === 'sold')
}

test('a box that is cut off sells and prints the seats it owns', async () => {
  const sold = await carl.call(makeSale, { body: basket(['A3', 'A4']) })
  expect(sold.status, sold.text).toBe(200)
  await until(async () => (await carl.call(readPaper)).body.jobs.length === 3)
  expect((await carl.call(readPaper)).body.jobs.map(job => job.kind).sort()).toEqual([
    'receipt',
    'ticket',
    'ticket',
  ])
})

test('it refuses the website’s seats by name and shows them as sold elsewhere', async () => {
  const refusal = await refuses(carl, [places.box.tenant], 409, 'seats_elsewhere', () =>
    carl.call(makeSale, { body: basket(['A5', 'B1', 'C1']) }),
  )
  expect(refusal.body.details!['seats']).toEqual(['B1', 'C1'])
  const hold = { params: { id: crypto.randomUUID() }, body: { scheduleId: laterToday, seats: ['B1'] } }
  await refuses(carl, [places.box.tenant], 409, 'seats_elsewhere', () => carl.call(putHold, hold))
  const map = (await carl.call(readSeats, { params: { id: laterToday } })).body
  expect(map.connected).toBe(false)
  expect([map.states['A3'], map.states['A5'], map.states['B1']]).toEqual(['sold', undefined, 'elsewhere'])
})

test('it chooses the best seats among its own', async () => {
  const body = { scheduleId: laterToday, count: 2 }
  const held = await carl.call(autoHold, { params: { id: crypto.randomUUID() }, body })
  expect(held.status, held.text).toBe(200)
  expect(held.body.seats.every(seat => /^[AD]/.test(seat))).toBe(true)
})

test('a ticket bought online during the cut is admitted by its code, though the box has never heard of it', async () => {
  const { billId, link } = await goToPay(ada, form(['B1'], soon))
  await settled(link, 'B1', soon)
  const box = places.box.tenant
  expect(box.node.db.prepare('SELECT 1 FROM bills WHERE id = ?').get(billId)).toBeUndefined()
  const ugo = await employeeAt(places.box.port, 'ugo', 'scanner 1')
  const scan = (code: string) =>
    ugo.call(admitTicket, { body: { id: crypto.randomUUID(), code, scheduleId: null } })
  const [code] = codesOf(places.tenant, billId)
  await refuses(ugo, [box], 404, 'ticket_unknown', () => scan(shortCodesOf(places.tenant, billId)[0]!))
  const admitted = await scan(code!)
  expect(admitted.status, admitted.text).toBe(200)
  expect(admitted.body).toMatchObject({ row: 'B', number: 1, movieTitle: 'The Small Film' })
  await refuses(ugo, [box], 409, 'ticket_used', () => scan(code!))
})

test('meanwhile the website sells its own seats only and then says that seats may remain at the box office', async () => {
  const own = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6']
  expect(await show(places.relay.port, laterToday)).toMatchObject({
    availableOnline: 12,
    soldOutOnline: false,
  })
  const boxSeat = () => ada.call(checkout, { body: form(['A5']) })
  await refuses(ada, [places.tenant], 409, 'seats_elsewhere', boxSeat)
  for (const seats of [own.slice(0, 6), own.slice(6)]) {
    const { link } = await goToPay(ada, form(seats))
    await settled(link, seats[0]!, laterToday)
  }
  const told = await show(places.relay.port, laterToday)
  expect(told).toMatchObject({
    availableOnline: 0,
    soldOutOnline: true,
    purchasableOnline: false,
    soldOut: false,
  })
  const { schedule } = (await ada.call(scheduleData, { params: { id: laterToday } })).body
  expect(schedule).toMatchObject({ sold_out_online: true, sold_out: false, available_seats_online: 0 })
  expect((await show(places.box.port, laterToday)).soldOut).toBe(false)
  const another = { params: { id: crypto.randomUUID() }, body: { scheduleId: laterToday, count: 1 } }
  const answer = await ada.call(autoHold, another)
  expect(answer.status).toBe(409)
})

test('when the line is back both sides agree, and no seat was sold twice', async () => {
  line.mend()
  await expectAgreement(places)
  const seats = places.tenant.node.db.prepare(
    "SELECT seat_id FROM seat_tokens WHERE schedule_id = ? AND state = 'sold' ORDER BY 1",
  )
  expect(seats.pluck().all(laterToday)).toEqual([
    'A3',
    'A4',
    'B1',
    'B2',
    'B3',
    'B4',
    'B5',
    'B6',
    'C1',
    'C2',
    'C3',
    'C4',
    'C5',
    'C6',
  ])
  const { link } = await goToPay(ada, form(['A5']))
  await settled(link, 'A5', laterToday)
  await expectAgreement(places)
})

test('a relay that stops and starts again changes nothing at the register, and both sides agree within seconds', async () => {
  await places.cutLine()
  await until(() => !places.box.link.connected())
  // The box may have given the website, which is sold out, some of its seats meanwhile.
  const { states } = (await carl.call(readSeats, { params: { id: laterToday } })).body
  const seat = ['A6', 'D3', 'D4', 'D5', 'D6'].find(id => states[id] === undefined)!
  const sold = await carl.call(makeSale, { body: basket([seat], laterToday) })
  expect(sold.status, sold.text).toBe(200)
  const tookMs = await ownTimeOf(async () => {
    await places.mendLine()
    await expectAgreement(places)
  })
  expect(tookMs).toBeLessThan(6000)
  expect(stateOf(places.tenant, laterToday, seat)).toBe('sold')
})

test('a line that breaks in the middle of a sale never sells a seat twice', async () => {
  const id = await showStartingSoon(places.tenant, 'show-breaking', 7 * 60)
  await until(() => Boolean(scheduleById(places.box.tenant.node.db, id)))
  for (const [index, seat] of ['A3', 'B3', 'A4', 'B4', 'D5', 'C4', 'D6', 'C5'].entries()) {
    await until(() => places.box.link.connected())
    setTimeout(() => line.cut(), index / 2)
    const both = await Promise.all([
      ada.call(checkout, { body: form([seat], id) }),
      carl.call(makeSale, { body: basket([seat], id) }),
    ])
    expect(both.filter(answer => answer.status === 200).length, seat).toBeLessThanOrEqual(1)
    line.mend()
  }
  await expectAgreement(places)
  const sold = places.tenant.node.db.prepare(
    "SELECT count(*) FROM seat_tokens WHERE schedule_id = ? AND state <> 'free'",
  )
  expect(sold.pluck().get(id)).toBeGreaterThan(0)
})
