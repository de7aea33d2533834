import type { Runtime } from '../journal/identity.ts'
import { restoredAt } from '../journal/storage/node-status-store.ts'
import { copyName } from './target.ts'
import { readGeneration, writeGeneration, type CopySource, type GenerationRecord } from './store.ts'

/** How long to wait before a database that is being rebuilt is checked again. */
const lookAgainMs = 500

/**
 * The generation of this database: the one it had, or the first whose path is empty. Looked up at the target and not
 * only counted here, because a new disk remembers nothing.
 *
 * @param taken whether there is something at the path of that name
 * @param ending ends the wait for a database that is being rebuilt
 */
export async function generationOf(
  { node, databasePath }: CopySource,
  runtime: Runtime,
  taken: (name: string) => Promise<boolean>,
  ending: AbortSignal,
): Promise<GenerationRecord> {
  // A database that is still being filled from its mirror looks as if it were an older one.
  while (node.reading() && !ending.aborted) await runtime.sleep(lookAgainMs, ending)
  const known = readGeneration(databasePath)
  const restored = restoredAt(node.db)
  const same = known && known.nodeId === node.identity.nodeId && known.epoch === node.identity.epoch
  if (same && known.generation > 0 && (!restored || restored === known.restored) && !goneBack(node, known))
    return known
  const { nodeId, epoch } = node.identity
  const generation: GenerationRecord = {
    nodeId,
    epoch,
    generation: (same ? Math.abs(known.generation) : 0) + 1,
    restored,
    heads: [],
    setAside: known?.setAside ?? [],
  }
  while (await taken(nameOf(node, generation))) generation.generation += 1
  writeGeneration(databasePath, generation)
  runtime.log.info({ copy: nameOf(node, generation) }, 'the off-site copy begins')
  return generation
}

/** Gives this path up: the next copy goes to a new one. */
export function leavePlace({ databasePath, node }: CopySource, generation: GenerationRecord): void {
  // Below zero: given up.
  writeGeneration(databasePath, {
    ...generation,
    generation: -generation.generation,
    setAside: [...generation.setAside, nameOf(node, generation)],
  })
}

/** Whether the node no longer has what its copy was proven to hold: then it has another history. */
function goneBack({ journal }: CopySource['node'], known: GenerationRecord): boolean {
  return known.heads.some(head => journal.hashAt(head.origin, head.seq) !== head.hash)
}

/** Uses the copy's epoch and not the node's, which may just have changed. */
export function nameOf(
  { identity }: CopySource['node'],
  generation: Pick<GenerationRecord, 'epoch' | 'generation'>,
): string {
  return copyName({ ...identity, epoch: generation.epoch, generation: generation.generation })
}
