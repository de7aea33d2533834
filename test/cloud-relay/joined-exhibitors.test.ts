import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { blockExhibitor, administer } from '#core/founding/administration-contract.ts'
import { changePassword } from '#core/people/account-contract.ts'
import { readSession } from '#core/people/contract.ts'
import {
  arriveFromExhibitor,
  joinExhibitor,
  leaveExhibitor,
  moveToExhibitor,
  readJoined,
} from '#core/people/joined-contract.ts'
import { hashSecret } from '#core/people/secrets.ts'
import { openAdministrators } from '#relay/administration/administrators.ts'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Client } from '../world/client.ts'
import { miasPassword, portalAt, visitorOf } from '../world/people.ts'
import { openPlaces, type Places } from '../world/places.ts'

let places: Places
let host: string
const { password } = miasPassword

beforeAll(async () => {
  places = await openPlaces({ box: false })
  host = `neighbour.localhost:${places.relay.port}`
  const hash = await hashSecret(password)
  for (const { node } of [places.tenant, places.neighbour])
    await node.execute({ who: 'node', via: 'test' }, tx => {
      const person = {
        receivesManagementNotifications: false,
        active: true,
        portalAccess: true,
        cinemaIds: [],
      }
      for (const id of ['ada', 'ben', 'cyd', 'dot', 'eve', 'fay']) {
        const roleIds = [node === places.tenant.node ? 'role-manager' : 'role-cashier']
        changeEntry(tx, 'employee', id, { ...person, name: `${id} of ${node.identity.exhibitorId}`, roleIds })
        const fact = { employeeId: id, kind: 'password', stamp: tx.stamp() } as const
        tx.append('exhibitor', 'credential.set', fact, { email: `${id}@small.example`, hash })
      }
    })
})
afterAll(() => places.close())

const here = (who: string) => portalAt(places.relay.port, who)
const there = () => visitorOf(places.relay.port, host)
const joins = (client: Client, more: object = {}) =>
  client.call(joinExhibitor, { body: { address: `http://${host}/portal`, password, ...more } })
const idsOf = async (client: Client) =>
  (await client.call(readJoined)).body.exhibitors.map(({ id, open }) => [id, open])
const ticketOf = async (client: Client, id = 'neighbour') => {
  const answer = await client.call(moveToExhibitor, { params: { id } })
  return answer.body.address?.split('#arrive=')[1] ?? answer.body.refusal ?? ''
}

test('whoever manages two exhibitors joins them once, goes over signed in, and is there who they are there', async () => {
  const ada = await here('ada')
  expect(await idsOf(ada)).toEqual([])
  expect((await joins(ada)).body.exhibitors).toMatchObject([
    { id: 'neighbour', name: 'Small House', open: true },
  ])
  const arrived = await there()
  const answer = await arrived.call(arriveFromExhibitor, { body: { ticket: await ticketOf(ada) } })
  expect(answer.body.session?.name).toBe('ada of neighbour')
  // Her rights there are those of a cashier, and here still those of a manager.
  const mayPlan = async (client: Client) =>
    (await client.call(readSession)).body.session?.permissions.includes('manage_programme')
  expect([await mayPlan(arrived), await mayPlan(ada)]).toEqual([false, true])
  // And back: joined on both sides, with no other password.
  expect(await idsOf(arrived)).toEqual([['tenant', true]])
  const back = await visitorOf(places.relay.port)
  await back.call(arriveFromExhibitor, { body: { ticket: await ticketOf(arrived, 'tenant') } })
  expect((await back.call(readSession)).body.session?.name).toBe('ada of tenant')
})

test('a forged, used, foreign or late address opens nothing', async () => {
  const ben = await here('ben')
  await joins(ben)
  const refused = async (client: Client, ticket: string) =>
    (await client.call(arriveFromExhibitor, { body: { ticket } })).body.refusal
  const ticket = await ticketOf(ben)
  const [text = '', sign = ''] = ticket.split('.')
  const asAda = Buffer.from(Buffer.from(text, 'base64url').toString().replace('"ben"', '"ada"')).toString(
    'base64url',
  )
  expect(await refused(await there(), `${asAda}.${sign}`)).toBe('sign_in_over')
  // At the exhibitor it came from.
  expect(await refused(await visitorOf(places.relay.port), ticket)).toBe('sign_in_over')
  // In another browser.
  const other = await there()
  const stolen = await other.send('POST', arriveFromExhibitor.path, { ticket }, { 'user-agent': 'Other' })
  expect(stolen.body.refusal).toBe('sign_in_over')
  expect(await refused(await there(), ticket)).toBeUndefined()
  expect(await refused(await there(), ticket)).toBe('sign_in_over')
})

test('a manager of one exhibitor who takes somebody’s mail gains nothing at the other', async () => {
  // The neighbour's manager makes a person with the mail of somebody here, and a password of their own.
  const hash = await hashSecret('the neighbour’s choice')
  await places.neighbour.node.execute({ who: 'node', via: 'test' }, tx => {
    const fact = { employeeId: 'dot', kind: 'password', stamp: tx.stamp() } as const
    tx.append('exhibitor', 'credential.set', fact, { email: 'dot@small.example', hash })
  })
  const dot = await here('dot')
  expect((await joins(dot)).body.refusal).toBe('login_failed')
  expect(await idsOf(dot)).toEqual([])
})

test('a new password on either side, a person who left, and a blocked exhibitor end the way at once', async () => {
  const eve = await here('eve')
  await joins(eve)
  const ticket = await ticketOf(eve)
  // Who sets her password there, such as a manager of that side, does not come over here with it.
  const hash = await hashSecret('set by somebody else')
  await places.neighbour.node.execute({ who: 'node', via: 'test' }, tx => {
    const fact = { employeeId: 'eve', kind: 'password', stamp: tx.stamp() } as const
    tx.append('exhibitor', 'credential.set', fact, { email: 'eve@small.example', hash })
  })
  expect(await idsOf(eve)).toEqual([])
  expect(await ticketOf(eve)).toBe('record_unknown')
  expect((await (await there()).call(arriveFromExhibitor, { body: { ticket } })).body.refusal).toBe(
    'sign_in_over',
  )

  const fay = await here('fay')
  await joins(fay)
  const data = join(places.data, 'relay')
  const secret = openAdministrators(data).make('Jo', Date.now(), size => randomBytes(size))!
  const { pass } = (await fay.call(administer, { body: { secret } })).body
  await fay.call(blockExhibitor, { body: { pass, id: 'neighbour', blocked: true } })
  expect(await idsOf(fay)).toEqual([])
  await fay.call(blockExhibitor, { body: { pass, id: 'neighbour', blocked: false } })
  expect(await idsOf(fay)).toEqual([['neighbour', true]])
  await places.neighbour.node.execute({ who: 'node', via: 'test' }, tx => {
    changeEntry(tx, 'employee', 'fay', { active: false })
  })
  expect(await idsOf(fay)).toEqual([])
})

test('leaving ends it on both sides', async () => {
  const mia = await here('mia')
  await joins(mia)
  expect(await idsOf(mia)).toEqual([['neighbour', true]])
  await mia.call(leaveExhibitor, { params: { id: 'neighbour' } })
  expect(await idsOf(mia)).toEqual([])
  expect(await idsOf(await portalAt(places.relay.port, 'mia', host))).toEqual([])
  expect((await mia.call(leaveExhibitor, { params: { id: 'neighbour' } })).body.refusal).toBe(
    'record_unknown',
  )
  await joins(mia)
  await mia.call(changePassword, {
    body: { current: password, password: 'another quiet foyer', passwordConfirmation: 'another quiet foyer' },
  })
  expect(await idsOf(mia)).toEqual([])
})

test('a wrong password, an unknown mail and an address of nobody are refused alike, and guessing is counted', async () => {
  const cyd = await here('cyd')
  const answers = [
    await joins(cyd, { password: 'wrong password' }),
    await joins(cyd, { address: 'nobody.example' }),
    await joins(cyd, { address: 'localhost' }),
    await joins(cyd, { address: 'not an address' }),
  ]
  expect(answers.map(({ status, body }) => [status, body.refusal, body.message])).toEqual(
    answers.map(() => [401, 'login_failed', answers[0]!.body.message]),
  )
  const more = []
  for (let guess = 0; guess < 6; guess++)
    more.push((await joins(cyd, { password: `guess ${guess}` })).body.refusal)
  expect(more).toContain('login_throttled')
  expect(await idsOf(cyd)).toEqual([])
})
