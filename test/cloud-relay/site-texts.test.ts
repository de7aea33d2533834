import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryCalls } from '#core/catalogue/contract.ts'
import type { Block } from '#core/content/pages/block.ts'
import { question, questionGroup } from '#core/content/pages/question.entity.ts'
import { siteText, type SiteTextFields } from '#core/content/texts/site-text.entity.ts'
import { textPlaces, type TextPlace } from '#core/content/texts/text-places.ts'
import type { SiteData } from '#relay/site/page.ts'
import { placeOf } from '#relay/site/place.ts'
import { en } from '#relay/site/words/en.ts'
import { wallTime } from '#relay/web/wall-time.ts'
import { openClient, type Client } from '../world/client.ts'
import { listenAt } from '../world/listener.ts'
import { managerAt } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'

let places: Places
let mia: Client
beforeAll(async () => {
  places = await openPlaces({ pages: true, hastened: true })
  mia = await managerAt(places.relay.port)
})
afterAll(() => places.close())

const calls = entryCalls(siteText)
const page = async (path: string) => (await openClient(places.relay.port).send('GET', path)).text
const rendered = async (path: string) => (await page(path)).split('<script type="application/json"')[0]!
const data = async (path: string) =>
  JSON.parse(/id="foyer-data">(.*?)<\/script>/s.exec(await page(path))![1]!) as SiteData
const say = (en: string, fr?: string): Block[] => [
  { kind: 'paragraph', id: '1', text: { en, ...(fr ? { fr } : {}) } },
]
const made = new Set<TextPlace>()

async function write(id: TextPlace, fields: Partial<SiteTextFields>) {
  const call = made.has(id) ? calls.change : calls.create
  made.add(id)
  const answer = await mia.call(call, { params: { id }, body: fields })
  expect(answer.status, answer.text).toBe(200)
}

const seen: readonly [TextPlace, string][] = [
  ['home', ''],
  ['movies-list', '/movies'],
  ['events-list', '/events'],
  ['voucher-shop', '/info/vouchers'],
  ['contact', '/contact'],
  ['newsletter', '/info/newsletter'],
]
test.each(seen)(
  'a text %s is rendered at /en%s in the reader’s language, and nowhere else',
  async (id, path) => {
    await write(id, { body: say(`Own words of ${id}.`, `Propres mots de ${id}.`) })
    expect(await rendered(`/en${path}`)).toContain(`Own words of ${id}.`)
    expect(await rendered(`/fr${path}`)).toContain(`Propres mots de ${id}.`)
    // A language in which nothing was written is read in English, as on pages.
    expect(await rendered(`/nl${path}`)).toContain(`Own words of ${id}.`)
    expect(await page('/en/privacy-policy')).not.toContain(`Own words of ${id}.`)
  },
)

const brought: readonly [TextPlace, string][] = [
  ['buy-help', `/buy/tickets/${laterToday}`],
  ['ticket-conditions', `/buy/tickets/${laterToday}`],
  ['checkout-terms', `/buy/tickets/${laterToday}`],
  ['checkout-terms', '/info/voucher/five-visits'],
  ['voucher-conditions', '/info/voucher/five-visits'],
  ['payment-success', '/bill/00000000-0000-4000-8000-000000000000'],
]
test.each(brought)('a text %s comes with the page %s, which is drawn by its script', async (id, path) => {
  await write(id, { body: say(`Own words of ${id}.`) })
  const { content } = await data(`/en${path}`)
  expect(JSON.stringify(content.texts[id])).toContain(`Own words of ${id}.`)
  // Whoever comes from another page is told that there is something to read.
  const elsewhere = (await data('/en/privacy-policy')).content
  expect(elsewhere.texts[id]).toBeUndefined()
  expect(elsewhere.written).toContain(placeOf(path)!.name)
})

test('a text below the navigation is on every page, named for those who do not see it', async () => {
  await write('below-navigation', { body: say('Closed on *Christmas Eve*.') })
  for (const path of ['', '/movies', '/contact', '/privacy-policy', '/404'])
    expect(await rendered(`/en${path}`)).toMatch(
      /<\/header><aside class="site-text" data-at="below-navigation" aria-label="Notice">.*<em>Christmas Eve<\/em>/,
    )
})

test('the built-in words stand where nothing is written, and again when that is emptied', async () => {
  expect(await rendered('/en/contact')).toContain('Own words of contact.')
  expect(await rendered('/en/contact')).not.toContain(`<p>${en.contact_lead}</p>`)
  await write('contact', { body: [] })
  const emptied = await rendered('/en/contact')
  expect(emptied).not.toContain('data-at="contact"')
  expect(emptied).toContain(`<p>${en.contact_lead}</p>`)
  expect((await data('/en/contact')).content.written).not.toContain('contact')
})

test('what is changed is shown at once though pages are cached, and open pages are told', async () => {
  const heard = await listenAt(places.relay.port)
  expect(await rendered('/en')).toContain('Own words of home.')
  await write('home', { body: say('Something else.') })
  expect(await rendered('/en')).toContain('Something else.')
  await until(() => heard.events().some(({ type }) => type === 'content.changed'))
  heard.close()
})

test('drafts, and texts not yet or no longer shown, are on no page', async () => {
  const now = wallTime(places.tenant)
  const year = Number(now.slice(0, 4))
  const [past, future] = [`${year - 1}${now.slice(4)}`, `${year + 1}${now.slice(4)}`]
  const hidden = [
    { status: 'draft' },
    { status: 'published', publishFrom: future },
    { publishFrom: null, publishUntil: past },
  ] as const
  for (const fields of hidden) {
    await write('events-list', fields)
    expect(await page('/en/events')).not.toContain('Own words of events-list.')
  }
  await write('events-list', { publishFrom: past, publishUntil: future })
  expect(await rendered('/en/events')).toContain('Own words of events-list.')
})

test('questions in a text are those of now', async () => {
  await mia.call(entryCalls(questionGroup).create, {
    params: { id: 'at-home' },
    body: { title: { en: 'Often asked' } },
  })
  const asked = { groupId: 'at-home', question: { en: 'Popcorn?' }, answer: { en: 'Yes.' }, order: 1 }
  await mia.call(entryCalls(question).create, { params: { id: 'corn' }, body: asked })
  await write('home', { body: [{ kind: 'questions', id: '1', groupId: 'at-home' }] })
  expect(await rendered('/en')).toContain('Popcorn?')
  await mia.call(entryCalls(question).change, { params: { id: 'corn' }, body: { answer: { en: 'Fresh.' } } })
  expect(await rendered('/en')).toContain('Fresh.')
})

test('nothing that is written becomes markup or runs', async () => {
  await write('movies-list', { body: say('<script>alert(1)</script> [press](javascript:alert(2))') })
  const text = await page('/en/movies')
  expect(text).toContain('&lt;script&gt;alert(1)')
  expect(text).not.toMatch(/<script>alert|href="javascript:/)
})

test('only the places there are can be written for, each in its bounds, and an edit is taken back', async () => {
  const gone = await mia.call(calls.create, { params: { id: 'ceiling' }, body: {} })
  expect(gone.body).toMatchObject({ refusal: 'record_unknown' })
  const long = [1, 2, 3, 4, 5].map(each => ({
    kind: 'paragraph' as const,
    id: String(each),
    text: { en: 'x'.repeat(4000) },
  }))
  const tooLong = await mia.call(calls.change, { params: { id: 'home' }, body: { body: long } })
  expect(tooLong.status).toBe(422)
  const ends = { publishFrom: '2026-12-02T08:00', publishUntil: '2026-12-01T08:00' }
  const early = await mia.call(calls.change, { params: { id: 'home' }, body: ends })
  expect(early.body).toMatchObject({ refusal: 'page_ends_first' })

  await write('newsletter', { body: say('Before.') })
  await write('newsletter', { body: say('After.') })
  const { body } = await mia.call(calls.history, { params: { id: 'newsletter' } })
  const undone = await mia.call(calls.undo, {
    params: { id: 'newsletter' },
    body: { edit: body.edits[0]!.id, fields: ['body'] },
  })
  expect(undone.body.entry?.body).toEqual(say('Before.'))
})

test('every place is in a test or in the test of the mail', () => {
  const others: TextPlace[] = ['below-navigation', 'mail-purchase']
  const tested = [...seen, ...brought].map(([id]) => id)
  expect(textPlaces.filter(id => ![...tested, ...others].includes(id))).toEqual([])
})
