import type { Db } from '#core/database/sql.ts'
import { factName, type Fact } from '#core/journal/fact.ts'
import type { BillOpened, SaleMade } from '#core/billing/facts.ts'
import type {
  DebtSettled,
  DebtWrittenOff,
  TurnsReturned,
  TurnsTransferred,
  TurnsUsed,
  VoucherCancelled,
  VoucherIssued,
  VoucherOverridden,
} from '#core/vouchers/facts.ts'
import { firstTurn, type Turn, type TurnOwner } from '#core/vouchers/turn.ts'
import type { EmergencyModeCheck } from './emergency-mode-check.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import { openTurnCheck } from './turn-check.ts'
import type { Fail, Told } from './witness.ts'

type Debt = { voucherId: string; owner: TurnOwner; ended: boolean; turn: string | undefined }

const isFree = (turn: Turn) => turn.state === 'free'

/** Turns that a manager allowed while somebody else owned them. */
function openDebts(parts: {
  fail: Fail
  stats: Stats
  vouchers: ReturnType<typeof openTurnCheck>
  paid: Map<string, string>
  spentFor: Map<string, string>
}) {
  const { fail, stats, vouchers, paid, spentFor } = parts
  const debts = new Map<string, Debt>()

  /** `mayRepeat`: it was written in emergency mode, or was lost and comes back where a register told of its sale again. */
  function overridden({ debtId, voucherId, owner, ticketId }: VoucherOverridden, mayRepeat: boolean) {
    count(stats, 'turns overridden')
    const forgotten = mayRepeat && paid.has(ticketId)
    // Two histories have written its turn, and the one that stands gives it to somebody else.
    const key = paid.get(ticketId) ?? ''
    const isTorn = vouchers.isTorn(key) || (vouchers.isOvertaken(key) && spentFor.get(key) !== ticketId)
    if (isTorn) paid.delete(ticketId)
    if (forgotten) count(stats, 'tickets with a turn and a debt after a loss')
    else if (isTorn) count(stats, 'tickets whose turn another history has')
    else if (debts.has(debtId) || paid.has(ticketId))
      fail('I7', `${ticketId} is overridden and was paid before`)
    if (debts.has(debtId)) return
    debts.set(debtId, { voucherId, owner, ended: false, turn: paid.get(ticketId) })
    if (!paid.has(ticketId)) paid.set(ticketId, debtId)
  }

  function settled(fact: Fact<DebtSettled>, author: Place) {
    const { debtId, owner, billId, turn } = fact.body
    const debt = debts.get(debtId)
    if (debt?.voucherId !== turn.voucherId || debt.owner !== owner)
      fail('I7', `${debtId} is settled by a turn that is not its own`)
    const before = vouchers.turn(debt?.turn ?? '')
    const forTicket = spentFor.get(debt?.turn ?? '') === turn.ticketId
    if (before?.state === 'spent' && before.billId === billId && forTicket)
      fail('I7', `${debtId} is settled, and its ticket is paid by turn ${debt?.turn}`)
    if (debt?.ended) fail('I7', `${debtId} is settled twice`)
    if (debt) debt.ended = true
    spentFor.set(`${turn.voucherId}/${turn.turn}`, turn.ticketId)
    count(stats, 'debts of turns settled')
    vouchers.move(fact, author, [turn], { owner, state: 'spent', billId }, isFree)
  }

  return {
    all: debts,
    overridden,
    settled,
    writtenOff({ debtId }: DebtWrittenOff) {
      const debt = debts.get(debtId)
      if (debt) debt.ended = true
    },
  }
}

/** Turns that paid for tickets of registers. */
function openRegisterUses(parts: {
  stats: Stats
  vouchers: ReturnType<typeof openTurnCheck>
  paid: ReadonlyMap<string, string>
  spentFor: ReadonlyMap<string, string>
  isLive: (ticketId: string) => boolean
}) {
  const { vouchers, paid, spentFor } = parts
  const uses = new Map<string, { key: string; billId: string }>()
  return {
    used: (ticketId: string, use: { key: string; billId: string }) => void uses.set(ticketId, use),
    /** What was given back stays so; of a voucher of which a sale gave any back nothing is used again for it. */
    returned({ billId, turns }: TurnsReturned) {
      count(parts.stats, 'turns returned', turns.length)
      for (const [ticketId, use] of uses)
        if (use.billId === billId && turns.some(({ voucherId }) => use.key.startsWith(`${voucherId}/`)))
          uses.delete(ticketId)
    },
    /** Those that somebody else has used too, in another history that wrote the higher version. */
    *overtaken(): Generator<string> {
      for (const [ticketId, { key }] of uses)
        if (vouchers.isOvertaken(key) && spentFor.get(key) !== ticketId && paid.get(ticketId) === key)
          if (parts.isLive(ticketId)) yield `${ticketId} rests on turn ${key}, which another history has used`
    },
    clear: () => uses.clear(),
  }
}

/**
 * I7 over the union of all journals: no more turns are used than were issued, each by its owner alone, once, and with
 * its next version; every ticket that a voucher pays rests on one turn, or on one debt that a manager has made.
 */
export function openVoucherCheck(
  fail: Fail,
  stats: Stats,
  about: {
    isAlone: EmergencyModeCheck['isAlone']
    /** Whether a ticket's turn or debt stands in a history that was set aside, or may be. */
    wasPaidInQuarantine: (ticketId: string) => boolean
    /** Whether a voucher was issued in a history that was set aside. */
    wasIssuedInQuarantine: (voucherId: string) => boolean
    /** Whether the journals know a ticket as sold, and neither refunded nor exchanged. */
    isLive: (ticketId: string) => boolean
  },
) {
  const { isAlone } = about
  const vouchers = openTurnCheck(fail, stats, about)
  const { issued, move } = vouchers
  /** What a ticket that a voucher pays rests on. */
  const paid = new Map<string, string>()
  /** Tickets whose turn or debt was set aside: they must rest on another one in the end. */
  const unpaid = new Set<string>()
  const cancelled = new Set<string>()
  /** The ticket a turn was used for last. */
  const spentFor = new Map<string, string>()
  const registers = openRegisterUses({ stats, vouchers, paid, spentFor, isLive: about.isLive })
  const debts = openDebts({ fail, stats, vouchers, paid, spentFor })

  function used(fact: Fact<TurnsUsed>, author: Place, state: 'paying' | 'spent') {
    const { owner, billId, turns: uses } = fact.body
    count(stats, `turns ${state}`, uses.length)
    const mine = (turn: Turn) => isFree(turn) || (turn.state === 'paying' && turn.billId === billId)
    move(fact, author, uses, { owner, state, billId }, state === 'paying' ? isFree : mine)
    for (const { ticketId, voucherId, turn } of uses) {
      const key = `${voucherId}/${turn}`
      paid.set(ticketId, key)
      if (author.identity.role === 'box') registers.used(ticketId, { key, billId })
      if (vouchers.turn(key)?.fact === factName(fact)) spentFor.set(key, ticketId)
    }
  }

  function bought({ billId, lines }: SaleMade | BillOpened) {
    for (const { kind, voucherId, ticketId = '' } of lines)
      if (kind !== 'ticket' || !voucherId || paid.has(ticketId)) continue
      else if (about.wasPaidInQuarantine(ticketId)) unpaid.add(ticketId)
      else
        fail('I7', `${ticketId} of ${billId} is let in by ${voucherId}, and no turn and no debt was written`)
  }

  return {
    /** What has not come to its end: turns still being paid for, and debts a free turn could settle. */
    unrest: (): string[] => [
      ...[...unpaid]
        .filter(ticketId => !paid.has(ticketId) && about.isLive(ticketId))
        .map(ticketId => `${ticketId} rests on no turn and no debt since its own was set aside`),
      ...registers.overtaken(),
      ...unended(vouchers, cancelled, debts.all),
    ],
    /** Forgets everything: the story is told again, without what was lost. */
    reset() {
      vouchers.reset()
      for (const known of [paid, unpaid, registers, debts.all, cancelled, spentFor]) known.clear()
    },
    /** Codes of all vouchers there are. */
    codes: () => [...issued.keys()],
    /** The free turns of a voucher that an owner has, by their numbers. */
    freeOf(voucherId: string, owner: TurnOwner): ReadonlySet<number> {
      const numbers = Array.from({ length: issued.get(voucherId)?.turns ?? 0 }, (_, index) => index + 1)
      const now = (turn: number) =>
        vouchers.turn(`${voucherId}/${turn}`) ?? firstTurn(issued.get(voucherId)!.owner)
      return new Set(numbers.filter(turn => now(turn).owner === owner && now(turn).state === 'free'))
    },
    /** Whether two facts have written one version of a turn, other than of two histories of one node. */
    hasConflict(db: Db): boolean {
      const all = db.prepare("SELECT DISTINCT voucher_id || '/' || turn FROM turn_conflicts").pluck().all()
      return (all as string[]).some(key => !vouchers.isTorn(key))
    },
    holderOf: (voucherId: string, turn: number) => vouchers.turn(`${voucherId}/${turn}`),
    see({ fact, author, wasLost }: Told): void {
      if (wasLost) vouchers.noteLate(fact)
      switch (fact.type) {
        case 'voucher.issued': {
          const { voucherId, turns, owner } = fact.body as VoucherIssued
          if (issued.has(voucherId) && isAlone(fact, author))
            return count(stats, 'vouchers issued again, in emergency mode')
          // It was paid for in another stream, and its node has issued it anew.
          if (issued.has(voucherId) && wasLost)
            return count(stats, 'vouchers of a lost history that were issued anew')
          if (issued.has(voucherId)) fail('I7', `${voucherId} is issued twice`)
          count(stats, 'vouchers issued')
          return void issued.set(voucherId, { turns, owner })
        }
        case 'voucher.cancelled':
          return void cancelled.add((fact.body as VoucherCancelled).voucherId)
        case 'turns.transferred': {
          const { to, turns } = fact.body as TurnsTransferred
          count(stats, 'turns transferred', turns.length)
          return move(fact, author, turns, { owner: to, state: 'free', billId: null }, isFree)
        }
        case 'turns.kept':
          return used(fact as Fact<TurnsUsed>, author, 'paying')
        case 'turns.spent':
          return used(fact as Fact<TurnsUsed>, author, 'spent')
        case 'turns.returned': {
          const { owner, billId, turns } = fact.body as TurnsReturned
          registers.returned(fact.body as TurnsReturned)
          return move(fact, author, turns, { owner, state: 'free', billId: null }, t => t.billId === billId)
        }
        case 'voucher.overridden':
          return debts.overridden(fact.body as VoucherOverridden, isAlone(fact, author) || wasLost === true)
        case 'voucher_debt.settled':
          return debts.settled(fact as Fact<DebtSettled>, author)
        case 'voucher_debt.written_off':
          return debts.writtenOff(fact.body as DebtWrittenOff)
        case 'sale.made':
        case 'sale.reinstated':
        case 'bill.opened':
          return bought(fact.body as SaleMade | BillOpened)
      }
    },
  }
}

/** Turns still being paid for, and debts a free turn could settle. */
function unended(
  { issued, turn: turnOf }: ReturnType<typeof openTurnCheck>,
  cancelled: ReadonlySet<string>,
  debts: ReadonlyMap<string, Debt>,
): string[] {
  const left: string[] = []
  const free = new Set<string>()
  for (const [voucherId, { turns: all, owner }] of issued)
    for (let turn = 1; turn <= all; turn++) {
      const { state } = turnOf(`${voucherId}/${turn}`) ?? firstTurn(owner)
      if (state === 'free' && !cancelled.has(voucherId)) free.add(voucherId)
      if (state === 'paying') left.push(`turn ${voucherId}/${turn} is being paid for without an end`)
    }
  for (const [debtId, { voucherId, ended }] of debts)
    if (!ended && free.has(voucherId)) left.push(`${debtId} is owed while ${voucherId} has a free turn`)
  return left
}
