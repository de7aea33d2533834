import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readProgramme } from '#core/planning/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { checkout, giveUpPaying } from '#core/sales/public-contract.ts'
import { autoHold, freeHeldOnline, putHold, readSeats } from '#core/seating/contract.ts'
import { basket, form, showStartingSoon } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
let carl: Client
const shows = [laterToday, 'show-two', 'show-three']
/** Shows of single tests: which seats the greedy have left of the others is chance. */
const own = { basket: 'show-basket', share: 'show-share', plan: 'show-plan' }
beforeAll(async () => {
  places = await openPlaces()
  await showStartingSoon(places.tenant, 'show-two', 400)
  await showStartingSoon(places.tenant, 'show-three', 600)
  for (const [at, id] of Object.values(own).entries())
    await showStartingSoon(places.tenant, id, 800 + 200 * at)
  await places.agreed()
  carl = await employeeAt(places.box.port, 'carl')
})
beforeEach(async () => {
  // Each visitor comes to a website where nobody keeps anything.
  places.tenant.node.db.exec('DELETE FROM holds')
  await places.agreed()
})
afterAll(() => places.close())

const sides = () => [places.tenant, places.box.tenant]
const visitor = () => visitorOf(places.relay.port)
const hold = (client: Client, scheduleId: string, count: number, id: string = randomUUID()) =>
  client.call(autoHold, { params: { id }, body: { scheduleId, count } })

/** Sixty-four requests for ten seats each, over all shows, by whoever `who` says. */
async function greed(who: () => Promise<Client>) {
  const answers = []
  for (let index = 0; index < 64; index++)
    answers.push(await hold(await who(), shows[index % shows.length]!, 10))
  return answers.map(answer => answer.body.refusal ?? 'held')
}

/** The register keeps eight seats of every show, sells one of them, and lets go of the others. */
async function everyRegisterSells() {
  for (const scheduleId of shows) {
    const id = randomUUID()
    const kept = await hold(carl, scheduleId, 8, id)
    expect(kept.status, kept.text).toBe(200)
    const sold = await carl.call(makeSale, {
      body: basket([kept.body.seats[0]!], scheduleId, { holdId: id }),
    })
    expect(sold.status, sold.text).toBe(200)
  }
}

test('sixty-four requests of one visitor leave every register selling in every show', async () => {
  const greedy = await visitor()
  const answers = await greed(async () => greedy)
  expect(answers).toContain('held')
  expect(answers).toContain('too_many_seats')
  await everyRegisterSells()
})

test('sixty-four requests from one address, each with a new cookie, leave every register selling in every show', async () => {
  const answers = await greed(visitor)
  expect(answers).toContain('held')
  expect(answers).toContain('address_crowded')
  await everyRegisterSells()
})

test('a visitor begins two purchases without paying, not three, and may go on when one was cancelled', async () => {
  const ada = await visitor()
  const one = await buy(ada, 1)
  await buy(ada, 2)
  expect(one.status, one.text).toBe(200)
  await places.agreed()
  await refuses(ada, sides(), 409, 'too_many_unpaid', () => buy(ada, 1))
  const cancelled = await ada.call(giveUpPaying, { params: { uuid: one.body.data.uuid } })
  expect(cancelled.body.data.status).toBe('cancelled')
  await until(async () => (await buy(ada, 1)).status === 200)
})

/** Without keeping seats first: the first free ones of the first show. */
async function buy(client: Client, count: number) {
  const kept = await hold(client, laterToday, count)
  await client.call(putHold, { params: { id: kept.body.id }, body: { scheduleId: laterToday, seats: [] } })
  return client.call(checkout, { body: form(kept.body.seats) })
}

test('a fourth basket of one visitor is refused until one is let go of', async () => {
  const ada = await visitor()
  const ids = [1, 2, 3].map(() => randomUUID())
  for (const id of ids) expect((await hold(ada, shows[1]!, 1, id)).status).toBe(200)
  await refuses(ada, sides(), 409, 'too_many_baskets', () => hold(ada, shows[2]!, 1))
  expect((await hold(ada, shows[1]!, 0, ids[0]!)).status).toBe(200)
  expect((await hold(ada, shows[2]!, 1)).status).toBe(200)
})

test('one’s own basket may be renewed and changed; whoever knows its id may do neither, and is not told that it is one', async () => {
  const ada = await visitor()
  const mallory = await visitor()
  const id = randomUUID()
  const put = (client: Client, seats: string[]) =>
    client.call(putHold, { params: { id }, body: { scheduleId: own.basket, seats } })
  expect((await put(ada, ['B1', 'B2'])).status).toBe(200)
  expect((await put(ada, ['B2', 'B3'])).body.seats).toEqual(['B2', 'B3'])
  // A stranger renews nothing, releases nothing and buys nothing with it.
  const other = await visitor()
  const unknown = await other.call(putHold, {
    params: { id: randomUUID() },
    body: { scheduleId: own.basket, seats: ['B2'] },
  })
  const known = await put(mallory, ['B2'])
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  expect((await put(mallory, [])).status).toBe(200)
  const filled = { ...form(['B2', 'B3'], own.basket), bill_id: id }
  expect((await mallory.call(checkout, { body: filled })).body.refusal).toBe('seat_taken')
  expect((await put(ada, ['B2', 'B3'])).status).toBe(200)
  expect((await ada.call(checkout, { body: filled })).status).toBe(200)
})

test('strangers of any number leave the register its share, and the website says how many seats it has', async () => {
  const scheduleId = own.share
  const programme = await (await visitor()).call(readProgramme)
  const before = programme.body.schedules.find(show => show.id === scheduleId)!
  // As if from many addresses: none of these has one.
  places.tenant.node.db.exec(
    `INSERT INTO holds (hold_id, schedule_id, seat_id, until_ms, channel, visitor, address)
     SELECT 'crowd' || value, '${scheduleId}', json_extract(value, '$.id'), ${Date.now() + 600_000}, 'site', 'v' || key, 'a' || key
     FROM arrangements, json_each(seats)
     WHERE arrangements.id = 'room-1' AND json_extract(value, '$.id') NOT IN
       (SELECT seat_id FROM seat_tokens WHERE schedule_id = '${scheduleId}' AND (state <> 'free' OR owner = 'box'))
     LIMIT ${before.availableOnline}`,
  )
  const ada = await visitor()
  const refused = await refuses(ada, sides(), 409, 'kept_for_register', () => hold(ada, scheduleId, 1))
  expect(refused.body.details!['free']).toBe(0)
  const { schedules } = (await ada.call(readProgramme)).body
  expect(schedules.find(show => show.id === scheduleId)).toMatchObject({
    availableOnline: 0,
    soldOutOnline: true,
    soldOut: false,
  })
  expect((await hold(carl, scheduleId, 4)).status).toBe(200)
})

test('the register’s plan shows what visitors hold, and a manager frees it; what is being paid for stays', async () => {
  const scheduleId = own.plan
  const ada = await visitor()
  const id = randomUUID()
  const held = await ada.call(putHold, { params: { id }, body: { scheduleId, seats: ['C5', 'C6'] } })
  expect(held.status, held.text).toBe(200)
  const ben = await visitor()
  expect((await ben.call(checkout, { body: form(['C4'], scheduleId) })).status).toBe(200)
  const map = async () => (await carl.call(readSeats, { params: { id: scheduleId } })).body
  await until(async () => (await map()).heldOnline === 2)
  expect((await map()).states).toMatchObject({ C4: 'held', C5: 'held', C6: 'held' })
  const free = { params: { id: scheduleId } }
  await refuses(carl, [places.box.tenant], 403, 'not_allowed', () => carl.call(freeHeldOnline, free))

  const mia = await employeeAt(places.box.port, 'mia')
  const freed = await mia.call(freeHeldOnline, free)
  expect(freed.status, freed.text).toBe(200)
  expect(freed.body.seats).toEqual(['C5', 'C6'])
  expect((await map()).heldOnline).toBe(0)
  expect((await map()).states).toMatchObject({ C4: 'held' })
  // The visitor hears it as of any seat that was lost, and does not get them back at once.
  const again = await ada.call(checkout, { body: { ...form(['C5', 'C6'], scheduleId), bill_id: id } })
  expect(again.body.refusal).toBe('seat_taken')
  const sold = await carl.call(makeSale, { body: basket(['C5', 'C6'], scheduleId) })
  expect(sold.status, sold.text).toBe(200)
  expect((await mia.call(freeHeldOnline, free)).body.seats).toEqual([])
})

test('nobody keeps seats at the box who may not sell there', async () => {
  const guest = await visitorOf(places.box.port)
  await refuses(guest, [places.box.tenant], 401, 'not_signed_in', () => hold(guest, laterToday, 2))
  const ugo = await employeeAt(places.box.port, 'ugo', 'scanner 1')
  await refuses(ugo, [places.box.tenant], 403, 'not_allowed', () => hold(ugo, laterToday, 2))
})

test('a call that moves money refuses what it does not know, at the field', async () => {
  const tips = await carl.call(makeSale, {
    body: {
      ...basket(['A3']),
      discountCents: 100,
      payments: [{ methodId: 'terminal', bonusCents: 50 }],
    } as never,
  })
  expect(tips.status).toBe(422)
  expect(Object.keys(tips.body.errors!).sort()).toEqual(['discountCents', 'payments.0.bonusCents'])
  const ada = await visitor()
  const filled = form(['B6'])
  const items = filled.items.map(item => ({ ...item, price: 1 }))
  const cheap = await ada.call(checkout, { body: { ...filled, items, coupon: 'X' } as never })
  expect(cheap.status).toBe(422)
  expect(Object.keys(cheap.body.errors!).sort()).toEqual(['coupon', 'items.0.price'])
})
