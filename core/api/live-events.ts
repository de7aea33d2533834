/**
 * What the realtime connection tells browsers. Channels are those of spec/operations.md section 7; names of events
 * are the spec's things with a dot. `position` only grows; after a gap the server says `resync` and the page reads anew.
 */
export type LiveEvent =
  /** Seats of a show changed hands: the counts now, and which seats to look at anew. */
  | {
      type: 'schedule.counts'
      scheduleId: string
      available: number
      availableOnline: number
      availableHere: number
      availableThere: number
      soldOut: boolean
      soldOutOnline: boolean
      seats: string[]
    }
  | { type: 'bill.status'; uuid: string; status: string }
  | { type: 'price.changed' }
  | { type: 'price_rate.changed'; priceRateId: string }
  /** Movies, versions, screens, shows or events were edited. */
  | { type: 'programme.changed' }
  /** Vouchers, their turns or what is owed of them changed. */
  | { type: 'vouchers.changed' }
  | { type: 'ticket.admitted'; scheduleId: string; inside: number }
  | { type: 'print.job'; id: string }
  /** Edits made here have got to the other side. */
  | { type: 'edits.arrived' }
  /** The line between box and relay came up or went down. */
  | { type: 'line.changed'; connected: boolean }
  /** The node began or ended to recover, or a manager decided: read its standing anew. */
  | { type: 'standing.changed' }
  /** Kiosks came or went. */
  | { type: 'devices.changed'; devices: LiveDevice[] }

export type LiveMessage =
  | { kind: 'hello'; position: number; boot: string }
  | { kind: 'event'; position: number; event: LiveEvent }
  /** The gap is too long or the server is another one: read everything again. */
  | { kind: 'resync'; position: number; boot: string }

/** A kiosk page that is open now; `uid` is the device's own, kept across reloads. */
export type LiveDevice = { uid: string; kind: 'register' | 'scanner' | 'signage' | 'paper' }

/** What a page says first: which channels it wants, who it is, and how far it had read in an earlier connection. */
export type LiveHello = {
  channels: LiveChannel[]
  device?: LiveDevice
  since?: { position: number; boot: string }
}

/**
 * The general channel, the exhibitor's public and private ones, who is present, and one device's own. Visitors hear the
 * first two; staff and the kiosks on the cinema's own network hear all.
 */
export type LiveChannel =
  'app' | 'exhibitor' | 'private-exhibitor' | 'presence-devices' | `private-device.${string}`
