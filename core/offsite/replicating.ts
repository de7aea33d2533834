import { backoffMs } from '../backoff.ts'
import type { Runtime } from '../journal/identity.ts'
import { openWorker } from '../worker.ts'
import type { Dialect } from './configuration.ts'
import { leavePlace, generationOf, nameOf } from './copy-place.ts'
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
import { inScratch, readGeneration, type CopySource, type GenerationRecord } from './store.ts'

/** Waits between two starts; a run this long counts as a good one. */
const waits = { firstMs: 1000, longestMs: 60_000 }
const steadyMs = 60_000
/** How long Litestream may take to send the last facts before it is ended. */
const stopPatienceMs = 4000
/** After so many exits in a row it is reported as trouble, even while it is being restarted. */
const endsThatTell = 3

type Program = { path: string; version: string; dialect: Dialect; fit: boolean }

/** Keeps Litestream running beside the node, each database with its own path. */
export function keepReplicating(options: {
  plan: OffsitePlan
  sources: readonly CopySource[]
  folder: string
  production: boolean
  runtime: Runtime
}) {
  const { plan, sources, folder, runtime } = options
  let program: Program | undefined
  let child: (Replicating & { since: number }) | undefined
  let failure: OffsiteFailure | undefined
  let endsInARow = 0
  /** It is being ended in order to restart. */
  let again = false
  const worker = openWorker({
    name: 'off-site copy',
    runtime,
    wakeOn: () => {
      const stops = sources.map(source => source.node.subscribe(() => followEpoch(source)))
      return () => stops.forEach(stop => stop())
    },
    async work(ending) {
      const startedAt = performance.now()
      await runOnce(ending)
      if (again) {
        again = false
        return 0
      }
      endsInARow = performance.now() - startedAt > steadyMs ? 1 : endsInARow + 1
      return backoffMs(endsInARow, waits, runtime.random)
    },
  }).start()
  let following = false

  /** In a new epoch the node copies to a new path; the old copy ends where the old epoch did. */
  function followEpoch({ node, databasePath }: CopySource): void {
    if (following || !child || readGeneration(databasePath)?.epoch === node.identity.epoch) return
    following = true
    void restart().finally(() => (following = false))
  }

  /** Starts the program once, and resolves when it has ended. */
  async function runOnce(ending: AbortSignal): Promise<void> {
    try {
      const started = await start(ending)
      if (!started) return
      child = { ...started, since: performance.now() }
      // It could start this time; only its exits still count.
      if (failure?.trouble !== 'program_down') endsInARow = 0
      const status = await started.ended
      if (ending.aborted || again) return
      failure = new OffsiteFailure('program_down', started.lastSaid() || `it ended with ${status}`)
      runtime.log.warn({ status, waits: endsInARow }, 'Litestream ended and is started again')
    } catch (cause) {
      if (ending.aborted) return
      failure = cause instanceof OffsiteFailure ? cause : new OffsiteFailure('program_down', String(cause))
      runtime.log.error(
        { trouble: failure.trouble, cause: failure.message },
        'the off-site copy cannot be kept',
      )
    } finally {
      child = undefined
    }
  }

  async function start(ending: AbortSignal): Promise<Replicating | undefined> {
    const path = findLitestream(plan.litestream, options.production)
    const found = { path, ...(await askVersion(path)) }
    program = found
    await endLeftOver(folder, stopPatienceMs)
    const copies = []
    for (const source of sources) {
      const generation = await generationOf(source, runtime, name => taken(found, name, ending), ending)
      copies.push({ databasePath: source.databasePath, name: nameOf(source.node, generation) })
    }
    if (ending.aborted) return undefined
    return replicate({ ...plan, program: path, dialect: found.dialect, folder, log: runtime.log }, copies)
  }

  const taken = ({ path, dialect }: Program, name: string, signal: AbortSignal) =>
    inScratch(folder, undefined, scratch =>
      copyExists({ ...plan, program: path, dialect, scratch, signal }, name),
    )

  /** Restarts it, which helps when it hangs. */
  async function restart(): Promise<void> {
    again = child !== undefined
    await child?.stop(stopPatienceMs)
    if (worker.state().at === 'resting') void worker.wake()
  }

  return {
    program: () => program,
    /** Why it is not replicating now, or that it keeps exiting. */
    trouble(): OffsiteFailure | undefined {
      const steady = child && (endsInARow < endsThatTell || performance.now() - child.since > steadyMs)
      return steady ? undefined : failure
    },
    restart,
    /** Keeps this path as it is and continues at a new one. */
    async beginIncarnation(source: CopySource, generation: GenerationRecord): Promise<void> {
      leavePlace(source, generation)
      await restart()
    },
    /** Sends what is left and ends. To be called when the node has closed. */
    async close(): Promise<void> {
      const ended = worker.stop()
      await child?.stop(stopPatienceMs)
      await ended
    },
  }
}
export type KeptReplicating = ReturnType<typeof keepReplicating>
