import { brotliDecompressSync } from 'node:zlib'
import { parseArgs } from 'node:util'
import { openClient } from '../world/client.ts'
import { load } from './load.ts'
import { finish, microsEach, serve } from './served.ts'

/**
 * Pages of the website: from the cache beside a bare Express handler that sends the same bytes, rendered anew after an
 * edit, and what a first visit weighs as it travels. A hold meanwhile must render nothing anew.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '4000' },
    renders: { type: 'string', default: '100' },
    shows: { type: 'string', default: '100' },
    // Writes what rendering anew spends, to be opened in any browser's tools.
    profile: { type: 'string' },
  },
})
const requests = Number(values.requests)
const relay = await serve('relay-server.ts', { FOYER_BENCH_SHOWS: values.shows })
const floor = await serve('page-floor.ts')
const client = openClient(relay.port, 'localhost')
const get = (path: string) => client.send('GET', path, undefined, { 'accept-encoding': 'br' })
const wrong: string[] = []

const day = '/en/movies/tomorrow'
const pages = ['/en', day, '/en/movies/view/film-1', '/en/buy/tickets/show-0']
const kilobytes = (bytes: number) => Number((bytes / 1024).toFixed(1))

const first = await get(day)
if (first.headers['content-encoding'] !== 'br') wrong.push('the page is not compressed')
const html = brotliDecompressSync(first.bytes).toString()
const assets = [...new Set([...html.matchAll(/(?:src|href)="(\/site\/[^"]+)"/g)].map(([, path]) => path!))]
let bytes = first.bytes.length
for (const path of assets) bytes += (await get(path)).bytes.length
console.log(`a first visit: ${assets.length + 1} requests, ${kilobytes(bytes)} KB as they travel`)
const weights: Record<string, { sentKb: number; plainKb: number }> = {}
for (const path of pages) {
  const { bytes } = await get(path)
  weights[path] = { sentKb: kilobytes(bytes.length), plainKb: kilobytes(brotliDecompressSync(bytes).length) }
  console.log(`${path}   ${weights[path].sentKb} KB as it travels, ${weights[path].plainKb} KB unpacked`)
}

await floor.ask('send', {
  base64: first.bytes.toString('base64'),
  headers: { 'content-encoding': 'br', 'cache-control': 'no-cache', vary: 'accept-encoding' },
})
const rounds = async (port: number, path: string) =>
  load({
    port,
    clients: 32,
    requests,
    next: () => ({
      method: 'GET',
      path,
      headers: { host: 'localhost', 'accept-encoding': 'br' },
      body: '',
    }),
  })
async function measured(served: typeof relay, path: string) {
  await rounds(served.port, path)
  const from = await served.usage()
  const told = await rounds(served.port, path)
  const micros = microsEach(from, await served.usage(), requests)
  if (told.failed) wrong.push(`${told.failed} of ${path} were not answered with 200`)
  return { ...told, micros }
}
const bare = await measured(floor, '/')
const cached = await measured(relay, day)
const tagOf = async () => String((await get(day)).headers['etag'])
const before = await tagOf()
await relay.ask('change', 20)
if ((await tagOf()) !== before) wrong.push('a hold rendered the page anew')
const anew: Record<string, number> = {}
if (values.profile) await relay.ask('profile')
for (const path of pages)
  anew[path] = await relay.ask<number>('renderAnew', { path, times: Number(values.renders) })
if (values.profile) await relay.ask('profile', values.profile)
if ((await tagOf()) === before) wrong.push('an edit rendered nothing anew')
console.log(`from the cache   ${cached.perSecond}/s   ${cached.micros} µs of processor`)
console.log(`bare Express     ${bare.perSecond}/s   ${bare.micros} µs`)
for (const [path, micros] of Object.entries(anew))
  console.log(`anew ${path}   ${(micros / 1000).toFixed(1)} ms`)
relay.end()
floor.end()
finish(
  {
    name: 'bench:site',
    shows: Number(values.shows),
    firstVisitKb: kilobytes(bytes),
    weights,
    perSecond: cached.perSecond,
    cpuMicros: cached.micros,
    floorCpuMicros: bare.micros,
    cpuTimesFloor: Number((cached.micros / bare.micros).toFixed(2)),
    renderMicros: anew,
  },
  wrong,
)
