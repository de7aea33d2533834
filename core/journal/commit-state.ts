/** Where the group commit is: one group at a time, in a turn of the event loop of its own. */
export type CommitState =
  /** Nobody waits. */
  | { at: 'idle' }
  /** Commands wait for the turn that was asked for. */
  | { at: 'called' }
  /** A group is committed or on its way to the mirror; at the start, the disks are read. */
  | { at: 'busy' }
  | { at: 'closed' }

/** `command`: one waits now. `turn`: a turn that was asked for has come. `done`: what was under way is safe. */
export type CommitEvent = 'command' | 'turn' | 'done' | 'close'

/** `call` asks for a turn, `run` takes all that wait as one group. */
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
