import type { Tenant } from '#core/api/tenant.ts'
import type { Db } from '#core/database/sql.ts'
import { attemptById } from '#core/terminal/store.ts'
import { openTillTerminals, type TillTerminals } from '#box/terminals/till-terminals.ts'
import type { RefundGiven } from '#core/billing/refunds/facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import type { TerminalAnswered, TerminalAsked } from '#core/terminal/facts.ts'
import { openSimulatedTerminal, type Booked, type SimulatedTerminal } from './card-terminal.ts'
import type { Chance } from './chance.ts'
import type { Clockwork } from './clockwork.ts'
import type { Incarnation, Place } from './place.ts'
import type { Rules } from './rules.ts'
import { count, type Stats } from './stats.ts'
import { codeId } from './terminal-people.ts'
import type { Fail, Told } from './witness.ts'

/** Money on a card again: for which refund, or for the sale that was not made. */
type Back = { forId: string; cents: number; apart: boolean }

/** By the attempt that took it. */
type GivenInCash = Map<string, Back[]>

/**
 * The card terminals of an evening, one in each cinema, and their promise: what one took is a sale's, went back once, or
 * is listed; never for two sales, never both, and nothing is believed that it did not say. What both disks of a box
 * forgot, and what a machine did that nobody hears, is seen at the terminal's end of day alone.
 */
export function openTerminalCheck(parts: {
  fail: Fail
  stats: Stats
  clock: Clockwork
  chanceAt: (cinema: number) => Chance
  rules: Rules
  /** There are terminals in this evening. */
  isPlayed: boolean
  troubled: () => boolean
  isApart: (place: Place) => boolean
  /** Whether a bill was sold in a history that was set aside. */
  wasSoldInQuarantine: (billId: string) => boolean
}) {
  const { fail, stats, clock, rules } = parts
  const terminals = new Map<string, SimulatedTerminal>()
  const speaking = new WeakMap<Tenant, TillTerminals>()
  /** Money of refunds that a till gave out in cash, as its terminal had not given it, by the attempt that took it. */
  const cash: GivenInCash = new Map()
  /** Attempts of which something was known and is in nobody's journal any more. */
  const forgotten = new Set<string>()

  function at({ identity }: Place): SimulatedTerminal {
    const cinemaId = identity.cinemaId!
    let terminal = terminals.get(cinemaId)
    if (!terminal) {
      const chance = parts.chanceAt(terminals.size)
      terminal = openSimulatedTerminal(cinemaId, { clock, chance, stats, troubled: parts.troubled })
      terminals.set(cinemaId, terminal)
    }
    return terminal
  }

  /** What became of one payment that the terminal took, as a node's tables have it. */
  function look(db: Db, cinemaId: string, { order: { id, cents } }: Booked, backs: readonly Back[]): void {
    const paid = db.prepare('SELECT bill_id FROM payments WHERE attempt_id = ?').pluck().all(id) as string[]
    if (new Set(paid).size > 1) fail('terminal', `${id} pays for ${paid.join(' and ')}`)
    if (forgotten.has(id)) return
    const row = attemptById(db, cinemaId, id)
    if (!row) return fail('terminal', `a terminal took ${id}, and no journal knows of it`)
    if (row.outcome !== 'approved')
      fail('terminal', `a terminal took ${id}, which is ${row.outcome ?? 'open'}`)
    const sum = backs.reduce((total, back) => total + back.cents, 0)
    if (sum > cents) fail('terminal', `${sum} of ${id} went back, and it was ${cents}`)
    const unsold = backs.filter(({ forId }) => forId === row.forId)
    // A box that was set back had forgotten what went back, and asked the terminal what it had taken.
    if (unsold.length && paid.some(billId => !parts.wasSoldInQuarantine(billId)))
      fail('terminal', `${id} went back and pays for ${paid[0]}`)
    if (new Set(backs.map(({ forId }) => forId)).size < backs.length)
      fail('terminal', `one refund of ${id} went back twice`)
    if (!unsold.length && !paid.length && row.isOpen !== 1)
      fail('terminal', `${id} was taken for nothing, and nobody is told`)
    count(
      stats,
      paid.length ? 'card payments sold for' : unsold.length ? 'card payments back' : 'card payments listed',
    )
  }

  return {
    at,
    of(tenant: Tenant): TillTerminals {
      return speaking.get(tenant)!
    },
    /** A box's program starts, and speaks to the terminal that has been there all along. */
    onStart(place: Place, incarnation: Incarnation): void {
      const { cinemaId } = place.identity
      if (!parts.isPlayed || cinemaId === undefined) return
      const alive = () => incarnation.alive
      const open = ({ id }: { id: string }) => {
        const isApart = () => parts.isApart(place)
        const connected = () => incarnation.tenant.line.connected(cinemaId)
        const terminal =
          id === codeId
            ? at(place).showingCodes(alive, isApart, connected)
            : at(place).speakingWith(alive, isApart)
        return rules.terminal?.(terminal) ?? terminal
      }
      const opened = openTillTerminals(incarnation.tenant, cinemaId, open)
      speaking.set(incarnation.tenant, opened)
      opened.begin()
    },
    /** Somebody gave a payment back at the terminal; in a history that another one may stand for, nobody may hear so. */
    giveByHand(place: Place, takenId: string): void {
      if (parts.isApart(place)) forgotten.add(takenId)
      at(place).giveByHand(takenId)
    },
    /** A till gave money of a refund in cash. */
    giveCash(place: Place, takenId: string, back: Omit<Back, 'apart'>): void {
      cash.set(takenId, [...(cash.get(takenId) ?? []), { ...back, apart: parts.isApart(place) }])
      count(stats, 'card refunds given in cash')
    },
    /** Whether somebody gave a payment back by hand is known to nobody but them. */
    inDoubt: (attemptId: string) => void forgotten.add(attemptId),
    /** Both disks of a machine are lost, and with them these facts. */
    forget(gone: readonly Told[]): void {
      for (const { fact } of gone)
        for (const id of [...attemptsIn(fact), ...givenIn(fact, cash)]) forgotten.add(id)
    },
    atEnd({ incarnation }: Place): void {
      const { db } = incarnation!.node
      for (const [cinemaId, terminal] of terminals)
        for (const taken of terminal.booked.values()) {
          if (taken.order.kind !== 'payment' || taken.end !== 'approved') continue
          const backs = backsOf(db, cinemaId, taken, terminal, cash)
          if (taken.apart || backs.some(({ apart }) => apart)) forgotten.add(taken.order.id)
          look(db, cinemaId, taken, backs)
        }
    },
  }
}

/** Everything that went back of a payment, at the terminal and by somebody's hand at it. */
function backsOf(
  db: Db,
  cinemaId: string,
  { order }: Booked,
  { booked, givenByHand }: SimulatedTerminal,
  cash: GivenInCash,
): Back[] {
  const forId = attemptById(db, cinemaId, order.id)?.forId ?? ''
  const byHand = Array.from({ length: givenByHand.get(order.id) ?? 0 }, () => ({
    forId,
    cents: order.cents,
    apart: false,
  }))
  const ordered = [...booked.values()].flatMap(({ order: { id, cents }, end, apart }): Back[] => {
    const row = attemptById(db, cinemaId, id)
    return end === 'approved' && row?.ofId === order.id ? [{ forId: row.forId, cents, apart }] : []
  })
  return [...ordered, ...byHand, ...(cash.get(order.id) ?? [])]
}

/** Attempts whose money a fact says was given back in cash. */
function givenIn({ type, body }: Fact, cash: GivenInCash): string[] {
  if (type !== 'refund.given') return []
  const { refundId } = body as RefundGiven
  return [...cash].flatMap(([takenId, backs]) =>
    backs.some(({ forId }) => forId === refundId) ? [takenId] : [],
  )
}

/** Attempts that a fact speaks of. */
function attemptsIn({ type, body }: Fact): string[] {
  if (type === 'terminal.asked') {
    const { attemptId, ofId } = body as TerminalAsked
    return ofId === null ? [attemptId] : [attemptId, ofId]
  }
  if (type === 'terminal.answered') return [(body as TerminalAnswered).attemptId]
  const { payments = [] } = body as { payments?: { attemptId?: string }[] }
  return Array.isArray(payments) ? payments.flatMap(({ attemptId }) => attemptId ?? []) : []
}
