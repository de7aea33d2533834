import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeToken } from '#core/api/token.ts'
import { readSession, signInByPassword, signInByPin, signOut } from '#core/people/contract.ts'
import { createSchedule } from '#core/planning/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { basket } from '../world/buying.ts'
import { openClient } from '../world/client.ts'
import { employeeAt, kioskAt, miasPassword, visitorOf } from '../world/people.ts'
import { nextYear, openPlaces, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})
beforeEach(() => places.agreed())
afterAll(() => places.close())

const sides = () => [places.box.tenant, places.tenant]

test('nobody sells without having signed in', async () => {
  const stranger = await visitorOf(places.box.port)
  await refuses(stranger, sides(), 401, 'not_signed_in', () =>
    stranger.call(makeSale, { body: basket(['A3']) }),
  )
})

test('an usher may not sell, and a cashier may not plan shows', async () => {
  const ugo = await employeeAt(places.box.port, 'ugo')
  const carl = await employeeAt(places.box.port, 'carl')
  await refuses(ugo, sides(), 403, 'not_allowed', () => ugo.call(makeSale, { body: basket(['A3']) }))
  const body = {
    id: 'show-of-carl',
    versionId: 'version-1',
    screenId: 'screen-1',
    day: nextYear,
    time: '20:00',
  }
  await refuses(carl, sides(), 403, 'not_allowed', () => carl.call(createSchedule, { body }))
})

test('whoever has signed out sells no more', async () => {
  const carl = await employeeAt(places.box.port, 'carl')
  expect((await carl.call(readSession)).body.session?.name).toBe('carl')
  const worthless = new Map(carl.cookies)
  await carl.call(signOut)
  for (const [name, value] of worthless) carl.cookies.set(name, value)
  expect((await carl.call(readSession)).body.session).toBeNull()
  await refuses(carl, sides(), 401, 'not_signed_in', () => carl.call(makeSale, { body: basket(['A3']) }))
})

test('a page without a token, with one of another browser, one too old or one made up is told to load again', async () => {
  const carl = await employeeAt(places.box.port, 'carl')
  const { secret } = places.box.tenant
  const own = carl.cookies.get('foyer_visitor')!
  const hours = (count: number) => Date.now() - count * 3_600_000
  const stale = [
    '',
    writeToken(secret, 'another-browser', hours(0)),
    writeToken(secret, own, hours(13)),
    'x.y',
    `${'a'.repeat(9)}.`,
  ]
  for (const token of stale) {
    carl.useToken(token)
    await refuses(carl, sides(), 419, 'token_stale', () => carl.call(makeSale, { body: basket(['A3']) }))
  }
  carl.useToken(writeToken(secret, own, hours(11)))
  expect((await carl.call(makeSale, { body: basket(['A3']) })).status).toBe(200)
})

test('a wrong PIN is refused, and after five the next one has to wait, even the right one', async () => {
  const guesser = await kioskAt(places.box.port)
  const guess = (pin: string) => guesser.call(signInByPin, { body: { employeeId: 'ugo', pin } })
  const tenant = [places.box.tenant]
  await refuses(guesser, tenant, 401, 'login_failed', () => guess('0000'))
  for (const pin of ['0001', '0002', '0003']) expect((await guess(pin)).status).toBe(401)
  const answer = await refuses(guesser, tenant, 429, 'login_throttled', () => guess('1234'))
  const seconds = Number(answer.body.details!['seconds'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(15)
  expect(answer.headers['retry-after']).toBe(String(seconds))
  expect(answer.body.message).toContain(String(seconds))
  expect((await guesser.call(readSession)).body.session).toBeNull()
})

test('a guesser at one name does not lock out a colleague', async () => {
  const colleague = await employeeAt(places.box.port, 'carl')
  expect((await colleague.call(readSession)).body.session?.name).toBe('carl')
})

test('a wrong password is refused like an unknown mail, and guessing is slowed down', async () => {
  const guesser = await visitorOf(places.relay.port)
  const guess = (email: string, password: string) =>
    guesser.call(signInByPassword, { body: { email, password } })
  const unknown = await guess('nobody@small.example', 'whatever')
  const answer = await refuses(guesser, [places.tenant], 401, 'login_failed', () =>
    guess(miasPassword.email, 'wrong'),
  )
  expect(unknown.text).toBe(answer.text)
  // The unknown mail was one of this address's five tries too.
  for (const password of ['a', 'b'])
    expect((await guess(miasPassword.email.toUpperCase(), password)).status).toBe(401)
  const { email, password } = miasPassword
  const throttled = await refuses(guesser, [places.tenant], 429, 'login_throttled', () =>
    guess(email, password),
  )
  expect(Number(throttled.headers['retry-after'])).toBeGreaterThan(0)
})

test('a form without a mail or a password names the missing field', async () => {
  const guest = await visitorOf(places.relay.port)
  const body = { email: 'mia', password: '' }
  const answer = await refuses(guest, [places.tenant], 422, 'invalid_input', () =>
    guest.call(signInByPassword, { body }),
  )
  expect(Object.keys(answer.body.errors!).sort()).toEqual(['email', 'password'])
  for (const sentences of Object.values(answer.body.errors!))
    expect(sentences).toEqual([expect.stringMatching(/ /)])
})

test('a session of the box is worth nothing at the relay, and the other way round', async () => {
  const atBox = await employeeAt(places.box.port, 'mia')
  const elsewhere = openClient(places.relay.port)
  for (const [name, value] of atBox.cookies) elsewhere.cookies.set(name, value)
  expect((await elsewhere.call(readSession)).body.session).toBeNull()
})

test('an employee who was deactivated is out at once, on both sides', async () => {
  const atBox = await employeeAt(places.box.port, 'mia')
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    tx.append('exhibitor', 'employee.changed', { id: 'mia', stamp: tx.stamp(), fields: { active: false } }),
  )
  await places.agreed()
  await refuses(atBox, sides(), 401, 'not_signed_in', () => atBox.call(makeSale, { body: basket(['A4']) }))
  const again = await kioskAt(places.box.port)
  again.cookies.set('foyer_device', atBox.cookies.get('foyer_device')!)
  const body = { employeeId: 'mia', pin: '1234' }
  await refuses(again, sides(), 401, 'login_failed', () => again.call(signInByPin, { body }))
})
