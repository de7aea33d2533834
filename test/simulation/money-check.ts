import type { Fact } from '#core/journal/fact.ts'
import type {
  BillOpened,
  PaymentClosed,
  PaymentCreated,
  PaymentSettled,
  RefundDone,
  RefundRequested,
  SaleMade,
} from '#core/sales/facts.ts'
import type { SimulatedProvider } from './provider.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

export type Bought = {
  billId: string
  place: 'register' | 'site'
  cents: number
  settled: boolean
  closed: boolean
  refunds: Map<string, number>
}

/**
 * I5 over the union of all journals: a bill is opened once and settled once, numbers run without a gap, what is written
 * is what the provider said, and never more goes back than came in.
 */
export function openMoneyCheck(fail: Fail, stats: Stats, provider: SimulatedProvider) {
  const bills = new Map<string, Bought>()
  const counters = new Map<string, number>()
  const numbers = new Set<string>()
  const refundsDone = new Set<string>()
  const reasons = new Map<string, { origin: string; seq: number }>()
  /** Bills that were lost with both disks of the only node that knew them. */
  const ever = new Set<string>()

  function opened(body: SaleMade | BillOpened, place: Bought['place']) {
    if (bills.has(body.billId)) fail('I5', `${body.billId} is opened twice`)
    const cents = body.lines.reduce((sum, line) => sum + line.totalCents, 0)
    if (cents !== body.totalCents) fail('I5', `${body.billId} says ${body.totalCents}, its lines ${cents}`)
    bills.set(body.billId, {
      billId: body.billId,
      place,
      cents,
      settled: false,
      closed: false,
      refunds: new Map(),
    })
  }

  function settled(origin: string, body: SaleMade | PaymentSettled) {
    const bill = bills.get(body.billId)
    if (bill?.settled) fail('I5', `${body.billId} is settled twice`)
    if (bill) bill.settled = true
    if (body.counter !== (counters.get(origin) ?? 0) + 1)
      fail('I5', `${body.number} of ${origin} comes after ${counters.get(origin) ?? 0}`)
    counters.set(origin, body.counter)
    if (numbers.has(`${origin} ${body.number}`)) fail('I5', `${body.number} of ${origin} is given twice`)
    numbers.add(`${origin} ${body.number}`)
  }

  function refund(body: RefundRequested | RefundDone, done: boolean) {
    const bill = bills.get(body.billId)
    if (done && refundsDone.has(body.refundId)) fail('I5', `${body.refundId} is told done twice`)
    if (done) refundsDone.add(body.refundId)
    bill?.refunds.set(body.refundId, body.cents)
    const sum = [...(bill?.refunds.values() ?? [])].reduce((a, b) => a + b, 0)
    if (!bill || sum > bill.cents) fail('I5', `${sum} go back for ${body.billId}, which cost ${bill?.cents}`)
    if (provider.ofKey(body.paymentId)?.status !== 'paid')
      fail('I5', `${body.refundId} goes back and was never paid`)
  }

  return {
    reset() {
      for (const billId of bills.keys()) ever.add(billId)
      for (const known of [bills, counters, numbers, refundsDone, reasons]) known.clear()
    },
    bills,
    /** The fact that a payment or a refund at the provider rests on, by its key. */
    reasonOf: (key: string) => reasons.get(key),
    see({ type, origin, seq, body }: Fact): void {
      switch (type) {
        case 'sale.made':
          opened(body as SaleMade, 'register')
          count(stats, 'sales at the register')
          return settled(origin, body as SaleMade)
        case 'sale.witnessed': {
          opened(body as SaleMade, 'register')
          const bill = bills.get((body as SaleMade).billId)
          if (bill) bill.settled = true
          return
        }
        case 'bill.opened':
          count(stats, 'bills online')
          reasons.set((body as BillOpened).payment.id, { origin, seq })
          return opened(body as BillOpened, 'site')
        case 'payment.created': {
          const { paymentId, providerRef } = body as PaymentCreated
          if (provider.ofKey(paymentId)?.ref !== providerRef)
            fail('I5', `${paymentId} is linked to ${providerRef}`)
          return
        }
        case 'payment.settled': {
          const { paymentId, billId } = body as PaymentSettled
          if (provider.ofKey(paymentId)?.status !== 'paid')
            fail('I5', `${paymentId} is settled and was never paid`)
          if (bills.get(billId)?.closed) count(stats, 'late money kept')
          count(stats, 'sales online')
          return settled(origin, body as PaymentSettled)
        }
        case 'payment.closed': {
          const { paymentId, billId } = body as PaymentClosed
          if (!provider.ofKey(paymentId)?.ended)
            fail('I5', `${paymentId} is closed without the provider's final word`)
          const bill = bills.get(billId)
          if (bill) bill.closed = true
          return
        }
        case 'refund.requested':
          count(stats, 'late money refunded')
          reasons.set((body as RefundRequested).refundId, { origin, seq })
          return refund(body as RefundRequested, false)
        case 'refund.done':
          return refund(body as RefundDone, true)
      }
    },
    /** After everything has calmed down: what was paid was delivered or went back, wholly and not both. */
    atEnd(statusOf: (billId: string) => string | undefined): void {
      for (const { billId, settled, closed, refunds } of bills.values()) {
        const is = statusOf(billId) ?? 'nothing'
        const expected = refunds.size
          ? ['refunded']
          : settled
            ? ['settled']
            : closed
              ? ['cancelled', 'expired', 'failed']
              : []
        if (!expected.includes(is))
          fail('I5', `${billId} ends ${is}, not ${expected.join(' or ') || 'at all'}`)
      }
      for (const payment of provider.all()) {
        const bill = [...bills.values()].find(bill => `${bill.billId}-1` === payment.key)
        if (!bill && ever.has(payment.key.replace(/-1$/, ''))) {
          count(stats, 'payments lost with both disks')
          continue
        }
        if (!bill) fail('I5', `the provider knows ${payment.key}, no journal does`)
        if (payment.refundedCents > payment.cents) fail('I5', `${payment.key} went back more than once`)
        if (payment.status !== 'paid') continue
        const back = payment.refundedCents === payment.cents
        if (Boolean(bill?.settled) === back)
          fail(
            'I5',
            `${payment.key} was paid, and it is ${bill?.settled ? 'settled' : 'not settled'} and ${back ? 'refunded' : 'not refunded'}`,
          )
      }
    },
  }
}
