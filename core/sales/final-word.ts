import { isOpen, moneyCame } from '../billing/status-order.ts'
import { isPaidByTurn, type BillLine } from '../billing/bill.ts'
import type { BillRow } from '../billing/store.ts'
import type { PaymentRow } from '../billing/payment-store.ts'
import type { Draft } from '../journal/draft.ts'
import type { Scope } from '../journal/fact.ts'
import { seatStateOf, tokenOf } from '../seating/seat-state.ts'
import { nextVersions, type Show } from '../seating/show.ts'
import type { Owner, TokenChange } from '../seating/token.ts'
import type { Issuing } from '../vouchers/issue.ts'
import { issueOrdered, type PaidOrder } from '../vouchers/ordered.ts'
import { nobody, turnsAgain } from '../vouchers/reinstate.ts'
import { retakeTurns, returnTurns, spendKept } from '../vouchers/redeem.ts'
import type { UsedTurns, Wallet } from '../vouchers/wallet.ts'
import { settled } from './checkout.ts'

/** The final result the provider reported for a payment. */
export type FinalWord = 'paid' | 'cancelled' | 'expired' | 'failed'

/** A website purchase and one attempt to pay it, as one node knows them at one moment. */
export type PurchaseNow = {
  payment: PaymentRow
  bill: BillRow
  attempts: readonly PaymentRow[]
  /**
   * The seats that still wait for this bill's money, with the versions that free them. Each seat's own facts decide:
   * one that was sold to somebody else meanwhile does not affect the others, and where a register's receipt gave the
   * bill's id to another purchase, its lines are not these seats'.
   */
  waiting: TokenChange[]
  used: UsedTurns
  /** The provider has given the payment's money back already: ordered in a history that a relay lost, or by hand. */
  wentBack: boolean
  /** Which side sells. */
  seller: Owner
}

/** What else is needed to settle a purchase. */
export type SettlingNow = {
  lines: readonly BillLine[]
  /** The shows of its lines, by their ids; those that are not known here any more, or without their plan, are left out. */
  shows: ReadonlyMap<string, Show>
  wallet: Wallet
  /** The vouchers that were ordered with it, and who issues them. */
  orders: readonly PaidOrder[]
  /** One of them has ended already, as money of an attempt that a relay had lost went back. */
  hasEndedVoucher: boolean
  issuing: Pick<Issuing, 'owner' | 'today'>
  number: { number: string; counter: number }
  nowMs: number
}

/**
 * An attempt ended without money: seats and turns are released when every attempt has. Received twice, it writes
 * nothing.
 */
export function endedUnpaid(now: PurchaseNow, outcome: Exclude<FinalWord, 'paid'>): Draft[] {
  const { payment, bill, attempts, waiting, used, seller: owner } = now
  if (!isOpen(payment.status)) return []
  const others = attempts.some(other => other.id !== payment.id && isOpen(other.status))
  const tokens = others ? [] : waiting
  const body = { billId: bill.id, paymentId: payment.id, outcome, owner, tokens }
  const closed: Draft = { scope: `cinema:${bill.cinemaId}`, type: 'payment.closed', body }
  return [...(others ? [] : returnTurns(used)), closed]
}

/** Whether money received now can pay for what it was meant for: none was received before, and it did not go back since. */
export const maySettle = ({ bill, wentBack }: PurchaseNow): boolean => !wentBack && !moneyCame(bill.status)

/** Sells the bill's seats, spends its turns and issues its vouchers; undefined when one of them is no longer available. */
export function settle(now: PurchaseNow, at: SettlingNow): Draft[] | undefined {
  const { bill, payment, seller, used } = now
  const late = bill.status !== 'paying'
  const tokens = seatsOf(bill, at, late ? 'free' : 'paying')
  const byVoucher = at.lines.filter(isPaidByTurn)
  const spent = late ? retakeTurns(at.wallet, byVoucher) : spendOwed(used, byVoucher, at.wallet)
  if (!tokens || !spent || at.hasEndedVoucher) return undefined
  const issued = issueOrdered(at.orders, at.issuing)
  return [...spent, ...issued, settled({ number: at.number, seller }, used.purchase, payment.id, tokens)]
}

/** Spends the turns kept for it, and others where a relay's loss took those it had kept: see `turnsAgain`. */
function spendOwed(used: UsedTurns, lines: readonly BillLine[], wallet: Wallet): Draft[] {
  const has = new Set([...used.turns, ...used.debts].map(({ ticketId }) => ticketId))
  const lost = lines.filter(({ ticketId }) => !has.has(ticketId ?? ''))
  // While turns may not be used, what was kept may still be heard of: `finishLostTurns` looks once all was heard.
  const again = wallet.me === null ? [] : turnsAgain(wallet, lost, new Set(), nobody)
  return [...spendKept(used, lines), ...again]
}

/** The bill's seats with the versions that sell them; undefined when one is not as expected, or its show is over or gone. */
function seatsOf(
  bill: BillRow,
  { lines, shows, nowMs }: SettlingNow,
  expected: 'paying' | 'free',
): TokenChange[] | undefined {
  const changes: TokenChange[] = []
  for (const { scheduleId, seatId } of lines) {
    if (!scheduleId || !seatId) continue
    const show = shows.get(scheduleId)
    if (!show) return undefined
    const { schedule, seating } = show
    const token = tokenOf(seating, seatId)
    const asExpected =
      expected === 'paying'
        ? token.state === 'paying' && token.billId === bill.id
        : !schedule.cancelled && token.owner === seating.me && seatStateOf(seating, seatId) === 'free'
    // Late payers may still come in late, as at the till; a show that is over is not sold.
    if (!asExpected || nowMs >= schedule.endMs) return undefined
    changes.push(...nextVersions(seating, scheduleId, [seatId]))
  }
  return changes
}

/**
 * Money that bought nothing is refunded: what it was meant for is paid, refunded, gone or over. What went back already
 * explains that refund.
 */
export function sendBack({ payment, bill, waiting, used, seller }: PurchaseNow): Draft[] {
  const twice = moneyCame(bill.status)
  const back: Draft = {
    scope: `cinema:${bill.cinemaId}`,
    type: 'refund.requested',
    body: {
      refundId: `${payment.id}-${twice ? 'twice' : 'late'}`,
      billId: bill.id,
      paymentId: payment.id,
      cents: payment.cents,
      reason: twice ? 'paid_twice' : 'paid_late',
      status: twice ? 'settled' : 'refunding',
      owner: seller,
      tokens: waiting,
    },
  }
  return [...(bill.status === 'paying' ? returnTurns(used) : []), back]
}

/** A payment the journal had lost has no seats to sell or release: its money is refunded. */
export function wordOfFound(
  { id, cents, status }: PaymentRow,
  cinemaId: string | null,
  word: FinalWord,
  owner: Owner,
): Draft[] {
  const scope = scopeOfUnmatched(cinemaId)
  const both = { billId: id, paymentId: id, owner, tokens: [] }
  if (word !== 'paid')
    return isOpen(status) ? [{ scope, type: 'payment.closed', body: { ...both, outcome: word } }] : []
  const body = { ...both, refundId: `${id}-back`, cents, reason: 'found', status: 'refunding' as const }
  return [{ scope, type: 'refund.requested', body }]
}

/** The stream for facts about an unmatched payment: its cinema's, when the journal still knows which that is. */
export function scopeOfUnmatched(cinemaId: string | null): Scope {
  return cinemaId ? `cinema:${cinemaId}` : 'exhibitor'
}
