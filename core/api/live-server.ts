import type { IncomingMessage, Server } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'
import { admittedCount } from '../admission/store.ts'
import { billById } from '../sales/store.ts'
import { tellCounts } from '../seating/counts.ts'
import type { House } from './house.ts'
import type { LiveHello } from './live-events.ts'
import { liveMeaning } from './live-facts.ts'
import { upgradePath } from './upgrade.ts'

/** A page that takes nothing for this many bytes is let go; it reconnects and reads again. */
const backlogMaxBytes = 1_000_000

/** Turns facts into live events for a house's pages, once they are safe. */
export function tellLive(house: House): () => void {
  const { node, live } = house
  return node.subscribe(({ facts }) => {
    const { events, seats } = liveMeaning(facts)
    for (const event of events) {
      if (event.type === 'bill.status')
        live.emit('public', { ...event, status: billById(node.db, event.uuid)?.status ?? '' })
      else if (event.type === 'ticket.admitted')
        live.emit('staff', { ...event, inside: admittedCount(node.db, event.scheduleId).inside })
      else live.emit('public', event)
    }
    for (const [scheduleId, changed] of seats) tellCounts(house, scheduleId, changed)
  })
}

/**
 * Accepts realtime connections at `/live`. Kiosk pages on the LAN and signed-in staff may hear more than visitors.
 * Upgrades for other paths are left to whoever else listens.
 */
export function serveLive(
  server: Server,
  houseOf: (request: IncomingMessage) => House | undefined,
  isStaff: (request: IncomingMessage, house: House) => boolean,
) {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 4096 })
  server.on('upgrade', (request, socket, head) => {
    if (upgradePath(request) !== '/live') return
    const house = houseOf(request)
    if (!house || !sameOrigin(request)) return void socket.destroy()
    sockets.handleUpgrade(request, socket, head, page => listen(page, house, isStaff(request, house)))
  })
  return sockets
}

function listen(page: WebSocket, house: House, staff: boolean) {
  let leave: (() => void) | undefined
  page.on('message', data => {
    leave?.()
    const hello = readHello(String(data))
    if (!hello) return page.close(1003)
    leave = house.live.join(
      hello,
      channel => channel === 'public' || staff,
      message => (page.bufferedAmount > backlogMaxBytes ? page.terminate() : page.send(message)),
    )
  })
  page.on('close', () => leave?.())
  page.on('error', () => page.terminate())
}

function readHello(text: string): LiveHello | undefined {
  try {
    const hello = JSON.parse(text) as LiveHello
    return Array.isArray(hello.channels) ? hello : undefined
  } catch {
    return undefined
  }
}

/** A page of another site must not listen in with our visitor's cookies. */
function sameOrigin(request: IncomingMessage): boolean {
  const origin = request.headers.origin
  // A sandboxed page's origin is the word `null`, which is no address and not ours.
  return !origin || (URL.canParse(origin) && new URL(origin).host === request.headers.host)
}
