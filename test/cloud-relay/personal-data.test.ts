import type { Permission } from '#core/access/employee.ts'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  countPersonalData,
  erasePersonalData,
  exportPersonalData,
  readAgeing,
  setAgeing,
} from '#core/personal-data/contract.ts'
import { findBills } from '#core/sales/refunds/contract.ts'
import type { Runtime } from '#core/journal/identity.ts'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import { erase } from '#scripts/privacy/erase.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { form, goToPay, press, stateOf } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { quietLog } from '../world/clock.ts'
import { managerAt, portalAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { runScript } from '../world/program.ts'
import { byHand } from '../world/small-exhibitor.ts'

let places: Places
let mia: Client

beforeAll(async () => {
  places = await openPlaces()
  const permissions: Permission[] = ['sell', 'refund', 'manage_people', 'manage_settings', 'see_reports']
  await places.tenant.node.execute(byHand, tx => changeEntry(tx, 'role', 'role-manager', { permissions }))
  await places.agreed()
  mia = await managerAt(places.relay.port)
})
afterAll(() => places.close())

async function bought(seat: string, name: string, email: string) {
  const basket = { ...form([seat]), name, email, email_confirmation: email }
  const { link } = await goToPay(await visitorOf(places.relay.port), basket)
  await press(link, 'paid')
  await until(() => stateOf(places.tenant, laterToday, seat) === 'sold')
}

test('a manager counts, hands out and erases what is kept about a buyer, and the till no longer finds the name', async () => {
  await bought('B1', 'Wanda Weg', 'wanda@weg.example')
  const body = { about: 'Wanda@weg.example' }
  expect((await mia.call(countPersonalData, { body })).body).toEqual({
    purchases: 1,
    upcoming: 1,
    messages: 0,
    clients: 0,
    invoices: 0,
    subscriptions: 0,
    waiting: 0,
    gifts: 0,
    vouchers: 0,
    reservations: 0,
  })
  const told = await mia.call(exportPersonalData, { body })
  expect(told.body.purchases[0]).toMatchObject({ name: 'Wanda Weg', email: 'wanda@weg.example' })
  await places.agreed()
  const office = await managerAt(places.box.port)
  const found = async (client: Client) =>
    (await client.call(findBills, { query: { text: 'wanda' } })).body.bills.length
  expect([await found(mia), await found(office)]).toEqual([1, 1])
  expect((await mia.call(erasePersonalData, { body })).status).toBe(200)
  await places.agreed()
  expect([await found(mia), await found(office)]).toEqual([0, 0])
  expect((await mia.call(countPersonalData, { body })).status).toBe(404)
  expect(stateOf(places.tenant, laterToday, 'B1')).toBe('sold')
})

test('whoever may not manage people neither reads nor erases anybody', async () => {
  await bought('B2', 'Xaver Bleibt', 'xaver@bleibt.example')
  const carl = await portalAt(places.relay.port, 'carl')
  const stranger = await visitorOf(places.relay.port)
  const body = { about: 'xaver@bleibt.example' }
  for (const call of [countPersonalData, exportPersonalData, erasePersonalData]) {
    expect((await carl.call(call, { body })).status).toBe(403)
    expect((await stranger.call(call, { body })).status).toBe(401)
  }
  expect((await mia.call(countPersonalData, { body })).status).toBe(200)
})

test('names are kept for thirteen months unless the exhibitor says otherwise, within bounds', async () => {
  expect((await mia.call(readAgeing)).body).toEqual({ months: 13, before: null })
  expect((await mia.call(setAgeing, { body: { months: 6 } })).body.months).toBe(6)
  expect((await mia.call(setAgeing, { body: { months: 0 } })).status).toBe(422)
  expect((await mia.call(readAgeing)).body.months).toBe(6)
})

test('a manager of one cinema sets nothing for all of them', async () => {
  await places.tenant.node.execute(byHand, tx =>
    changeEntry(tx, 'employee', 'mia', { cinemaIds: ['cinema-1'] }),
  )
  const here = await managerAt(places.relay.port)
  expect((await here.call(setAgeing, { body: { months: 7 } })).status).toBe(403)
  await places.tenant.node.execute(byHand, tx => changeEntry(tx, 'employee', 'mia', { cinemaIds: [] }))
})

test('at a stopped relay an engineer counts first and erases with --yes', async () => {
  await bought('B4', 'Yara Still', 'yara@still.example')
  await places.relay.close()
  // The half minute a relay waits for its boxes at a start passes at once.
  const usual = systemRuntime(quietLog().log)
  const runtime: Runtime = { ...usual, sleep: (ms, ended) => usual.sleep(ms / 1000, ended) }
  const erasing = async (...words: string[]) => {
    const said: string[] = []
    const listen = (line: string) => void said.push(line)
    return { status: await erase(words, listen, listen, runtime), said: said.join('\n') }
  }
  const about = ['--database', join(places.data, 'relay/tenant/relay.db'), '--about', 'yara@still.example']
  expect(await erasing()).toMatchObject({ status: 2, said: expect.stringContaining('--about') })
  expect(await runScript('firmware-scripts/privacy/erase.ts', ...about)).toMatchObject({
    status: 0,
    said: expect.stringContaining('Found: 1 purchases'),
  })
  expect(await erasing(...about, '--yes')).toMatchObject({
    status: 0,
    said: expect.stringContaining('Erased: 1'),
  })
  expect(await erasing(...about)).toMatchObject({ status: 1 })
})
