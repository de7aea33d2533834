import type { FoundDevices } from './api/found-devices.ts'
import type { TerminalLook } from './api/terminal-looks.ts'
import { randomUUID } from 'node:crypto'
import type { Tenant, Line, PrinterTest } from './api/tenant.ts'
import { openPendingDevices, type Ask } from './api/pending-devices.ts'
import { openLiveHub } from './api/live-hub.ts'
import { keepFilesHere } from './content/files/file-keeper.ts'
import { nodeActor } from './journal/fact.ts'
import type { Node } from './journal/node.ts'
import type { LiveDevice } from './api/live-events.ts'
import { keepSightings } from './devices/kiosks/sightings-worker.ts'
import { emitCounts } from './live/counts.ts'
import { emitLive } from './live/live-server.ts'
import { keepSessions } from './people/session-keeper.ts'
import { keepAgeing } from './personal-data/ageing-worker.ts'
import { keepRefunds } from './sales/refunds/refund-keeper.ts'
import { keepHolds } from './seating/hold-keeper.ts'
import { keepReservations } from './reservations/worker.ts'
import { keepAllotments } from './seating/allotment-worker.ts'
import { keepTraining } from './training/training-keeper.ts'
import { keepDebtsSettled } from './vouchers/debt-keeper.ts'
import { keepDisplaced } from './recovery/displaced-keeper.ts'
import { keepReturnedCards } from './vouchers/returned-card-keeper.ts'

/** Events of a link. */
export type LineEvents = {
  /** It came up or went down; at a relay, that of any of its boxes. */
  onLine(connected: boolean): void
  /** Edits made here have arrived at the other side. */
  onArrived(): void
  /** At a box: visitors hold other seats of a show than before. */
  onHeld(scheduleId: string, seats: Iterable<string>): void
  /** At a relay: these machines wait at a cinema's box, and these devices are online there. */
  onDevices(cinemaId: string, asks: readonly Ask[], online: readonly LiveDevice[]): void
  /** At a box: a manager at the relay reloads these devices. */
  onReload(deviceIds: readonly string[]): void
  /** At a box: a manager at the relay tries a printer. */
  onPrinterTest(test: PrinterTest): void
  /** At a box: a manager at the relay says that a new roll is in a printer. */
  onNewRoll(printerId: string): void
  /** At a box: a manager at the relay looks for a card terminal; null where it is not looked for. */
  onTerminalTest(terminalId: string): Promise<TerminalLook | null>
  /** At a box: a manager at the relay looks for printers; null where it is not looked for them. */
  onDeviceSearch(): Promise<FoundDevices | null>
}

/**
 * One exhibitor on one side, box and relay alike: its node with the link to the other side, events for open pages,
 * and all background work.
 *
 * @param options.secret the one that anti-forgery tokens are made with
 * @param options.connect opens the link to the other side, which calls the events
 */
export function openTenant<Link extends { close(): void }>(options: {
  node: Node
  secret: string
  connect(events: LineEvents): { link: Link; line: Line }
}): { tenant: Tenant; link: Link; close(): Promise<void> } {
  const { node, secret } = options
  const live = openLiveHub(randomUUID())
  const pendingDevices = openPendingDevices()
  const { link, line } = options.connect({
    onLine(connected) {
      live.emit('app', { type: 'line.changed', connected })
      if (!connected) return
      void files.wake()
      void debts.wake()
    },
    onArrived: () => live.emit('private-exhibitor', { type: 'edits.arrived' }),
    onHeld: (scheduleId, seats) => tenant.emitSeats(scheduleId, seats),
    onDevices(cinemaId, asks, online) {
      pendingDevices.tell(cinemaId, asks)
      // A box speaks of its own cinema's devices alone.
      const isIts = ({ uid }: LiveDevice) => node.catalogue.get('device', uid)?.cinemaId === cinemaId
      live.reportDevices(cinemaId, online.filter(isIts))
    },
    onReload(deviceIds) {
      for (const id of deviceIds) live.emit(`private-device.${id}`, { type: 'device.reload' })
    },
    onTerminalTest: async terminalId => (await tenant.testTerminal?.(terminalId).catch(() => null)) ?? null,
    onDeviceSearch: async () => (await tenant.searchDevices?.().catch(() => null)) ?? null,
    onNewRoll(printerId) {
      tenant
        .beginRoll?.(nodeActor('relay'), printerId)
        .catch((cause: unknown) =>
          node.runtime.log.warn({ cause: String(cause) }, 'a new roll was not counted'),
        )
    },
    onPrinterTest(test) {
      tenant
        .testPrinter?.(test)
        .catch((cause: unknown) => node.runtime.log.warn({ cause: String(cause) }, 'no test page came out'))
    },
  })
  const tenant: Tenant = {
    node,
    live,
    pendingDevices,
    line,
    secret,
    keys: node.signing,
    emitSeats: (scheduleId, seats) => emitCounts(tenant, scheduleId, seats),
  }
  const debts = keepDebtsSettled(tenant)
  const files = keepFilesHere(tenant).start()
  const workers = [
    debts,
    files,
    ...[keepHolds, keepReservations, keepSessions, keepAllotments, keepSightings, keepTraining].map(keep =>
      keep(tenant).start(),
    ),
    ...[keepRefunds, keepAgeing, keepReturnedCards, keepDisplaced].map(keep => keep(node).start()),
  ]
  const stops = [
    emitLive(tenant),
    node.nodeStatus.onChange(() => live.emit('app', { type: 'node_status.changed' })),
  ]
  return {
    tenant,
    link,
    async close() {
      link.close()
      for (const stop of stops) stop()
      await Promise.all(workers.map(worker => worker.stop()))
      await node.close()
    },
  }
}
