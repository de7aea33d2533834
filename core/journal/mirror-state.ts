/** How far the mirror holds the journal. `refused`: the last write to it failed, and is tried again. */
export type MirrorState =
  /** The disks have not been read to their end yet. */
  | { at: 'unread'; refused: boolean }
  /** Only the database holds the facts after `from`; the mirror is being given them. */
  | { at: 'filling'; from: number; refused: boolean }
  /** It holds everything that was committed. */
  | { at: 'in step' }
  /** A write of this program failed; what the mirror lacks must be read from it. */
  | { at: 'refusing' }

export type MirrorEvent =
  /** `read`: the disks were read to their end; the mirror holds the journal up to position `held`. */
  { is: 'read'; held: number } | { is: 'filled' } | { is: 'refused' }

/** The state after an event. */
export function nextMirror(state: MirrorState, event: MirrorEvent): MirrorState {
  if (event.is === 'filled') return { at: 'in step' }
  if (event.is === 'read') return { at: 'filling', from: event.held, refused: isRefused(state) }
  if (state.at === 'in step' || state.at === 'refusing') return { at: 'refusing' }
  return { ...state, refused: true }
}

/** Nothing is answered, printed or sold while writes to it fail. */
export function isRefused(state: MirrorState): boolean {
  return state.at === 'refusing' || (state.at !== 'in step' && state.refused)
}

/** The position after which it must be given facts, when it reports that it holds the journal up to `held`. */
export function lacksFrom(state: MirrorState, held: number): number {
  return state.at === 'filling' ? Math.min(state.from, held) : held
}
