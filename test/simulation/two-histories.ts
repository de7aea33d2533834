import { partsOf, parseFact, type Fact } from '#core/journal/fact.ts'
import { type EpochOpened } from '#core/journal/storage/epoch-store.ts'
import { quarantinedOf } from '#core/journal/storage/quarantine-store.ts'
import type { TicketAdmitted } from '#core/admission/admission-store.ts'
import type { ExchangeMade, RefundMade } from '#core/billing/refunds/facts.ts'
import type { SaleMade } from '#core/billing/facts.ts'
import { billById } from '#core/billing/store.ts'
import type { TokenChange } from '#core/seating/token.ts'
import type { TurnsUsed, VoucherIssued, VoucherOverridden } from '#core/vouchers/facts.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail, openWitness, Row, Told } from './witness.ts'

/** One box that was set back to a copy and that nobody told so before it wrote on. */
export type Fork = {
  readonly box: Place
  /** Which history a manager keeps, should there be two. */
  readonly keep: 'relay' | 'box'
  /** The epoch it had reached before it was set back. */
  readonly lived: number
  /** The copy is of before that epoch, of which nobody holds a fact: the box may be told to go on there once more. */
  readonly isUnused: boolean
  /** How far the copy held each of the box's own streams. */
  readonly ends: ReadonlyMap<string, number>
  /** What it wrote under numbers that others know as something else, stream by stream, in its order. */
  readonly wrote: Map<string, Written[]>
  /** Its epoch after that was opened: what it may have forgotten is decided. */
  opened: boolean
  /** How many facts had been told when it heard that there are two histories; from then on it waits for a person. */
  stopped: number | undefined
  over: boolean
}

type Written = Row & { at: number }
type Witness = ReturnType<typeof openWitness>

/** What of a history that is set aside makes what the other one says later look strange. */
type SetAside = {
  seats: (keys: string[]) => void
  admitted: (ticketId: string) => void
  paidOut: (billId: string) => void
}

export const nameOf = ({ origin, seq }: Pick<Row, 'origin' | 'seq'>) => `${origin}#${seq}`

const writtenOf = ({ fact, hash, at }: Told): Written => ({
  origin: fact.origin,
  seq: fact.seq,
  bytes: JSON.stringify(fact),
  hash,
  at,
})

export type ForkParts = {
  fail: Fail
  stats: Stats
  relay: Place
  witness: Witness
  /** Lets the checks hear the story again; terminals are not asked for what is gone before anybody knew of two histories. */
  retell: (left: readonly Told[], gone?: readonly Told[]) => void
  setAside: SetAside
}

/** What was ever written on a history that did not stand, or does not yet. */
export function openAside() {
  const aside = new Map<string, Set<string>>()
  /** Tickets whose turn or debt stands there. */
  const paidInQuarantine = new Set<string>()
  /** Bills that were sold there, or in what a box forgot that nobody else knew. */
  const soldInQuarantine = new Set<string>()
  /** Vouchers that were issued there, by their codes. */
  const issuedInQuarantine = new Set<string>()
  /** Shows that were planned there. */
  const plannedInQuarantine = new Set<string>()

  function noteSold({ type, body }: Pick<Fact, 'type' | 'body'>): void {
    if (type === 'sale.made') soldInQuarantine.add((body as SaleMade).billId)
  }

  function put(row: Row) {
    const name = nameOf(row)
    aside.set(name, (aside.get(name) ?? new Set()).add(row.bytes))
    const { type, body } = parseFact(row.bytes)
    for (const ticketId of ticketsPaidBy({ type, body })) paidInQuarantine.add(ticketId)
    noteSold({ type, body })
    if (type === 'voucher.issued') issuedInQuarantine.add((body as VoucherIssued).voucherId)
    if (type === 'schedule.created') plannedInQuarantine.add((body as { id: string }).id)
  }

  return {
    put,
    noteSold,
    drop: (row: Row) => void aside.get(nameOf(row))?.delete(row.bytes),
    holds: (row: Row): boolean => aside.get(nameOf(row))?.has(row.bytes) ?? false,
    knows: (name: string) => aside.has(name),
    /** What the other checks ask of it. */
    asked: {
      wasPaidInQuarantine: (ticketId: string) => paidInQuarantine.has(ticketId),
      wasSoldInQuarantine: (billId: string) => soldInQuarantine.has(billId),
      wasIssuedInQuarantine: (voucherId: string) => issuedInQuarantine.has(voucherId),
      wasPlannedInQuarantine: (scheduleId: string) => plannedInQuarantine.has(scheduleId),
    },
  }
}
type Aside = ReturnType<typeof openAside>

/** The tickets that a fact lets in by a turn, or by the manager's word for one. */
export function ticketsPaidBy({ type, body }: Pick<Fact, 'type' | 'body'>): string[] {
  if (type === 'voucher.overridden') return [(body as VoucherOverridden).ticketId]
  return type === 'turns.spent' ? (body as TurnsUsed).turns.map(({ ticketId }) => ticketId) : []
}

/** People hold what a history gave them that was set aside, or that nobody knew to be a second one. */
function excuse(setAside: SetAside, gone: readonly Told[]): void {
  for (const { type, body } of gone.map(({ fact }) => fact)) {
    const { tokens = [], freed = [] } = body as Record<string, TokenChange[]>
    setAside.seats([...tokens, ...freed].map(({ scheduleId, seatId }) => `${scheduleId}/${seatId}`))
    if (type === 'ticket.admitted') setAside.admitted((body as TicketAdmitted).ticketId)
    if (type === 'refund.made' || type === 'exchange.made')
      setAside.paidOut((body as RefundMade | ExchangeMade).billId)
  }
}

/** What a box writes under numbers that others know as something else. */
export function checkWriting({
  fail,
  stats,
  witness,
  setAside,
  aside,
}: Pick<ForkParts, 'fail' | 'stats' | 'witness' | 'setAside'> & { aside: Aside }) {
  /** Whether the box wrote this without knowing what stands under that number. */
  function isOther(fork: Fork, row: Row): boolean {
    const { nodeId, epoch } = partsOf(row.origin)
    if (nodeId !== fork.box.identity.nodeId || row.seq <= (fork.ends.get(row.origin) ?? 0)) return false
    const known = witness.bytesOf(row.origin, row.seq)
    if (known !== undefined) return known !== row.bytes
    return Boolean(fork.wrote.get(row.origin)?.length) || epoch < fork.lived
  }

  function add(fork: Fork, row: Row | Written) {
    const rows = fork.wrote.get(row.origin) ?? []
    fork.wrote.set(row.origin, rows)
    if (!rows.length) count(stats, 'streams with two histories')
    count(stats, 'facts of a second history')
    // Of a stream whose other history came to a disk only then, it may have written before.
    if (fork.stopped !== undefined && !('at' in row && row.at <= fork.stopped))
      fail('fence', `${fork.box.name} wrote ${nameOf(row)} and knows that it has two histories`)
    rows.push({ at: witness.now(), ...row })
    aside.put(row)
  }

  /** What a box wrote before anybody knew of two histories. */
  function addAll(fork: Fork, gone: readonly Told[]) {
    for (const told of gone) add(fork, writtenOf(told))
    excuse(setAside, gone)
  }

  return { isOther, add, addAll }
}

/** A person chooses between two histories. */
export function checkChoice({ fail, stats, witness, retell, setAside }: ForkParts, aside: Aside) {
  function decided(fork: Fork, fact: Fact<EpochOpened>) {
    fork.opened = true
    const both = [...fork.wrote].filter(([origin]) => partsOf(origin).epoch >= fork.lived)
    for (const [origin, rows] of both) {
      const end = fact.body.closed.find(each => each.origin === origin)
      if (!end?.fork) {
        fail('fork', `${origin} has two histories, and ${nameOf(fact)} goes on without choosing one`)
        continue
      }
      if (!fact.actor.who.startsWith('employee:'))
        fail('fork', `${nameOf(fact)} was decided by ${fact.actor.who}`)
      if ((end.fork.next === rows[0]!.hash) !== (fork.keep === 'box'))
        fail('fork', `${nameOf(fact)} does not keep of ${origin} what the ${fork.keep} holds`)
      if (fork.keep === 'box') keepOther(fork, origin, rows)
    }
    if (both.length) count(stats, `histories chosen: the ${fork.keep}’s`)
  }

  /** The box's history stands: what all others believed in is set aside. */
  function keepOther(fork: Fork, origin: string, rows: Written[]) {
    rows.forEach(aside.drop)
    const { left, gone } = witness.swap(rows, fork.box)
    const lost = gone.map(writtenOf)
    lost.forEach(aside.put)
    excuse(setAside, gone)
    fork.wrote.set(origin, lost)
    retell(left, gone)
  }

  return { decided }
}

/**
 * Facts of the history that did not stand: who held them, or the relay, shows too little of them, or a sale is nowhere.
 */
export function* missing(fork: Fork, relay: Place): Generator<string> {
  const lost = [...fork.wrote.values()].flat()
  const changed = new Set(
    lost
      .map(({ bytes }) => parseFact(bytes))
      .flatMap(({ type, body }) =>
        type === 'refund.made' || type === 'exchange.made' ? [(body as RefundMade).billId] : [],
      ),
  )
  for (const place of [relay, fork.box]) {
    const { db } = place.incarnation!.node
    const shown = new Set(quarantinedOf(db).map(quarantined => `${nameOf(quarantined)} ${quarantined.bytes}`))
    for (const row of lost) {
      const { type, body } = parseFact(row.bytes)
      const keeps = place === relay || fork.keep === 'relay'
      if (keeps && !shown.has(`${nameOf(row)} ${row.bytes}`))
        yield `${place.name} has not kept ${nameOf(row)} aside`
      const billId = (body as SaleMade).billId
      if (type.startsWith('sale.') && !changed.has(billId) && !billById(db, billId))
        yield `${place.name} does not know ${billId}, which was sold in the history that was set aside`
    }
  }
}
