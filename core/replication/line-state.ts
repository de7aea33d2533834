import type { Breach } from '../journal/trust.ts'

/**
 * State of one end of a link. `otherProtocol` is the one the other side last greeted with, when it differs from ours.
 */
export type LineState =
  /** The other side has not sent its heads. */
  | { at: 'greeting'; otherProtocol: number | null }
  | { at: 'talking'; otherProtocol: number | null }
  /**
   * At a relay: the box at the other end was replaced, is told so and sends its own streams. `greeted`: it had
   * greeted before, so that the exchange continues if the replacement is undone.
   */
  | { at: 'dismissing'; greeted: boolean }
  /** At a box: it was replaced, and sends only its own streams. */
  | { at: 'handing in' }
  /** `breach`: what was not believed, if it was closed for that. */
  | { at: 'closed'; breach: Breach | null }

export type LineEvent =
  /** `protocol` is null when it is ours. */
  | { is: 'greeted'; protocol: number | null }
  /** At a relay: whether the box at the other end was replaced. */
  | { is: 'place'; taken: boolean }
  /** At a box: the relay says that it was replaced. */
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
      // A second greeting in another protocol is reported, and changes nothing else.
      return { at: event.protocol === null ? 'talking' : state.at, otherProtocol: event.protocol }
  }
}

/** Both have greeted: seats, turns and files may be asked for. */
export function isReady(state: LineState): boolean {
  return state.at === 'talking' || state.at === 'handing in' || (state.at === 'dismissing' && state.greeted)
}

/** Whether facts are sent: never to a box that was replaced. */
export function mayAnnounce(state: LineState): boolean {
  return state.at === 'talking' || state.at === 'handing in'
}
