import { exchangeOfPayment } from '../../../billing/refunds/exchange-payment-store.ts'
import { methodFor, offeredOnline } from '../../../billing/methods/payment-method.ts'
import {
  paymentById,
  paymentsOf,
  unmatchedPaymentsOf,
  type PaymentRow,
} from '../../../billing/payment-store.ts'
import { idSent } from '../../../billing/purchase.ts'
import type { BillRow } from '../../../billing/store.ts'
import { isLocale } from '../../../i18n/locale.ts'
import { appendAll } from '../../../journal/draft.ts'
import type { Tx } from '../../../journal/node.ts'
import { attemptNumber } from '../../attempts.ts'
import type { FinalWord } from '../../final-word.ts'
import type { ExchangeRequest } from '../exchange.ts'
import { loadExchange } from '../load.ts'
import type { RefundedBy } from '../refund.ts'
import { exchangeAnswered, exchangeOpened } from './exchange-payment.ts'
import { loadExchangePaid } from './exchange-payment-load.ts'

/** Whoever has the link of an order acts without staff. */
export function byBuyer({ locale }: BillRow): RefundedBy {
  return {
    employeeId: null,
    employeeName: null,
    device: null,
    locale: isLocale(locale) ? locale : 'en',
    usedToo: false,
  }
}

/**
 * Begins the payment of what an exchange costs more, as one more attempt of its bill. Refuses as `pricedExchange` and
 * `methodFor`.
 *
 * @param methodId how the buyer pays; as the order was paid when left out
 */
export function openExchangePayment(
  tx: Tx,
  bill: BillRow,
  request: ExchangeRequest,
  methodId: string | undefined,
): PaymentRow {
  // One that turns paid wholly has its first number too.
  const attempts = paymentsOf(tx.db, bill.id)
  const lost = unmatchedPaymentsOf(tx.db, bill.id).map(({ namedPaymentId }) => namedPaymentId)
  const number = Math.max(0, ...[...attempts.map(({ id }) => id), ...lost].map(attemptNumber)) + 1
  const wish = {
    id: methodId,
    before: attempts.find(({ method }) => method === 'online')?.methodId ?? null,
    withVoucher: false,
  }
  const by = methodFor(offeredOnline(tx.catalogue.all('payment_method'), tx.training), wish)
  const paymentId = `${idSent(bill.id)}-${number}`
  const now = { ...loadExchange(tx, bill, request), by, paymentId }
  appendAll(tx, exchangeOpened(request, now, byBuyer(bill)))
  return paymentById(tx.db, paymentId)!
}

/**
 * Turns the provider's final word on an exchange's payment into facts, see `exchangeAnswered`; received twice it writes
 * nothing. Returns whether the payment is for an exchange.
 *
 * @param beside whether the box of a cinema is reached, and whether the provider has given the money back already
 */
export function settleExchange(
  tx: Tx,
  payment: PaymentRow,
  word: FinalWord,
  beside: { reached: (cinemaId: string) => boolean; wentBack: boolean },
): boolean {
  const exchange = exchangeOfPayment(tx.db, payment.id)
  if (!exchange) return false
  const now = loadExchangePaid(tx, payment, exchange, beside)
  if (now) appendAll(tx, exchangeAnswered(now, word, byBuyer(now.bill)))
  return true
}
