import { createServer } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import express from 'express'
import { afterEach, expect, it } from 'vitest'
import { refusing } from '#core/api/mount.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Tx } from '#core/journal/node.ts'
import { cancelSchedule, createSchedule, moveSchedule } from '#core/planning/commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { placeHold } from '#core/seating/commands.ts'
import { openPageCache } from '#relay/web/page-cache.ts'
import { sitePages } from '#relay/web/site-pages.ts'
import { hrefOf } from '#relay/site/address.ts'
import { nothingWritten } from '#relay/site/content.ts'
import type { SiteRequest } from '#relay/site/page.ts'
import { pathOf } from '#relay/site/place.ts'
import { openClient } from '../../world/client.ts'
import { atRegister, carl, openSmallNode, saleOf, tenantOf, tonight } from '../../world/small-exhibitor.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** The website of the small house, rendered by something that only counts. */
async function openSite(pageBytes = 1000) {
  const { node, clock } = await openSmallNode('relay')
  const tenant = tenantOf(node)
  const rendered: string[] = []
  let applications = 0
  const render = ({ place, locale, programme, offered, connected }: SiteRequest) => {
    const url = hrefOf(`/${locale}`, pathOf(place))
    rendered.push(url)
    return {
      status: url.endsWith('/404') ? 404 : 200,
      title: 'The exhibitor of __CSRF__',
      head: '',
      body: `<a href="${url}">here</a>${'x'.repeat(pageBytes)}`,
      data: { locale, programme, offered, content: nothingWritten, connected },
    }
  }
  const cache = openPageCache({ exhibitorBytes: 100_000, allBytes: 200_000 })
  const app = express().set('etag', false)
  const blocked = { is: false }
  app.use((request, response, next) => {
    applications += 1
    response.setHeader('x-always', 'sent')
    if (request.headers['x-wants-cookie']) response.setHeader('set-cookie', 'own=1')
    next()
  })
  const answer = sitePages(
    app,
    { render },
    {
      tenantOf: () => tenant,
      publicUrlOf: () => 'https://small.example',
      isBlocked: () => blocked.is,
      assets: noAssets,
      cache,
    },
  )
  app.use(refusing(() => tenant))
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise(resolve => server.close(resolve)))
  const client = openClient((server.address() as { port: number }).port)
  const asked = () => applications
  return { client, cache, rendered, tenant, clock, blocked, asked }
}
const noAssets = { scripts: [], styles: [] }

it('renders and keeps one page for 1,200 odd addresses that show the same', async () => {
  const { client, cache, rendered } = await openSite()
  await client.send('GET', '/en')
  const bytes = cache.bytes()
  const odd = [
    (each: number) => `?q=${each}`,
    (each: number) => `?${'a=1&'.repeat(each % 50)}b=${each}`,
    (each: number) => `?%00%ff=${each}&[]=&__proto__=${each}`,
    (each: number) => `?${'x'.repeat(each)}`,
  ]
  for (let each = 0; each < 1200; each += 1)
    expect((await client.send('GET', `/en${odd[each % 4]!(each)}`)).status).toBe(200)
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

it('sends everybody the same bytes, compressed as they like, with no secret and no cookie', async () => {
  const { client } = await openSite()
  const plain = await client.send('GET', '/en')
  expect(plain.text).not.toContain('csrf-token')
  expect([plain.headers['set-cookie'], plain.headers['content-encoding']]).toEqual([undefined, undefined])
  expect(plain.headers['vary']).toMatch(/accept-encoding/i)
  for (const [encoding, open] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const sent = await client.send('GET', '/en', undefined, { 'accept-encoding': encoding })
    expect(sent.headers['content-encoding']).toBe(encoding)
    expect(sent.bytes.length).toBeLessThan(plain.bytes.length)
    expect(open(sent.bytes).toString()).toBe(plain.text)
  }
})

it('answers a page that is ready ahead of the application, as the application answered it', async () => {
  const { client, tenant, blocked, asked, clock } = await openSite()
  const look = async (encoding = 'br', headers: Record<string, string> = {}) => {
    const before = asked()
    const answer = await client.send('GET', '/en', undefined, { 'accept-encoding': encoding, ...headers })
    const { date: _, 'server-timing': told, ...rest } = answer.headers
    expect(told).toBe(`clock;dur=${clock.ms};desc="0 boot-1"`)
    const how = { status: answer.status, bytes: answer.bytes.toString('hex'), ...rest }
    return { how, by: asked() > before ? 'application' : 'ready' }
  }
  for (const encoding of ['br', 'gzip', 'identity', 'deflate, br;q=0.3, gzip;q=0.9']) {
    const first = await look(encoding)
    clock.ms += 100
    expect(await look(encoding), encoding).toEqual({ how: first.how, by: 'ready' })
    expect(first.by).toBe('application')
    expect(first.how).toMatchObject({ status: 200, 'x-always': 'sent', etag: expect.any(String) })
  }
  // Nobody is believed to have come by https who did not come through a proxy of ours.
  expect((await look('br', { 'x-forwarded-proto': 'https' })).by).toBe('ready')
  expect((await look('br', { host: 'elsewhere.example' })).by).toBe('application')
  for (const _ of [1, 2]) {
    const own = await look('gzip;q=0.1, br', { 'x-wants-cookie': 'yes' })
    expect([own.by, own.how]).toEqual(['application', expect.objectContaining({ 'set-cookie': ['own=1'] })])
  }
  blocked.is = true
  expect((await look()).by).toBe('application')
  blocked.is = false
  expect((await look()).by).toBe('ready')
  await tenant.node.execute(atRegister, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Another title' }))
  expect((await look()).by).toBe('application')
  expect((await look()).by).toBe('ready')
  const state = tenant.node.state
  Object.assign(tenant.node, { state: () => 'reading' })
  expect((await client.send('GET', '/en')).body.refusal).toBe('node_recovering')
  Object.assign(tenant.node, { state })
})

it('answers 304 to whoever has these very bytes, and sends the page when it changed', async () => {
  const { client, tenant } = await openSite()
  const etags = new Map<string, string>()
  const again = (encoding: string, etag = etags.get(encoding)!) =>
    client.send('GET', '/en', undefined, { 'if-none-match': etag, 'accept-encoding': encoding })
  for (const encoding of ['br', 'gzip', 'identity']) {
    etags.set(encoding, String((await again(encoding, '"nothing"')).headers['etag']))
    const { status, bytes } = await again(encoding)
    expect([status, bytes.length]).toEqual([304, 0])
  }
  expect(new Set(etags.values()).size, 'a strong tag names bytes').toBe(3)
  for (const etag of etags.values()) expect(etag).toMatch(/^"[\w-]+"$/)
  expect((await again('gzip', etags.get('br'))).status).toBe(200)
  await tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'movie', 'movie-1', { title: 'Another title' }),
  )
  tenant.live.emit('exhibitor', { type: 'programme.changed' })
  expect((await again('br')).status).toBe(200)
})

it('neither compresses the page of a purchase nor lets anybody keep it', async () => {
  const { client } = await openSite()
  const { headers } = await client.send('GET', '/en/bill/u-1', undefined, { 'accept-encoding': 'br, gzip' })
  expect([headers['content-encoding'], headers['etag']]).toEqual([undefined, undefined])
  expect(headers['cache-control']).toContain('private')
})

it('renders anew what shows what changed, and nothing for what happens elsewhere', async () => {
  const { client, rendered, tenant, clock } = await openSite()
  const { node } = tenant
  const film = '/en/movies/view/the-small-film'
  const look = async () => {
    rendered.length = 0
    const { status } = await client.send('GET', film)
    expect(status).toBe(200)
    return rendered.length
  }
  const after = async (change: (tx: Tx) => unknown) => {
    await node.execute(atRegister, change)
    tenant.live.emit('exhibitor', { type: 'programme.changed' })
    return look()
  }
  const secondShow = { id: 'show-second', versionId: 'version-1', screenId: 'screen-1', day: '2026-11-23' }
  expect(await look()).toBe(1)
  tenant.live.emit('exhibitor', { type: 'programme.changed' })
  expect(await look(), 'nothing has changed').toBe(0)
  const basket = { id: 'hold-1', scheduleId: tonight, channel: 'register', connected: true } as const
  expect(await after(tx => placeHold(tx, basket, ['B1'])), 'one seat of many').toBe(0)
  expect(await after(tx => sellAtRegister(tx, saleOf('sale-1', ['B2']), carl)), 'another').toBe(0)
  expect(await after(tx => changeEntry(tx, 'product', 'popcorn', { cents: 700 })), 'popcorn').toBe(0)
  expect(await after(tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Anew' })), 'its title').toBe(1)
  const notice = { notice: { en: 'With strobe light' } }
  expect(await after(tx => changeEntry(tx, 'movie', 'movie-1', notice)), 'its notice').toBe(1)
  expect(await after(tx => createSchedule(tx, { ...secondShow, time: '20:00' })), 'a new show').toBe(1)
  const later = { screenId: 'screen-1', day: '2026-11-24', time: '21:00' }
  expect(await after(tx => moveSchedule(tx, 'show-second', later)), 'moved').toBe(1)
  expect(await after(tx => cancelSchedule(tx, 'show-second')), 'cancelled').toBe(1)
  const most = ['B3', 'B4', 'B5', 'B6', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6']
  expect(await after(tx => sellAtRegister(tx, saleOf('sale-2', most.slice(0, 8)), carl)), 'nearly full').toBe(
    1,
  )
  expect(await after(tx => changeEntry(tx, 'price_rate', 'normal', { cents: 1200 })), 'a price').toBe(1)
  expect((await client.send('GET', film.replace('/en', '/nl'))).status).toBe(200)
  expect(rendered, 'another language').toEqual([film, film.replace('/en', '/nl')])
  clock.ms += 20_001
  expect(await look(), 'a moment later').toBe(0)
  clock.ms += 3 * 3_600_000
  expect(await look(), 'when its show has begun').toBe(1)
})

it('tells the time with a page that was rendered before', async () => {
  const { client, clock, rendered } = await openSite()
  const timeOf = async () =>
    Number(/^clock;dur=(\d+);/.exec(String((await client.send('GET', '/en')).headers['server-timing']))![1])
  expect(await timeOf()).toBe(clock.ms)
  clock.ms += 60_000
  expect(await timeOf()).toBe(clock.ms)
  expect(rendered).toEqual(['/en'])
  clock.ms += 5 * 60_000
  await timeOf()
  expect(rendered).toEqual(['/en', '/en'])
})

it('tells where among live events it was read', async () => {
  const { client, tenant, clock } = await openSite()
  const positionOf = async () => {
    const { headers } = await client.send('GET', '/en')
    return Number(/;desc="(\d+) boot-1"$/.exec(String(headers['server-timing']))?.[1])
  }
  expect(await positionOf()).toBe(0)
  tenant.live.emit('exhibitor', { type: 'programme.changed' })
  clock.ms += 1000
  expect([await positionOf(), await positionOf()]).toEqual([1, 1])
})

it('gives one address no more renders than its measure, and then the page as it last was', async () => {
  const { client, rendered, tenant } = await openSite()
  let times = 0
  const changed = () =>
    tenant.node.execute(atRegister, tx =>
      changeEntry(tx, 'movie', 'movie-1', { title: `The Small Film, cut ${++times}` }),
    )
  for (let each = 0; each < 300; each += 1) {
    await changed()
    expect((await client.send('GET', '/en')).status).toBe(200)
  }
  expect(rendered.length).toBe(240)
  const older = await client.send('GET', '/en')
  expect(older.headers['server-timing'], 'no place among live events of a page that is older').toMatch(
    /^clock;dur=\d+$/,
  )
  await changed()
  expect((await client.send('GET', '/de')).body.refusal).toBe('too_many_requests')
})

it('tells nothing on a page before the second disk holds it, and goes on with what was told while there is none', async () => {
  const { client, tenant, rendered } = await openSite()
  expect((await client.send('GET', '/en')).status).toBe(200)
  const { node } = tenant
  await node.execute(atRegister, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Another title' }))
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

it('offers the languages the exhibitor chose, and leads every other address to the first of them', async () => {
  const { client, tenant, rendered } = await openSite()
  await tenant.node.execute({ who: 'node', via: 'test' }, tx => {
    const [exhibitor] = tenant.node.catalogue.all('exhibitor')
    changeEntry(tx, 'exhibitor', exhibitor!.id, { languages: ['nl', 'fr'] })
  })
  const leads = async (path: string, headers: Record<string, string> = {}) =>
    (await client.send('GET', path, undefined, { 'x-locale': '', ...headers })).headers['location']
  expect(await leads('/en')).toBe('/nl')
  expect(await leads('/de/movies/today?x=1')).toBe('/nl/movies/today?x=1')
  expect(await leads('/', { 'accept-language': 'de,fr;q=0.5' })).toBe('/fr')
  expect(await leads('/', { 'accept-language': 'de' })).toBe('/nl')
  expect((await client.send('GET', '/fr')).status).toBe(200)
  // A purchase opens in the language it was made in.
  expect((await client.send('GET', '/en/bill/one')).status).toBe(200)
  expect(rendered).toEqual(['/fr', '/en/bill/__BILL__'])
})
