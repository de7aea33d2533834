import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissions } from '#core/access/employee.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { page } from '#core/content/pages/page.entity.ts'
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
const leadsTo = async (path: string) => {
  const { status, headers } = await at(path)
  return status === 302 ? headers['location'] : status
}
const setHome = (home: string) =>
  mia.call(changeSettings, { body: { place: 'exhibitor', data: { 'website_config.home': home } } as never })
const pages = entryCalls(page)

test('home is itself until the exhibitor says otherwise', async () => {
  expect(await leadsTo('/en')).toBe(200)
  expect((await at('/sitemap.xml')).text).toContain(`<loc>${places.url}/en</loc>`)
})

test('a written page opens in place of home, in the reader’s language, and the shows stay where they are', async () => {
  await mia.call(pages.create, {
    params: { id: 'welcome' },
    body: {
      title: { en: 'Welcome' },
      slug: { en: 'welcome', fr: 'bienvenue' },
      status: 'published',
      body: [{ kind: 'paragraph', id: '1', text: { en: 'Come in.' } }],
    },
  })
  expect((await setHome('page:welcome')).status).toBe(200)
  expect(await leadsTo('/en')).toBe('/en/info/welcome')
  expect(await leadsTo('/fr')).toBe('/fr/info/bienvenue')
  const { text } = await at('/en/info/welcome')
  expect(text).toContain('Come in.')
  // The menu leads to the shows, and so does the name of the cinema to this page.
  expect(text.slice(text.indexOf('<nav'), text.indexOf('</nav>'))).toContain('href="/en/movies"')
  expect(await leadsTo('/en/movies')).toBe(200)
  expect(await leadsTo('/en/movies/today')).toBe(200)
  expect((await at('/sitemap.xml')).text).not.toContain(`<loc>${places.url}/en</loc>`)
})

test('home is itself again while that page is not published, and when it is deleted', async () => {
  await mia.call(pages.change, { params: { id: 'welcome' }, body: { status: 'draft' } })
  expect(await leadsTo('/en')).toBe(200)
  await mia.call(pages.change, { params: { id: 'welcome' }, body: { status: 'published' } })
  expect(await leadsTo('/en')).toBe('/en/info/welcome')
  await mia.call(pages.remove, { params: { id: 'welcome' } })
  expect(await leadsTo('/en')).toBe(200)
})

test.each([
  ['movies', '/en/movies'],
  ['today', '/en/movies/today'],
  ['soon', '/en/movies/soon'],
  ['events', '/en/events'],
  ['home', 200],
])('home leads to %s', async (home, where) => {
  await setHome(home)
  expect(await leadsTo('/en')).toBe(where)
})

test('no address elsewhere and no unknown part of the website is taken for home', async () => {
  for (const home of ['https://evil.example', 'contact', '/en', 'page:../x']) {
    const answer = await setHome(home)
    expect([home, answer.status]).toEqual([home, 422])
  }
  expect(await leadsTo('/en')).toBe(200)
})
