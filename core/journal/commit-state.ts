/** State of the group commit: one group at a time, each in its own turn of the event loop. */
export type CommitState =
  /** No command waits. */
  | { at: 'idle' }
  /** Commands wait; a turn of the event loop was requested. */
  | { at: 'called' }
  /** A group is being committed or written to the mirror; at the start, the disks are being read. */
  | { at: 'busy' }
  | { at: 'closed' }

/** `command`: a command arrived. `turn`: the requested turn has come. `done`: the running group is on the mirror. */
export type CommitEvent = 'command' | 'turn' | 'done' | 'close'

/** `call` requests a turn, `run` runs all waiting commands as one group. */
export type CommitStep = { state: CommitState; effect: 'call' | 'run' | null }

/** @param waiting how many commands wait, the one of this event among them */
export function nextCommit(state: CommitState, event: CommitEvent, waiting: number): CommitStep {
  if (state.at === 'closed' || event === 'close') return { state: { at: 'closed' }, effect: null }
  if (event === 'turn' && state.at === 'called')
    return waiting ? { state: { at: 'busy' }, effect: 'run' } : { state: { at: 'idle' }, effect: null }
  const mayCall = (event === 'command' && state.at === 'idle') || (event === 'done' && state.at === 'busy')
  if (!mayCall) return { state, effect: null }
  return waiting ? { state: { at: 'called' }, effect: 'call' } : { state: { at: 'idle' }, effect: null }
}
