import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Database from 'better-sqlite3'
import { openDatabase } from '#core/database/open.ts'
import { openNode } from '#core/node.ts'
import { noMirror } from '#core/journal/mirror.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { rebuild, verify } from '#core/node.ts'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import { quietLog } from '../world/clock.ts'
import { furnishSmall } from '../world/small-exhibitor.ts'
import { drawHalls, eveningsFor, pairsOf, planEvenings, writeSeason } from './season.ts'
import { ownKeys } from '../world/keys.ts'

/**
 * Writes a season of facts, then reads all tables anew from the journal, and verifies it as `npm run verify` does. The
 * floor reads the same journal's bytes and parses them, and writes a row of text for each: what no rebuild can leave out.
 */
const { values } = parseArgs({ options: { facts: { type: 'string', default: '100000' } } })
const wanted = Number(values.facts)
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
const path = join(folder, 'relay.db')

const node = openNode({
  signing: ownKeys('relay-bench00'),
  identity: { role: 'relay', nodeId: 'relay-bench00', epoch: 1, exhibitorId: 'tenant' },
  db: openDatabase(path),
  mirror: noMirror(),
  runtime: systemRuntime(quietLog().log),
})
await node.execute({ who: 'node', via: 'bench' }, tx => {
  furnishSmall(tx, { hasBox: false, tonight: false })
  drawHalls(tx)
  planEvenings(tx, eveningsFor(wanted))
})
console.log(`writing ${wanted} facts ...`)
await writeSeason(node, { facts: wanted, online: 40, pairs: pairsOf('both') })
await node.close()

const db = openDatabase(path)
const facts = db.prepare('SELECT count(*) FROM facts').pluck().get() as number
const seconds = <R>(work: () => R): { took: number; cpuSeconds: number; result: R } => {
  const began = performance.now()
  const cpu = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(cpu)
  return { took: (performance.now() - began) / 1000, cpuSeconds: (user + system) / 1e6, result }
}
const floor = seconds(readAndWrite)
const { took, cpuSeconds, result: rebuilt } = seconds(() => rebuild(db))
const same = JSON.stringify(dumpDerived(rebuilt)) === JSON.stringify(dumpDerived(db))
rebuilt.raw.close()
const verified = seconds(() => verify(db))
db.raw.close()
rmSync(folder, { recursive: true })

const perSecond = Math.round(facts / took)
const floorPerSecond = Math.round(facts / floor.took)
console.log(`${facts} facts`)
console.log(`  floor     ${floorPerSecond}/s`)
console.log(
  `  rebuild   ${perSecond}/s   ${took.toFixed(1)} s, a million in ${Math.round(1e6 / perSecond)} s`,
)
console.log(`  verify    ${Math.round(facts / verified.took)}/s   ${verified.took.toFixed(1)} s`)
for (const sentence of verified.result) console.log(`  ${sentence}`)
console.log(
  JSON.stringify({
    name: 'bench:rebuild',
    facts,
    seconds: Number(took.toFixed(2)),
    cpuSeconds: Number(cpuSeconds.toFixed(2)),
    perSecond,
    millionSeconds: Math.round(1e6 / perSecond),
    verifySeconds: Number(verified.took.toFixed(2)),
    floorPerSecond,
    ratioToFloor: Number((perSecond / floorPerSecond).toFixed(2)),
    same: same && !verified.result.length,
  }),
)
process.exit(same && !verified.result.length ? 0 : 1)

function readAndWrite(): void {
  const to = new Database(':memory:')
  to.exec('CREATE TABLE kept (id INTEGER PRIMARY KEY, type TEXT, text TEXT)')
  const write = to.prepare('INSERT INTO kept (type, text) VALUES (?, ?)')
  const all = db.prepare('SELECT bytes FROM facts ORDER BY position').pluck()
  to.exec('BEGIN')
  for (const bytes of all.iterate() as Iterable<string>)
    write.run((JSON.parse(bytes) as { type: string }).type, bytes)
  to.exec('COMMIT')
  to.close()
}
