import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryCalls } from '#core/catalogue/contract.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { page } from '#core/content/pages/page.entity.ts'
import { readyMade } from '#core/content/presets/ready-made.ts'
import { formatCents } from '#core/i18n/format.ts'
import { offeredRates } from '#core/pricing/price.ts'
import { openClient, type Client } from '../world/client.ts'
import { managerAt } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { byHand } from '../world/small-exhibitor.ts'

let places: Places
let mia: Client
beforeAll(async () => {
  places = await openPlaces({ pages: true, hastened: true, box: false })
  mia = await managerAt(places.relay.port)
})
afterAll(() => places.close())

const at = async (path: string) => (await openClient(places.relay.port).send('GET', path)).text

test('a page of prices tells what tickets cost in each language, and follows a price that changes', async () => {
  const { title, body } = readyMade('prices')
  // What only the cinema knows is left out here; a manager would write it.
  const filled = body.filter(part => !JSON.stringify(part).includes('[['))
  const slug = { en: 'our-prices', fr: 'nos-tarifs' }
  const made = await mia.call(entryCalls(page).create, {
    params: { id: 'our-prices' },
    body: { title, slug, status: 'published', body: filled },
  })
  expect(made.status, made.text).toBe(200)
  const { node } = places.tenant
  const [rate] = offeredRates(node.catalogue.all('price_rate'), 'site')
  const change = (fields: object) =>
    node.execute(byHand, tx => changeEntry(tx, 'price_rate', rate!.id, fields))
  await change({ name: { en: 'Grown-ups', fr: 'Grands' }, cents: 12_340 })
  await until(async () => (await at('/en/info/our-prices')).includes('Grown-ups'))
  expect(await at('/en/info/our-prices')).toContain(formatCents(12_340, 'en'))
  expect(await at('/fr/info/nos-tarifs')).toContain('Grands')
  expect(await at('/fr/info/nos-tarifs')).toContain('Billets')
  // Without a menu of the exhibitor's own it leads there by itself.
  expect(await at('/en')).toContain('href="/en/info/our-prices"')
  await change({ cents: 12_350 })
  await until(async () => (await at('/en/info/our-prices')).includes(formatCents(12_350, 'en')))
  await change({ visibility: ['pos'] })
  await until(async () => !(await at('/en/info/our-prices')).includes('Grown-ups'))
})
