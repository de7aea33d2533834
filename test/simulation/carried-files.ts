import { gunzipSync, gzipSync } from 'node:zlib'
import type { Tenant } from '#core/api/tenant.ts'
import { makeBundle, takeBundle, unsealed, type Carrier } from '#core/offline-sync/commands.ts'
import { openBundle, type Zip } from '#core/offline-sync/file/store.ts'
import { highestEpoch } from '#core/journal/storage/epoch-store.ts'
import { handOver, handOverTurns } from '#core/offline-sync/hand-over.ts'
import { ownKeys } from '../world/keys.ts'
import { ask } from './calling.ts'
import { believesFile, changesNothing } from './carried-check.ts'
import { chanceOf, type Chance } from './chance.ts'
import type { Turn } from './people.ts'
import type { Place } from './place.ts'
import type { Simulation } from './simulation.ts'
import { count } from './stats.ts'

/** Compressed at once: threads would take time of their own. */
const atOnce: Zip = {
  zip: async texts => gzipSync([...texts].join('')),
  unzip: bytes => [gunzipSync(bytes)],
}
const manager = { who: 'employee:mia', via: 'portal' }
/** So many files lie on the stick at most; any but the latest may be deleted for a new one. */
const stickHolds = 6

type CarriedFile = { bytes: Uint8Array; from: Place; to: Place }
/** What people carry about: files stay on it and are tried again. */
export type Stick = { files: CarriedFile[]; tried: number }

/**
 * Somebody carries a file between the relay and a box, mostly because their line is cut: at once or late, taken twice,
 * then an older one of the stick, and now and then at the wrong cinema or damaged on the way.
 */
export function offlineSyncFiles({ index, simulation }: Turn): string {
  const chance = chanceOf(simulation.seed, 14_000_000 + index)
  const wire = chance.pick(simulation.wires)
  const { relay, stats } = simulation
  const [from, to] = chance.happens(0.5) ? [relay, wire.box] : [wire.box, relay]
  const cutMs = chance.pick([0, 60_000, 600_000])
  if (cutMs) wire.cut(cutMs)
  count(stats, 'errands with a file')
  void simulation.run(errand(simulation, chance, { from, to, cinemaId: wire.cinemaId }))
  return `a file is carried from ${from.name} to ${to.name}${cutMs ? `, the line is cut for ${cutMs} ms` : ''}`
}

type Way = { from: Place; to: Place; cinemaId: string }

async function errand(simulation: Simulation, chance: Chance, way: Way) {
  const { clock, stick, boxes } = simulation
  await clock.sleep(chance.between(0, 20_000))
  const made = await fetchFile(simulation, chance, way)
  if (made) stick.files.push(made)
  if (stick.files.length > stickHolds) stick.files.splice(chance.between(0, stickHolds - 1), 1)
  await clock.sleep(chance.pick([1000, 30_000, 300_000, 1_500_000]))
  if (made && chance.happens(0.2))
    await takeWrong(simulation, chance, { ...made, bytes: damaged(made, chance) })
  const elsewhere = boxes.filter(box => box !== way.to)
  if (made && elsewhere.length && chance.happens(0.2))
    await takeWrong(simulation, chance, { ...made, to: chance.pick(elsewhere) })
  const times = made ? chance.pick([1, 1, 2]) : 0
  for (let time = 0; time < times; time++) await take(simulation, chance, made!)
  await clock.sleep(chance.between(0, 30_000))
  if (stick.files.length && chance.happens(0.4)) await take(simulation, chance, chance.pick(stick.files))
}

/** A machine is back, and somebody at once tries what lies on the stick, however old that is. */
export function tryStick(simulation: Simulation, place: Place): void {
  const { clock, seed, stick, options } = simulation
  if (!options.carried) return
  const chance = chanceOf(seed, 14_500_000 + stick.tried++)
  clock.after(chance.between(100, 8000), () => {
    const files = stick.files.filter(({ to }) => to === place)
    if (files.length && chance.happens(0.5)) void simulation.run(take(simulation, chance, chance.pick(files)))
  })
}

/** A manager fetches a file at the portal; where the line is cut the website may hand its seats and turns over first. */
async function fetchFile(
  simulation: Simulation,
  chance: Chance,
  { from, to, cinemaId }: Way,
): Promise<CarriedFile | undefined> {
  const wish = { cinemaId, whole: chance.happens(0.2) }
  const [seats, turns] = [chance.happens(0.4), chance.happens(0.3)]
  const reply = await ask(simulation, chance, from, 'a file to carry', async tenant => {
    const isAlone = from === simulation.relay && !tenant.line.connected(cinemaId)
    if (isAlone && (seats || turns))
      await tenant.node.execute(manager, tx => {
        if (seats) count(simulation.stats, 'seats handed over for a file', handOver(tx, cinemaId))
        if (turns) count(simulation.stats, 'turns handed over for a file', handOverTurns(tx, cinemaId))
      })
    const { bytes } = await makeBundle(carrierOf(simulation, tenant), wish)
    const { header } = await openBundle(unsealed(bytes, ownKeys(to.identity.nodeId)), atOnce)
    simulation.outputs.carried(from, header.heads)
    return bytes
  })
  if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
  return reply.kind === 'answer' ? { bytes: reply.value, from, to } : undefined
}

/** The file is taken as it was made. */
async function take(simulation: Simulation, chance: Chance, { bytes, from, to }: CarriedFile): Promise<void> {
  if (!simulation.options.carried) return
  const what = `a file of ${from.name}`
  let madeIn = Infinity
  const reply = await ask(simulation, chance, to, what, async tenant => {
    const carrier = carrierOf(simulation, tenant)
    const { header } = await openBundle(unsealed(bytes, tenant.keys), atOnce)
    madeIn = header.from.epoch
    const report = await takeBundle(carrier, bytes)
    believesFile(simulation, to, header, report)
  })
  if (reply.kind !== 'refused') return
  count(simulation.stats, `refused ${reply.refusal.code}`)
  // Its maker has lost facts since, or was thought to, and what it held then may be somebody else's by now.
  const isOutdated = highestEpoch(simulation.witness.ends(), from.identity.nodeId) > madeIn
  const mayRefuse = isOutdated ? /^bundle_(incomplete|outdated)$/ : /^bundle_incomplete$/
  if (reply.refusal.code.startsWith('bundle_') && !mayRefuse.test(reply.refusal.code))
    simulation.fail('offline-sync', `${to.name} refuses ${what}: ${reply.refusal.code}`)
}

/** A file that is not for this machine, or not as it was made. */
async function takeWrong(
  simulation: Simulation,
  chance: Chance,
  { bytes, from, to }: CarriedFile,
): Promise<void> {
  const what = `a wrong file of ${from.name}`
  await ask(simulation, chance, to, what, tenant =>
    changesNothing(simulation, to, what, () => takeBundle(carrierOf(simulation, tenant), bytes)),
  )
}

/** Some of its bytes are others now, or its end is missing. */
function damaged({ bytes }: CarriedFile, chance: Chance): Uint8Array {
  if (chance.happens(0.3)) return bytes.subarray(0, chance.between(0, bytes.length - 1))
  const other = Uint8Array.from(bytes)
  other[chance.between(0, bytes.length - 1)]! ^= 1 << chance.between(0, 7)
  return other
}

function carrierOf({ rules }: Simulation, { node, keys }: Tenant): Carrier {
  const carrier = { node, keys, zip: atOnce }
  return rules.carrier?.(carrier) ?? carrier
}
