import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { locales } from '#core/i18n/locale.ts'
import { modulesOf, type Manifest } from '#relay/web/assets.ts'

const kilobyte = 1024
/** What a page that is read may weigh, and what of it is kept free for what pages the exhibitor writes do not show yet. */
const readingBar = 60
const keptForContent = 20.5
/** What buying may weigh, seats and all: of the 100 that it may, so much is kept free. */
const buyingBar = 70

let manifest: Manifest

beforeAll(() => {
  // What is built already is not built again.
  const env = { ...process.env, NODE_ENV: 'test' }
  const built = spawnSync(process.execPath, ['firmware-scripts/demo/build.ts'], { env, encoding: 'utf8' })
  expect(built.stderr).toBe('')
  manifest = JSON.parse(readFileSync('dist/site/.vite/manifest.json', 'utf8')) as Manifest
})

/** KB of compressed script in a page's first load, in the language with the longest words. */
function weightOf(path: string, ...besides: string[]): number {
  const of = (name: string) => gzipSync(readFileSync(`dist/site/${manifest[name]!.file}`)).length / kilobyte
  return Math.max(
    ...locales.map(locale =>
      [...new Set([...modulesOf(manifest, locale, path), ...besides])].reduce(
        (sum, name) => sum + of(name),
        0,
      ),
    ),
  )
}

test('pages are built for production, whoever builds them', () => {
  const renderer = readFileSync('dist/site-server/entry-server.js', 'utf8')
  expect(renderer).toContain('react-dom-server.node.production.js')
  expect(renderer).not.toContain('.development.js')
})

const read = ['/', '/movies', '/movies/view/some', '/events', '/events/some', '/privacy-policy', '/404']
test.each(read)('the page %s loads at most 60 KB of script, with room for pages of content', path => {
  expect(weightOf(path)).toBeGreaterThan(10)
  expect(weightOf(path)).toBeLessThanOrEqual(readingBar - keptForContent)
})

test.each(['/buy/tickets/some', '/buy/events/some'])('buying at %s loads at most 70 KB', path => {
  expect(weightOf(path, 'buy/SeatChoice.tsx')).toBeGreaterThan(weightOf('/') + 5)
  expect(weightOf(path, 'buy/SeatChoice.tsx')).toBeLessThanOrEqual(buyingBar)
})

test.each(['/bill/some', '/bill/some/pay', '/payments/some/test/status'])(
  'a purchase at %s loads at most what a page that is read may',
  path => {
    expect(weightOf(path)).toBeGreaterThan(weightOf('/'))
    expect(weightOf(path)).toBeLessThanOrEqual(readingBar)
  },
)

test('what checks the bodies of calls is in no visitor’s browser, and none is asked whether it may evaluate text', () => {
  const scripts = readdirSync('dist/site/assets').filter(name => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  const asking = (name: string) =>
    /jitless|ZodType|\bFunction\(/.test(readFileSync(`dist/site/assets/${name}`, 'utf8'))
  expect(scripts.filter(asking)).toEqual([])
})

test('nothing of buying and of purchases is in the first load of a page that is read', () => {
  for (const path of read)
    expect(modulesOf(manifest, 'en', path).filter(name => /^(buy|bill)\//.test(name))).toEqual([])
})
