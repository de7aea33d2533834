import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProgramme } from '#core/programme/contract.ts'
import { checkout } from '#core/sales/public-contract.ts'
import { autoHold } from '#core/seating/contract.ts'
import { openClient } from '../world/client.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

test('a visitor buys two seats and the box shows them sold', async () => {
  const visitor = openClient(places.relay.port)
  await visitor.arrive()
  const id = randomUUID()
  const held = await visitor.call(autoHold, { params: { id }, body: { scheduleId: laterToday, count: 2 } })
  expect(held.body.seats).toHaveLength(2)
  const opened = await visitor.call(checkout, {
    body: {
      bill_id: id,
      payment_method_id: 'test',
      name: 'Ada',
      email: 'ada@visitor.example',
      email_confirmation: 'ada@visitor.example',
      newsletter_signup: false,
      amount: 2000,
      items: held.body.seats.map(seat => ({ type: 'ticket', schedule_id: laterToday, price_rate_id: 'normal', seat })),
    },
  })
  expect(opened.status, opened.text).toBe(200)
  const link = opened.body.data.payment!.checkout_url!
  await fetch(link, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }), redirect: 'manual' })
  await until(() => places.box.house.node.db.prepare("SELECT count(*) FROM seat_tokens WHERE state = 'sold'").pluck().get() === 2)
  const programme = await openClient(places.box.port).call(readProgramme)
  expect(programme.body.schedules.find(show => show.id === laterToday)?.available).toBe(22)
})
