import { keysInMemory } from '#core/journal/keys.ts'
import { partsOf } from '#core/journal/fact.ts'
import { checkClaim } from '#core/recovery/commands.ts'
import { chanceOf, type Chance } from './chance.ts'
import { confirm } from './disasters.ts'
import { putAway, takeCopy } from './disk-shelf.ts'
import { isApart } from './fork.ts'
import type { Turn } from './people.ts'
import { openPlace, type Place, type Surroundings } from './place.ts'
import type { Simulation } from './simulation.ts'
import { count } from './stats.ts'
import { joinTills, openTillReceipts, type TillReceipts } from './till-receipts.ts'
import type { Wire } from './wire.ts'

/** One box on two machines. The newer one has its place in the exhibitor; the older one goes on at its registers. */
export type Twin = {
  newer: Place
  older: Place
  /** The older machine's line. */
  wire: Wire
  /** What its registers remember. */
  till: TillReceipts
  /** The relay or a register has told the older machine that it was replaced; first it is on its way to its disk. */
  told: boolean
  heard: boolean
  /** The older machine is switched off. */
  over: boolean
}

export type Twins = {
  /** Every box that ever stood in two machines, the latest last. */
  readonly all: readonly Twin[]
  /** The one that stands in two machines now. */
  current(): Twin | undefined
  /** A disk is copied, or an old copy is put back, and started elsewhere; whoever did it leaves the first one running. */
  begin(turn: Turn): string
  /** The lines of older machines. */
  wires(): Wire[]
  /** Where people of a cinema are served: at either machine while there are two, and seldom at one that stands. */
  served(turn: Turn): { boxes: Place[]; places: Place[] }
  /** Each machine has the line once: the newer one until it lives in its own epoch, the older one until it has heard. */
  settle(simulation: Simulation): Promise<void>
  close(): void
}

const everyMs = 5000
/** How long anything may take that both machines owe each other once nothing goes wrong any more. */
const patienceMs = 20 * 60_000

type Parts = {
  around: Surroundings
  /** Everybody whose journal is watched. */
  machines: Place[]
  tills: Map<Place, TillReceipts>
  wireOf: (older: Place, newer: Place) => Wire
}

/** What happens to two machines while both go on, and how that ends. */
function livesOfTwins({ around, machines, tills }: Parts) {
  const { clock, stats } = around

  function later(simulation: Simulation, twin: Twin, chance: Chance) {
    clock.after(everyMs, () => {
      if (twin.over || !simulation.options.twin) return
      happen(simulation, twin, chance)
      later(simulation, twin, chance)
    })
  }

  function happen(simulation: Simulation, twin: Twin, chance: Chance) {
    const { newer, older, wire } = twin
    if (chance.happens(0.06)) wire.cut(chance.between(5000, 100_000))
    if (chance.happens(0.06)) simulation.wireOf(newer).cut(chance.between(5000, 100_000))
    if (chance.happens(0.03) && older.incarnation) older.crash()
    if (chance.happens(0.05)) comeOver(twin)
    if (twin.heard && simulation.twinCheck.unshown(twin) === 0 && chance.happens(0.1)) end(simulation, twin)
  }

  /** A register that was told by the newer machine speaks to the older one. */
  function comeOver(twin: Twin) {
    const known = tills.get(twin.newer)?.known()
    const node = twin.older.incarnation?.node
    if (!known || !node) return
    checkClaim(node, known, () => true)
    if (partsOf(known.origin).epoch <= node.identity.epoch) return
    count(stats, 'machines stopped by a register')
    if (!node.nodeStatus.recovery())
      around.fail('fence', `${twin.older.name} goes on although a register was told by another machine`)
  }

  /** The older machine is switched off, and its registers speak to the newer one. */
  function end(simulation: Simulation, twin: Twin) {
    const { newer, older, till } = twin
    twin.over = true
    older.scrapped = true
    if (older.incarnation) older.crash()
    machines.splice(machines.indexOf(older), 1)
    tills.set(newer, joinTills(tills.get(newer)!, till))
    const { incarnation } = newer
    if (incarnation) void simulation.run(tills.get(newer)!.offer(incarnation.tenant))
    count(stats, 'replaced machines switched off')
  }

  return { later, end }
}

/** Boxes that stand in two machines at once, one after the other at most. */
export function openTwins(parts: Parts): Twins {
  const { around, machines, tills } = parts
  const { clock, stats } = around
  const all: Twin[] = []
  const current = () => all.find(twin => !twin.over)
  const { later, end } = livesOfTwins(parts)

  function begin({ index, simulation }: Turn): string {
    const chance = chanceOf(simulation.seed, 8_000_000 + index)
    const newer = chance.pick(simulation.boxes)
    const { nodeStatus } = newer.incarnation?.node ?? {}
    // Two machines that forget at the same time are not promised.
    const forgetful = !simulation.relay.incarnation || simulation.relay.incarnation.node.nodeStatus.recovery()
    const busy = isApart(simulation) || newer.incarnation?.node.state() !== 'ready' || newer.machineChanged
    if (busy || forgetful || nodeStatus?.emergencyMode()) return `${newer.name} is not copied now`
    const old = newer.backups.length > 0 && chance.happens(0.4)
    const [mirror, goesOn] = [chance.happens(0.5), chance.happens(0.4)]
    const older = openPlace(`the older ${newer.name}`, newer.identity, { ...around, fail: failAtOlder })
    newer.repair(() => replace(newer, older, old ? chance.pick(newer.backups) : copyOf(newer), mirror))
    const till = tills.get(newer)!
    tills.set(older, till)
    tills.set(newer, openTillReceipts(around))
    const wire = parts.wireOf(older, newer)
    const twin: Twin = { newer, older, wire, till, told: false, heard: false, over: false }
    all.push(twin)
    machines.push(older)
    clock.after(chance.between(100, 3000), () => older.start())
    clock.after(chance.between(5000, 200_000), () => confirm(simulation, newer))
    if (!goesOn) wire.cut(chance.between(30_000, 400_000))
    later(simulation, twin, chance)
    count(stats, 'boxes on two machines')
    if (old) count(stats, 'boxes on two machines: an older copy')
    return `${newer.name} stands in another machine${old ? ', as it was once' : ''}${mirror ? ', with its mirror' : ''}; the older one goes on${goesOn ? '' : ' without its line'}`
  }

  /** What it did unheard may stand against what it hears then: that is parked, there and nowhere else. */
  function failAtOlder(rule: string, what: string) {
    if (rule === 'I8' && what.includes('a fact was parked'))
      count(stats, 'facts parked at a replaced machine')
    else around.fail(rule, what)
  }

  return {
    all,
    current,
    begin,
    wires: () => all.map(twin => twin.wire),
    served({ index, simulation }: Turn): { boxes: Place[]; places: Place[] } {
      const { boxes, places } = simulation
      const twin = current()
      if (!twin) return { boxes, places }
      const { newer, older, heard } = twin
      const chance = chanceOf(simulation.seed, 9_000_000 + index)
      const sells = newer.incarnation?.node.state() === 'ready'
      const atOlder = chance.happens(!sells ? 0.95 : heard ? 0.3 : 0.5)
      const there = (list: Place[]) => list.map(place => (place === newer && atOlder ? older : place))
      return { boxes: there(boxes), places: there(places) }
    },
    async settle(simulation: Simulation): Promise<void> {
      const twin = current()
      if (!twin) return
      const { newer, older, wire } = twin
      Object.assign(older, { armed: null, diskFull: false })
      wire.cut(patienceMs)
      await until(simulation, `${newer.name} was confirmed and does not go on`, () => {
        confirm(simulation, newer)
        // In emergency mode nobody has heard of its epoch yet.
        return (
          newer.incarnation?.node.state() === 'ready' && !newer.incarnation.node.nodeStatus.emergencyMode()
        )
      })
      older.start()
      simulation.wireOf(newer).cut(patienceMs)
      wire.mend()
      await until(
        simulation,
        `${older.name} is not told that it was replaced, or what it sold is shown nowhere`,
        () =>
          twin.heard &&
          older.incarnation?.node.nodeStatus.recovery()?.reason === 'taken_over' &&
          simulation.twinCheck.unshown(twin) === 0,
      )
      if (simulation.found.length) return
      end(simulation, twin)
      simulation.wireOf(newer).mend()
    },
    close() {
      for (const { older } of all) {
        if (older.incarnation) older.incarnation.alive = false
        putAway(older.disk)
      }
    },
  }
}

/** Waits for something that must come by itself. */
async function until(simulation: Simulation, what: string, done: () => boolean) {
  const { clock } = simulation
  const last = clock.now() + patienceMs
  while (!done() && !simulation.found.length && clock.now() < last) await clock.pass(5000)
  if (!done() && !simulation.found.length) simulation.fail('I8', what)
}

function copyOf(place: Place): Place['backups'][number] {
  place.backups.length = 0
  place.backUp()
  return place.backups[0]!
}

function replace(newer: Place, older: Place, copy: Place['backups'][number], mirror: boolean) {
  older.disk = newer.disk
  older.keys = newer.keys
  older.secondDisk.replace(newer.secondDisk.all(), newer.secondDisk.copyKeys())
  older.file = { ...newer.file }
  older.skewMs = newer.skewMs
  newer.disk = takeCopy(copy.database)
  newer.keys = keysInMemory(copy.keys)
  newer.secondDisk.replace(mirror ? copy.mirror : [], mirror ? copy.keys : undefined)
  newer.file = { ...copy.file }
  newer.machineChanged = true
  newer.armed = null
  newer.backups.length = 0
}
