import { parseArgs } from 'node:util'
import { playSeed, type Run } from './run.ts'
import { shorten } from './shorten.ts'
import { add, type Stats } from './stats.ts'

/**
 * Plays many seeds and says what they found. A failing seed is shortened to the actions it takes, played again with
 * `--seeds 1 --seed <it>` it fails the same way. Ends with one JSON line; status 1 when an invariant was violated.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '400' },
    shown: { type: 'string', default: '3' },
  },
})
const [seeds, first, steps, shown] = [values.seeds, values.seed, values.steps, values.shown].map(Number) as [
  number,
  number,
  number,
  number,
]

console.log(`seeds ${first} to ${first + seeds - 1}, ${steps} steps each`)
const stats: Stats = {}
const failing: Run[] = []
for (let seed = first; seed < first + seeds; seed++) {
  const run = await playSeed(seed, { steps })
  add(stats, run.stats)
  if ((seed - first + 1) % 50 === 0)
    process.stderr.write(`${seed - first + 1} of ${seeds} seeds, ${failing.length} failed\n`)
  if (!run.violation) continue
  failing.push(run)
  if (failing.length <= shown) await tell(run)
  else console.log(`seed ${seed}: ${run.violation.rule}: ${run.violation.what}`)
}

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

async function tell(run: Run) {
  console.log(`seed ${run.seed}: ${run.violation!.rule}: ${run.violation!.what}`)
  console.log(JSON.stringify(run.options))
  const short = await shorten(run, { steps })
  for (const { index, text } of short.actions) console.log(`  ${String(index).padStart(4)} ${text}`)
  console.log(`  → ${short.violation!.rule}: ${short.violation!.what}`)
}
