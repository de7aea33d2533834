import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const stampFile = `${root}dist/.built`

/** The browser apps and the website's renderer, in build order. */
const pages = [
  { name: 'register, scanner, signage and paper', config: 'kiosk-ui/vite.config.ts' },
  { name: 'portal', config: 'cloud-relay/portal/vite.config.ts' },
  { name: 'website', config: 'cloud-relay/site/vite.config.ts' },
  { name: 'website, rendered by the relay', config: 'cloud-relay/site/vite.config.ts', ssr: true },
]

/**
 * Builds the pages unless nothing they are made of has changed since.
 *
 * @param say receives progress messages
 */
export async function buildPages(say: (line: string) => void, force = false): Promise<void> {
  const stamp = sourcesStamp()
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  for (const page of pages) {
    say(`building ${page.name} ...`)
    await build({
      configFile: root + page.config,
      logLevel: 'warn',
      ...(page.ssr ? { build: { ssr: 'entry-server.tsx' }, ssr: { noExternal: true } } : {}),
    })
  }
  mkdirSync(`${root}dist`, { recursive: true })
  writeFileSync(stampFile, stamp)
}

function sourcesStamp(): string {
  const files = globSync('{core,ui,kiosk-ui,cloud-relay}/**/*.{ts,tsx,css,html}', { cwd: root }).sort()
  const stamp = createHash('sha256').update(readFileSync(`${root}package-lock.json`))
  for (const file of files)
    stamp.update(
      `${file} ${statSync(root + file).size} ${createHash('sha256')
        .update(readFileSync(root + file))
        .digest('hex')}`,
    )
  return stamp.digest('hex')
}

if (import.meta.main) await buildPages(line => console.log(line), process.argv.includes('--force'))
