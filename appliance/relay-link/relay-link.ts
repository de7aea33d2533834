import type { FoundDevices } from '#core/api/found-devices.ts'
import type { TerminalLook } from '#core/api/terminal-looks.ts'
import type { PrinterTest } from '#core/api/tenant.ts'
import type { LineKey } from '#core/devices/line-proof.ts'
import type { DevicesReport } from '#core/devices/kiosks/report.ts'
import type { Node } from '#core/journal/node.ts'
import type { Frame } from '#core/replication/handshake.ts'
import { openPeerProgress } from '#core/replication/peer-progress.ts'
import { awayPeer } from '#core/replication/session.ts'
import type { Peer } from '#core/replication/sync.ts'
import { offsiteReport, type OffsiteReport } from '#core/offsite/report.ts'
import type { BoxIdentity } from '../identity.ts'
import { firstAttempt, nextAttempt, type AttemptEvent } from './reconnecting.ts'
import type { CloudOrder } from '#core/terminal/cloud-contract.ts'
import { openTerminalOrders } from './terminal-orders.ts'
import { openRelayConnection, type RelayConnection } from './relay-connection.ts'

/** How soon a new state of the box is reported to the relay. */
const lookMs = 2000

type LinkOptions = {
  node: Node
  identity: BoxIdentity
  key: LineKey
  url: string
  connect?: string | undefined
  onLine: (connected: boolean) => void
  onArrived: () => void
  onHeld: (scheduleId: string, changed: string[]) => void
  onReload: (deviceIds: readonly string[]) => void
  onPrinterTest: (test: PrinterTest) => void
  onNewRoll: (printerId: string) => void
  onTerminalTest: (terminalId: string) => Promise<TerminalLook | null>
  onDeviceSearch: () => Promise<FoundDevices | null>
}

/**
 * Keeps the box's one outbound connection to the relay: each is a `openRelayConnection`, and when it ends the next one
 * is opened, for ever.
 *
 * @param options.onLine called whenever the connection opens or closes
 * @param options.onArrived called when the relay has received edits that were made here
 * @param options.onReload called when a manager at the relay reloads devices of this cinema
 * @param options.onPrinterTest called when a manager at the relay tries a printer of this cinema
 * @param options.onNewRoll called when a manager at the relay says that a new roll is in a printer of this cinema
 * @param options.onTerminalTest called when a manager at the relay looks for a card terminal of this cinema
 * @param options.onDeviceSearch called when a manager at the relay looks for printers in this cinema's network
 * @param options.onHeld called when visitors held or released seats of a show
 */
export function openRelayLink(options: LinkOptions) {
  const { node, identity, onArrived } = options
  const relayId = identity.place?.relayNodeId ?? ''
  const progress = openPeerProgress(node, relayId, onArrived)
  const offsite = openTelling(() => connection)
  const devices = openTelling(() => connection)
  let connection: RelayConnection | undefined
  let attempts = firstAttempt
  let lastSeenAt: string | null = null
  const terminalOrders = openTerminalOrders(node)
  const closing = new AbortController()

  function open(): void {
    connection = openRelayConnection({
      ...options,
      progress,
      onTerminalOrdered: terminalOrders.receive,
      onAlive: () => void (lastSeenAt = new Date(node.runtime.now()).toISOString()),
      onEvent: dispatch,
    })
  }

  function dispatch(event: AttemptEvent): void {
    const { waitMs } = attempts
    attempts = nextAttempt(attempts, event)
    if (event.is === 'welcomed') for (const telling of [offsite, devices]) telling.tellAnew()
    if (event.is === 'closed' && !closing.signal.aborted) void openAfter(waitMs * (0.75 + Math.random() / 2))
  }

  const openAfter = (ms: number) =>
    node.runtime.sleep(ms, closing.signal).then(() => (closing.signal.aborted ? undefined : open()))

  const peer = () => connection?.peer() ?? awayPeer
  open()
  return {
    /** Reports the state of this box's off-site copy to the relay, from now on. */
    followOffsite: (of: () => OffsiteReport) =>
      offsite.begin(() => ({ kind: 'offsite', offsite: offsiteReport.parse(of()) })),
    /** Reports the machines of its network to the relay, from now on; returns what tells a change at once. */
    followDevices(of: () => DevicesReport): () => void {
      devices.begin(() => ({ kind: 'devices', ...of() }))
      return devices.tell
    },
    orderAtTerminal: (order: CloudOrder) => terminalOrders.ask(order, connection),
    connected: () => peer().ready(),
    requestSeats: (scheduleId: string, seatIds: readonly string[]) =>
      peer().requestSeats(scheduleId, seatIds),
    reclaimSeats: (scheduleId: string, seatIds: readonly string[]) =>
      peer().reclaimSeats(scheduleId, seatIds),
    heldOnline: (scheduleId: string) => peer().heldOnline(scheduleId),
    requestTurns: (...ask: Parameters<Peer['requestTurns']>) => peer().requestTurns(...ask),
    confirmed: progress.confirmed,
    wantFile: (hash: string) => peer().wantFile(hash),
    condition: () => ({
      nodeId: relayId,
      name: options.url,
      connected: peer().ready(),
      lastSeenAt,
      behind: peer().behind(),
      trouble: peer().trouble() ?? attempts.trouble,
    }),
    close() {
      closing.abort()
      for (const telling of [offsite, devices]) telling.end()
      connection?.close()
    },
  }
}

export type RelayLink = ReturnType<typeof openRelayLink>

/** Reports something of the box to the relay at every connection and whenever it has changed. */
function openTelling(connection: () => RelayConnection | undefined) {
  let frameOf: (() => Frame) | undefined
  let lastReport = ''
  let looking: NodeJS.Timeout | undefined

  function tell(): void {
    const to = connection()
    if (!frameOf || !to?.isTalking()) return
    const frame = frameOf()
    const text = JSON.stringify(frame)
    if (text === lastReport) return
    to.say(frame)
    lastReport = text
  }

  return {
    begin(of: () => Frame): void {
      frameOf = of
      tell()
      looking = setInterval(tell, lookMs)
    },
    tell,
    /** On a new connection the relay hears it once more. */
    tellAnew(): void {
      lastReport = ''
      tell()
    },
    end: () => clearInterval(looking),
  }
}
