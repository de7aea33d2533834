import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { billResult } from '#core/sales/public-contract.ts'
import { exchangeByBuyer, readBuyerExchange } from '#core/sales/refunds/buyer/exchange-contract.ts'
import { autoHold, putHold } from '#core/seating/contract.ts'
import { form, goToPay, press, shortCodesOf, stateOf } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { mailsTo, paymentsAtProvider } from '../world/fake-services.ts'
import { visitorOf } from '../world/people.ts'
import { laterToday, nextYear, openPlaces, until, type Places } from '../world/places.ts'
import { byHand } from '../world/small-exhibitor.ts'

let places: Places
let ada: Client
/** Another show of the same film, in an hour at which the first one is over. */
const other = 'show-tomorrow'

beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  ada = await visitorOf(places.relay.port)
  await places.tenant.node.execute(byHand, tx => {
    const day = new Date(tx.nowMs + 2 * 86_400_000).toISOString().slice(0, 10)
    createSchedule(tx, { id: other, versionId: 'version-1', screenId: 'screen-1', day, time: '20:00' })
    createSchedule(tx, {
      id: 'next-year',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: nextYear,
      time: '20:00',
    })
    // Its plan was set aside with another history: it is offered to nobody, and keeps the others from nobody.
    createSchedule(tx, { id: 'lost', versionId: 'version-1', screenId: 'screen-1', day, time: '15:00' })
    const fields = { arrangementId: 'nowhere' }
    tx.append('cinema:cinema-1', 'schedule.changed', { id: 'lost', stamp: tx.stamp(), fields })
  })
  await exchangesUntil(2)
}, 120_000)
beforeEach(() => places.agreed())
afterAll(() => places.close())

const resultOf = async (uuid: string) => (await ada.call(billResult, { params: { uuid } })).body.data
const offerOf = async (uuid: string) => (await ada.call(readBuyerExchange, { params: { uuid } })).body.data

/** The show of these tests begins in three hours. */
async function exchangesUntil(hours: number): Promise<void> {
  await places.tenant.node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'cinema-cinema-1', { 'refunds.exchange_hours_before': hours } as never),
  )
}

async function bought(seats: string[], email = 'ada@visitor.example') {
  const purchase = await goToPay(ada, form(seats, laterToday, { email, email_confirmation: email }))
  await press(purchase.link, 'paid')
  await until(async () => (await resultOf(purchase.uuid)).status === 'settled')
  await places.agreed()
  return purchase
}

type Wish = {
  lines: number[]
  seats: string[]
  basket: string
  difference?: number
  id?: string
  show?: string
}
const exchanges = (uuid: string, { difference = 0, id = randomUUID(), show = other, ...rest }: Wish) =>
  ada.call(exchangeByBuyer, { params: { uuid }, body: { id, schedule_id: show, difference, ...rest } })

async function held(seats: string[], show = other): Promise<string> {
  const basket = randomUUID()
  const hold = await ada.call(putHold, { params: { id: basket }, body: { scheduleId: show, seats } })
  expect(hold.status, hold.text).toBe(200)
  return basket
}

test('a buyer exchanges both tickets for another show: the old seats are free, the old codes end, new ones are mailed', async () => {
  const email = 'exchanges@visitor.example'
  const { uuid, billId } = await bought(['B1', 'B2'], email)
  const offer = await offerOf(uuid)
  expect(offer!.lines.map(({ line, seat }) => [line, seat])).toEqual([
    [1, 'B1'],
    [2, 'B2'],
  ])
  expect(offer!.shows.map(({ id }) => id)).toEqual([other])
  const before = shortCodesOf(places.tenant, billId)
  const basket = randomUUID()
  const hold = await ada.call(autoHold, { params: { id: basket }, body: { scheduleId: other, count: 2 } })
  const { seats } = hold.body
  const id = randomUUID()
  const answer = await exchanges(uuid, { lines: [1, 2], seats, basket, id })
  expect(answer.status, answer.text).toBe(200)
  // Sent again after a lost answer it is the same exchange.
  expect((await exchanges(uuid, { lines: [1, 2], seats, basket, id })).status).toBe(200)
  for (const side of [places.tenant, places.box.tenant]) {
    await until(() => seats.every(seat => stateOf(side, other, seat) === 'sold'))
    expect(['B1', 'B2'].map(seat => stateOf(side, laterToday, seat))).toEqual(['free', 'free'])
  }
  const { tickets } = await resultOf(uuid)
  expect(tickets.map(({ seat }) => seat)).toEqual(seats)
  expect(before.some(code => tickets.some(ticket => JSON.stringify(ticket).includes(code)))).toBe(false)
  const told = async () =>
    (await mailsTo(places, email)).find(({ subject }) => subject.includes('new tickets'))
  await until(async () => (await told()) !== undefined)
  expect(paymentsAtProvider(places, billId)[0]!.refunds).toEqual([])
})

test('what the new seats cost less goes back, and what they cost more is named, before anything is exchanged', async () => {
  const { uuid, billId } = await bought(['C1', 'C2'])
  const basket = await held(['D5', 'D6'])
  const guess = await exchanges(uuid, { lines: [1, 2], seats: ['D5', 'D6'], basket })
  expect(guess.body).toMatchObject({ refusal: 'total_changed', details: { totalCents: -500 } })
  expect(stateOf(places.tenant, laterToday, 'C1')).toBe('sold')
  const yes = await exchanges(uuid, { lines: [1, 2], seats: ['D5', 'D6'], basket, difference: -500 })
  expect(yes.status, yes.text).toBe(200)
  await until(() => paymentsAtProvider(places, billId)[0]!.refunds.length === 1)
  expect(paymentsAtProvider(places, billId)[0]!.refunds).toMatchObject([{ cents: 500 }])

  const cheap = await bought(['B3'])
  const dear = await held(['C5'])
  const more = { lines: [1], seats: ['C5'], basket: dear }
  expect((await exchanges(cheap.uuid, more)).body).toMatchObject({ details: { totalCents: 250 } })
  expect(stateOf(places.tenant, laterToday, 'B3')).toBe('sold')
})

test('nobody exchanges what is not theirs, for a show that is not offered, after the deadline, or with the line cut', async () => {
  const { uuid } = await bought(['B5'])
  const basket = await held(['B1'])
  const wish = { lines: [1], seats: ['B1'], basket }
  expect((await exchanges(uuid, { ...wish, lines: [2] })).body).toMatchObject({ refusal: 'not_exchangeable' })
  expect((await exchanges(uuid, { ...wish, show: laterToday })).body).toMatchObject({
    refusal: 'not_exchangeable',
  })
  expect((await exchanges(randomUUID(), wish)).body).toMatchObject({ refusal: 'bill_unknown' })
  // Seats that somebody else's basket holds.
  const stranger = await visitorOf(places.relay.port)
  const theirs = randomUUID()
  await stranger.call(putHold, { params: { id: theirs }, body: { scheduleId: other, seats: ['B6'] } })
  expect((await exchanges(uuid, { lines: [1], seats: ['B6'], basket: theirs })).body).toMatchObject({
    refusal: 'seat_taken',
  })
  await exchangesUntil(4)
  expect(await offerOf(uuid)).toBeNull()
  expect((await exchanges(uuid, wish)).body).toMatchObject({ refusal: 'not_exchangeable' })
  await exchangesUntil(0)
  expect(await offerOf(uuid)).toBeNull()
  expect(stateOf(places.tenant, laterToday, 'B5')).toBe('sold')
})

test('the tickets of one order are exchanged five times without staff, and then no more', async () => {
  await exchangesUntil(2)
  const { uuid, billId } = await bought(['D5'])
  await places.tenant.node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'cinema-cinema-1', { 'refunds.exchange_films': 'any' } as never),
  )
  for (let nth = 0; nth < 5; nth++) {
    const [line] = (await offerOf(uuid))!.lines
    const show = nth % 2 ? laterToday : other
    const seat = nth % 2 ? 'D5' : 'B3'
    const basket = await held([seat], show)
    const answer = await exchanges(uuid, { lines: [line!.line], seats: [seat], basket, show })
    expect(answer.status, answer.text).toBe(200)
  }
  expect(await offerOf(uuid)).toBeNull()
  expect(stateOf(places.tenant, other, 'B3')).toBe('sold')
  expect(stateOf(places.tenant, laterToday, 'D5')).toBe('free')
  expect(shortCodesOf(places.tenant, billId)).toHaveLength(1)
})
