import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissions } from '#core/access/employee.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { changeSettings } from '#core/venue/settings/contract.ts'
import { openClient, type Client } from '../world/client.ts'
import { managerAt } from '../world/people.ts'
import { openPlaces, type Places } from '../world/places.ts'

let places: Places
let mia: Client
beforeAll(async () => {
  places = await openPlaces({ pages: true, hastened: true })
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'role', 'role-manager', { permissions: [...permissions] }),
  )
  mia = await managerAt(places.relay.port)
})
afterAll(() => places.close())

const at = (path: string) => openClient(places.relay.port).send('GET', path)
const policyAt = async (path: string) => String((await at(path)).headers['content-security-policy'])
const dataOf = (html: string) => JSON.parse(/id="foyer-data">(.*?)<\/script>/s.exec(html)![1]!)
const say = (container: string | null) =>
  mia.call(changeSettings, {
    body: { place: 'exhibitor', data: { 'website_config.tag_manager': container } },
  })

test('without a container no page is opened for a tag manager, asks for one, or has a frame for it', async () => {
  for (const path of ['/en', '/en/movies', '/en/bill/u-1', '/portal'])
    expect(await policyAt(path), path).not.toContain('google')
  expect(dataOf((await at('/en')).text).content.tagManager).toBe('')
  expect((await at('/order-complete')).status).toBe(404)
  expect((await at('/en/privacy-policy')).text).toContain('no tracking')
})

test('an id that is none is refused at its field', async () => {
  const wrong = await say('GTM-1;script-src *')
  expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([422, expect.stringContaining('tag_manager')])
})

test('with one the policy names its host on pages that are read, never on those of orders or in the portal', async () => {
  const said = await say('GTM-FOYER1')
  expect(said.status, said.text).toBe(200)
  for (const path of ['/en', '/de/movies', '/order-complete']) {
    const policy = await policyAt(path)
    expect(policy, path).toMatch(/script-src 'self' 'sha256-[^ ]+' https:\/\/www\.googletagmanager\.com;/)
    expect(policy.match(/googletagmanager/g)).toHaveLength(3)
    expect(policy, path).not.toMatch(/default-src[^;]*google|style-src[^;]*google|frame-ancestors[^;]*google/)
  }
  for (const path of [
    '/en/bill/u-1',
    '/en/bill/u-1/pay',
    '/en/info/newsletter/a%40b.lu',
    '/portal',
    '/api/token',
  ])
    expect(await policyAt(path), path).not.toContain('google')
  const page = (await at('/en')).text
  expect(dataOf(page).content.tagManager).toBe('GTM-FOYER1')
  // Nothing of it stands in what is sent: the browser loads it, once it may.
  expect(page).not.toContain('googletagmanager')
  const frame = await at('/order-complete')
  expect(frame.text).not.toContain('<script')
  expect(frame.headers['cache-control']).toBe('no-store')
})

test('the page about privacy says what is measured once it may be, in each language', async () => {
  for (const [locale, words] of [
    ['en', 'Measuring visits, only if you allow it'],
    ['de', 'Besuchsmessung, nur wenn Sie es erlauben'],
    ['fr', 'Mesure d’audience, seulement avec votre accord'],
    ['nl', 'Bezoek meten, alleen als je het toestaat'],
  ])
    expect((await at(`/${locale}/privacy-policy`)).text).toContain(words)
  expect((await at('/en/privacy-policy')).text).not.toContain('no tracking')
})

test('taken away again it is gone from every page', async () => {
  await say('')
  expect(await policyAt('/en')).not.toContain('google')
  expect((await at('/en/privacy-policy')).text).toContain('no tracking')
})
