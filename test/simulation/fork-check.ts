import { partsOf, parseFact, type Fact } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { forksOf } from '#core/journal/storage/branch-store.ts'
import { type EpochOpened } from '#core/journal/storage/epoch-store.ts'
import { quarantinedOf } from '#core/journal/storage/quarantine-store.ts'
import type { TicketAdmitted } from '#core/admission/store.ts'
import type { ExchangeMade, RefundMade } from '#core/billing/refunds/facts.ts'
import type { SaleMade } from '#core/billing/facts.ts'
import { billById } from '#core/billing/store.ts'
import type { TokenChange } from '#core/seating/token.ts'
import type { TurnsUsed, VoucherOverridden } from '#core/vouchers/facts.ts'
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
  /** How far the copy held each of the box's own streams. */
  readonly ends: ReadonlyMap<string, number>
  /** What it wrote under numbers that others know as something else, stream by stream, in its order. */
  readonly wrote: Map<string, Written[]>
  /** Its epoch after that was opened: what it may have forgotten is decided. */
  opened: boolean
  /** It has been told that there are two histories, and waits for a person. */
  stopped: boolean
  over: boolean
}

type Written = Row & { at: number }
type Witness = ReturnType<typeof openWitness>

/** A box that is set back now. */
type SetBack = Pick<Fork, 'box' | 'keep' | 'lived'> & {
  /** What nobody's journal held then: some of it may be on its way to a disk. */
  gone: readonly Told[]
  /** Some of it came to a disk: others know more of the box than it does, after all. */
  whenKnown: (fork: Fork) => void
}

/** What of a history that is set aside makes what the other one says later look strange. */
type SetAside = {
  seats: (keys: string[]) => void
  admitted: (ticketId: string) => void
  paidOut: (billId: string) => void
}

const nameOf = ({ origin, seq }: Pick<Row, 'origin' | 'seq'>) => `${origin}#${seq}`

const writtenOf = ({ fact, hash, at }: Told): Written => ({
  origin: fact.origin,
  seq: fact.seq,
  bytes: JSON.stringify(fact),
  hash,
  at,
})

/**
 * What is promised of a box that was set back where nobody who remembers could be heard, and wrote on. Until a person
 * has chosen, both sides know that there are two histories and the box writes nothing more. The chosen one stands; what
 * the other one holds is kept aside on both sides, and its register sales come back or are left to a person.
 */
export function openForkCheck(parts: {
  fail: Fail
  stats: Stats
  relay: Place
  witness: Witness
  /** Lets the checks hear the story again. */
  retell: (left: ReturnType<Witness['swap']>['left']) => void
  setAside: SetAside
}) {
  const { fail, stats, relay, witness } = parts
  const all: Fork[] = []
  /** Everything that was ever written on a history that did not stand, or does not yet. */
  const aside = new Map<string, Set<string>>()
  /** Tickets whose turn or debt stands there. */
  const paidInQuarantine = new Set<string>()
  /** Facts of a box that was set back, by name, which somebody may be writing down. */
  const onTheWay = new Map<string, { bytes: string; box: Place; begin: () => Fork }>()
  const current = () => all.find(fork => !fork.over)
  const ofNode = (nodeId: string) => all.findLast(({ box }) => box.identity.nodeId === nodeId)

  function put(row: Row) {
    const name = nameOf(row)
    aside.set(name, (aside.get(name) ?? new Set()).add(row.bytes))
    const { type, body } = parseFact(row.bytes)
    if (type === 'turns.spent')
      for (const { ticketId } of (body as TurnsUsed).turns) paidInQuarantine.add(ticketId)
    if (type === 'voucher.overridden') paidInQuarantine.add((body as VoucherOverridden).ticketId)
  }

  /** Whether the box wrote this without knowing what stands under that number. */
  function isOther(fork: Fork, row: Row): boolean {
    const { nodeId, epoch } = partsOf(row.origin)
    if (nodeId !== fork.box.identity.nodeId || row.seq <= (fork.ends.get(row.origin) ?? 0)) return false
    const known = witness.bytesOf(row.origin, row.seq)
    if (known !== undefined) return known !== row.bytes
    return Boolean(fork.wrote.get(row.origin)?.length) || epoch < fork.lived
  }

  function write(fork: Fork, row: Row | Written) {
    const rows = fork.wrote.get(row.origin) ?? []
    fork.wrote.set(row.origin, rows)
    if (!rows.length) count(stats, 'streams with two histories')
    count(stats, 'facts of a second history')
    if (fork.stopped)
      fail('fence', `${fork.box.name} wrote ${nameOf(row)} and knows that it has two histories`)
    rows.push({ at: witness.now(), ...row })
    put(row)
  }

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
    for (const row of rows) aside.get(nameOf(row))?.delete(row.bytes)
    const { left, gone } = witness.swap(rows, fork.box)
    const lost = gone.map(writtenOf)
    lost.forEach(put)
    for (const { fact } of gone) forgotten(fact)
    fork.wrote.set(origin, lost)
    parts.retell(left)
  }

  function begin({ box, keep, lived }: SetBack, ends: Fork['ends']): Fork {
    const fork: Fork = {
      box,
      keep,
      lived,
      ends,
      wrote: new Map(),
      opened: false,
      stopped: false,
      over: false,
    }
    all.push(fork)
    return fork
  }

  /** What was on its way when the box was set back came to a disk: what the box wrote there since is its other history. */
  function arrive(place: Place, row: Row) {
    const known = onTheWay.get(nameOf(row))
    if (known?.bytes !== row.bytes || known.box === place) return
    for (const [name, { box }] of onTheWay) if (box === known.box) onTheWay.delete(name)
    const fork = known.begin()
    const { left, gone } = witness.cut(({ origin, seq }) => origin === row.origin && seq >= row.seq)
    for (const told of gone) write(fork, writtenOf(told))
    if (gone.length) parts.retell(left)
  }

  function forgotten({ type, body }: Fact) {
    const { tokens = [], freed = [] } = body as Record<string, TokenChange[]>
    parts.setAside.seats([...tokens, ...freed].map(({ scheduleId, seatId }) => `${scheduleId}/${seatId}`))
    if (type === 'ticket.admitted') parts.setAside.admitted((body as TicketAdmitted).ticketId)
    if (type === 'refund.made' || type === 'exchange.made')
      parts.setAside.paidOut((body as RefundMade | ExchangeMade).billId)
  }

  /**
   * Facts of the history that did not stand: who held them, or the relay, shows too little of them, or a sale is nowhere.
   */
  function* missing(fork: Fork): Generator<string> {
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
      const shown = new Set(
        quarantinedOf(db).map(quarantined => `${nameOf(quarantined)} ${quarantined.bytes}`),
      )
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

  return {
    all,
    current,
    missing,
    /** A box stands at what its disks say; undefined while others know no more of it. */
    setBack(about: SetBack): Fork | undefined {
      const { box, gone } = about
      const held = box.disk.prepare('SELECT origin, seq FROM origins').all() as Row[]
      const ends = new Map(held.map(({ origin, seq }) => [origin, seq]))
      const isOwn = ({ origin }: { origin: string }) => partsOf(origin).nodeId === box.identity.nodeId
      // A copy from while the database was being read from its mirror: what that one holds is known again at the start.
      for (const { origin } of witness.ends().filter(isOwn))
        ends.set(origin, Math.max(ends.get(origin) ?? 0, box.secondDisk.end(origin)))
      if (witness.ends().some(end => isOwn(end) && end.seq > (ends.get(end.origin) ?? 0)))
        return begin(about, ends)
      const later = () => {
        const fork = begin(about, ends)
        about.whenKnown(fork)
        return fork
      }
      for (const { fact } of gone)
        if (isOwn(fact)) onTheWay.set(nameOf(fact), { bytes: JSON.stringify(fact), box, begin: later })
      return undefined
    },
    see(fact: Fact): void {
      if (fact.type !== 'epoch.opened') return
      const { nodeId, epoch } = fact.body as EpochOpened
      const fork = ofNode(nodeId)
      if (fork && !fork.opened && epoch > fork.lived) decided(fork, fact as Fact<EpochOpened>)
    },
    /** A row of a journal: whether it is of a history that does not stand, or not yet. */
    isQuarantined(place: Place, row: Row): boolean {
      arrive(place, row)
      if (aside.get(nameOf(row))?.has(row.bytes)) return true
      const fork = all.find(({ box, opened }) => box === place && !opened)
      if (!fork || !isOther(fork, row)) return false
      write(fork, row)
      return true
    },
    /** Whether two histories of a stream, or of one of its facts, are nobody's mistake. */
    isForked: (name: string) => aside.has(name) || all.some(({ wrote }) => wrote.has(name)),
    /** After every task: who has heard that there are two histories stands still until one is chosen. */
    looked(): void {
      for (const fork of all) {
        if (fork.over || fork.opened || !fork.box.incarnation) continue
        const recovery = fork.box.incarnation.node.nodeStatus.recovery()
        if (recovery?.reason === 'fork') fork.stopped = true
        else if (fork.stopped) fail('fence', `${fork.box.name} goes on, and nobody has chosen its history`)
      }
    },
    /** Both disks of some place are lost: what the box had committed and its mirror never held never was. */
    forget(): void {
      for (const { box, wrote } of all)
        for (const [origin, rows] of wrote) {
          const onDisk = Number(
            box.disk.prepare('SELECT seq FROM origins WHERE origin = ?').pluck().get(origin) ?? 0,
          )
          const held = Math.max(onDisk, box.secondDisk.end(origin))
          wrote.set(
            origin,
            rows.filter(({ seq }) => seq <= held),
          )
        }
    },
    wasPaidInQuarantine: (ticketId: string) => paidInQuarantine.has(ticketId),
    /** Whether both sides tell that there are two histories. */
    isTold: ({ box }: Fork) =>
      Boolean(relay.incarnation && forksOf(relay.incarnation.node.db, box.identity.nodeId).length) &&
      box.incarnation?.node.nodeStatus.recovery()?.reason === 'fork',
    /** Whether what a box hands out now may be in nobody's journal. */
    isApart: (node: Node) => all.some(({ box, opened }) => !opened && box.incarnation?.node === node),
  }
}
