import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'
import { isOpen } from '../status-order.ts'
import { paymentById, paymentsOf, type PaymentRow } from '../payment-store.ts'
import type { ExchangeToPay } from '../facts.ts'

const put = prepared((q, given: Tables['exchange_payments']) =>
  q
    .insertInto('exchange_payments')
    .orIgnore()
    .values(only(given, 'payment_id', 'exchange_id', 'exchange')),
)
const ofPayment = prepared((q, given: { paymentId: string }) =>
  q.selectFrom('exchange_payments').select('exchange').where('payment_id', '=', given.paymentId),
)
const ofExchange = prepared((q, given: { exchangeId: string }) =>
  q
    .selectFrom('exchange_payments')
    .select('payment_id as paymentId')
    .where('exchange_id', '=', given.exchangeId)
    .orderBy('payment_id')
    .limit(1),
)

/** A payment is for what an exchange costs on top. */
export function noteExchangePayment(db: Db, paymentId: string, exchange: ExchangeToPay): void {
  put.run(db, {
    payment_id: paymentId,
    exchange_id: exchange.exchangeId,
    exchange: JSON.stringify(exchange),
  })
}

/** What a payment brings, where it is for an exchange. */
export function exchangeOfPayment(db: Db, paymentId: string): ExchangeToPay | undefined {
  const row = ofPayment.first(db, { paymentId })
  return row && (JSON.parse(row.exchange) as ExchangeToPay)
}

/** The payment that was begun for an exchange, by the id its page made. */
export function paymentOfExchange(db: Db, exchangeId: string): PaymentRow | undefined {
  const row = ofExchange.first(db, { exchangeId })
  return row && paymentById(db, row.paymentId)
}

/** The payments of a bill that are for exchanges, in the order they were begun. */
export function exchangePaymentsOf(db: Db, billId: string): (PaymentRow & { exchange: ExchangeToPay })[] {
  return paymentsOf(db, billId).flatMap(payment => {
    const exchange = payment.method === 'online' ? exchangeOfPayment(db, payment.id) : undefined
    return exchange ? [{ ...payment, exchange }] : []
  })
}

/** The exchange of a bill that waits for its money: there is one at a time. */
export function exchangeUnderWay(db: Db, billId: string) {
  return exchangePaymentsOf(db, billId).find(({ status }) => isOpen(status))
}
