/** How the mirror stands beside the journal. `refused`: the last write to it failed, and it is tried again. */
export type MirrorState =
  /** What the disks hold was not read to its end yet. */
  | { at: 'unread'; refused: boolean }
  /** The database alone holds the facts after `from`, as they were when it was read. */
  | { at: 'filling'; from: number; refused: boolean }
  /** It holds everything that was committed. */
  | { at: 'in step' }
  /** It did not take facts of this program; what it lacks it is asked for. */
  | { at: 'refusing' }

export type MirrorEvent =
  /** The disks were read to their end: the mirror holds the journal up to a position. */
  { is: 'read'; held: number } | { is: 'filled' } | { is: 'refused' }

/** What follows from what a mirror did. */
export function nextMirror(state: MirrorState, event: MirrorEvent): MirrorState {
  if (event.is === 'filled') return { at: 'in step' }
  if (event.is === 'read') return { at: 'filling', from: event.held, refused: isRefused(state) }
  if (state.at === 'in step' || state.at === 'refusing') return { at: 'refusing' }
  return { ...state, refused: true }
}

/** Nothing is answered, printed or sold while it takes nothing. */
export function isRefused(state: MirrorState): boolean {
  return state.at === 'refusing' || (state.at !== 'in step' && state.refused)
}

/** From where it is to be given facts, when it says itself that it holds the journal up to `held`. */
export function lacksFrom(state: MirrorState, held: number): number {
  return state.at === 'filling' ? Math.min(state.from, held) : held
}
