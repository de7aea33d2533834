import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { missingAfter, startSelling } from '../world/killed-while-selling.ts'
import { until } from '../world/places.ts'

/**
 * How much of the off-site copy is missing when a box and its Litestream are killed at the same instant while it sells
 * about 150 times a second. This is the window of the second line; the mirror has lost nothing.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10' }, 'sync-ms': { type: 'string', default: '1000' } },
})
const runs = Number(values.runs)
const facts: number[] = []
const ms: number[] = []
let files = 0
for (let run = 0; run < runs; run++) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const target = join(folder, 'target')
  const settings = { FOYER_OFFSITE: `file://${target}`, FOYER_OFFSITE_SYNC_MS: values['sync-ms'] }
  const box = startSelling(join(folder, 'box'), 5, settings)
  await until(() => box.sold.some(sale => sale.copied), 20_000)
  await new Promise(resolve => setTimeout(resolve, 3000 + Math.random() * 3000))
  const killedAtMs = await box.kill('all')
  const missing = await missingAfter(folder, settings, box.sold, killedAtMs)
  facts.push(missing.facts)
  ms.push(missing.ms)
  files = readdirSync(target, { recursive: true }).length
  console.log(
    `  run ${run + 1}: ${box.sold.length} sales, ${missing.facts} not in the copy, the oldest ${missing.ms} ms old`,
  )
  rmSync(folder, { recursive: true, force: true })
}
const middle = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!
console.log(
  JSON.stringify({
    name: 'bench:offsite',
    runs,
    syncMs: Number(values['sync-ms']),
    factsMedian: middle(facts),
    factsMax: Math.max(...facts),
    msMedian: middle(ms),
    msMax: Math.max(...ms),
    files,
  }),
)
