import type { PrinterTest } from '#core/api/tenant.ts'
import type { IncomingMessage, Server } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'
import { limitKeyOf } from '#core/api/address.ts'
import { upgradePath } from '#core/api/upgrade.ts'
import type { LineKey } from '#core/devices/line-proof.ts'
import type { Node } from '#core/journal/node.ts'
import { allBoxes } from '#core/membership/store.ts'
import { acceptBox, type BoxLinkParts } from './box-connection.ts'
import { openKnownBoxes } from './known-boxes.ts'
import { onlyState } from '#core/terminal/cloud-contract.ts'
import type { TerminalOrders } from '../payments/terminal-orders.ts'
import { openDeviceSearches } from './device-searches.ts'
import { openTerminalTests } from './terminal-tests.ts'
import { openBoxDoor } from './unproven.ts'

/** The relay's end of one exhibitor's boxes. */
export function openBoxLink(
  node: Node,
  key: LineKey,
  onLine: (cinemaId: string, connected: boolean) => void,
  onArrived: () => void,
  onDevices: BoxLinkParts['onDevices'] = () => undefined,
) {
  const known = openKnownBoxes(node, onArrived)
  const { peerAt } = known
  const requestTurns: BoxLinkParts['requestTurns'] = (cinemaId, voucherId, count, part) =>
    peerAt(cinemaId).requestTurns(voucherId, count, part)
  const terminalTests = openTerminalTests(node)
  let orders: TerminalOrders = async () => onlyState('unknown')
  const orderAtTerminal: TerminalOrders = (...given) => orders(...given)
  const deviceSearches = openDeviceSearches(node)
  const questions = { terminalTests, deviceSearches }
  const parts = { node, key, known, onLine, onDevices, requestTurns, orderAtTerminal, ...questions }

  return {
    /** Takes over a connection; `proven` is called once its box has proven itself. */
    accept: (socket: WebSocket, proven: () => void) => acceptBox(parts, socket, proven),
    requestTurns,
    /** From now on orders of boxes to card terminals are answered by this; until then nobody knows. */
    takeTerminalOrders: (by: TerminalOrders) => void (orders = by),
    connected: (cinemaId: string) => peerAt(cinemaId).ready(),
    requestSeats: (cinemaId: string, scheduleId: string, seatIds: readonly string[]) =>
      peerAt(cinemaId).requestSeats(scheduleId, seatIds),
    sayHeld: (cinemaId: string, scheduleId: string) => peerAt(cinemaId).announceHeld(scheduleId),
    /** How far the box of a cinema is known to hold a stream. */
    confirmed(cinemaId: string, origin: string): number {
      const box = allBoxes(node.db).find(each => each.cinemaId === cinemaId)
      return box ? known.boxOf(box.nodeId).progress.confirmed(origin) : 0
    },
    /** Asks one box after the other; resolves with whether the file is here now. */
    async wantFile(hash: string): Promise<boolean> {
      for (const { session } of known.connections()) if (await session.peer.wantFile(hash)) return true
      return false
    },
    /** Reloads the pages of devices of a cinema, if its box is connected. */
    reloadDevices(cinemaId: string, deviceIds: readonly string[]): void {
      for (const { box, socket } of known.connections())
        if (box.cinemaId === cinemaId) socket.send(JSON.stringify({ kind: 'reload', deviceIds }))
    },
    /** Tells the box of a cinema to print a page to try a printer with, if it is connected. */
    testPrinter(cinemaId: string, test: PrinterTest): void {
      for (const { box, socket } of known.connections())
        if (box.cinemaId === cinemaId) socket.send(JSON.stringify({ kind: 'printer-test', ...test }))
    },
    /** Tells the box of a cinema that a new roll is in a printer, if it is connected. */
    beginRoll(cinemaId: string, printerId: string): void {
      for (const { box, socket } of known.connections())
        if (box.cinemaId === cinemaId) socket.send(JSON.stringify({ kind: 'printer-roll', printerId }))
    },
    /** Asks the box of a cinema to look for a card terminal; see `Line`. */
    testTerminal: (cinemaId: string, terminalId: string) =>
      terminalTests.ask(cinemaId, askId => {
        const frame = JSON.stringify({ kind: 'terminal-test', askId, terminalId })
        for (const { box, socket } of known.connections()) if (box.cinemaId === cinemaId) socket.send(frame)
      }),
    /** Asks the box of a cinema for printers in its network; see `Line`. */
    searchDevices: (cinemaId: string) =>
      deviceSearches.ask(cinemaId, askId => {
        const frame = JSON.stringify({ kind: 'device-search', askId })
        for (const { box, socket } of known.connections()) if (box.cinemaId === cinemaId) socket.send(frame)
      }),
    boxes: known.boxes,
    peers: known.peers,
    close() {
      for (const { session, socket } of known.connections()) {
        session.end()
        socket.terminate()
      }
    },
  }
}
export type BoxLink = ReturnType<typeof openBoxLink>

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
