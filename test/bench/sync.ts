import { fork, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { eveningsFor } from './season.ts'
import type { Order, Report } from './sync-node.ts'

/**
 * Catching up after a cut, over a real WebSocket on loopback, relay and box in processes of their own: each side writes
 * a season while the other is away, then both meet and go on selling. After that, single changes both ways: from the
 * command at one side until the other side may read it. The floor is the same number of facts committed by one side alone.
 */
const { values } = parseArgs({
  options: { facts: { type: 'string', default: '100000' }, ticks: { type: 'string', default: '500' } },
})
const wanted = Number(values.facts)
const ticks = Number(values.ticks)
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
mkdirSync(join(folder, 'relay'))
const entry = { id: 'tenant', hosts: ['localhost'], publicUrl: 'http://localhost', new: true }
writeFileSync(join(folder, 'relay', 'directory.json'), JSON.stringify({ exhibitors: [entry] }))
const settings = {
  relay: { FOYER_DATA: join(folder, 'relay'), FOYER_HOST: '127.0.0.1', FOYER_PORT: '0' },
  box: {
    FOYER_DATA: join(folder, 'box'),
    FOYER_HOST: '127.0.0.1',
    FOYER_PORT: '0',
    FOYER_RELAY: entry.publicUrl,
    FOYER_RELAY_CONNECT: '',
    FOYER_MDNS: 'off',
    FOYER_ENROL_CODE: '',
  },
}

let relay = await openRelay()
const { code } = await relay.ask({ do: 'furnish', evenings: 0 }, 'furnished')
settings.box.FOYER_ENROL_CODE = code
let box = await open('box')
const base = (await relay.ask({ do: 'plan', evenings: eveningsFor(wanted) }, 'done')).facts
await box.ask({ do: 'until', facts: base }, 'reached')

await box.stop()
console.log(`the relay writes ${wanted} facts while the box is away ...`)
const { seconds: floorSeconds, facts: ahead } = await writes(relay)
box = await open('box')
const down = await meet(box, ahead)
tell('relay → box', down)

await levelled(ahead)
await relay.stop()
console.log(`the box writes ${wanted} facts while the relay is away ...`)
const { facts: aheadAgain } = await writes(box)
// The relay has another port now; a forwarder before it would be measured with it.
await box.stop()
relay = await openRelay()
box = await open('box')
const up = await meet(relay, aheadAgain)
tell('box → relay', up)

await levelled(aheadAgain)
const toRelay = await latency(box, relay, 'box')
const toBox = await latency(relay, box, 'relay')
console.log(`  one change, box → relay   p50 ${toRelay.p50Ms} ms   p99 ${toRelay.p99Ms} ms`)
console.log(`  one change, relay → box   p50 ${toBox.p50Ms} ms   p99 ${toBox.p99Ms} ms`)
await box.stop()
await relay.stop()
rmSync(folder, { recursive: true })
const floorPerSecond = Math.round(wanted / floorSeconds)
console.log(
  JSON.stringify({
    name: 'bench:sync',
    facts: wanted,
    relayToBoxSeconds: down.seconds,
    relayToBoxPerSecond: down.perSecond,
    relayToBoxCpuSeconds: down.cpuSeconds,
    relayToBoxSaleP99Ms: down.sales.receiver.p99Ms,
    boxToRelaySeconds: up.seconds,
    boxToRelayPerSecond: up.perSecond,
    boxToRelayCpuSeconds: up.cpuSeconds,
    boxToRelaySaleP99Ms: up.sales.receiver.p99Ms,
    boxToRelayP50Ms: toRelay.p50Ms,
    boxToRelayP99Ms: toRelay.p99Ms,
    relayToBoxP50Ms: toBox.p50Ms,
    relayToBoxP99Ms: toBox.p99Ms,
    floorPerSecond,
    ratioToFloor: Number((down.perSecond / floorPerSecond).toFixed(2)),
  }),
)

/** Takes any port; a box that is opened afterwards calls it there. */
async function openRelay(): Promise<Side> {
  const side = await open('relay')
  settings.box.FOYER_RELAY_CONNECT = `http://127.0.0.1:${side.port}`
  return side
}

type Side = Awaited<ReturnType<typeof open>>

async function writes(side: Side): Promise<{ seconds: number; facts: number }> {
  const began = performance.now()
  const { facts } = await side.ask({ do: 'write', facts: wanted }, 'done')
  return { seconds: (performance.now() - began) / 1000, facts }
}

/** From the moment the line is up until everything that was written during the cut is stored; both sell meanwhile. */
async function meet(behind: Side, facts: number) {
  const sell = (side: Side) => side.ask({ do: 'sell', times: 100, everyMs: 50 }, 'sold')
  const ahead = behind === box ? relay : box
  const selling = Promise.all([sell(behind), sell(ahead)])
  const { connectedAt, at, cpuSeconds } = await behind.ask({ do: 'until', facts }, 'reached')
  const [here, there] = await selling
  const seconds = Number(((at - connectedAt) / 1000).toFixed(2))
  return {
    seconds,
    perSecond: Math.round(wanted / seconds),
    cpuSeconds: Number(cpuSeconds.toFixed(2)),
    sales: { receiver: spread(here.times), sender: spread(there.times) },
  }
}

/** Both hold at least so many facts, and a second has passed in which nothing more came. */
async function levelled(facts: number): Promise<void> {
  await Promise.all([box, relay].map(side => side.ask({ do: 'until', facts }, 'reached')))
  await new Promise(resolve => setTimeout(resolve, 1000))
}

async function latency(from: Side, to: Side, name: string) {
  const times: number[] = []
  for (let tick = 0; tick < ticks; tick++) {
    const said = `tick ${name} ${tick}`
    const heard = to.next('heard', report => report.name === said)
    const { askedAt } = await from.ask({ do: 'tick', name: said }, 'ticked')
    times.push((await heard).at - askedAt)
  }
  return spread(times)
}

function spread(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1))
  return { p50Ms: at(0.5), p99Ms: at(0.99) }
}

function tell(which: string, { seconds, perSecond, cpuSeconds, sales }: Awaited<ReturnType<typeof meet>>) {
  console.log(
    `  ${which}   ${seconds} s   ${perSecond} facts/s, both sides selling; ${cpuSeconds} s of processor at the receiver`,
  )
  for (const [side, { p50Ms, p99Ms }] of Object.entries(sales))
    console.log(`    a sale at the ${side} meanwhile   p50 ${p50Ms} ms   p99 ${p99Ms} ms`)
}

/** Starts one side and waits until it is open. */
async function open(name: 'box' | 'relay') {
  const child: ChildProcess = fork(fileURLToPath(new URL('sync-node.ts', import.meta.url)), [name], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...settings[name] },
  })
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', status => reject(new Error(`the ${name} ended with ${status}`))),
  )
  ended.catch(() => undefined)
  function next<Is extends Report['is']>(
    is: Is,
    when: (report: Extract<Report, { is: Is }>) => boolean = () => true,
  ): Promise<Extract<Report, { is: Is }>> {
    const told = new Promise<Extract<Report, { is: Is }>>(resolve => {
      const onReport = (report: Report) => {
        if (report.is !== is || !when(report as Extract<Report, { is: Is }>)) return
        child.off('message', onReport)
        resolve(report as Extract<Report, { is: Is }>)
      }
      child.on('message', onReport)
    })
    return Promise.race([told, ended])
  }
  const { port } = await next('open')
  return {
    port,
    next,
    ask<Is extends Report['is']>(order: Order, is: Is) {
      child.send(order)
      return next(is)
    },
    async stop() {
      child.send({ do: 'stop' } satisfies Order)
      await ended.catch(() => undefined)
    },
  }
}
