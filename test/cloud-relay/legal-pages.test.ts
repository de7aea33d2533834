import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryCalls } from '#core/catalogue/contract.ts'
import { legalKinds, type LegalKind } from '#core/content/pages/legal/legal-kinds.ts'
import { startText } from '#core/content/pages/legal/start-text.ts'
import { page, type PageFields } from '#core/content/pages/page.entity.ts'
import type { SiteData } from '#relay/site/page.ts'
import { openClient, type Client } from '../world/client.ts'
import { managerAt } from '../world/people.ts'
import { laterToday, openPlaces, type Places } from '../world/places.ts'

let places: Places
let mia: Client
beforeAll(async () => {
  places = await openPlaces({ pages: true, hastened: true })
  mia = await managerAt(places.relay.port)
})
afterAll(() => places.close())

const calls = entryCalls(page)
const at = (path: string) => openClient(places.relay.port).send('GET', path)
const foot = async (path: string) => {
  const { text } = await at(path)
  return text.slice(text.indexOf('<footer'), text.indexOf('</footer'))
}
const known = {
  tradeName: 'Small House',
  email: 'hello@small.example',
  phone: '+352 20',
  vatNumber: 'LU1',
  cinemas: [{ name: 'Small Cinema', address1: '1, rue Petite', zip: 'L-1000', city: 'Luxembourg' }],
}
const begin = (kind: LegalKind) =>
  mia.call(calls.create, { params: { id: `own-${kind}` }, body: startText(kind, known) })
const change = (kind: LegalKind, body: Partial<PageFields>) =>
  mia.call(calls.change, { params: { id: `own-${kind}` }, body })
const written: PageFields['body'] = [
  { kind: 'paragraph', id: '1', text: { en: 'As it is.', fr: 'Tel quel.' } },
]

test('before anything is written the built-in words on privacy stand at their address', async () => {
  const { text } = await at('/en/privacy-policy')
  expect(text).toContain('<h1>Privacy</h1>')
  expect(text).toContain('Small House runs this website')
  expect(text).toMatch(/<a href="mailto:[^"]+">/)
  expect(await foot('/en')).toContain('href="/en/privacy-policy"')
  expect((await at('/sitemap.xml')).text).toContain('/en/privacy-policy')
})

test('a draft of each kind is kept, nobody sees it, and it is not published while it has blanks', async () => {
  for (const kind of legalKinds) {
    const made = await begin(kind)
    expect(made.status, made.text).toBe(200)
    const early = await change(kind, { status: 'published' })
    expect([kind, early.status, early.body]).toMatchObject([kind, 422, { refusal: 'page_has_blanks' }])
    expect((await at(`/en/info/${made.body.entry!.slug.en}`)).text).not.toContain('[[')
  }
  expect(await foot('/en')).not.toMatch(/\/en\/info\/(imprint|terms|withdrawal|privacy|accessibility)/)
})

test('a second page of a kind is refused at its field', async () => {
  const twice = await mia.call(calls.create, {
    params: { id: 'other-terms' },
    body: { title: { en: 'Other terms' }, slug: { en: 'other-terms' }, legal: 'terms' },
  })
  expect(twice.status).toBe(422)
  expect((twice.body as unknown as { errors: object }).errors).toMatchObject({ legal: expect.anything() })
})

test('once filled in and published each is at the foot of every page, in one order and in the reader’s language', async () => {
  for (const kind of legalKinds)
    expect((await change(kind, { status: 'published', body: written })).status).toBe(200)
  const links = [...(await foot('/fr/movies')).matchAll(/href="\/fr\/info\/([\w-]+)"/g)].map(
    ([, slug]) => slug,
  )
  expect(links).toEqual([
    'mentions-legales',
    'conditions-generales',
    'retractation',
    'vie-privee',
    'accessibilite',
  ])
  expect((await at('/fr/info/mentions-legales')).text).toContain('Tel quel.')
})

test('the exhibitor’s own page replaces the words on privacy, wherever a link leads to them', async () => {
  const { status, headers } = await at('/de/privacy-policy')
  expect([status, headers['location']]).toEqual([302, '/de/info/datenschutz'])
  expect(await foot('/en')).not.toContain('privacy-policy')
  expect((await at('/sitemap.xml')).text).not.toContain('privacy-policy')
  expect((await change('privacy', { status: 'draft' })).status).toBe(200)
  expect((await at('/de/privacy-policy')).status).toBe(200)
  expect(await foot('/en')).toContain('href="/en/privacy-policy"')
})

test('the page that sells is told of the terms, so that its form names them', async () => {
  const { text } = await at(`/en/buy/tickets/${laterToday}`)
  const { content } = JSON.parse(/id="foyer-data">(.*?)<\/script>/s.exec(text)![1]!) as SiteData
  expect(content.pages.filter(({ legal }) => legal === 'terms' || legal === 'withdrawal')).toMatchObject([
    { title: 'Terms and conditions' },
    { title: 'Right of withdrawal' },
  ])
})
