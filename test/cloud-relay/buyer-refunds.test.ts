import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { readBuyerRefund, refundToBuyer } from '#core/sales/refunds/buyer/contract.ts'
import { billResult } from '#core/sales/public-contract.ts'
import { ordersOfBill } from '#core/vouchers/order-store.ts'
import { voucherById, vouchersOfBill } from '#core/vouchers/store.ts'
import { moveSchedule, setOwnMinutes } from '#core/planning/commands.ts'
import { wallMomentAt } from '#core/programme/day.ts'
import { scheduleById } from '#core/programme/store.ts'
import { form, goToPay, press, stateOf, voucherForm } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { mailsTo, paymentsAtProvider } from '../world/fake-services.ts'
import { visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
let ada: Client
beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  ada = await visitorOf(places.relay.port)
  await takesBackUntil(2)
})
beforeEach(() => places.agreed())
afterAll(() => places.close())

const sides = () => [places.tenant, places.box.tenant]
const resultOf = async (uuid: string) => (await ada.call(billResult, { params: { uuid } })).body.data
const offersOf = async (uuid: string) => (await ada.call(readBuyerRefund, { params: { uuid } })).body.data
/** The only thing of an order of tickets or vouchers alone that is offered; null where nothing is. */
const offerOf = async (uuid: string) => (await offersOf(uuid))[0] ?? null
const returns = (uuid: string, lines: number[], cents: number, id: string = randomUUID()) =>
  ada.call(refundToBuyer, { params: { uuid }, body: { id, lines, cents } })

/** The show of these tests begins in three hours. */
async function takesBackUntil(hours: number): Promise<void> {
  await places.tenant.node.execute({ who: 'employee:mia', via: 'portal' }, tx =>
    changeEntry(tx, 'settings', 'cinema-cinema-1', { 'refunds.hours_before': hours }),
  )
}

async function bought(seats: string[], email = 'ada@visitor.example') {
  const purchase = await goToPay(ada, form(seats, laterToday, { email, email_confirmation: email }))
  await press(purchase.link, 'paid')
  await until(async () => (await resultOf(purchase.uuid)).status === 'settled')
  await places.agreed()
  return purchase
}

test('a buyer returns one of two tickets: its seat is free on both sides, its code is gone, the money goes back', async () => {
  const email = 'returns@visitor.example'
  const { uuid, billId } = await bought(['B1', 'B2'], email)
  expect(await offerOf(uuid)).toMatchObject({
    kind: 'tickets',
    lines: [
      { line: 1, seat: 'B1', cents: 1000 },
      { line: 2, seat: 'B2', cents: 1000 },
    ],
    fees_kept: 0,
    sent_to: email,
  })
  const id = randomUUID()
  const answer = await returns(uuid, [1], 1000, id)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.data.status).toBe('partially_refunded')
  // Sent again after a lost answer it is the same refund.
  expect((await returns(uuid, [1], 1000, id)).status).toBe(200)
  await until(() => sides().every(side => stateOf(side, laterToday, 'B1') === 'free'))
  expect(stateOf(places.tenant, laterToday, 'B2')).toBe('sold')
  expect((await resultOf(uuid)).tickets.map(({ seat }) => seat)).toEqual(['B2'])
  await until(() => paymentsAtProvider(places, billId)[0]!.refunds.length === 1)
  expect(paymentsAtProvider(places, billId)[0]!.refunds).toMatchObject([{ cents: 1000 }])
  const confirmation = async () =>
    (await mailsTo(places, email)).find(({ subject }) => subject.includes('returned'))
  await until(async () => (await confirmation()) !== undefined)
  const mail = await confirmation()
  expect(mail!.subject).toBe('You returned tickets for The Small Film')
  expect(await mail!.body()).toContain('€10.00')
  expect((await offerOf(uuid))!.lines.map(({ line }) => line)).toEqual([2])
})

test('it is offered to nobody else, and for no other sum than was seen', async () => {
  const { uuid, billId } = await bought(['B3'])
  for (const key of [billId, randomUUID()]) {
    await refuses(ada, sides(), 404, 'bill_unknown', () =>
      ada.call(readBuyerRefund, { params: { uuid: key } }),
    )
    await refuses(ada, sides(), 404, 'bill_unknown', () => returns(key, [1], 1000))
  }
  await refuses(ada, sides(), 409, 'total_changed', () => returns(uuid, [1], 999))
  await refuses(ada, sides(), 409, 'not_returnable', () => returns(uuid, [1, 2], 1000))
  const other = await bought(['B4'])
  const id = randomUUID()
  expect((await returns(other.uuid, [1], 1000, id)).status).toBe(200)
  await places.agreed()
  await refuses(ada, sides(), 409, 'request_reused', () => returns(uuid, [1], 1000, id))
})

test('whoever was let in returns nothing, and so does nobody where the cinema takes nothing back or it is too late', async () => {
  const { uuid, billId } = await bought(['B5'])
  for (const hours of [0, 4]) {
    await takesBackUntil(hours)
    await places.agreed()
    expect(await offerOf(uuid)).toBeNull()
    await refuses(ada, sides(), 409, 'not_returnable', () => returns(uuid, [1], 1000))
  }
  await takesBackUntil(2)
  const { ticketId = '' } = linesOf(places.tenant.node.db, billId)[0]!
  await places.box.tenant.node.execute({ who: 'employee:ugo', via: 'scanner' }, tx =>
    tx.append('cinema:cinema-1', 'ticket.admitted', {
      ticketId,
      admissionId: randomUUID(),
      scheduleId: laterToday,
      gate: 'Door 1',
    }),
  )
  await places.agreed()
  expect(await offerOf(uuid)).toBeNull()
  await refuses(ada, sides(), 409, 'not_returnable', () => returns(uuid, [1], 1000))
})

test('of a show that was moved to another time tickets go back until it begins, and not for whoever bought them after that', async () => {
  const email = 'moved@visitor.example'
  const before = await bought(['A1'], email)
  await takesBackUntil(0)
  await places.agreed()
  expect(await offerOf(before.uuid)).toBeNull()
  const show = scheduleById(places.tenant.node.db, laterToday)!
  const place = (minutes: number) => {
    const at = wallMomentAt(places.tenant.node.catalogue, 'cinema-1', show.startMs + minutes * 60_000)
    return { screenId: show.screenId, day: at.day, time: at.time }
  }
  const mia = { who: 'employee:mia', via: 'portal' }
  const move = (minutes: number) =>
    places.tenant.node.execute(mia, tx => moveSchedule(tx, laterToday, place(minutes)))
  // Other minutes before its film are no other time.
  await places.tenant.node.execute(mia, tx =>
    setOwnMinutes(tx, laterToday, { preShowMinutes: 20, cleaningMinutes: null }),
  )
  expect(await offerOf(before.uuid)).toBeNull()
  await move(15)
  await places.agreed()
  const after = await bought(['A2'])
  expect(await offerOf(after.uuid)).toBeNull()
  expect(await offerOf(before.uuid)).toMatchObject({ kind: 'tickets', lines: [{ seat: 'A1', cents: 1000 }] })
  expect((await returns(before.uuid, [1], 1000)).status).toBe(200)
  await until(async () => (await resultOf(before.uuid)).status === 'refunded')
  await move(0)
  await takesBackUntil(2)
  await places.agreed()
})

test('while the line is cut no ticket goes back: the door would not learn of it', async () => {
  const { uuid } = await bought(['B6'])
  await places.whileBoxIsOff(async () => {
    await until(() => !places.tenant.line.connected('cinema-1'))
    await refuses(ada, [places.tenant], 503, 'cinema_not_reached', () => returns(uuid, [1], 1000))
  })
  await places.agreed()
  expect((await returns(uuid, [1], 1000)).status).toBe(200)
})

test('tickets of a rate that is sold to several together go back together', async () => {
  const edit = (minTickets: number) =>
    places.tenant.node.execute({ who: 'employee:mia', via: 'portal' }, tx =>
      changeEntry(tx, 'price_rate', 'normal', { minTickets }),
    )
  const { uuid } = await bought(['C1', 'C2'])
  await edit(2)
  await places.agreed()
  await refuses(ada, sides(), 409, 'rate_returned_whole', () => returns(uuid, [1], 1250))
  expect((await returns(uuid, [1, 2], 2500)).status).toBe(200)
  await edit(1)
})

test('a buyer withdraws from a voucher: the code is over, all of the money goes back, and the mail confirms the day and hour', async () => {
  await takesBackUntil(0)
  const email = 'withdraws@visitor.example'
  const purchase = await goToPay(ada, voucherForm({ email, email_confirmation: email }))
  const { uuid, billId } = purchase
  expect(await offerOf(uuid)).toBeNull()
  await press(purchase.link, 'paid')
  await until(async () => (await resultOf(uuid)).status === 'settled')
  const offer = await offerOf(uuid)
  expect(offer).toMatchObject({ kind: 'withdrawal', sent_to: email })
  const lines = offer!.lines.map(({ line }) => line)
  const answer = await returns(uuid, lines, 2550)
  expect(answer.status, answer.text).toBe(200)
  const { id } = vouchersOfBill(places.tenant.node.db, billId)[0]!
  await until(() => sides().every(({ node }) => voucherById(node.db, id)?.cancelled))
  await until(() => paymentsAtProvider(places, billId)[0]!.refunds.length === 1)
  expect(paymentsAtProvider(places, billId)[0]!.refunds).toMatchObject([{ cents: 2550 }])
  const confirmation = async () =>
    (await mailsTo(places, email)).find(({ subject }) => subject.includes('withdrawal'))
  await until(async () => (await confirmation()) !== undefined)
  const words = await (await confirmation())!.body()
  expect(words).toMatch(/You withdrew from the contract/)
  expect(words).toContain(String(new Date().getFullYear()))
  await places.agreed()
  await refuses(ada, sides(), 409, 'not_returnable', () => returns(uuid, lines, 2550))
})

test('of several vouchers one is withdrawn from; the one that was used stays and is told', async () => {
  const email = 'one-of-two@visitor.example'
  const items = [{ ...voucherForm().items[0]!, vouchers: 2 }]
  const purchase = await goToPay(
    ada,
    voucherForm({ items, amount: 2 * 2550, email, email_confirmation: email }),
  )
  const { uuid, billId } = purchase
  await press(purchase.link, 'paid')
  await until(async () => (await resultOf(uuid)).status === 'settled')
  await places.agreed()
  const { db } = places.tenant.node
  const [used, kept] = ordersOfBill(db, billId).map(({ voucherId }) => voucherId)
  await places.tenant.node.execute({ who: 'visitor', via: 'site' }, tx =>
    tx.append('exhibitor', 'turns.spent', {
      owner: 'relay',
      billId: 'elsewhere',
      cinemaId: 'cinema-1',
      turns: [{ voucherId: used!, turn: 1, version: 1, ticketId: 'ticket', coveredCents: 850 }],
    }),
  )
  const offer = (await offerOf(uuid))!
  expect(offer.lines.map(each => [each.together, each.used])).toEqual([
    [1, true],
    [2, false],
  ])
  await refuses(ada, sides(), 409, 'voucher_in_use', () => returns(uuid, [1, 2], 5100))
  expect((await returns(uuid, [2], 2550)).status).toBe(200)
  await until(() => sides().every(({ node }) => voucherById(node.db, kept!)?.cancelled))
  expect(voucherById(db, used!)!.cancelled).toBe(false)
  const { status, vouchers } = await resultOf(uuid)
  expect(status).toBe('partially_refunded')
  expect(vouchers.map(({ code, returned }) => [code === null, returned])).toEqual([
    [false, false],
    [true, true],
  ])
})
