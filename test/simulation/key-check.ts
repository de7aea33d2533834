import { privatePart } from '#core/journal/storage/private-store.ts'
import type { Place } from './place.ts'

/** I9: what is private can be read wherever its fact is held, and what was erased by nobody, on neither device. */
export function lookAtKeys(place: Place, fail: (rule: string, what: string) => void): void {
  const { node } = place.life!
  const erased = new Set(node.db.prepare('SELECT digest FROM erased_parts').pluck().all() as string[])
  const facts = node.db
    .prepare(
      `SELECT o.origin, f.seq, json_extract(f.bytes, '$.private') AS digest
       FROM facts f JOIN origins o ON o.id = f.origin_id WHERE instr(f.bytes, '"private":"')`,
    )
    .all() as { origin: string; seq: number; digest: string | null }[]
  for (const { origin, seq, digest } of facts) {
    if (digest === null) continue
    const read = privatePart(node, digest) !== undefined
    if (erased.has(digest) && (place.keys.get(digest) ?? place.secondDisk.keys.get(digest)) !== undefined)
      fail('I9', `${place.name} still has the key of ${origin}#${seq}, which was erased`)
    else if (!read && !erased.has(digest))
      fail(
        'I9',
        `${place.name} cannot read what is private of ${origin}#${seq} lacking ${node.db.prepare('SELECT 1 FROM lacking_keys WHERE digest = ?').get(digest) !== undefined} part ${node.db.prepare('SELECT 1 FROM private_parts WHERE digest = ?').get(digest) !== undefined} key ${place.keys.get(digest)} ${place.secondDisk.keys.get(digest)}`,
      )
  }
}
