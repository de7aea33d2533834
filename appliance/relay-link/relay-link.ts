import { randomBytes, type KeyObject } from 'node:crypto'
import { WebSocket } from 'ws'
import { isNonce, meetingProven, proveMeeting, type Meeting } from '#core/devices/line-proof.ts'
import { troubled, troubleOfClosing, type LineTrouble } from '#core/devices/line-trouble.ts'
import type { Node } from '#core/journal/node.ts'
import { openPeerProgress } from '#core/replication/peer-progress.ts'
import { openPeer, type Peer } from '#core/replication/sync.ts'
import type { SyncMessage } from '#core/replication/sync-messages.ts'
import { offsiteReport, type OffsiteReport } from '#core/offsite/report.ts'
import type { BoxIdentity } from '../identity.ts'

/** Between attempts while the relay is unreachable: short, because guests wait on both sides. */
const firstWaitMs = 250
const longestWaitMs = 5000
/** How the relay closes a connection after a message it cannot understand. */
const notOursCode = 1003
/** A connection silent for this long is dead, whatever TCP says. */
const silenceMs = 10_000
/** How soon a new state of the off-site copy is reported to the relay. */
const lookAtOffsiteMs = 2000
const nobody: ReadonlySet<string> = new Set()

/**
 * Keeps the box's one outbound connection to the relay: proves the box's identity, checks the relay's, then syncs.
 * Reconnects by itself for ever.
 *
 * @param options.onLine called whenever the connection opens or closes
 * @param options.onArrived called when the relay has received edits that were made here
 * @param options.onHeld called when visitors held or released seats of a show
 */
export function openRelayLink(options: {
  node: Node
  identity: BoxIdentity
  key: KeyObject
  url: string
  connect?: string | undefined
  onLine: (connected: boolean) => void
  onArrived: () => void
  onHeld: (scheduleId: string, changed: string[]) => void
}) {
  const { node, identity } = options
  const memory = openPeerProgress(node, identity.place?.relayNodeId ?? '', options.onArrived)
  let socket: WebSocket | undefined
  let peer: Peer | undefined
  let waitMs = firstWaitMs
  let closed = false
  let lastSeenAt: string | null = null
  let trouble: LineTrouble | null = null
  let timer: NodeJS.Timeout | undefined
  let offsite: (() => OffsiteReport) | undefined
  let said = ''
  let looking: NodeJS.Timeout | undefined
  /**
   * The last connection was closed because one end sent something invalid: the next attempts are ever further apart.
   */
  let nonsense = false
  /** The nonce the relay must sign before it is sent anything. */
  let meeting: Meeting | undefined
  let settled: NodeJS.Timeout | undefined

  function open() {
    const address = new URL('/box', options.connect ?? options.url)
    address.protocol = address.protocol.replace('http', 'ws')
    const line = new WebSocket(address, {
      headers: { host: new URL(options.url).host },
      perMessageDeflate: false,
      handshakeTimeout: 5000,
    })
    socket = line
    meeting = undefined
    let silent: NodeJS.Timeout | undefined
    clearTimeout(settled)
    const alive = () => {
      clearTimeout(silent)
      silent = setTimeout(() => line.terminate(), silenceMs)
      lastSeenAt = new Date(node.runtime.now()).toISOString()
    }
    line.on('ping', alive)
    line.on('message', data => {
      alive()
      try {
        hear(line, JSON.parse(String(data)))
      } catch (cause) {
        node.runtime.log.error(
          { cause: String(cause) },
          'the relay said something that makes no sense; the line is opened anew',
        )
        nonsense = true
        line.terminate()
      }
    })
    line.on('error', () => undefined)
    line.on('close', (code, reason) => {
      nonsense ||= code === notOursCode
      clearTimeout(silent)
      clearTimeout(settled)
      if (reason.length) trouble = troubleOfClosing(String(reason))
      const was = peer?.ready()
      memory.end()
      peer?.close()
      peer = undefined
      if (was) options.onLine(false)
      if (closed) return
      timer = setTimeout(open, waitMs * (0.75 + Math.random() / 2))
      waitMs = Math.min(waitMs * 2, longestWaitMs)
    })
  }

  function hear(line: WebSocket, message: { kind: string; nonce?: unknown; proof?: unknown }) {
    if (message.kind === 'challenge') {
      if (!isNonce(message.nonce)) throw new Error('no challenge of Foyer')
      const relayId = identity.place?.relayNodeId ?? ''
      const boxNonce = randomBytes(24).toString('base64url')
      meeting = { relayId, boxId: identity.nodeId, relayNonce: message.nonce, boxNonce }
      const proof = proveMeeting('box', meeting, options.key)
      line.send(JSON.stringify({ kind: 'proof', nodeId: identity.nodeId, nonce: boxNonce, proof }))
    } else if (message.kind === 'welcome') {
      requireRelay(message.proof)
      if (!nonsense) waitMs = firstWaitMs
      settled = setTimeout(() => (nonsense = false), silenceMs)
      trouble = null
      peer = openPeer({
        node,
        otherId: identity.place?.relayNodeId ?? '',
        send: said => line.send(JSON.stringify(said)),
        shares: () => true,
        onReady: () => options.onLine(true),
        onHeld: options.onHeld,
        onBreach: () => breached(line),
      })
      memory.begin(peer)
      said = ''
      sayOffsite()
    } else if (peer) memory.hear(message as SyncMessage)
    else throw new Error('the relay said something before it had proven itself')
  }

  /** A server at the relay's address is sent nothing before it has signed as the relay this box was enrolled at. */
  function requireRelay(proof: unknown) {
    const known = identity.place?.relayPublicKey ?? ''
    const proven = !peer && meeting !== undefined && meetingProven('relay', meeting, proof, known)
    meeting = undefined
    if (proven) return
    trouble = troubled('relay_unproven')
    throw new Error('whoever answers at the address of the relay could not prove that it is the relay')
  }

  /** The relay sent something it may not write: nothing more is accepted from it on this connection. */
  function breached(line: WebSocket) {
    trouble = peer?.trouble() ?? null
    nonsense = true
    line.terminate()
  }

  /** Only changes are sent; the relay shows them per cinema. */
  function sayOffsite() {
    if (!offsite || !peer || socket?.readyState !== WebSocket.OPEN) return
    const message = JSON.stringify({ kind: 'offsite', offsite: offsiteReport.parse(offsite()) })
    if (message !== said) socket.send((said = message))
  }

  open()
  return {
    /** Reports the state of this box's off-site copy to the relay, from now on. */
    tellOffsite(condition: () => OffsiteReport) {
      offsite = condition
      sayOffsite()
      looking = setInterval(sayOffsite, lookAtOffsiteMs)
    },
    connected: () => peer?.ready() ?? false,
    requestSeats: (scheduleId: string, seatIds: readonly string[]) =>
      peer?.requestSeats(scheduleId, seatIds) ?? Promise.resolve([]),
    reclaimSeats: (scheduleId: string, seatIds: readonly string[]) =>
      peer?.reclaimSeats(scheduleId, seatIds) ?? Promise.resolve([]),
    heldOnline: (scheduleId: string) => peer?.heldOnline(scheduleId) ?? nobody,
    requestTurns: async (voucherId: string, count: number) =>
      (await peer?.requestTurns(voucherId, count)) ?? 0,
    confirmed: memory.confirmed,
    wantFile: async (hash: string) => (await peer?.wantFile(hash)) ?? false,
    condition: () => ({
      nodeId: identity.place?.relayNodeId ?? '',
      name: options.url,
      connected: peer?.ready() ?? false,
      lastSeenAt,
      behind: peer?.behind() ?? 0,
      trouble: peer?.trouble() ?? trouble,
    }),
    close() {
      closed = true
      clearTimeout(timer)
      clearInterval(looking)
      clearTimeout(settled)
      memory.end()
      peer?.close()
      socket?.terminate()
    },
  }
}
