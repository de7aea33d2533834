import { Refusal } from '../refusal.ts'
import type { PricedLine } from '../billing/bill.ts'
import type { Discount } from '../billing/discount.ts'

/** What a cashier takes off: of one ticket or product of the basket, counted from 0, or of the whole bill. */
export type AskedDiscount = {
  ticket?: number | undefined
  product?: number | undefined
  cents: number
  reason: string
}

/** Who takes it off, and most of one bill that they may, in cents: 0 for nothing, null for any sum. */
export type AllowedBy = Discount['allowedBy'] & { upToCents: number | null }

/** The lines a discount can be for: what is sold as money's worth, or a fee, keeps its price. */
const canBeLess = ({ kind }: Pick<PricedLine, 'kind'>) => kind === 'ticket' || kind === 'product'

/**
 * Lines with their discounts taken off, and who allowed what. One for the whole bill is shared by its tickets and
 * products as they cost, to the cent, so that VAT and refunds follow it.
 *
 * Refuses `discount_too_much` (more than it costs, or of what is not there) and `discount_limit` (more than this person
 * may take off one bill).
 *
 * @param linesOf the lines of each ticket and product of the basket, counted from 0: a combination has several, which
 *   share it; none where there is no such thing
 */
export function takeOff(
  lines: readonly PricedLine[],
  asked: readonly AskedDiscount[],
  { upToCents, ...allowedBy }: AllowedBy,
  linesOf: (of: AskedDiscount) => readonly number[],
): { lines: PricedLine[]; discounts: Discount[] } {
  if (!asked.length) return { lines: [...lines], discounts: [] }
  const sum = asked.reduce((all, { cents }) => all + cents, 0)
  if (upToCents !== null && sum > upToCents)
    throw new Refusal('discount_limit', { limit: (upToCents / 100).toFixed(2) })
  let now = [...lines]
  const discounts = asked.flatMap((each): Discount[] => {
    const whole = each.ticket === undefined && each.product === undefined
    const meant = whole ? undefined : linesOf(each)
    if (meant && !meant.length) throw new Refusal('discount_too_much')
    const parts = shareOfDiscount(now, each.cents, index => !meant || meant.includes(index))
    now = now.map((line, index) => less(line, parts.get(index) ?? 0))
    const { cents, reason } = each
    if (!meant) return [{ cents, reason, allowedBy }]
    return meant.flatMap(index => {
      const cents = parts.get(index) ?? 0
      return cents || meant.length === 1 ? [{ line: index + 1, cents, reason, allowedBy }] : []
    })
  })
  return { lines: now, discounts }
}

/**
 * Cents taken off some lines, as their sums are to each other; what does not divide comes off the dearest first.
 * Refuses `discount_too_much` where that is more than they cost.
 *
 * @returns the cents of each line, by its place
 */
export function shareOfDiscount(
  lines: readonly Pick<PricedLine, 'kind' | 'totalCents'>[],
  cents: number,
  isMeant: (index: number) => boolean = () => true,
): Map<number, number> {
  const meant = lines.flatMap((line, index) => (canBeLess(line) && isMeant(index) ? [{ line, index }] : []))
  const whole = meant.reduce((sum, { line }) => sum + line.totalCents, 0)
  if (cents > whole) throw new Refusal('discount_too_much')
  const parts = new Map(
    meant.map(({ line, index }) => [index, Math.floor((cents * line.totalCents) / (whole || 1))]),
  )
  let left = cents - [...parts.values()].reduce((sum, part) => sum + part, 0)
  for (const { index, line } of meant.toSorted((a, b) => b.line.totalCents - a.line.totalCents)) {
    const more = Math.min(left, 1, line.totalCents - parts.get(index)!)
    parts.set(index, parts.get(index)! + more)
    left -= more
  }
  return parts
}

function less(line: PricedLine, cents: number): PricedLine {
  if (!cents) return line
  const discountCents = (line.discountCents ?? 0) + cents
  return { ...line, discountCents, totalCents: line.totalCents - cents }
}
