import { parseArgs } from 'node:util'
import { mutants } from './mutant-list.ts'
import { playSeed } from './run.ts'

/**
 * Switches off one rule after the other and plays seeds until a check notices, at most `--seeds` of them. Ends with
 * one JSON line; status 1 when a rule can be missing without anybody noticing.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '250' },
    /** Only rules whose sentence has this in it. */
    only: { type: 'string', default: '' },
  },
})
const [seeds, first, steps] = [values.seeds, values.seed, values.steps].map(Number) as [
  number,
  number,
  number,
]

let caught = 0
const chosen = mutants.filter(({ rule }) => rule.includes(values.only))
for (const { rule, rules, options } of chosen) {
  const tried = await seedsUntilCaught()
  if (tried) caught += 1
  console.log(
    `${tried ? '✓' : '✕'} ${rule}: ${tried ? `${tried.seeds} ${tried.seeds === 1 ? 'seed' : 'seeds'}, ${tried.by}` : `not noticed in ${seeds} seeds`}`,
  )

  async function seedsUntilCaught() {
    for (let tries = 1; tries <= seeds; tries++) {
      const { violation } = await playSeed(first + tries - 1, { steps, rules: rules(), options })
      if (violation) return { seeds: tries, by: `${violation.rule}: ${violation.what}` }
    }
    return undefined
  }
}
console.log(JSON.stringify({ name: 'simulate:mutants', mutants: chosen.length, caught }))
process.exit(caught === chosen.length ? 0 : 1)
