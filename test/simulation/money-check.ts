import type { Fact } from '#core/journal/fact.ts'
import type {
  BillOpened,
  PaymentClosed,
  PaymentCreated,
  PaymentFound,
  PaymentOpened,
  PaymentSettled,
  RefundDone,
  RefundRequested,
  SaleMade,
} from '#core/sales/facts.ts'
import type { AtProvider, SimulatedProvider } from './provider.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

export type Bought = {
  billId: string
  place: 'register' | 'site'
  cents: number
  settled: boolean
  /** The attempt whose money bought it. */
  settledBy: string | null
  /** Attempts the provider has not ended, as the journal knows. */
  open: Set<string>
  /** Seats went free and money for them went back: its tickets are none any more. */
  undone: boolean
}

type Refund = { paymentId: string; cents: number; done: boolean }

/**
 * I5 over the union of all journals: a bill is opened once and settled once, numbers run without a gap, what is written
 * is what the provider said, and every payment at the provider ends fulfilled or refunded, wholly and not both.
 */
export function openMoneyCheck(fail: Fail, stats: Stats, provider: SimulatedProvider) {
  const bills = new Map<string, Bought>()
  const counters = new Map<string, number>()
  const numbers = new Set<string>()
  const refunds = new Map<string, Refund>()
  const reasons = new Map<string, { origin: string; seq: number }>()
  /** Payment to what the provider calls it. */
  const refs = new Map<string, string>()

  const atProvider = (paymentId: string): AtProvider | undefined =>
    provider.ofRef(refs.get(paymentId) ?? '') ?? provider.ofKey(paymentId)

  function opened(body: SaleMade | BillOpened, place: Bought['place']) {
    if (bills.has(body.billId)) fail('I5', `${body.billId} is opened twice`)
    const cents = body.lines.reduce((sum, line) => sum + line.totalCents, 0)
    if (cents !== body.totalCents) fail('I5', `${body.billId} says ${body.totalCents}, its lines ${cents}`)
    bills.set(body.billId, {
      billId: body.billId,
      place,
      cents,
      settled: false,
      settledBy: null,
      open: new Set(place === 'site' ? [body.payment.id] : []),
      undone: false,
    })
  }

  function attempted({ billId, paymentId, tokens }: PaymentOpened) {
    const bill = bills.get(billId)
    count(stats, tokens.length ? 'attempts that took their seats again' : 'attempts beside an open one')
    if (bill?.settled) fail('I5', `${paymentId} is begun, and ${billId} is paid`)
    if (bill?.undone) fail('I5', `${paymentId} is begun, and the money of ${billId} went back`)
    if (bill && !bill.open.size !== Boolean(tokens.length))
      fail('I2', `${paymentId} takes ${tokens.length} seats beside ${bill.open.size} open attempts`)
    bill?.open.add(paymentId)
  }

  function closed({ billId, paymentId, tokens }: PaymentClosed) {
    const { ended } = atProvider(paymentId) ?? {}
    if (!ended) fail('I5', `${paymentId} is closed without the provider's final word`)
    const bill = bills.get(billId)
    bill?.open.delete(paymentId)
    if (bill?.open.size && tokens.length)
      fail('I2', `${paymentId} releases seats that ${[...bill.open].join(' and ')} is paying for`)
  }

  function settled(origin: string, body: SaleMade | PaymentSettled) {
    const bill = bills.get(body.billId)
    if (bill?.settled) fail('I5', `${body.billId} is settled twice`)
    if (bill?.undone) fail('I5', `${body.billId} is settled, and its money went back before`)
    if (bill) bill.settled = true
    if (body.counter !== (counters.get(origin) ?? 0) + 1)
      fail('I5', `${body.number} of ${origin} comes after ${counters.get(origin) ?? 0}`)
    counters.set(origin, body.counter)
    if (numbers.has(`${origin} ${body.number}`)) fail('I5', `${body.number} of ${origin} is given twice`)
    numbers.add(`${origin} ${body.number}`)
  }

  function paid({ billId, paymentId }: PaymentSettled) {
    const bill = bills.get(billId)
    const owed = (bill?.cents ?? 0) > 0
    if (owed && atProvider(paymentId)?.status !== 'paid')
      fail('I5', `${paymentId} is settled and was never paid`)
    if (bill && !bill.open.has(paymentId)) count(stats, 'late money kept')
    bill?.open.delete(paymentId)
    if (bill) bill.settledBy = paymentId
  }

  function refund({ refundId, billId, paymentId, cents }: RefundRequested | RefundDone, done: boolean) {
    if (done && refunds.get(refundId)?.done) fail('I5', `${refundId} is told done twice`)
    refunds.set(refundId, { paymentId, cents, done })
    const bill = bills.get(billId)
    bill?.open.delete(paymentId)
    if (bill && (!bill.settledBy || bill.settledBy === paymentId)) bill.undone = true
    const payment = atProvider(paymentId)
    const sum = [...refunds.values()]
      .filter(each => each.paymentId === paymentId)
      .reduce((total, each) => total + each.cents, 0)
    if (sum > (payment?.cents ?? 0))
      fail('I5', `${sum} go back for ${paymentId}, which was ${payment?.cents}`)
    if (payment?.status !== 'paid') fail('I5', `${refundId} goes back and was never paid`)
  }

  return {
    reset() {
      for (const known of [bills, counters, numbers, refunds, reasons, refs]) known.clear()
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
        case 'payment.opened':
          reasons.set((body as PaymentOpened).paymentId, { origin, seq })
          return attempted(body as PaymentOpened)
        case 'payment.created': {
          const { paymentId, providerRef } = body as PaymentCreated
          if (provider.ofRef(providerRef)?.key !== paymentId)
            fail('I5', `${paymentId} is linked to ${providerRef}`)
          refs.set(paymentId, providerRef)
          return
        }
        case 'payment.found': {
          const { paymentId, providerRef } = body as PaymentFound
          count(stats, 'payments found')
          refs.set(paymentId, providerRef)
          return
        }
        case 'payment.settled':
          count(stats, 'sales online')
          settled(origin, body as PaymentSettled)
          return paid(body as PaymentSettled)
        case 'payment.closed':
          return closed(body as PaymentClosed)
        case 'refund.requested':
          count(stats, `money back: ${(body as RefundRequested).reason}`)
          reasons.set((body as RefundRequested).refundId, { origin, seq })
          return refund(body as RefundRequested, false)
        case 'refund.done':
          return refund(body as RefundDone, true)
      }
    },
    /** After everything has calmed down: what was paid was delivered or went back, wholly and not both. */
    atEnd(statusOf: (billId: string) => string | undefined): void {
      for (const { billId, settled, open, undone } of bills.values()) {
        const is = statusOf(billId) ?? 'nothing'
        const expected = undone
          ? ['refunded']
          : settled
            ? ['settled']
            : open.size
              ? []
              : ['cancelled', 'expired', 'failed']
        if (!expected.includes(is))
          fail('I5', `${billId} ends ${is}, not ${expected.join(' or ') || 'at all'}`)
      }
      const known = new Map([...refs].map(([paymentId, ref]) => [ref, paymentId]))
      const fulfilling = new Set([...bills.values()].map(bill => bill.settledBy))
      for (const payment of provider.all()) {
        const paymentId = known.get(payment.ref)
        if (!paymentId) fail('I5', `the provider knows ${payment.ref} of ${payment.key}, no journal does`)
        if (payment.refundedCents > payment.cents) fail('I5', `${payment.key} went back more than once`)
        if (payment.status !== 'paid') continue
        const back = payment.refundedCents === payment.cents
        const fulfilled = fulfilling.has(paymentId ?? '')
        if (fulfilled === back)
          fail(
            'I5',
            `${payment.key} was paid, and it is ${fulfilled ? '' : 'not '}fulfilled and ${back ? '' : 'not '}refunded`,
          )
      }
    },
  }
}
