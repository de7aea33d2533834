import { randomBytes, type KeyObject } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'
import { limitKeyOf } from '#core/api/address.ts'
import { upgradePath } from '#core/api/upgrade.ts'
import type { Health } from '#core/devices/contract.ts'
import { isNonce, meetingProven, proveMeeting } from '#core/devices/line-proof.ts'
import { allBoxes, boxById, type BoxRow } from '#core/membership/store.ts'
import { breachOf, keepBreach } from '#core/membership/breach-store.ts'
import type { Breach } from '#core/journal/trust.ts'
import { nodeActor, partsOf } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { openPeerProgress, type PeerProgress } from '#core/replication/peer-progress.ts'
import { openPeer, type Peer } from '#core/replication/sync.ts'
import type { SyncMessage } from '#core/replication/sync-messages.ts'
import { heardOffsiteOf, keepHeardOffsite } from '#core/offsite/report-store.ts'
import { closingOf, troubled, type LineTrouble } from '#core/devices/line-trouble.ts'
import { offsiteMessage } from '#core/offsite/report.ts'
import { worksAt } from '#core/people/secret-audience.ts'
import { gatherTurns } from '#core/vouchers/gather-commands.ts'
import { openBoxDoor } from './unproven.ts'

/** A connection is pinged this often; two unanswered pings end it. */
const heartbeatMs = 3000

type Session = { box: BoxRow; peer: Peer; socket: WebSocket; lastSeenAt: string }

/** The relay's end of one exhibitor's boxes. */
export function openBoxLink(
  node: Node,
  key: KeyObject,
  onLine: (cinemaId: string, connected: boolean) => void,
  onArrived: () => void,
) {
  const sessions = new Map<string, Session>()
  const lastSeen = new Map<string, string>()
  const refused = new Map<string, string>()
  const memories = new Map<string, PeerProgress>()

  /**
   * Speaks first: a fresh nonce, which the enrolled box signs together with its own; then the relay proves its identity
   * too.
   */
  function accept(socket: WebSocket, proven: () => void): void {
    const nonce = randomBytes(24).toString('base64url')
    let session: Session | undefined
    let missed = 0
    const heartbeat = setInterval(() => {
      if (missed >= 2) return socket.terminate()
      missed += 1
      socket.ping()
    }, heartbeatMs)
    socket.on('pong', () => {
      missed = 0
      if (session) session.lastSeenAt = new Date(node.runtime.now()).toISOString()
    })
    socket.on('error', () => socket.terminate())
    socket.on('message', data => {
      missed = 0
      const message = read(String(data))
      if (!message) return socket.close(1003, 'not a message of Foyer')
      if (session && message.kind === 'offsite') hearOffsite(session, message)
      else if (session) listen(session, message as SyncMessage)
      else if ((session = admit(socket, nonce, message))) proven()
    })
    socket.on('close', () => {
      clearInterval(heartbeat)
      if (session) leave(session)
    })
    socket.send(JSON.stringify({ kind: 'challenge', nonce }))
  }

  function admit(
    socket: WebSocket,
    nonce: string,
    message: { kind: string; nodeId?: unknown; nonce?: unknown; proof?: unknown },
  ): Session | undefined {
    const { nodeId } = message
    // While replaying, the tables do not yet show which boxes there are; a box reconnects by itself.
    if (node.state() === 'reading') {
      socket.close()
      return undefined
    }
    const said = message.kind === 'proof' && typeof nodeId === 'string' && isNonce(message.nonce)
    const box = said ? boxById(node.db, nodeId) : undefined
    const meeting = {
      relayId: node.identity.nodeId,
      boxId: box?.nodeId ?? '',
      relayNonce: nonce,
      boxNonce: said ? String(message.nonce) : '',
    }
    if (!box || !meetingProven('box', meeting, message.proof, box.publicKey)) {
      node.runtime.log.warn({ nodeId }, 'a box could not prove itself')
      socket.close(4403, closingOf('box_unknown', 'this box is not enrolled here'))
      return undefined
    }
    if (sessions.has(box.nodeId)) {
      refused.set(box.nodeId, new Date(node.runtime.now()).toISOString())
      node.runtime.log.error({ nodeId: box.nodeId }, 'a second box with the same id was refused')
      socket.close(
        4409,
        closingOf(
          'box_already_connected',
          'a box with this id is connected; two machines must not share one identity',
        ),
      )
      return undefined
    }
    socket.send(JSON.stringify({ kind: 'welcome', proof: proveMeeting('relay', meeting, key) }))
    const peer = openPeer({
      node,
      otherId: box.nodeId,
      send: said => socket.send(JSON.stringify(said)),
      shares: origin => ['exhibitor', `cinema:${box.cinemaId}`].includes(partsOf(origin).scope),
      cinemaId: box.cinemaId,
      mayRead: about => worksAt(node.catalogue, about, box.cinemaId),
      turns: {
        to: `cinema:${box.cinemaId}`,
        gather: (voucherId, count) =>
          gatherTurns(node, requestTurns, { voucherId, count, besides: `cinema:${box.cinemaId}` }),
      },
      onReady: () => onLine(box.cinemaId, true),
      onBreach: breach => breached(box, socket, breach),
    })
    memoryOf(box.nodeId).begin(peer)
    const session = { box, peer, socket, lastSeenAt: new Date(node.runtime.now()).toISOString() }
    sessions.set(box.nodeId, session)
    return session
  }

  /** A box sent something it may not write: it is disconnected, and managers are notified. */
  function breached({ nodeId }: BoxRow, socket: WebSocket, { code, what }: Breach) {
    const at = new Date(node.runtime.now()).toISOString()
    node
      .execute(nodeActor('link'), tx => keepBreach(tx.db, nodeId, { at, code, what }))
      .catch(() => undefined)
    socket.close(4403, closingOf('words_refused', what.slice(0, 60)))
  }

  /** A box that sends nonsense is disconnected; the relay goes on. */
  function listen(session: Session, message: SyncMessage) {
    try {
      memoryOf(session.box.nodeId).hear(message)
    } catch (cause) {
      node.runtime.log.error(
        { nodeId: session.box.nodeId, cause: String(cause) },
        'a box said something that makes no sense',
      )
      session.socket.close(1003, 'not a message of Foyer')
    }
  }

  function hearOffsite({ box }: Session, message: unknown) {
    const { data } = offsiteMessage.safeParse(message)
    const heardAt = new Date(node.runtime.now()).toISOString()
    try {
      if (data) keepHeardOffsite(node.db, box.nodeId, { ...data.offsite, heardAt })
    } catch (cause) {
      node.runtime.log.warn(
        { cause: String(cause) },
        'what a box told of its off-site copy could not be kept',
      )
    }
  }

  function breachTrouble(nodeId: string): LineTrouble | null {
    const breach = breachOf(node.db, nodeId)
    return breach && troubled('said_forbidden', { node: nodeId, what: breach.what })
  }

  function leave(session: Session) {
    lastSeen.set(session.box.nodeId, session.lastSeenAt)
    const was = session.peer.ready()
    memoryOf(session.box.nodeId).end()
    session.peer.close()
    sessions.delete(session.box.nodeId)
    if (was) onLine(session.box.cinemaId, false)
  }

  function memoryOf(nodeId: string): PeerProgress {
    let memory = memories.get(nodeId)
    if (!memory) memories.set(nodeId, (memory = openPeerProgress(node, nodeId, onArrived)))
    return memory
  }

  /** A box that was replaced may still connect: it is told so, and its unsynced sales are quarantined. */
  const isCurrent = (box: BoxRow) => !boxById(node.db, box.nodeId)?.replacedBy

  function sessionOf(cinemaId: string): Session | undefined {
    for (const session of sessions.values())
      if (session.box.cinemaId === cinemaId && isCurrent(session.box) && session.peer.ready()) return session
    return undefined
  }

  async function requestTurns(cinemaId: string, voucherId: string, count: number): Promise<number> {
    return (await sessionOf(cinemaId)?.peer.requestTurns(voucherId, count)) ?? 0
  }

  return {
    accept,
    requestTurns,
    connected: (cinemaId: string) => sessionOf(cinemaId) !== undefined,
    requestSeats: (cinemaId: string, scheduleId: string, seatIds: readonly string[]) =>
      sessionOf(cinemaId)?.peer.requestSeats(scheduleId, seatIds) ?? Promise.resolve([]),
    sayHeld: (cinemaId: string, scheduleId: string) => sessionOf(cinemaId)?.peer.sayHeld(scheduleId),
    /** How far the box of a cinema is known to hold a stream. */
    confirmed(cinemaId: string, origin: string): number {
      const box = allBoxes(node.db).find(each => each.cinemaId === cinemaId)
      return box ? memoryOf(box.nodeId).confirmed(origin) : 0
    },
    /** Asks one box after the other; resolves with whether the file is here now. */
    async wantFile(hash: string): Promise<boolean> {
      for (const { peer } of sessions.values()) if (await peer.wantFile(hash)) return true
      return false
    },
    /** Every enrolled box, whether it is connected, when it was last connected, and the state of its off-site copy. */
    boxes: () =>
      allBoxes(node.db)
        .filter(isCurrent)
        .map(box => {
          const session = sessions.get(box.nodeId)
          return {
            ...box,
            connected: Boolean(session?.peer.ready()),
            lastSeenAt: session?.lastSeenAt ?? lastSeen.get(box.nodeId) ?? null,
            offsite: heardOffsiteOf(node.db, box.nodeId),
            breach: breachOf(node.db, box.nodeId),
          }
        }),
    peers: (): Health['peers'] =>
      allBoxes(node.db)
        .filter(isCurrent)
        .map(box => {
          const session = sessions.get(box.nodeId)
          const second = refused.get(box.nodeId)
          return {
            nodeId: box.nodeId,
            name: node.catalogue.get('cinema', box.cinemaId)?.name ?? box.cinemaId,
            connected: Boolean(session?.peer.ready()),
            lastSeenAt: session?.lastSeenAt ?? lastSeen.get(box.nodeId) ?? null,
            behind: session?.peer.behind() ?? 0,
            trouble:
              session?.peer.trouble() ??
              breachTrouble(box.nodeId) ??
              (second ? troubled('second_machine', { at: second }) : null),
          }
        }),
    close() {
      for (const session of sessions.values()) {
        memoryOf(session.box.nodeId).end()
        session.socket.terminate()
      }
    },
  }
}
export type BoxLink = ReturnType<typeof openBoxLink>

function read(text: string): { kind: string } | undefined {
  try {
    const message = JSON.parse(text) as { kind?: unknown }
    return typeof message?.kind === 'string' ? (message as { kind: string }) : undefined
  } catch {
    return undefined
  }
}

/** The largest message: 1 MiB of facts with their quotes, or a piece of a file. */
const messageMaxBytes = 8 * 1024 * 1024

/**
 * Accepts boxes' connections at `/box`; the host name they call decides the exhibitor.
 *
 * @param addressOf the address a connection counts for until it has proven itself
 */
export function serveBoxes(
  server: Server,
  linkOf: (request: IncomingMessage) => BoxLink | undefined,
  addressOf: (request: IncomingMessage) => string,
) {
  const door = openBoxDoor()
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: messageMaxBytes,
  })
  server.on('upgrade', (request, socket, head) => {
    if (upgradePath(request) !== '/box') return
    const link = linkOf(request)
    const proven = link && door.enter(limitKeyOf(addressOf(request)), socket)
    if (!link || !proven) return void socket.destroy()
    sockets.handleUpgrade(request, socket, head, line => link.accept(line, proven))
  })
  return sockets
}
