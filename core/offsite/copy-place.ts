import type { World } from '../journal/identity.ts'
import { restoredAt } from '../journal/storage/standing-store.ts'
import { copyName } from './target.ts'
import { readLife, writeLife, type CopySource, type LifeRecord } from './store.ts'

/** A database that is read anew is looked at again after this. */
const lookAgainMs = 500

/**
 * The life this database is in: the one it had, or the first whose place is empty. Asked at the target and not counted
 * here alone, because a new disk remembers nothing.
 *
 * @param taken whether something lies at the place of that name
 * @param ending ends the wait for a database that is read anew
 */
export async function lifeOf(
  { node, databasePath }: CopySource,
  world: World,
  taken: (name: string) => Promise<boolean>,
  ending: AbortSignal,
): Promise<LifeRecord> {
  // A database that still reads what it lost from its mirror looks as if it had gone back.
  while (node.reading() && !ending.aborted) await world.sleep(lookAgainMs, ending)
  const known = readLife(databasePath)
  const restored = restoredAt(node.db)
  const same = known && known.nodeId === node.identity.nodeId && known.epoch === node.identity.epoch
  if (same && known.life > 0 && (!restored || restored === known.restored) && !goneBack(node, known))
    return known
  const { nodeId, epoch } = node.identity
  const life: LifeRecord = {
    nodeId,
    epoch,
    life: (same ? Math.abs(known.life) : 0) + 1,
    restored,
    heads: [],
    setAside: known?.setAside ?? [],
  }
  while (await taken(nameOf(node, life))) life.life += 1
  writeLife(databasePath, life)
  world.log.info({ copy: nameOf(node, life) }, 'the off-site copy begins')
  return life
}

/** The place is used up: the next copy goes to a new one. */
export function leavePlace({ databasePath, node }: CopySource, life: LifeRecord): void {
  // Below zero: used up.
  writeLife(databasePath, { ...life, life: -life.life, setAside: [...life.setAside, nameOf(node, life)] })
}

/** Whether the node no longer has what its copy was proven to hold: then this is another history. */
function goneBack({ journal }: CopySource['node'], known: LifeRecord): boolean {
  return known.heads.some(head => journal.hashAt(head.origin, head.seq) !== head.hash)
}

/** The copy's own epoch and not the node's: that one may just have been given another. */
export function nameOf({ identity }: CopySource['node'], life: Pick<LifeRecord, 'epoch' | 'life'>): string {
  return copyName({ ...identity, epoch: life.epoch, life: life.life })
}
