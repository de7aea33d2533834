import { parseArgs } from 'node:util'
import { measureSeason } from './season-figures.ts'

/**
 * A season at one node: 300,000 facts by default (about 100,000 bills), 200 cancelled shows whose guests of the till
 * never come. Prints what a sale costs before, after and beside them, and what every list and worker costs, in processor
 * time. Exits with 1 when a list takes over 100 ms or a sale more than twice what it took on an empty database: both say
 * that something grows with history, however fast the machine.
 */
const { values } = parseArgs({
  options: { facts: { type: 'string', default: '300000' }, cancelled: { type: 'string', default: '200' } },
})
const began = performance.now()
const { facts, bills, saleMicros, lookMs } = await measureSeason({
  facts: Number(values.facts),
  cancelled: Number(values.cancelled),
  sales: 600,
})
console.log(`${facts} facts, ${bills} bills, ${values.cancelled} cancelled shows`)
console.log(`a sale: ${saleMicros.empty} µs of processor at first, ${saleMicros.season} µs after the season,`)
console.log(`        ${saleMicros.cancelledShow} µs beside the cancelled shows`)
for (const [name, ms] of Object.entries(lookMs)) console.log(`${ms.toFixed(1).padStart(8)} ms  ${name}`)
const ratio = Math.max(saleMicros.season, saleMicros.cancelledShow) / saleMicros.empty
const slowest = Math.max(...Object.values(lookMs))
console.log(
  JSON.stringify({
    name: 'bench:season',
    facts,
    bills,
    saleMicros,
    ratioToEmpty: Number(ratio.toFixed(2)),
    slowestListMs: slowest,
    rssMb: Math.round(process.memoryUsage.rss() / 1_048_576),
    seconds: Math.round((performance.now() - began) / 1000),
  }),
)
process.exit(slowest > 100 || ratio > 2 ? 1 : 0)
