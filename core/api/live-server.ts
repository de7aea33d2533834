import type { IncomingMessage, Server } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'
import * as z from 'zod'
import { admittedCount } from '../admission/store.ts'
import { statusOf } from '../sales/store.ts'
import { tellCounts } from '../seating/counts.ts'
import type { House } from './house.ts'
import type { LiveChannel, LiveHello } from './live-events.ts'
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
        live.emit('exhibitor', { ...event, status: statusOf(node.db, event.uuid) ?? '' })
      else if (event.type === 'ticket.admitted')
        live.emit('private-exhibitor', { ...event, inside: admittedCount(node.db, event.scheduleId).inside })
      else live.emit('exhibitor', event)
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
    leave = undefined
    const hello = readHello(String(data))
    if (!hello) return page.close(1003)
    leave = house.live.join(
      staff ? hello : withoutDevice(hello),
      channel => mayHear(channel, hello, staff),
      message => (page.bufferedAmount > backlogMaxBytes ? page.terminate() : page.send(message)),
    )
  })
  page.on('close', () => leave?.())
  page.on('error', () => page.terminate())
}

/** Only a kiosk on the cinema's own network, or a person who is signed in, is counted as present. */
function withoutDevice({ channels, since }: LiveHello): LiveHello {
  return since ? { channels, since } : { channels }
}

function mayHear(channel: LiveChannel, hello: LiveHello, staff: boolean): boolean {
  if (channel === 'app' || channel === 'exhibitor') return true
  if (channel.startsWith('private-device.')) return staff && channel === `private-device.${hello.device?.uid}`
  return staff
}

const helloSchema = z.object({
  channels: z.array(z.string()).max(10),
  device: z
    .object({ uid: z.string().max(64), kind: z.enum(['register', 'scanner', 'signage', 'paper']) })
    .optional(),
  since: z.object({ position: z.int(), boot: z.string() }).optional(),
})

function readHello(text: string): LiveHello | undefined {
  try {
    return helloSchema.parse(JSON.parse(text)) as LiveHello
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
