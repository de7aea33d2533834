import { moneyBack, type LineNow, type MoneyOut, type PaymentNow, type ReturnedLine } from './returns.ts'

type Bill = { lines: readonly LineNow[]; payments: readonly PaymentNow[]; country: string }

/**
 * The lines of which a sum can be given back while they stay what they are: what is left and still costs something. A
 * voucher that was sold comes back whole or not at all, and a deposit for its cup or with its product.
 */
function creditable(lines: readonly LineNow[], wanted: readonly number[] | null): LineNow[] {
  return lines.filter(
    ({ line, kind, left, leftCents }) =>
      left > 0 &&
      leftCents > 0 &&
      kind !== 'voucher' &&
      kind !== 'deposit' &&
      (wanted === null || wanted.includes(line)),
  )
}

/**
 * The most that can be given back of lines, in cents: what is left of their price, and no more than was paid and not given
 * back. A voucher's value paid for refreshments alone.
 *
 * @param wanted the numbers of lines; null for all
 */
export function mostCredit({ lines, payments }: Bill, wanted: readonly number[] | null): number {
  const of = creditable(lines, wanted)
  const cost = (among: readonly LineNow[]) => among.reduce((sum, { leftCents }) => sum + leftCents, 0)
  const held = (byVoucher: boolean) =>
    payments.reduce(
      (sum, { method, heldCents }) => sum + ((method === 'voucher') === byVoucher ? heldCents : 0),
      0,
    )
  const refreshments = Math.min(held(true), cost(of.filter(({ kind }) => kind === 'product')))
  return Math.min(cost(of), held(false) + refreshments)
}

/**
 * A sum given back of what lines cost, as register, portal and the command itself compute it: shared by the lines as their
 * price is left, cent by cent, each with its part of its own VAT, and split over the payments like any refund. Cash is
 * rounded to coins. Undefined where it is nothing, or more than `mostCredit`.
 */
export function creditSum(
  bill: Bill,
  wanted: readonly number[] | null,
  creditCents: number,
): { lines: ReturnedLine[]; money: MoneyOut[]; cents: number; roundingCents: number } | undefined {
  if (!Number.isSafeInteger(creditCents) || creditCents < 1) return undefined
  if (creditCents > mostCredit(bill, wanted)) return undefined
  const shared = shares(creditable(bill.lines, wanted), creditCents)
  const lines = shared.map(({ of, cents }): ReturnedLine => ({
    line: of.line,
    quantity: 0,
    cents,
    vatCents: Math.round((of.leftVatCents * cents) / of.leftCents),
  }))
  const refreshmentsCents = shared.reduce(
    (sum, { of, cents }) => sum + (of.kind === 'product' ? cents : 0),
    0,
  )
  return {
    lines,
    ...moneyBack(bill.payments, creditCents, { everything: false, country: bill.country, refreshmentsCents }),
  }
}

/** Each line's part: as its price is left, rounded down, and a cent more for those that lost most by that. */
function shares(lines: readonly LineNow[], creditCents: number): { of: LineNow; cents: number }[] {
  const all = lines.reduce((sum, { leftCents }) => sum + leftCents, 0)
  const parts = lines.map(of => {
    const exact = of.leftCents * creditCents
    return { of, cents: Math.floor(exact / all), rest: exact % all }
  })
  let over = creditCents - parts.reduce((sum, { cents }) => sum + cents, 0)
  for (const part of parts.toSorted((a, b) => b.rest - a.rest || a.of.line - b.of.line))
    if (over > 0 && part.cents < part.of.leftCents) {
      part.cents += 1
      over -= 1
    }
  return parts.filter(({ cents }) => cents > 0).map(({ of, cents }) => ({ of, cents }))
}
