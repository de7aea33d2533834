import type { Frame } from './handshake.ts'
import type { PeerOptions } from './peer-parts.ts'
import type { PeerProgress } from './peer-progress.ts'
import { openPeer, type Peer } from './sync.ts'
import type { SyncMessage } from './sync-messages.ts'

/**
 * What follows on a connection once both ends have proven themselves: facts and requests both ways, until it ends.
 *
 * @param progress how far the other node holds each stream; it outlives the connection
 */
export function openSession(options: PeerOptions, progress: PeerProgress) {
  const peer = openPeer(options)
  progress.begin(peer)
  return {
    peer,
    /** Throws for a message that makes no sense: the connection is then to be closed. */
    receive: (frame: Frame) => progress.receive(frame as SyncMessage),
    /** Returns whether both had greeted. */
    end(): boolean {
      const wasReady = peer.ready()
      progress.end()
      peer.close()
      return wasReady
    },
  }
}
export type Session = ReturnType<typeof openSession>

const noSeats: ReadonlySet<string> = new Set()

/** Stands for the other side while it is not connected: nothing comes of what it is asked. */
export const awayPeer: Peer = {
  receive: () => undefined,
  ready: () => false,
  behind: () => 0,
  confirmed: () => 0,
  requestSeats: async () => [],
  reclaimSeats: async () => [],
  announceHeld: () => undefined,
  heldOnline: () => noSeats,
  requestTurns: async () => 0,
  wantFile: async () => false,
  trouble: () => null,
  close: () => undefined,
}
