import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Permission } from '#core/access/employee.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { handleMessage, readMessages, sendMessage } from '#core/content/messages/contract.ts'
import { countPersonalData, erasePersonalData } from '#core/personal-data/contract.ts'
import type { Client } from '../world/client.ts'
import { mailsTo } from '../world/fake-services.ts'
import { managerAt, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { byHand } from '../world/small-exhibitor.ts'

let places: Places
let mia: Client
beforeAll(async () => {
  places = await openPlaces({ hastened: true, box: false })
  const permissions: Permission[] = ['manage_programme', 'manage_people']
  await places.tenant.node.execute(byHand, tx => changeEntry(tx, 'role', 'role-manager', { permissions }))
  mia = await managerAt(places.relay.port)
})
afterAll(() => places.close())

const letter = (change: object = {}) => ({
  id: randomUUID(),
  name: 'Jean Weber',
  email: 'jean@guest.example',
  phone: '+352 621 00 00 00',
  message: 'Is there a ramp?\n\nThank you.',
  cinemaId: null,
  website: '',
  ...change,
})
// Each from a browser of its own: one visitor writes seldom.
const send = async (change: object = {}) =>
  (await visitorOf(places.relay.port)).call(sendMessage, { body: letter(change) })
const listed = async () => (await mia.call(readMessages, { query: {} })).body.messages
const written = async (message: string) => (await listed()).find(each => each.from?.message === message)

test('a message is kept for the cinema, mailed to it with a way to answer, and confirmed without its text', async () => {
  const { status } = await send({ email: 'ramp@guest.example', message: 'Is there a ramp?' })
  expect(status).toBe(200)
  expect(await written('Is there a ramp?')).toMatchObject({
    from: { name: 'Jean Weber', email: 'ramp@guest.example', phone: '+352 621 00 00 00' },
    handled: false,
    by: null,
  })
  const exhibitor = places.tenant.node.catalogue.all('exhibitor')[0]!
  await until(async () => (await mailsTo(places, exhibitor.email)).length > 0)
  const [mail] = await mailsTo(places, exhibitor.email)
  expect(mail!.subject).toBe('Message from Jean Weber')
  expect(await mail!.body()).toContain('Is there a ramp?')
  await until(async () => (await mailsTo(places, 'ramp@guest.example')).length === 1)
  // Anybody could have the cinema mail anything to anybody otherwise.
  const [copy] = await mailsTo(places, 'ramp@guest.example')
  const body = await copy!.body()
  expect(body).toContain('received what you wrote')
  expect(body).not.toContain('ramp?')
  expect(body).not.toContain('Jean')
})

test('the same message sent again is one', async () => {
  const once = { id: randomUUID(), message: 'Only once' }
  await send(once)
  expect((await send(once)).status).toBe(200)
  expect((await listed()).filter(({ from }) => from?.message === 'Only once')).toHaveLength(1)
})

test('somebody deals with it, by name, and takes that back', async () => {
  await send({ message: 'Lost a scarf' })
  const { id } = (await written('Lost a scarf'))!
  const handle = (handled: boolean) => mia.call(handleMessage, { params: { id }, body: { handled } })
  expect((await handle(true)).status).toBe(200)
  expect(await written('Lost a scarf')).toMatchObject({ handled: true, by: 'mia' })
  await handle(false)
  expect(await written('Lost a scarf')).toMatchObject({ handled: false })
  const nobody = await mia.call(handleMessage, { params: { id: 'nobody' }, body: { handled: true } })
  expect(nobody.body).toMatchObject({ refusal: 'not_found' })
})

test.each([
  ['no name', { name: '  ' }, 'name'],
  ['a name with a line of its own', { name: 'Jean\r\nBcc: all@guest.example' }, 'name'],
  ['an address that is none', { email: 'jean' }, 'email'],
  ['a phone number that never ends', { phone: '1'.repeat(41) }, 'phone'],
  ['no message', { message: '' }, 'message'],
  ['a message that never ends', { message: 'x'.repeat(4001) }, 'message'],
])('%s is said at its field', async (_, change, field) => {
  const { status, body } = await send(change)
  expect(status).toBe(422)
  const errors = (body as unknown as { errors: Record<string, string[]> }).errors
  expect(Object.keys(errors)).toEqual([field])
  expect(errors[field]![0]).not.toBe('')
})

test('what a machine fills in is answered like any other and kept nowhere', async () => {
  expect((await send({ message: 'Buy pills', website: 'https://pills.example' })).status).toBe(200)
  expect(await written('Buy pills')).toBeUndefined()
})

test('one visitor writes seldom, whatever they write', async () => {
  const one = await visitorOf(places.relay.port)
  const many = await Promise.all(
    Array.from({ length: 12 }, () => one.call(sendMessage, { body: letter({ message: 'Flood' }) })),
  )
  expect(many.filter(({ status }) => status === 429)).toHaveLength(2)
})

test('a visitor reads no message', async () => {
  const { status } = await (await visitorOf(places.relay.port)).call(readMessages, { query: {} })
  expect(status).toBe(401)
})

test('what somebody wrote is erased with them, and the list says so', async () => {
  const email = 'forget@guest.example'
  await send({ email, message: 'Forget me' })
  const counts = await mia.call(countPersonalData, { body: { about: email } })
  expect(counts.body).toMatchObject({ purchases: 0, messages: 1 })
  expect((await mia.call(erasePersonalData, { body: { about: email } })).status).toBe(200)
  expect(await written('Forget me')).toBeUndefined()
  expect((await listed()).some(({ from }) => from === null)).toBe(true)
})
