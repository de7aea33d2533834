import type { OffsiteFailure, Replicating } from './litestream.ts'

/** A run this long counts as a good one. */
const steadyMs = 60_000
/** After so many ends in a row it is reported as trouble, even while it is being restarted. */
const endsThatTell = 3

type Run =
  /** It is looked for and started, or rests before it is started again. */
  | { at: 'down' }
  | { at: 'running'; child: Replicating; sinceMs: number }
  /** It is being ended in order to start again. */
  | { at: 'restarting'; child: Replicating; sinceMs: number }

/** Litestream beside the node. Times are milliseconds of the process's own clock. */
export type ReplicatingState = {
  run: Run
  /** Why it ended last, or could not start. */
  failure: OffsiteFailure | undefined
  endsInARow: number
}

export type ReplicatingEvent =
  | { is: 'started'; child: Replicating; nowMs: number }
  | { is: 'restart' }
  /** A try to run it is over after `tookMs`, its start included. `failure` is undefined when it was ended by the node. */
  | { is: 'ended'; failure: OffsiteFailure | undefined; tookMs: number }

export const notStarted: ReplicatingState = { run: { at: 'down' }, failure: undefined, endsInARow: 0 }

export function nextReplicating(state: ReplicatingState, event: ReplicatingEvent): ReplicatingState {
  const { run, failure, endsInARow } = state
  switch (event.is) {
    case 'started': {
      const { child, nowMs: sinceMs } = event
      // It could start this time; only its exits still count.
      const counts = failure?.trouble === 'program_down'
      return { run: { at: 'running', child, sinceMs }, failure, endsInARow: counts ? endsInARow : 0 }
    }
    case 'restart':
      return run.at === 'running' ? { ...state, run: { ...run, at: 'restarting' } } : state
    case 'ended': {
      const last = { run: { at: 'down' as const }, failure: event.failure ?? failure }
      if (run.at === 'restarting') return { ...last, endsInARow }
      return { ...last, endsInARow: event.tookMs > steadyMs ? 1 : endsInARow + 1 }
    }
  }
}

/** Why it is not replicating now, or that it keeps exiting. */
export function replicatingTrouble(state: ReplicatingState, nowMs: number): OffsiteFailure | undefined {
  const { run, failure, endsInARow } = state
  const steady = run.at !== 'down' && (endsInARow < endsThatTell || nowMs - run.sinceMs > steadyMs)
  return steady ? undefined : failure
}
