import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProgramme } from '#core/planning/contract.ts'
import { autoHold, readSeats } from '#core/seating/contract.ts'
import { expectAgreement } from '../world/agreement.ts'
import { form, goToPay, press, stateOf } from '../world/buying.ts'
import { visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

test('a visitor is offered two seats side by side, buys them, and the box shows them sold', async () => {
  const visitor = await visitorOf(places.relay.port)
  const id = randomUUID()
  const held = await visitor.call(autoHold, { params: { id }, body: { scheduleId: laterToday, count: 2 } })
  const [first, second] = held.body.seats as [string, string]
  expect(first[0]).toBe(second[0])
  expect(Number(second.slice(1)) - Number(first.slice(1))).toBe(1)

  const { link } = await goToPay(visitor, form([first, second], laterToday, { bill_id: id }))
  await press(link, 'paid')
  await until(() => stateOf(places.box.tenant, laterToday, second) === 'sold')
  const atBox = await visitorOf(places.box.port)
  const { states } = (await atBox.call(readSeats, { params: { id: laterToday } })).body
  expect(states).toEqual({ [first]: 'sold', [second]: 'sold' })
  const { schedules } = (await atBox.call(readProgramme)).body
  expect(schedules.find(show => show.id === laterToday)?.available).toBe(22)
  await expectAgreement(places)
})
