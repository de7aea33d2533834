import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Permission } from '#core/access/employee.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { confirmSubscription, leaveNewsletter, subscribe } from '#core/content/newsletter/contract.ts'
import { writeNewsletterLink } from '#core/content/newsletter/link.ts'
import {
  deleteSubscriber,
  exportSubscribers,
  readSubscribers,
} from '#core/content/newsletter/staff-contract.ts'
import { countPersonalData, erasePersonalData, exportPersonalData } from '#core/personal-data/contract.ts'
import { form as purchase, goToPay } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { mailsTo } from '../world/fake-services.ts'
import { managerAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
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

const form = (change: object = {}) => ({
  email: 'jean@guest.example',
  first_name: 'Jean',
  last_name: 'Weber',
  website: '',
  ...change,
})
// Each from a browser of its own: one visitor asks seldom.
const ask = async (change: object = {}) =>
  (await visitorOf(places.relay.port)).call(subscribe, { body: form(change) })
const listed = async (filter: object = {}) => (await mia.call(readSubscribers, { body: filter })).body
const found = async (email: string) => (await listed()).subscribers.find(each => each.who?.email === email)

/** Asks, and returns what stands after the number sign of the link that was mailed. */
async function asked(email: string): Promise<string> {
  expect((await ask({ email })).status).toBe(200)
  await until(async () => (await mailsTo(places, email)).length === 1)
  const [mail] = await mailsTo(places, email)
  return /newsletter\/confirm#([\w.-]+)/.exec(await mail!.body())![1]!
}
const confirm = async (token: string) =>
  (await visitorOf(places.relay.port)).call(confirmSubscription, { body: { token } })
async function subscribed(email: string): Promise<string> {
  expect((await confirm(await asked(email))).status).toBe(200)
  return (await found(email))!.id
}

test('whoever asks is mailed a link that says nothing they typed, and is subscribed once they press its button', async () => {
  const token = await asked('ada@guest.example')
  const [mail] = await mailsTo(places, 'ada@guest.example')
  expect(mail!.subject).toContain('please confirm')
  expect(await mail!.body()).not.toContain('Weber')
  expect(await found('ada@guest.example')).toMatchObject({ state: 'pending', confirmedAt: null })
  // A program that looks at links opens the page and presses nothing.
  expect((await fetch(`${places.url}/en/newsletter/confirm`)).status).toBeLessThan(500)
  expect(await found('ada@guest.example')).toMatchObject({ state: 'pending' })
  expect((await confirm(token)).status).toBe(200)
  expect((await confirm(token)).status).toBe(200)
  expect(await found('ada@guest.example')).toMatchObject({
    state: 'confirmed',
    via: 'page',
    wording: '2026-11-23',
    who: { firstName: 'Jean', lastName: 'Weber' },
  })
})

test('whether an address is known is told to nobody, and it is mailed once in six hours', async () => {
  await subscribed('known@guest.example')
  const again = await ask({ email: 'KNOWN@guest.example' })
  const anew = await ask({ email: 'unknown@guest.example' })
  expect([again.status, again.body]).toEqual([anew.status, anew.body])
  for (let nth = 0; nth < 4; nth++) await ask({ email: 'unknown@guest.example' })
  await until(async () => (await mailsTo(places, 'unknown@guest.example')).length > 0)
  expect(await mailsTo(places, 'unknown@guest.example')).toHaveLength(1)
  expect(await mailsTo(places, 'known@guest.example')).toHaveLength(1)
})

test.each([
  ['an address that is none', { email: 'jean' }, 'email'],
  ['no address', { email: '' }, 'email'],
  ['a name with a line of its own', { first_name: 'Jean\r\nBcc: all@guest.example' }, 'first_name'],
  ['a name that never ends', { last_name: 'x'.repeat(81) }, 'last_name'],
])('subscribing with %s is said at its field', async (_, change, field) => {
  const { status, body } = await ask(change)
  expect(status).toBe(422)
  const { errors } = body as unknown as { errors: Record<string, string[]> }
  expect(Object.keys(errors)).toEqual([field])
})

test('what a machine fills in is answered like any other and kept nowhere', async () => {
  expect((await ask({ email: 'pills@guest.example', website: 'https://pills.example' })).status).toBe(200)
  expect(await found('pills@guest.example')).toBeUndefined()
})

test('one visitor asks seldom, for however many addresses', async () => {
  const one = await visitorOf(places.relay.port)
  const many = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      one.call(subscribe, { body: form({ email: `flood-${at}@guest.example` }) }),
    ),
  )
  expect(many.filter(({ status }) => status === 429)).toHaveLength(2)
})

test('a mail program’s button ends a subscription without a question, and a look at its link ends none', async () => {
  const id = await subscribed('bob@guest.example')
  const { secret } = places.tenant
  const token = writeNewsletterLink(secret, 'leave', id)
  const address = `${places.url}/newsletter/leave/${token}`
  const look = await fetch(address, { redirect: 'manual' })
  expect(look.status).toBe(303)
  expect(look.headers.get('location')).toBe(`/en/newsletter/leave#${token}`)
  expect(await found('bob@guest.example')).toMatchObject({ state: 'confirmed' })
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(address, { method: 'POST', body })).status).toBe(200)
  expect(await found('bob@guest.example')).toMatchObject({ state: 'ended', endedHow: 'one_click' })
  expect((await fetch(address, { method: 'POST', body })).status).toBe(200)
})

test('nobody is unsubscribed by a link that was not written for them', async () => {
  const id = await subscribed('carl@guest.example')
  const wrong = [
    id,
    writeNewsletterLink('another secret', 'leave', id),
    writeNewsletterLink(places.tenant.secret, 'confirm', id),
  ]
  for (const token of wrong) {
    const page = await (await visitorOf(places.relay.port)).call(leaveNewsletter, { body: { token } })
    expect(page.body).toMatchObject({ refusal: 'newsletter_link_over' })
    expect((await fetch(`${places.url}/newsletter/leave/${token}`, { method: 'POST' })).status).toBe(404)
  }
  expect(await found('carl@guest.example')).toMatchObject({ state: 'confirmed' })
  const token = writeNewsletterLink(places.tenant.secret, 'leave', id)
  expect((await (await visitorOf(places.relay.port)).call(leaveNewsletter, { body: { token } })).status).toBe(
    200,
  )
  expect(await found('carl@guest.example')).toMatchObject({ state: 'ended', endedHow: 'page' })
})

test('staff find subscribers by name, state and language, take out those who get it, and delete one', async () => {
  const id = await subscribed('dora@guest.example')
  const byName = await listed({ text: 'dora@guest' })
  expect(byName.subscribers.map(each => each.id)).toEqual([id])
  expect((await listed({ text: 'dora@guest', state: 'pending' })).subscribers).toEqual([])
  expect((await listed({ text: 'dora@guest', locale: 'nl' })).subscribers).toEqual([])
  const { body } = await mia.call(exportSubscribers, { query: {} })
  expect(body.subscribers.some(each => each.who?.email === 'dora@guest.example')).toBe(true)
  expect(body.subscribers.every(({ state }) => state === 'confirmed')).toBe(true)
  expect((await mia.call(deleteSubscriber, { params: { id } })).status).toBe(200)
  expect(await found('dora@guest.example')).toBeUndefined()
  const twice = await mia.call(deleteSubscriber, { params: { id } })
  expect(twice.body).toMatchObject({ refusal: 'not_found' })
})

test('what is kept of a subscriber is handed out and erased with them', async () => {
  const email = 'forget@guest.example'
  await subscribed(email)
  const { confirmed } = await listed()
  const counts = await mia.call(countPersonalData, { body: { about: email } })
  expect(counts.body).toMatchObject({ purchases: 0, subscriptions: 1 })
  const kept = await mia.call(exportPersonalData, { body: { about: email } })
  expect(kept.body.subscriptions).toMatchObject([{ email, firstName: 'Jean', wording: '2026-11-23' }])
  expect((await mia.call(erasePersonalData, { body: { about: email } })).status).toBe(200)
  expect(await found(email)).toBeUndefined()
  expect((await listed()).confirmed).toBe(confirmed - 1)
})

test('a buyer who ticks the newsletter is mailed the link to confirm, and one who does not is not', async () => {
  const buys = async (seat: string, email: string, newsletter_signup: boolean) => {
    const more = { name: 'Ada Maria Weber', email, email_confirmation: email, newsletter_signup }
    await goToPay(await visitorOf(places.relay.port), purchase([seat], laterToday, more))
  }
  await buys('B1', 'ticks@guest.example', true)
  await buys('B2', 'buys@guest.example', false)
  expect(await found('ticks@guest.example')).toMatchObject({
    state: 'pending',
    via: 'checkout',
    who: { firstName: 'Ada', lastName: 'Maria Weber' },
  })
  expect(await found('buys@guest.example')).toBeUndefined()
  await until(async () => (await mailsTo(places, 'ticks@guest.example')).length === 1)
})

test('without the module nobody subscribes, and whoever is subscribed can still leave', async () => {
  const id = await subscribed('eve@guest.example')
  const { node, secret } = places.tenant
  await node.execute(byHand, tx => changeEntry(tx, 'modules', 'modules', { newsletters: false }))
  expect((await ask({ email: 'late@guest.example' })).body).toMatchObject({ refusal: 'module_inactive' })
  const token = writeNewsletterLink(secret, 'leave', id)
  expect((await fetch(`${places.url}/newsletter/leave/${token}`, { method: 'POST' })).status).toBe(200)
  await node.execute(byHand, tx => changeEntry(tx, 'modules', 'modules', { newsletters: true }))
  expect(await found('eve@guest.example')).toMatchObject({ state: 'ended' })
})
