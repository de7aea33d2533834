import type { BillLine } from '../bill.ts'
import { cashRounding } from '../../pricing/cash-rounding.ts'
import { partOf } from '../../pricing/vat-rounding.ts'

/**
 * A quantity of one line of a bill, what it cost and the VAT in that; lines count from 1. Of a quantity of 0 some of its
 * price came back and it stays what it is; see `credit.ts`.
 */
export type ReturnedLine = { line: number; quantity: number; cents: number; vatCents: number }

/**
 * Two exchanges of one bill, of which one was forgotten where the other was made, begin with the same line. Both are good:
 * the later one's lines are moved this far on, as often as needed, in any order of arrival. No bill has as many lines.
 */
export const linesApart = 100_000

/** The last line of a bill, as the next fact about it numbers them: what was moved on is counted as its own fact did. */
export const lastLine = (lines: readonly { line: number }[]): number =>
  Math.max(...lines.map(({ line }) => line % linesApart))

/**
 * A line as it stands now: `left` of its quantity was neither refunded nor exchanged, and cost `leftCents`, with
 * `leftVatCents` of VAT in them.
 */
export type LineNow = BillLine & {
  line: number
  left: number
  leftCents: number
  leftVatCents: number
  exchanged: boolean
  /** What of its discount the exhibitor took off by itself, and what that is called. */
  inSet?: { name: string; cents: number }
}

/**
 * What a bill's owner still has of a payment, in cents: paid, less everything refunded or being refunded; and the voucher
 * whose refreshment value paid, if one did, or the attempt at a card terminal that took it.
 */
export type PaymentNow = {
  id: string
  method: string
  heldCents: number
  voucherId?: string | null
  attemptId?: string | null
}

/** What is to be refunded: a quantity of a line, or with null everything that is left. */
export type Wanted = readonly { line: number; quantity: number }[] | null

/**
 * The lines to be refunded with their value, or undefined when one of them is no longer there (or named twice). The
 * last item of a line takes the rest of its price, so that rounding leaves nothing over.
 */
export function linesBack(lines: readonly LineNow[], wanted: Wanted): ReturnedLine[] | undefined {
  const asked =
    wanted ?? lines.filter(line => line.left > 0).map(({ line, left }) => ({ line, quantity: left }))
  if (new Set(asked.map(({ line }) => line)).size < asked.length) return undefined
  const back: ReturnedLine[] = []
  for (const { line, quantity } of asked) {
    const known = lines.find(each => each.line === line)
    if (!known || quantity < 1 || quantity > known.left) return undefined
    const { left, leftCents, leftVatCents } = known
    const cents = partOf({ cents: leftCents, left }, quantity)
    const vatCents = partOf({ cents: leftVatCents, left }, quantity)
    back.push({ line, quantity, cents, vatCents })
  }
  return back.length ? back : undefined
}

/**
 * What is to be refunded with the deposits of its products: as many of each as of the product, while any are left. Whoever
 * names a deposit too gets no more of it.
 */
function withDeposits(lines: readonly LineNow[], wanted: Wanted): Wanted {
  if (!wanted) return wanted
  const pieces = new Map<string, number>()
  for (const { line, quantity } of wanted) {
    const { productId } = lines.find(each => each.line === line) ?? {}
    if (productId !== undefined) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  }
  const deposits = lines.flatMap(({ line, depositOf, left }) => {
    const quantity = Math.min(left, pieces.get(depositOf ?? '') ?? 0)
    return quantity > 0 && !wanted.some(each => each.line === line) ? [{ line, quantity }] : []
  })
  return deposits.length ? [...wanted, ...deposits] : wanted
}

/** What goes back with all that is left of a line, for its cups or bottles, in cents. */
export function depositWith(lines: readonly LineNow[], { line, left }: LineNow): number {
  const back = linesBack(lines, withDeposits(lines, [{ line, quantity: left }])) ?? []
  return back.reduce((sum, each) => sum + (each.line === line ? 0 : each.cents), 0)
}

export type MoneyOut = { paymentId: string; method: string; cents: number; voucherId?: string | null }

/**
 * The order in which money goes back: first to what was paid without coins, cash last, so that nobody turns a card or a
 * voucher into cash by returning half of what they bought. Payments of one kind are emptied in the order they were made.
 */
const backFirst: readonly string[] = [
  'voucher',
  'online',
  'terminal',
  'invoice',
  'reservation',
  'other',
  'cash',
]

/**
 * How a refund is split over the payments: back the way it came, never more than is left of a payment, in the order of
 * `backFirst`. A voucher's value paid for refreshments alone, so it comes back for those alone. Cash is rounded to coins;
 * with the last line everything left is refunded, so that rounding errors never add up.
 *
 * @param options.refreshmentsCents how much of the value was snacks and drinks; nothing when left out
 */
export function moneyBack(
  payments: readonly PaymentNow[],
  valueCents: number,
  options: { everything: boolean; country: string; refreshmentsCents?: number },
): { money: MoneyOut[]; cents: number; roundingCents: number } {
  const money: MoneyOut[] = []
  let open = valueCents
  const inOrder = payments.toSorted((a, b) => backFirst.indexOf(a.method) - backFirst.indexOf(b.method))
  let refreshments = options.refreshmentsCents ?? 0
  for (const { id, method, heldCents, voucherId } of inOrder) {
    const value = Math.min(open, heldCents, method === 'voucher' ? refreshments : open)
    if (method === 'voucher') refreshments -= value
    const rounding = method === 'cash' ? cashRounding(value, options.country) : 0
    const cents = options.everything ? heldCents : Math.min(heldCents, value + rounding)
    open -= value
    if (cents > 0) money.push({ paymentId: id, method, cents, ...(voucherId ? { voucherId } : {}) })
  }
  const cents = money.reduce((sum, part) => sum + part.cents, 0)
  return { money, cents, roundingCents: cents - valueCents }
}

/**
 * What a refund pays back, as register, portal and the command itself compute it; undefined when nothing is left of it.
 */
export function refundSum(
  bill: { lines: readonly LineNow[]; payments: readonly PaymentNow[]; country: string },
  wanted: Wanted,
) {
  const lines = linesBack(bill.lines, withDeposits(bill.lines, wanted))
  if (!lines) return undefined
  const valueCents = lines.reduce((sum, line) => sum + line.cents, 0)
  const left = bill.lines.reduce((sum, line) => sum + line.left, 0)
  const everything = lines.reduce((sum, line) => sum + line.quantity, 0) === left
  const refreshmentsCents = lines
    .filter(({ line }) => bill.lines.find(each => each.line === line)?.kind === 'product')
    .reduce((sum, line) => sum + line.cents, 0)
  const options = { everything, country: bill.country, refreshmentsCents }
  return { lines, everything, ...moneyBack(bill.payments, valueCents, options) }
}
