import type { Db } from '#core/database/sql.ts'
import { factName, genesis, parseFact, type Fact } from '#core/journal/fact.ts'
import { chainHash } from '#core/journal/storage/journal-store.ts'
import { queryOn } from './disk-shelf.ts'
import type { Place } from './place.ts'

export type Fail = (rule: string, what: string) => void

/** A fact as a journal holds it. */
export type Row = { origin: string; seq: number; bytes: string; hash: string }

/** A fact of the union: who wrote it, and how many had been told before. */
export type Told = {
  fact: Fact
  hash: string
  author: Place
  at: number
  /** It was lost with both disks and came back from somewhere else, a file say; its node may have gone on without it. */
  wasLost?: true
}

type Stream = { bytes: string[]; hashes: string[] }

const endOf = (stream: Stream) => stream.hashes.at(-1) ?? genesis

/**
 * What was lost with both disks, unless somebody had heard of it and has not written it down yet: by name, and by its bytes,
 * as a number may be lost in several histories.
 */
function openLost() {
  const lost = new Map<string, Map<string, Place>>()
  return {
    put({ fact, author }: Pick<Told, 'fact' | 'author'>): void {
      const name = factName(fact)
      lost.set(name, (lost.get(name) ?? new Map<string, Place>()).set(JSON.stringify(fact), author))
    },
    authorOf: (row: Row): Place | undefined => lost.get(factName(row))?.get(row.bytes),
    all: (): Fact[] => [...lost.values()].flatMap(facts => [...facts.keys()].map(parseFact)),
  }
}

/**
 * Sees every fact of every journal as soon as it is committed: the union that no crash takes anything away from.
 * Checks I3: streams are dense and chained, written by their own node alone, and no stored fact ever changes.
 *
 * @param onFact told each fact once, in the order they were written
 * @param isLate told every row of every journal; a fact after the end of its stream is no part of the union
 */
export function openWitness(
  places: readonly Place[],
  fail: Fail,
  onFact: (told: Told) => void,
  isLate: (place: Place, row: Row) => boolean,
) {
  const streams = new Map<string, Stream>()
  const seen = new Map<Place, number>()
  const lost = openLost()
  /** Every fact of the union, in the order they were written. */
  let story: Told[] = []
  let told = 0

  function look(place: Place): void {
    const { incarnation } = place
    const position = incarnation?.node.journal.position() ?? 0
    const from = seen.get(place) ?? 0
    if (!incarnation || position <= from) return
    seen.set(place, position)
    for (const row of arrivedAfter(incarnation.node.db, from)) see(place, row)
  }

  function see(place: Place, row: Row) {
    if (isLate(place, row)) return
    let stream = streams.get(row.origin)
    if (!stream) streams.set(row.origin, (stream = { bytes: [], hashes: [] }))
    const name = `${row.origin}#${row.seq}`
    if (row.seq <= stream.bytes.length) {
      if (stream.bytes[row.seq - 1] !== row.bytes) fail('I3', `${name} is another fact at ${place.name}`)
      return
    }
    const fact = parseFact(row.bytes)
    if (row.seq !== stream.bytes.length + 1) fail('I3', `${name} leaves a hole at ${place.name}`)
    const wroteLost = lost.authorOf(row)
    const author = wroteLost ?? place
    if (!row.origin.startsWith(`${author.identity.nodeId}.`))
      fail('I3', `${place.name} wrote ${name}, which is not its own`)
    if (fact.origin !== row.origin || fact.seq !== row.seq)
      fail('I3', `${name} says it is ${fact.origin}#${fact.seq}`)
    const hash = chainHash(endOf(stream), row.bytes)
    if (hash !== row.hash) fail('I3', `${name} breaks its chain`)
    stream.bytes.push(row.bytes)
    stream.hashes.push(hash)
    const heard = { fact, hash, author, at: ++told, ...(wroteLost && { wasLost: true as const }) }
    story.push(heard)
    onFact(heard)
  }

  return {
    look: () => places.forEach(look),
    /** Every stream there is, with its end. */
    ends: () =>
      [...streams].map(([origin, stream]) => ({ origin, seq: stream.bytes.length, hash: endOf(stream) })),
    /** A place's database is another one now: it is read from its beginning. */
    lookAnew: (place: Place) => void seen.delete(place),
    /**
     * Both copies of a place are lost: what nobody holds any more never happened, as far as any journal goes.
     *
     * @returns what is left and what is not, in the order it was written, or undefined when nothing was forgotten
     */
    forget(): { left: Told[]; gone: Told[] } | undefined {
      let forgotten = 0
      for (const [origin, stream] of streams) {
        const held = Math.max(
          ...places.map(place => Math.max(onDisk(place, origin), place.secondDisk.end(origin))),
        )
        forgotten += Math.max(0, stream.bytes.length - held)
        stream.bytes.length = stream.hashes.length = Math.min(stream.bytes.length, held)
      }
      if (!forgotten) return undefined
      const left = ({ fact }: { fact: Fact }) => fact.seq <= (streams.get(fact.origin)?.bytes.length ?? 0)
      const gone = story.filter(each => !left(each))
      gone.forEach(lost.put)
      story = story.filter(left)
      return { left: story, gone }
    },
    /**
     * A stream has ended, and its own machine had gone on: what it wrote after that is no part of the union.
     *
     * @returns what is left, and what is not, in the order it was written
     */
    cut(isAfter: (fact: Fact) => boolean): { left: Told[]; gone: Told[] } {
      const gone = story.filter(({ fact }) => isAfter(fact))
      for (const { fact } of gone) {
        const stream = streams.get(fact.origin)!
        stream.bytes.length = stream.hashes.length = Math.min(stream.bytes.length, fact.seq - 1)
      }
      if (gone.length) story = story.filter(({ fact }) => !isAfter(fact))
      return { left: story, gone }
    },
    /** Facts that were lost with both disks of their place; some may have been heard elsewhere, and come back. */
    lost: lost.all,
    /** How many facts were told up to now. */
    now: () => told,
    /**
     * Another history of a stream stands: from its first fact on these take the place of what was there.
     *
     * @param rows each with how many facts had been told when it was written
     * @returns what is left, and what is not
     */
    swap(rows: readonly (Row & { at: number })[], author: Place): { left: Told[]; gone: Told[] } {
      const { origin, seq: first } = rows[0]!
      const { gone } = this.cut(({ origin: of, seq }) => of === origin && seq >= first)
      const stream = streams.get(origin)!
      for (const { bytes, hash, seq, at } of rows) {
        if (seq !== stream.bytes.length + 1 || chainHash(endOf(stream), bytes) !== hash)
          fail('I3', `${origin}#${seq} breaks its chain`)
        stream.bytes.push(bytes)
        stream.hashes.push(hash)
        story.push({ fact: parseFact(bytes), hash, author, at })
      }
      story.sort((a, b) => a.at - b.at)
      return { left: story, gone }
    },
    bytesOf: (origin: string, seq: number) => streams.get(origin)?.bytes[seq - 1],
  }
}

/** Facts in the order in which they came to a journal, with the stream each is in. */
function arrivedAfter(db: Db, position: number): Row[] {
  return db
    .prepare(
      'SELECT o.origin, f.seq, f.bytes, f.hash FROM facts f JOIN origins o ON o.id = f.origin_id WHERE position > ? ORDER BY position',
    )
    .all(position) as Row[]
}

function onDisk(place: Place, origin: string): number {
  const query = queryOn(place.disk, 'SELECT seq FROM origins WHERE origin = ?')
  return (query.get(origin) as { seq: number } | undefined)?.seq ?? 0
}
