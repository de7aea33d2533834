import type { TicketAdmitted } from '#core/admission/admission-store.ts'
import { partsOf, parseFact, type Fact } from '#core/journal/fact.ts'
import { type EpochOpened } from '#core/journal/storage/epoch-store.ts'
import { quarantinedOf } from '#core/journal/storage/quarantine-store.ts'
import type { Node } from '#core/journal/node.ts'
import type { ExchangeMade, RefundMade } from '#core/billing/refunds/facts.ts'
import type { SaleReinstated } from '#core/billing/facts.ts'
import type { Token, TokenChange } from '#core/seating/token.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Twin, Twins } from './twins.ts'
import { ticketsPaidBy } from './two-histories.ts'
import type { Wire } from './wire.ts'
import type { Fail, Row } from './witness.ts'

/**
 * What is promised of a box on two machines. One of them at a time is on the line; the replaced one writes nothing once
 * it has heard; what it wrote unheard is in nobody's journal but its own, is kept aside at the relay, and its registers
 * give it back. Nothing else is excused.
 */
export function openTwinCheck(
  parts: Seats & {
    twins: () => Twins
    /** Takes what came after the end of its stream out of the union. */
    cut: (isAfter: (fact: Fact) => boolean) => Fact[]
    bytesOf: (origin: string, seq: number) => string | undefined
    relay: Place
    /** A machine gave something of a bill back, and nobody else heard of it before it was replaced. */
    paidOutUnsynced: (billId: string) => void
    /** It let somebody in, and only scanners that are still there remember. */
    letInUnsynced: (ticketId: string) => void
    wireOf: (box: Place) => Wire
  },
) {
  const { fail, stats, twins, bytesOf } = parts
  /** The newest epoch the relay has opened for a box that stood in two machines. */
  const opened = new Map<string, number>()
  const ends = new Map<string, number>()
  /** What each older machine wrote after the end of its stream, by its place in it. */
  const quarantined = new Map<Place, Map<string, string>>()

  /** Tickets that a turn, or the manager's word for it, let in at a machine that was replaced. */
  const paid = new Set<string>()

  const twinOf = (place: Place) => twins().all.find(twin => twin.older === place)

  function endOf(origin: string): number {
    const { nodeId, epoch } = partsOf(origin)
    return epoch < (opened.get(nodeId) ?? 0) ? (ends.get(origin) ?? 0) : Infinity
  }
  const isAfter = ({ origin, seq }: { origin: string; seq: number }) => seq > endOf(origin)

  function keep(twin: Twin, { origin, seq }: { origin: string; seq: number }, bytes: string) {
    let kept = quarantined.get(twin.older)
    if (!kept) quarantined.set(twin.older, (kept = new Map()))
    if (kept.has(nameOf({ origin, seq }))) return
    kept.set(nameOf({ origin, seq }), bytes)
    count(stats, 'facts of a replaced machine')
    const { type, body } = parseFact(bytes)
    if (type === 'sale.made') count(stats, 'sales of a replaced machine')
    for (const ticketId of ticketsPaidBy({ type, body })) paid.add(ticketId)
    if (type === 'refund.made' || type === 'exchange.made')
      parts.paidOutUnsynced((body as RefundMade | ExchangeMade).billId)
    if (type === 'ticket.admitted') parts.letInUnsynced((body as TicketAdmitted).ticketId)
  }

  function epochOpened({ nodeId, epoch, closed }: EpochOpened) {
    const twin = twins().all.findLast(each => each.newer.identity.nodeId === nodeId)
    if (!twin || epoch <= (opened.get(nodeId) ?? 0)) return
    opened.set(nodeId, epoch)
    for (const { origin, seq } of closed) ends.set(origin, Math.min(seq, ends.get(origin) ?? Infinity))
    // What a person's choice between two histories sets aside is the fork's: others believed in it, and have gone on from it.
    const chosen = new Set(closed.flatMap(({ origin, fork }) => (fork ? [origin] : [])))
    for (const fact of parts.cut(after => isAfter(after) && !chosen.has(after.origin)))
      keep(twin, fact, JSON.stringify(fact))
  }

  return {
    see({ type, body }: Fact, author: Place): void {
      if (type === 'epoch.opened') epochOpened(body as EpochOpened)
      if (type === 'sale.reinstated') lookAtSeats(body as SaleReinstated, author, parts)
    },
    /** A row of a journal: whether it came after the end of its stream. Only the replaced machine itself has such. */
    isLate(place: Place, row: Row): boolean {
      const twin = twinOf(place)
      const { nodeId, epoch } = partsOf(row.origin)
      const epochNow = place.incarnation?.node.identity.epoch ?? 0
      const name = `${place.name} wrote ${nameOf(row)}`
      if (twin && nodeId === place.identity.nodeId && epoch === epochNow) {
        const isNew = !bytesOf(row.origin, row.seq) && !quarantined.get(place)?.has(nameOf(row))
        if (isNew && twin.heard) fail('fence', `${name} although it had heard that it was replaced`)
      }
      if (twin && row.bytes.includes('"epoch.opened"')) {
        const { type, body } = parseFact(row.bytes) as Fact<EpochOpened>
        const own = body.requestId === place.incarnation?.node.nodeStatus.recovery()?.requestId
        if (type === 'epoch.opened' && body.nodeId === place.identity.nodeId && body.epoch > epochNow && !own)
          twin.told = true
      }
      if (!isAfter(row)) return false
      if (twin) keep(twin, row, row.bytes)
      else fail('I3', `${place.name} took ${nameOf(row)}, and that stream ends at ${endOf(row.origin)}`)
      return true
    },
    /** Everything an older machine committed up to now is known: from here on it has heard what it was told. */
    looked(): void {
      for (const twin of twins().all) {
        twin.heard ||= twin.told
        twin.told ||= twin.older.incarnation?.node.nodeStatus.recovery()?.reason === 'taken_over'
        if (twin.wire.held() && parts.wireOf(twin.newer).held())
          fail('line', `${twin.newer.name} and ${twin.older.name} are on the line at once`)
      }
    },
    /** Whether a box stands in two machines now. */
    isApart: (nodeId: string): boolean =>
      twins().all.some(({ newer, over }) => !over && newer.identity.nodeId === nodeId),
    /** Whether it is the older of two machines, which the newer one does not hear. */
    isOlder: (node: Node): boolean => twins().all.some(({ older }) => older.incarnation?.node === node),
    /** Whether a machine was replaced: what it hands out now is in no journal but its own. */
    replaced: (node: Node): boolean =>
      twins().all.some(({ older, over }) => !over && older.incarnation?.node === node) &&
      node.identity.epoch < (opened.get(node.identity.nodeId) ?? 0),
    wasPaidIn: (ticketId: string) => paid.has(ticketId),
    /** How many facts of a replaced machine the relay has not kept aside. */
    unshown: ({ older }: Twin): number => unshownAt(parts.relay, [...(quarantined.get(older) ?? [])]),
  }
}

const nameOf = ({ origin, seq }: { origin: string; seq: number }) => `${origin}#${seq}`

/** How many of these facts a relay has not kept aside, by their names. */
function unshownAt({ incarnation }: Place, kept: readonly [name: string, bytes: string][]): number {
  if (!incarnation) return kept.length
  const shown = new Set(quarantinedOf(incarnation.node.db).map(fact => `${nameOf(fact)} ${fact.bytes}`))
  return kept.filter(([name, bytes]) => !shown.has(`${name} ${bytes}`)).length
}

type Seats = {
  fail: Fail
  stats: Stats
  holderOf: (scheduleId: string, seatId: string) => Token | undefined
  /** Whether a journal still says that there is this show; it may have been planned in a history that was set aside. */
  isPlanned: (scheduleId: string) => boolean
  /** Whether a seat was moved in a time that a box in emergency mode has forgotten. */
  excused: (seat: string) => boolean
}

/**
 * The guest of a sale that comes back has no seat only where somebody else has it, or an older version thinks so, or
 * where their show has gone with a history: the other side may have given a seat of it to the box, which knows no show.
 */
function lookAtSeats({ billId, displaced }: SaleReinstated, author: Place, of: Seats): void {
  count(of.stats, 'seats a register gave back that somebody else has', displaced.length)
  for (const { scheduleId, seatId } of displaced) {
    const token = of.holderOf(scheduleId, seatId)
    const isLeft = token?.owner === 'box' && token.state === 'free' && of.isPlanned(scheduleId)
    const excused = of.excused(`${scheduleId}/${seatId}`) || isUnread(author, scheduleId, seatId)
    if (isLeft && !excused)
      of.fail('I2', `${scheduleId}/${seatId} is the box's and free, and the guest of ${billId} lost it`)
  }
}

/** Whether an older version keeps a fact about a seat, or about its show, that it cannot read: then it knows of no right to it. */
function isUnread(place: Place, scheduleId: string, seatId: string): boolean {
  const unread = place
    .incarnation!.node.db.prepare(
      'SELECT f.bytes FROM parked p JOIN facts f ON f.origin_id = p.origin_id AND f.seq = p.seq',
    )
    .pluck()
    .all() as string[]
  return unread.some(bytes => {
    const { type, body } = parseFact(bytes)
    const { id, tokens = [] } = body as { id?: string; tokens?: TokenChange[] }
    if (type === 'schedule.created' && id === scheduleId) return true
    return tokens.some(change => change.scheduleId === scheduleId && change.seatId === seatId)
  })
}
