import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildHandbook } from '../handbook/build.ts'
import { alone } from './alone.ts'
import { compressFiles } from './compress.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const dist = join(root, 'dist')

/** The browser apps, the website's renderer and the handbook, in build order, with their folder of `dist`. */
const apps: { name: string; config?: string; into: string; ssr?: true }[] = [
  { name: 'register, scanner, signage and paper', config: 'kiosk-ui/vite.config.ts', into: 'kiosk-ui' },
  { name: 'wall in the portal', config: 'kiosk-ui/signage/preview/vite.config.ts', into: 'wall-preview' },
  { name: 'portal', config: 'cloud-relay/portal/vite.config.ts', into: 'portal' },
  { name: 'website', config: 'cloud-relay/site/vite.config.ts', into: 'site' },
  {
    name: 'website, rendered by the relay',
    config: 'cloud-relay/site/vite.config.ts',
    into: 'site-server',
    ssr: true,
  },
  { name: 'handbook', into: 'handbook' },
]
type App = (typeof apps)[number]

/**
 * Builds the pages unless nothing they are made of has changed since. Of several at once in one clone one builds, and
 * the others wait for it; whoever reads pages meanwhile reads whole ones, the old or the new.
 *
 * @param say receives progress messages
 * @param options.force builds also what has not changed, unless somebody else did so while this one waited
 * @param options.into where pages stand, with the stamp that says of what they were built
 */
export async function buildPages(
  say: (line: string) => void,
  { force = false, into = dist, build = buildByVite } = {},
): Promise<void> {
  const stampFile = join(into, '.built')
  const stamp = sourcesStamp()
  const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
  if (!force && isBuilt()) return
  mkdirSync(into, { recursive: true })
  await alone(join(into, '.building'), say, async hasWaited => {
    if (isBuilt() && (hasWaited || !force)) return
    for (const app of apps) {
      say(`building ${app.name} ...`)
      const fresh = join(into, `.new-${app.into}`)
      rmSync(fresh, { recursive: true, force: true })
      await build(app, fresh)
      if (!app.ssr) await compressFiles(fresh)
      exchange(fresh, join(into, app.into))
    }
    writeFileSync(stampFile, stamp)
  })
}

async function buildByVite(app: App, outDir: string): Promise<void> {
  if (!app.config) return buildHandbook(outDir)
  // Loaded only by whoever builds: it takes longer than a test of a rule.
  const { build } = await import('vite')
  const { NODE_ENV: before } = process.env
  // Vite takes what stands there: a test that builds would leave pages that render five times as slowly.
  process.env['NODE_ENV'] = 'production'
  try {
    await build({
      configFile: root + app.config,
      logLevel: 'warn',
      build: { outDir, ...(app.ssr ? { ssr: 'entry-server.tsx' } : {}) },
      ...(app.ssr ? { ssr: { noExternal: true } } : {}),
    })
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

/** Puts a folder in the place of another, which goes away. */
function exchange(fresh: string, place: string): void {
  const old = `${dirname(place)}/.old-${process.pid}`
  if (existsSync(place)) renameSync(place, old)
  renameSync(fresh, place)
  rmSync(old, { recursive: true, force: true })
}

function sourcesStamp(): string {
  const files = globSync(
    [
      '{core,ui,kiosk-ui,cloud-relay}/**/*.{ts,tsx,css,html}',
      'firmware-scripts/handbook/**/*.{ts,css,webp}',
      'firmware-scripts/demo/{build,compress}.ts',
    ],
    { cwd: root },
  ).sort()
  const stamp = createHash('sha256').update(readFileSync(`${root}package-lock.json`))
  for (const file of files)
    stamp.update(
      `${file} ${statSync(root + file).size} ${createHash('sha256')
        .update(readFileSync(root + file))
        .digest('hex')}`,
    )
  return stamp.digest('hex')
}

if (import.meta.main) await buildPages(line => console.log(line), { force: process.argv.includes('--force') })
