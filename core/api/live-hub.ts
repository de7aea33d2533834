import type {
  BillChannel,
  BillEvent,
  DeviceEvent,
  EventOn,
  LiveChannel,
  LiveDevice,
  LiveEvent,
  LiveHello,
  LiveMessage,
  PublicChannel,
} from './live-events.ts'

/** Whether a page may get events of a cinema; events of no cinema are for all pages. */
type Works = (cinemaId: string | undefined) => boolean

type Listener = {
  channels: ReadonlySet<LiveChannel>
  track: Track
  device: LiveDevice | undefined
  works: Works
  send(message: string): void
}

/** How many past events a page that lost its connection may catch up on; longer gaps read everything again. */
const keptEvents = 500
/** A visitor's page catches up on no more than this: beyond it, reading everything again is cheaper. */
const visitorsKeptBytes = 64 * 1024

/**
 * Sends live events to the listening pages, and remembers the last ones for pages that were disconnected for a
 * moment. Visitors' events are numbered separately, so that gaps do not reveal events for staff.
 */
export function openLiveHub(boot: string) {
  const listeners = new Set<Listener>()
  /** At a relay: the kiosks connected to each cinema's box. */
  const reported = new Map<string, readonly LiveDevice[]>()
  const all = openTrack(`${boot} staff`, Infinity)
  const open = openTrack(boot, visitorsKeptBytes)

  /** @param cinemaId the cinema it is about, when it is not for employees of the others */
  function emit<Channel extends LiveChannel>(
    channel: Channel,
    event: EventOn<Channel>,
    cinemaId?: string,
  ): void {
    if (isBill(channel)) return emitToBuyer(channel, event as BillEvent)
    const toStaff = all.add(channel, event, cinemaId)
    const toVisitors = isPublic(channel) ? open.add(channel, event) : ''
    for (const { channels, track, works, send } of listeners)
      if (channels.has(channel) && works(cinemaId)) send(track === all ? toStaff : toVisitors)
  }

  /** A purchase's event is neither numbered nor kept: its page reads the bill whenever it connects. */
  function emitToBuyer(channel: BillChannel, event: BillEvent): void {
    for (const { channels, track, send } of listeners)
      if (channels.has(channel)) send(say({ kind: 'event', position: track.position(), event }))
  }

  /** The connected kiosks, each once, however many connections it has. */
  function devices(): LiveDevice[] {
    const present = new Map<string, LiveDevice>()
    const here = [...listeners].flatMap(({ device }) => device ?? [])
    for (const device of [...here, ...[...reported.values()].flat()])
      present.set(`${device.uid} ${device.kind}`, device)
    return [...present.values()]
  }

  function emitToDevices(): void {
    emit('presence-devices', { type: 'devices.changed', devices: devices() })
  }

  return {
    emit,
    tellDevice: (deviceId: string, event: DeviceEvent) => tellDevice(listeners, deviceId, event),
    devices,
    /** A cinema's box reports the kiosks that are connected to it. */
    reportDevices(cinemaId: string, connected: readonly LiveDevice[]): void {
      if (connected.length) reported.set(cinemaId, connected)
      else if (!reported.delete(cinemaId)) return
      emitToDevices()
    },
    /** Adds a page; sends what it missed, or `resync`. Returns a function that removes it. */
    join(
      hello: LiveHello,
      allowed: (channel: LiveChannel) => boolean,
      send: (message: string) => void,
      works: Works = () => true,
      device?: LiveDevice,
    ): () => void {
      const channels = new Set(hello.channels.filter(allowed))
      const track = [...channels].every(channel => isPublic(channel) || isBill(channel)) ? open : all
      const missed = hello.since && track.since(hello.since)
      const kind = hello.since && !missed ? 'resync' : 'hello'
      send(say({ kind, position: track.position(), boot: track.boot }))
      for (const event of missed ?? [])
        if (channels.has(event.channel) && works(event.cinemaId)) send(event.text)
      const listener: Listener = { channels, track, device, works, send }
      listeners.add(listener)
      if (device) emitToDevices()
      return () => {
        if (listeners.delete(listener) && device) emitToDevices()
      }
    },
    ...openLettingGo(),
    listeners: () => listeners.size,
    /** The position of visitors' pages now: where one resumes that was made now. */
    visitorsPosition: (): NonNullable<LiveHello['since']> => ({ boot: open.boot, position: open.position() }),
    /** Grows with every event: whatever was rendered at an earlier position may be stale. */
    position: () => all.position(),
  }
}
/**
 * Tells the pages of one register, where somebody is signed in, what is of this moment alone: it is neither numbered nor
 * kept, so that a page which comes back never acts on it late.
 */
function tellDevice(listeners: Iterable<Listener>, deviceId: string, event: DeviceEvent): void {
  for (const { channels, track, device, send } of listeners)
    if (device?.uid === deviceId && device.kind === 'register' && channels.has('private-exhibitor'))
      send(say({ kind: 'event', position: track.position(), event }))
}

/** Ends the connections of pages whose session has ended. */
function openLettingGo() {
  const checks = new Set<() => void>()
  return {
    /** Sessions may have ended: pages that were opened in one are looked at again now. */
    letGo(): void {
      for (const check of checks) check()
    },
    /** Adds what `letGo` does for one page. Returns a function that removes it. */
    onLetGo(check: () => void): () => void {
      checks.add(check)
      return () => checks.delete(check)
    },
  }
}

export type LiveHub = ReturnType<typeof openLiveHub>

/** The events of one audience, numbered without gaps; the last ones are kept. */
function openTrack(boot: string, keptMaxBytes: number) {
  const kept: { position: number; channel: LiveChannel; text: string; cinemaId: string | undefined }[] = []
  let position = 0
  let keptBytes = 0
  return {
    boot,
    position: () => position,
    add(channel: LiveChannel, event: LiveEvent, cinemaId?: string): string {
      position += 1
      const text = say({ kind: 'event', position, event })
      kept.push({ position, channel, text, cinemaId })
      keptBytes += text.length
      while (kept.length > keptEvents || keptBytes > keptMaxBytes) keptBytes -= kept.shift()!.text.length
      return text
    },
    /**
     * The events after a page's position; undefined when they are no longer kept, or the position is of another
     * server.
     */
    since({ boot: known, position: from }: NonNullable<LiveHello['since']>) {
      const first = kept[0]?.position ?? position + 1
      return known === boot && from >= first - 1 ? kept.filter(event => event.position > from) : undefined
    },
  }
}
type Track = ReturnType<typeof openTrack>

function say(message: LiveMessage): string {
  return JSON.stringify(message)
}

function isPublic(channel: LiveChannel): channel is PublicChannel {
  return channel === 'app' || channel === 'exhibitor'
}

export function isBill(channel: LiveChannel): channel is BillChannel {
  return channel.startsWith('bill.')
}
