import type { Breach } from '../journal/trust.ts'

/** Where one end of a line is. `otherProtocol` is what the other side last greeted with, where that is not ours. */
export type LineState =
  /** The other side has not said what it holds. */
  | { at: 'greeting'; otherProtocol: number | null }
  | { at: 'talking'; otherProtocol: number | null }
  /**
   * At a relay: another box has the place of the one at the other end, which is told so and hands in its own streams.
   * `greeted`: it had greeted before, and is talked to again should it have its place back.
   */
  | { at: 'dismissing'; greeted: boolean }
  /** At a box: it was replaced, and tells its own streams alone. */
  | { at: 'handing in' }
  /** `breach`: what was said that is not believed, if it was closed for that. */
  | { at: 'closed'; breach: Breach | null }

export type LineEvent =
  /** `protocol` is null when it is ours. */
  | { is: 'greeted'; protocol: number | null }
  /** At a relay: whether another box has the place of the one at the other end. */
  | { is: 'place'; taken: boolean }
  /** At a box: the relay says that another one has its place. */
  | { is: 'replaced' }
  | { is: 'closed'; breach: Breach | null }

export function nextLine(state: LineState, event: LineEvent): LineState {
  if (state.at === 'closed') return state
  switch (event.is) {
    case 'closed':
      return { at: 'closed', breach: event.breach }
    case 'replaced':
      return { at: 'handing in' }
    case 'place':
      if (event.taken === (state.at === 'dismissing')) return state
      if (event.taken) return { at: 'dismissing', greeted: isReady(state) }
      return { at: isReady(state) ? 'talking' : 'greeting', otherProtocol: null }
    case 'greeted':
      if (state.at === 'handing in' || state.at === 'dismissing') return state
      // Whoever greeted once and then in another protocol is told of, and goes on as it was.
      return { at: event.protocol === null ? 'talking' : state.at, otherProtocol: event.protocol }
  }
}

/** Both have greeted: seats, turns and files may be asked for. */
export function isReady(state: LineState): boolean {
  return state.at === 'talking' || state.at === 'handing in' || (state.at === 'dismissing' && state.greeted)
}

/** Whether facts are sent: never to a box that was replaced. */
export function mayTell(state: LineState): boolean {
  return state.at === 'talking' || state.at === 'handing in'
}
