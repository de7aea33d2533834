/**
 * Events of the realtime connection to browsers. Channels are those of spec/operations.md section 7; event names are
 * the spec's things with a dot. `position` only grows; after a gap the server sends `resync` and the page reloads its
 * data.
 */
export type LiveEvent = PublicEvent | PrivateEvent | BillEvent | DeviceEvent

/** Sent to everybody: nothing here names a bill, payment, hold, voucher or ticket, or shows how much is sold. */
export type PublicEvent =
  /** Seats of a show were held, sold, transferred or freed: the counts now, and which seats to read again. */
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
  /** What the exhibitor writes on the website was edited. */
  | { type: 'content.changed' }
  /** What walls show, or how they look, was edited, or which wall is for what. */
  | { type: 'signage.changed' }
  /** Settings were changed, of the exhibitor or of a cinema. */
  | { type: 'settings.changed' }
  /** The link between box and relay came up or went down. */
  | { type: 'line.changed'; connected: boolean }
  /** The node began or ended a recovery, or a manager decided: read its status again. */
  | { type: 'node_status.changed' }
  /** Training began or ended: everything that was sold is another thing now. */
  | { type: 'training.changed' }

/** Sent to pages of signed-in employees. */
export type PrivateEvent =
  | { type: 'bill.status'; uuid: string; status: string }
  /** Vouchers, their turns or debts changed. */
  | { type: 'vouchers.changed' }
  /** A visitor wrote to the cinema, or somebody dealt with it. */
  | { type: 'messages.changed' }
  /** Reservations were made, changed, paid for or ended. */
  | { type: 'reservations.changed' }
  /** Stock was delivered, counted or wasted. */
  | { type: 'stock.changed' }
  /** A shift was opened, counted, handed over or closed, or cash moved with nothing sold. */
  | { type: 'cash.changed' }
  /** A cashier called a manager, or somebody comes. */
  | { type: 'bells.changed' }
  /** What a manager tells registers was changed, or somebody read it. */
  | { type: 'register_notices.changed' }
  /** Walls have said how often they showed their spots. */
  | { type: 'spots.played' }
  /** A basket was put aside at a register, or taken up again. */
  | { type: 'parked.changed' }
  /** A card terminal was asked, said something, or answered: tills read it again. */
  | { type: 'terminal.changed' }
  /** An entry of the catalogue was changed. */
  | { type: 'entry.changed'; kind: string; id: string }
  | { type: 'ticket.admitted'; scheduleId: string; inside: number }
  | { type: 'print.job'; id: string }
  /** A printer's condition, or what waits for it: tills read it again. */
  | { type: 'printing.changed' }
  /** Edits made here have arrived at the other side. */
  | { type: 'edits.arrived' }
  /** A manager reloads this device, or the one it belongs to. */
  | { type: 'device.reload' }
  /** Kiosks connected or disconnected. */
  | { type: 'devices.changed'; devices: LiveDevice[] }

/** Sent to the pages of one register, of this moment alone: a barcode reader of the box read this for it. */
export type DeviceEvent =
  | { type: 'code.scanned'; text: string }
  /** Letters of a code were lost on the way: it must be read again. */
  | { type: 'code.lost' }

/** Sent to pages that know the bill's access key; they know which bill it is. */
export type BillEvent = { type: 'purchase.status'; status: string }

export type LiveMessage =
  | { kind: 'hello'; position: number; boot: string }
  | { kind: 'event'; position: number; event: LiveEvent }
  /** The gap is too long, or it is another server: read everything again. */
  | { kind: 'resync'; position: number; boot: string }

/** A kiosk page that is open now; `uid` is its device's entry, which the server knows by the machine's token. */
export type LiveDevice = { uid: string; kind: 'register' | 'scanner' | 'signage' | 'paper' }

/**
 * A page's first message: which channels it wants, which device it is, and how far it had read in an earlier
 * connection.
 */
export type LiveHello = {
  channels: LiveChannel[]
  /** What the page is; which device it is on, the server knows itself. */
  device?: Pick<LiveDevice, 'kind'> & { uid?: string | undefined }
  since?: { position: number; boot: string }
}

/** The general channel and the exhibitor's public one: open to everybody. */
export type PublicChannel = 'app' | 'exhibitor'

/** The exhibitor's private channel and the presence channel, for signed-in employees; and one device's own. */
export type PrivateChannel = 'private-exhibitor' | 'presence-devices' | `private-device.${string}`

/** One purchase's channel: a page names it by the access key, the server by the bill's id. */
export type BillChannel = `bill.${string}`

export type LiveChannel = PublicChannel | PrivateChannel | BillChannel

/** The events of a channel. */
export type EventOn<Channel extends LiveChannel> = Channel extends PublicChannel
  ? PublicEvent
  : Channel extends BillChannel
    ? BillEvent
    : PublicEvent | PrivateEvent
