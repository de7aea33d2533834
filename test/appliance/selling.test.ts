import { scheduleById } from '#core/programme/store.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeSale } from '#core/sales/contract.ts'
import { putHold } from '#core/seating/contract.ts'
import { basket, normalCents, showStartingSoon } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
let carl: Client
beforeAll(async () => {
  places = await openPlaces()
  carl = await employeeAt(places.box.port, 'carl')
})
beforeEach(() => places.agreed())
afterAll(() => places.close())

const sides = () => [places.box.tenant, places.tenant]
const sell = (body: ReturnType<typeof basket>) => carl.call(makeSale, { body })
const papers = () => places.box.tenant.node.db.prepare('SELECT count(*) FROM print_orders').pluck().get()

test('a cashier sells two seats and a popcorn, gives change, and the paper is ordered once', async () => {
  const wanted = basket(['A3', 'A4'], laterToday, {
    products: [{ productId: 'popcorn', quantity: 1 }],
    totalCents: 2600,
    payments: [{ methodId: 'cash', tenderedCents: 5000 }],
  })
  const sold = await sell(wanted)
  expect(sold.status, sold.text).toBe(200)
  expect(sold.body.changeCents).toBe(2400)
  expect(sold.body.bill.number).toBe('K-000001')
  expect(sold.body.printJobs).toHaveLength(1)
})

test('the same sale sent again is the same bill, on one paper', async () => {
  const wanted = basket(['A5'])
  const before = papers() as number
  const answers = await Promise.all([sell(wanted), sell(wanted), sell(wanted)])
  const again = await sell(wanted)
  for (const answer of answers) expect(answer.body.bill).toEqual(again.body.bill)
  expect(again.status).toBe(200)
  expect(again.body.printJobs).toEqual([])
  expect(papers()).toBe(before + 1)
  const bills = places.box.tenant.node.db
    .prepare('SELECT count(*) FROM bills WHERE id = ?')
    .pluck()
    .get(wanted.id)
  expect(bills).toBe(1)
})

test('another basket under the id of a made sale is refused', async () => {
  const wanted = basket(['A6'])
  await sell(wanted)
  await places.agreed()
  await refuses(carl, sides(), 409, 'request_reused', () => sell({ ...basket(['D5']), id: wanted.id }))
})

test('a seat that is sold is not sold again, and the refusal names it', async () => {
  await sell(basket(['D1', 'D2']))
  await places.agreed()
  const answer = await refuses(carl, sides(), 409, 'seat_taken', () => sell(basket(['D1', 'D3'])))
  expect(answer.body.details).toEqual({ seats: ['D1'], scheduleId: laterToday })
  expect(answer.body.message).toContain('D 1')
})

test('one seat twice in a basket is refused', async () => {
  await refuses(carl, sides(), 409, 'seat_taken', () => sell(basket(['D5', 'D5'])))
})

test('a seat of another screen is refused by name', async () => {
  const answer = await refuses(carl, sides(), 422, 'seat_unknown', () => sell(basket(['D5', 'Z9'])))
  expect(answer.body.details).toEqual({ seats: ['Z9'], scheduleId: laterToday })
})

test('a show nobody knows is refused', async () => {
  await refuses(carl, sides(), 404, 'schedule_unknown', () => sell(basket(['D5'], 'show-of-nobody')))
})

test('fewer than one popcorn is refused, and the field is named', async () => {
  for (const quantity of [-1, 0, 1.5]) {
    const products = [{ productId: 'popcorn', quantity }]
    const ask = () => sell(basket(['D5'], laterToday, { products, totalCents: 400 }))
    const answer = await refuses(carl, sides(), 422, 'invalid_input', ask)
    expect(Object.keys(answer.body.errors!)).toEqual(['products.0.quantity'])
  }
})

test('a negative sum and negative cash are refused', async () => {
  const wanted = basket(['D5'])
  await refuses(carl, sides(), 422, 'invalid_input', () => sell({ ...wanted, totalCents: -1000 }))
  const payments = [{ methodId: 'cash', tenderedCents: -1 }]
  await refuses(carl, sides(), 422, 'invalid_input', () => sell({ ...wanted, payments }))
})

test('an empty basket, an unknown price, an unknown snack and a wrong sum are refused', async () => {
  const wanted = basket(['D5'])
  await refuses(carl, sides(), 422, 'nothing_chosen', () => sell(basket([])))
  const tickets = [{ ...wanted.tickets[0]!, priceRateId: 'friends' }]
  await refuses(carl, sides(), 422, 'rate_unknown', () => sell({ ...wanted, tickets }))
  const products = [{ productId: 'caviar', quantity: 1 }]
  await refuses(carl, sides(), 422, 'product_unknown', () => sell({ ...wanted, products }))
  const answer = await refuses(carl, sides(), 409, 'total_changed', () => sell({ ...wanted, totalCents: 1 }))
  expect(answer.body.details).toEqual({ totalCents: 1000 })
})

test('too little cash is refused and the missing sum is told', async () => {
  const payments = [{ methodId: 'cash', tenderedCents: 999 }]
  const answer = await refuses(carl, sides(), 422, 'cash_short', () => sell({ ...basket(['D5']), payments }))
  expect(answer.body.details).toEqual({ missingCents: 1 })
})

test('a body that is no JSON, and one that is too large, are refused', async () => {
  await refuses(carl, sides(), 422, 'invalid_input', () => carl.send('POST', '/api/sales', '{"id": '))
  const large = JSON.stringify({ ...basket(['D5']), note: 'x'.repeat(300_000) })
  await refuses(carl, sides(), 422, 'invalid_input', () => carl.send('POST', '/api/sales', large))
})

test('an address and a cookie that cannot be read are refused, not broken', async () => {
  await refuses(carl, sides(), 422, 'invalid_input', () => carl.send('GET', '/api/schedules/%/seats'))
  const odd = await carl.send('GET', '/api/session', undefined, { cookie: 'foyer_session=%' })
  expect(`${odd.status} ${odd.text}`).toBe('200 {"session":null}')
})

test('a call nobody answers is refused in words', async () => {
  await refuses(carl, sides(), 404, 'not_found', () => carl.send('GET', '/api/popcorn'))
})

test('a register that holds seats sells them, and nobody else can meanwhile', async () => {
  const wanted = basket(['D6'])
  const held = await carl.call(putHold, {
    params: { id: wanted.id },
    body: { scheduleId: laterToday, seats: ['D6'] },
  })
  expect(held.status, held.text).toBe(200)
  await refuses(carl, sides(), 409, 'seat_taken', () => sell(basket(['D6'])))
  expect((await sell(wanted)).status).toBe(200)
})

test('one basket may hold seats of two shows, also seats the website owns', async () => {
  const soon = await showStartingSoon(places.tenant)
  await until(() => Boolean(scheduleById(places.box.tenant.node.db, soon)))
  const seats = [...basket(['D3', 'D4']).tickets, ...basket(['B1'], soon).tickets]
  const sold = await sell(
    basket(['D3', 'D4'], laterToday, { tickets: seats, totalCents: normalCents(['D3', 'D4', 'B1']) }),
  )
  expect(sold.status, sold.text).toBe(200)
  await places.agreed()
  const moved = places.tenant.node.db.prepare(
    "SELECT state FROM seat_tokens WHERE schedule_id = ? AND seat_id = 'B1'",
  )
  // The seat of the same name in the other show may have been handed over, but nobody bought it.
  expect(moved.pluck().all(laterToday)).not.toContain('sold')
  expect(moved.pluck().all(soon)).toEqual(['sold'])
})
