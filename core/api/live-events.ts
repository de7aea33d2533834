/**
 * What the realtime connection tells browsers. Channels are those of spec/operations.md section 7; names of events
 * are the spec's things with a dot. `position` only grows; after a gap the server says `resync` and the page reads anew.
 */
export type LiveEvent = PublicEvent | PrivateEvent | BillEvent

/** Told to everybody: nothing here names a bill, payment, hold, voucher or ticket, or tells how much is sold. */
export type PublicEvent =
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
  | { type: 'price.changed' }
  | { type: 'price_rate.changed'; priceRateId: string }
  /** Movies, versions, screens, shows or events were edited. */
  | { type: 'programme.changed' }
  /** The line between box and relay came up or went down. */
  | { type: 'line.changed'; connected: boolean }
  /** The node began or ended to recover, or a manager decided: read its standing anew. */
  | { type: 'node_status.changed' }

/** Told to who is signed in. */
export type PrivateEvent =
  | { type: 'bill.status'; uuid: string; status: string }
  /** Vouchers, their turns or what is owed of them changed. */
  | { type: 'vouchers.changed' }
  /** Somebody changed an entry of the catalogue that is edited by its own form. */
  | { type: 'entry.changed'; kind: string; id: string }
  | { type: 'ticket.admitted'; scheduleId: string; inside: number }
  | { type: 'print.job'; id: string }
  /** Edits made here have got to the other side. */
  | { type: 'edits.arrived' }
  /** Kiosks came or went. */
  | { type: 'devices.changed'; devices: LiveDevice[] }

/** Told to whoever knows the bill's access key; which bill it is they know. */
export type BillEvent = { type: 'purchase.status'; status: string }

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

/** The general channel and the exhibitor's public one: everybody hears them. */
export type PublicChannel = 'app' | 'exhibitor'

/** The exhibitor's private channel, who is present, and one device's own: for who is signed in. */
export type PrivateChannel = 'private-exhibitor' | 'presence-devices' | `private-device.${string}`

/** One purchase's own: a page names it by the access key, the exhibitor by the bill's id. */
export type BillChannel = `bill.${string}`

export type LiveChannel = PublicChannel | PrivateChannel | BillChannel

/** What may be told on a channel. */
export type EventOn<Channel extends LiveChannel> = Channel extends PublicChannel
  ? PublicEvent
  : Channel extends BillChannel
    ? BillEvent
    : PublicEvent | PrivateEvent
