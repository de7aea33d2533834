import { sql } from 'kysely'
import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Fact } from '../journal/fact.ts'
import type { BillLine } from './bill.ts'
import type { BillStatus, PaymentStatus } from '../database/statuses.ts'
import type { BillOpened, SaleMade } from './facts.ts'
import type { Paid } from './paid.ts'
import type { TakenBy } from './methods/payment-method.ts'
import { furtherPaymentStatus } from './status-order.ts'

const putBill = prepared((q, given: Tables['bills']) =>
  q
    .insertInto('bills')
    .orIgnore()
    .values(
      only(
        given,
        'id',
        'cinema_id',
        'source',
        'status',
        'total_cents',
        'opened_at',
        'locale',
        'private_digest',
        'origin',
        'seq',
        'number',
        'settled_at',
        'employee_id',
        'employee_name',
        'device',
        'device_id',
      ),
    ),
)
const putOwner = prepared((q, given: Tables['bill_owners']) =>
  q.insertInto('bill_owners').values(only(given, 'bill_id', 'owner')),
)
const putLine = prepared((q, given: Tables['bill_lines']) =>
  q
    .insertInto('bill_lines')
    .values(
      only(
        given,
        'bill_id',
        'line',
        'kind',
        'text',
        'quantity',
        'unit_cents',
        'total_cents',
        'vat_rate',
        'vat_cents',
        'schedule_id',
        'seat_id',
        'ticket_id',
        'price_rate_id',
        'product_id',
        'voucher_id',
        'covered_cents',
        'discount_cents',
        'fee',
      ),
    ),
)
const firstFact = prepared((q, given: { id: string }) =>
  q.selectFrom('bills').select(['origin', 'seq', 'opened_at as at']).where('id', '=', given.id),
)
type BillOpening = Pick<
  Tables['bills'],
  | 'id'
  | 'private_digest'
  | 'origin'
  | 'seq'
  | 'number'
  | 'employee_id'
  | 'employee_name'
  | 'device'
  | 'device_id'
> & { at: string }
const updateBill = prepared((q, given: BillOpening) =>
  q
    .updateTable('bills')
    .set({ opened_at: given.at, settled_at: given.at })
    .set(only(given, 'private_digest', 'origin', 'seq', 'number', 'employee_id', 'employee_name'))
    .set(only(given, 'device', 'device_id'))
    .where('id', '=', given.id),
)
const putPayment = prepared((q, given: Omit<Tables['payments'], 'checkout_url'>) =>
  q
    .insertInto('payments')
    .orIgnore()
    .values(
      only(
        given,
        'id',
        'bill_id',
        'method',
        'status',
        'cents',
        'tendered_cents',
        'change_cents',
        'rounding_cents',
        'refunded_cents',
        'provider_ref',
        'expires_at',
        'method_id',
        'provider',
        'account',
        'tip_cents',
        'reference',
        'voucher_id',
        'device',
        'at',
      ),
    ),
)
const paymentOfBill = prepared((q, given: { id: string; billId: string }) =>
  q.selectFrom('payments').select('status').where('id', '=', given.id).where('bill_id', '=', given.billId),
)
type PaidRow = Pick<
  Tables['payments'],
  'id' | 'method' | 'cents' | 'tendered_cents' | 'change_cents' | 'rounding_cents' | 'at'
>
const updatePayment = prepared((q, given: PaidRow) =>
  q
    .updateTable('payments')
    .set(only(given, 'method', 'cents', 'tendered_cents', 'change_cents', 'rounding_cents', 'at'))
    .where('id', '=', given.id)
    .where(sql<boolean>`(${given.at}, ${given.method}) < (at, method)`),
)
const setStatus = prepared((q, given: { id: string; status: PaymentStatus }) =>
  q.updateTable('payments').set({ status: given.status }).where('id', '=', given.id),
)

export type Till = {
  number: string
  settledAt: string
  employeeId: string
  employeeName: string
  device: string
}

type Opening = Fact<SaleMade | BillOpened>

/**
 * Writes a bill as its first fact tells it. Told by a second fact of the same purchase, it is the same bill, brought back
 * by a register: the earliest stands, in any order.
 */
export function writeBill(db: Db, fact: Opening, status: BillStatus, till?: Till): void {
  if (insertBill(db, fact, status, till)) return
  const first = firstFact.first(db, { id: fact.body.billId })
  if (first && isEarlier(fact, first)) applyEarlier(db, fact, till)
}

function isEarlier(fact: Opening, first: { at: string; origin: string; seq: number }): boolean {
  const [a, b] = [fact, first].map(({ at, origin }) => `${at} ${origin}`)
  return a === b ? fact.seq < first.seq : a! < b!
}

/** The same bill, told by an earlier fact. */
function applyEarlier(db: Db, { at, origin, seq, body, actor, private: digest }: Opening, till?: Till): void {
  updateBill.run(db, {
    id: body.billId,
    at,
    private_digest: digest ?? null,
    origin,
    seq,
    number: till?.number ?? null,
    employee_id: till?.employeeId ?? null,
    employee_name: till?.employeeName ?? null,
    device: till?.device ?? null,
    device_id: actor.device ?? null,
  })
}

/** Whether the bill was not here before. */
function insertBill(db: Db, fact: Opening, status: BillStatus, till?: Till): boolean {
  const { body } = fact
  const changes = putBill.run(db, {
    id: body.billId,
    cinema_id: body.cinemaId,
    source: body.source,
    status,
    total_cents: body.totalCents,
    opened_at: fact.at,
    locale: body.locale,
    private_digest: fact.private ?? null,
    origin: fact.origin,
    seq: fact.seq,
    number: till?.number ?? null,
    settled_at: till?.settledAt ?? null,
    employee_id: till?.employeeId ?? null,
    employee_name: till?.employeeName ?? null,
    device: till?.device ?? null,
    device_id: fact.actor.device ?? null,
  })
  if (!changes) return false
  putOwner.run(db, { bill_id: body.billId, owner: body.owner })
  body.lines.forEach((line, index) => writeLine(db, body.billId, index + 1, line))
  return true
}

export function writeLine(db: Db, billId: string, number: number, line: BillLine): void {
  putLine.run(db, {
    bill_id: billId,
    line: number,
    kind: line.kind,
    text: line.text,
    quantity: line.quantity,
    unit_cents: line.unitCents,
    total_cents: line.totalCents,
    vat_rate: line.vatRate,
    vat_cents: line.vatCents,
    schedule_id: line.scheduleId ?? null,
    seat_id: line.seatId ?? null,
    ticket_id: line.ticketId ?? null,
    price_rate_id: line.priceRateId ?? null,
    product_id: line.productId ?? null,
    voucher_id: line.voucherId ?? null,
    covered_cents: line.coveredCents ?? null,
    discount_cents: line.discountCents ?? null,
    fee: line.fee ?? null,
  })
}

export type FirstPayment = Omit<Paid, 'methodId'> & {
  /** Left out for one that was found at a provider. */
  methodId?: string
  billId: string
  status: PaymentStatus
  at: string
  /** What its provider calls it, and until when it can be paid there, ISO; where that is known from the beginning. */
  providerRef?: string
  expiresAt?: string
  /** Who takes it, where a provider does; one that was found at a provider names no method. */
  by?: Pick<TakenBy, 'provider' | 'account'> & Partial<TakenBy>
}

/** Writes a payment that is told for the first time. Returns whether it was not here before. */
export function insertPayment(db: Db, payment: FirstPayment): boolean {
  const changes = putPayment.run(db, {
    ...rowOf(payment),
    bill_id: payment.billId,
    status: payment.status,
    refunded_cents: 0,
    provider_ref: payment.providerRef ?? null,
    expires_at: payment.expiresAt ?? null,
    method_id: payment.methodId ?? payment.by?.methodId ?? null,
    provider: payment.by?.provider ?? null,
    account: payment.by?.account ?? null,
    tip_cents: payment.tipCents ?? 0,
    reference: payment.reference ?? null,
    voucher_id: payment.voucherId ?? null,
    device: payment.device ?? null,
  })
  return changes > 0
}

function rowOf(payment: FirstPayment): PaidRow {
  const { id, kind: method, cents, at } = payment
  return {
    id,
    method,
    cents,
    tendered_cents: payment.tenderedCents ?? null,
    change_cents: payment.changeCents ?? null,
    rounding_cents: payment.roundingCents ?? 0,
    at,
  }
}

/**
 * The payment a bill begins with. Told twice under one id, the earliest stands and its status only moves on; told of another
 * bill it changes nothing, since no seller speaks of another's money.
 */
export function writePayment(db: Db, payment: FirstPayment): void {
  if (insertPayment(db, payment)) return
  const { id, billId } = payment
  const known = paymentOfBill.first(db, { id, billId })
  if (!known) return
  updatePayment.run(db, rowOf(payment))
  setStatus.run(db, { id, status: furtherPaymentStatus(known.status, payment.status) })
}
