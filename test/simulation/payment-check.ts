import type {
  PaymentClosed,
  PaymentOpened,
  PaymentSettled,
  RefundDone,
  RefundRequested,
  SaleMade,
} from '#core/billing/facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import { scheduleById } from '#core/programme/store.ts'
import { refundOfKey } from '#core/sales/reported.ts'
import type { AtProvider } from './at-provider.ts'
import type { ExchangePaymentCheck } from './exchange-payment-check.ts'
import type { Bought } from './money-check.ts'
import type { Promised } from './movement-check.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

/** Where a check finds bills and payments, and says what is wrong. */
export type Finding = {
  fail: Fail
  stats: Stats
  atTill: (billId: string) => Bought | undefined
  online: (billId: string) => Bought | undefined
  atProvider: (paymentId: string) => AtProvider | undefined
}

/** The numbers of bills run without a gap in each stream, and none is given twice. */
export function openNumbers(fail: Fail) {
  const counters = new Map<string, number>()
  const numbers = new Set<string>()

  return {
    given(origin: string, body: SaleMade | PaymentSettled) {
      if (body.counter !== (counters.get(origin) ?? 0) + 1)
        fail('I5', `${body.number} of ${origin} comes after ${counters.get(origin) ?? 0}`)
      counters.set(origin, body.counter)
      if (numbers.has(`${origin} ${body.number}`)) fail('I5', `${body.number} of ${origin} is given twice`)
      numbers.add(`${origin} ${body.number}`)
    },
    reset() {
      counters.clear()
      numbers.clear()
    },
  }
}

/** What is written of a bill and its attempts is what the provider said. */
export function checkAttempts(
  { fail, stats, atTill, online, atProvider }: Finding,
  exchanges: ExchangePaymentCheck,
) {
  function begun(body: PaymentOpened) {
    const { billId, paymentId, tokens } = body
    if (body.exchange) return exchanges.opened(body)
    const bill = online(billId)
    count(stats, tokens.length ? 'attempts that took their seats again' : 'attempts beside an open one')
    if (bill?.settled) fail('I5', `${paymentId} is begun, and ${billId} is paid`)
    if (bill?.undone) fail('I5', `${paymentId} is begun, and the money of ${billId} went back`)
    if (bill && !bill.open.size !== Boolean(tokens.length))
      fail('I2', `${paymentId} takes ${tokens.length} seats beside ${bill.open.size} open attempts`)
    bill?.open.add(paymentId)
  }

  function closed(body: PaymentClosed) {
    const { billId, paymentId, tokens } = body
    if (exchanges.has(paymentId)) return exchanges.closed(body)
    const { ended } = atProvider(paymentId) ?? {}
    if (!ended) fail('I5', `${paymentId} is closed without the provider's final word`)
    const bill = online(billId)
    bill?.open.delete(paymentId)
    if (bill?.open.size && tokens.length)
      fail('I2', `${paymentId} releases seats that ${[...bill.open].join(' and ')} is paying for`)
  }

  function settled(body: SaleMade | PaymentSettled) {
    const bill = 'payments' in body ? atTill(body.billId) : online(body.billId)
    if (bill?.settled) fail('I5', `${body.billId} is settled twice`)
    if (bill?.undone) fail('I5', `${body.billId} is settled, and its money went back before`)
    if (bill) bill.settled = true
  }

  /** Nobody buys a show that is over, whenever the money was sent. */
  function beforeTheEnd({ at, body: { billId, paymentId } }: Fact<PaymentSettled>, { incarnation }: Place) {
    for (const { seat } of online(billId)?.lines.values() ?? []) {
      const show = incarnation && scheduleById(incarnation.node.db, seat.split('/')[0]!)
      if (show && Date.parse(at) >= show.endMs) fail('I5', `${paymentId} buys ${seat}, and the show was over`)
    }
  }

  function paid({ billId, paymentId }: PaymentSettled) {
    const bill = online(billId)
    const owed = (bill?.cents ?? 0) > 0
    if (owed && atProvider(paymentId)?.status !== 'paid')
      fail('I5', `${paymentId} is settled and was never paid`)
    if (bill && !bill.open.has(paymentId)) count(stats, 'late money kept')
    bill?.open.delete(paymentId)
    if (bill) bill.settledBy = paymentId
  }

  return { begun, closed, settled, beforeTheEnd, paid }
}

/** No more goes back of a payment than came in. */
export function checkRefunds({ fail, online, atProvider }: Finding) {
  const refunds = new Map<string, Promised>()

  function ordered(body: RefundRequested | RefundDone) {
    const { refundId, billId, paymentId, cents } = body
    // A person may have settled a part of it, and says that part's sum.
    if (!('movements' in body && refunds.has(refundId))) refunds.set(refundId, { paymentId, cents })
    const bill = online(billId)
    bill?.open.delete(paymentId)
    const byStaff = bill?.parts.has(refundId)
    if (bill && !byStaff && (!bill.settledBy || bill.settledBy === paymentId)) bill.undone = true
    notMoreThanPaid(paymentId, refundId)
  }

  function notMoreThanPaid(paymentId: string, refundId: string) {
    const payment = atProvider(paymentId)
    const sum = [...refunds.values()]
      .filter(each => each.paymentId === paymentId)
      .reduce((total, each) => total + each.cents, 0)
    if (sum > (payment?.cents ?? 0))
      fail('I5', `${sum} go back for ${paymentId}, which was ${payment?.cents}`)
    if (payment?.status !== 'paid') fail('I5', `${refundId} goes back and was never paid`)
  }

  return {
    all: refunds,
    /** What the refund is that is ordered under a key. */
    centsOf: (key: string) => refunds.get(refundOfKey(key))?.cents,
    ordered,
    /** Staff gave something back. */
    promise(refundId: string, back: Promised) {
      refunds.set(refundId, back)
      notMoreThanPaid(back.paymentId, refundId)
    },
  }
}
