import { lackingKeys, privatePart } from '#core/journal/storage/private-store.ts'
import type { PersonErased } from '#core/people/store.ts'
import type { Place } from './place.ts'
import type { Simulation } from './simulation.ts'
import type { Told } from './witness.ts'

/** Notes keys that are gone with both disks of a machine: those that nobody else had been told of. */
export function watchKeys({ machines, lostKeys }: Pick<Simulation, 'machines' | 'lostKeys'>, place: Place) {
  const before = [...place.keys.all(), ...place.secondDisk.copyKeys().all()].map(({ digest }) => digest)
  return {
    /** The disks are gone, or are older ones. */
    gone(): void {
      const held = machines
        .filter(machine => !machine.scrapped)
        .flatMap(machine => [machine.keys, machine.secondDisk.copyKeys()])
      for (const digest of before) if (!held.some(keys => keys.get(digest))) lostKeys.add(digest)
    },
  }
}

/**
 * A person was erased, and nobody remembers the order: its fact was told to nobody and went with both disks of a machine.
 * The keys had been deleted before that, so what an older copy still holds of that person can be read by nobody.
 */
export function noteForgottenErasures(
  { lostKeys }: Pick<Simulation, 'lostKeys'>,
  gone: readonly Told[],
): void {
  for (const { fact } of gone)
    if (fact.type === 'person.erased')
      for (const digest of (fact.body as PersonErased).digests) lostKeys.add(digest)
}

/** Keys that a place lacks and another one has: they are asked for again and again. */
export function* awaitedKeys(
  place: Place,
  { places, lostKeys }: Pick<Simulation, 'places' | 'lostKeys'>,
): Generator<string> {
  for (const digest of lackingKeys(place.incarnation!.node.db, '', -1)) {
    const holder = lostKeys.has(digest) ? undefined : places.find(each => each.keys.get(digest))
    if (holder) yield `${place.name} lacks a key that ${holder.name} has`
  }
}

/** I9: what is private can be read wherever its fact is held, and what was erased by nobody, on neither device. */
export function lookAtKeys(
  place: Place,
  { places, lostKeys, fail }: Pick<Simulation, 'places' | 'lostKeys' | 'fail'>,
): void {
  const { node } = place.incarnation!
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
    else if (
      !read &&
      !erased.has(digest) &&
      (!lostKeys.has(digest) || places.some(each => each.keys.get(digest)))
    )
      fail('I9', `${place.name} cannot read what is private of ${origin}#${seq}`)
  }
}
