import type { Tenant } from '../../api/tenant.ts'
import { valuesAt } from '../../catalogue/entity.ts'
import { anyEntries } from '../../catalogue/uses.ts'
import type { Change } from '../../journal/catalogue-facts.ts'
import type { EntryKind } from '../../journal/entry-fields.ts'
import type { Node } from '../../journal/node.ts'
import { nodeWorker, onNews, type Worker } from '../../worker.ts'
import { hasFile } from './store.ts'

/** Another box may bring a file later than the fact that names it. */
const againEveryMs = 30_000

/**
 * Brings every file that a fact names to this node before it is asked for, so that the posters are in the cinema while
 * disconnected. Wake it when the connection is back.
 */
export function keepFilesHere(tenant: Tenant): Worker {
  const { node } = tenant
  return nodeWorker(node, {
    name: 'files',
    everyMs: againEveryMs,
    logMessage: 'files could not be fetched',
    wakeOn: onNews(node, fact => namesFile(node.kinds[fact.type]?.entry?.files, fact.body)),
    async work(ending) {
      // While a node is still replaying, the catalogue does not yet name all files.
      await node.whenMirrored()
      for (const hash of namedFiles(node)) {
        if (ending.aborted) return
        if (!hasFile(node.db, hash)) await fetchFile(tenant, hash)
      }
    },
  })
}

/** Fetches a file from the other side and notifies open pages when it arrives. Resolves with whether it is here now. */
export async function fetchFile({ line, live }: Tenant, hash: string): Promise<boolean> {
  const here = await line.wantFile(hash)
  if (here) live.emit('exhibitor', { type: 'programme.changed' })
  return here
}

/** The hashes of all files that entries name, in the fields their definitions say. */
export function namedFiles({ catalogue, kinds }: Pick<Node, 'catalogue' | 'kinds'>): Set<string> {
  const named = Object.values(kinds).flatMap(({ entry }) =>
    entry?.files?.length
      ? anyEntries(catalogue, entry.kind as EntryKind).flatMap(each =>
          entry.files!.flatMap(field => valuesAt(each, field)),
        )
      : [],
  )
  return new Set(named.filter(hash => typeof hash === 'string'))
}

function namesFile(files: readonly string[] = [], body: unknown): boolean {
  return files.some(field => valuesAt((body as Change<Record<string, unknown>>).fields, field).some(Boolean))
}
