import { nodeActor } from '../journal/fact.ts'
import type { Node, Tx } from '../journal/node.ts'
import { agedBefore } from '../journal/storage/private-store.ts'
import { notePeople } from '../journal/storage/person-index.ts'
import { nodeWorker, type Worker } from '../worker.ts'
import { ageingDay } from './ageing.ts'
import { usualMonths } from './contract.ts'
import { dropPartsBefore, hasPartsBefore, partsOfErasedHolders } from './store.ts'
import { exhibitorOf } from '../venue/exhibitor.ts'

/** How often ageing runs. */
const everyMs = 60_000
const moreMs = 1000
/** Keys deleted, and words indexed, in one step, which takes a few milliseconds. */
const atOnce = 200

const actor = nodeActor('ageing')

/** How many months names are kept after the last day they are needed for. */
export function monthsKept({ catalogue }: Pick<Tx, 'catalogue'>): number {
  return exhibitorOf(catalogue)?.personalDataMonths ?? usualMonths
}

/**
 * One step of ageing. The relay decides by its clock what has aged, and erases the holder of a card that a side which had
 * not heard of the erasing exchanged for another one; every node deletes the keys of that, on both devices, and the
 * ciphertexts. What is left to do is read from the database, so a failed step can be repeated.
 * Returns whether more is left.
 */
export async function agePersonalData(node: Node): Promise<boolean> {
  if (node.state() !== 'ready') return false
  const { db, identity, runtime } = node
  const due = ageingDay(runtime.now(), monthsKept(node))
  if (identity.role === 'relay' && due > agedBefore(db) && hasPartsBefore(db, due))
    await node.execute(actor, tx => tx.append('exhibitor', 'personal_data.aged', { before: due }))
  if (identity.role === 'relay' && partsOfErasedHolders(db, 1).length)
    await node.execute(actor, tx => {
      const digests = partsOfErasedHolders(tx.db, atOnce)
      if (digests.length) tx.append('exhibitor', 'person.erased', { digests })
    })
  const before = agedBefore(db)
  const old = before ? node.keys.before(before, atOnce) : []
  if (old.length) node.keys.forget(old)
  const dropped =
    before && hasPartsBefore(db, before)
      ? await node.execute(actor, tx => dropPartsBefore(tx.db, before, atOnce))
      : 0
  const noted = notePeople(node, atOnce)
  return [old.length, dropped, noted].includes(atOnce)
}

/** Ages names and adds new ones to the search index, some at a time. */
export function keepAgeing(node: Node): Worker {
  return nodeWorker(node, {
    name: 'ageing',
    work: async () => ((await agePersonalData(node)) ? moreMs : undefined),
    everyMs,
    firstMs: moreMs,
    retry: { firstMs: everyMs, longestMs: everyMs },
    onFailure: cause =>
      node.runtime.log.warn({ cause: String(cause) }, 'names that have aged wait to be forgotten'),
  })
}
