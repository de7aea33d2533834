import type { SyncMessage } from '#core/replication/sync-messages.ts'
import { parseFact } from '#core/journal/fact.ts'
import { openDoorCheck } from './door-check.ts'
import type { EmergencyModeCheck } from './emergency-mode-check.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail, Told } from './witness.ts'

export type Handed = {
  billId: string
  ticketId: string
  scheduleId: string
  seatId: string
  cinemaId: string
  nodeId: string
  epoch: number
  seq: number
}

/** I4: whatever leaves a node rests on facts that its mirror holds. */
function mirrorFirst(fail: Fail) {
  function onMirror(place: Place, origin: string, seq: number, what: string) {
    const end = place.secondDisk.end(origin)
    if (seq > end)
      fail('I4', `${place.name} let go of ${what} resting on ${origin}#${seq}, and its mirror ends at ${end}`)
  }

  return {
    /** An answer, a piece of paper: everything its node knows at this moment must be on the mirror. */
    whenMirrored(place: Place, what: string): void {
      for (const { origin, seq } of place.incarnation?.node.journal.heads() ?? [])
        onMirror(place, origin, seq, what)
    },
    sent(place: Place, message: SyncMessage): void {
      if (message.kind === 'facts')
        for (const { bytes } of message.facts) onMirror(place, message.origin, parseFact(bytes).seq, 'a fact')
      else if (message.kind === 'head')
        onMirror(place, message.head.origin, message.head.seq, 'a confirmation')
      else if ((message.kind === 'answer' || message.kind === 'give-turns') && message.at)
        onMirror(place, message.at.origin, message.at.seq, 'a grant')
      else if (message.kind === 'hello')
        for (const { origin, seq } of message.heads) onMirror(place, origin, seq, 'a greeting')
    },
    /** A file leaves, and says how far its machine holds everything. */
    carried(place: Place, heads: readonly { origin: string; seq: number }[]): void {
      for (const { origin, seq } of heads) onMirror(place, origin, seq, 'a file')
    },
    /** A payment or a refund was ordered at the provider, resting on a fact. */
    ordered(place: Place, reason: { origin: string; seq: number } | undefined): void {
      if (!reason || reason.seq > place.secondDisk.end(reason.origin))
        fail('I4', `${place.name} ordered money resting on a fact its mirror does not hold`)
    },
  }
}

/** What drawers gave out. */
function openDrawers(fail: Fail, paidIn: (billId: string) => number) {
  /** Money that left a drawer for a bill, by the return it was given out for. */
  const drawers = new Map<string, Map<string, number>>()
  /** Bills that the older of two machines gave something back of. */
  const paidUnsynced = new Set<string>()

  return {
    /**
     * A drawer was opened; whatever was lost since, no guest gets more out of it than was paid in. Two machines that do
     * not hear each other may both pay.
     */
    payOut(billId: string, returnId: string, cents: number, unsynced: boolean): void {
      if (unsynced) paidUnsynced.add(billId)
      const out = drawers.get(billId) ?? new Map<string, number>()
      drawers.set(billId, out.set(returnId, cents))
      const sum = [...out.values()].reduce((total, each) => total + each, 0)
      const paid = paidIn(billId)
      if (sum > paid && !paidUnsynced.has(billId))
        fail('I5', `${sum} left the drawer for ${billId}, and ${paid} came in`)
    },
    /** Bills of which a drawer gave something out, whatever was lost since. */
    paidOutOf: () => [...drawers.keys()],
    paidOutUnsynced: (billId: string) => void paidUnsynced.add(billId),
    /** Whether a machine gave something of a bill back that the other one does not hear. */
    paidUnsynced: (billId: string) => paidUnsynced.has(billId),
  }
}

/**
 * I4 and the world outside: whatever leaves a node rests on facts that its mirror holds; of all tickets ever handed
 * out no two are for one seat; a ticket opens the door once.
 */
export function openOutputCheck(
  fail: Fail,
  stats: Stats,
  about: {
    /** Whether the journals know a ticket as sold, and neither refunded nor exchanged. */
    live: (ticketId: string) => boolean
    /** Whether a ticket's seat was still to be had when a register brought its sale back. */
    seated: (ticketId: string) => boolean
    /** Whether a seat was moved in a time that a box in emergency mode has forgotten. */
    excused: (seat: string) => boolean
    /** Whether a fact was written in emergency mode. */
    isAlone: EmergencyModeCheck['isAlone']
    /** Which place ended a ticket. */
    endedBy: (ticketId: string) => Place | undefined
    /** Whether a box stands in two machines now. */
    isApart: (nodeId: string) => boolean
    /** What a guest has paid for a bill, in cents. */
    paidIn: (billId: string) => number
  },
) {
  const tickets: Handed[] = []
  const bySeat = new Map<string, Set<string>>()
  const known = new Set<string>()
  const { reset: forgetDoors, see: seeAtDoor, ...doors } = openDoorCheck(fail, stats, about)
  const drawers = openDrawers(fail, about.paidIn)

  return {
    /** What was lost with both disks is excused: its tickets are out, and nobody knows of them. */
    reset() {
      forgetDoors()
      known.clear()
    },
    /** Whether any journal still knows of a ticket. */
    receipt: (ticketId: string) => known.has(ticketId),
    tickets,
    ...mirrorFirst(fail),
    ...drawers,
    ...doors,
    inside: () => doors.inside(tickets),
    /** @param knowsAll false for a node that has forgotten something, or cannot read it: it may show what has ended */
    handOut(ticket: Handed, knowsAll: boolean): void {
      const seat = `${ticket.scheduleId}/${ticket.seatId}`
      let out = bySeat.get(seat)
      if (!out) bySeat.set(seat, (out = new Set()))
      if (!out.has(ticket.ticketId)) {
        out.add(ticket.ticketId)
        tickets.push(ticket)
      }
      const valid = [...out].filter(id => about.live(id) && about.seated(id))
      if (valid.length > 1 && about.excused(seat)) count(stats, 'tickets out for one seat, in emergency mode')
      else if (valid.length > 1) fail('I2', `tickets ${valid.join(' and ')} are out for ${seat}`)
      // A sale sent again to one of two machines, of which the other one has given it back.
      const backElsewhere = about.endedBy(ticket.ticketId) && about.isApart(ticket.nodeId)
      if (!about.live(ticket.ticketId) && !knowsAll) count(stats, 'tickets shown, their end forgotten')
      else if (!about.live(ticket.ticketId) && !drawers.paidUnsynced(ticket.billId) && !backElsewhere)
        fail('I2', `${ticket.ticketId} of ${ticket.billId} is out, which no journal knows as sold`)
    },
    see(told: Told): void {
      seeAtDoor(told)
      const { lines, newLines } = told.fact.body as Record<'lines' | 'newLines', unknown>
      for (const line of [lines, newLines].flat() as ({ ticketId?: string } | undefined)[])
        if (line?.ticketId) known.add(line.ticketId)
    },
  }
}
