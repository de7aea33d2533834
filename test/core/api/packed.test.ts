import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import express from 'express'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod'
import { compressedBeside } from '#core/api/built-files.ts'
import { mounting } from '#core/api/mount.ts'
import { pack, sendPacked } from '#core/api/packed.ts'
import { route } from '#core/api/route.ts'
import { compressFiles } from '#scripts/demo/compress.ts'
import { openClient } from '../../world/client.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function open(mount: (app: express.Express) => void) {
  const app = express().set('etag', false)
  mount(app)
  const server = createServer(app)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise(resolve => server.close(resolve)))
  const client = openClient((server.address() as { port: number }).port)
  return (path: string, encodings: string, more: Record<string, string> = {}) =>
    client.send('GET', path, undefined, { 'accept-encoding': encodings, ...more })
}

const text = 'Every seat is sold once. '.repeat(200)

it('takes the encoding a client takes, the smaller of two, and none that it refuses', async () => {
  const get = await open(app =>
    app.get('/', (request, response) => sendPacked(request, response.type('text'), pack(text))),
  )
  const taken = async (encodings: string) => (await get('/', encodings)).headers['content-encoding']
  expect(await taken('gzip, deflate, br, zstd')).toBe('br')
  expect(await taken('gzip')).toBe('gzip')
  expect(await taken('br;q=0, gzip')).toBe('gzip')
  expect(await taken('gzip;q=0, br;q=0')).toBeUndefined()
  expect(await taken('zstd')).toBeUndefined()
  expect((await get('/', 'identity')).text).toBe(text)
})

it('leaves what fits into one packet as it is', async () => {
  const get = await open(app =>
    app.get('/', (request, response) => sendPacked(request, response, pack('ok'))),
  )
  const { headers, text } = await get('/', 'br, gzip')
  expect([headers['content-encoding'], text]).toEqual([undefined, 'ok'])
})

it('compresses in a window as large as the text, not in one of four megabytes', () => {
  // The first bits of a Brotli stream say its window (RFC 7932, 9.1): 0 is 16 bits, 1 and a number n are 17 + n.
  const windowOf = (bytes: Buffer) => (bytes[0]! & 1 ? 17 + ((bytes[0]! >> 1) & 7) : 16)
  for (const [times, bits] of [
    [200, 16],
    [8_000, 18],
    [40_000, 20],
  ] as const) {
    const long = 'Every seat is sold once. '.repeat(times)
    const packed = pack(long).as('br')
    expect(windowOf(packed)).toBe(bits)
    expect(brotliDecompressSync(packed).toString()).toBe(long)
  }
})

it('compresses once, however often it is asked', () => {
  const packed = pack(text)
  expect(packed.as('br')).toBe(packed.as('br'))
  expect(packed.bytes()).toBe(text.length + packed.as('br').length)
  expect(pack(text).etag('br')).toBe(packed.etag('br'))
  expect(pack(`${text}.`).etag('br')).not.toBe(packed.etag('br'))
})

it('gives no validator to an answer that nobody may keep', async () => {
  const get = await open(app =>
    app.get('/', (request, response) =>
      sendPacked(request, response.set('cache-control', 'no-store'), pack(text)),
    ),
  )
  expect((await get('/', 'br')).headers['etag']).toBeUndefined()
})

it('mounts no call compressed that is not the same for everybody', () => {
  const mount = mounting(() => express.Router(), {
    tenantOf: () => undefined,
    signedInOf: () => undefined,
    via: 'x',
  })
  const call = { path: '/x', summary: '', compressed: true, answer: z.object({}) } as const
  expect(() => mount(route({ ...call, method: 'GET', access: 'staff' }), () => ({}))).toThrow('/x')
  expect(() => mount(route({ ...call, method: 'POST', access: 'public' }), () => ({}))).toThrow('/x')
})

it('serves what a build compressed, as what it is, and the file itself to whoever takes nothing else', async () => {
  const root = mkdtempSync(join(tmpdir(), 'foyer-built-'))
  closers.push(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'assets'))
  mkdirSync(join(root, '.vite'))
  const script = `// ${text}`
  writeFileSync(join(root, 'assets/app-1.js'), script)
  writeFileSync(join(root, 'assets/tiny.js'), '1')
  writeFileSync(join(root, '.vite/manifest.json'), JSON.stringify({ text }))
  writeFileSync(join(root, 'font.woff2'), text)
  await compressFiles(root)
  const get = await open(app =>
    app.use('/site', compressedBeside(root), express.static(root, { immutable: true, maxAge: '1y' })),
  )
  const br = await get('/site/assets/app-1.js', 'br, gzip')
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('text/javascript'),
    'cache-control': expect.stringContaining('immutable'),
    vary: expect.stringMatching(/accept-encoding/i),
  })
  expect(brotliDecompressSync(br.bytes).toString()).toBe(script)
  expect(gunzipSync((await get('/site/assets/app-1.js', 'gzip')).bytes).toString()).toBe(script)
  const plain = await get('/site/assets/app-1.js', 'identity')
  expect([plain.text, plain.headers['content-encoding']]).toEqual([script, undefined])
  expect(plain.headers['vary']).toMatch(/accept-encoding/i)
  for (const [path, status] of [
    ['/site/assets/tiny.js', 200],
    ['/site/font.woff2', 200],
    ['/site/.vite/manifest.json', 404],
    ['/site/assets/..%2f..%2fpackage.json', 404],
    ['/site/assets/none.js', 404],
  ] as const) {
    const { status: told, headers } = await get(path, 'br, gzip')
    expect([path, told, headers['content-encoding']]).toEqual([path, status, undefined])
  }
})
