import { afterAll, beforeAll, expect, test } from 'vitest'
import { derivations } from '#core/people/derivation.ts'
import { readKioskEmployees, readSession, signInByPassword, signInByPin } from '#core/people/contract.ts'
import { checkout } from '#core/sales/public-contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { basket, form } from '../world/buying.ts'
import { openClient, type Client } from '../world/client.ts'
import { listenAt } from '../world/listener.ts'
import { employeeAt, kioskAt, miasPassword, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
let register: Client
beforeAll(async () => {
  places = await openPlaces()
  register = await employeeAt(places.box.port, 'carl')
})
afterAll(() => places.close())

const pin = (employeeId: string, digits: string) => ({ employeeId, pin: digits })

test('the website takes no PIN and tells no names of employees', async () => {
  const visitor = await visitorOf(places.relay.port)
  const names = await visitor.call(readKioskEmployees)
  expect(names.status, names.text).toBe(404)
  await refuses(visitor, [places.tenant], 404, 'not_found', () =>
    visitor.call(signInByPin, { body: pin('mia', '1234') }),
  )
})

test('who signs in at many browsers has no more tries at a colleague than at one', async () => {
  const answers = []
  for (let browsers = 0; browsers < 4; browsers++) {
    const browser = await kioskAt(places.box.port)
    expect((await browser.call(signInByPin, { body: pin('ugo', '1234') })).status).toBe(200)
    for (let count = 0; count < 4; count++)
      answers.push((await browser.call(signInByPin, { body: pin('mia', '9999') })).body.refusal)
  }
  expect(answers.filter(answer => answer === 'login_failed')).toHaveLength(5)
})

test('of two hundred guesses at once five are looked at, whatever address each says it comes from', async () => {
  const guesser = await kioskAt(places.box.port)
  const before = derivations().made
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, count) =>
      guesser.send('POST', '/api/session/pin', pin('mia', count === 150 ? '1234' : '9999'), {
        'x-forwarded-for': `192.168.7.${count}`,
      }),
    ),
  )
  expect(answers.filter(answer => answer.status === 401)).toHaveLength(5)
  expect(answers.filter(answer => answer.body.refusal === 'login_throttled')).toHaveLength(195)
  expect(derivations().made - before).toBe(5)
})

test('while a guesser is locked out, the register somebody has signed in at before lets its people in', async () => {
  const stranger = await kioskAt(places.box.port)
  await refuses(stranger, [places.box.tenant], 429, 'login_throttled', () =>
    stranger.call(signInByPin, { body: pin('mia', '1234') }),
  )
  const answer = await register.call(signInByPin, { body: pin('mia', '1234') })
  expect(answer.status, answer.text).toBe(200)
  expect((await register.call(signInByPin, { body: pin('carl', '1234') })).status).toBe(200)
})

test('at a known register guesses are counted too, and a made-up register is none', async () => {
  const known = await employeeAt(places.box.port, 'ugo')
  const guesses = async (client: Client) => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => client.call(signInByPin, { body: pin('mia', '9999') })),
    )
    return answers.filter(answer => answer.status === 401).length
  }
  expect(await guesses(known)).toBe(5)
  const another = await kioskAt(places.box.port)
  another.cookies.set('foyer_device', 'made-up.made-up.made-up')
  expect(await guesses(another)).toBe(0)
})

test('the log says who was tried, from which address, and nothing that was typed', () => {
  const lines = places.heard.filter(({ details }) => 'event' in details)
  const failed = lines.filter(({ details }) => (details as { event: string }).event === 'auth.failed')
  expect(failed.length).toBeGreaterThan(10)
  for (const { details } of failed)
    expect(details).toEqual({
      event: 'auth.failed',
      who: 'employee:mia',
      address: expect.stringMatching(/^(::1|(::ffff:)?127\.)/),
    })
  expect(lines.map(({ details }) => (details as { event: string }).event)).toEqual(
    expect.arrayContaining(['auth.signed_in', 'auth.locked']),
  )
  expect(JSON.stringify(places.heard)).not.toMatch(/9999|1234/)
})

test('four hundred sign-ins at the website at once are mostly turned away, and a purchase does not wait for them', async () => {
  const visitor = await visitorOf(places.relay.port)
  const before = derivations().made
  let answered = 0
  const flood = Array.from({ length: 400 }, (_, count) =>
    visitor
      .send(
        'POST',
        '/api/session',
        { email: `guest${count}@flood.example`, password: 'a guess' },
        { 'x-forwarded-for': `203.0.${count}.9` },
      )
      .finally(() => (answered += 1)),
  )
  await until(() => derivations().waiting > 0 || answered > 0)
  const bought = await visitor.call(checkout, { body: form(['C1']) })
  const still = derivations().waiting
  expect(bought.status, bought.text).toBe(200)
  const answers = await Promise.all(flood)
  expect(still, 'the purchase was answered before the flood').toBeGreaterThan(0)
  expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([401, 429]))
  expect(derivations().made - before).toBe(answers.filter(answer => answer.status === 401).length)
  expect(derivations().made - before).toBeLessThan(200)
})

test('a sale at the register does not wait for a crowd at the sign-in either', async () => {
  const crowd = Array.from({ length: 60 }, () => employeeAtTheDoor())
  const sold = await register.call(makeSale, { body: basket(['A3']) })
  expect(sold.status, sold.text).toBe(200)
  await Promise.all(crowd)
})
async function employeeAtTheDoor() {
  const client = await kioskAt(places.box.port)
  return client.call(signInByPin, { body: pin('ugo', '8888') })
}

test('one address may not ask for sign-ins without end', async () => {
  const strict = await openPlaces({ box: false, signInsPerMinute: 30 })
  try {
    const visitor = await visitorOf(strict.relay.port)
    const answers = []
    for (let count = 0; count < 40; count++)
      answers.push(await visitor.call(signInByPassword, { body: { ...miasPassword, password: 'wrong' } }))
    expect(answers.slice(30).map(answer => answer.body.refusal)).toEqual(Array(10).fill('too_many_requests'))
    expect((await visitor.call(readSession)).status).toBe(200)
  } finally {
    await strict.close()
  }
})

test('a box does not answer a page that came by another name, and its live channel neither', async () => {
  const lured = openClient(places.box.port, 'rebind.attacker.example')
  for (const path of ['/api/programme', '/api/kiosk/employees', '/api/token', '/health', '/register']) {
    const answer = await lured.send('GET', path)
    expect(answer.status, path).toBe(421)
    expect(answer.body.message).toContain('rebind.attacker.example')
  }
  await expect(listenAt(places.box.port, { headers: { host: 'rebind.attacker.example' } })).rejects.toThrow()
})
