import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Folders whose tests start a browser or programs, or play for long, whatever their files say. */
const placeFolders = /^test\/(journeys|torture|simulation|bench)\//

/** What a test calls or imports that starts a node with a server, a process or a browser. */
const starts =
  /\b(openPlaces|openMolliePlaces|openBancontactPlaces|startBox|startRelay|startOutside|prepareDemo|buildPages)\b|from '(node:child_process|.*\/world\/(off-site|program|killed-while-selling)\.ts)'/

const allTests = globSync('test/**/*.test.{ts,tsx}', { cwd: root }).sort()

/**
 * Tests of rules, by their path: they start no program and no browser, need no built pages, and leave nothing behind in
 * the process that runs them. All others are tests of places.
 */
export const ruleTests: string[] = allTests
  .filter(path => !placeFolders.test(path))
  .filter(path => !starts.test(readFileSync(root + path, 'utf8')))

/**
 * Tests of whole nodes in one process: what they start they close again, so that many of their files share a process, and
 * with it the code, which takes two seconds of processor to load. Programs that are killed and long evenings have each a
 * process of their own.
 */
export const nodeTests: string[] = allTests.filter(
  path => !placeFolders.test(path) && !ruleTests.includes(path),
)

/** Tests in a browser, with a whole building: they share a process as those of nodes do, and the browser with it. */
export const journeyTests: string[] = allTests.filter(path => path.startsWith('test/journeys/'))

/** Those of all tests that vitest takes for these words of its command line; all of them without a word. */
export const testsNamed = (words: readonly string[]): string[] =>
  allTests.filter(path => !words.length || words.some(word => path.includes(word.replace(/^\.\//, ''))))

/** Whether a test opens pages that are built, and a browser. */
export const opensPages = (path: string): boolean =>
  !/^test\/(core|simulation|bench)\//.test(path) && !ruleTests.includes(path)
export const opensBrowser = (path: string): boolean => journeyTests.includes(path)

/**
 * Tests that take longest, the longest first within their project; whatever stands nowhere takes less than the last of them.
 * Begun last, one of these would leave all cores but one idle at the end.
 */
const longest = [
  'test/simulation/kept-evenings',
  'test/simulation/third-rules-off',
  'test/simulation/simulation',
  'test/torture/',
  'test/simulation/',
  'test/bench/',
  'test/journeys/accessibility',
  'test/journeys/setting-up',
  'test/journeys/handbook',
  'test/journeys/founding',
  'test/journeys/reports',
  'test/core/offsite/off-site',
  'test/journeys/modules',
  'test/journeys/entries',
  'test/journeys/planning-many',
  'test/journeys/refunding',
  'test/journeys/signing-in',
  'test/journeys/evening',
  'test/journeys/',
  'test/cloud-relay/founding-killed',
  'test/core/journal/replay',
  'test/appliance/recovery',
  'test/cloud-relay/who-may-what',
  'test/cloud-relay/starting',
  'test/core/offsite/',
  'test/appliance/',
  'test/cloud-relay/',
]

/** The place of a test in the order of a run. */
export function turnOf(path: string): number {
  const at = longest.findIndex(start => path.startsWith(start))
  return at < 0 ? longest.length : at
}
