import { transaction } from '../../database/transaction.ts'
import type { Db } from '../../database/sql.ts'
import type { Wrong } from '../trust.ts'
import { parseFact, readFact, type Fact, type SealedFact } from '../fact.ts'
import type { Mirror, MirrorPage } from '../mirror.ts'
import { endOf } from './epoch-store.ts'
import type { JournalStore } from './journal-store.ts'
import type { Recorder } from './recorder.ts'
import { keepReplay, noteReadBack, readReplay, type Replay } from './replay-store.ts'

/** Database and mirror tell different histories of one stream; a person must say which one is right. */
export class MirrorConflict extends Error {}

/** Facts read in one turn of the event loop. */
const factsPerLook = 1000

type Parts = {
  db: Db
  mirror: Mirror
  journal: JournalStore
  recorder: Recorder
  catalogue: { forget(): void }
  /** Judges facts once more: the mirror also holds those that were not believed, unmarked. */
  judging: () => (fact: Fact) => Wrong | undefined
  /** Quarantines facts after the end of a closed stream; true when the tables must be rebuilt. */
  cut: () => boolean
  /** Rebuilds the tables where that was ordered. */
  catchUp: () => Promise<void>
  /** Yields to the event loop; throws when the node is closed meanwhile. */
  pause: () => Promise<void>
  /** Called with the progress of reading the mirror, 0 to 1. */
  onShare: (share: number) => void
}

/** What is known of a mirror that was read to its end. */
export type StoodUp = {
  /** Up to which position the mirror holds this node's journal; everything after it must still go there. */
  held: number
  /** Places of the mirror that could not be read, although the database needed them. */
  damaged: number
}

/**
 * Up to which position the mirror holds this node's journal, found by its last fact alone. Undefined when the
 * database lacks that fact (its disk or last pages were lost, or an older copy was restored): then the mirror must be
 * read. Throws what an unreadable mirror throws.
 */
export function heldByMirror({ mirror, journal }: Pick<Parts, 'mirror' | 'journal'>): number | undefined {
  const last = mirror.last()
  if (last === undefined) return journal.mirrored()
  if (last === null) return 0
  return journal.refilling() ? undefined : journal.positionOf(parseFact(last.bytes), last.hash)
}

/**
 * Brings the database to the mirror's end; nothing that ever left the node is missing afterwards. Facts that only the
 * database holds must be written to the mirror again, in their order. Page by page, each in a transaction that also
 * stores how far it came: after a crash it continues there.
 *
 * Throws `MirrorConflict`, and what an unreadable mirror throws.
 */
export async function replayMirror(parts: Parts): Promise<StoodUp> {
  const { db, journal } = parts
  // Stored first: after a crash before the mirror has everything, this must be continued.
  journal.keepRefilling(true)
  let replay = readReplay(db)
  if (!replay) noteReadBack(db, journal.position())
  replay ??= begun(journal.position())
  replay = await readOn(parts, replay)
  // A later fact of the mirror may say which of two histories continues: then it is read once more.
  if (Object.keys(replay.forks).length && !replay.again) {
    replay = { ...replay, again: true, at: null, first: null, forks: {}, damaged: 0 }
    replay = await readOn(parts, replay)
  }
  requireNoFork(db, replay.forks)
  return { held: await firstUnheld(parts, replay), damaged: replay.damaged }
}

const begun = (before: number): Replay => ({
  again: false,
  at: null,
  first: null,
  held: {},
  forks: {},
  before,
  damaged: 0,
})

/** Reads from where the last program stopped; from the beginning when it is another mirror now. */
async function readOn(parts: Parts, replay: Replay): Promise<Replay> {
  const { mirror, pause, onShare } = parts
  const { at, first } = replay
  let known = at !== null
  const earlierDamage = replay.damaged
  for await (const page of mirror.read(at ?? undefined)) {
    if (known && (page.at !== at || page.facts[0]?.hash !== first))
      return readOn(parts, { ...begun(replay.before), again: replay.again })
    known = false
    const damaged = Math.max(earlierDamage, page.damaged)
    replay = { ...replay, at: page.at, first: page.facts[0]?.hash ?? null, damaged }
    // Facts after a truncation must be stored by what the rebuilt tables say.
    while (storePage(parts, replay, page)) await parts.catchUp()
    onShare(page.share)
    await pause()
  }
  // It has no such place.
  if (known) return readOn(parts, { ...begun(replay.before), again: replay.again })
  return replay
}

/** Stores a page's facts; true when it stopped after one that truncated streams, and must be stored once more. */
function storePage(
  { db, journal, recorder, catalogue, judging, cut }: Parts,
  replay: Replay,
  { facts }: MirrorPage,
): boolean {
  let stopped = false
  transaction(db, 'BEGIN IMMEDIATE')
  try {
    const wrongWith = judging()
    for (const sealed of facts) {
      take(recorder, replay, sealed, wrongWith)
      if (recorder.keep() && cut()) {
        stopped = true
        break
      }
    }
    keepReplay(db, replay)
    transaction(db, 'COMMIT')
  } catch (cause) {
    if (db.raw.inTransaction) transaction(db, 'ROLLBACK')
    recorder.takeGroup()
    journal.reload()
    catalogue.forget()
    throw cause
  }
  recorder.takeGroup()
  return stopped
}

function take(
  recorder: Recorder,
  { held, forks }: Replay,
  sealed: SealedFact,
  wrongWith: (fact: Fact) => Wrong | undefined,
): void {
  const fact = readFact(sealed)
  const { origin, seq } = fact
  const wrong = wrongWith(fact)
  held[origin] = Math.max(seq, held[origin] ?? 0)
  const { fork, damaged } = recorder.store(origin, [sealed], {}, new Map(wrong && [[seq, wrong]]))
  if (fork || damaged) forks[origin] ??= seq
}

/**
 * Facts beyond the end of a closed stream, or of a rejected history, are quarantined; any other fork needs a manager.
 */
function requireNoFork(db: Db, forks: Replay['forks']): void {
  for (const [origin, seq] of Object.entries(forks)) {
    const end = endOf(db, origin)
    if (seq <= (end?.fork?.seq ?? end?.seq ?? Infinity))
      throw new MirrorConflict(
        `The database and the mirror tell different histories at ${origin}#${seq}. Keep both, and put back the one that is right.`,
      )
  }
}

/** The position before the first fact that the mirror lacks; only facts the database held before can be lacking. */
async function firstUnheld({ journal, pause }: Parts, { before, held }: Replay): Promise<number> {
  for (let from = 0; from < before;) {
    const facts = journal.since(from, Math.min(factsPerLook, before - from))
    if (!facts.length) break
    for (const { bytes, position } of facts) {
      const { origin, seq } = parseFact(bytes)
      if (position <= before && seq > (held[origin] ?? 0)) return position - 1
    }
    from = facts.at(-1)!.position
    await pause()
  }
  return journal.position()
}
