import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Permission } from '#core/access/employee.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { readMessages, sendEnquiry, sendMessage } from '#core/content/messages/contract.ts'
import { erasePersonalData, exportPersonalData } from '#core/personal-data/contract.ts'
import { addDays } from '#core/programme/day.ts'
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

const today = () => new Date(places.tenant.node.runtime.now()).toISOString().slice(0, 10)
const film = () => places.tenant.node.catalogue.all('movie')[0]!
const enquiry = (change: object = {}) => ({
  id: randomUUID(),
  name: 'Jean Weber',
  email: 'jean@guest.example',
  phone: '',
  about: 'birthdays' as const,
  people: 12,
  day: addDays(today(), 20),
  movieId: film().id,
  message: 'They turn eight.',
  cinemaId: null,
  website: '',
  ...change,
})
// Each from a browser of its own: one visitor writes seldom.
const send = async (change: object = {}) =>
  (await visitorOf(places.relay.port)).call(sendEnquiry, { body: enquiry(change) })
const listed = async () => (await mia.call(readMessages, { query: {} })).body.messages
const from = async (email: string) => (await listed()).find(each => each.from?.email === email)?.from

test('an enquiry is kept with what is wished, mailed to the cinema with it, and confirmed without its text', async () => {
  const exhibitor = places.tenant.node.catalogue.all('exhibitor')[0]!
  expect((await send({ email: 'party@guest.example' })).status).toBe(200)
  expect(await from('party@guest.example')).toEqual({
    name: 'Jean Weber',
    email: 'party@guest.example',
    phone: '',
    message: 'They turn eight.',
    enquiry: { about: 'birthdays', people: 12, day: addDays(today(), 20), film: film().title },
  })
  await until(async () => (await mailsTo(places, exhibitor.email)).length > 0)
  const [mail] = await mailsTo(places, exhibitor.email)
  expect(mail!.subject).toBe('Enquiry for a birthday: 12 people (Jean Weber)')
  const body = await mail!.body()
  expect(body).toContain('They turn eight.')
  expect(body).toContain(film().title)
  await until(async () => (await mailsTo(places, 'party@guest.example')).length === 1)
  const [copy] = await mailsTo(places, 'party@guest.example')
  expect(await copy!.body()).not.toContain('turn eight')
})

test.each([
  ['hire', 'Enquiry for a private screening: 12 people (Jean Weber)'],
  ['else', 'Enquiry: 12 people (Jean Weber)'],
] as const)('an enquiry for %s is mailed as such', async (about, subject) => {
  const exhibitor = places.tenant.node.catalogue.all('exhibitor')[0]!
  expect((await send({ email: `${about}@guest.example`, about })).status).toBe(200)
  await until(async () => (await mailsTo(places, exhibitor.email)).some(mail => mail.subject === subject))
})

test('who wishes no day and no film, and writes nothing more, is heard all the same', async () => {
  await send({ email: 'open@guest.example', day: null, movieId: null, message: '' })
  expect(await from('open@guest.example')).toMatchObject({
    message: '',
    enquiry: { day: null, film: null },
  })
})

test('a film that the website does not show is none, and tells nobody that it is there', async () => {
  const { node } = places.tenant
  await node.execute(byHand, tx => changeEntry(tx, 'movie', film().id, { visibility: ['pos'] }))
  const hidden = await send({ email: 'hidden@guest.example' })
  const unknown = await send({ email: 'unknown@guest.example', movieId: 'no-such-film' })
  expect([hidden.status, hidden.text]).toEqual([unknown.status, unknown.text])
  for (const email of ['hidden@guest.example', 'unknown@guest.example'])
    expect((await from(email))?.enquiry?.film).toBeNull()
  await node.execute(byHand, tx => changeEntry(tx, 'movie', film().id, { visibility: ['site', 'pos'] }))
})

test('the same enquiry sent again is one', async () => {
  const once = { id: randomUUID(), email: 'once@guest.example' }
  await send(once)
  expect((await send(once)).status).toBe(200)
  expect((await listed()).filter(each => each.from?.email === 'once@guest.example')).toHaveLength(1)
})

test.each([
  ['nobody', { people: 0 }, 'people'],
  ['no number of people', { people: undefined }, 'people'],
  ['more than any house holds', { people: 2001 }, 'people'],
  ['a day that is past', { day: '2020-01-01' }, 'day'],
  ['a day beyond any programme', { day: '2999-01-01' }, 'day'],
  ['no day of the calendar', { day: '2027-02-30' }, 'day'],
  ['another kind', { about: 'weddings' }, 'about'],
  ['no kind chosen', { about: '' }, 'about'],
  ['a name with a line of its own', { name: 'Jean\r\nBcc: all@guest.example' }, 'name'],
  ['an address that is none', { email: 'jean' }, 'email'],
  ['a message that never ends', { message: 'x'.repeat(4001) }, 'message'],
])('%s is said at its field', async (_, change, field) => {
  const { status, body } = await send(change)
  expect(status).toBe(422)
  const errors = (body as unknown as { errors: Record<string, string[]> }).errors
  expect(Object.keys(errors)).toEqual([field])
  expect(errors[field]![0]).not.toBe('')
})

test('what a machine fills in is answered like any other and kept nowhere', async () => {
  expect((await send({ email: 'pills@guest.example', website: 'https://pills.example' })).status).toBe(200)
  expect(await from('pills@guest.example')).toBeUndefined()
})

test('one visitor writes and asks seldom, both counted together', async () => {
  const one = await visitorOf(places.relay.port)
  const message = { ...enquiry(), message: 'Flood' }
  const many = await Promise.all([
    ...Array.from({ length: 6 }, () => one.call(sendEnquiry, { body: enquiry() })),
    ...Array.from({ length: 6 }, () => one.call(sendMessage, { body: { ...message, id: randomUUID() } })),
  ])
  expect(many.filter(({ status }) => status === 429)).toHaveLength(2)
})

test('what somebody wished is told them, and erased with them', async () => {
  const email = 'forget@guest.example'
  await send({ email })
  const { body } = await mia.call(exportPersonalData, { body: { about: email } })
  expect(body.messages).toEqual([
    expect.objectContaining({ enquiry: expect.objectContaining({ people: 12 }) }),
  ])
  expect((await mia.call(erasePersonalData, { body: { about: email } })).status).toBe(200)
  expect(await from(email)).toBeUndefined()
})
