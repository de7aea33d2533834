import { afterAll, beforeAll, expect, test } from 'vitest'
import { billResult } from '#core/sales/public-contract.ts'
import { form, goToPay, press } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
let ada: Client
let uuid: string
beforeAll(async () => {
  places = await openPlaces()
  ada = await visitorOf(places.relay.port)
  const bought = await goToPay(ada, form(['B3', 'B4']))
  uuid = bought.uuid
  expect((await result()).tickets.map(({ pdf }) => pdf)).toEqual([null, null])
  await press(bought.link, 'paid')
  await until(async () => (await result()).status === 'settled')
})
afterAll(() => places.close())

const result = async () => (await ada.call(billResult, { params: { uuid } })).body.data
const pagesIn = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length

test('one ticket is sent on as a paper of its own, without the others and without the way to the order', async () => {
  const { tickets, download } = await result()
  expect(pagesIn((await ada.send('GET', download!)).text)).toBe(2)
  for (const { pdf } of tickets) {
    const answer = await ada.send('GET', pdf!)
    expect([answer.status, pagesIn(answer.text)]).toEqual([200, 1])
    expect(answer.text).not.toContain(uuid)
    expect(answer.headers['content-disposition']).not.toContain(uuid)
  }
  expect(tickets[0]!.pdf).not.toBe(tickets[1]!.pdf)
})

test('a line that has no ticket has no paper', async () => {
  for (const line of ['77', '0', '-1', 'x'])
    expect((await ada.send('GET', `/bill/${uuid}/tickets.pdf?line=${line}`)).status).toBeGreaterThanOrEqual(
      400,
    )
})
