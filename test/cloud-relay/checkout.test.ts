import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { readProgramme } from '#core/planning/contract.ts'
import { billResult, billStatus, checkout, paymentStatus, scheduleData } from '#core/sales/public-contract.ts'
import type { CheckoutRequest } from '#core/sales/checkout-contract.ts'
import { autoHold, putHold } from '#core/seating/contract.ts'
import { validateVoucher } from '#core/vouchers/public-contract.ts'
import { form, goToPay, press, stateOf } from '../world/buying.ts'
import { openClient, type Client } from '../world/client.ts'
import { visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { refuses, rowCounts } from '../world/refused.ts'

let places: Places
let ada: Client
beforeAll(async () => {
  places = await openPlaces()
  ada = await visitorOf(places.relay.port)
})
beforeEach(() => places.agreed())
afterAll(() => places.close())

const sides = () => [places.tenant, places.box.tenant]
const send = (body: CheckoutRequest) => ada.call(checkout, { body })

test('a form that is not filled in names each field in the page’s own words, in the visitor’s language', async () => {
  const wrong = {
    name: ' ',
    email: 'ada',
    payment_method_id: undefined as never,
    newsletter_signup: undefined as never,
  }
  const answer = await refuses(ada, sides(), 422, 'invalid_input', () =>
    send(form(['B1'], laterToday, wrong)),
  )
  const { name, email, payment_method_id } = answer.body.errors!
  expect({ name, email, payment_method_id }).toEqual({
    name: ['Please fill this in.'],
    email: ['Please check the email address.'],
    payment_method_id: ['Please fill this in.'],
  })
  ada.speak('fr')
  const french = await send(form(['B1'], laterToday, wrong))
  ada.speak('en')
  expect(french.body.errors!['name']).toEqual([expect.stringMatching(/\p{L}/u)])
  expect(french.body.errors!['name']).not.toEqual(name)
})

test('two mails that differ are told at the second one', async () => {
  const ask = () => send(form(['B1'], laterToday, { email_confirmation: 'adda@visitor.example' }))
  const answer = await refuses(ada, sides(), 422, 'invalid_input', ask)
  expect(answer.body.errors).toEqual({ email_confirmation: ['The email addresses do not match.'] })
})

test('a way to pay that is not offered is refused at its field', async () => {
  const ask = () => send(form(['B1'], laterToday, { payment_method_id: 'gold' }))
  const answer = await refuses(ada, sides(), 422, 'payment_method_unknown', ask)
  expect(answer.body.errors).toEqual({ payment_method_id: [answer.body.message] })
})

test('where tickets are not sold online nothing can be bought, until they are again', async () => {
  const manager = { who: 'employee:mia', via: 'portal' }
  const sellTickets = (tickets: boolean) =>
    places.tenant.node.execute(manager, tx =>
      changeEntry(tx, 'exhibitor', 'tenant', { features: { tickets, vouchers: false, newsletters: false } }),
    )
  await sellTickets(false)
  await places.agreed()
  await refuses(ada, [places.tenant], 403, 'module_off', () => send(form(['B1'])))
  await sellTickets(true)
  await places.agreed()
})

test('an unknown show, an unknown seat, an unknown price and a wrong sum are refused', async () => {
  await refuses(ada, sides(), 404, 'schedule_unknown', () => send(form(['B1'], 'show-of-nobody')))
  await refuses(ada, sides(), 422, 'seat_unknown', () => send(form(['Z9'])))
  const friends = form(['B1'])
  friends.items[0]!.price_rate_id = 'friends'
  await refuses(ada, sides(), 422, 'rate_unknown', () => send(friends))
  await refuses(ada, sides(), 409, 'total_changed', () => send(form(['B1'], laterToday, { amount: 1 })))
  await refuses(ada, sides(), 422, 'invalid_input', () => send(form(['B1'], laterToday, { amount: -1000 })))
  await refuses(ada, sides(), 422, 'invalid_input', () => send(form([])))
})

test('more tickets of a price than it allows are refused', async () => {
  const seats = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'C1', 'C2', 'C3']
  const answer = await refuses(ada, sides(), 422, 'rate_limit', () => send(form(seats)))
  expect(answer.body.details).toMatchObject({ min: 1, max: 8 })
})

test('a seat that was sold is refused by name, for a hold and for a purchase', async () => {
  const { link } = await goToPay(ada, form(['B1']))
  await press(link, 'paid')
  await until(() => stateOf(places.box.tenant, laterToday, 'B1') === 'sold')
  const other = await visitorOf(places.relay.port)
  const body = { scheduleId: laterToday, seats: ['B1', 'B2'] }
  const hold = () => other.call(putHold, { params: { id: crypto.randomUUID() }, body })
  expect((await refuses(other, sides(), 409, 'seat_taken', hold)).body.details).toEqual({ seats: ['B1'] })
  await refuses(other, sides(), 409, 'seat_taken', () => other.call(checkout, { body: form(['B1', 'B2']) }))
})

test('a seat in somebody’s basket is not sold to somebody else', async () => {
  const mine = form(['B3'])
  await ada.call(putHold, { params: { id: mine.bill_id }, body: { scheduleId: laterToday, seats: ['B3'] } })
  const other = await visitorOf(places.relay.port)
  await refuses(other, sides(), 409, 'seat_taken', () => other.call(checkout, { body: form(['B3']) }))
  await goToPay(ada, mine)
})

test('more seats than the room has left are refused with the number that is left', async () => {
  const programme = await ada.call(readProgramme)
  const free = programme.body.schedules.find(show => show.id === laterToday)!.available
  const body = { scheduleId: laterToday, count: free + 1 }
  const ask = () => ada.call(autoHold, { params: { id: crypto.randomUUID() }, body })
  expect((await refuses(ada, sides(), 409, 'not_enough_seats', ask)).body.details).toEqual({ free })
  const fewer = { scheduleId: laterToday, count: -1 }
  await refuses(ada, sides(), 422, 'invalid_input', () =>
    ada.call(autoHold, { params: { id: crypto.randomUUID() }, body: fewer }),
  )
})

test('the same purchase sent again is the same bill with the same payment; another one under its id is refused', async () => {
  const mine = form(['B4'])
  const answers = await Promise.all([goToPay(ada, mine), goToPay(ada, mine), goToPay(ada, mine)])
  const before = rowCounts(...sides())
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  expect(await goToPay(ada, mine)).toEqual(answers[0])
  expect(rowCounts(...sides())[0]).toEqual(before[0])
  await places.agreed()
  await refuses(ada, sides(), 409, 'request_reused', () => send({ ...form(['B5']), bill_id: mine.bill_id }))
})

test('a form of another page, without a token, or of a body that is no JSON or too large buys nothing', async () => {
  const mallory = openClient(places.relay.port)
  await refuses(mallory, sides(), 419, 'token_stale', () => mallory.call(checkout, { body: form(['B5']) }))
  await refuses(ada, sides(), 422, 'invalid_input', () => ada.send('POST', '/api/checkout', '[1,'))
  await refuses(ada, sides(), 422, 'invalid_input', () =>
    ada.send('POST', '/api/checkout', `"${'x'.repeat(300_000)}"`),
  )
})

test('a bill, a payment and a show nobody knows are told so', async () => {
  const nobody = crypto.randomUUID()
  await refuses(ada, sides(), 404, 'bill_unknown', () => ada.call(billResult, { params: { uuid: nobody } }))
  await refuses(ada, sides(), 404, 'bill_unknown', () => ada.call(billStatus, { params: { uuid: nobody } }))
  await refuses(ada, sides(), 404, 'bill_unknown', () => ada.send('GET', `/bill/${nobody}/tickets.pdf`))
  await refuses(ada, sides(), 404, 'payment_unknown', () =>
    ada.call(paymentStatus, { params: { id: nobody } }),
  )
  await refuses(ada, sides(), 404, 'schedule_unknown', () =>
    ada.call(scheduleData, { params: { id: nobody } }),
  )
})

test('a bill that is not paid has no tickets to download', async () => {
  const { uuid } = await goToPay(await visitorOf(places.relay.port), form(['B6']))
  expect((await ada.call(billResult, { params: { uuid } })).body.data.download).toBeNull()
  await places.agreed()
  await refuses(ada, sides(), 404, 'bill_unknown', () => ada.send('GET', `/bill/${uuid}/tickets.pdf`))
})

test('an address where no cinema lives is told so, for calls and for the health page', async () => {
  const lost = openClient(places.relay.port, 'nobody.example')
  for (const path of ['/api/programme', '/api/token', '/api/health', '/health'])
    await refuses(lost, sides(), 404, 'host_unknown', () => lost.send('GET', path))
  await refuses(lost, sides(), 404, 'host_unknown', () => lost.call(checkout, { body: form(['C1']) }))
})

test('whoever sends purchases like a script is asked to wait', async () => {
  const patient = await openPlaces({ checkoutsPerMinute: 2, box: false })
  const script = await visitorOf(patient.relay.port)
  const { link } = await goToPay(script, form(['B1']))
  expect((await script.call(checkout, { body: form(['B1']) })).status).toBe(409)
  const answer = await refuses(script, [patient.tenant], 429, 'too_many_requests', () =>
    script.call(checkout, { body: form(['B2']) }),
  )
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await script.call(readProgramme)).status).toBe(200)
  await press(link, 'paid')
  await patient.close()
})

test('mistyped voucher codes lock nobody’s Pay button, and one visitor’s haste not the neighbour’s', async () => {
  const patient = await openPlaces({ checkoutsPerMinute: 2, box: false })
  const ada = await visitorOf(patient.relay.port)
  const check = () => ada.call(validateVoucher, { body: { barcode: 'NOSUCHCODE12' } })
  for (let tries = 0; tries < 2; tries++) expect((await check()).status).not.toBe(429)
  await refuses(ada, [patient.tenant], 429, 'too_many_requests', check)
  const hold = { params: { id: crypto.randomUUID() }, body: { scheduleId: laterToday, count: 1 } }
  expect((await ada.call(autoHold, hold)).status).toBe(200)
  await goToPay(ada, form(['C1']))
  // Another visitor at the same address, the foyer's guest network.
  const ben = await visitorOf(patient.relay.port)
  expect((await ben.call(validateVoucher, { body: { barcode: 'NOSUCHCODE12' } })).status).not.toBe(429)
  // Cookies can be thrown away, an address cannot.
  const statuses: number[] = []
  for (let visits = 0; visits < 30; visits++) {
    const script = await visitorOf(patient.relay.port)
    statuses.push((await script.call(validateVoucher, { body: { barcode: 'NOSUCHCODE12' } })).status)
  }
  expect(statuses).toContain(429)
  await patient.close()
})
