import type { Db } from '../database/sql.ts'
import type { Apply } from '../journal/apply.ts'
import type { Fact } from '../journal/fact.ts'
import { changeTokens } from '../seating/apply.ts'
import type { BillStatus, PaymentStatus } from '../database/statuses.ts'
import type {
  BillOpened,
  PaymentCleared,
  PaymentClosed,
  PaymentCreated,
  PaymentFound,
  PaymentOpened,
  PaymentSettled,
  SaleMade,
  SaleReinstated,
} from './facts.ts'
import { furtherBillStatus, furtherPaymentStatus, moneyCame, statusOfAttempts } from './status-order.ts'
import { noteReinstated } from './reinstated-store.ts'
import { statusOf } from './store.ts'
import { insertPayment, noChange, writeBill, writePayment } from './apply-bill.ts'

export const applySaleMade: Apply<SaleMade> = ({ db }, fact) => {
  const { body } = fact
  const { payment, number, employeeId, employeeName, device } = body
  const till = { number, settledAt: fact.at, employeeId, employeeName, device }
  writeBill(db, fact, 'settled', till)
  writePayment(db, { ...payment, billId: body.billId, status: 'paid', at: fact.at })
  // A sale that was taken back keeps the number of the stream it once stood in.
  if (fact.type === 'sale.made') count(db, fact.origin, body.counter)
  changeTokens(db, fact, body.tokens, { owner: body.owner, state: 'sold', billId: body.billId })
}

export const applySaleReinstated: Apply<SaleReinstated> = (at, fact) => {
  applySaleMade(at, fact)
  noteDisplaced(at.db, fact, fact.body.billId, fact.body.displaced)
  noteReinstated(at.db, fact, 'sale', fact.body.billId)
}

/** Seats of tickets a register gave back that are no longer to be had: a person finds others for the guest. */
export function noteDisplaced(db: Db, fact: Fact, billId: string, seats: SaleReinstated['displaced']) {
  for (const { scheduleId, seatId } of seats)
    db.prepare(
      `INSERT INTO displaced (bill_id, schedule_id, seat_id, at) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET at = min(at, excluded.at)`,
    ).run(billId, scheduleId, seatId, fact.at)
}

export const applyBillOpened: Apply<BillOpened> = ({ db }, fact) => {
  const { body } = fact
  writeBill(db, fact, 'paying')
  const { id, cents, method = 'online' } = body.payment
  writePayment(db, { id, cents, method, ...noChange, billId: body.billId, status: 'paying', at: fact.at })
  changeTokens(db, fact, body.tokens, { owner: body.owner, state: 'paying', billId: body.billId })
}

export const applyPaymentCreated: Apply<PaymentCreated> = ({ db }, fact) => {
  const { paymentId, providerRef, checkoutUrl, expiresAt } = fact.body
  db.prepare('UPDATE payments SET provider_ref = ?, checkout_url = ?, expires_at = ? WHERE id = ?').run(
    providerRef,
    checkoutUrl,
    expiresAt,
    paymentId,
  )
}

export const applyPaymentSettled: Apply<PaymentSettled> = ({ db }, fact) => {
  const { body } = fact
  movePayment(db, body.paymentId, 'paid')
  moveBill(db, body.billId, 'settled')
  db.prepare('UPDATE bills SET number = ?, settled_at = ? WHERE id = ? AND number IS NULL').run(
    body.number,
    fact.at,
    body.billId,
  )
  count(db, fact.origin, body.counter)
  changeTokens(db, fact, body.tokens, { owner: body.owner, state: 'sold', billId: body.billId })
}

export const applyPaymentClosed: Apply<PaymentClosed> = ({ db }, fact) => {
  const { body } = fact
  movePayment(db, body.paymentId, body.outcome)
  followAttempts(db, body.billId)
  changeTokens(db, fact, body.tokens, { owner: body.owner, state: 'free', billId: null })
}

export const applyPaymentOpened: Apply<PaymentOpened> = ({ db }, fact) => {
  const { body } = fact
  const { paymentId: id, billId, cents } = body
  insertPayment(db, { id, billId, method: 'online', status: 'paying', cents, ...noChange, at: fact.at })
  followAttempts(db, body.billId)
  changeTokens(db, fact, body.tokens, { owner: body.owner, state: 'paying', billId: body.billId })
}

export const applyPaymentFound: Apply<PaymentFound> = ({ db }, fact) => {
  const { paymentId, providerRef, cents, cinemaId, named, expiresAt } = fact.body
  // Under its own name, so that it is nobody's attempt: a bill that comes back later is not mixed up with it.
  const opened = { id: paymentId, billId: paymentId, method: 'online', status: 'paying' as const }
  insertPayment(db, { ...opened, cents, ...noChange, providerRef, expiresAt, at: fact.at })
  db.prepare(
    `INSERT OR IGNORE INTO unmatched_payments (id, cinema_id, named_bill_id, named_payment_id, seats, at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  ).run(paymentId, cinemaId, named.billId, named.paymentId, named.seats, fact.at)
}

export const applyPaymentCleared: Apply<PaymentCleared> = ({ db }, fact) => {
  const { entry, paymentId, reason, employeeName } = fact.body
  db.prepare(
    'INSERT OR IGNORE INTO cleared_payments (entry, payment_id, reason, employee_name, at) VALUES (?, ?, ?, ?, ?)',
  ).run(entry, paymentId, reason, employeeName, fact.at)
}

export function moveBill(db: Db, billId: string, to: BillStatus) {
  const status = statusOf(db, billId)
  if (status)
    db.prepare('UPDATE bills SET status = ? WHERE id = ?').run(furtherBillStatus(status, to), billId)
}

/** While no money has come, a bill is what its attempts are: another one opens it anew. */
function followAttempts(db: Db, billId: string) {
  const known = statusOf(db, billId)
  if (!known || moneyCame(known)) return
  const attempts = db
    .prepare('SELECT status FROM payments WHERE bill_id = ?')
    .pluck()
    .all(billId) as PaymentStatus[]
  db.prepare('UPDATE bills SET status = ? WHERE id = ?').run(statusOfAttempts(attempts) ?? known, billId)
}

export function movePayment(db: Db, paymentId: string, to: PaymentStatus) {
  const status = db.prepare('SELECT status FROM payments WHERE id = ?').pluck().get(paymentId) as
    PaymentStatus | undefined
  if (status)
    db.prepare('UPDATE payments SET status = ? WHERE id = ?').run(furtherPaymentStatus(status, to), paymentId)
}

function count(db: Db, origin: string, counter: number) {
  db.prepare(
    'INSERT INTO bill_counters (origin, last) VALUES (?, ?) ON CONFLICT (origin) DO UPDATE SET last = max(last, excluded.last)',
  ).run(origin, counter)
}
