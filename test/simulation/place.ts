import type Database from 'better-sqlite3'
import type { Tenant, Line } from '#core/api/tenant.ts'
import { openPendingDevices } from '#core/api/pending-devices.ts'
import { openLiveHub } from '#core/api/live-hub.ts'
import type { Db } from '#core/database/sql.ts'
import type { SealedFact } from '#core/journal/fact.ts'
import { keysInMemory, openKeyStore, type KeyFile } from '#core/journal/keys.ts'
import { pagesOf, type Mirror } from '#core/journal/mirror.ts'
import type { Node } from '#core/journal/node.ts'
import type { Runtime } from '#core/journal/identity.ts'
import type { Identity } from '#core/journal/identity.ts'
import { openNode } from '#core/node.ts'
import type { Worker } from '#core/worker.ts'
import type { Chance } from './chance.ts'
import type { Clockwork } from './clockwork.ts'
import { kindsOf, withoutButtonsFor, type OlderVersion } from './older-version.ts'
import { durableIdentityOf, type IdentityFile } from './identity-file.ts'
import { keepPlace } from './place-keepers.ts'
import { placeLog } from './place-log.ts'
import type { Rules } from './rules.ts'
import { openSecondDisk, type SecondDisk } from './second-disk.ts'
import { ownKeys } from '../world/keys.ts'
import { openAgain, takeDatabase } from './disk-shelf.ts'
import { count, type Stats } from './stats.ts'

/** So few that a reading of the second disk takes turns, and is interrupted. */
const factsPerPage = 25

/** Where a program can be when the power goes. */
export const crashPoints = [
  'at once',
  'before commit',
  'after commit',
  'after mirror',
  'after answer',
] as const
export type CrashPoint = (typeof crashPoints)[number]

/** One run of a place's program, from its start to its crash. */
export type Incarnation = { alive: boolean; node: Node; tenant: Tenant; debts: Worker }

/** A copy of a machine's database, with what else there was at that moment. */
export type Backup = { database: Buffer; mirror: readonly SealedFact[]; file: IdentityFile; keys: KeyFile }

/** A machine: its disks stay, its program comes and goes. */
export type Place = {
  readonly name: string
  readonly identity: Identity
  disk: Database.Database
  /** Keys to private parts, beside the database. */
  keys: KeyFile
  readonly secondDisk: SecondDisk
  file: IdentityFile
  machineChanged: boolean
  /** Somebody took the second disk out, and another one will come. */
  mirrorPulled: boolean
  /** Oldest first. */
  readonly backups: Backup[]
  /** Out of the building for good: it never starts again. */
  scrapped: boolean
  /** How far its clock is off, in milliseconds. */
  skewMs: number
  /** The next thing that goes wrong here. */
  armed: CrashPoint | null
  /** The next commit fails; `unsure` means that it persists all the same. */
  diskFull: boolean | 'unsure'
  /** Its program is of before some facts were known; null when it is today's. */
  version: OlderVersion | null
  incarnation: Incarnation | null
  start(): void
  /** The program ends at once; it comes back by itself after a while. */
  crash(): void
  /** The program ends, and what is done to the machine is done before it comes back. */
  repair(work: () => void): void
  backUp(): void
}

export type Surroundings = {
  clock: Clockwork
  chance: Chance
  stats: Stats
  rules: Rules
  lineOf: (place: Place) => Line
  onStart: (place: Place, incarnation: Incarnation) => void
  onCrash: (place: Place) => void
  fail: (rule: string, what: string) => void
  /** Whether a stream, or a fact of this name, has two histories. */
  isForked: (name: string) => boolean
}

/** A machine with an empty disk, switched off. */
export function openPlace(name: string, identity: Identity, around: Surroundings): Place {
  const { clock, chance, stats, fail } = around
  const secondDisk = openSecondDisk(fact => {
    if (!around.isForked(fact)) fail('I3', `${fact} came to the mirror of ${name} with other bytes`)
  })
  const place: Place = {
    name,
    identity,
    disk: takeDatabase(),
    keys: keysInMemory(),
    secondDisk,
    file: { epoch: identity.epoch, installed: false, instance: `machine-${name}` },
    machineChanged: false,
    mirrorPulled: false,
    backups: [],
    scrapped: false,
    skewMs: 0,
    armed: null,
    diskFull: false,
    version: null,
    incarnation: null,
    start,
    crash,
    repair(work) {
      if (place.incarnation) crash()
      work()
    },
    backUp() {
      if (place.disk.inTransaction) return
      place.backups.push({
        database: place.disk.serialize(),
        mirror: [...secondDisk.all()],
        file: { ...place.file },
        keys: keysInMemory(place.keys),
      })
      if (place.backups.length > 4) place.backups.splice(chance.between(0, 3), 1)
    },
  }

  function start() {
    if (place.incarnation || place.scrapped) return
    const { disk, version } = place
    if (disk.inTransaction) disk.exec('ROLLBACK')
    const incarnation = { alive: true } as Incarnation
    place.incarnation = incarnation
    const alive = () => incarnation.alive
    const runtime: Runtime = {
      now: () => Math.floor(clock.now() + place.skewMs),
      random: bytes => chance.bytes(bytes),
      later: work => clock.after(chance.between(0, 2), work, alive),
      sleep: ms => clock.sleep(ms, alive),
      log: placeLog(() => place, around),
    }
    const mirrorOf = () => mirrorOn(place, { around, alive, reached })
    const mirror = around.rules.mirror?.(mirrorOf()) ?? mirrorOf()
    const database = () => guarded(openAgain(disk), place, { stats, reached })
    const file = () => durableIdentityOf(place, incarnation, chance)
    const opened = () =>
      openNode({
        identity: { ...identity, epoch: place.file.epoch },
        signing: ownKeys(identity.nodeId),
        db: around.rules.db?.(database()) ?? database(),
        mirror,
        keys: openKeyStore(place.keys, secondDisk.keys),
        runtime,
        durableIdentity: around.rules.durableIdentity?.(file()) ?? file(),
        kinds: kindsOf(version, around.rules.kinds),
        judge: around.rules.judge,
      })
    const node = startedOrCrashed(opened)
    if (!node) return
    node.stoodUp.catch(cause => fail('disks', `${place.name}: ${String(cause)}`))
    const ofVersion = version ? withoutButtonsFor(version)(node) : node
    incarnation.node = around.rules.node?.(ofVersion) ?? ofVersion
    incarnation.tenant = {
      node: incarnation.node,
      line: around.lineOf(place),
      live: openLiveHub('boot'),
      pendingDevices: openPendingDevices(),
      emitSeats: () => undefined,
      secret: '',
      keys: incarnation.node.signing,
    }
    if (!incarnation.alive) return
    keepPlace(incarnation, clock, around.rules)
    around.onStart(place, incarnation)
  }

  /** A program that finds its disk full while it reads what waited for it ends, and is started again. */
  function startedOrCrashed(open: () => Node): Node | undefined {
    try {
      return open()
    } catch (cause) {
      if (!/disk is full|power is gone/.test(String(cause))) throw cause
      crash()
      return undefined
    }
  }

  function crash() {
    if (!place.incarnation) return
    place.incarnation.alive = false
    place.incarnation = null
    place.armed = null
    count(stats, 'crashes')
    // It was the power, not the program alone.
    if (secondDisk.seen() !== secondDisk.all() && chance.happens(0.5)) secondDisk.cutBack()
    around.onCrash(place)
    clock.after(chance.between(200, 15_000), start)
  }

  function reached(point: CrashPoint): boolean {
    if (place.armed !== point) return false
    count(stats, `crashes ${point}`)
    crash()
    return true
  }

  return place
}

type Reached = (point: CrashPoint) => boolean

/** The disk's database, whose commit may find the disk full or the power gone. */
function guarded(db: Db, place: Place, { stats, reached }: { stats: Stats; reached: Reached }): Db {
  const commit = db.prepare('COMMIT')
  const run = () => {
    if (reached('before commit')) throw new Error('the power is gone')
    if (!place.diskFull) return commit.run()
    const unsure = place.diskFull === 'unsure'
    place.diskFull = false
    count(stats, unsure ? 'commits that failed and persisted' : 'disk full')
    if (unsure) commit.run()
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  }
  const stopped = { run } as unknown as Database.Statement
  return { ...db, prepare: text => (text === 'COMMIT' ? stopped : db.prepare(text)) }
}

/** Writes what it finds again before it believes it, and cuts off what was denied, as `mirror-file.ts` does. */
function mirrorOn(
  place: Place,
  { around, alive, reached }: { around: Surroundings; alive: () => boolean; reached: Reached },
): Mirror {
  const { clock, chance } = around
  const { secondDisk } = place
  function readable() {
    if (secondDisk.condition === 'gone') throw new Error('the second disk is gone')
  }

  function written(
    facts: Parameters<Mirror['append']>[0],
    condition: SecondDisk['condition'],
    resolve: () => void,
    reject: (cause: Error) => void,
  ) {
    if (condition === 'gone') return reject(new Error('the second disk is gone'))
    if (condition === 'denied') secondDisk.show(facts)
    else secondDisk.take(facts)
    if (condition === 'unsure' || condition === 'denied')
      return reject(new Error('the second disk did not answer'))
    if (reached('after mirror')) return
    resolve()
    // What waits for the mirror speaks in this turn; the next one never comes.
    if (place.armed === 'after answer') clock.after(0, () => void reached('after answer'))
  }

  if (secondDisk.condition !== 'gone') secondDisk.keepShown()
  return {
    condition: () => ({ path: '', condition: 'operational', sameDevice: false, bytes: 0 }),
    close: async () => {},
    reopen: async () => (readable(), secondDisk.cutBack()),
    last: () => (readable(), secondDisk.seen().at(-1) ?? null),
    read: from => (readable(), pagesOf(secondDisk.seen(), from, factsPerPage)),
    append: facts =>
      new Promise((resolve, reject) => {
        if (reached('after commit')) return
        const { condition } = secondDisk
        const wait = condition === 'slow' ? chance.between(500, 8000) : chance.between(0, 8)
        clock.after(wait, () => written(facts, condition, resolve, reject), alive)
      }),
  }
}
