import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForReset } from '#core/people/reset-contract.ts'
import { changeSettings, readSettings } from '#core/venue/settings/contract.ts'
import { permissions } from '#core/access/employee.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { offeredLocales } from '#relay/portal/shell/offered-locales.ts'
import { sitemapOf } from '#relay/site/sitemap.ts'
import { mailsTo } from '../world/fake-services.ts'
import { managerAt, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces({ hastened: true, box: false })
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'role', 'role-manager', { permissions: [...permissions] }),
  )
})
afterAll(() => places.close())

/** What anybody's portal page hears of a setting before somebody signs in. */
const hears = async (key: string) =>
  ((await (await visitorOf(places.relay.port)).call(readSettings)).body.data as Record<string, unknown>)[key]

test('the portal offers the languages the exhibitor chose, and keeps whoever reads in another', async () => {
  expect(offeredLocales(await hears('portal_locales'), 'en')).toEqual(['en', 'de', 'fr', 'nl'])
  const mia = await managerAt(places.relay.port)
  const changed = await mia.call(changeSettings, {
    body: { data: { portal_locales: ['fr', 'nl'] } },
  })
  expect(changed.status, changed.text).toBe(200)
  expect(offeredLocales(await hears('portal_locales'), 'fr')).toEqual(['fr', 'nl'])
  expect(offeredLocales(await hears('portal_locales'), 'de')).toEqual(['de', 'fr', 'nl'])
})

test('the portal speaks the exhibitor’s language to whoever has chosen none, in its mails too', async () => {
  expect(await hears('portal_locale')).toBe('browser')
  const mia = await managerAt(places.relay.port)
  await mia.call(changeSettings, { body: { data: { portal_locale: 'fr' } } })
  expect(await hears('portal_locale')).toBe('fr')
  await (await visitorOf(places.relay.port)).call(askForReset, { body: { email: 'mia@small.example' } })
  await until(async () => (await mailsTo(places, 'mia@small.example')).length > 0)
  const [mail] = await mailsTo(places, 'mia@small.example')
  expect(await mail!.body()).toContain('Bonjour')
})

test('a map of the website has the languages it offers and no others', () => {
  const map = sitemapOf('https://small.example', [{ place: { name: 'home' }, editedMs: null }], ['de', 'fr'])
  expect([...map.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
    'https://small.example/de',
    'https://small.example/fr',
  ])
  expect(map).toContain('hreflang="x-default" href="https://small.example/de"')
  expect(map).not.toContain('hreflang="en"')
})
