import { parseArgs } from 'node:util'
import { inJobs, usualJobs } from './jobs.ts'
import { optionsOf } from './options.ts'
import type { Evening } from './play-job.ts'
import { roughOptions } from './rough-options.ts'
import type { Run } from './run.ts'
import { shorten } from './shorten.ts'
import { add, type Stats } from './stats.ts'

/**
 * Plays many seeds, `--jobs` at once, and says what they found, in their order and the same however many play at once.
 * A failing seed is told at once, and shortened to the actions it takes when all have been played, which takes as long as
 * a hundred others; played again with `--seeds 1 --seed <it>`, and `--rough` or `--by-time` if that was given, it fails the
 * same way.
 * Ends with one JSON line; status 1 when an invariant was violated.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '400' },
    shown: { type: 'string', default: '3' },
    jobs: { type: 'string', default: usualJobs },
    /** With more of everything that meets seldom; best with fewer steps. */
    rough: { type: 'boolean', default: false },
    /** Each evening ends by time alone; otherwise some do, by their seeds. */
    'by-time': { type: 'boolean', default: false },
  },
})
const { rough, 'by-time': byTime } = values
const [seeds, first, steps, shown, jobs] = [
  values.seeds,
  values.seed,
  values.steps,
  values.shown,
  values.jobs,
].map(Number) as [number, number, number, number, number]

console.log(`seeds ${first} to ${first + seeds - 1}, ${steps} steps each`)
const begunMs = Date.now()
const stats: Stats = {}
const failing: Run[] = []
const evenings = Array.from({ length: seeds }, (_, index): Evening => ({
  seed: first + index,
  steps,
  rough,
  byTime,
}))
let done = 0
for await (const run of inJobs(new URL('play-job.ts', import.meta.url), evenings, jobs, broken)) {
  add(stats, run.stats)
  done += 1
  if (run.violation) {
    failing.push(run)
    console.log(`seed ${run.seed}: ${run.violation.rule}: ${run.violation.what}`)
  }
  if (done % 50 === 0) process.stderr.write(progress())
}

for (const run of failing.slice(0, shown)) await tell(run)

const width = Math.max(...Object.keys(stats).map(name => name.length))
for (const [name, value] of Object.entries(stats).sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${name.padEnd(width)}  ${value}`)
console.log(
  JSON.stringify({
    name: 'simulate',
    seeds,
    steps: stats['steps'] ?? 0,
    violations: failing.length,
    firstFailingSeed: failing[0]?.seed ?? null,
  }),
)
process.exit(failing.length ? 1 : 0)

/** A seed whose process broke down has failed, and the others go on. */
function broken({ seed }: Evening, how: string): Run {
  const violation = { rule: 'unexpected', what: `the process that played it ended with ${how}` }
  return { seed, options: optionsOf(seed), stats: {}, actions: [], violation }
}

function progress(): string {
  const leftMinutes = Math.ceil((((Date.now() - begunMs) / done) * (seeds - done)) / 60_000)
  return `${done} of ${seeds} seeds, ${failing.length} failed, ${leftMinutes} min left\n`
}

async function tell(run: Run) {
  console.log(`seed ${run.seed}, ${JSON.stringify(run.options)}`)
  const short = await shorten(run, { steps, options: rough ? roughOptions(run.seed) : undefined })
  for (const { index, text } of short.actions) console.log(`  ${String(index).padStart(4)} ${text}`)
  console.log(`  → ${short.violation!.rule}: ${short.violation!.what}`)
}
