import { scheduleById } from '#core/programme/store.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { admitTicket } from '#core/admission/contract.ts'
import { cancelSchedule } from '#core/planning/contract.ts'
import { readBills } from '#core/sales/bill-list-contract.ts'
import { makeSale, printBill } from '#core/sales/contract.ts'
import {
  declineRefund,
  exchange,
  findBills,
  readBill,
  readDueRefunds,
  refund,
} from '#core/sales/refunds/contract.ts'
import { orderShowRefunds, readShowRefunds } from '#core/sales/refunds/show-contract.ts'
import { billResult } from '#core/sales/public-contract.ts'
import { paymentsNow } from '#core/billing/payment-store.ts'
import { billById } from '#core/billing/store.ts'
import { basket, codesOf, form, goToPay, press, showStartingSoon, stateOf } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { mailsTo, paymentsAtProvider } from '../world/fake-services.ts'
import { employeeAt, managerAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
let till: Client
let portal: Client
let soon: string
beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  till = await employeeAt(places.box.port, 'mia')
  portal = await managerAt(places.relay.port)
  soon = await planned('show-soon', 2)
})
beforeEach(() => places.agreed())
afterAll(() => places.close())

const sides = () => [places.box.tenant, places.tenant]
async function planned(show: string, minutes: number): Promise<string> {
  await showStartingSoon(places.tenant, show, minutes)
  await until(() => Boolean(scheduleById(places.box.tenant.node.db, show)))
  return show
}
const id = () => crypto.randomUUID()
const back = (
  client: Client,
  billId: string,
  cents: number,
  lines: number[] | null = null,
  refundId: string = id(),
) =>
  client.call(refund, {
    params: { id: billId },
    body: {
      id: refundId,
      lines: lines && lines.map(line => ({ line, quantity: 1 })),
      reason: 'guest',
      cents,
    },
  })

async function sold(seats: string[], scheduleId = laterToday, more = {}) {
  const answer = await till.call(makeSale, { body: basket(seats, scheduleId, more) })
  expect(answer.status, answer.text).toBe(200)
  await places.agreed()
  return answer.body.bill
}

async function bought(seats: string[], email: string, scheduleId = laterToday) {
  const visitor = await visitorOf(places.relay.port)
  const { uuid, billId, link } = await goToPay(
    visitor,
    form(seats, scheduleId, { email, email_confirmation: email }),
  )
  await press(link, 'paid')
  await until(() => billById(places.tenant.node.db, billId)?.status === 'settled')
  await places.agreed()
  return { uuid, billId }
}

const now = async (client: Client, billId: string) =>
  (await client.call(readBill, { params: { id: billId } })).body
const papers = () =>
  places.box.tenant.node.db.prepare('SELECT count(*) FROM print_orders').pluck().get() as number
const scan = async (code: string, scheduleId: string) => {
  const ugo = await employeeAt(places.box.port, 'ugo', 'scanner 1')
  return ugo.call(admitTicket, { body: { id: id(), code, scheduleId } })
}

test('a ticket goes back in cash at the till, with one slip, and its seat is free for the website as well', async () => {
  const bill = await sold(['A3', 'A4'])
  const before = papers()
  const refundId = id()
  const [answer] = await Promise.all([
    back(till, bill.id, 1000, [1], refundId),
    back(till, bill.id, 1000, [1], refundId),
  ])
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body).toMatchObject({ outcome: 'refunded', bill: { bill: { status: 'partially_refunded' } } })
  expect((await back(till, bill.id, 1000, [1], refundId)).body.printJobs).toEqual([])
  expect(papers()).toBe(before + 1)
  await places.agreed()
  expect(stateOf(places.tenant, laterToday, 'A3')).toBe('free')
  await bought(['A3'], 'again@visitor.example')
})

test('who may not refund is refused, and so is a sum nobody saw, an unknown bill and one that is not paid', async () => {
  const carl = await employeeAt(places.box.port, 'carl')
  const bill = await sold(['A5'])
  await refuses(carl, sides(), 403, 'not_allowed', () => back(carl, bill.id, 1000))
  const wrong = await refuses(till, sides(), 409, 'total_changed', () => back(till, bill.id, 900))
  expect(wrong.body.details).toEqual({ totalCents: 1000 })
  await refuses(till, sides(), 404, 'bill_unknown', () => back(till, 'nobody', 1000))
  await refuses(till, sides(), 404, 'bill_unknown', () => till.call(readBill, { params: { id: 'nobody' } }))
  const visitor = await visitorOf(places.relay.port)
  const unpaid = await goToPay(visitor, form(['B1']))
  await places.agreed()
  await refuses(portal, sides(), 409, 'bill_not_paid', () => back(portal, unpaid.billId, 1000))
})

test('a used ticket needs a manager, and a ticket that was taken back opens no door', async () => {
  const bill = await sold(['A3', 'A4'], soon)
  const [used, unused] = codesOf(places.box.tenant, bill.id) as [string, string]
  expect((await scan(used, soon)).status).toBe(200)
  await places.agreed()
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx => {
    const role = tx.catalogue.get('role', 'role-cashier')!
    const permissions = [...role.permissions, 'refund'] as never
    tx.append('exhibitor', 'role.changed', { id: 'role-cashier', stamp: tx.stamp(), fields: { permissions } })
  })
  await places.agreed()
  const carl = await employeeAt(places.box.port, 'carl')
  const needs = await refuses(carl, sides(), 403, 'refund_needs_manager', () => back(carl, bill.id, 2000))
  expect(needs.body.message).toContain('A 3')
  expect((await back(carl, bill.id, 1000, [2])).status).toBe(200)
  await places.agreed()
  const ugo = await employeeAt(places.box.port, 'ugo', 'scanner 1')
  const enter = (code: string) => ugo.call(admitTicket, { body: { id: id(), code, scheduleId: soon } })
  await refuses(ugo, sides(), 409, 'ticket_refunded', () => enter(unused))
  expect((await back(till, bill.id, 1000)).status).toBe(200)
  await places.agreed()
  await refuses(till, sides(), 409, 'nothing_to_refund', () => back(till, bill.id, 0))
})

test('tickets are exchanged at the till for seats the website owned, the difference is paid, and only the new ones go in', async () => {
  const bill = await sold(['D1', 'D2'], soon)
  const [old] = codesOf(places.box.tenant, bill.id) as [string]
  const swap = (differenceCents: number, exchangeId = id(), lines = [1]) =>
    till.call(exchange, {
      params: { id: bill.id },
      body: {
        id: exchangeId,
        holdId: null,
        lines,
        tickets: [{ scheduleId: soon, seatId: 'C1', priceRateId: 'normal' }],
        differenceCents,
        payments: [{ methodId: 'cash', tenderedCents: 500 }],
      },
    })
  await swap(0)
  await places.agreed()
  await refuses(till, sides(), 409, 'total_changed', () => swap(0))
  const exchangeId = id()
  const answer = await swap(250, exchangeId)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body).toMatchObject({ changeCents: 250, bill: { bill: { totalCents: 2250 } } })
  expect(answer.body.printJobs).toHaveLength(1)
  expect((await swap(250, exchangeId)).body.printJobs).toEqual([])
  await places.agreed()
  expect([stateOf(places.tenant, soon, 'D1'), stateOf(places.tenant, soon, 'C1')]).toEqual(['free', 'sold'])
  const ugo = await employeeAt(places.box.port, 'ugo', 'scanner 1')
  const enter = () => ugo.call(admitTicket, { body: { id: id(), code: old, scheduleId: soon } })
  await refuses(ugo, sides(), 409, 'ticket_exchanged', enter)
  const fresh = answer.body.bill.lines.find(line => line.seatId === 'C1')!
  expect((await scan(fresh.ticketId!, soon)).status).toBe(200)
  const again = await till.call(printBill, { params: { id: bill.id } })
  expect(again.status).toBe(200)
})

test('a supplement that guests need not pay stays off at an exchange, and no other is taken off', async () => {
  const { id: _, ...usual } = places.tenant.node.catalogue.get('price_rate', 'normal')!
  const glasses = {
    ...usual,
    kind: 'surcharge',
    name: { en: 'Glasses' },
    cents: 150,
    waivable: true,
  } as const
  await places.tenant.node.execute({ who: 'employee:mia', via: 'portal' }, tx =>
    changeEntry(tx, 'price_rate', 'glasses', glasses),
  )
  await places.agreed()
  const waives = ['glasses']
  const bill = await sold(['A3'], soon, {
    tickets: [{ scheduleId: soon, seatId: 'A3', priceRateId: 'normal', waives }],
  })
  const swap = (ids: string[], differenceCents = 0) =>
    till.call(exchange, {
      params: { id: bill.id },
      body: {
        id: id(),
        holdId: null,
        lines: [1],
        tickets: [{ scheduleId: soon, seatId: 'A4', priceRateId: 'normal', waives: ids }],
        differenceCents,
        payments: [],
      },
    })
  await refuses(till, sides(), 409, 'supplement_not_waived', () => swap(['normal']))
  await refuses(till, sides(), 409, 'total_changed', () => swap([]))
  const answer = await swap(waives)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.bill.lines.at(-1)).toMatchObject({ seatId: 'A4', totalCents: 1000, waived: waives })
  await places.tenant.node.execute({ who: 'employee:mia', via: 'portal' }, tx =>
    changeEntry(tx, 'price_rate', 'glasses', { ...glasses, deleted: true }),
  )
  await places.agreed()
})

test('a bill paid online and asked for at the till goes back over the provider, the buyer gets a mail, and the till sees it', async () => {
  const email = 'asked@visitor.example'
  const { uuid, billId } = await bought(['B2', 'B3'], email)
  const here = await now(till, billId)
  expect(here).toMatchObject({ here: false, owner: 'relay', buyer: { name: 'Ada' } })
  const answer = await back(till, billId, 1000, [1])
  expect(answer.body.outcome).toBe('asked')
  await until(async () => (await now(till, billId)).asks[0]?.outcome === 'refunded')
  await until(() => paymentsAtProvider(places, billId)[0]?.refundedCents === 1000)
  await until(async () => (await mailsTo(places, email)).length === 2)
  const [mail] = await mailsTo(places, email)
  expect(mail!.subject).toBe('€10.00 is refunded')
  expect(await mail!.body()).toContain('Your other tickets are still valid')
  const visitor = await visitorOf(places.relay.port)
  const result = (await visitor.call(billResult, { params: { uuid } })).body.data
  expect(result).toMatchObject({ status: 'partially_refunded', tickets: [{ seat: 'B3' }] })
  expect((await visitor.send('GET', result.download!)).status).toBe(200)
  const elsewhere = {
    id: id(),
    holdId: null,
    lines: [2],
    tickets: [{ scheduleId: laterToday, seatId: 'A6', priceRateId: 'normal' }],
    differenceCents: 0,
    payments: [],
  }
  await places.agreed()
  await refuses(till, sides(), 409, 'bill_elsewhere', () =>
    till.call(exchange, { params: { id: billId }, body: elsewhere }),
  )
})

test('a bill of the till asked for in the portal waits at the till, is paid out or declined, and the portal sees which', async () => {
  const bill = await sold(['D1', 'D2'])
  expect((await back(portal, bill.id, 1000, [1])).body.outcome).toBe('asked')
  await places.agreed()
  await refuses(portal, sides(), 409, 'refund_asked', () => back(portal, bill.id, 1000, [2]))
  const { due } = (await till.call(readDueRefunds)).body
  const mine = due.find(each => each.billId === bill.id)!
  expect(mine).toMatchObject({ why: 'asked', askedBy: 'mia', cents: 1000, lines: [{ line: 1, quantity: 1 }] })
  await refuses(portal, sides(), 409, 'bill_elsewhere', () =>
    portal.call(declineRefund, { params: { id: mine.requestId! } }),
  )
  const paidOut = await back(till, bill.id, 1000, [1], mine.requestId!)
  expect(paidOut.status, paidOut.text).toBe(200)
  await places.agreed()
  expect((await now(portal, bill.id)).asks).toMatchObject([{ outcome: 'refunded' }])
  await refuses(till, sides(), 409, 'refund_answered', () =>
    till.call(declineRefund, { params: { id: mine.requestId! } }),
  )
  await refuses(till, sides(), 404, 'refund_request_unknown', () =>
    till.call(declineRefund, { params: { id: 'nobody' } }),
  )
  await back(portal, bill.id, 1000, [2])
  await places.agreed()
  const next = (await till.call(readDueRefunds)).body.due.find(each => each.billId === bill.id)!
  expect((await till.call(declineRefund, { params: { id: next.requestId! } })).status).toBe(200)
  await places.agreed()
  expect((await now(portal, bill.id)).asks[1]).toMatchObject({ outcome: 'refused', why: null })
})

test('cancelling a show with refunds pays online tickets back by itself and lists those of the till, also with the line cut', async () => {
  const email = 'cancelled@visitor.example'
  const show = await planned('show-off', 360)
  const atTill = await sold(['A3'], show)
  const { billId: online } = await bought(['B1', 'B2'], email, show)
  const order = (client: Client) => client.call(orderShowRefunds, { params: { id: show } })
  await refuses(portal, sides(), 409, 'show_not_cancelled', () => order(portal))
  await places.cutLine()
  const manager = await managerAt(places.box.port)
  const cancelled = await manager.call(cancelSchedule, {
    params: { id: show },
    body: { keyword: 'CANCEL', refund: true },
  })
  expect(cancelled.status, cancelled.text).toBe(200)
  await places.mendLine()
  portal = await managerAt(places.relay.port)
  await until(() => billById(places.tenant.node.db, online)?.status === 'refunded')
  expect(paymentsAtProvider(places, online)).toMatchObject([{ refundedCents: 2000 }])
  expect(paymentsNow(places.tenant.node.db, online)).toMatchObject([{ heldCents: 0 }])
  await until(async () => (await mailsTo(places, email)).length === 2)
  expect(await (await mailsTo(places, email))[0]!.body()).toContain('was cancelled')
  await places.agreed()
  const { due } = (await till.call(readDueRefunds)).body
  expect(due.find(each => each.billId === atTill.id)).toMatchObject({ why: 'cancelled', cents: 1000 })
  expect((await portal.call(readShowRefunds, { params: { id: show } })).body).toMatchObject({
    orderedAt: expect.stringMatching(/T/),
    relay: { toRefund: { bills: 0 }, refunded: { bills: 1, tickets: 2, cents: 2000 } },
    box: { toRefund: { bills: 1, tickets: 1, cents: 1000 } },
  })
  await back(till, atTill.id, 1000)
  await places.agreed()
  const after = (await portal.call(readShowRefunds, { params: { id: show } })).body
  expect(after.box.toRefund.bills).toBe(0)
})

test('cancelled without refunds, nothing goes back until a manager confirms it', async () => {
  const show = await planned('show-off-too', 540)
  const { billId: online } = await bought(['C1'], 'waits@visitor.example', show)
  await portal.call(cancelSchedule, { params: { id: show }, body: { keyword: 'CANCEL' } })
  expect(billById(places.tenant.node.db, online)?.status).toBe('settled')
  const read = await portal.call(orderShowRefunds, { params: { id: show } })
  expect(read.status, read.text).toBe(200)
  await until(() => billById(places.tenant.node.db, online)?.status === 'refunded')
})

test('a bill is found by its number, by the code on a ticket, scanned or typed, and by the buyer’s name', async () => {
  const bill = await sold(['D5'])
  const { billId: online } = await bought(['C3'], 'findme@visitor.example')
  const [code] = codesOf(places.box.tenant, bill.id) as [string]
  const found = async (text: string) =>
    (await till.call(findBills, { query: { text } })).body.bills.map(each => each.id)
  expect(await found(bill.number!)).toEqual([bill.id])
  // People ask for a film and a time, so every answer about bills names their shows.
  const { shows } = (await till.call(findBills, { query: { text: bill.number! } })).body
  expect(shows).toEqual([
    {
      scheduleId: bill.lines[0]!.scheduleId,
      movieTitle: expect.any(String),
      start: expect.stringMatching(/^20/),
    },
  ])
  expect((await till.call(readBills, { query: {} })).body.shows).toContainEqual(shows[0])
  expect((await till.call(readBill, { params: { id: bill.id } })).body.shows).toEqual(shows)
  expect(await found(bill.number!.toLowerCase())).toEqual([bill.id])
  expect(await found(String(Number(bill.number!.slice(2))))).toContain(bill.id)
  expect(await found(code)).toEqual([bill.id])
  const short = bill.lines[0]!.ticketId!
  expect(await found(`${short.slice(0, 5).toUpperCase()} ${short.slice(5)}`)).toEqual([bill.id])
  expect(await found('FINDME@')).toEqual([online])
  expect(await found('nobody here')).toEqual([])
  expect(await found('%%%')).toEqual([])
})
