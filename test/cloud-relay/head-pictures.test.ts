import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryCalls } from '#core/catalogue/contract.ts'
import { uploadFile } from '#core/content/contract.ts'
import { permissions } from '#core/access/employee.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { page } from '#core/content/pages/page.entity.ts'
import { headPicture, type HeadPictureFields } from '#core/content/website/head-picture.entity.ts'
import { changeSettings } from '#core/venue/settings/contract.ts'
import { wallTime } from '#relay/web/wall-time.ts'
import { openClient, type Client } from '../world/client.ts'
import { managerAt } from '../world/people.ts'
import { pictures } from '../world/pictures.ts'
import { openPlaces, type Places } from '../world/places.ts'

let places: Places
let mia: Client
let hash: string
beforeAll(async () => {
  places = await openPlaces({ pages: true, hastened: true })
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'role', 'role-manager', { permissions: [...permissions] }),
  )
  mia = await managerAt(places.relay.port)
  hash = (await mia.call(uploadFile, { body: pictures['image/png'](2100) })).body.hash
})
afterAll(() => places.close())

const calls = entryCalls(headPicture)
const at = async (path: string) => (await openClient(places.relay.port).send('GET', path)).text
const dataOf = (html: string) => JSON.parse(/id="foyer-data">(.*?)<\/script>/s.exec(html)![1]!)

async function make(id: string, fields: Partial<HeadPictureFields>) {
  const answer = await mia.call(calls.create, {
    params: { id },
    body: { title: { en: id }, alt: { en: `Shows ${id}` }, picture: hash, status: 'published', ...fields },
  })
  expect(answer.status, answer.text).toBe(200)
}

test('a page shows its large pictures in the reader’s language, the first at once, also without a script', async () => {
  await make('second', { order: 2 })
  await make('gala', {
    title: { en: 'Gala night', fr: 'Soirée de gala' },
    text: { en: 'With a band.' },
    href: '/events',
    order: 1,
  })
  const home = await at('/fr')
  const head = home.slice(home.indexOf('class="head-pictures"'), home.indexOf('<main'))
  expect(head).toMatch(
    /<li data-on="true">.*Soirée de gala.*With a band\..*href="\/fr\/events".*<li>.*second/s,
  )
  expect(head).toContain(`srcSet="/files/${hash}/200.avif 200w`)
  expect(head).toMatch(/alt="Shows gala" width="1600" height="900"[^>]*loading="eager"/)
  expect(head).toMatch(/alt="Shows second"[^>]*loading="lazy"/)
  expect(await at('/fr/movies')).not.toContain('head-pictures')
})

test('drafts and pictures whose time is over or to come are seen by nobody', async () => {
  const now = wallTime(places.tenant)
  const year = Number(now.slice(0, 4))
  await make('draft', { at: 'contact', status: 'draft' })
  await make('later', { at: 'contact', publishFrom: `${year + 1}${now.slice(4)}` })
  await make('over', { at: 'contact', publishUntil: `${year - 1}${now.slice(4)}` })
  expect(await at('/en/contact')).not.toContain('head-pictures')
  const wrong = await mia.call(calls.change, {
    params: { id: 'over' },
    body: { publishFrom: now },
  })
  expect(wrong.body).toMatchObject({ refusal: 'page_ends_first' })
})

test('a picture stands above the written page it is for, which cannot be deleted meanwhile', async () => {
  const pages = entryCalls(page)
  for (const id of ['groups', 'schools'])
    await mia.call(pages.create, {
      params: { id },
      body: { title: { en: id }, slug: { en: id }, status: 'published' },
    })
  await make('bus', { at: 'page', pageId: 'groups' })
  expect(await at('/en/info/groups')).toContain('alt="Shows bus"')
  expect(await at('/en/info/schools')).not.toContain('alt="Shows bus"')
  expect((await mia.call(pages.remove, { params: { id: 'groups' } })).body).toMatchObject({
    refusal: 'still_used',
  })
})

test('they change after five seconds, or after as many as the exhibitor says', async () => {
  expect(dataOf(await at('/en')).content.headSeconds).toBe(5)
  const said = await mia.call(changeSettings, {
    body: { place: 'exhibitor', data: { 'website_config.slides.seconds': 9 } },
  })
  expect(said.status, said.text).toBe(200)
  expect(dataOf(await at('/en')).content.headSeconds).toBe(9)
  const wrong = await mia.call(changeSettings, {
    body: { place: 'exhibitor', data: { 'website_config.slides.seconds': 1 } },
  })
  expect(wrong.status).toBe(422)
})

test('pages that have some are read anew by whoever comes by a link, and others bring none along', async () => {
  const { content } = dataOf(await at('/en/movies'))
  expect(content.head).toEqual([])
  expect(content.written).toContain('home')
  expect(content.written).not.toContain('movies')
})
