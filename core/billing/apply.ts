import { sql } from 'kysely'
import { earliestStands } from '../database/earliest-stands.ts'
import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'
import type { Fact } from '../journal/fact.ts'
import { changeTokens } from '../seating/apply.ts'
import { noteRedeemed } from '../seating/reserved/store.ts'
import type {
  BillOpened,
  GuestsDisplaced,
  PaymentCleared,
  PaymentClosed,
  PaymentCreated,
  PaymentFound,
  PaymentOpened,
  PaymentSettled,
  SaleMade,
  SaleReinstated,
} from './facts.ts'
import { noteReinstated } from './reinstated-store.ts'
import { writeBill } from './apply-bill.ts'
import { followAttempts, moveBill, movePayment, numberBill, placeAtProvider } from './apply-status.ts'
import { noteExchangePayment } from './refunds/exchange-payment-store.ts'
import { writePayment } from './apply-payment.ts'

const putDisplaced = prepared((q, given: Tables['displaced']) =>
  q
    .insertInto('displaced')
    .values(only(given, 'bill_id', 'schedule_id', 'seat_id', 'at'))
    .onConflict(conflict => conflict.doUpdateSet({ at: sql<string>`min(at, excluded.at)` })),
)
/** Found once more by a relay that had forgotten it. */
const putUnmatched = prepared((q, given: Tables['unmatched_payments']) =>
  q
    .insertInto('unmatched_payments')
    .values(only(given, 'id', 'cinema_id', 'named_bill_id', 'named_payment_id', 'seats', 'at'))
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({ at: sql<string>`min(unmatched_payments.at, excluded.at)` }),
    ),
)
/** Of two people who cleared it where they could not hear of each other, the first is told, in any order. */
const putCleared = prepared((q, given: Tables['cleared_payments']) =>
  q
    .insertInto('cleared_payments')
    .values(only(given, 'entry', 'payment_id', 'reason', 'employee_name', 'at'))
    .onConflict(
      earliestStands('cleared_payments', {
        key: ['entry'],
        takes: ['payment_id', 'reason', 'employee_name', 'at'],
        by: ['at', 'employee_name', 'reason'],
      }),
    ),
)
const putCounter = prepared((q, given: Tables['bill_counters']) =>
  q
    .insertInto('bill_counters')
    .values(only(given, 'origin', 'last'))
    .onConflict(conflict =>
      conflict.column('origin').doUpdateSet({ last: sql<number>`max(last, excluded.last)` }),
    ),
)

export const applySaleMade: Apply<SaleMade> = ({ db }, fact) => {
  const { body } = fact
  const { payments, number, employeeId, employeeName, device } = body
  const till = { number, settledAt: fact.at, employeeId, employeeName, device }
  writeBill(db, fact, 'settled', till)
  for (const each of payments) writePayment(db, { ...each, billId: body.billId, status: 'paid', at: fact.at })
  // A sale that was taken back keeps the number of the stream it once stood in.
  if (fact.type === 'sale.made') count(db, fact.origin, body.counter)
  noteRedeemed(db, fact, body)
  changeTokens(db, fact, body.tokens, { owner: body.owner, state: 'sold', billId: body.billId })
}

export const applySaleReinstated: Apply<SaleReinstated> = (at, fact) => {
  applySaleMade(at, fact)
  noteDisplaced(at.db, fact, fact.body.billId, fact.body.displaced)
  noteReinstated(at.db, fact, 'sale', fact.body.billId)
}

export const applyGuestsDisplaced: Apply<GuestsDisplaced> = ({ db }, fact) =>
  noteDisplaced(db, fact, fact.body.billId, fact.body.seats)

/** Seats of tickets a register gave back that are no longer to be had: a person finds others for the guest. */
export function noteDisplaced(db: Db, fact: Fact, billId: string, seats: SaleReinstated['displaced']) {
  for (const { scheduleId, seatId } of seats)
    putDisplaced.run(db, { bill_id: billId, schedule_id: scheduleId, seat_id: seatId, at: fact.at })
}

export const applyBillOpened: Apply<BillOpened> = ({ db }, fact) => {
  const { body } = fact
  writeBill(db, fact, 'paying')
  for (const payment of body.payments) {
    const by = 'provider' in payment ? { by: payment } : {}
    writePayment(db, { ...payment, ...by, billId: body.billId, status: 'paying', at: fact.at })
  }
  followAttempts(db, body.billId)
  changeTokens(db, fact, body.tokens, { owner: body.owner, state: 'paying', billId: body.billId })
}

export const applyPaymentCreated: Apply<PaymentCreated> = ({ db }, fact) => {
  const { paymentId, providerRef, checkoutUrl, expiresAt } = fact.body
  placeAtProvider(db, { id: paymentId, providerRef, checkoutUrl, expiresAt })
}

export const applyPaymentSettled: Apply<PaymentSettled> = ({ db }, fact) => {
  const { body } = fact
  movePayment(db, body.paymentId, 'paid')
  moveBill(db, fact, 'settled')
  numberBill(db, fact, body.number)
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
  const opened = { id, billId, kind: 'online', status: 'paying', cents } as const
  writePayment(db, { ...opened, by: body, at: fact.at })
  if (body.exchange) noteExchangePayment(db, id, body.exchange)
  followAttempts(db, body.billId)
  changeTokens(db, fact, body.tokens, { owner: body.owner, state: 'paying', billId: body.billId })
}

export const applyPaymentFound: Apply<PaymentFound> = ({ db }, fact) => {
  const { paymentId, providerRef, cents, cinemaId, named, expiresAt, provider, account } = fact.body
  // Under its own name, so that it is nobody's attempt: a bill that comes back later is not mixed up with it.
  const opened = { id: paymentId, billId: paymentId, kind: 'online', status: 'paying' } as const
  writePayment(db, {
    ...opened,
    cents,
    providerRef,
    expiresAt,
    by: { provider, account },
    at: fact.at,
  })
  putUnmatched.run(db, {
    id: paymentId,
    cinema_id: cinemaId,
    named_bill_id: named.billId,
    named_payment_id: named.paymentId,
    seats: named.seats,
    at: fact.at,
  })
}

export const applyPaymentCleared: Apply<PaymentCleared> = ({ db }, fact) => {
  const { entry, paymentId, reason, employeeName } = fact.body
  putCleared.run(db, { entry, payment_id: paymentId, reason, employee_name: employeeName, at: fact.at })
}

function count(db: Db, origin: string, counter: number) {
  putCounter.run(db, { origin, last: counter })
}
