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
import {
  nextReplicating,
  notStarted,
  replicatingTrouble,
  type ReplicatingEvent,
} from './replicating-state.ts'
import type { OffsitePlan } from './settings.ts'
import { inScratch, readGeneration, type CopySource, type GenerationRecord } from './store.ts'

/** Waits between two starts. */
const waits = { firstMs: 1000, longestMs: 60_000 }
/** How long Litestream may take to send the last facts before it is ended. */
const stopPatienceMs = 4000
/** How long it rests while there is nothing to copy. */
const idleMs = 3_600_000

type Program = { path: string; version: string; dialect: Dialect; fit: boolean }
type Options = {
  plan: OffsitePlan
  sources: readonly CopySource[]
  folder: string
  production: boolean
  runtime: Runtime
}

/** Keeps Litestream running beside the node, each database with its own path. */
export function keepReplicating(options: Options) {
  const { sources, runtime } = options
  let program: Program | undefined
  let state = notStarted
  const dispatch = (event: ReplicatingEvent) => void (state = nextReplicating(state, event))
  const following = onNewEpoch(() => state.run.at !== 'down', restart)
  sources.forEach(following.follow)
  const worker = openWorker({
    name: 'off-site copy',
    runtime,
    wakeOn: () => following.end,
    async work(ending) {
      // Nothing to copy yet: `follow` wakes it.
      if (!sources.length) return idleMs
      const startedAt = performance.now()
      const failure = await runOnce(ending)
      const atOnce = state.run.at === 'restarting'
      dispatch({ is: 'ended', failure, tookMs: performance.now() - startedAt })
      return atOnce ? 0 : backoffMs(state.endsInARow, waits, runtime.random)
    },
  }).start()

  /** Starts the program, and resolves when it has ended: with the reason, unless the node has ended it. */
  async function runOnce(ending: AbortSignal): Promise<OffsiteFailure | undefined> {
    try {
      program = await askProgram(options)
      const copied = sources.length
      const child = await start(options, program, ending)
      if (!child) return undefined
      dispatch({ is: 'started', child, nowMs: performance.now() })
      // Another one came while it was being started.
      if (sources.length > copied) void restart()
      const status = await child.ended
      if (ending.aborted || state.run.at === 'restarting') return undefined
      runtime.log.warn({ status, waits: state.endsInARow }, 'Litestream ended and is started again')
      return new OffsiteFailure('program_down', child.lastComplaint() || `it ended with ${status}`)
    } catch (cause) {
      if (ending.aborted) return undefined
      const failure = failureOf(cause)
      const { trouble, message } = failure
      runtime.log.error({ trouble, cause: message }, 'the off-site copy cannot be kept')
      return failure
    }
  }

  /** Ends the program, if it runs, so that the worker starts it again. */
  async function restart(): Promise<void> {
    dispatch({ is: 'restart' })
    await stop()
    if (worker.state().at === 'resting') void worker.wake()
  }

  const stop = async () => state.run.at !== 'down' && state.run.child.stop(stopPatienceMs)

  return {
    program: () => program,
    /** Why it is not replicating now, or that it keeps exiting. */
    trouble: () => replicatingTrouble(state, performance.now()),
    /** Restarts it, which helps when it hangs. */
    restart,
    /** Copies one more database, which is among the sources by now. */
    follow(source: CopySource): void {
      following.follow(source)
      void restart()
    },
    /** Keeps this path as it is and continues at a new one. */
    async beginGeneration(source: CopySource, generation: GenerationRecord): Promise<void> {
      leavePlace(source, generation)
      await restart()
    },
    /** Sends what is left and ends. To be called when the node has closed. */
    async close(): Promise<void> {
      const ended = worker.stop()
      await stop()
      await ended
    },
  }
}
export type KeptReplicating = ReturnType<typeof keepReplicating>

/**
 * In a new epoch a node copies to a new path; the old copy ends where the old epoch did.
 *
 * @param isUp whether there is a program to restart
 * @returns how to listen to a node, and how to stop listening to all
 */
function onNewEpoch(isUp: () => boolean, restart: () => Promise<void>) {
  const stops: (() => void)[] = []
  let restarting = false

  function look({ node, databasePath }: CopySource): void {
    if (restarting || !isUp()) return
    if (readGeneration(databasePath)?.epoch === node.identity.epoch) return
    restarting = true
    void restart().finally(() => (restarting = false))
  }

  return {
    follow: (source: CopySource) => void stops.push(source.node.subscribe(() => look(source))),
    end: () => stops.forEach(stop => stop()),
  }
}

const failureOf = (cause: unknown) =>
  cause instanceof OffsiteFailure ? cause : new OffsiteFailure('program_down', String(cause))

/** The Litestream of this machine, and what it can do. */
async function askProgram({ plan, production }: Options): Promise<Program> {
  const path = findLitestream(plan.litestream, production)
  return { path, ...(await askVersion(path)) }
}

/** Starts the program with every database at its path; undefined when the node is ending meanwhile. */
async function start(
  { plan, sources, folder, runtime }: Options,
  { path, dialect }: Program,
  ending: AbortSignal,
): Promise<Replicating | undefined> {
  await endLeftOver(folder, stopPatienceMs)
  const isTaken = (name: string) =>
    inScratch(folder, undefined, scratch =>
      copyExists({ ...plan, program: path, dialect, scratch, signal: ending }, name),
    )
  const copies = []
  for (const source of sources) {
    const generation = await generationOf(source, runtime, isTaken, ending)
    copies.push({ databasePath: source.databasePath, name: nameOf(source.node, generation) })
  }
  if (ending.aborted) return undefined
  return replicate({ ...plan, program: path, dialect, folder, log: runtime.log }, copies)
}
