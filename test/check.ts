import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** What one look remembers for the next; it goes away with the packages. */
const kept = 'node_modules/.cache/foyer'

/** Every look at the code that is not a test, by name; each can be run alone: `npm run check -- types`. */
const steps: Record<string, string[]> = {
  types: [
    'node_modules/.bin/tsc',
    '--noEmit',
    '-p',
    '.',
    '--incremental',
    '--tsBuildInfoFile',
    `${kept}/types.tsbuildinfo`,
  ],
  lint: [
    'node_modules/.bin/oxlint',
    '--deny-warnings',
    'core',
    'appliance',
    'cloud-relay',
    'kiosk-ui',
    'ui',
    'firmware-scripts',
    'test',
  ],
  format: [
    'node_modules/.bin/prettier',
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    `${kept}/prettier`,
    '.',
  ],
  unused: ['node_modules/.bin/knip', '--no-progress', '--cache', '--cache-location', `${kept}/knip`],
  packages: [process.execPath, 'test/packages/audit.ts', '--offline'],
  imports: [
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'test/vitest.config.ts',
    'test/architecture.test.ts',
  ],
}

type Look = { status: number | null; said: string; seconds: string }

async function look([command, ...rest]: string[]): Promise<Look> {
  const started = performance.now()
  const child = spawn(command!, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  const [status, ...said] = await Promise.all([
    new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve)),
    text(child.stdout),
    text(child.stderr),
  ])
  return { status, said: said.join(''), seconds: ((performance.now() - started) / 1000).toFixed(1) }
}

const asked = process.argv.slice(2)
// All at once: most of them use one core, and the longest would wait for the others.
const looks = Object.entries(steps)
  .filter(([name]) => !asked.length || asked.includes(name))
  .map(([name, command]) => ({ name, looking: look(command) }))
let wrong = 0
for (const { name, looking } of looks) {
  const { status, said, seconds } = await looking
  console.log(`${status === 0 ? '✓' : '✕'} ${name} (${seconds} s)`)
  if (status !== 0) {
    wrong += 1
    console.log(said.trim())
  }
}
process.exit(wrong ? 1 : 0)
