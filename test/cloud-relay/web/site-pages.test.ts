import { createServer } from 'node:http'
import express from 'express'
import { afterEach, expect, it } from 'vitest'
import { refusing } from '#core/api/mount.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { openPageCache } from '#relay/web/page-cache.ts'
import { sitePages } from '#relay/web/site-pages.ts'
import type { SiteRequest } from '#relay/site/page.ts'
import { openClient } from '../../world/client.ts'
import { tenantOf, openSmallNode } from '../../world/small-exhibitor.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** The website of the small house, rendered by something that only counts. */
async function openSite(pageBytes = 1000) {
  const { node, clock } = await openSmallNode('relay')
  const tenant = tenantOf(node)
  const rendered: string[] = []
  const render = ({ url, locale, programme, connected }: SiteRequest) => {
    rendered.push(url)
    return {
      status: url.endsWith('/404') ? 404 : 200,
      title: 'The exhibitor of __CSRF__',
      head: '',
      body: `<a href="${url}">here</a>${'x'.repeat(pageBytes)}`,
      data: { locale, programme, connected },
    }
  }
  const cache = openPageCache({ exhibitorBytes: 100_000, allBytes: 200_000 })
  const app = express()
  sitePages(
    app,
    { render },
    { tenantOf: () => tenant, publicUrlOf: () => 'https://small.example', assets: noAssets, cache },
  )
  app.use(refusing(() => tenant))
  const server = createServer(app)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise(resolve => server.close(resolve)))
  const client = openClient((server.address() as { port: number }).port)
  return { client, cache, rendered, tenant, clock }
}
const noAssets = { scripts: [], styles: [] }

it('renders and keeps one page for 1,200 addresses that show the same', async () => {
  const { client, cache, rendered } = await openSite()
  await client.send('GET', '/en')
  const bytes = cache.bytes()
  for (let each = 0; each < 1200; each += 1)
    expect((await client.send('GET', `/en?q=${each}`)).status).toBe(200)
  expect(rendered).toEqual(['/en'])
  expect(cache.bytes()).toBe(bytes)
})

it('has one lost page, one page of purchases, and none for a tag that no film has', async () => {
  const { client, rendered } = await openSite()
  for (const path of ['/movies/view/a', '/movies/view/b', '/events/c', '/buy/tickets/d', '/404'])
    expect((await client.send('GET', `/en${path}`)).status).toBe(404)
  for (const id of ['one', 'two', 'three']) await client.send('GET', `/en/bill/${id}`)
  expect(rendered).toEqual(['/en/404', '/en/bill/__BILL__'])
  const tagged = await client.send('GET', '/en/movies/today/nobody-wrote-this')
  expect([tagged.status, tagged.headers['location']]).toEqual([302, '/en/movies/today'])
})

it('gives the page of a purchase its own address, whatever stands in it', async () => {
  const { client } = await openSite()
  expect((await client.send('GET', '/en/bill/u-1')).text).toContain('href="/en/bill/u-1"')
  const wicked = await client.send('GET', '/en/bill/%22%3E%3Cscript%3E$&')
  expect(wicked.text).toContain('href="/en/bill/%22%3E%3Cscript%3E%24%26"')
  expect(wicked.text).not.toContain('<script>')
})

it('writes the token into its tag alone, also for an exhibitor that is called like its place', async () => {
  const { client } = await openSite()
  const { text } = await client.send('GET', '/en')
  expect(text).toContain('<title>The exhibitor of __CSRF__</title>')
  expect(text).toMatch(/<meta name="csrf-token" content="[\w-]+\.[\w-]{20,}">/)
})

it('renders anew when something of the exhibitor changed, or when the page is old', async () => {
  const { client, rendered, tenant, clock } = await openSite()
  await client.send('GET', '/en')
  tenant.live.emit('exhibitor', { type: 'programme.changed' })
  await client.send('GET', '/en')
  clock.ms += 20_001
  await client.send('GET', '/en')
  expect(rendered).toEqual(['/en', '/en', '/en'])
})

it('gives one address no more renders than its measure, and then the page as it last was', async () => {
  const { client, rendered, tenant } = await openSite()
  const changed = () => tenant.live.emit('exhibitor', { type: 'programme.changed' })
  for (let each = 0; each < 300; each += 1) {
    changed()
    expect((await client.send('GET', '/en')).status).toBe(200)
  }
  expect(rendered.length).toBe(240)
  changed()
  expect((await client.send('GET', '/de')).body.refusal).toBe('too_many_requests')
})

it('tells nothing on a page before the second disk holds it, and goes on with what was told while there is none', async () => {
  const { client, tenant, rendered } = await openSite()
  expect((await client.send('GET', '/en')).status).toBe(200)
  tenant.live.emit('exhibitor', { type: 'programme.changed' })
  const { node } = tenant
  const real = { whenMirrored: node.whenMirrored, state: node.state }
  let free: () => void = () => undefined
  const held = new Promise<void>(resolve => (free = resolve))
  Object.assign(node, { whenMirrored: () => held })
  let told = false
  const page = client.send('GET', '/en').then(() => (told = true))
  for (let round = 0; round < 3; round++) await client.send('GET', '/')
  expect([told, rendered]).toEqual([false, ['/en']])
  Object.assign(node, { state: () => 'mirror_lost' })
  expect((await client.send('GET', '/en/movies')).status).toBe(200)
  expect(rendered).toEqual(['/en', '/en/movies'])
  Object.assign(node, real)
  free()
  await page
  expect(rendered).toEqual(['/en', '/en/movies', '/en'])
})

it('has no page to tell when the second disk is away from the beginning', async () => {
  const { client, tenant } = await openSite()
  Object.assign(tenant.node, { state: () => 'mirror_lost' })
  expect((await client.send('GET', '/en')).status).toBe(503)
})

it('opens in the language of the settings, or as the visitor’s browser says', async () => {
  const { client, tenant } = await openSite()
  const home = async () =>
    (await client.send('GET', '/', undefined, { 'x-locale': '', 'accept-language': 'de-LU' })).headers[
      'location'
    ]
  expect(await home()).toBe('/de')
  await tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'settings', 'exhibitor', { website_locale: 'nl' }),
  )
  expect(await home()).toBe('/nl')
})
