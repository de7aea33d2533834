import type { Db } from '../../database/sql.ts'
import { readFact, type SealedFact } from '../fact.ts'
import type { Mirror } from '../mirror.ts'
import { endOf } from './epoch-store.ts'
import type { JournalStore } from './journal-store.ts'
import type { Recorder } from './recorder.ts'

/** Database and mirror tell different histories of one stream; a person must say which one is right. */
export class DisksDisagree extends Error {}

const factsPerCommit = 2000

/**
 * Brings the database to the mirror's end. A database that lost its disk, its last pages or was put back from an older
 * copy reads from the mirror what it does not hold; nothing that ever left the node is missing afterwards.
 *
 * @returns up to which position the mirror holds this node's journal; everything after it must still go there. Throws
 *   `DisksDisagree`, and whatever a mirror throws that cannot be read.
 */
export function standUp(parts: {
  db: Db
  mirror: Mirror
  journal: JournalStore
  recorder: Recorder
  /** Sets aside what came after the end of a closed stream. */
  cut: () => void
}): number {
  const { mirror, journal } = parts
  const last = mirror.last()
  if (last === undefined) return journal.mirrored()
  if (last === null) return 0
  const held = journal.positionOf(readFact(last.bytes), last.hash)
  if (held !== undefined && !journal.refilling()) return held
  // Written down first: whoever dies before the mirror has everything must read all of it once more.
  journal.keepRefilling(true)
  return replay(parts)
}

/** Reads the whole mirror; facts that only the database holds are written to the mirror again, in their order. */
function replay(parts: Parameters<typeof standUp>[0]): number {
  const { journal } = parts
  const before = journal.position()
  const held = new Map<string, number>()
  // Which of two histories goes on may be told further on in the mirror: then it is read once more.
  if (readAll(parts, held).size) requireNoFork(parts.db, readAll(parts, held))
  return firstUnheld(journal, held, before) ?? journal.position()
}

/** Returns where streams become other ones than the database's. */
function readAll(parts: Parameters<typeof standUp>[0], held: Map<string, number>): Map<string, number> {
  const forks = new Map<string, number>()
  let group: SealedFact[] = []
  for (const sealed of parts.mirror.read()) {
    const { origin, seq } = readFact(sealed.bytes)
    held.set(origin, Math.max(seq, held.get(origin) ?? 0))
    group.push(sealed)
    if (group.length < factsPerCommit) continue
    storeGroup(parts, forks, group)
    group = []
  }
  storeGroup(parts, forks, group)
  return forks
}

function storeGroup(
  { db, journal, recorder, cut }: Parameters<typeof standUp>[0],
  forks: Map<string, number>,
  group: readonly SealedFact[],
): void {
  db.prepare('BEGIN IMMEDIATE').run()
  try {
    for (const sealed of group) {
      take(recorder, forks, sealed)
      if (recorder.keep()) cut()
    }
    db.prepare('COMMIT').run()
  } catch (cause) {
    if (db.raw.inTransaction) db.prepare('ROLLBACK').run()
    recorder.takeGroup()
    journal.reload()
    throw cause
  }
  recorder.takeGroup()
}

function take(recorder: Recorder, forks: Map<string, number>, sealed: SealedFact): void {
  const { origin, seq } = readFact(sealed.bytes)
  const { fork, damaged } = recorder.store(origin, [sealed])
  if ((fork || damaged) && !forks.has(origin)) forks.set(origin, seq)
}

/** Beyond the end of a closed stream, and where a person has chosen, it is ghosts; anywhere else a person must look. */
function requireNoFork(db: Db, forks: ReadonlyMap<string, number>): void {
  for (const [origin, seq] of forks) {
    const end = endOf(db, origin)
    if (seq <= (end?.split?.seq ?? end?.seq ?? Infinity))
      throw new DisksDisagree(
        `The database and the mirror tell different histories at ${origin}#${seq}. Keep both, and put back the one that is right.`,
      )
  }
}

/** The position before the first fact that the mirror lacks; only what the database held before it was read can be one. */
function firstUnheld(
  journal: JournalStore,
  held: ReadonlyMap<string, number>,
  before: number,
): number | undefined {
  for (const { bytes, position } of journal.since(0)) {
    if (position > before) return undefined
    const { origin, seq } = readFact(bytes)
    if (seq > (held.get(origin) ?? 0)) return position - 1
  }
  return undefined
}
