import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { admitTicket } from '#core/admission/contract.ts'
import { billResult, billStatus, paymentStatus, scheduleArrangement } from '#core/sales/public-contract.ts'
import { mailTicketsAgain } from '#core/sales/purchase-contract.ts'
import {
  codesOf,
  factsOf,
  form,
  goToPay,
  press,
  shortCodesOf,
  showStartingSoon,
  stateOf,
} from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { mailsTo, paymentsAtProvider } from '../world/fake-services.ts'
import { employeeAt, visitorOf } from '../world/people.ts'
import { webhookOf } from '../world/pay-by.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
let ada: Client
let soon: string
beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  ada = await visitorOf(places.relay.port)
  soon = await showStartingSoon(places.tenant)
})
beforeEach(() => places.agreed())
afterAll(() => places.close())

const sides = () => [places.tenant, places.box.tenant]
const statusOf = async (uuid: string) => (await ada.call(billStatus, { params: { uuid } })).body.data

test('a visitor pays, and the bill is settled on both sides without anybody asking', async () => {
  const mine = form(['B1', 'B2'])
  const { uuid, billId, paymentName, link } = await goToPay(ada, mine)
  expect(await statusOf(uuid)).toEqual({
    uuid,
    status: 'paying',
    payment: { id: paymentName, status: 'paying' },
  })
  await press(link, 'paid')
  await until(() => stateOf(places.box.tenant, laterToday, 'B1') === 'sold')
  expect(await statusOf(uuid)).toEqual({
    uuid,
    status: 'settled',
    payment: { id: paymentName, status: 'paid' },
  })
  const { data } = (await ada.call(billResult, { params: { uuid } })).body
  expect(data.tickets.map(ticket => [ticket.seat, ticket.price])).toEqual([
    ['B1', 1000],
    ['B2', 1000],
  ])
  expect(data.payment?.amount).toBe(2000)
  const [payment] = paymentsAtProvider(places, billId)
  expect(payment).toMatchObject({
    amountCents: 2000,
    status: 'paid',
    metadata: { seats: `${laterToday}/B1 ${laterToday}/B2` },
  })
})

test('the tickets can be downloaded as a PDF, and arrive by mail with the PDF attached', async () => {
  const email = 'pdf@visitor.example'
  const { uuid, link } = await goToPay(
    ada,
    form(['B3'], laterToday, { email, email_confirmation: email.toUpperCase() }),
  )
  await press(link, 'paid')
  await until(async () => (await statusOf(uuid)).status === 'settled')
  const { download } = (await ada.call(billResult, { params: { uuid } })).body.data
  const pdf = await ada.send('GET', download!)
  expect(pdf.status).toBe(200)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.text.slice(0, 5)).toBe('%PDF-')
  await until(async () => (await mailsTo(places, email)).length > 0)
  const [mail, ...more] = await mailsTo(places, email)
  expect(more).toEqual([])
  expect(mail!.subject).toMatch(/^Your tickets for The Small Film, /)
  expect(await mail!.body()).toContain('B 3')
  expect((await mail!.attachment())!.subarray(0, 5).toString()).toBe('%PDF-')
})

test('who has the key of a purchase gets its codes, its address and its calendar, and nobody else', async () => {
  const mine = { email: 'own@visitor.example', email_confirmation: 'own@visitor.example' }
  const { uuid, billId, link } = await goToPay(ada, form(['B5', 'B6'], laterToday, mine))
  const before = (await ada.call(billResult, { params: { uuid } })).body.data
  expect([before.sent_to, before.calendar, ...before.tickets.map(ticket => ticket.code)]).toEqual([
    null,
    null,
    null,
    null,
  ])
  for (const [method, path] of [
    ['GET', `/bill/${uuid}/calendar.ics`],
    ['GET', `/bill/${billId}/calendar.ics`],
  ] as const)
    expect((await ada.send(method, path)).status).toBe(404)
  await press(link, 'paid')
  await until(async () => (await statusOf(uuid)).status === 'settled')
  const { data } = (await ada.call(billResult, { params: { uuid } })).body
  expect(data.tickets.map(ticket => ticket.code?.split('.')[0])).toEqual(['FOYER1', 'FOYER1'])
  expect(data.sent_to).toBe('own@visitor.example')
  expect(data.show).toMatchObject({ movie_title: 'The Small Film', screen: 'One' })
  expect(data.number).not.toBeNull()
  const calendar = await ada.send('GET', data.calendar!)
  expect(calendar.headers['content-type']).toContain('text/calendar')
  expect(calendar.text).toContain('SUMMARY:The Small Film')
  expect(calendar.text).not.toContain(uuid)
  await until(async () => (await mailsTo(places, mine.email)).length > 0)
  await refuses(ada, sides(), 409, 'mail_sent_lately', () =>
    ada.call(mailTicketsAgain, { params: { uuid }, body: {} }),
  )
  await refuses(ada, sides(), 404, 'bill_unknown', () =>
    ada.call(mailTicketsAgain, { params: { uuid: billId }, body: {} }),
  )
})

test('the mail speaks the language the visitor bought in', async () => {
  const email = 'deutsch@visitor.example'
  ada.speak('de')
  const { link } = await goToPay(ada, form(['B4'], laterToday, { email, email_confirmation: email }))
  ada.speak('en')
  await press(link, 'paid')
  await until(async () => (await mailsTo(places, email)).length > 0)
  const [mail] = await mailsTo(places, email)
  expect(mail!.subject).not.toContain('Your tickets')
  expect(mail!.subject).toContain('The Small Film')
})

test('a ticket bought online is admitted once at the box; the second scan is told when the first was', async () => {
  const { billId, link } = await goToPay(ada, form(['B1', 'B2'], soon))
  await press(link, 'paid')
  await until(() => stateOf(places.box.tenant, soon, 'B2') === 'sold')
  const ugo = await employeeAt(places.box.port, 'ugo', 'scanner 1')
  const scan = (code: string, id = crypto.randomUUID()) =>
    ugo.call(admitTicket, { body: { id, code, scheduleId: null } })
  const [code] = codesOf(places.tenant, billId)
  const first = crypto.randomUUID()
  const admitted = await scan(code!, first)
  expect(admitted.status, admitted.text).toBe(200)
  expect(admitted.body).toMatchObject({
    movieTitle: 'The Small Film',
    screenName: 'One',
    row: 'B',
    number: 1,
    inside: 1,
    sold: 2,
  })
  // What the scanner is to remember says besides how far the box has written, which goes on by itself.
  const { remember, ...told } = admitted.body
  const { admission } = remember
  expect(await scan(code!, first)).toMatchObject({ status: 200, body: { ...told, remember: { admission } } })
  await places.agreed()
  const used = await refuses(ugo, sides(), 409, 'ticket_used', () => scan(code!))
  expect(String(used.body.details!['at']).slice(14, 19)).toBe(admitted.body.admittedAt.slice(14, 19))
  expect(used.body.message).toMatch(/\d\d:\d\d/)
  await refuses(ugo, sides(), 409, 'ticket_used', () => scan(shortCodesOf(places.tenant, billId)[0]!))

  const typed = shortCodesOf(places.tenant, billId)[1]!
  const byHand = await scan(` ${typed.slice(0, 5).toLowerCase()}-${typed.slice(5)} `)
  expect(byHand.body, byHand.text).toMatchObject({ row: 'B', number: 2, inside: 2 })
  await until(() => places.tenant.node.db.prepare('SELECT count(*) FROM admissions').pluck().get() === 2)
})

test('a payment that is cancelled or fails frees the seats on both sides', async () => {
  for (const outcome of ['cancelled', 'failed'] as const) {
    const { uuid, paymentName, link } = await goToPay(ada, form(['C1', 'C2']))
    const { arrangement } = (await ada.call(scheduleArrangement, { params: { id: laterToday } })).body.data
    expect(arrangement.seats.find(seat => seat.id === 'C1')!.reserved).toBe(true)
    await press(link, outcome)
    await until(async () => (await statusOf(uuid)).status === outcome)
    expect((await ada.call(paymentStatus, { params: { id: paymentName } })).body.status).toBe(outcome)
    await places.agreed()
    for (const tenant of sides()) expect(stateOf(tenant, laterToday, 'C1')).toBe('free')
    expect((await ada.call(billResult, { params: { uuid } })).body.data.download).toBeNull()
  }
  const { uuid, link } = await goToPay(ada, form(['C1', 'C2']))
  await press(link, 'paid')
  await until(async () => (await statusOf(uuid)).status === 'settled')
})

test('a webhook heard ten times, and asked for besides, settles a bill once under one number', async () => {
  const { uuid, billId, paymentName, link } = await goToPay(ada, form(['C3']))
  const [payment] = paymentsAtProvider(places, billId)
  await press(link, 'paid')
  const tell = () =>
    fetch(webhookOf(places.url, places.tenant), {
      method: 'POST',
      body: new URLSearchParams({ id: payment!.id }),
    })
  const ask = () => ada.call(paymentStatus, { params: { id: paymentName } })
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? tell() : ask())))
  expect(answers.map(answer => answer.status)).toEqual(Array(10).fill(200))
  await until(async () => (await statusOf(uuid)).status === 'settled')
  await tell()
  expect(factsOf(places.tenant, billId, 'payment.settled')).toBe(1)
  const numbers = places.tenant.node.db.prepare(
    "SELECT number FROM bills WHERE number IS NOT NULL AND source = 'site' ORDER BY number",
  )
  const given = numbers.pluck().all()
  expect(given).toEqual(given.map((_, index) => `W-${String(index + 1).padStart(6, '0')}`))
})

test('a webhook that names nothing, nonsense or somebody else’s payment is answered and changes nothing', async () => {
  await places.agreed()
  const before = places.tenant.node.journal.count()
  for (const body of ['', 'id=', 'id=tst_nobody', 'id[]=1', '%', 'x'.repeat(10_000)]) {
    const answer = await fetch(webhookOf(places.url, places.tenant), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
    expect(answer.status, body.slice(0, 20)).toBeLessThan(500)
  }
  expect(places.tenant.node.journal.count()).toBe(before)
})
