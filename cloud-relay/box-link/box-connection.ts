import type { WebSocket } from 'ws'
import type { LiveDevice } from '#core/api/live-events.ts'
import type { Ask } from '#core/api/pending-devices.ts'
import { devicesMessage } from '#core/devices/kiosks/report.ts'
import { newNonce, type LineKey } from '#core/devices/line-proof.ts'
import { closingOf } from '#core/devices/line-trouble.ts'
import { nodeActor, partsOf } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import type { Breach } from '#core/journal/trust.ts'
import { keepBreach } from '#core/membership/breach-store.ts'
import { boxById, type BoxRow } from '#core/membership/store.ts'
import { offsiteMessage } from '#core/offsite/report.ts'
import { saveOffsiteReport } from '#core/offsite/report-store.ts'
import { worksAt } from '#core/people/secret-audience.ts'
import {
  challenge,
  provenBox,
  readFrame,
  versionIn,
  welcome,
  type Frame,
} from '#core/replication/handshake.ts'
import { openSession } from '#core/replication/session.ts'
import type { Line } from '#core/api/tenant.ts'
import { gatherTurns } from '#core/vouchers/gather-commands.ts'
import type { BoxConnection, KnownBoxes } from './known-boxes.ts'
import { cloudOrderMessage, onlyState } from '#core/terminal/cloud-contract.ts'
import type { TerminalOrders } from '../payments/terminal-orders.ts'
import type { DeviceSearches } from './device-searches.ts'
import type { TerminalTests } from './terminal-tests.ts'

/** A connection is pinged this often; two unanswered pings end it. */
const heartbeatMs = 3000
/** How a connection is closed after a message that makes no sense. */
const notOursCode = 1003

/** State of one connection: a box must prove itself before it is heard. */
type ConnectionState =
  /** The box must sign this nonce together with its own. */
  { at: 'challenged'; nonce: string } | ({ at: 'talking' } & BoxConnection)

export type BoxLinkParts = {
  node: Node
  key: LineKey
  known: KnownBoxes
  /** A box and the relay have greeted each other, or the connection is over after that. */
  onLine: (cinemaId: string, connected: boolean) => void
  /** The machines that wait at a cinema's box, and the devices that are online there. */
  onDevices: (cinemaId: string, asks: readonly Ask[], online: readonly LiveDevice[]) => void
  requestTurns: Line['requestTurns']
  /** A box orders at a card terminal that is reached over the internet. */
  orderAtTerminal: TerminalOrders
  /** Questions about card terminals that a box answers. */
  terminalTests: TerminalTests
  deviceSearches: DeviceSearches
}

/**
 * One connection of a box, from the first frame to the last: the handshake (`core/replication/handshake.ts`), then the
 * session. The relay speaks first.
 *
 * @param proven called once the box has proven itself
 */
export function acceptBox(link: BoxLinkParts, socket: WebSocket, proven: () => void): void {
  const { node, known } = link
  let state: ConnectionState = { at: 'challenged', nonce: newNonce() }
  const heartbeat = startHeartbeat(socket, () => {
    if (state.at === 'talking') known.boxOf(state.box.nodeId).lastSeenAt = timeAt(node)
  })

  socket.on('error', () => socket.terminate())
  socket.on('message', data => {
    heartbeat.received()
    const frame = readFrame(String(data))
    if (!frame) return socket.close(notOursCode, 'not a message of Foyer')
    if (state.at === 'talking') return receive(link, state, frame)
    const connection = admit(link, socket, state.nonce, frame)
    if (!connection) return
    state = { at: 'talking', ...connection }
    proven()
  })
  socket.on('close', () => {
    heartbeat.stop()
    if (state.at === 'talking') leave(link, state)
  })
  send(socket, challenge(state.nonce))
}

/** Opens the session of a box that has proven itself; closes the connection of whoever has not. */
function admit(
  link: BoxLinkParts,
  socket: WebSocket,
  nonce: string,
  frame: Frame,
): BoxConnection | undefined {
  const { node, key, known } = link
  // While replaying, the tables do not yet show which boxes there are; a box reconnects by itself.
  if (node.state() === 'reading') return void socket.close()
  const publicKeyOf = (boxId: string) => boxById(node.db, boxId)?.publicKey
  const meeting = provenBox(frame, { id: node.identity.nodeId, nonce, publicKeyOf })
  const box = meeting && boxById(node.db, meeting.boxId)
  if (!box) {
    node.runtime.log.warn({ nodeId: frame['nodeId'] }, 'a box could not prove itself')
    return void socket.close(4403, closingOf('box_unknown', 'this box is not enrolled here'))
  }
  const its = known.boxOf(box.nodeId)
  if (its.connection) {
    its.secondMachineAt = timeAt(node)
    node.runtime.log.error({ nodeId: box.nodeId }, 'a second box with the same id was refused')
    const why = 'a box with this id is connected; two machines must not share one identity'
    return void socket.close(4409, closingOf('box_already_connected', why))
  }
  send(socket, welcome(meeting, key))
  its.lastSeenAt = timeAt(node)
  its.version = versionIn(frame)
  its.connection = { box, socket, session: beginSession(link, socket, box) }
  return its.connection
}

function beginSession({ node, known, onLine, requestTurns }: BoxLinkParts, socket: WebSocket, box: BoxRow) {
  const { nodeId, cinemaId } = box
  const cinema = `cinema:${cinemaId}` as const
  return openSession(
    {
      node,
      otherId: nodeId,
      send: message => send(socket, message),
      shares: origin => ['exhibitor', cinema].includes(partsOf(origin).scope),
      cinemaId,
      mayRead: about => worksAt(node.catalogue, about, cinemaId),
      turns: {
        to: cinema,
        gather: (voucherId, count, part) =>
          gatherTurns(node, requestTurns, { voucherId, count, part, besides: cinema }),
      },
      onReady: () => onLine(cinemaId, true),
      onBreach: breach => breached(node, box, socket, breach),
    },
    known.boxOf(nodeId).progress,
  )
}

/** A box sent something it may not write: it is disconnected, and managers are notified. */
function breached(node: Node, { nodeId }: BoxRow, socket: WebSocket, { code, what }: Breach): void {
  const at = timeAt(node)
  node.execute(nodeActor('link'), tx => keepBreach(tx.db, nodeId, { at, code, what })).catch(() => undefined)
  socket.close(4403, closingOf('words_refused', what.slice(0, 60)))
}

/** Takes a frame of a box that has proven itself. One that sends nonsense is disconnected; the relay goes on. */
function receive(link: BoxLinkParts, { box, session, socket }: BoxConnection, frame: Frame): void {
  const { node } = link
  if (frame.kind === 'offsite') return receiveOffsite(node, box, frame)
  if (frame.kind === 'devices') return receiveDevices(link, box, frame)
  if (frame.kind === 'terminal-tested') return link.terminalTests.receive(box.cinemaId, frame)
  if (frame.kind === 'terminal-order') return void answerTerminalOrder(link, { box, socket }, frame)
  if (frame.kind === 'devices-found') return link.deviceSearches.receive(box.cinemaId, frame)
  try {
    session.receive(frame)
  } catch (cause) {
    node.runtime.log.error(
      { nodeId: box.nodeId, cause: String(cause) },
      'a box said something that makes no sense',
    )
    socket.close(notOursCode, 'not a message of Foyer')
  }
}

/** A box orders for its own cinema alone, whatever it says. What is no order is answered by nothing. */
async function answerTerminalOrder(
  { node, orderAtTerminal }: BoxLinkParts,
  { box, socket }: Pick<BoxConnection, 'box' | 'socket'>,
  frame: Frame,
): Promise<void> {
  const { data } = cloudOrderMessage.safeParse(frame)
  if (!data) return
  const { askId, ...order } = data
  const answer = await orderAtTerminal(box.cinemaId, order).catch((cause: unknown) => {
    node.runtime.log.error({ cause: String(cause) }, 'an order to a card terminal failed')
    return onlyState('unknown')
  })
  if (socket.readyState === socket.OPEN) send(socket, { kind: 'terminal-ordered', askId, answer })
}

function receiveOffsite(node: Node, { nodeId }: BoxRow, frame: Frame): void {
  const { data } = offsiteMessage.safeParse(frame)
  try {
    if (data) saveOffsiteReport(node.db, nodeId, { ...data.offsite, receivedAt: timeAt(node) })
  } catch (cause) {
    node.runtime.log.warn({ cause: String(cause) }, 'what a box told of its off-site copy could not be kept')
  }
}

/** A box speaks of its own cinema alone, whatever it says. */
function receiveDevices(
  { onDevices, known }: BoxLinkParts,
  { nodeId, cinemaId }: BoxRow,
  frame: Frame,
): void {
  const { data } = devicesMessage.safeParse(frame)
  if (!data) return
  known.boxOf(nodeId).secure = data.secure ?? null
  onDevices(
    cinemaId,
    data.asks.map(ask => ({ ...ask, cinemaId })),
    data.online,
  )
}

function leave({ known, onLine, onDevices }: BoxLinkParts, { box, session }: BoxConnection): void {
  const wasReady = session.end()
  known.boxOf(box.nodeId).connection = null
  onDevices(box.cinemaId, [], [])
  if (wasReady) onLine(box.cinemaId, false)
}

/**
 * Pings a connection, and ends it when nothing is heard.
 *
 * @param onPong called for each answer
 */
function startHeartbeat(socket: WebSocket, onPong: () => void) {
  let missed = 0
  const beating = setInterval(() => {
    if (missed >= 2) return socket.terminate()
    missed += 1
    socket.ping()
  }, heartbeatMs)
  socket.on('pong', () => {
    missed = 0
    onPong()
  })
  return { received: () => void (missed = 0), stop: () => clearInterval(beating) }
}

const send = (socket: WebSocket, frame: object) => socket.send(JSON.stringify(frame))
const timeAt = ({ runtime }: Node) => new Date(runtime.now()).toISOString()
