import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSale } from '#core/sales/contract.ts'
import { checkout } from '#core/sales/public-contract.ts'
import { readSeats } from '#core/seating/contract.ts'
import { expectAgreement } from '../world/agreement.ts'
import { basket, form, press } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

test('forty people at the website and at the registers want the same 24 seats: each is sold once, and all are sold', async () => {
  const visitors = await Promise.all(Array.from({ length: 20 }, () => visitorOf(places.relay.port)))
  // One after the other: of many sign-ins by one name at once only five are looked at.
  const registers: Client[] = []
  for (let index = 0; index < 20; index++)
    registers.push(await employeeAt(places.box.port, 'carl', `register ${index}`))
  const won = await Promise.all([
    ...visitors.map((visitor, index) => wantOne(visitor, index, buyOnline)),
    ...registers.map((register, index) => wantOne(register, index * 7, buyAtRegister)),
  ])
  const seats = won.filter(seat => seat !== undefined)
  expect(new Set(seats).size).toBe(seats.length)
  expect(seats).toHaveLength(24)
  await until(() => sold(places.tenant) === 24 && sold(places.box.tenant) === 24)
  await expectAgreement(places)
})

const sold = (tenant: Places['tenant']) =>
  tenant.node.db.prepare("SELECT count(*) FROM seat_tokens WHERE state = 'sold'").pluck().get()

/** Somebody who takes any free seat, beginning at another one than the neighbour, until the room is full. */
async function wantOne(
  client: Client,
  start: number,
  buy: (client: Client, seat: string) => Promise<boolean>,
) {
  for (;;) {
    const { arrangement, states } = (await client.call(readSeats, { params: { id: laterToday } })).body
    const left = arrangement.seats.filter(({ id }) => states[id] !== 'sold')
    if (!left.length) return undefined
    const seat = left[start++ % left.length]!.id
    if (await buy(client, seat)) return seat
  }
}

/**
 * The half of a love seat is nobody’s while there are other seats. Twenty visitors share an address here, and while they have not paid the last seats are the
 * registers'.
 */
const passing = [
  'seat_taken',
  'seats_elsewhere',
  'hold_expired',
  'address_crowded',
  'kept_for_register',
  'pair_split',
]

async function buyOnline(visitor: Client, seat: string): Promise<boolean> {
  const answer = await visitor.call(checkout, { body: form([seat]) })
  if (answer.status !== 200) return (expect(passing, answer.text).toContain(answer.body.refusal), false)
  await press(answer.body.data.payment!.checkout_url!, 'paid')
  return true
}

async function buyAtRegister(register: Client, seat: string): Promise<boolean> {
  const answer = await register.call(makeSale, { body: basket([seat]) })
  if (answer.status !== 200) expect(passing, answer.text).toContain(answer.body.refusal)
  return answer.status === 200
}
