import { genesis, readFact, type Fact } from '#core/journal/fact.ts'
import { chainHash } from '#core/journal/storage/journal-store.ts'
import type { Place } from './place.ts'

export type Fail = (rule: string, what: string) => void

type Stream = { bytes: string[]; hash: string }

/**
 * Sees every fact of every journal as soon as it is committed: the union that no crash takes anything away from.
 * Checks I3: streams are dense and chained, written by their own node alone, and no stored fact ever changes.
 *
 * @param onFact told each fact once, in the order they were written
 */
export function openWitness(
  places: readonly Place[],
  fail: Fail,
  onFact: (fact: Fact, author: Place) => void,
) {
  const streams = new Map<string, Stream>()
  const seen = new Map<Place, number>()

  function look(place: Place): void {
    const { life } = place
    const position = life?.node.journal.position() ?? 0
    const from = seen.get(place) ?? 0
    if (!life || position <= from) return
    seen.set(place, position)
    const rows = life.node.db
      .prepare(
        'SELECT o.origin, f.seq, f.bytes, f.hash FROM facts f JOIN origins o ON o.id = f.origin_id WHERE position > ? ORDER BY position',
      )
      .all(from) as { origin: string; seq: number; bytes: string; hash: string }[]
    for (const row of rows) see(place, row)
  }

  function see(place: Place, row: { origin: string; seq: number; bytes: string; hash: string }) {
    let stream = streams.get(row.origin)
    if (!stream) streams.set(row.origin, (stream = { bytes: [], hash: genesis }))
    const name = `${row.origin}#${row.seq}`
    if (row.seq <= stream.bytes.length) {
      if (stream.bytes[row.seq - 1] !== row.bytes) fail('I3', `${name} is another fact at ${place.name}`)
      return
    }
    const fact = readFact(row.bytes)
    if (row.seq !== stream.bytes.length + 1) fail('I3', `${name} leaves a hole at ${place.name}`)
    if (!row.origin.startsWith(`${place.identity.nodeId}.`))
      fail('I3', `${place.name} wrote ${name}, which is not its own`)
    if (fact.origin !== row.origin || fact.seq !== row.seq)
      fail('I3', `${name} says it is ${fact.origin}#${fact.seq}`)
    const hash = chainHash(stream.hash, row.bytes)
    if (hash !== row.hash) fail('I3', `${name} breaks its chain`)
    stream.bytes.push(row.bytes)
    stream.hash = hash
    onFact(fact, place)
  }

  return {
    look: () => places.forEach(look),
    /** Every stream there is, with its end. */
    ends: () => [...streams].map(([origin, { bytes, hash }]) => ({ origin, seq: bytes.length, hash })),
    bytesOf: (origin: string, seq: number) => streams.get(origin)?.bytes[seq - 1],
  }
}
