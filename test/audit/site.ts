import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Programme } from '#core/planning/contract.ts'
import { launchBrowser } from '../journeys/browser.ts'
import { openBuilding } from '../journeys/building.ts'

/**
 * Lighthouse on the demo's website, as on a phone: home, films, a film, buying, searching. Performance at least 95 (a busy
 * machine measures less, so the load is told), everything else 100; buying and searching are kept from search engines on
 * purpose. Ends with 1 below the bars, with 2 where it cannot be measured. `--only buy` looks at one page.
 *
 * Lighthouse is installed on first use, from a lock file of its own: `npm ci` of the project does without it.
 */
const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof bars
/** Pages that no search engine shall list. */
const unlisted = new Set(['buy', 'search'])
const categories = Object.keys(bars) as Category[]

type Audit = { title: string; score: number | null; numericValue?: number; displayValue?: string }
type Report = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}
type Lighthouse = (url: string, flags: object, config: object) => Promise<{ lhr: Report } | undefined>

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const lighthouse = await loadLighthouse()
const building = await openBuilding({ apart: true }).catch((error: unknown) => cannot(String(error)))
const browser = await launchBrowser()
let below = 0
try {
  const told = await fetch(`${building.site}/api/programme?channel=site`)
  const port = Number(new URL(browser.wsEndpoint()).port)
  for (const [name, path] of Object.entries(pagesOf((await told.json()) as Programme))) {
    if (values.only && values.only !== name) continue
    const load = loadavg()[0]! / availableParallelism()
    const settings = {
      onlyCategories: categories,
      skipAudits: unlisted.has(name) ? ['is-crawlable'] : [],
    }
    const result = await lighthouse(
      `${building.site}${path}`,
      { port, logLevel: 'error' },
      { extends: 'lighthouse:default', settings },
    )
    below += tell(name, result!.lhr, load)
  }
} finally {
  await browser.close()
  await building.close()
}
process.exit(below ? 1 : 0)

/** The pages to look at, by name; the show is the first that is sold now. */
function pagesOf({ movies, schedules }: Programme): Record<string, string> {
  const show = schedules.find(each => each.purchasableOnline && !each.cancelled)!
  const movie = movies.find(({ id }) => id === show.movieId)!
  return {
    home: '/en',
    movies: '/en/movies',
    film: `/en/movies/view/${movie.slug}`,
    buy: `/en/buy/tickets/${show.id}`,
    search: `/en/search?q=${encodeURIComponent(movie.title)}`,
  }
}

/** Prints one page's figures and what is wrong on it; how many categories are below their bars. */
function tell(name: string, { categories: scored, audits }: Report, load: number): number {
  const score = (category: Category) => Math.round((scored[category].score ?? 0) * 100)
  const low = categories.filter(category => score(category) < bars[category])
  const scores = categories.map(category => `${category} ${score(category)}`).join('  ')
  console.log(`${low.length ? '✕' : '✓'} ${name.padEnd(7)} ${scores}`)
  const figure = (id: string) => audits[id]?.displayValue ?? '–'
  console.log(
    `    first paint ${figure('first-contentful-paint')}, largest ${figure('largest-contentful-paint')}, blocked ${figure('total-blocking-time')}, shift ${figure('cumulative-layout-shift')}, ${figure('total-byte-weight')}`,
  )
  if (load > 0.5) console.log(`    measured at a load of ${load.toFixed(1)} a core, so slower than it is`)
  for (const category of low)
    for (const { id, weight } of scored[category].auditRefs) {
      const { score, title, displayValue } = audits[id]!
      if (weight && score !== null && score < (category === 'performance' ? 0.9 : 1))
        console.log(`    ${category}: ${title} ${displayValue ?? ''} (${id})`)
    }
  return low.length
}

/** Lighthouse's own entry, installed first where it is missing or older than its lock file. */
async function loadLighthouse(): Promise<Lighthouse> {
  const asked = fileURLToPath(new URL('lighthouse/', import.meta.url))
  // Beside the packages, where no look at the code meets it.
  const folder = fileURLToPath(new URL('../../node_modules/.cache/foyer/lighthouse/', import.meta.url))
  const same = (file: string) => readFileSync(asked + file, 'utf8') === readFileSync(folder + file, 'utf8')
  const isInstalled = existsSync(`${folder}node_modules/.package-lock.json`) && same('package-lock.json')
  if (!isInstalled) {
    console.log('installing Lighthouse (once) ...')
    mkdirSync(folder, { recursive: true })
    cpSync(asked, folder, { recursive: true })
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) cannot(`Lighthouse could not be installed: ${stderr.trim().split('\n').at(-1)}`)
  }
  const { main } = JSON.parse(readFileSync(`${folder}node_modules/lighthouse/package.json`, 'utf8')) as {
    main: string
  }
  const entry = pathToFileURL(`${folder}node_modules/lighthouse/${main}`).href
  return ((await import(entry)) as { default: Lighthouse }).default
}

function cannot(why: string): never {
  console.log(`Not measured: ${why}`)
  process.exit(2)
}
