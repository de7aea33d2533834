import { spawnSync } from 'node:child_process'
import { accessSync, constants, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPages } from '#scripts/demo/build.ts'
import { opensBrowser, opensPages, testsAsked } from './kinds.ts'

type Report = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  success: boolean
}

const gigabyte = 1024 ** 3

/**
 * Builds what the journeys click through, runs the tests of every day (with `--all` every test, or else those named), and
 * ends with one line that counts them. Rules need neither pages nor a browser: whoever asks for such tests alone does not
 * wait for them.
 */
const { tests, words, left } = testsAsked(process.argv.slice(2))
if (tests.some(opensBrowser)) {
  const { status } = spawnSync('sh', ['firmware-scripts/demo/chromium.sh'], { stdio: 'inherit' })
  if (status) process.exit(status)
}
if (tests.some(opensPages)) await buildPages(line => console.log(line))
const folder = mkdtempSync(join(inMemory() ?? tmpdir(), 'foyer-tests-'))
const leftovers = join(folder, 'made')
mkdirSync(leftovers)
const file = join(folder, 'report.json')
// Whoever stops the tests stops vitest; this one clears away after it.
process.on('SIGINT', () => undefined)
const run = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'test/vitest.config.ts',
    '--reporter',
    'default',
    '--reporter',
    'json',
    '--outputFile',
    file,
    ...words,
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      // Whatever a test leaves behind goes away with the folder, which may lie in memory.
      TMPDIR: leftovers,
      // Building pages says production to this process; what is tested is not.
      NODE_ENV: 'test',
      // Tests start the programs a hundred times: what Node made of their sources is kept from one to the next.
      NODE_COMPILE_CACHE: 'node_modules/.cache/foyer/compiled',
      // The first journey makes the demo there, and all others copy it.
      FOYER_TEST_DEMO: join(folder, 'demo'),
    },
  },
)
const { passed, failed } = count()
rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
if (left) console.log(`${left} files of journeys and long evenings were left to npm run test:all`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed || run.status ? 1 : 0)

/**
 * A folder that lies in memory, where there is plenty: tests write some thousand commits through to the disk and wait for
 * each. What is tested is that they are written through, not the disk.
 */
function inMemory(): string | undefined {
  const shared = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(shared)
    accessSync(shared, constants.W_OK)
    return Math.min(bavail * bsize, freemem()) > 4 * gigabyte ? shared : undefined
  } catch {
    return undefined
  }
}

/** A file that could not even be loaded has no failed test in it, yet it failed. */
function count(): { passed: number; failed: number } {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests || (run.status === 0 ? 0 : Math.max(1, report.numFailedTestSuites)),
    }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
