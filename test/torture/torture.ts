import { parseArgs } from 'node:util'
import { buildPages } from '#scripts/demo/build.ts'
import { playScenario, type Outcome } from './play.ts'
import { badLine } from './scenarios/bad-line.ts'
import { damagedWal, databaseGone } from './scenarios/damage.ts'
import { failingSync } from './scenarios/failing-sync.ts'
import { kills } from './scenarios/kills.ts'
import { mirrorTrouble } from './scenarios/mirror-trouble.ts'
import { noSpace } from './scenarios/no-space.ts'
import { powerCuts } from './scenarios/power-cuts.ts'
import { twoNetworks } from './scenarios/two-networks.ts'

/**
 * Real programs, real disks, real lines, and everything that can happen to them. Ends with one JSON line; status 1
 * when a sale was lost, a seat sold twice, money forgotten, or anything else that is promised was not kept.
 */
const scenarios = [
  kills,
  powerCuts,
  noSpace,
  damagedWal,
  databaseGone,
  mirrorTrouble,
  failingSync,
  badLine,
  twoNetworks,
]
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
  },
})
const unknown = values.only?.find(name => !scenarios.some(scenario => scenario.name === name))
if (unknown) {
  console.error(`There is no scenario ${unknown}: ${scenarios.map(scenario => scenario.name).join(', ')}.`)
  process.exit(2)
}

await buildPages(line => console.log(line))
const outcomes: Outcome[] = []
for (const scenario of scenarios) {
  if (values.only && !values.only.includes(scenario.name)) continue
  console.log(`${scenario.name}: ${scenario.what}`)
  const outcome = await playScenario(scenario, {
    seed: Number(values.seed),
    kills: Number(values.kills),
    say: line => console.log(line),
  })
  outcomes.push(outcome)
  tell(outcome)
}

function tell({ skipped, sales, bought, unanswered, refused, violations, seconds, folder }: Outcome) {
  if (skipped) return console.log(`  – skipped: ${skipped}`)
  const no = Object.entries(refused)
    .map(([code, count]) => `${count} ${code}`)
    .join(', ')
  console.log(
    `  ${violations.length ? '✕' : '✓'} ${sales} sales (${bought} online), ${unanswered} without an answer, refused: ${no || 'none'}; ${seconds} s`,
  )
  for (const { kind, what } of violations.slice(0, 20)) console.log(`    ${kind}: ${what}`)
  if (violations.length > 20) console.log(`    and ${violations.length - 20} more`)
  if (folder) console.log(`    everything lies in ${folder}`)
}

const all = outcomes.flatMap(outcome => outcome.violations)
const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0)
console.log(
  JSON.stringify({
    name: 'torture',
    seed: Number(values.seed),
    scenarios: outcomes.filter(outcome => !outcome.skipped).length,
    skipped: outcomes.filter(outcome => outcome.skipped).map(outcome => outcome.name),
    kills: sum(outcome => outcome.kills),
    sales: sum(outcome => outcome.sales),
    lost: all.filter(({ kind }) => kind === 'lost').length,
    twice: all.filter(({ kind }) => kind === 'twice').length,
    violations: all.length,
    failed: outcomes.filter(outcome => outcome.violations.length).map(outcome => outcome.name),
  }),
)
process.exit(all.length ? 1 : 0)
