import { spawnSync } from 'node:child_process'

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

const asked = process.argv.slice(2)
let wrong = 0
for (const [name, [command, ...rest]] of Object.entries(steps)) {
  if (asked.length && !asked.includes(name)) continue
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(command!, rest, {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${status === 0 ? '✓' : '✕'} ${name} (${seconds} s)`)
  if (status !== 0) {
    wrong += 1
    console.log(`${stdout}${stderr}`.trim())
  }
}
process.exit(wrong ? 1 : 0)
