import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import Database from 'better-sqlite3'
import { nodeFlags } from '#core/settings/node-flags.ts'
import { readMirrorFiles } from '#core/journal/storage/mirror/mirror-file.ts'
import type { Replayed } from '../world/replaying-program.ts'

/**
 * A box whose database was lost reads its mirror, in a process of its own under `--heap` megabytes of heap. The floor
 * reads the same lines and writes each fact's bytes as a row, a thousand a transaction: what no reading can leave out.
 */
const { values } = parseArgs({
  options: {
    facts: { type: 'string', default: '50000' },
    bytes: { type: 'string', default: '550' },
    heap: { type: 'string', default: '96' },
  },
})
const folder = mkdtempSync(join(tmpdir(), 'foyer-replay-'))
const program = fileURLToPath(new URL('../world/replaying-program.ts', import.meta.url))
const run = (what: string) =>
  String(
    execFileSync(process.execPath, [
      ...nodeFlags,
      `--max-old-space-size=${values.heap}`,
      program,
      folder,
      values.facts,
      values.bytes,
      what,
    ]),
  )
console.log(`writing ${values.facts} facts to a mirror ...`)
run('fill')
const floor = await readAndWrite()
const { facts, seconds, cpuSeconds, maxRssMb, longestMs } = JSON.parse(run('replay')) as Replayed
rmSync(folder, { recursive: true })
const [perCpuSecond, floorPerCpuSecond] = [Math.round(facts / cpuSeconds), Math.round(facts / floor)]
console.log(`${facts} facts in ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of processor`)
console.log(`  memory at most ${maxRssMb} MB; others waited ${longestMs} ms at most`)
console.log(
  JSON.stringify({
    name: 'bench:replay',
    facts,
    perCpuSecond,
    floorPerCpuSecond,
    ratioToFloor: Number((perCpuSecond / floorPerCpuSecond).toFixed(2)),
    maxRssMb,
    longestMs,
  }),
)
process.exit(facts === Number(values.facts) ? 0 : 1)

/** Seconds of processor. */
async function readAndWrite(): Promise<number> {
  const cpu = process.cpuUsage()
  const db = new Database(join(folder, 'floor.db'))
  db.pragma('journal_mode = WAL')
  db.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY, bytes TEXT)')
  const insert = db.prepare('INSERT INTO rows (bytes) VALUES (?)')
  const put = db.transaction((rows: readonly { bytes: string }[]) =>
    rows.forEach(row => insert.run(row.bytes)),
  )
  for await (const page of readMirrorFiles(join(folder, 'facts.log'))) put(page.facts)
  db.close()
  const { user, system } = process.cpuUsage(cpu)
  return (user + system) / 1e6
}
