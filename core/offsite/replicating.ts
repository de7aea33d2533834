import type { Log } from '../journal/identity.ts'
import { restoredAt } from '../journal/storage/standing-store.ts'
import type { Dialect } from './configuration.ts'
import {
  askVersion,
  copyExists,
  endLeftOver,
  findLitestream,
  OffsiteFailure,
  replicate,
  type Replicating,
} from './litestream.ts'
import type { OffsitePlan } from './settings.ts'
import { inScratch, readLife, writeLife, type CopySource, type LifeRecord } from './store.ts'
import { copyName } from './target.ts'

/** Waits between two starts double from the first to the longest; a run this long counts as a good one. */
const lookAgainMs = 500
const firstWaitMs = 1000
const longestWaitMs = 60_000
const steadyMs = 60_000
/** How long Litestream may take to send the last facts before it is ended. */
const stopPatienceMs = 4000
/** Ends in a row that make it a trouble, even while it is just being started again. */
const endsThatTell = 3

/** Keeps Litestream running beside the node, each database in a place of its own. */
export function keepReplicating(options: {
  plan: OffsitePlan
  sources: readonly CopySource[]
  folder: string
  production: boolean
  log: Log
}) {
  const { plan, sources, folder, log } = options
  let program: { path: string; version: string; dialect: Dialect; fit: boolean } | undefined
  let child: (Replicating & { since: number }) | undefined
  let failure: OffsiteFailure | undefined
  let endsInARow = 0
  let closed = false
  let again = false
  let endWait = () => {}
  const stopping = new AbortController()
  const running = keepRunning()
  const deaf = sources.map(source => source.node.subscribe(() => followEpoch(source)))
  let following = false

  /** A node that was given a new epoch goes on in a new place; the older one ends where that epoch did. */
  function followEpoch({ node, databasePath }: CopySource): void {
    if (following || !child || readLife(databasePath)?.epoch === node.identity.epoch) return
    following = true
    void restart().finally(() => (following = false))
  }

  async function keepRunning(): Promise<void> {
    let waitMs = firstWaitMs
    while (!closed) {
      const startedAt = performance.now()
      await runOnce()
      if (closed) return
      if (again) {
        again = false
        continue
      }
      endsInARow = performance.now() - startedAt > steadyMs ? 1 : endsInARow + 1
      if (endsInARow === 1) waitMs = firstWaitMs
      await new Promise<void>(resolve => {
        endWait = resolve
        setTimeout(resolve, waitMs).unref()
      })
      waitMs = Math.min(waitMs * 2, longestWaitMs)
    }
  }

  async function runOnce(): Promise<void> {
    try {
      const path = findLitestream(plan.litestream, options.production)
      program = { path, ...(await askVersion(path)) }
      await endLeftOver(folder, stopPatienceMs)
      const copies = []
      for (const source of sources)
        copies.push({
          databasePath: source.databasePath,
          name: nameOf(source.node, await lifeOf(source)),
        })
      if (closed) return
      const started = replicate({ ...plan, program: path, dialect: program.dialect, folder, log }, copies)
      child = { ...started, since: performance.now() }
      // What kept it from starting is over; only its own ends count on.
      if (failure?.trouble !== 'program_down') endsInARow = 0
      const status = await started.ended
      if (closed || again) return
      failure = new OffsiteFailure('program_down', started.lastSaid() || `it ended with ${status}`)
      log.warn({ status, waits: endsInARow }, 'Litestream ended and is started again')
    } catch (cause) {
      if (closed) return
      failure = cause instanceof OffsiteFailure ? cause : new OffsiteFailure('program_down', String(cause))
      log.error({ trouble: failure.trouble, cause: failure.message }, 'the off-site copy cannot be kept')
    } finally {
      child = undefined
    }
  }

  /**
   * The life this database is in: the one it had, or the first whose place is empty. Asked at the target and not
   * counted here alone, because a new disk remembers nothing.
   */
  async function lifeOf({ node, databasePath }: CopySource): Promise<LifeRecord> {
    // A database that still reads what it lost from its mirror looks as if it had gone back.
    while (node.reading() && !closed)
      await new Promise<void>(resolve => setTimeout(resolve, lookAgainMs).unref())
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
    log.info({ copy: nameOf(node, life) }, 'the off-site copy begins')
    return life
  }

  /** Ends it and starts it anew at once, which is what frees one that hangs. */
  async function restart(): Promise<void> {
    again = child !== undefined
    await child?.stop(stopPatienceMs)
    endWait()
  }

  const taken = (name: string) =>
    inScratch(folder, undefined, scratch =>
      copyExists(
        { ...plan, program: program!.path, dialect: program!.dialect, scratch, signal: stopping.signal },
        name,
      ),
    )

  return {
    program: () => program,
    /** What keeps it from replicating now, or that it keeps ending. */
    trouble(): OffsiteFailure | undefined {
      const steady = child && (endsInARow < endsThatTell || performance.now() - child.since > steadyMs)
      return steady ? undefined : failure
    },
    restart,
    /** Leaves this place as it is and goes on in a new one. */
    async beginNewLife({ databasePath, node }: CopySource, life: LifeRecord): Promise<void> {
      // Below zero: used up.
      writeLife(databasePath, { ...life, life: -life.life, setAside: [...life.setAside, nameOf(node, life)] })
      await restart()
    },
    /** Sends what is left and ends. To be called when the node has closed. */
    async close(): Promise<void> {
      closed = true
      for (const stopHearing of deaf) stopHearing()
      stopping.abort()
      endWait()
      await child?.stop(stopPatienceMs)
      await running
    },
  }
}
export type KeptReplicating = ReturnType<typeof keepReplicating>

/** Whether the node no longer has what its copy was proven to hold: then this is another history. */
function goneBack({ journal }: CopySource['node'], known: LifeRecord): boolean {
  return known.heads.some(head => journal.hashAt(head.origin, head.seq) !== head.hash)
}

/** The copy's own epoch and not the node's: that one may just have been given another. */
export function nameOf({ identity }: CopySource['node'], life: Pick<LifeRecord, 'epoch' | 'life'>): string {
  return copyName({ ...identity, epoch: life.epoch, life: life.life })
}
