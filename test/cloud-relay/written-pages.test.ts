import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadFile } from '#core/content/contract.ts'
import { page, type PageFields } from '#core/content/pages/page.entity.ts'
import { event } from '#core/content/events/event.entity.ts'
import { mergeMovies } from '#core/planning/merge-contract.ts'
import { movie } from '#core/programme/movie.entity.ts'
import { schedulesBetween } from '#core/programme/store.ts'
import { version } from '#core/programme/version.entity.ts'
import { menuItem } from '#core/content/website/menu-item.entity.ts'
import { question, questionGroup } from '#core/content/pages/question.entity.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { hasFile } from '#core/content/files/store.ts'
import { wallTime } from '#relay/web/wall-time.ts'
import { openClient, type Client } from '../world/client.ts'
import { listenAt } from '../world/listener.ts'
import { managerAt } from '../world/people.ts'
import { pictures } from '../world/pictures.ts'
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
const say = (text: string, id = '1') => ({ kind: 'paragraph' as const, id, text: { en: text } })

async function make(id: string, fields: Partial<PageFields>) {
  const answer = await mia.call(calls.create, {
    params: { id },
    body: { title: { en: id }, slug: { en: id }, status: 'published', ...fields },
  })
  expect(answer.status, answer.text).toBe(200)
}
async function change(id: string, fields: Partial<PageFields>) {
  const answer = await mia.call(calls.change, { params: { id }, body: fields })
  expect(answer.status, answer.text).toBe(200)
}

test('a written page is read in its language at its address in each, and search engines are told of all', async () => {
  await make('house-rules', {
    title: { en: 'House rules', fr: 'Règlement' },
    slug: { en: 'house-rules', fr: 'reglement' },
    body: [{ kind: 'paragraph', id: '1', text: { en: 'Be **kind**.', fr: 'Soyez *aimables*.' } }],
  })
  const english = await at('/en/info/house-rules')
  expect(english.status).toBe(200)
  expect(english.text).toContain('<strong>kind</strong>')
  expect(english.text).toContain('<title>House rules · ')
  const french = await at('/fr/info/reglement')
  expect(french.text).toContain('<em>aimables</em>')
  expect(french.text).toContain(`<link rel="canonical" href="${places.url}/fr/info/reglement">`)
  expect(french.text).toContain(`hreflang="en" href="${places.url}/en/info/house-rules"`)
  expect(french.text).toContain('<meta name="description" content="Soyez aimables.">')
  // A language without its own address has the English one.
  expect((await at('/de/info/house-rules')).text).toContain('<strong>kind</strong>')
  const { text: sitemap } = await at('/sitemap.xml')
  expect(sitemap).toContain(`<loc>${places.url}/fr/info/reglement</loc>`)
  expect(sitemap).toContain(`hreflang="x-default" href="${places.url}/en/info/house-rules"`)
  // Reachable from every page, and named in a list of all.
  expect((await at('/nl')).text).toContain('href="/nl/info/house-rules"')
  expect((await at('/fr/info')).text).toContain('href="/fr/info/reglement"')
})

test('the address in another language, and the name alone, lead to the page', async () => {
  for (const path of ['/fr/info/house-rules', '/fr/house-rules', '/fr/reglement']) {
    const { status, headers } = await at(path)
    expect([path, status, headers['location']]).toEqual([path, 302, '/fr/info/reglement'])
  }
})

test('an address that a page had before goes on leading to it', async () => {
  await make('old', { slug: { en: 'parking' }, body: [say('Here.')] })
  await change('old', { slug: { en: 'getting-here' } })
  await change('old', { slug: { en: 'way' } })
  for (const slug of ['parking', 'getting-here']) {
    const { status, headers } = await at(`/en/info/${slug}`)
    expect([status, headers['location']]).toEqual([301, '/en/info/way'])
  }
  // Whoever has the address now is shown at it.
  await make('cars', { slug: { en: 'parking' }, body: [say('Cars only.')] })
  expect((await at('/en/info/parking')).text).toContain('Cars only.')
})

test('an address that a film or an event had before leads to it, also from a film that was made part of another', async () => {
  const films = entryCalls(movie)
  const [film] = places.tenant.node.catalogue.all('movie')
  const { id: _, posterFile: _poster, deleted: _gone, ...like } = film!
  const call = async (asked: Promise<{ status: number; text: string }>) => {
    const answer = await asked
    expect(answer.status, answer.text).toBe(200)
  }
  const rename = (id: string, slug: string) =>
    call(mia.call(films.change, { params: { id }, body: { slug } }))
  await rename(film!.id, 'working-title')
  await rename(film!.id, 'the-title')
  await call(
    mia.call(films.create, { params: { id: 'same-film' }, body: { ...like, slug: 'same-film-once-more' } }),
  )
  const of = entryCalls(version)
  const [one] = places.tenant.node.catalogue.all('version')
  const { id: __, deleted: _off, ...versionLike } = one!
  await call(
    mia.call(of.create, { params: { id: 'same-version' }, body: { ...versionLike, movieId: 'same-film' } }),
  )
  await call(mia.call(mergeMovies, { params: { id: 'same-film' }, body: { into: film!.id } }))
  for (const slug of [like.slug, 'working-title', 'same-film-once-more']) {
    const { status, headers } = await at(`/fr/movies/view/${slug}`)
    expect([slug, status, headers['location']]).toEqual([slug, 301, '/fr/movies/view/the-title'])
  }
  expect((await at('/en/movies/view/the-title')).status).toBe(200)
  expect((await at('/en/movies/view/nobody-showed-this')).status).toBe(404)
  const show = schedulesBetween(places.tenant.node.db, 0, Number.MAX_SAFE_INTEGER)[0]!
  const events = entryCalls(event)
  const gala = { title: 'Gala', slug: 'gala', scheduleId: show.id }
  await call(mia.call(events.create, { params: { id: 'gala' }, body: gala }))
  await call(mia.call(events.change, { params: { id: 'gala' }, body: { slug: 'grand-gala' } }))
  const moved = await at('/en/events/gala')
  expect([moved.status, moved.headers['location']]).toEqual([301, '/en/events/grand-gala'])
})

test('drafts, pages not yet or no longer published, and unknown ones are a 404 and in no list', async () => {
  const now = wallTime(places.tenant)
  const year = Number(now.slice(0, 4))
  const [past, future] = [`${year - 1}${now.slice(4)}`, `${year + 1}${now.slice(4)}`]
  await make('draft', { status: 'draft', body: [say('secret')] })
  await make('later', { publishFrom: future, body: [say('secret')] })
  await make('over', { publishUntil: past, body: [say('secret')] })
  await make('current', { publishFrom: past, publishUntil: future, body: [say('open')] })
  expect((await at('/en/info/current')).status).toBe(200)
  for (const slug of ['draft', 'later', 'over', 'nobody-wrote-this', '%00', '..%2f..']) {
    const lost = await at(`/en/info/${slug}`)
    expect([slug, lost.status]).toEqual([slug, 404])
    expect(lost.text).not.toContain('secret')
    expect(lost.text).toContain('noindex')
  }
  const all = (await at('/en/info')).text + (await at('/sitemap.xml')).text
  for (const slug of ['draft', 'later', 'over']) expect(all).not.toContain(`/info/${slug}`)
})

test('what is changed is shown at once, and open pages are told', async () => {
  const heard = await listenAt(places.relay.port)
  await make('news', { body: [say('Yesterday’s news.')] })
  expect((await at('/en/info/news')).text).toContain('Yesterday’s news.')
  await change('news', { body: [say('Today’s news.')] })
  expect((await at('/en/info/news')).text).toContain('Today’s news.')
  await until(() => heard.events().some(({ type }) => type === 'content.changed'))
  heard.close()
})

test('questions and answers stand on the page of their group, and search engines read them', async () => {
  const groups = entryCalls(questionGroup)
  const questions = entryCalls(question)
  await mia.call(groups.create, { params: { id: 'visit' }, body: { title: { en: 'Your visit' } } })
  for (const [id, order] of [
    ['late', 2],
    ['popcorn', 1],
  ] as const)
    await mia.call(questions.create, {
      params: { id },
      body: { groupId: 'visit', question: { en: `${id}?` }, answer: { en: `Yes, *${id}*.` }, order },
    })
  await make('faq', { body: [{ kind: 'questions', id: '1', groupId: 'visit' }] })
  const { text } = await at('/en/info/faq')
  expect(text.indexOf('popcorn?')).toBeLessThan(text.indexOf('late?'))
  const things = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect(JSON.parse(things[0]![1]!)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'popcorn?', acceptedAnswer: { text: 'Yes, popcorn.' } }, { name: 'late?' }],
  })
  // A group that a page shows is not deleted, nor one that a question is in.
  const removed = await mia.call(groups.remove, { params: { id: 'visit' } })
  expect(removed.body).toMatchObject({ refusal: 'still_used' })
})

test('a picture of a page is shown once it is here, and comes to the box too', async () => {
  const sent = await mia.call(uploadFile, { body: pictures['image/png'](2000) })
  const { hash } = sent.body
  await make('picture', { body: [{ kind: 'picture', id: '1', file: hash, text: { en: 'The door' } }] })
  expect((await at('/en/info/picture')).text).toContain(`src="/files/${hash}/1600.jpg" alt="The door"`)
  await until(() => hasFile(places.box.tenant.node.db, hash))
  await make('not-here', {
    body: [{ kind: 'picture', id: '1', file: 'x'.repeat(43), text: { en: 'Nothing' } }],
  })
  expect((await at('/en/info/not-here')).text).not.toContain('<img')
})

test('nothing that is written becomes markup or runs', async () => {
  const wicked = '<script>alert(1)</script><img src=x onerror=alert(2)>'
  await make('wicked', {
    title: { en: 'Wicked</title><script>alert(0)</script>' },
    body: [say(`${wicked} [press](javascript:alert(3))`)],
    description: { en: '"><script>alert(4)</script>' },
  })
  const { text } = await at('/en/info/wicked')
  expect(text).toContain('&lt;script&gt;alert(1)')
  expect(text).not.toMatch(/<script>alert|<img src=x|href="javascript:|"><script>/)
})

test('the exhibitor’s menu is on every page at once, and a page in it cannot be deleted', async () => {
  const items = entryCalls(menuItem)
  const item = (id: string, fields: object) =>
    mia.call(items.create, { params: { id }, body: { title: { en: id }, ...fields } as never })
  await make('visit', { body: [say('Welcome.')] })
  expect((await item('Visit', { target: 'page', pageId: 'visit' })).status).toBe(200)
  expect((await item('More', { kind: 'menu', order: 1 })).status).toBe(200)
  expect(
    (await item('Shop', { target: 'address', href: 'https://shop.example/', parentId: 'More' })).status,
  ).toBe(200)
  const { text } = await at('/nl/movies')
  const navigation = text.slice(text.indexOf('<nav'), text.indexOf('</nav>'))
  expect(navigation).toContain('href="/nl/info/visit"')
  expect(navigation).toContain('href="https://shop.example/"')
  const removed = await mia.call(calls.remove, { params: { id: 'visit' } })
  expect(removed.body).toMatchObject({ refusal: 'still_used' })
  const nowhere = { refusal: 'menu_leads_nowhere' }
  expect((await item('entry-a', { target: 'page' })).body).toMatchObject(nowhere)
  expect((await item('entry-b', { target: 'address' })).body).toMatchObject(nowhere)
  const deep = { refusal: 'menu_too_deep' }
  expect((await item('entry-c', { kind: 'menu', parentId: 'More' })).body).toMatchObject(deep)
  expect((await item('entry-d', { target: 'home', parentId: 'Shop' })).body).toMatchObject(deep)
  expect((await item('entry-e', { kind: 'divider' })).body).toMatchObject(deep)
  for (const id of ['Shop', 'More', 'Visit']) await mia.call(items.remove, { params: { id } })
})

test.each([
  ['an address another page has in another language', { slug: { en: 'x', nl: 'reglement' } }, 'slug'],
  ['an address with letters that no address has', { slug: { en: 'House Rules' } }, 'slug'],
  ['a part that is HTML', { body: [{ kind: 'html', id: '1', text: { en: '<b>' } }] }, 'body'],
  [
    'a link that runs',
    { body: [{ kind: 'button', id: '1', text: { en: 'x' }, href: 'javascript:x' }] },
    'body',
  ],
  ['a group that is not there', { body: [{ kind: 'questions', id: '1', groupId: 'gone' }] }, 'body'],
  ['a moment that is none', { publishFrom: '2026-13-40T25:00' }, 'publishFrom'],
  [
    'an end before its beginning',
    { publishFrom: '2026-12-02T08:00', publishUntil: '2026-12-01T08:00' },
    'publishUntil',
  ],
])('a page with %s is refused at that field', async (_, fields, field) => {
  const answer = await mia.call(calls.create, {
    params: { id: 'refused' },
    body: { title: { en: 'Refused' }, slug: { en: 'refused' }, ...fields } as never,
  })
  expect(answer.status).toBe(422)
  const errors = (answer.body as unknown as { errors: object }).errors
  expect(Object.keys(errors).map(path => path.split('.')[0])).toContain(field)
})
