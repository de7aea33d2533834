import type { FoundDevices } from '#core/api/found-devices.ts'
import type { TerminalLook } from '#core/api/terminal-looks.ts'
import { deviceSearchMessage } from '#core/devices/device-search-contract.ts'
import { terminalTestMessage } from '#core/devices/terminal-test-contract.ts'
import { WebSocket } from 'ws'
import type { PrinterTest } from '#core/api/tenant.ts'
import { newRollMessage, printerTestMessage } from '#core/devices/printer-test-contract.ts'
import { reloadMessage } from '#core/devices/kiosks/report.ts'
import { newNonce, type LineKey, type Meeting } from '#core/devices/line-proof.ts'
import { troubled } from '#core/devices/line-trouble.ts'
import type { Node } from '#core/journal/node.ts'
import { version } from '#core/settings/version.ts'
import { answerChallenge, isWelcome, readFrame, type Frame } from '#core/replication/handshake.ts'
import type { PeerProgress } from '#core/replication/peer-progress.ts'
import { awayPeer, openSession, type Session } from '#core/replication/session.ts'
import type { Peer } from '#core/replication/sync.ts'
import type { BoxIdentity } from '../identity.ts'
import type { AttemptEvent } from './reconnecting.ts'

/** A connection silent for this long is dead, whatever TCP says; one that has lasted for this long is settled. */
const silenceMs = 10_000

/** State of one connection to the relay. */
type ConnectionState =
  /** The relay has not sent its challenge. */
  | { at: 'opening' }
  /** The box has sent its proof; the relay must sign this meeting before it is sent anything else. */
  | { at: 'proving'; meeting: Meeting }
  | { at: 'talking'; session: Session }
  | { at: 'closed' }

type Options = {
  node: Node
  identity: BoxIdentity
  key: LineKey
  url: string
  /** Where the relay is reached, when not under its own address. */
  connect?: string | undefined
  progress: PeerProgress
  onHeld: (scheduleId: string, changed: string[]) => void
  onReload: (deviceIds: readonly string[]) => void
  onPrinterTest: (test: PrinterTest) => void
  onNewRoll: (printerId: string) => void
  onTerminalTest: (terminalId: string) => Promise<TerminalLook | null>
  onTerminalOrdered: (frame: Frame) => void
  onDeviceSearch: () => Promise<FoundDevices | null>
  /** Both have greeted, or the connection is over after that. */
  onLine: (connected: boolean) => void
  /** The relay has given a sign of life. */
  onAlive: () => void
  onEvent: (event: AttemptEvent) => void
}

/** What somebody at the relay tells or asks this box beside the facts; returns whether it was that. Throws for one it cannot read. */
function isMessage(options: Options, line: WebSocket, frame: Frame): boolean {
  switch (frame.kind) {
    case 'reload':
      options.onReload(reloadMessage.parse(frame).deviceIds)
      return true
    case 'printer-test':
      options.onPrinterTest(printerTestMessage.parse(frame))
      return true
    case 'printer-roll':
      options.onNewRoll(newRollMessage.parse(frame).printerId)
      return true
    case 'terminal-test':
      void answerTerminalTest(options, line, frame)
      return true
    case 'terminal-ordered':
      options.onTerminalOrdered(frame)
      return true
    case 'device-search':
      void answerDeviceSearch(options, line, frame)
      return true
    default:
      return false
  }
}

/**
 * One connection to the relay, from the call to its end: the handshake (`core/replication/handshake.ts`), then the
 * session.
 */
export function openRelayConnection(options: Options) {
  const { onEvent } = options
  const line = callRelay(options)
  let state: ConnectionState = { at: 'opening' }
  let silence: NodeJS.Timeout | undefined
  let lasting: NodeJS.Timeout | undefined

  function stayAlive(): void {
    clearTimeout(silence)
    silence = setTimeout(() => line.terminate(), silenceMs)
    options.onAlive()
  }

  /** Takes a frame as far as it can be sent in this state; throws for any other. */
  function receive(frame: Frame | undefined): void {
    if (!frame) throw new Error('no message of Foyer')
    if (state.at === 'talking' && isMessage(options, line, frame)) return
    if (state.at === 'talking') return state.session.receive(frame)
    if (state.at === 'opening' && frame.kind === 'challenge') state = proveTo(options, line, frame)
    else if (frame.kind === 'welcome') begin(frame)
    else throw new Error('the relay said something before it had proven itself')
  }

  /** A server at the relay's address is sent nothing before it has signed as the relay this box was enrolled at. */
  function begin(frame: Frame): void {
    const known = options.identity.place?.relayPublicKey ?? ''
    if (state.at !== 'proving' || !isWelcome(frame, state.meeting, known)) {
      onEvent({ is: 'nonsense', trouble: troubled('relay_unproven') })
      throw new Error('whoever answers at the address of the relay could not prove that it is the relay')
    }
    lasting = setTimeout(() => onEvent({ is: 'settled' }), silenceMs)
    state = { at: 'talking', session: beginSession(options, line) }
    onEvent({ is: 'welcomed' })
  }

  line.on('ping', stayAlive)
  line.on('message', data => {
    stayAlive()
    try {
      receive(readFrame(String(data)))
    } catch (cause) {
      options.node.runtime.log.error(
        { cause: String(cause) },
        'the relay said something that makes no sense; the line is opened anew',
      )
      onEvent({ is: 'nonsense' })
      line.terminate()
    }
  })
  line.on('error', () => undefined)
  line.on('close', (code, reason) => {
    clearTimeout(silence)
    clearTimeout(lasting)
    const wasReady = state.at === 'talking' && state.session.end()
    state = { at: 'closed' }
    onEvent({ is: 'closed', code, reason: String(reason) })
    if (wasReady) options.onLine(false)
  })

  return {
    /** The relay, once it has proven itself and while the connection lasts. */
    peer: (): Peer => (state.at === 'talking' ? state.session.peer : awayPeer),
    /** Frames may be sent beside the session's messages. */
    isTalking: () => state.at === 'talking' && line.readyState === WebSocket.OPEN,
    say: (frame: Frame) => send(line, frame),
    close(): void {
      if (state.at === 'talking') state.session.end()
      line.terminate()
    },
  }
}
export type RelayConnection = ReturnType<typeof openRelayConnection>

const send = (line: WebSocket, frame: object) => line.send(JSON.stringify(frame))

function callRelay({ url, connect }: Options): WebSocket {
  const address = new URL('/box', connect ?? url)
  address.protocol = address.protocol.replace('http', 'ws')
  return new WebSocket(address, {
    headers: { host: new URL(url).host },
    perMessageDeflate: false,
    handshakeTimeout: 5000,
  })
}

/** Answers the relay's challenge; from now on the relay must prove itself too. */
function proveTo({ identity, key }: Options, line: WebSocket, frame: Frame): ConnectionState {
  const relayId = identity.place?.relayNodeId ?? ''
  const box = { id: identity.nodeId, relayId, nonce: newNonce(), key, version }
  const { meeting, answer } = answerChallenge(frame, box)
  send(line, answer)
  return { at: 'proving', meeting }
}

function beginSession(options: Options, line: WebSocket): Session {
  const { node, identity, progress, onLine, onHeld, onEvent } = options
  const session = openSession(
    {
      node,
      otherId: identity.place?.relayNodeId ?? '',
      send: message => send(line, message),
      shares: () => true,
      onReady: () => onLine(true),
      onHeld,
      // The relay sent something it may not write: nothing more is accepted from it on this connection.
      onBreach() {
        onEvent({ is: 'nonsense', trouble: session.peer.trouble() })
        line.terminate()
      },
    },
    progress,
  )
  return session
}

/** A manager at the relay waits for where printers are. */
async function answerDeviceSearch(
  { onDeviceSearch }: Pick<Options, 'onDeviceSearch'>,
  line: WebSocket,
  frame: Frame,
): Promise<void> {
  const { askId } = deviceSearchMessage.parse(frame)
  const { addresses, plugged } = (await onDeviceSearch()) ?? { addresses: null, plugged: [] }
  send(line, { kind: 'devices-found', askId, addresses, plugged })
}

/** A manager at the relay waits for what a card terminal answers. */
async function answerTerminalTest(
  { onTerminalTest }: Pick<Options, 'onTerminalTest'>,
  line: WebSocket,
  frame: Frame,
): Promise<void> {
  const { askId, terminalId } = terminalTestMessage.parse(frame)
  send(line, { kind: 'terminal-tested', askId, look: await onTerminalTest(terminalId) })
}
