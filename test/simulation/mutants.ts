import { parseArgs } from 'node:util'
import { inJobs, usualJobs } from './jobs.ts'
import { mutants } from './mutant-list.ts'
import type { Noticed, Search } from './mutant-job.ts'

/**
 * Switches off one rule after the other, `--jobs` at once, and plays seeds until a check notices, at most `--seeds` of
 * them. Ends with one JSON line; status 1 when a rule can be missing without anybody noticing.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '250' },
    /** Only rules whose sentence has this in it. */
    only: { type: 'string', default: '' },
    jobs: { type: 'string', default: usualJobs },
  },
})
const [seeds, first, steps, jobs] = [values.seeds, values.seed, values.steps, values.jobs].map(Number) as [
  number,
  number,
  number,
  number,
]

const searches = mutants
  .filter(({ rule }) => rule.includes(values.only))
  .map(({ rule }): Search => ({ rule, first, seeds, steps }))
let told = 0
let caught = 0
const broken = ({ rule }: Search, how: string): { noticed?: Noticed } => {
  console.error(`${rule}: its process ended with ${how}`)
  return {}
}
for await (const { noticed } of inJobs(new URL('mutant-job.ts', import.meta.url), searches, jobs, broken)) {
  const { rule } = searches[told++]!
  if (noticed) caught += 1
  console.log(
    `${noticed ? '✓' : '✕'} ${rule}: ${noticed ? `${noticed.seeds} ${noticed.seeds === 1 ? 'seed' : 'seeds'}, ${noticed.by}` : `not noticed in ${seeds} seeds`}`,
  )
}
console.log(JSON.stringify({ name: 'simulate:mutants', mutants: searches.length, caught }))
process.exit(caught === searches.length ? 0 : 1)
