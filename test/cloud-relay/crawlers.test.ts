import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { openClient } from '../world/client.ts'
import { openPlaces, type Places } from '../world/places.ts'
import { byHand } from '../world/small-exhibitor.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces({ box: false })
})
afterAll(() => places.close())

const here = () => openClient(places.relay.port)
const there = () => openClient(places.relay.port, `neighbour.localhost:${places.relay.port}`)

test('each exhibitor tells crawlers its own rules, with the address of its own sitemap', async () => {
  const own = await here().send('GET', '/robots.txt')
  expect([own.status, own.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(own.text).toContain('Disallow: /portal\n')
  expect(own.text).toContain('Disallow: /*/bill/\n')
  expect(own.text).toContain(`Sitemap: ${places.url}/sitemap.xml\n`)
  expect((await there().send('GET', '/robots.txt')).text).toContain('Sitemap: http://neighbour.localhost:')
})

test('the sitemap lists every public page in every language, and nothing of a purchase', async () => {
  const { status, text, headers } = await here().send('GET', '/sitemap.xml')
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(match => match[1]!.replace(places.url, ''))
  const slug = places.tenant.node.catalogue.all('movie')[0]!.slug
  for (const locale of ['en', 'de', 'fr', 'nl'])
    for (const path of ['', '/movies', '/movies/soon', `/movies/view/${slug}`, '/privacy-policy'])
      expect(addresses).toContain(`/${locale}${path}`)
  expect(addresses.filter(path => /bill|buy|payments|404|portal/.test(path))).toEqual([])
  const [entry = ''] = /<url><loc>[^<]*\/de\/movies\/view.*?<\/url>/.exec(text)!
  for (const other of ['en', 'de', 'fr', 'nl'])
    expect(entry).toContain(`hreflang="${other}" href="${places.url}/${other}/movies/view/${slug}"`)
  expect(entry).toContain(`hreflang="x-default" href="${places.url}/en/movies/view/${slug}"`)
})

test('the sitemap says when a film was edited last, and forgets one that is no longer shown', async () => {
  const lastEdit = async () => {
    const { text } = await here().send('GET', '/sitemap.xml')
    return Date.parse(/\/en\/movies\/view\/[^<]*<\/loc><lastmod>(.*?)<\/lastmod>/.exec(text)?.[1] ?? '')
  }
  const before = Date.now()
  const { node } = places.tenant
  await node.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Another title' }))
  expect(await lastEdit()).toBeGreaterThanOrEqual(before)
  await node.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { visibility: ['pos'] }))
  expect(await lastEdit()).toBeNaN()
})

test('the key for search engines is there while the exhibitor tells them of its pages, and differs from its neighbour’s', async () => {
  expect((await here().send('GET', '/index-now.txt')).status).toBe(404)
  await places.tenant.node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'exhibitor', { 'website_config.index_now': true }),
  )
  const { status, text } = await here().send('GET', '/index-now.txt')
  expect([status, text]).toEqual([200, expect.stringMatching(/^[0-9a-f]{32}$/)])
  expect((await there().send('GET', '/index-now.txt')).status).toBe(404)
})

test('a host where no cinema lives has neither', async () => {
  const lost = openClient(places.relay.port, 'nobody.example')
  for (const path of ['/robots.txt', '/sitemap.xml'])
    expect((await lost.send('GET', path)).body.refusal).toBe('host_unknown')
})
