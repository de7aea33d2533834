import { inviteBox } from '#core/devices/commands.ts'
import { partsOf } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { readBoxConfig } from '#box/config.ts'
import { startBox } from '#box/box.ts'
import { readRelayConfig } from '#relay/config.ts'
import { startRelay } from '#relay/relay.ts'
import { quietLog } from '../world/clock.ts'
import { furnishSmall } from '../world/small-exhibitor.ts'
import { drawHalls, pairsOf, planEvenings, writeSeason } from './season.ts'

/**
 * One side of the line in a process of its own, told by messages what to do: a whole box or a whole relay on real
 * files, only the pages left out. Times are epoch milliseconds with fractions, which processes of one machine share.
 */
export type Order =
  | { do: 'furnish'; evenings: number }
  | { do: 'plan'; evenings: number }
  | { do: 'write'; facts: number }
  | { do: 'sell'; times: number; everyMs: number }
  | { do: 'until'; facts: number }
  | { do: 'tick'; name: string }
  | { do: 'stop' }
export type Report =
  | { is: 'open'; port: number }
  | { is: 'furnished'; code: string }
  | { is: 'done'; facts: number }
  /** How long each sale took from the command until it was answered, in milliseconds. */
  | { is: 'sold'; times: number[] }
  /** `cpuSeconds`: of this process since the line came up. */
  | { is: 'reached'; connectedAt: number; at: number; cpuSeconds: number }
  | { is: 'ticked'; name: string; askedAt: number; at: number }
  | { is: 'heard'; name: string; at: number }

const now = () => performance.timeOrigin + performance.now()
const say = (report: Report) => void process.send?.(report)
const byHand = { who: 'node', via: 'bench' }
const side = process.argv[2] as 'box' | 'relay'
const { log } = quietLog()

const running = side === 'box' ? await openBox() : await openRelay()
const { node } = running
const pairs = freePairs()
let connectedAt = 0
let cpuThen = process.cpuUsage()
const looking = setInterval(() => {
  if (!running.connected()) connectedAt = 0
  else if (!connectedAt) {
    connectedAt = now()
    cpuThen = process.cpuUsage()
  }
}, 1)

node.subscribe(({ facts }) => {
  const at = now()
  for (const { origin, body } of facts) {
    const name = String((body as { fields?: { name?: { en?: unknown } } }).fields?.name?.en)
    if (partsOf(origin).nodeId !== node.identity.nodeId && name.startsWith('tick '))
      say({ is: 'heard', name, at })
  }
})
process.on('message', (order: Order) => void obey(order))
say({ is: 'open', port: running.port })

async function obey(order: Order): Promise<void> {
  switch (order.do) {
    case 'furnish':
      return say({ is: 'furnished', code: await furnish(node) })
    case 'plan':
      await node.execute(byHand, tx => planEvenings(tx, order.evenings))
      break
    case 'write':
      await writeSeason(node, { facts: order.facts, online: side === 'relay' ? 100 : 0, pairs })
      break
    case 'sell':
      return say({ is: 'sold', times: await sell(order.times, order.everyMs) })
    case 'until':
      return reach(order.facts)
    case 'tick': {
      const askedAt = now()
      await node.execute(byHand, tx => changeEntry(tx, 'product', 'popcorn', { name: { en: order.name } }))
      return say({ is: 'ticked', name: order.name, askedAt, at: now() })
    }
    case 'stop':
      clearInterval(looking)
      await running.close()
      process.exit(0)
  }
  say({ is: 'done', facts: node.journal.position() })
}

/** One sale after the other, by the clock: one that waits does not hold up those behind it. */
function sell(times: number, everyMs: number): Promise<number[]> {
  const sales = Array.from({ length: times }, async (_, index) => {
    await new Promise(resolve => setTimeout(resolve, index * everyMs))
    const began = performance.now()
    await writeSeason(node, { facts: 1, online: side === 'relay' ? 100 : 0, pairs, atOnce: 1 })
    return performance.now() - began
  })
  return Promise.all(sales)
}

/** Seats of this side that nobody has bought yet, whatever was sold before it was started. */
function* freePairs(): ReturnType<typeof pairsOf> {
  const sold = node.db.prepare('SELECT 1 FROM seat_tokens WHERE schedule_id = ? AND seat_id = ?')
  for (const pair of pairsOf(side === 'box' ? 'back' : 'front'))
    if (!pair.some(seat => sold.get(seat.scheduleId, seat.seatId))) yield pair
}

/** Reports when so many facts are stored and mirrored here, from whichever side. */
function reach(facts: number): void {
  const look = () => {
    if (node.journal.position() < facts) return false
    const { user, system } = process.cpuUsage(cpuThen)
    say({ is: 'reached', connectedAt, at: now(), cpuSeconds: (user + system) / 1e6 })
    return true
  }
  if (look()) return
  const leave = node.subscribe(() => look() && leave())
}

function furnish(at: Node): Promise<string> {
  return at.execute(byHand, tx => {
    furnishSmall(tx, { hasBox: false, tonight: false })
    drawHalls(tx)
    return inviteBox(tx, 'cinema-1', at.runtime.random).code
  })
}

async function openRelay() {
  const relay = await startRelay(readRelayConfig(process.env), log, { pages: false })
  const { tenant, boxes } = relay.exhibitors[0]!
  return {
    node: tenant.node,
    port: relay.port,
    connected: () => boxes.connected('cinema-1'),
    close: relay.close,
  }
}

async function openBox() {
  const box = await startBox(readBoxConfig(process.env), log, { pages: false })
  return { node: box.tenant.node, port: box.port, connected: () => box.link.connected(), close: box.close }
}
