import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelSchedule, moveSchedule } from '#core/planning/commands.ts'
import { scheduleById } from '#core/programme/store.ts'
import { billResult } from '#core/sales/public-contract.ts'
import { form, goToPay, press } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { byHand } from '../world/small-exhibitor.ts'

let places: Places
let ada: Client
let uuid: string
beforeAll(async () => {
  places = await openPlaces({ box: false })
  ada = await visitorOf(places.relay.port)
  const bought = await goToPay(ada, form(['B3']))
  uuid = bought.uuid
  await press(bought.link, 'paid')
  await until(async () => (await result()).status === 'settled')
})
afterAll(() => places.close())

const result = async () => (await ada.call(billResult, { params: { uuid } })).body.data

test('an order whose show was moved says when and where it is now, and what one can do', async () => {
  expect((await result()).message).toBe('')
  const { node } = places.tenant
  const { screenId, startMs } = scheduleById(node.db, laterToday)!
  const [day, time] = new Date(startMs + 20 * 60_000)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Luxembourg' })
    .split(' ')
  await node.execute(byHand, tx =>
    moveSchedule(tx, laterToday, { screenId, day: day!, time: time!.slice(0, 5) }),
  )
  await until(async () => (await result()).message !== '')
  const { message } = await result()
  expect(message).toContain(time!.slice(0, 5))
  expect(message).toContain('still valid')
  expect(message).toContain('on the page of your order, or at the box office')
})

test('once it is cancelled the order says that, and no longer where it was moved to', async () => {
  await places.tenant.node.execute(byHand, tx => cancelSchedule(tx, laterToday))
  expect((await result()).message).toBe('')
})
