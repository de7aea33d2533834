import { originOf, type SealedFact } from '#core/journal/fact.ts'
import type { Identity } from '#core/journal/identity.ts'
import { writeStamp } from '#core/journal/stamp.ts'
import { chainHash } from '#core/journal/storage/journal-store.ts'

/** The box whose mirror it is. */
export const longBox: Identity = {
  role: 'box',
  nodeId: 'box-long000000',
  epoch: 1,
  exhibitorId: 'tenant',
  cinemaId: 'cinema-1',
}

/**
 * So many facts of one stream, chained as a box writes them, a list after the other: edits of one product, which cost
 * little to read and as many bytes as are asked for.
 */
export function* longHistory(
  facts: number,
  bytesPerFact = 1500,
  factsPerList = 1000,
): Iterable<SealedFact[]> {
  const origin = originOf(longBox.nodeId, 1, 'exhibitor')
  let hash = ''
  let list: SealedFact[] = []
  for (let seq = 1; seq <= facts; seq++) {
    const bytes = JSON.stringify({
      origin,
      seq,
      v: 1,
      at: '2026-11-21T18:00:00.000Z',
      actor: { who: 'node', via: 'test' },
      type: 'product.changed',
      body: {
        id: 'popcorn',
        stamp: writeStamp({ ms: seq, counter: 0 }, longBox.nodeId),
        fields: { name: { en: `${seq} ${'x'.repeat(bytesPerFact)}` } },
      },
    })
    hash = chainHash(hash, bytes)
    list.push({ bytes, hash })
    if (list.length < factsPerList && seq < facts) continue
    yield list
    list = []
  }
}
