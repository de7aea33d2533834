import type { SaleMade } from '#core/billing/facts.ts'
import type { Paid } from '#core/billing/paid.ts'
import type { ExchangeMade, MoneyBack } from '#core/billing/refunds/facts.ts'
import { expectedOf } from '#core/cash/drawer.ts'
import type { CashMoved, DepositsGivenBack, ShiftClosed, ShiftOpened } from '#core/cash/facts.ts'
import { shiftById } from '#core/cash/store.ts'
import { drawerOf } from '#core/cash/sum-store.ts'
import { parseFact, type Fact } from '#core/journal/fact.ts'
import { countedTill } from './cash-people.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

/** What moves a drawer by one name, told first at an instant. */
type Moved = { order: string; shift: string; cents: number }

/**
 * I5 for drawers: what a till sells between opening and closing its shift is in that shift; reports are numbered without a
 * gap and come to what they add up; and at the end every node reads of each shift what its own facts add up to.
 */
export function openCashCheck(fail: Fail, stats: Stats) {
  /** The shift that each stream opened at its till and has not closed. */
  const open = new Map<string, string>()
  /** The last report of each stream. */
  const numbered = new Map<string, number>()

  function opened({ origin, body }: Fact<ShiftOpened>) {
    open.set(origin, body.shiftId)
    count(stats, 'shifts opened')
  }

  function closed({ origin, body }: Fact<ShiftClosed>) {
    const { shiftId, counter, number, report } = body
    if (open.get(origin) === shiftId) open.delete(origin)
    if (counter !== (numbered.get(origin) ?? 0) + 1)
      fail('I5', `${number} is the report ${counter} of ${origin}, after ${numbered.get(origin) ?? 0}`)
    numbered.set(origin, counter)
    for (const line of report.drawer)
      if (expectedOf(line) !== line.expectedCents)
        fail('I5', `${number} expects ${line.expectedCents}, and its lines add up to ${expectedOf(line)}`)
    count(stats, 'shifts closed')
  }

  function inShift({ origin, actor, type }: Fact, cash: readonly { id: string; shiftId?: string }[]) {
    if (actor.device !== countedTill || !open.has(origin)) return
    for (const { id, shiftId } of cash)
      if (shiftId === undefined)
        fail('I5', `${id} of ${type} is in no shift, and ${open.get(origin)} is open at its till`)
  }

  return {
    see(fact: Fact): void {
      switch (fact.type) {
        case 'shift.opened':
          return opened(fact as Fact<ShiftOpened>)
        case 'shift.closed':
          return closed(fact as Fact<ShiftClosed>)
        case 'sale.made':
          return inShift(fact, (fact.body as SaleMade).payments as { id: string; shiftId?: string }[])
        case 'refund.made':
        case 'exchange.made': {
          const { money, witness } = fact.body as ExchangeMade
          // What a register remembers of a return is told as it was made.
          if (!witness)
            inShift(
              fact,
              money.filter(({ done }) => done),
            )
        }
      }
    },
    /** Adds up a node's own journal, and compares what its tables say. */
    look(place: Place): void {
      const { node } = place.incarnation!
      for (const [shift, cents] of sumsIn(place)) {
        const [cinemaId = '', shiftId = ''] = shift.split('/')
        const row = shiftById(node.db, cinemaId, shiftId)
        if (!row) continue
        const [cash] = drawerOf(node.db, { cinemaId, shiftId }, row.floatCents)
        const known = expectedOf(cash!) - row.floatCents
        if (known !== cents)
          fail('I5', `${place.name} believes that ${known} came into ${shift}, and its facts say ${cents}`)
      }
    },
    reset(): void {
      open.clear()
      numbered.clear()
    },
  }
}

/** What came into each drawer in cash by the facts a node holds, each payment, return and move once. */
function sumsIn(place: Place): Map<string, number> {
  const { node } = place.incarnation!
  const moved = new Map<string, Moved>()
  const note = (name: string, told: Moved) => {
    const known = moved.get(name)
    if (!known || told.order < known.order) moved.set(name, told)
  }
  const cashPayments = new Set<string>()
  const facts = [...(node.db.prepare('SELECT bytes FROM facts').pluck().all() as string[])].map(parseFact)
  for (const fact of facts)
    for (const each of paidIn(fact)) if (each.kind === 'cash') cashPayments.add(each.id)
  for (const fact of facts) {
    const { cinemaId, payments, money } = readIn(fact)
    const at = (order: string, shiftId: string, cents: number) => ({
      order: `${fact.at} ${order}`,
      shift: `${cinemaId}/${shiftId}`,
      cents,
    })
    // One that was taken after the count belongs to no shift, also where another history knows it in the shift.
    for (const { id, kind, cents, shiftId = '' } of payments)
      if (kind === 'cash') note(id, at(kind, shiftId, cents))
    for (const { id, paymentId, cents, shiftId } of money)
      if (shiftId && cashPayments.has(paymentId)) note(id, at('', shiftId, -cents))
    if (fact.type === 'cash.paid_in' || fact.type === 'cash.paid_out' || fact.type === 'cash.withdrawn') {
      const { moveId, shiftId, cents } = fact.body as CashMoved
      note(moveId, at('', shiftId, fact.type === 'cash.paid_in' ? cents : -cents))
    }
    if (fact.type === 'deposits.given_back') {
      const { returnId, shiftId, cents } = fact.body as DepositsGivenBack
      if (shiftId !== null) note(returnId, at('', shiftId, -cents))
    }
  }
  const sums = new Map<string, number>()
  for (const { shift, cents } of moved.values()) sums.set(shift, (sums.get(shift) ?? 0) + cents)
  return sums
}

const ofSale = new Set(['sale.made', 'sale.reinstated', 'exchange.made'])
const paidIn = ({ type, body }: Fact): readonly Paid[] =>
  ofSale.has(type) ? (body as { payments: readonly Paid[] }).payments : []

/** The money a fact moves over payments, in the cinema of its stream. */
function readIn(fact: Fact): { cinemaId: string; payments: readonly Paid[]; money: readonly MoneyBack[] } {
  const { type, body, origin } = fact
  const cinemaId = origin.split('cinema:')[1] ?? ''
  const money =
    type === 'refund.made' || type === 'exchange.made' ? (body as { money: readonly MoneyBack[] }).money : []
  return { cinemaId, payments: paidIn(fact), money }
}
