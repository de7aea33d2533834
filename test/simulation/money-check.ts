import type { BillLine } from '#core/billing/bill.ts'
import type { Fact } from '#core/journal/fact.ts'
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
import { scheduleById } from '#core/programme/store.ts'
import type { ExchangeMade, RefundMade } from '#core/billing/refunds/facts.ts'
import type { EmergencyModeCheck } from './emergency-mode-check.ts'
import type { Place } from './place.ts'
import type { AtProvider } from './at-provider.ts'
import type { SimulatedProvider } from './provider.ts'
import { moneyAtEnd } from './money-at-end.ts'
import { openMovementCheck, type Promised } from './movement-check.ts'
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

const nothingBought = { tillCents: 0, settledBy: null }

/**
 * I5 over the union of all journals: a bill is opened once and settled once, numbers run without a gap, what is written
 * is what the provider said, and every payment at the provider ends fulfilled or refunded, wholly and not both.
 */
export function openMoneyCheck(
  fail: Fail,
  stats: Stats,
  provider: SimulatedProvider,
  { isAlone, wasForgotten: excused }: Pick<EmergencyModeCheck, 'isAlone' | 'wasForgotten'>,
  paidUnsynced: (billId: string) => boolean,
) {
  const bills = new Map<string, Bought>()
  const counters = new Map<string, number>()
  const numbers = new Set<string>()
  /** Bills that a register gave back to a box in emergency mode, before their own fact was heard of. */
  const toldAlone = new Set<string>()
  const refunds = new Map<string, Promised>()
  const movements = openMovementCheck(fail, stats)
  const reasons = new Map<string, { origin: string; seq: number }>()
  /** Payment to what the provider calls it. */
  const refs = new Map<string, string>()
  const returns = openReturnCheck({ fail, stats, bills, paidFor, paidUnsynced, excused })

  const atTill = (billId: string) => bills.get(purchaseOf(billId, 'register'))
  const online = (billId: string) => bills.get(purchaseOf(billId, 'site'))
  const atProvider = (paymentId: string): AtProvider | undefined =>
    provider.ofRef(refs.get(paymentId) ?? '') ?? provider.ofKey(paymentId)

  /** What came in for a settled bill: at the till, and by the attempt that bought it. */
  function paidFor({ tillCents, settledBy }: Pick<Bought, 'tillCents' | 'settledBy'>): number {
    return tillCents + (settledBy ? (atProvider(settledBy)?.cents ?? 0) : 0)
  }

  function opened(
    body: SaleMade | BillOpened,
    place: Bought['place'],
    displaced: SaleReinstated['displaced'] = [],
  ) {
    const name = purchaseOf(body.billId, place)
    if (bills.has(name)) fail('I5', `${name} is opened twice`)
    const cents = body.lines.reduce((sum, line) => sum + line.totalCents, 0)
    if (cents !== body.totalCents) fail('I5', `${body.billId} says ${body.totalCents}, its lines ${cents}`)
    const bill: Bought = {
      billId: body.billId,
      place,
      cents,
      settled: false,
      settledBy: null,
      open: new Set(place === 'site' ? [body.payment.id] : []),
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

  function attempted({ billId, paymentId, tokens }: PaymentOpened) {
    const bill = online(billId)
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
    const bill = online(billId)
    bill?.open.delete(paymentId)
    if (bill?.open.size && tokens.length)
      fail('I2', `${paymentId} releases seats that ${[...bill.open].join(' and ')} is paying for`)
  }

  function settled(origin: string, body: SaleMade | PaymentSettled) {
    const bill = 'payment' in body ? atTill(body.billId) : online(body.billId)
    if (bill?.settled) fail('I5', `${body.billId} is settled twice`)
    if (bill?.undone) fail('I5', `${body.billId} is settled, and its money went back before`)
    if (bill) bill.settled = true
    numbered(origin, body)
  }

  function numbered(origin: string, body: SaleMade | PaymentSettled) {
    if (body.counter !== (counters.get(origin) ?? 0) + 1)
      fail('I5', `${body.number} of ${origin} comes after ${counters.get(origin) ?? 0}`)
    counters.set(origin, body.counter)
    if (numbers.has(`${origin} ${body.number}`)) fail('I5', `${body.number} of ${origin} is given twice`)
    numbers.add(`${origin} ${body.number}`)
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

  function refund({ refundId, billId, paymentId, cents }: RefundRequested | RefundDone) {
    refunds.set(refundId, { paymentId, cents })
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
    reset() {
      returns.reset()
      movements.reset()
      for (const known of [bills, counters, numbers, refunds, reasons, refs, toldAlone]) known.clear()
    },
    bills,
    /** What came in for a bill, in cents. */
    paidIn: (billId: string) => paidFor(bills.get(billId) ?? atTill(billId) ?? nothingBought),
    isLive: (ticketId: string) => returns.isLive(ticketId),
    isSeated: (ticketId: string) => returns.isSeated(ticketId),
    endedBy: (ticketId: string) => returns.endedBy(ticketId),
    /** The fact that a payment or a refund at the provider rests on, by its key. */
    reasonOf: (key: string) => reasons.get(key),
    see(fact: Fact, author: Place): void {
      const { type, origin, seq, body } = fact
      movements.see(fact, atProvider)
      switch (type) {
        case 'sale.made': {
          const sale = body as SaleMade
          // A register gave it back in emergency mode, and its own fact was only on the way elsewhere, in a file for one.
          if (toldAlone.has(sale.billId)) {
            count(stats, 'sales told twice, in emergency mode')
            return numbered(origin, sale)
          }
          opened(sale, 'register')
          atTill(sale.billId)!.tillCents = sale.payment.cents
          count(stats, 'sales at the register')
          return settled(origin, sale)
        }
        case 'sale.reinstated': {
          const sale = body as SaleReinstated
          const alone = isAlone({ origin, seq }, author)
          if (atTill(sale.billId) && alone) return count(stats, 'sales told twice, in emergency mode')
          if (alone) toldAlone.add(sale.billId)
          opened(sale, 'register', sale.displaced)
          const bill = atTill(sale.billId)!
          bill.tillCents = sale.payment.cents
          bill.settled = true
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
          beforeTheEnd(fact as Fact<PaymentSettled>, author)
          return paid(body as PaymentSettled)
        case 'payment.closed':
          return closed(body as PaymentClosed)
        case 'refund.requested':
          count(stats, `money back: ${(body as RefundRequested).reason}`)
          reasons.set((body as RefundRequested).refundId, { origin, seq })
          return refund(body as RefundRequested)
        case 'refund.done':
          return refund(body as RefundDone)
        case 'refund.retried': {
          const { refundId, attempt } = body as RefundRetried
          reasons.set(`${refundId}~${attempt}`, { origin, seq })
          return
        }
        case 'payment.mismatched':
          return fail('I5', `${(body as PaymentMismatched).paymentId} is not what the provider tells`)
        case 'refund.made':
        case 'exchange.made': {
          const made = body as RefundMade | ExchangeMade
          const reason = (made as RefundMade).reason === 'show_cancelled' ? 'of cancelled shows' : 'by staff'
          count(stats, type === 'refund.made' ? `refunds ${reason}` : 'exchanges')
          returns.see(type, made, author)
          for (const { id, paymentId, cents, done } of made.money)
            if (!done) {
              reasons.set(id, { origin, seq })
              refunds.set(id, { paymentId, cents })
              notMoreThanPaid(paymentId, id)
            }
          return
        }
        case 'refund.asked':
          return count(stats, 'refunds asked for')
        case 'refund.refused':
          return count(stats, 'refunds refused')
      }
    },
    atEnd: moneyAtEnd({ fail, provider, bills, refs, refunds, returns, movements }),
  }
}
