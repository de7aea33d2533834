import { Refusal } from '../refusal.ts'
import type { Db } from '../database/sql.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Scope } from '../journal/fact.ts'
import type { Tx } from '../journal/node.ts'
import { scheduleById } from '../programme/store.ts'
import { nextVersions } from '../seating/commands.ts'
import { seatsNow } from '../seating/room.ts'
import { seatStateOf, tokenOf } from '../seating/seat-state.ts'
import { dropHold, seatsWaiting } from '../seating/store.ts'
import type { TokenChange } from '../seating/token.ts'
import { requireBuyerMay, type Buyer } from '../seating/visitors/bounds.ts'
import { noteUnpaid } from '../seating/visitors/store.ts'
import { basketKey } from '../seating/visitors/visitor.ts'
import { retakeTurns, returnTurns, spendKeptTurns, takeTurns, writeTurns } from '../vouchers/spend.ts'
import { nextNumber, priceListOf, takeSeats, ticketText, vouchersIn } from './commands.ts'
import { isOpen, moneyCame } from '../billing/lattice.ts'
import { priceBasket } from './price-basket.ts'
import type { CheckoutRequest } from './public-contract.ts'
import {
  billById,
  foundById,
  foundOf,
  linesOf,
  paymentById,
  paymentByProviderRef,
  paymentsOf,
  type BillRow,
  type PaymentRow,
} from '../billing/store.ts'

/**
 * Opens a visitor's bill: from here on the seats are theirs until the provider's final word, not until a timer.
 * Sent again with the same `bill_id` it is the same purchase. Refuses as `takeSeats` and `priceBasket` do, and
 * `total_changed`, `request_reused`, `purchase_over` when the provider knows this purchase and this journal lost it, and
 * to visitors as `requireVisitorMay`. A bill that turns of vouchers pay wholly is settled at once.
 *
 * @param sealedKey the access key as the buyer's mails need it, sealed by the relay; kept with the buyer's name
 * @param by whose purchase it is; left out where no visitor asks
 */
export function openBill(
  tx: Tx,
  request: CheckoutRequest,
  locale: Locale,
  sealedKey?: string,
  by?: Buyer,
): BillRow {
  const opened = billById(tx.db, request.bill_id)
  if (opened) return sameBill(tx, opened, request)
  if (foundOf(tx.db, request.bill_id).length) throw new Refusal('purchase_over')
  const asked = request.items.map(item => ({
    scheduleId: item.schedule_id,
    seatId: item.seat,
    priceRateId: item.price_rate_id,
    voucherId: item.voucher_id ?? undefined,
  }))
  if (by) requireBuyerMay(tx, request.bill_id, asked, by)
  const basket = basketKey(request.bill_id, by?.visitor)
  const { wanted, tokens } = takeSeats(tx, asked, { basket, channel: 'site' })
  const cinemaId = cinemaOf(tx, asked[0]!.scheduleId)
  if (asked.some(ticket => cinemaOf(tx, ticket.scheduleId) !== cinemaId))
    throw new Refusal('schedule_unknown')
  const purchase = { billId: request.bill_id, cinemaId }
  const turns = takeTurns(tx, purchase, vouchersIn(wanted))
  const list = priceListOf(tx, cinemaId)
  const { lines, totalCents } = priceBasket({ tickets: wanted, products: [] }, list, 'site', locale, () =>
    tx.id(10),
  )
  if (totalCents !== request.amount) throw new Refusal('total_changed', { totalCents })
  writeTurns(tx, totalCents ? 'turns.kept' : 'turns.spent', purchase, turns, lines)
  tx.append(
    `cinema:${cinemaId}`,
    'bill.opened',
    {
      billId: request.bill_id,
      cinemaId,
      source: 'site',
      totalCents,
      lines,
      tokens,
      owner: tx.identity.role,
      locale,
      payment: {
        id: `${request.bill_id}-1`,
        cents: totalCents,
        ...(totalCents ? {} : { method: 'voucher' }),
      },
    },
    { name: request.name, email: request.email.trim(), ...(sealedKey ? { key: sealedKey } : {}) },
    lastDay(tx.db, asked),
  )
  if (!totalCents) settle(tx, billById(tx.db, request.bill_id)!, `${request.bill_id}-1`)
  dropHold(tx.db, request.bill_id, by?.visitor)
  if (by && totalCents) noteUnpaid(tx.db, request.bill_id, by.visitor, wanted.length)
  return billById(tx.db, request.bill_id)!
}

/** The last day (ISO, UTC) one of these shows ends: from here on the buyer's name ages. */
function lastDay(db: Db, asked: readonly { scheduleId: string }[]): string {
  const ends = asked.map(({ scheduleId }) => scheduleById(db, scheduleId)!.endMs)
  return new Date(Math.max(...ends)).toISOString().slice(0, 10)
}

function sameBill(tx: Tx, opened: BillRow, request: CheckoutRequest): BillRow {
  const text = ticketText(tx.db)
  const seats = linesOf(tx.db, opened.id).map(text)
  const asked = request.items.map(item =>
    text({
      scheduleId: item.schedule_id,
      seatId: item.seat,
      priceRateId: item.price_rate_id,
      voucherId: item.voucher_id ?? undefined,
    }),
  )
  if (opened.totalCents !== request.amount || seats.sort().join() !== asked.sort().join())
    throw new Refusal('request_reused')
  return opened
}

function cinemaOf(tx: Tx, scheduleId: string): string {
  const schedule = scheduleById(tx.db, scheduleId)
  if (!schedule) throw new Refusal('schedule_unknown')
  return schedule.cinemaId
}

/**
 * Where the provider's hosted page is. Written once; the same answer again writes nothing. Refuses `node_outdated` while
 * this version cannot read what the bill was opened with.
 */
export function recordPayment(
  tx: Tx,
  payment: { id: string; providerRef: string; checkoutUrl: string; expiresAt: string },
): void {
  const known = paymentById(tx.db, payment.id)
  if (!known || known.providerRef) return
  // One payment at the provider is one of ours: its money is counted once.
  if (paymentByProviderRef(tx.db, payment.providerRef)) return
  const bill = readableBill(tx.db, known.billId)
  tx.append(`cinema:${bill.cinemaId}`, 'payment.created', {
    billId: bill.id,
    paymentId: payment.id,
    providerRef: payment.providerRef,
    checkoutUrl: payment.checkoutUrl,
    expiresAt: payment.expiresAt,
  })
}

/**
 * The bill of a payment. An older version may read the payment and not the newer fact that opened its bill: it refuses
 * `node_outdated`, and goes on once it is updated.
 */
export function readableBill(db: Db, billId: string): BillRow {
  const bill = billById(db, billId)
  if (!bill) throw new Refusal('node_outdated')
  return bill
}

/** What the provider finally said of a payment. */
export type FinalWord = 'paid' | 'cancelled' | 'expired' | 'failed'

/**
 * Turns the provider's final word on one attempt into facts; heard twice it writes nothing. The seats and turns are
 * released when every attempt has ended without money. Money that comes after that takes the same ones again when they
 * are still free and ours, and goes back otherwise; money that comes for what is paid or refunded, or when a show is
 * over, goes back. Never a silent drop.
 */
export function hearFinalWord(tx: Tx, paymentId: string, word: FinalWord): void {
  const payment = paymentById(tx.db, paymentId)
  if (!payment || payment.status === 'paid') return
  const found = foundById(tx.db, paymentId)
  const bill = billById(tx.db, payment.billId)
  if (found) return hearOfFound(tx, payment, found.cinemaId, word)
  if (!bill) return
  if (word !== 'paid') {
    if (!isOpen(payment.status)) return
    const others = paymentsOf(tx.db, bill.id).some(other => other.id !== paymentId && isOpen(other.status))
    if (!others) returnTurns(tx, { billId: bill.id, cinemaId: bill.cinemaId })
    tx.append(`cinema:${bill.cinemaId}`, 'payment.closed', {
      billId: bill.id,
      paymentId,
      outcome: word,
      owner: tx.identity.role,
      tokens: others ? [] : payingTokens(tx, bill),
    })
    return
  }
  const twice = moneyCame(bill.status)
  if (!twice && settle(tx, bill, paymentId)) return
  if (bill.status === 'paying') returnTurns(tx, { billId: bill.id, cinemaId: bill.cinemaId })
  tx.append(`cinema:${bill.cinemaId}`, 'refund.requested', {
    refundId: `${paymentId}-${twice ? 'twice' : 'late'}`,
    billId: bill.id,
    paymentId,
    cents: payment.cents,
    reason: twice ? 'paid_twice' : 'paid_late',
    status: twice ? 'settled' : 'refunding',
    owner: tx.identity.role,
    tokens: payingTokens(tx, bill),
  })
}

/** A payment the journal had lost has no seats to give or to release: its money goes back. */
function hearOfFound(tx: Tx, payment: PaymentRow, cinemaId: string | null, word: FinalWord): void {
  const scope = scopeOfFound(cinemaId)
  const { id, cents } = payment
  if (word === 'paid')
    tx.append(scope, 'refund.requested', {
      refundId: `${id}-back`,
      billId: id,
      paymentId: id,
      cents,
      reason: 'found',
      status: 'refunding',
      owner: tx.identity.role,
      tokens: [],
    })
  else if (isOpen(payment.status))
    tx.append(scope, 'payment.closed', {
      billId: id,
      paymentId: id,
      outcome: word,
      owner: tx.identity.role,
      tokens: [],
    })
}

/** Which stream tells of a payment that was found: its cinema's, when the journal still knows which that is. */
export function scopeOfFound(cinemaId: string | null): Scope {
  return cinemaId ? `cinema:${cinemaId}` : 'exhibitor'
}

/** Sells the bill's seats and spends its turns; false when one of them is no longer to be had. */
function settle(tx: Tx, bill: BillRow, paymentId: string): boolean {
  const purchase = { billId: bill.id, cinemaId: bill.cinemaId }
  const late = bill.status !== 'paying'
  const tokens = seatsOf(tx, bill, late ? 'free' : 'paying')
  const spend = late ? retakeTurns(tx, purchase) : () => spendKeptTurns(tx, purchase)
  if (!tokens || !spend) return false
  spend()
  tx.append(`cinema:${bill.cinemaId}`, 'payment.settled', {
    billId: bill.id,
    paymentId,
    owner: tx.identity.role,
    tokens,
    ...nextNumber(tx, bill.cinemaId),
  })
  return true
}

/** The bill's seats with the versions that sell them; undefined when one is not as expected, or its show is over. */
function seatsOf(tx: Tx, bill: BillRow, expected: 'paying' | 'free'): TokenChange[] | undefined {
  const changes: TokenChange[] = []
  for (const line of linesOf(tx.db, bill.id)) {
    if (!line.scheduleId || !line.seatId) continue
    const { schedule, room } = seatsNow(
      tx.db,
      line.scheduleId,
      [line.seatId],
      tx.identity.role,
      false,
      tx.nowMs,
    )
    const token = tokenOf(room, line.seatId)
    const asExpected =
      expected === 'paying'
        ? token.state === 'paying' && token.billId === bill.id
        : !schedule.cancelled && token.owner === room.me && seatStateOf(room, line.seatId) === 'free'
    // Whoever pays late may still come in late, as at the till; nobody buys a show that is over.
    if (!asExpected || tx.nowMs >= schedule.endMs) return undefined
    changes.push(...nextVersions(room, line.scheduleId, [line.seatId]))
  }
  return changes
}

/**
 * The seats that still wait for this bill's money, with the versions that free them. Each is told by its own facts: one
 * that somebody else has meanwhile does not keep the others, and where a register gave the bill's id to another purchase
 * its lines are not these seats'.
 */
function payingTokens(tx: Tx, bill: BillRow): TokenChange[] {
  return seatsWaiting(tx.db, bill.id)
    .filter(({ owner }) => owner === tx.identity.role)
    .map(({ scheduleId, seatId, version }) => ({ scheduleId, seatId, version: version + 1 }))
}
