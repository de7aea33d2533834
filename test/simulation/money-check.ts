import type { BillLine } from '#core/billing/bill.ts'
import type { Fact } from '#core/journal/fact.ts'
import { refundOfKey } from '#core/sales/reported.ts'
import { vatOfItems } from '#core/pricing/vat-rounding.ts'
import type {
  BillOpened,
  PaymentClosed,
  PaymentCreated,
  PaymentFound,
  PaymentMismatched,
  PaymentOpened,
  PaymentSettled,
  RefundDone,
  RefundRequested,
  RefundRetried,
  SaleMade,
  SaleReinstated,
} from '#core/billing/facts.ts'
import type { ExchangeMade, RefundMade } from '#core/billing/refunds/facts.ts'
import type { EmergencyModeCheck } from './emergency-mode-check.ts'
import type { Place } from './place.ts'
import type { AtProvider } from './at-provider.ts'
import type { SimulatedProviders } from './providers.ts'
import { moneyAtEnd } from './money-at-end.ts'
import { openExchangePaymentCheck } from './exchange-payment-check.ts'
import { openMovementCheck } from './movement-check.ts'
import { checkAttempts, checkRefunds, openNumbers, type Finding } from './payment-check.ts'
import { openReturnCheck, type SoldLine } from './return-check.ts'
import { purchaseOf } from './shared-id.ts'
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
  /** What was paid at a till, in cents. */
  tillCents: number
  /** By its number, every line the bill ever had. */
  lines: Map<number, SoldLine>
  /** What staff gave back of it, by the id of each part. */
  parts: Map<string, { paymentId: string; cents: number }>
}

const centsOf = (payments: SaleMade['payments']) => payments.reduce((sum, { cents }) => sum + cents, 0)

const withoutRounding = (payments: SaleMade['payments']) =>
  payments.reduce((sum, { cents, roundingCents = 0 }) => sum + cents - roundingCents, 0)

const nothingBought = { tillCents: 0, settledBy: null }

/** Each bill is opened once, with lines that come to its sum. */
function checkSales(
  parts: Finding & {
    bills: Map<string, Bought>
    numbers: ReturnType<typeof openNumbers>
    attempts: ReturnType<typeof checkAttempts>
    returns: ReturnType<typeof openReturnCheck>
  },
) {
  const { fail, stats, bills, numbers, attempts, returns, atTill } = parts
  /** Bills that a register gave back to a box in emergency mode, before their own fact was heard of. */
  const toldAlone = new Set<string>()

  function opened(
    body: SaleMade | BillOpened,
    place: Bought['place'],
    displaced: SaleReinstated['displaced'] = [],
  ) {
    const name = purchaseOf(body.billId, place)
    if (bills.has(name)) fail('I5', `${name} is opened twice`)
    const cents = body.lines.reduce((sum, line) => sum + line.totalCents, 0)
    if (cents !== body.totalCents) fail('I5', `${body.billId} says ${body.totalCents}, its lines ${cents}`)
    const paid = withoutRounding(body.payments)
    if (paid !== cents) fail('I5', `${body.billId} comes to ${cents}, and ${paid} is paid for it`)
    const vatless = body.lines.find(line => line.vatCents !== vatOfItems(line))
    if (vatless) fail('I5', `${body.billId} tells VAT of ${vatless.vatCents} in ${vatless.totalCents}`)
    const bill: Bought = {
      billId: body.billId,
      place,
      cents,
      settled: false,
      settledBy: null,
      open: new Set(place === 'site' ? body.payments.map(({ id }) => id) : []),
      undone: false,
      tillCents: 0,
      lines: new Map(),
      parts: new Map(),
    }
    bills.set(name, bill)
    const seated = ({ scheduleId, seatId }: BillLine) =>
      !displaced.some(seat => seat.scheduleId === scheduleId && seat.seatId === seatId)
    body.lines.forEach((line, index) => returns.sold(bill, index + 1, line, seated(line)))
  }

  return {
    opened,
    made(origin: string, sale: SaleMade) {
      // A register gave it back in emergency mode, and its own fact was only on the way elsewhere, in a file for one.
      if (toldAlone.has(sale.billId)) {
        count(stats, 'sales told twice, in emergency mode')
        return numbers.given(origin, sale)
      }
      opened(sale, 'register')
      atTill(sale.billId)!.tillCents = centsOf(sale.payments)
      count(stats, 'sales at the register')
      attempts.settled(sale)
      numbers.given(origin, sale)
    },
    reinstated(sale: SaleReinstated, alone: boolean) {
      if (atTill(sale.billId) && alone) return count(stats, 'sales told twice, in emergency mode')
      if (alone) toldAlone.add(sale.billId)
      opened(sale, 'register', sale.displaced)
      const bill = atTill(sale.billId)!
      bill.tillCents = centsOf(sale.payments)
      bill.settled = true
    },
    reset: () => toldAlone.clear(),
  }
}

/** Which fact a payment or a refund at the provider rests on. */
function openReasons() {
  type Reason = { origin: string; seq: number }
  const reasons = new Map<string, Reason>()
  /** By refund, the fact by which it was ordered anew last. */
  const anew = new Map<string, Reason>()

  return {
    reset() {
      reasons.clear()
      anew.clear()
    },
    set: (id: string, reason: Reason) => void reasons.set(id, reason),
    orderedAnew(refundId: string, attempt: number, reason: Reason): void {
      reasons.set(`${refundId}~${attempt}`, reason)
      anew.set(refundId, reason)
    },
    /** By the key it was ordered under. The rest of a refund that is back in part is ordered under one of its own. */
    of(key: string): Reason | undefined {
      const refundId = refundOfKey(key)
      return reasons.get(key) ?? anew.get(refundId) ?? reasons.get(refundId)
    },
  }
}

/**
 * I5 over the union of all journals: a bill is opened once and settled once, numbers run without a gap, what is written
 * is what the provider said, and every payment at the provider ends fulfilled or refunded, wholly and not both.
 */
export function openMoneyCheck(
  fail: Fail,
  stats: Stats,
  provider: SimulatedProviders,
  { isAlone, wasForgotten: excused }: Pick<EmergencyModeCheck, 'isAlone' | 'wasForgotten'>,
  paidUnsynced: (billId: string) => boolean,
) {
  const bills = new Map<string, Bought>()
  const movements = openMovementCheck(fail, stats)
  const reasons = openReasons()
  /** Payment to what the provider calls it. */
  const refs = new Map<string, string>()
  const returns = openReturnCheck({ fail, stats, bills, paidFor, paidUnsynced, excused })
  const atTill = (billId: string) => bills.get(purchaseOf(billId, 'register'))
  const online = (billId: string) => bills.get(purchaseOf(billId, 'site'))
  const atProvider = (paymentId: string): AtProvider | undefined =>
    provider.ofRef(refs.get(paymentId) ?? '') ?? provider.ofKey(paymentId)
  const finding: Finding = { fail, stats, atTill, online, atProvider }
  const numbers = openNumbers(fail)
  const refunds = checkRefunds(finding)
  const exchanges = openExchangePaymentCheck(finding)
  const attempts = checkAttempts(finding, exchanges)
  const sales = checkSales({ ...finding, bills, numbers, attempts, returns })

  /** What came in for a settled bill: at the till, and by the attempt that bought it. */
  function paidFor({ tillCents, settledBy }: Pick<Bought, 'tillCents' | 'settledBy'>): number {
    return tillCents + (settledBy ? (atProvider(settledBy)?.cents ?? 0) : 0)
  }

  return {
    reset() {
      for (const each of [returns, movements, numbers, exchanges, sales, reasons]) each.reset()
      for (const known of [bills, refunds.all, refs]) known.clear()
    },
    bills,
    /** What came in for a bill, in cents. */
    paidIn: (billId: string) => paidFor(bills.get(billId) ?? atTill(billId) ?? nothingBought),
    isLive: (ticketId: string) => returns.isLive(ticketId),
    isSeated: (ticketId: string) => returns.isSeated(ticketId),
    endedBy: (ticketId: string) => returns.endedBy(ticketId),
    reasonOf: reasons.of,
    promisedCents: refunds.centsOf,
    see(fact: Fact, author: Place): void {
      const { type, origin, seq, body } = fact
      movements.see(fact, atProvider)
      switch (type) {
        case 'sale.made':
          return sales.made(origin, body as SaleMade)
        case 'sale.reinstated':
          return sales.reinstated(body as SaleReinstated, isAlone({ origin, seq }, author))
        case 'bill.opened':
          count(stats, 'bills online')
          for (const { id } of (body as BillOpened).payments) reasons.set(id, { origin, seq })
          return sales.opened(body as BillOpened, 'site')
        case 'payment.opened':
          reasons.set((body as PaymentOpened).paymentId, { origin, seq })
          return attempts.begun(body as PaymentOpened)
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
          attempts.settled(body as PaymentSettled)
          numbers.given(origin, body as PaymentSettled)
          attempts.beforeTheEnd(fact as Fact<PaymentSettled>, author)
          return attempts.paid(body as PaymentSettled)
        case 'payment.closed':
          return attempts.closed(body as PaymentClosed)
        case 'refund.requested':
          count(stats, `money back: ${(body as RefundRequested).reason}`)
          reasons.set((body as RefundRequested).refundId, { origin, seq })
          exchanges.back(body as RefundRequested)
          return refunds.ordered(body as RefundRequested)
        case 'refund.done':
          return refunds.ordered(body as RefundDone)
        case 'refund.retried': {
          const { refundId, attempt } = body as RefundRetried
          reasons.orderedAnew(refundId, attempt, { origin, seq })
          return
        }
        case 'payment.mismatched':
          return fail('I5', `${(body as PaymentMismatched).paymentId} is not what the provider tells`)
        case 'refund.made':
        case 'exchange.made': {
          const made = body as RefundMade | ExchangeMade
          const reason = (made as RefundMade).reason === 'show_cancelled' ? 'of cancelled shows' : 'by staff'
          count(stats, type === 'refund.made' ? `refunds ${reason}` : 'exchanges')
          if ('payments' in made) exchanges.made(made)
          returns.see(type, made, author)
          // What goes back over a card terminal is no order to the provider.
          for (const { id, paymentId, cents, done, attemptId } of made.money)
            if (!done && attemptId === undefined) {
              reasons.set(id, { origin, seq })
              refunds.promise(id, { paymentId, cents })
            }
          return
        }
        case 'refund.asked':
          return count(stats, 'refunds asked for')
        case 'refund.refused':
          return count(stats, 'refunds refused')
      }
    },
    atEnd: moneyAtEnd({ fail, provider, bills, refs, refunds: refunds.all, returns, movements, exchanges }),
  }
}
