import { refAtProvider } from '../../billing/methods/account.ts'
import { isOpen } from '../../billing/status-order.ts'
import type { RefundRow } from '../../billing/refunds/money-store.ts'
import type { PaymentRow } from '../../billing/payment-store.ts'
import type { UnmatchedMovement, Mismatch } from '../../billing/refunds/movement-store.ts'
import type { WorkEntry } from './contract.ts'
import { billFields, overdueMs, refundMs, triedOf, type BillSummary, type Tried } from './fields.ts'
import {
  ofTerminal,
  ofTerminalDay,
  ofTerminalRefund,
  type AtTerminal,
  type DayAtTerminal,
  type OverTerminal,
} from './at-terminal.ts'

/** A question may stay unanswered for a moment, and is not shown yet. */
const silentMs = 60_000
/** A bank takes days for a refund that is on its way. */
const onItsWayMs = 7 * 86_400_000

type About = { bill: BillSummary | undefined; tried: Tried | undefined }

export type OpenPayment = About & { payment: PaymentRow }
export type OpenRefund = About & { refund: RefundRow; payment: PaymentRow | undefined }
export type UnmatchedPayment = {
  payment: PaymentRow
  namedBillId: string
  cinemaId: string | null
  seats: string[]
  tried: Tried | undefined
  refund: RefundRow | undefined
}
/** Paid, but some of its seats were lost. */
export type Unfulfilled = {
  bill: BillSummary
  kind: 'show_cancelled' | 'seat_lost'
  payment: PaymentRow
  cents: number
  since: string
}

/** Money that went back at the provider and covers no refund. */
export type MovedAlone = {
  movement: UnmatchedMovement
  bill: BillSummary | undefined
  payment: PaymentRow | undefined
}
/** The provider reports another sum, currency or name of a payment than was asked for. */
export type Mismatched = {
  mismatch: Mismatch
  bill: BillSummary | undefined
  payment: PaymentRow | undefined
}

export type Stuck = {
  payments: readonly OpenPayment[]
  refunds: readonly OpenRefund[]
  found: readonly UnmatchedPayment[]
  unfulfilled: readonly Unfulfilled[]
  movements: readonly MovedAlone[]
  mismatches: readonly Mismatched[]
  terminals: readonly AtTerminal[]
  overTerminals: readonly OverTerminal[]
  terminalDays: readonly DayAtTerminal[]
  /** Entries an employee has cleared. */
  cleared: ReadonlySet<string>
}

/** What needs an employee, the oldest first; empty when all money is where it belongs. */
export function worklistOf(stuck: Stuck, nowMs: number): WorkEntry[] {
  const clearable = [
    ...stuck.payments.flatMap(each => ofPayment(each, nowMs)),
    ...stuck.found.flatMap(ofFound),
    ...stuck.unfulfilled.map(ofUnfulfilled),
    ...stuck.movements.map(ofMovement),
    ...stuck.mismatches.map(ofMismatch),
    ...stuck.terminals.flatMap(each => ofTerminal(each, nowMs)),
    ...stuck.terminalDays.flatMap(each => ofTerminalDay(each, nowMs)),
  ]
  // One that was settled outside is open no more, unless it has come back from the bank since: then it shows again.
  const refunds = [
    ...stuck.refunds.flatMap(each => ofRefund(each, nowMs)),
    ...stuck.overTerminals.flatMap(each => ofTerminalRefund(each, nowMs)),
  ]
  return [...clearable.filter(({ id }) => !stuck.cleared.has(id)), ...refunds].sort((a, b) =>
    a.since < b.since ? -1 : a.since > b.since ? 1 : a.id < b.id ? -1 : 1,
  )
}

/**
 * What money waits for after a repair: the box that may know more about it, then the provider's list; null when it does
 * not wait.
 */
export type Waits = 'box' | 'list' | null

/**
 * The entry while its money waits after a repair: no action is offered, since none could be carried out.
 *
 * @param home its cinema; null when every cinema must be synced
 */
export function waiting(entry: WorkEntry, home: string | null, waits: Waits): WorkEntry {
  if (!waits || !needsTheProvider(entry.next)) return entry
  const next = waits === 'list' ? 'wait_for_list' : home ? 'wait_for_box' : 'wait_for_boxes'
  return { ...entry, next, actions: [] }
}

/** What a person or a till settles waits for no list of a provider. */
const needsTheProvider = (next: WorkEntry['next']) =>
  next !== 'money_is_back' && next !== 'at_register' && next !== 'at_cash_panel'

function ofPayment({ payment, bill, tried }: OpenPayment, nowMs: number): WorkEntry[] {
  const { id, expiresAt, cents } = payment
  const silent = tried !== undefined && nowMs - tried.firstMs >= silentMs
  const overdue = expiresAt !== null && nowMs - Date.parse(expiresAt) >= overdueMs
  if (!silent && !overdue) return []
  return [
    {
      ...billFields(bill, payment.billId),
      ...triedOf(tried),
      id: `payment:${id}`,
      kind: silent ? 'provider_silent' : 'payment_overdue',
      ...whereOf(payment),
      cents,
      since: silent ? new Date(tried.firstMs).toISOString() : expiresAt!,
      next: 'ask_again',
      // Until its time is over a visitor may still be paying: the seats must not be freed by hand.
      actions: overdue ? ['ask', 'clear'] : ['ask'],
    },
  ]
}

function ofRefund({ refund, payment, bill, tried }: OpenRefund, nowMs: number): WorkEntry[] {
  const failed = refund.status === 'failed'
  const onItsWay = refund.status === 'accepted'
  const patienceMs = failed ? 0 : onItsWay ? onItsWayMs : refundMs
  if (nowMs - Date.parse(refund.at) < patienceMs) return []
  return [
    {
      ...billFields(bill, refund.billId),
      ...triedOf(tried),
      id: `refund:${refund.id}`,
      kind: failed ? 'refund_failed' : onItsWay ? 'refund_on_its_way' : 'refund_waiting',
      ...whereOf(payment),
      cents: refund.cents,
      since: refund.at,
      next: failed ? 'nothing' : onItsWay ? 'watch_refund' : 'refund_again',
      actions: failed ? ['retry', 'clear'] : ['ask', 'clear'],
    },
  ]
}

function ofMovement({ movement, bill, payment }: MovedAlone): WorkEntry {
  return {
    ...billFields(bill, movement.billId),
    ...triedOf(undefined),
    id: `movement:${movement.movement}`,
    kind: movement.kind === 'chargeback' ? 'charged_back' : 'refund_by_hand',
    ...whereOf(payment),
    cents: movement.leftCents,
    since: movement.at,
    next: 'nothing',
    actions: ['clear'],
  }
}

function ofMismatch({ mismatch, bill, payment }: Mismatched): WorkEntry {
  return {
    ...billFields(bill, mismatch.billId),
    ...triedOf(undefined),
    id: `mismatch:${mismatch.paymentId}`,
    kind: 'payment_mismatched',
    ...whereOf(payment),
    cents: mismatch.reported.cents,
    since: mismatch.at,
    next: 'nothing',
    actions: ['ask', 'clear'],
  }
}

/** Without money nothing is left to do; with it an employee should know, also when it is back. */
function ofFound({ payment, namedBillId, cinemaId, seats, tried, refund }: UnmatchedPayment): WorkEntry[] {
  const open = isOpen(payment.status)
  if (!open && payment.status !== 'paid') return []
  const back = refund?.status === 'refunded'
  return [
    {
      ...triedOf(tried),
      id: `payment:${payment.id}`,
      kind: 'payment_found',
      billNumber: null,
      billId: namedBillId,
      cinemaId,
      seats,
      till: null,
      compared: null,
      ...whereOf(payment),
      cents: payment.cents,
      since: payment.at,
      next: open ? 'watch_to_end' : back ? 'money_is_back' : 'refund_when_answered',
      actions: back ? ['clear'] : ['ask', 'clear'],
    },
  ]
}

function ofUnfulfilled({ bill, kind, payment, cents, since }: Unfulfilled): WorkEntry {
  return {
    ...billFields(bill, bill.id),
    ...triedOf(undefined),
    id: `bill:${bill.id}`,
    kind,
    ...whereOf(payment),
    cents,
    since,
    next: 'nothing',
    actions: ['refund', 'clear'],
  }
}

/** Where a person finds the money: the provider's own name of the payment, and who took it. */
function whereOf(payment: PaymentRow | undefined) {
  const { providerRef = null, methodId = null, account = null } = payment ?? {}
  return { providerRef: providerRef && refAtProvider(providerRef), methodId, account }
}
