import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  administer,
  leaveAdministration,
  makeFoundingLink,
  readRelayDirectory,
  blockExhibitor,
} from '#core/founding/administration-contract.ts'
import { lookAtLink } from '#core/founding/contract.ts'
import { readSession, signInByPassword } from '#core/people/contract.ts'
import { readProgramme } from '#core/planning/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { readBills } from '#core/sales/bill-list-contract.ts'
import { billStatus, checkout } from '#core/sales/public-contract.ts'
import { makeKeys } from '#core/membership/keys.ts'
import { basket, form, goToPay, press, stateOf } from '../world/buying.ts'
import { openClient, type Client } from '../world/client.ts'
import { listenAt } from '../world/listener.ts'
import { employeeAt, managerAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'

let places: Places
let secret: string
beforeAll(async () => {
  places = await openPlaces()
  secret = made('Jo')
})
afterAll(() => places.close())

const data = () => join(places.data, 'relay')
/** As whoever runs the relay types it, while it runs. */
const command = (...words: string[]) =>
  execFileSync(process.execPath, ['firmware-scripts/administrator.ts', '--data', data(), ...words], {
    encoding: 'utf8',
  })
const made = (name: string) => command('--name', name).match(/\/administration#([\w-]{43})/)![1]!

const at = () => openClient(places.relay.port)
async function signedIn(with_ = secret) {
  const client = at()
  const answer = await client.call(administer, { body: { secret: with_ } })
  return { client, pass: answer.body.pass }
}
const block = async (id: string, blocked: boolean) => {
  const { client, pass } = await signedIn()
  return client.call(blockExhibitor, { body: { pass, id, blocked } })
}

test('the operator’s secret shows whom the relay runs, since when, how large and how well heard', async () => {
  const { client, pass } = await signedIn()
  const { body, text } = await client.call(readRelayDirectory, { body: { pass } })
  expect(body.exhibitors.map(({ id, blockedAt }) => [id, blockedAt])).toEqual([
    ['tenant', null],
    ['neighbour', null],
  ])
  const [small] = body.exhibitors
  expect(small).toMatchObject({ name: 'Small House', hosts: ['localhost'], address: places.url })
  expect(small!.boxes).toMatchObject([{ cinema: 'Small Cinema', connected: true, version: body.version }])
  expect(small!.lastSeenAt).toEqual(small!.boxes[0]!.lastSeenAt)
  expect(small!.databaseBytes).toBeGreaterThan(1000)
  expect(small!.mirrorBytes).toBeGreaterThan(1000)
  // Nobody who works there, nothing that was sold.
  for (const word of ['mia', 'carl', '@', 'Cents', 'bill', 'employee']) expect(text).not.toContain(word)
})

test('an administrator makes a founding link, and it founds', async () => {
  const { client, pass } = await signedIn()
  const { link } = (await client.call(makeFoundingLink, { body: { pass } })).body
  expect(link).toMatch(new RegExp(`^http://localhost:${places.relay.port}/found#[\\w-]{43}$`))
  const looked = await client.call(lookAtLink, { body: { secret: link.split('#')[1]! } })
  expect(looked.status).toBe(200)
})

test('nobody signed in at an exhibitor, its owner included, makes a call of the administrator', async () => {
  const mia = await managerAt(places.relay.port)
  const forged = [...mia.cookies.values(), 'x', secret]
  const status = () => places.relay.exhibitors.map(({ entry }) => entry.id)
  for (const pass of forged)
    for (const call of [
      () => mia.call(readRelayDirectory, { body: { pass } }),
      () => mia.call(makeFoundingLink, { body: { pass } }),
      () => mia.call(blockExhibitor, { body: { pass, id: 'neighbour', blocked: true } }),
    ]) {
      const answer = await call()
      expect([answer.status, answer.body.refusal]).toEqual([401, 'administration_over'])
    }
  expect(status()).toEqual(['tenant', 'neighbour'])
  // And with the pass of an administrator no exhibitor's call is made.
  const { client, pass } = await signedIn()
  client.cookies.set('foyer_session', pass)
  expect((await client.call(readBills)).body.refusal).toBe('not_signed_in')
  const foreign = await client.send(
    'POST',
    makeFoundingLink.path,
    { pass },
    { origin: 'http://evil.example' },
  )
  expect(foreign.body.refusal).toBe('token_stale')
})

test('guessing the secret is slowed down, and it is on no disk and in no log', async () => {
  const folder = join(data(), '.administration')
  for (const name of readdirSync(folder))
    expect(name + readFileSync(join(folder, name), 'utf8')).not.toContain(secret)
  expect(JSON.stringify(places.heard)).not.toContain(secret)
  const answers = []
  for (let guess = 0; guess < 6; guess++)
    answers.push(await at().call(administer, { body: { secret: `g${guess}` } }))
  expect(answers.map(({ body }) => body.refusal)).toEqual([
    ...Array.from({ length: 5 }, () => 'administrator_unknown'),
    'login_throttled',
  ])
  await places.cutLine()
  await places.startRelayAgain()
})

test('a pass ends by signing out, by the operator’s command, and with the relay', async () => {
  const refused = async ({ client, pass }: { client: Client; pass: string }) =>
    (await client.call(readRelayDirectory, { body: { pass } })).body.refusal
  const one = await signedIn()
  await one.client.call(leaveAdministration, { body: { pass: one.pass } })
  expect(await refused(one)).toBe('administration_over')
  const ann = await signedIn(made('Ann'))
  expect(await refused(ann)).toBeUndefined()
  expect(command('--list')).toContain('Ann, since ')
  command('--remove', 'Ann')
  expect(await refused(ann)).toBe('administration_over')
  const two = await signedIn()
  await places.cutLine()
  await places.startRelayAgain()
  expect(await refused(two)).toBe('administration_over')
})

test('a blocked exhibitor sells nothing online and lets nobody in; its neighbour notices nothing', async () => {
  const mia = await managerAt(places.relay.port)
  const ada = await visitorOf(places.relay.port)
  const listener = await listenAt(places.relay.port, {
    hello: { channels: ['private-exhibitor'] },
    headers: { cookie: cookiesOf(mia) },
  })
  expect((await block('tenant', true)).body.exhibitors[0]!.blockedAt).not.toBeNull()
  for (const answer of [
    await mia.call(readSession),
    await mia.call(readBills),
    await at().call(signInByPassword, { body: { email: 'mia@small.example', password: 'x' } }),
    await ada.call(checkout, { body: form(['B2'], laterToday) }),
    await ada.send('GET', '/API/bills'),
    await ada.send('PUT', '/api/holds/x', {}),
    await ada.send('POST', '/api/boxes/enrol', { code: 'x', publicKey: makeKeys().publicKey }),
  ])
    expect([answer.status, answer.body.refusal]).toEqual([403, 'exhibitor_blocked'])
  for (const [language, words] of [
    ['en', 'This cinema’s pages are switched off'],
    ['de', 'Die Seiten dieses Kinos sind abgeschaltet'],
    ['fr', 'Les pages de ce cinéma sont désactivées'],
    ['nl', 'De pagina’s van deze bioscoop staan uit'],
  ] as const) {
    const page = await ada.send('GET', '/portal/people', undefined, {
      accept: 'text/html',
      'accept-language': language,
      'x-locale': '',
    })
    expect(page.status).toBe(503)
    expect(page.text).toContain(words)
  }
  // An open page of staff is let go.
  await until(() => listener.ended())
  const nora = await managerAt(places.relay.port, `neighbour.localhost:${places.relay.port}`)
  expect((await nora.call(readSession)).body.session).not.toBeNull()
  await block('tenant', false)
  expect((await mia.call(readSession)).body.session?.name).toBe('mia')
  expect((await ada.call(readProgramme)).status).toBe(200)
})

test('a box of a blocked exhibitor goes on selling at the till, and what it sells is kept', async () => {
  const carl = await employeeAt(places.box.port, 'carl')
  await block('tenant', true)
  const sold = await carl.call(makeSale, { body: basket(['A1']) })
  expect(sold.status).toBe(200)
  await places.agreed()
  expect(stateOf(places.tenant, laterToday, 'A1')).toBe('sold')
  await block('tenant', false)
})

test('who bought before keeps their tickets, and a payment that was under way is kept', async () => {
  const ada = await visitorOf(places.relay.port)
  const { uuid, link } = await goToPay(ada, form(['C1'], laterToday))
  await block('tenant', true)
  await press(link, 'paid')
  await until(() => stateOf(places.tenant, laterToday, 'C1') === 'sold')
  expect((await ada.call(billStatus, { params: { uuid } })).body.data.status).toBe('settled')
  expect((await ada.send('GET', `/bill/${uuid}/tickets.pdf`)).status).toBe(200)
  await block('tenant', false)
})

test('it stays blocked over a restart, until an administrator says otherwise', async () => {
  await block('neighbour', true)
  await places.cutLine()
  await places.startRelayAgain()
  const host = `neighbour.localhost:${places.relay.port}`
  const there = () => openClient(places.relay.port, host).call(readProgramme)
  const shut = async () => (await openClient(places.relay.port, host).send('GET', '/api/bills')).body.refusal
  await until(async () => (await shut()) === 'exhibitor_blocked')
  await block('neighbour', false)
  expect((await there()).status).toBe(200)
  expect((await block('nobody', true)).body.refusal).toBe('record_unknown')
})

const cookiesOf = ({ cookies }: Client) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
