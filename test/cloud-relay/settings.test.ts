import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { permissions, type Permission } from '#core/access/employee.ts'
import { readProgramme } from '#core/planning/contract.ts'
import { readSession, signInByPassword } from '#core/people/contract.ts'
import { hashSecret } from '#core/people/secrets.ts'
import { makeSale } from '#core/sales/contract.ts'
import { findBills } from '#core/sales/refunds/contract.ts'
import {
  beginSettings,
  changeSettings,
  readSettingPlaces,
  readSettings,
  sendTestMail,
} from '#core/venue/settings/contract.ts'
import { settings } from '#core/venue/settings/settings.entity.ts'
import { basket } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { mailsTo } from '../world/fake-services.ts'
import { employeeAt, managerAt, miasPassword, portalAt, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
let mia: Client
beforeAll(async () => {
  places = await openPlaces()
  const { node } = places.tenant
  const password = await hashSecret('a good password')
  const may: Record<string, readonly Permission[]> = { luc: permissions, dan: ['manage_devices'] }
  await node.execute({ who: 'node', via: 'test' }, tx => {
    changeEntry(tx, 'role', 'role-manager', { permissions: [...permissions] })
    for (const [id, allowed] of Object.entries(may)) {
      changeEntry(tx, 'role', `role-${id}`, {
        name: id,
        color: 'red',
        permissions: [...allowed],
        deleted: false,
      })
      changeEntry(tx, 'employee', id, {
        name: id,
        roleIds: [`role-${id}`],
        cinemaIds: ['cinema-1'],
        receivesManagementNotifications: false,
        active: true,
      })
      tx.append(
        'exhibitor',
        'credential.set',
        { employeeId: id, kind: 'password', stamp: tx.stamp() },
        { email: `${id}@small.example`, hash: password },
      )
    }
  })
  mia = await managerAt(places.relay.port)
  await places.agreed()
})
afterAll(() => places.close())

const say = (client: Client, data: object, place?: string) =>
  client.call(changeSettings, { body: { ...(place ? { place } : {}), data } as never })

async function said(...asked: Parameters<typeof say>): Promise<void> {
  const answer = await say(...asked)
  expect(answer.status, answer.text).toBe(200)
}

test('a changed setting holds at once on both sides, with its history, and is undone', async () => {
  const box = await visitorOf(places.box.port)
  const told = async () => (await box.call(readSettings, { query: {} })).body.data['signage_config']
  expect(await told()).toEqual({ on: true, display_seconds: 5, languages: ['en', 'de', 'fr', 'nl'] })
  expect((await say(mia, { 'signage_config.display_seconds': 8 })).status).toBe(200)
  expect((await say(mia, { 'signage_config.display_seconds': 12 }, 'cinema-cinema-1')).status).toBe(200)
  await places.agreed()
  expect(await told()).toMatchObject({ display_seconds: 12 })
  const calls = entryCalls(settings)
  const params = { id: 'cinema-cinema-1' }
  expect((await say(mia, { 'signage_config.display_seconds': null }, params.id)).status).toBe(200)
  const { edits } = (await mia.call(calls.history, { params, query: {} })).body
  expect(edits[0]).toMatchObject({ who: 'mia', changes: [{ from: 12, to: null, stands: true }] })
  const fields = ['signage_config.display_seconds']
  const undone = await mia.call(calls.undo, { params, body: { edit: edits[0]!.id, fields } })
  expect(undone.status, undone.text).toBe(200)
  await until(async () => ((await told()) as { display_seconds: number }).display_seconds === 12)
  const spoken = { 'signage_config.languages': ['fr', 'nl'] }
  expect((await say(mia, spoken, 'cinema-cinema-1')).status).toBe(200)
  await until(async () => JSON.stringify(await told()).includes('"languages":["fr","nl"]'))
})

test('the page is told what each place says itself, and by whom nothing was said yet', async () => {
  const { places: said } = (await mia.call(readSettingPlaces)).body
  expect(said.map(({ place, edited }) => [place, edited])).toEqual([
    ['exhibitor', true],
    ['cinema-cinema-1', true],
  ])
  // From the exhibitor's entry, which said it before it was a setting.
  expect(said[0]!.data).toMatchObject({ 'website_config.hold_seconds': 600 })
})

test('a value out of bounds, an unknown key and a place that is none are refused at their fields', async () => {
  const wrong = await say(mia, { 'website_config.hold_seconds': 5, nonsense: 1 })
  expect(wrong.body.refusal).toBe('invalid_input')
  expect(Object.keys(wrong.body.errors ?? {})).toEqual(['data.website_config.hold_seconds', 'data.nonsense'])
  expect((await say(mia, {}, 'cinema-nowhere')).body.refusal).toBe('record_unknown')
  const elsewhere = await say(mia, { 'website_config.hold_seconds': 90 }, 'cinema-cinema-1')
  expect(elsewhere.body.refusal).toBe('setting_elsewhere')
})

test('what holds for all cinemas is set by who works in all, at the relay, and each setting by who may', async () => {
  const luc = await portalAt(places.relay.port, 'luc')
  const dan = await portalAt(places.relay.port, 'dan')
  expect((await say(luc, { website_locale: 'fr' })).body.refusal).toBe('not_allowed')
  expect((await say(luc, { current_schedules_ahead: 3 }, 'cinema-cinema-1')).status).toBe(200)
  expect((await say(dan, { current_schedules_ahead: 4 }, 'cinema-cinema-1')).status).toBe(200)
  const atBox = await managerAt(places.box.port)
  expect((await say(atBox, { website_locale: 'fr' })).body.refusal).toBe('set_at_relay')
  expect((await say(atBox, { current_schedules_ahead: 5 }, 'cinema-cinema-1')).status).toBe(200)
  const ugo = await employeeAt(places.box.port, 'ugo')
  expect((await say(ugo, { current_schedules_ahead: 6 }, 'cinema-cinema-1')).body.refusal).toBe('not_allowed')
})

test('a device says few things itself, to whoever may change its cinema’s, and tells them its own page', async () => {
  const { node } = places.tenant
  await node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'device', 'door-9', {
      name: 'Door 9',
      cinemaId: 'cinema-1',
      type: 'scanner',
      status: 'active',
    }),
  )
  const place = 'device-cinema-1.door-9'
  await said(mia, { 'device_config.sounds': false, current_schedules_ahead: 1 }, place)
  expect((await say(mia, { 'website_config.hold_seconds': 90 }, place)).body.refusal).toBe(
    'setting_elsewhere',
  )
  expect((await say(mia, { 'device_config.sounds': false }, 'device-cinema-1.nobody')).body.refusal).toBe(
    'record_unknown',
  )
  const luc = await portalAt(places.relay.port, 'luc')
  expect((await say(luc, { 'device_config.sounds': true }, 'device-cinema-9.door-9')).status).not.toBe(200)
  await places.agreed()
  const box = await visitorOf(places.box.port)
  const told = async (device?: string) =>
    (await box.call(readSettings, { query: device ? { device } : {} })).body.data['device_config']
  expect(await told('door-9')).toEqual({ sounds: false })
  expect(await told()).toEqual({ sounds: true })
  const { places: seen } = (await mia.call(readSettingPlaces)).body
  expect(seen.find(each => each.place === place)).toMatchObject({ kind: 'device', name: 'Door 9' })
})

test('visitors are told from which day on the programme is not complete, while that day is ahead', async () => {
  const visitor = await visitorOf(places.relay.port)
  const told = async () =>
    (await visitor.call(readProgramme, { query: { channel: 'site' } })).body.exhibitor.partialFrom
  expect(await told()).toBeUndefined()
  await said(mia, { schedules_partial_from: '2999-02-01' })
  await until(async () => (await told()) === '2999-02-01')
  await said(mia, { schedules_partial_from: '2001-02-01' })
  await until(async () => (await told()) === undefined)
  expect((await say(mia, { schedules_partial_from: 'soon' })).body.refusal).toBe('invalid_input')
})

test('dates are written as the exhibitor says, in calls, on pages and at the box, until it says nothing more', async () => {
  const visitor = await visitorOf(places.relay.port)
  // A feed stays as it is for a minute, so each is read once.
  const feed = async (language: string) => (await visitor.send('GET', `/${language}/programme.html`)).text
  const told = async (port: number) =>
    (await (await visitorOf(port)).call(readProgramme, { query: { channel: 'pos' } })).body.exhibitor.dates
  expect(await told(places.box.port)).toBeUndefined()
  await said(mia, { datetime_locale: 'dots' })
  await until(async () => (await told(places.box.port)) === 'dots')
  expect(await told(places.relay.port)).toBe('dots')
  expect(await feed('de')).toMatch(/\w+ \d\d\.\d\d\./)
  await said(mia, { datetime_locale: null })
  await until(async () => (await told(places.box.port)) === undefined)
  expect(await feed('fr')).not.toMatch(/\w+ \d\d\.\d\d\./)
  expect((await say(mia, { datetime_locale: 'as ever' })).body.refusal).toBe('invalid_input')
})

test('a cinema that says nothing yet takes over what another place says, once', async () => {
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'cinema', 'cinema-2', { ...tx.catalogue.get('cinema', 'cinema-1')!, name: 'Other' }),
  )
  const body = { place: 'cinema-cinema-2', like: 'cinema-cinema-1', data: { current_schedules_prior: 2 } }
  const made = await mia.call(beginSettings, { body })
  expect(made.body.place.data).toMatchObject({
    'signage_config.display_seconds': 12,
    current_schedules_prior: 2,
  })
  expect((await mia.call(beginSettings, { body })).body.refusal).toBe('request_reused')
})

test('a search begins with as many characters as the settings say', async () => {
  await said(mia, { 'public_config.search_min_characters': 4 })
  const short = await mia.call(findBills, { query: { text: 'abc' } })
  expect(short.body.errors).toEqual({ text: ['Type at least 4 characters.'] })
  expect((await mia.call(findBills, { query: { text: 'abcd' } })).status).toBe(200)
})

test('where tickets are not sold at registers a new sale is refused, and one that was made is told again', async () => {
  const carl = await employeeAt(places.box.port, 'carl')
  const first = { ...basket(['A1']), id: randomUUID() }
  expect((await carl.call(makeSale, { body: first })).status).toBe(200)
  await said(mia, { 'public_config.features.tickets': ['site'] })
  await places.agreed()
  expect((await carl.call(makeSale, { body: basket(['A2']) })).body.refusal).toBe('not_offered')
  expect((await carl.call(makeSale, { body: first })).status).toBe(200)
  await said(mia, { 'public_config.features.tickets': ['pos'] })
  await places.agreed()
  const { body } = await mia.call(readProgramme, { query: {} })
  expect(body.exhibitor.features.tickets).toBe(false)
  expect(body.schedules.every(show => !show.purchasableOnline)).toBe(true)
  expect((await carl.call(makeSale, { body: basket(['A2']) })).status).toBe(200)
})

test('a secret is answered as set, by every call, and goes with the mail that tries it out', async () => {
  const about = 'mail_config.smtp_password'
  await said(mia, { [about]: 'geheim-0123' })
  const calls = entryCalls(settings)
  const params = { id: 'exhibitor' }
  const answers = [
    await mia.call(readSettingPlaces),
    await mia.call(calls.list),
    await mia.call(calls.read, { params }),
    await mia.call(calls.history, { params, query: {} }),
    await mia.call(readSettings, { query: {} }),
  ]
  for (const answer of answers) {
    expect(answer.status, answer.text).toBe(200)
    expect(answer.text).not.toContain('geheim')
    expect(answer.text).not.toContain(
      String(places.tenant.node.catalogue.get('settings', 'exhibitor')![about]),
    )
  }
  expect((answers[0]!.body as { places: object[] }).places[0]).toMatchObject({ data: { [about]: true } })
  const forged = await mia.call(calls.change, { params, body: { [about]: 'x' } as never })
  expect(forged.body.refusal).toBe('invalid_input')
  const atBox = await managerAt(places.box.port)
  expect((await say(atBox, { [about]: 'x' })).body.refusal).toBe('set_at_relay')
  const sent = await mia.call(sendTestMail)
  expect(sent.body).toEqual({ to: 'mia@small.example' })
  await until(async () => (await mailsTo(places, 'mia@small.example')).length === 1)
  await said(mia, { 'mail_config.smtp_host': 'localhost' })
  const failed = await mia.call(sendTestMail)
  expect([failed.status, failed.body.refusal]).toEqual([502, 'mail_failed'])
  await said(mia, { 'mail_config.smtp_host': null, [about]: null })
  expect((await mia.call(readSettingPlaces)).text).not.toContain(about)
})

test('while the portal is closed only who manages settings is let in, and they open it again', async () => {
  const ugo = await portalAt(places.relay.port, 'ugo')
  const isIn = async (client: Client) => (await client.call(readSession, {})).body.session !== null
  expect(await isIn(ugo)).toBe(true)
  await said(mia, { 'portal_config.open_to': 'managers' })
  expect([await isIn(ugo), await isIn(mia)]).toEqual([false, true])
  const visitor = await visitorOf(places.relay.port)
  const body = { email: 'ugo@small.example', password: miasPassword.password }
  const refused = await visitor.call(signInByPassword, { body })
  expect([refused.status, refused.body.refusal]).toEqual([403, 'portal_closed'])
  // Who manages settings gets in anew, so nobody is locked out for good.
  const again = await managerAt(places.relay.port)
  await said(again, { 'portal_config.open_to': null })
  expect(await isIn(await portalAt(places.relay.port, 'ugo'))).toBe(true)
})
