import { chanceOf } from './chance.ts'
import type { Backup, Place } from './place.ts'
import type { Turn } from './people.ts'
import { beginFork, isApart } from './fork.ts'
import type { Simulation } from './simulation.ts'
import { keysInMemory } from '#core/journal/keys.ts'
import { noteForgottenErasures, watchKeys } from './key-check.ts'
import { queryOn, setAside, takeCopy, takeDatabase } from './disk-shelf.ts'
import { count } from './stats.ts'
import { forgetUnkept } from './unkept.ts'
import type { Told } from './witness.ts'

/** One of the two copies a machine keeps is gone; nothing that ever left it may be lost by that. */
const ofOneDisk = [
  'the database is gone',
  'the database is an older copy',
  'the end of the database is torn off',
  'the mirror is empty',
  'the mirror is pulled out and another one put in',
  'the disks stand in another machine',
] as const

/** Both copies are gone or old: what nobody else was told is lost, and everything else must come back. */
const ofBothDisks = ['both disks are gone', 'both disks are old', 'everything is an hour ago'] as const

/** Something happens to a machine's disks. */
export function disaster(turn: Turn, both: boolean): string {
  const { chance, simulation } = turn
  const place = chance.pick(simulation.places)
  const backup = place.backups.length ? chance.pick(place.backups) : undefined
  // Without a box in its old state the relay has nobody who remembers for it, and without a copy it knows no box.
  const kinds = both
    ? ofBothDisks.slice(place === simulation.relay ? 1 : 0, place === simulation.relay ? 2 : 3)
    : ofOneDisk
  const kind = chance.pick(kinds as readonly ((typeof ofOneDisk)[number] | (typeof ofBothDisks)[number])[])
  if (!backup && /old|ago|torn/.test(kind)) return `${place.name}: no copy yet`
  if (kind === 'both disks are old' && place === simulation.relay && !knowsBoxes(simulation, backup!))
    return `${place.name}: its copy was made of a database that was just being read`
  // A second loss before the first one is made good is a loss of both.
  if (!both && (!hasBothCopies(place) || simulation.forks.current()?.box === place))
    return `${place.name} has only one copy now`
  // Nobody remembers for two machines that forget at the same time.
  if (both && (isApart(simulation) || !simulation.places.every(remembers)))
    return `${place.name} is needed: another one has forgotten`
  count(simulation.stats, `disks: ${kind}`)
  lose(turn, place, backup!, kind)
  return `${place.name}: ${kind}`
}

const happens: Record<
  (typeof ofOneDisk)[number] | (typeof ofBothDisks)[number],
  (turn: Turn, place: Place, backup: Backup) => void
> = {
  'the database is gone': (_, place) => place.repair(() => empty(place)),
  'the database is an older copy': ({ simulation }, place, backup) =>
    place.repair(() => putBack(place, backup, simulation.clock.now())),
  'the end of the database is torn off': (_, place, backup) => place.repair(() => putBack(place, backup)),
  'the mirror is empty': (_, place) => place.repair(() => place.secondDisk.replace()),
  'the mirror is pulled out and another one put in': ({ chance, simulation }, place) => {
    place.secondDisk.condition = 'gone'
    place.mirrorPulled = true
    const later = () =>
      simulation.clock.after(chance.between(1000, 20_000), () => {
        if (place.incarnation?.node.state() !== 'mirror_lost') return later()
        place.secondDisk.replace()
        place.secondDisk.condition = 'well'
        place.mirrorPulled = false
      })
    later()
  },
  'the disks stand in another machine': ({ chance, simulation }, place) => {
    place.repair(() => (place.machineChanged = true))
    simulation.clock.after(chance.between(20_000, 200_000), () => confirm(simulation, place))
  },
  'both disks are gone': (_, place) =>
    place.repair(() => {
      empty(place)
      place.secondDisk.replace()
    }),
  'both disks are old': ({ chance, simulation }, place, backup) => {
    place.repair(() => {
      putBack(place, backup, simulation.clock.now())
      place.secondDisk.replace()
    })
    // One cinema is heard late: what belongs to the others goes on meanwhile.
    const { relay, wires } = simulation
    if (place === relay && wires.length > 1) chance.pick(wires).cut(chance.between(60_000, 900_000))
  },
  'everything is an hour ago': ({ simulation }, place, backup) => {
    const { instance } = place.file
    place.repair(() => {
      putBack(place, backup)
      place.secondDisk.replace(backup.mirror, backup.keys)
      place.file = { ...backup.file }
    })
    if (backup.file.instance !== instance) confirmWhenAsked(simulation, place)
  },
}

/**
 * Both copies of a place are lost in one of the ways there are.
 *
 * @returns what nobody's journal holds any more
 */
export function loseBoth(
  turn: Turn,
  place: Place,
  backup: Backup,
  kind: (typeof ofBothDisks)[number],
  whenOver?: () => void,
): Told[] {
  return lose(turn, place, backup, kind, whenOver)
}

function lose(
  turn: Turn,
  place: Place,
  backup: Backup,
  kind: keyof typeof happens,
  whenOver: () => void = () => {},
): Told[] {
  const lived = place.file.epoch
  const keys = watchKeys(turn.simulation, place)
  happens[kind](turn, place, backup)
  // One disk alone loses no key.
  if ((ofBothDisks as readonly string[]).includes(kind)) keys.gone()
  // What was committed and never came to the mirror was told to nobody, and is gone with the database.
  const gone = turn.simulation.forget(place)
  noteForgottenErasures(turn.simulation, gone)
  forgetUnkept(turn.simulation, gone)
  if (kind === 'everything is an hour ago' && place !== turn.simulation.relay) {
    const chance = chanceOf(turn.simulation.seed, 12_000_000 + turn.index)
    beginFork(turn.simulation, { box: place, lived, gone, chance }, whenOver)
  }
  return gone
}

/**
 * The off-site copy waits while a database is read from its mirror, and nobody would put back one that knows no box: there
 * the relay waits for none, and a person vouches for each.
 */
function knowsBoxes({ boxes }: Simulation, { database }: Backup): boolean {
  const copy = takeCopy(database)
  const known = copy.prepare('SELECT count(*) FROM boxes').pluck().get() as number
  copy.close()
  return known >= boxes.length
}

export function remembers({ incarnation }: Place): boolean {
  const nodeStatus = incarnation?.node.nodeStatus
  return incarnation?.node.state() === 'ready' && !nodeStatus!.listens() && !nodeStatus!.awaitsFirstWord()
}

function hasBothCopies(place: Place): boolean {
  const heads = queryOn(place.disk, 'SELECT origin, seq FROM origins').all() as {
    origin: string
    seq: number
  }[]
  if (place.mirrorPulled || place.incarnation?.node.state() !== 'ready') return false
  return heads.every(head => place.secondDisk.end(head.origin) >= head.seq)
}

function empty(place: Place) {
  setAside(place.disk)
  place.disk = takeDatabase()
  place.keys = keysInMemory()
}

/** @param atMs when the tool that puts copies back was used; it marks what it puts back, and has no keys */
function putBack(place: Place, backup: Backup, atMs?: number) {
  place.keys = keysInMemory(atMs === undefined ? backup.keys : undefined)
  setAside(place.disk)
  place.disk = takeCopy(backup.database)
  if (atMs !== undefined)
    place.disk
      .prepare("INSERT OR REPLACE INTO settings (key, value) VALUES ('restored', ?)")
      .run(new Date(atMs).toISOString())
}

/**
 * Its disks stood in another machine an hour ago, and that one opened no epoch since: it hears of the one that was opened
 * here as somebody else's, and waits for a manager, who says so whenever that is, and once more where it hears of that
 * epoch only then. Until it goes on in a new one nobody can choose a history.
 */
function confirmWhenAsked(simulation: Simulation, place: Place): void {
  const { disk, file } = place
  simulation.clock.after(10_000, () => {
    if (place.disk !== disk || place.file.epoch !== file.epoch) return
    place.incarnation?.node.nodeStatus.confirm()
    confirmWhenAsked(simulation, place)
  })
}

/** A manager says that this machine is the right one, as soon as it runs. */
export function confirm(simulation: Simulation, place: Place): void {
  if (place.incarnation?.node.nodeStatus.confirm()) return
  if (place.machineChanged) simulation.clock.after(10_000, () => confirm(simulation, place))
}

/**
 * From now on a manager says so of every machine that asks, whenever that is: a file that was made before its disks stood
 * in another machine may come late, and the epoch that is opened for it is somebody else's to this one.
 */
export function confirmWhoeverAsks(simulation: Simulation): void {
  simulation.clock.after(10_000, () => {
    for (const { incarnation } of simulation.places)
      if (incarnation?.node.nodeStatus.confirm()) count(simulation.stats, 'machines confirmed late')
    confirmWhoeverAsks(simulation)
  })
}
