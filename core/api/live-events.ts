/**
 * What the realtime connection tells browsers. Channels are those of spec/operations.md section 7; names of events
 * are the spec's things with a dot. `position` only grows; after a gap the server says `resync` and the page reads anew.
 */
export type LiveEvent =
  /** Seats of a show changed hands: counts, and which seats are now what (absent from the list = free). */
  | {
      type: 'schedule.counts'
      scheduleId: string
      available: number
      availableOnline: number
      soldOut: boolean
      soldOutOnline: boolean
      seats: string[]
    }
  | { type: 'bill.status'; uuid: string; status: string }
  | { type: 'price.changed' }
  | { type: 'price_rate.changed'; priceRateId: string }
  /** Movies, versions, screens, shows or events were edited. */
  | { type: 'programme.changed' }
  | { type: 'ticket.admitted'; scheduleId: string; inside: number }
  | { type: 'print.job'; id: string }
  /** The line between box and relay came up or went down. */
  | { type: 'line.changed'; connected: boolean }

export type LiveMessage =
  | { kind: 'hello'; position: number; boot: string }
  | { kind: 'event'; position: number; event: LiveEvent }
  /** The gap is too long or the server is another one: read everything again. */
  | { kind: 'resync'; position: number; boot: string }

/** What a page says first: which channels it wants, and how far it had read in an earlier connection. */
export type LiveHello = { channels: LiveChannel[]; since?: { position: number; boot: string } }
export type LiveChannel = 'public' | 'staff' | 'device'
