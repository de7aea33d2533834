import type { Scope } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import type { Breach } from '../journal/trust.ts'
import { openFileExchange } from './file-exchange.ts'
import { openKeyExchange } from './key-exchange.ts'
import type { LineState } from './line-state.ts'
import { openSeatExchange } from './seat-exchange.ts'
import type { SyncMessage } from './sync-messages.ts'
import { openTurnExchange, type TurnRoute } from './turn-exchange.ts'

/** What one end of a link is made of. */
export type PeerOptions = {
  node: Node
  /** Who has proven to be at the other end. */
  otherId: string
  send: (message: SyncMessage) => void
  /**
   * Which streams the other side gets: all of the box's to the relay, the exhibitor's and its own cinema's to a box.
   */
  shares: (origin: string) => boolean
  /** The cinema whose box is at the other end; a box knows its own. */
  cinemaId?: string
  /** Whether the other side may read what speaks of somebody; everything when left out. */
  mayRead?: (about: string) => boolean
  /** How turns of vouchers go over this line. */
  turns?: TurnRoute
  onReady?: () => void
  /** At a box: visitors took or let go of seats. */
  onHeld?: (scheduleId: string, changed: string[]) => void
  /** Told of what was said that is not believed: the line is to be closed. */
  onBreach?: (breach: Breach) => void
}

/** The line of a peer: its state, and who may speak when. */
export type Line = {
  state(): LineState
  isOpen(): boolean
  send(message: SyncMessage): void
  /** Only what the mirror holds may leave: a commit may be on its way there at this moment. */
  whenSafe(work: () => void): void
}

/** The cinema a line belongs to. */
export const cinemaOf = ({ node, cinemaId }: PeerOptions) => cinemaId ?? node.identity.cinemaId ?? ''
export const scopesOf = (options: PeerOptions): Scope[] => ['exhibitor', `cinema:${cinemaOf(options)}`]

export type Exchanges = ReturnType<typeof openExchanges>

/** What is asked for and given over a line, beside the facts. */
export function openExchanges(options: PeerOptions, { send, isOpen }: Line) {
  const { node } = options
  return {
    files: openFileExchange({ node, send }),
    turns: openTurnExchange({ node, route: options.turns ?? { to: 'relay' }, send }),
    seats: openSeatExchange({ node, cinemaId: cinemaOf(options), send, onHeld: options.onHeld }),
    keys: openKeyExchange({
      node,
      send,
      scopes: scopesOf(options),
      mayRead: options.mayRead ?? (() => true),
      isOpen,
    }),
  }
}
