import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, type PageFields } from '#core/content/pages/page.entity.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { openClient, type Client } from '../world/client.ts'
import { managerAt } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
let mia: Client
beforeAll(async () => {
  places = await openPlaces({ pages: true, hastened: true })
  mia = await managerAt(places.relay.port)
})
afterAll(() => places.close())

const calls = entryCalls(page)
const at = (path: string) => openClient(places.relay.port).send('GET', path)
const search = (query: string, locale = 'en') => at(`/${locale}/search?q=${encodeURIComponent(query)}`)

async function make(id: string, fields: Partial<PageFields>) {
  const text = { kind: 'paragraph' as const, id: '1', text: { en: 'Bring your Zwiebelkuchen.' } }
  const answer = await mia.call(calls.create, {
    params: { id },
    body: { title: { en: id }, slug: { en: id }, status: 'published', body: [text], ...fields },
  })
  expect(answer.status, answer.text).toBe(200)
}

test('a visitor finds a film by its words, with accents or without, and no answer is kept for anybody', async () => {
  const { status, text, headers } = await search('smáll')
  expect(status).toBe(200)
  expect(text).toContain('href="/en/movies/view/the-small-film"')
  expect(text).toContain('content="noindex"')
  expect(headers['cache-control']).toBe('private, no-cache')
  // What one visitor typed is no page of the next one's.
  expect((await at('/en/search')).text).not.toContain('smáll')
  expect((await search('xyzzy')).text).toContain('Nothing found for “xyzzy”')
  expect((await search('smáll', 'fr')).text).toContain('href="/fr/movies/view/the-small-film"')
})

test('what is typed is never markup, nowhere in the document, and of any length and kind it is answered', async () => {
  const { text, status } = await search('</script><script>alert(1)</script>"><img src=x onerror=alert(2)>')
  expect(status).toBe(200)
  expect(text).not.toMatch(/<script>alert|<img src=x/)
  const long = 'x'.repeat(4000)
  for (const query of [
    `q=${long}`,
    'q=%00%0d%0aLocation:x',
    'q=%F0%9D%94%98+%F0',
    'q=small&q=film',
    'q[]=small',
  ])
    expect([query, (await at(`/en/search?${query}`)).status]).toEqual([query, 200])
})

test('only what is published is found, and what is taken back is found no more', async () => {
  await make('harvest', {})
  await make('secret', { status: 'draft' })
  await make('tomorrow', { publishFrom: '2099-01-01T00:00' })
  // One address searches so often in a minute: the page itself is asked for until it is there.
  await until(async () => (await at('/en/info/harvest')).status === 200)
  const { text } = await search('zwiebelkuchen')
  expect(text).toContain('href="/en/info/harvest"')
  expect(text).not.toContain('/info/secret')
  expect(text).not.toContain('/info/tomorrow')
  await mia.call(calls.change, { params: { id: 'harvest' }, body: { status: 'draft' } })
  await until(async () => (await at('/en/info/harvest')).status === 404)
  expect((await search('zwiebel')).text).not.toContain('href="/en/info/harvest"')
})

test('one address searches so often in a minute, and reads the other pages all the same', async () => {
  const statuses: number[] = []
  for (let asked = 0; asked < 90; asked++) statuses.push((await search(`word ${asked}`)).status)
  expect(statuses).toContain(429)
  expect((await at('/en/search')).status).toBe(200)
  expect((await at('/en/movies')).status).toBe(200)
})

test('who searched too often reads so in their language, and a call is refused', async () => {
  // So many at once, again until it is too often: meanwhile some more are allowed.
  const refusedFor = async (accept: string) => {
    const ask = () => openClient(places.relay.port).send('GET', '/de/search?q=word', undefined, { accept })
    for (;;) {
      const answers = await Promise.all(Array.from({ length: 100 }, ask))
      const refused = answers.find(answer => answer.status !== 200)
      if (refused) return refused
    }
  }
  const { status, headers, text } = await refusedFor('text/html,*/*;q=0.8')
  expect(status).toBe(429)
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '60' })
  expect(headers['cache-control']).toBe('no-store')
  expect(text).toContain('Einen Moment bitte')
  expect((await refusedFor('*/*')).body.refusal).toBe('too_many_requests')
})
