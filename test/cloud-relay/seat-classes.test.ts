import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linesOf } from '#core/billing/line-store.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'
import { publishPlan } from '#core/planning/plan-commands.ts'
import { readPrices } from '#core/pricing/contract.ts'
import { checkout, scheduleData } from '#core/sales/public-contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { withClass } from '#core/seating/plan/edit.ts'
import { planOf } from '#core/seating/plan/plan.ts'
import { seatClass } from '#core/venue/seat-class.entity.ts'
import { expectAgreement } from '../world/agreement.ts'
import { basket, form, goToPay, press } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, managerAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { byHand, smallArrangement } from '../world/small-exhibitor.ts'

let places: Places
let ada: Client
let mia: Client
beforeAll(async () => {
  places = await openPlaces()
  ada = await visitorOf(places.relay.port)
  mia = await managerAt(places.relay.port)
  const classes = entryCalls(seatClass)
  const made = [
    await mia.call(classes.create, {
      params: { id: 'balcony' },
      body: {
        name: { en: 'Balcony', de: 'Balkon' },
        behaves: 'standard',
        color: 'teal',
        mark: 'corner',
        cents: 300,
        handlingCents: 50,
      },
    }),
    await mia.call(classes.create, {
      params: { id: 'premium' },
      body: { name: { en: 'Royal' }, color: 'violet', mark: 'ring' },
    }),
  ]
  for (const { status, text } of made) expect(status, text).toBe(200)
  const drawn = [
    [0, 2],
    [1, 0],
  ].reduce(
    (plan, [row, col]) => withClass(plan, [{ row: row!, col: col! }], 'standard', 'balcony'),
    planOf(smallArrangement),
  )
  await places.tenant.node.execute(byHand, tx =>
    publishPlan(tx, {
      drawn: { id: 'with-balcony', screenId: 'screen-1', ...drawn, seats: [...drawn.seats] },
      from: smallArrangement.id,
      since: laterToday,
    }),
  )
  await places.agreed()
})
afterAll(() => places.close())

const dataOf = async () => (await ada.call(scheduleData, { params: { id: laterToday }, query: {} })).body

test('a visitor is told what a class is called, its colour and mark, what it adds, and its handling', async () => {
  const { class_rate, schedule } = await dataOf()
  expect(class_rate).toEqual({
    premium: { name: 'Royal', ticket: 250, handling: 0, color: 'violet', mark: 'ring' },
    balcony: { name: 'Balcony', ticket: 300, handling: 50, color: 'teal', mark: 'corner' },
  })
  expect(schedule.arrangement.seats.find(({ id }) => id === 'B1')).toMatchObject({ classId: 'balcony' })
})

test('online a class’s supplement is in the ticket’s price and its handling a line of its own', async () => {
  const order = { ...form(['B1', 'B3']), amount: 2300 }
  const dear = await ada.call(checkout, { body: order })
  expect(dear.body).toMatchObject({ refusal: 'total_changed', details: { totalCents: 2350 } })
  const { billId, link } = await goToPay(ada, { ...order, bill_id: randomUUID(), amount: 2350 })
  await press(link, 'paid')
  const { db } = places.tenant.node
  await until(() => linesOf(db, billId).length === 3)
  expect(linesOf(db, billId).map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
    ['ticket', 1300],
    ['ticket', 1000],
    ['fee', 50],
  ])
  const [first] = linesOf(db, billId)
  expect(loadTicketFacts(places.tenant, first!, 'de')?.ticket.seatClassName).toBe('Balkon')
})

test('a register shows and sells the class with the line cut, without handling', async () => {
  await places.cutLine()
  const till = await employeeAt(places.box.port, 'mia')
  const { seatClasses } = (await till.call(readPrices)).body
  expect(seatClasses.map(({ id, color, mark }) => [id, color, mark])).toEqual([
    ['premium', 'violet', 'ring'],
    ['balcony', 'teal', 'corner'],
  ])
  const sold = await till.call(makeSale, { body: basket(['A3'], laterToday, { totalCents: 1300 }) })
  expect(sold.status, sold.text).toBe(200)
  await places.mendLine()
  await expectAgreement(places)
})
