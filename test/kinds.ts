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

/** Evenings of the simulator, torture and benches: each has a process of its own. */
export const eveningTests: string[] = allTests.filter(
  path => placeFolders.test(path) && !journeyTests.includes(path),
)

/** Journeys that together walk each surface once, from an empty relay to a guest at the door. */
export const surfaces: Record<string, string> = {
  till: 'test/journeys/evening.test.ts',
  website: 'test/journeys/evening.test.ts',
  door: 'test/journeys/evening.test.ts',
  portal: 'test/journeys/wall-preview.test.ts',
  wall: 'test/journeys/wall-preview.test.ts',
  founding: 'test/journeys/founding.test.ts',
}

/** Evenings that are short enough to be played before every commit. */
const shortEvenings = [
  'test/simulation/disk-shelf.test.ts',
  'test/simulation/few-evenings.test.ts',
  'test/simulation/hostile-check.test.ts',
  'test/simulation/staff-seats.test.ts',
]

/**
 * What is run before a commit, within minutes: every rule, every node, some evenings and each surface once. A fault that only
 * other journeys or long evenings find is found before the commit lands, by a run of all.
 */
export const everydayTests: string[] = [
  ...new Set([...ruleTests, ...nodeTests, ...shortEvenings, ...Object.values(surfaces)]),
].sort()

/** The word of the command line that asks for everything. */
const everything = '--all'

/**
 * What a command line asks for: the tests that its words name, as vitest understands them, or all of them, or else those of
 * every day. `words` are what vitest is told; `left` is how many files an everyday run leaves to a run of all.
 */
export function testsAsked(asked: readonly string[]): { tests: string[]; words: string[]; left: number } {
  const words = asked.filter(word => word !== everything)
  const names = words.filter(word => !word.startsWith('-')).map(word => word.replace(/^\.\//, ''))
  if (names.length)
    return { tests: allTests.filter(path => names.some(name => path.includes(name))), words, left: 0 }
  if (words.length < asked.length) return { tests: allTests, words, left: 0 }
  return {
    tests: everydayTests,
    words: [...everydayTests, ...words],
    left: allTests.length - everydayTests.length,
  }
}

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
