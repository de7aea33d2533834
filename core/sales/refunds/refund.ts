import { Refusal } from '../../refusal.ts'
import { idSent } from '../../billing/purchase.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Draft } from '../../journal/draft.ts'
import { givenInShift } from '../../cash/drawer.ts'
import { printedCode } from '../../vouchers/code.ts'
import { returnTurns } from '../../vouchers/redeem.ts'
import type { VoucherNow } from '../../vouchers/wallet.ts'
import { heldOf, leftOf, returnRefreshments, type WantedRefreshment } from '../../vouchers/refreshments.ts'
import type { MoneyBack } from '../../billing/refunds/facts.ts'
import { creditSum, mostCredit } from '../../billing/refunds/credit.ts'
import {
  refundSum,
  type LineNow,
  type MoneyOut,
  type ReturnedLine,
  type Wanted,
} from '../../billing/refunds/returns.ts'
import type { RefundReason } from '../../database/statuses.ts'
import type { BackRow, ReturnRow } from '../../billing/refunds/store.ts'
import { requireUnspent } from '../../vouchers/top-up.ts'
import { topUpsBack, topUpsOff } from './top-ups.ts'
import {
  endIdleRequests,
  leftAfter,
  requireOwn,
  requireUnused,
  soldTokens,
  type BillState,
} from './bill-state.ts'

export type RefundRequest = {
  /** Made by the client; a retry with the same id is the same refund. */
  id: string
  billId: string
  lines: Wanted
  /**
   * Gives back this sum of what those lines cost, in cents, and leaves them what they are; their quantities do not count
   * then. Left out, the lines themselves come back.
   */
  creditCents?: number | undefined
  reason: RefundReason
  /** The sum the cashier saw, in cents; null when no employee did. */
  cents: number | null
}

/** Who refunds; `employeeId` null is the node itself. */
export type RefundedBy = {
  employeeId: string | null
  employeeName: string | null
  device: string | null
  locale: Locale
  /** Also tickets that were used at the door: a manager's right. */
  usedToo: boolean
  /** Most of the bill that they may refund, in cents, what was refunded before included; any sum when left out. */
  upToCents?: number | null
}

/** What was refunded of one bill stays within what the employee may. Refuses `refund_limit`. */
export function requireWithin(
  { givenBackCents }: Pick<BillState, 'givenBackCents'>,
  cents: number,
  { upToCents = null }: Pick<RefundedBy, 'upToCents'>,
): void {
  if (upToCents !== null && givenBackCents + cents > upToCents)
    throw new Refusal('refund_limit', { limit: (upToCents / 100).toFixed(2) })
}

/** Refunds a whole bill or some of its lines; see `refundBill`, which says what it refuses. */
export function refund(request: RefundRequest, now: BillState, by: RefundedBy): Draft[] {
  requireOwn(now)
  const { bill, lines, used } = now
  if (request.creditCents !== undefined) return credit(request, request.creditCents, now, by)
  const sum = refundSum(now, request.lines)
  if (!sum) throw new Refusal('nothing_to_refund')
  const back = sum.lines.map(({ line }) => lines.find(each => each.line === line)!)
  requireUnused(now, back, by.usedToo)
  requireWholeVouchers(now, sum.lines, request.id)
  requireUnspent(now.refreshments, topUpsBack(now, sum.lines))
  if (request.cents !== null && request.cents !== sum.cents)
    throw new Refusal('total_changed', { totalCents: sum.cents })
  // A cancelled show's tickets are owed, whoever stands at the register.
  if (!back.every(({ scheduleId }) => scheduleId && now.cancelledShows.has(scheduleId)))
    requireWithin(now, sum.cents, by)
  const out = stillOut(sum.money, now)
  const money = moneyParts(request.id, out, now)
  const underWay = money.some(part => !part.done) || now.moneyUnderWay
  const made: Draft = {
    scope: `cinema:${bill.cinemaId}`,
    type: 'refund.made',
    body: {
      refundId: request.id,
      reason: request.reason,
      status: !sum.everything ? 'partially_refunded' : underWay ? 'refunding' : 'refunded',
      tokens: soldTokens(now, back),
      ...returnOf(now, by),
      lines: sum.lines,
      money,
      roundingCents: sum.roundingCents,
    },
  }
  const tickets = back.flatMap(line => line.ticketId ?? [])
  return [
    made,
    ...returnTurns(used, tickets),
    ...returnRefreshments(now.refreshments, request.id, toVouchers(out), now.returnedToVouchers),
    ...topUpsOff(
      now,
      sum.lines,
      request.id,
      toVouchers(out).filter(({ paymentId }) => !now.returnedToVouchers.has(paymentId)),
    ),
    ...back.flatMap(line => cancelVoucher(now, line, request.id) ?? []),
    ...endIdleRequests(now, leftAfter(lines, sum.lines), request.id),
  ]
}

/**
 * Gives a sum back of what lines cost: they stay, tickets are let in, and their seats stay theirs. Refuses as `refund`,
 * `nothing_to_refund` where nothing of them is left, and `credit_too_much`.
 */
function credit(request: RefundRequest, cents: number, now: BillState, by: RefundedBy): Draft[] {
  const wanted = request.lines?.map(({ line }) => line) ?? null
  const mostCents = mostCredit(now, wanted)
  if (mostCents < 1) throw new Refusal('nothing_to_refund')
  const sum = creditSum(now, wanted, cents)
  if (!sum) throw new Refusal('credit_too_much', { most: (mostCents / 100).toFixed(2) })
  const back = sum.lines.map(({ line }) => now.lines.find(each => each.line === line)!)
  requireUnused(now, back, by.usedToo)
  if (request.cents !== null && request.cents !== sum.cents)
    throw new Refusal('total_changed', { totalCents: sum.cents })
  requireWithin(now, sum.cents, by)
  const out = stillOut(sum.money, now)
  const made: Draft = {
    scope: `cinema:${now.bill.cinemaId}`,
    type: 'refund.made',
    body: {
      refundId: request.id,
      reason: request.reason,
      status: 'partially_refunded',
      tokens: [],
      ...returnOf(now, by),
      lines: sum.lines,
      money: moneyParts(request.id, out, now),
      roundingCents: sum.roundingCents,
    },
  }
  return [made, ...returnRefreshments(now.refreshments, request.id, toVouchers(out), now.returnedToVouchers)]
}

/** What refunds and exchanges have in common: the bill, the number of the return, and who made it. */
export function returnOf({ bill, returns, me }: BillState, by: RefundedBy) {
  const { employeeId, employeeName, device, locale } = by
  return { billId: bill.id, number: returns + 1, owner: me, employeeId, employeeName, device, locale }
}

/**
 * The money that goes out: to a voucher no more than it still pays. Of two histories of a box the chosen one may hold the
 * value that another return gave back, and not that return.
 */
function stillOut(money: readonly MoneyOut[], { stillPaid }: Pick<BillState, 'stillPaid'>): MoneyOut[] {
  return money.flatMap(part => {
    const cents = Math.min(part.cents, stillPaid.get(part.paymentId) ?? part.cents)
    return cents > 0 ? [{ ...part, cents }] : []
  })
}

/** What of a return goes back to the refreshment value of vouchers. */
function toVouchers(money: readonly MoneyOut[]): WantedRefreshment[] {
  return money.flatMap(({ paymentId, cents, voucherId }) =>
    voucherId ? [{ voucherId, paymentId, cents }] : [],
  )
}

/**
 * The drawer pays at once, and so does whoever types a sum into a terminal; a wired terminal and the provider are asked
 * once the fact is safe. Refuses `shift_needed` for cash that goes
 * back in no shift, where the cinema wants one.
 */
export function moneyParts(
  returnId: string,
  money: readonly MoneyOut[],
  { drawer, overTerminal }: Pick<BillState, 'drawer' | 'overTerminal'>,
): MoneyBack[] {
  const parts = money.map(({ paymentId, method, cents }, index) => {
    const attemptId = overTerminal.get(paymentId)
    return {
      id: `${returnId}-${index + 1}`,
      paymentId,
      cents,
      done: method !== 'online' && attemptId === undefined,
      ...(attemptId === undefined ? {} : { attemptId }),
    }
  })
  const inCash = new Set(money.filter(({ method }) => method === 'cash').map(({ paymentId }) => paymentId))
  return givenInShift(parts, drawer, ({ paymentId }) => inCash.has(paymentId))
}

/** A sold voucher that is returned is cancelled for good; one that is not known here is left alone. */
export function cancelVoucher(
  { vouchers }: Pick<BillState, 'vouchers'>,
  { kind, voucherId, voucherPart }: LineNow,
  returnId: string,
): Draft | undefined {
  const isSold = kind === 'voucher' && voucherPart === undefined
  const known = isSold && voucherId ? vouchers.get(voucherId) : undefined
  if (!known || known.voucher.cancelled) return undefined
  return { scope: 'exhibitor', type: 'voucher.cancelled', body: { voucherId: known.voucher.id, returnId } }
}

/**
 * A sold voucher is returned whole, its turns with its refreshment value, and only while nothing of it was used or can be
 * used elsewhere: it must be known here, so that it can be cancelled. One of a package goes back with all of that, since each
 * costs less there than by itself. What this very return cancelled before it was lost was asked then.
 */
function requireWholeVouchers(now: BillState, back: readonly ReturnedLine[], returnId: string): void {
  const { lines, vouchers } = now
  for (const { line, quantity } of back) {
    const {
      kind,
      voucherId,
      voucherPart,
      quantity: sold,
      packageNumber,
    } = lines.find(each => each.line === line)!
    if (kind !== 'voucher' || !voucherId || voucherPart === 'top_up') continue
    const known = vouchers.get(voucherId)
    if (known?.voucher.cancelledBy === returnId) continue
    const together = lines.filter(each => packageNumber && each.packageNumber === packageNumber)
    if (together.some(each => !back.some(({ line }) => line === each.line)))
      throw new Refusal('package_returned_whole')
    if (!known) throw new Refusal('voucher_unknown')
    const parts = lines.filter(each => each.kind === 'voucher' && each.voucherId === voucherId)
    const isWhole = parts.every(part => back.some(each => each.line === part.line))
    if (quantity < sold || !isWhole || !isUnused(now, known))
      throw new Refusal('voucher_in_use', { code: printedCode(known.voucher.id) })
  }
}

/** Whether nothing of a voucher was used, moved to another card, or can be used elsewhere. */
export function isUnused(
  now: Pick<BillState, 'refreshments' | 'turnsOf'>,
  { voucher, turns }: VoucherNow,
): boolean {
  const free = [...turns.values()].every(turn => turn.state === 'free' && turn.owner === now.turnsOf)
  return free && !voucher.moved && isUntouched(now, voucher.id)
}

/** Its refreshment value is all here, and as it was sold: nothing was spent, and nothing put on it since. */
function isUntouched(
  { refreshments, turnsOf }: Pick<BillState, 'refreshments' | 'turnsOf'>,
  voucherId: string,
): boolean {
  const known = refreshments.vouchers.get(voucherId)
  if (!known) return true
  const { refreshmentCents } = known.voucher
  const here = turnsOf === null ? 0 : heldOf(known, turnsOf).cents
  return here === refreshmentCents && leftOf(known) === refreshmentCents
}

/**
 * Whether it is the same refund sent again; another one under its id is an error of the client.
 *
 * @param deposits numbers of the bill's deposits: they go back with their products, whether or not they were named
 */
export function isSameRefund(
  made: ReturnRow,
  back: readonly BackRow[],
  request: RefundRequest,
  deposits: ReadonlySet<number> = new Set(),
): boolean {
  const isAsked = ({ line, quantity }: { line: number; quantity: number }) =>
    request.lines?.some(each => each.line === line && each.quantity === quantity) ?? true
  const isBack = ({ line, quantity }: { line: number; quantity: number }) =>
    back.some(each => each.line === line && each.quantity === quantity)
  if (made.kind !== 'refund' || idSent(made.billId) !== idSent(request.billId)) return false
  if (request.creditCents !== undefined)
    return (
      back.every(({ quantity }) => quantity === 0) &&
      back.reduce((sum, { cents }) => sum + cents, 0) === request.creditCents
    )
  if (!back.some(({ quantity }) => quantity > 0)) return false
  const isWhole = request.lines?.every(isBack) ?? true
  return isWhole && back.every(each => isAsked(each) || deposits.has(each.line))
}
