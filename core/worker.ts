import { writingFor } from './i18n/habit-store.ts'
import { backoffMs, type Backoff } from './backoff.ts'
import type { Fact } from './journal/fact.ts'
import type { Runtime } from './journal/identity.ts'
import { releases, type Node } from './journal/node.ts'
import { Refusal } from './refusal.ts'

export type WorkerState =
  /** No run is scheduled: it runs when it is woken. */
  | { at: 'idle' }
  /** `again`: it was woken meanwhile, and runs once more. */
  | { at: 'running'; again: boolean }
  /** It runs by itself at `untilMs`, or sooner when it is woken. */
  | { at: 'resting'; untilMs: number; failures: number }
  | { at: 'stopped' }

/** Why a rest ends. One for all of them: without it each would be given an exception of its own, with its stack. */
const over = new Error('a rest is over')

const usualRetry: Backoff = { firstMs: 5000, longestMs: 60_000 }

/** What a worker is made of. Times are milliseconds of the runtime's clock. */
export type WorkerOptions = {
  name: string
  runtime: Runtime
  /** Does what is due. Returns after how long to run again, otherwise than `everyMs`; ends soon once `ending` says so. */
  work: (ending: AbortSignal) => Promise<number | void>
  /** How long it rests after a run; without it no next run is scheduled. */
  everyMs?: number
  /** How long it rests before its first run; without it that begins at once. */
  firstMs?: number
  /** Subscribes to what wakes it; returns how to unsubscribe. */
  wakeOn?: (wake: () => void) => () => void
  /** Rests after failures. */
  retry?: Backoff
  /** Called after a failed run. Without it, refusals are ignored and other errors are logged as `says`. */
  onFailure?: (cause: unknown) => void
  logMessage?: string
  /** Whether a run waits for something that may never happen; stopping then does not wait for the run. */
  isStuck?: () => boolean
}

/**
 * Work that a node does by itself: one run at a time; woken while it runs, it runs once more; a run that failed is tried
 * again after a wait that grows. `start` begins it, as does the first `wake`.
 */
export function openWorker(options: WorkerOptions) {
  const { name, runtime, everyMs, retry = usualRetry } = options
  const ending = new AbortController()
  let state: WorkerState = { at: 'idle' }
  let running: Promise<void> | undefined
  /** Of the rest under way. One that is over is not ended: telling its listeners takes longer than most runs. */
  let resting: AbortController | undefined
  let failures = 0
  const stopListening = options.wakeOn?.(() => void wake())

  function wake(): Promise<void> {
    if (state.at === 'stopped') return running ?? Promise.resolve()
    if (state.at === 'running') state.again = true
    else running = run()
    return running ?? Promise.resolve()
  }

  async function run(): Promise<void> {
    resting?.abort(over)
    let restMs: number | undefined
    do {
      state = { at: 'running', again: false }
      restMs = await once()
    } while (isWoken())
    running = undefined
    if (!ending.signal.aborted) rest(restMs)
  }

  /** After a failure it rests first, even when woken: the work would fail again. */
  const isWoken = () => state.at === 'running' && state.again && !failures

  /** Returns how long to rest. */
  async function once(): Promise<number | undefined> {
    try {
      const nextMs = await options.work(ending.signal)
      failures = 0
      return nextMs ?? everyMs
    } catch (cause) {
      failures += 1
      if (options.onFailure) options.onFailure(cause)
      else if (!(cause instanceof Refusal))
        runtime.log.error({ worker: name, cause: String(cause) }, options.logMessage ?? 'a worker failed')
      return backoffMs(failures, retry, runtime.random)
    }
  }

  function rest(ms: number | undefined): void {
    if (ms === undefined) return void (state = { at: 'idle' })
    state = { at: 'resting', untilMs: runtime.now() + ms, failures }
    const mine = (resting = new AbortController())
    void runtime.sleep(ms, mine.signal).then(() => {
      if (mine.signal.aborted) return
      resting = undefined
      void wake()
    })
  }

  const self = {
    name,
    state: () => state,
    /** Begins, at once or after `firstMs`. */
    start() {
      if (state.at === 'idle')
        if (options.firstMs === undefined) void wake()
        else rest(options.firstMs)
      return self
    },
    /** Runs now, or once more after the run that is under way; resolves when that is over. */
    wake,
    /** Begins nothing more, and waits for the run that is under way. */
    async stop(): Promise<void> {
      state = { at: 'stopped' }
      stopListening?.()
      resting?.abort(over)
      ending.abort()
      if (!options.isStuck?.()) await running
    },
  }
  return self
}
export type Worker = ReturnType<typeof openWorker>

/** A worker on a node's clock. A run that waits for a lost mirror is not waited for when stopping. */
export function nodeWorker(node: Node, options: Omit<WorkerOptions, 'runtime' | 'isStuck'>): Worker {
  const work = (ending: AbortSignal) => writingFor(node.catalogue, () => options.work(ending))
  return openWorker({ ...options, work, runtime: node.runtime, isStuck: () => !releases(node) })
}

type Reporting = Pick<Node, 'subscribe' | 'stoodUp' | 'hasStoodUp'>

/** Wakes a worker when facts of these kinds were stored, or tables read anew, for `wakeOn`. */
export function onFacts(node: Reporting, types: ReadonlySet<string>) {
  return onNews(node, ({ type }) => types.has(type))
}

/**
 * Wakes a worker when facts were stored of which one matters, and when streams were truncated, for `wakeOn`: tables that
 * were read anew may show work that no fact of the batch tells of, such as that of a history that was chosen. So do those
 * of a node whose disks are still being read when it begins: what its mirror gives back after a loss of the database, and
 * what an update can read, is in no batch of news.
 */
export function onNews(node: Reporting, matters: (fact: Fact) => boolean) {
  return (wake: () => void) => {
    let listens = true
    if (!node.hasStoodUp())
      node.stoodUp.then(
        () => listens && wake(),
        () => undefined,
      )
    const unsubscribe = node.subscribe(({ facts, cut }) => {
      if (cut || facts.some(matters)) wake()
    })
    return () => {
      listens = false
      unsubscribe()
    }
  }
}
