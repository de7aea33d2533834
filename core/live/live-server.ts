import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import * as z from 'zod'
import { admittedCount } from '../admission/store.ts'
import { worksIn } from '../access/employee.ts'
import { scheduleById } from '../programme/store.ts'
import { statusAndCinemaOf, statusOf } from '../billing/store.ts'
import { isBot } from '../api/bots.ts'
import type { Entry } from '../journal/entry-fields.ts'
import type { FactType } from '../journal/fact-bodies.ts'
import { activeDevice } from '../kiosks/machine-store.ts'
import { emitCounts } from './counts.ts'
import { billIdOf } from '../access/access-key.ts'
import { addressOf, limitKeyOf, type TrustsProxy } from '../api/address.ts'
import type { Tenant } from '../api/tenant.ts'
import { liveLimits, manifold, openLiveBounds, type LiveLimits } from './live-bounds.ts'
import type { LiveChannel, LiveHello, PrivateEvent, PublicEvent } from '../api/live-events.ts'
import type { SignedIn } from '../api/mount.ts'
import { liveMeaning } from './live-facts.ts'
import { isBill } from '../api/live-hub.ts'
import { settingOf } from '../venue/settings/effective.ts'
import { upgradePath } from '../api/upgrade.ts'

/** How long a page may get events after its session has ended. */
const staffCheckedMs = 10_000

/** Facts that may end somebody's sessions; other ways they end are seen within `staffCheckedMs`. */
const endsSessions: ReadonlySet<string> = new Set<FactType>([
  'credential.set',
  'employee.changed',
  'role.changed',
  'device.changed',
  'device.let_in',
])

/** Turns facts into live events for an exhibitor's pages, once they are on the mirror. */
export function emitLive(tenant: Tenant): () => void {
  return tenant.node.subscribe(({ facts }) => {
    if (facts.some(({ type }) => endsSessions.has(type))) tenant.live.letGo()
    const { events, seats } = liveMeaning(facts)
    for (const event of events) emit(tenant, event)
    for (const [scheduleId, changed] of seats) emitCounts(tenant, scheduleId, changed)
  })
}

/**
 * Events that name a bill, ticket or voucher, or show that one was sold, are for staff; a buyer gets those of his
 * bill.
 */
function emit({ node, live }: Tenant, event: PublicEvent | PrivateEvent): void {
  switch (event.type) {
    case 'bill.status': {
      const { status = '', cinemaId } = statusAndCinemaOf(node.db, event.uuid) ?? {}
      live.emit('private-exhibitor', { ...event, status }, cinemaId)
      return live.emit(`bill.${event.uuid}`, { type: 'purchase.status', status })
    }
    case 'ticket.admitted':
      return live.emit(
        'private-exhibitor',
        { ...event, inside: admittedCount(node.db, event.scheduleId).inside },
        scheduleById(node.db, event.scheduleId)?.cinemaId,
      )
    case 'entry.changed':
      // A device that nobody is signed in at hears of itself.
      if (event.kind === 'device') live.emit(`private-device.${event.id}`, event)
      return live.emit('private-exhibitor', event)
    case 'vouchers.changed':
    case 'stock.changed':
    case 'messages.changed':
    case 'cash.changed':
    case 'terminal.changed':
    case 'reservations.changed':
    case 'parked.changed':
    case 'bells.changed':
    case 'register_notices.changed':
    case 'spots.played':
    case 'print.job':
    case 'printing.changed':
    case 'edits.arrived':
    case 'devices.changed':
    case 'device.reload':
      return live.emit('private-exhibitor', event)
    default:
      return live.emit('exhibitor', event)
  }
}

type Door = {
  signedInOf: (request: IncomingMessage, tenant: Tenant) => SignedIn | undefined
  /** Which proxies are trusted to name the client. */
  trusts: TrustsProxy
  limits?: Partial<LiveLimits>
}

/**
 * Accepts realtime connections at `/live`. Signed-in employees get more events than visitors, while they are signed
 * in; visitors' connections are limited per address and in total. Upgrades for other paths are left to other
 * listeners.
 */
export function serveLive(
  server: Server,
  tenantOf: (request: IncomingMessage) => Tenant | undefined,
  door: Door,
) {
  const limits = { ...liveLimits, ...door.limits }
  const now = () => performance.now()
  const visitors = openLiveBounds(limits, now)
  // Staff share an office's address, so they get more, but still a limit: a program of theirs may be faulty.
  const staffs = openLiveBounds(manifold(limits, 4), now)
  const crowds = new Map<Tenant, number>()
  const checks = new Set<() => void>()
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 4096 })
  server.on('upgrade', (request, socket: Duplex, head) => {
    if (upgradePath(request) !== '/live') return
    const tenant = tenantOf(request)
    if (!tenant || !sameOrigin(request)) return void socket.destroy()
    if (isBot(request.headers['user-agent'])) return void socket.destroy()
    const who = () => door.signedInOf(request, tenant)
    const machine = () => activeDevice(request, tenant)
    const device = machine()
    const staff = who() !== undefined || device !== undefined
    const crowd = crowds.get(tenant) ?? 0
    const address = limitKeyOf(addressOf(request, door.trusts))
    const leave = crowd >= limits.perTenant ? undefined : (staff ? staffs : visitors).enter(address)
    if (!leave) return refuse(socket)
    crowds.set(tenant, crowd + 1)
    socket.once('close', () => {
      leave()
      crowds.set(tenant, (crowds.get(tenant) ?? 1) - 1)
    })
    sockets.handleUpgrade(request, socket, head, page => {
      const signedInHere = who()
      listen(page, tenant, { signedIn: signedInHere, device }, limits)
      if (!staff) return
      const isAsBefore = () =>
        (!signedInHere || who() !== undefined) && (!device || machine()?.id === device.id)
      const check = () => {
        if (!isAsBefore()) page.terminate()
      }
      const forget = tenant.live.onLetGo(check)
      checks.add(check)
      page.on('close', () => {
        forget()
        checks.delete(check)
      })
    })
  })
  // A page whose session has ended reconnects as a visitor, one whose device was stopped as a stranger.
  const timer = setInterval(() => {
    for (const check of checks) check()
  }, staffCheckedMs)
  timer.unref()
  sockets.on('close', () => clearInterval(timer))
  return sockets
}

/** Says that there are too many, and closes both halves: a caller who keeps his own open would be counted by nobody. */
function refuse(socket: Duplex): void {
  socket.end('HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\n\r\n', () => socket.destroy())
}

type Caller = { signedIn: SignedIn | undefined; device: Entry<'device'> | undefined }

function listen(page: WebSocket, tenant: Tenant, { signedIn, device }: Caller, limits: LiveLimits) {
  const staff = signedIn !== undefined
  let leave: (() => void) | undefined
  let messages = 0
  let minuteMs = performance.now()
  let replayed = false
  const silent = setTimeout(() => page.close(1008), limits.helloMs).unref()
  page.on('message', data => {
    clearTimeout(silent)
    leave?.()
    leave = undefined
    if (performance.now() - minuteMs >= 60_000) [messages, minuteMs] = [0, performance.now()]
    messages += 1
    if (messages > limits.wordsPerMinute) return page.close(1008)
    const received = readHello(String(data))
    if (!received) return page.close(1003)
    // Missed events are sent once; a second hello on the same connection has missed nothing.
    const hello = replayed ? withoutSince(received) : received
    replayed ||= received.since !== undefined
    const receivesAll = isReceived(tenant, { signedIn, device })
    const own = device ? ownChannels(device) : []
    leave = tenant.live.join(
      { ...hello, channels: [...hello.channels, ...own] },
      channel => own.includes(channel) || (mayReceive(channel, staff) && (receivesAll || isBill(channel))),
      message => (page.bufferedAmount > limits.backlogMaxBytes ? page.terminate() : page.send(message)),
      cinemaId => cinemaId === undefined || worksIn(signedIn?.cinemas ?? [], cinemaId),
      device && hello.device && { uid: device.id, kind: hello.device.kind },
    )
    emitPurchases(tenant, hello.channels)
  })
  page.on('close', () => {
    clearTimeout(silent)
    leave?.()
  })
  page.on('error', () => page.terminate())
}

/** A purchase's page may have been disconnected when it changed, so its status is sent once the mirror holds it. */
function emitPurchases({ node, live }: Tenant, channels: readonly LiveChannel[]): void {
  const bills = channels.filter(isBill)
  if (!bills.length || node.state() === 'mirror_lost' || node.state() === 'reading') return
  void node.whenMirrored().then(() => {
    for (const channel of bills) {
      const status = node.db.raw.open ? statusOf(node.db, channel.slice(5)) : undefined
      if (status) live.emit(channel, { type: 'purchase.status', status })
    }
  })
}

/** A device hears what is for itself, and for the one it belongs to. */
function ownChannels({ id, parentId }: Entry<'device'>): LiveChannel[] {
  return [id, ...(parentId ? [parentId] : [])].map((each): LiveChannel => `private-device.${each}`)
}

function withoutSince({ channels, device }: LiveHello): LiveHello {
  return device ? { channels, device } : { channels }
}

function mayReceive(channel: LiveChannel, staff: boolean): boolean {
  if (channel === 'app' || channel === 'exhibitor' || isBill(channel)) return true
  return staff && !channel.startsWith('private-device.')
}

/** Where the exhibitor says so, pages of its website hear of their own purchase alone. */
function isReceived({ node }: Tenant, { signedIn, device }: Caller): boolean {
  if (signedIn || device || node.identity.role === 'box') return true
  return settingOf(node.catalogue, 'broadcasting')
}

const helloSchema = z.object({
  channels: z.array(z.string().max(100)).max(10),
  device: z
    .object({ uid: z.string().max(64).optional(), kind: z.enum(['register', 'scanner', 'signage', 'paper']) })
    .optional(),
  since: z.object({ position: z.int(), boot: z.string().max(100) }).optional(),
})

/** A page names its purchase by the access key; the bill it opens is known by another id. */
function readHello(text: string): LiveHello | undefined {
  try {
    const hello = helloSchema.parse(JSON.parse(text)) as LiveHello
    const channels = hello.channels.map(name => (isBill(name) ? billChannel(name.slice(5)) : name))
    return { ...hello, channels }
  } catch {
    return undefined
  }
}

function billChannel(accessKey: string): LiveChannel {
  return `bill.${billIdOf(accessKey)}`
}

/** A page of another site must not connect with our visitor's cookies. */
function sameOrigin(request: IncomingMessage): boolean {
  const origin = request.headers.origin
  // A sandboxed page's origin is the word `null`, which is no address and not ours.
  return !origin || (URL.canParse(origin) && new URL(origin).host === request.headers.host)
}
