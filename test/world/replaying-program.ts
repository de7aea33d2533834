import { join } from 'node:path'
import { openDatabase } from '#core/database/open.ts'
import { openNode } from '#core/node.ts'
import { openMirrorFile } from '#core/journal/storage/mirror/mirror-file.ts'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import { quietLog } from './clock.ts'
import { ownKeys } from './keys.ts'
import { longBox, longHistory } from './long-mirror.ts'

/**
 * A box whose database is empty and whose mirror is long. Arguments: its folder, how many facts, bytes of each, `fill` or
 * `replay` where it does not do both. Ends with one line of JSON when it has read.
 */
const [folder = '', facts = '0', bytes = '9000', what = ''] = process.argv.slice(2)
const [mirrorPath, databasePath] = [join(folder, 'facts.log'), join(folder, 'box.db')]
if (what !== 'replay') {
  const filling = await openMirrorFile(mirrorPath, databasePath)
  const list = Math.ceil(900_000 / Number(bytes))
  for (const each of longHistory(Number(facts), Number(bytes), list)) await filling.append(each)
  await filling.close()
}
if (what === 'fill') process.exit(0)

const began = performance.now()
const cpu = process.cpuUsage()
const node = openNode({
  identity: longBox,
  signing: ownKeys(longBox.nodeId),
  db: openDatabase(databasePath),
  mirror: await openMirrorFile(mirrorPath, databasePath),
  runtime: systemRuntime(quietLog().log),
})
const states = new Set<string>()
let turns = 0
let longestMs = 0
let lastMs = performance.now()
const looking = setInterval(() => {
  states.add(node.state())
  turns += 1
  longestMs = Math.max(longestMs, performance.now() - lastMs)
  lastMs = performance.now()
}, 1)
await node.whenMirrored()
clearInterval(looking)
const { user, system } = process.cpuUsage(cpu)
const answer = {
  facts: node.journal.count(),
  states: [...states],
  turns,
  longestMs: Math.round(longestMs),
  seconds: (performance.now() - began) / 1000,
  cpuSeconds: (user + system) / 1e6,
  maxRssMb: Math.round(process.resourceUsage().maxRSS / 1024),
}
await node.close()
console.log(JSON.stringify(answer))
export type Replayed = typeof answer
