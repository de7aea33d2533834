import { scheduleById } from '#core/programme/store.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { admitTicket } from '#core/admission/contract.ts'
import { writeTicketCode } from '#core/admission/ticket-code.ts'
import { makeKeys, readPrivateKey } from '#core/membership/keys.ts'
import { cancelSchedule } from '#core/planning/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { basket, codesOf, form, goToPay, shortCodesOf, showStartingSoon } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, managerAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
let ugo: Client
let soon: string
beforeAll(async () => {
  places = await openPlaces()
  soon = await showStartingSoon(places.tenant)
  await until(() => Boolean(scheduleById(places.box.tenant.node.db, soon)))
  ugo = await employeeAt(places.box.port, 'ugo', 'scanner 1')
})
beforeEach(() => places.agreed())
afterAll(() => places.close())

const sides = () => [places.box.tenant, places.tenant]
const scan = (code: string, scheduleId: string | null = null, id = crypto.randomUUID()) =>
  ugo.call(admitTicket, { body: { id, code, scheduleId } })
/** A ticket sold at the register, with its code. */
async function sold(seat: string, scheduleId: string): Promise<string> {
  const carl = await employeeAt(places.box.port, 'carl')
  const { bill } = (await carl.call(makeSale, { body: basket([seat], scheduleId) })).body
  await places.agreed()
  return codesOf(places.box.tenant, bill.id)[0]!
}

test('a code nobody here has signed is refused as forged, however well it is made', async () => {
  const code = await sold('A3', soon)
  const parts = code.split('.')
  const [, ticketId = '', scheduleId = '', , nodeId = '', epoch, seq] = parts
  const by = { nodeId, epoch: Number(epoch), seq: Number(seq) }
  const forged = [
    writeTicketCode({ ticketId, scheduleId, seatId: 'A3', ...by }, readPrivateKey(makeKeys().privatePem)),
    parts.with(3, 'C1').join('.'),
    parts.with(4, 'box-nobody000').join('.'),
    code.slice(0, -4),
    `${code}.more`,
    'FOYER1.',
  ]
  for (const text of forged) await refuses(ugo, sides(), 422, 'ticket_forged', () => scan(text))
  expect((await scan(code)).status).toBe(200)
})

test('a door that admits says which card the price asks for, and nothing where it asks for none', async () => {
  const ask = (cardAsked: { en: string; de?: string }) =>
    places.tenant.node.execute({ who: 'employee:mia', via: 'portal' }, tx =>
      changeEntry(tx, 'price_rate', 'normal', { cardAsked }),
    )
  const code = await sold('B5', soon)
  await ask({ en: 'Student card', de: 'Studentenausweis' })
  await places.agreed()
  expect((await scan(code)).body.cardAsked).toEqual({ en: 'Student card', de: 'Studentenausweis' })
  await ask({ en: '' })
  await places.agreed()
  expect((await scan(await sold('B6', soon))).body.cardAsked).toBeNull()
})

test('a code typed wrong is told as unknown, and an empty one is asked for', async () => {
  for (const typed of ['ABCDE-12345', 'hello', 'https://example.org/?ticket=1', '%'])
    await refuses(ugo, sides(), 404, 'ticket_unknown', () => scan(typed))
  await refuses(ugo, sides(), 422, 'invalid_input', () => scan(''))
  await refuses(ugo, sides(), 422, 'invalid_input', () => scan('x'.repeat(601)))
})

test('two scanners that read one ticket at the same moment let one guest in', async () => {
  const code = await sold('A4', soon)
  const answers = await Promise.all([scan(code), scan(code), scan(code)])
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409])
})

test('a ticket for another show is not let in at this door, and stays good at its own', async () => {
  const code = await sold('A5', soon)
  const answer = await refuses(ugo, sides(), 409, 'ticket_other_show', () => scan(code, laterToday))
  expect(answer.body.details!['scheduleId']).toBe(soon)
  expect((await scan(code, null)).body.scheduleId).toBe(soon)
})

test('a ticket hours before its show is told when the show begins', async () => {
  const code = await sold('A3', laterToday)
  const answer = await refuses(ugo, sides(), 409, 'ticket_too_early', () => scan(code))
  expect(answer.body.message).toMatch(/\d\d:\d\d/)
})

test('a ticket whose payment is still open opens no door', async () => {
  const { billId } = await goToPay(await visitorOf(places.relay.port), form(['B1'], soon))
  await places.agreed()
  const typed = shortCodesOf(places.tenant, billId)[0]!
  await refuses(ugo, sides(), 409, 'ticket_not_paid', () => scan(typed))
  await refuses(ugo, sides(), 409, 'ticket_not_paid', () => scan(codesOf(places.tenant, billId)[0]!))
})

test('whoever is not signed in admits no one', async () => {
  const stranger = await visitorOf(places.box.port)
  const body = { id: crypto.randomUUID(), code: await sold('A6', soon), scheduleId: null }
  await refuses(stranger, sides(), 401, 'not_signed_in', () => stranger.call(admitTicket, { body }))
})

test('a show that was cancelled at the relay lets nobody in and sells nothing at the box', async () => {
  const code = await sold('D5', soon)
  const mia = await managerAt(places.relay.port)
  const wrong = () => mia.call(cancelSchedule, { params: { id: soon }, body: { keyword: 'cancel' as never } })
  await refuses(mia, sides(), 422, 'invalid_input', wrong)
  const cancelled = await mia.call(cancelSchedule, { params: { id: soon }, body: { keyword: 'CANCEL' } })
  expect(cancelled.body.schedule.cancelled).toBe(true)
  await places.agreed()
  await refuses(ugo, sides(), 409, 'schedule_cancelled', () => scan(code))
  const carl = await employeeAt(places.box.port, 'carl')
  await refuses(carl, sides(), 409, 'schedule_cancelled', () =>
    carl.call(makeSale, { body: basket(['D6'], soon) }),
  )
})
