import { vatWithin } from './vat.ts'

/**
 * How the VAT of a bill is rounded to cents; an exhibitor's setting, decided with its accountant:
 *
 * - `line`: of each item by itself. Five items of 100.00 at 19 % contain 15.97 each, together 79.85.
 * - `sum_by_net`: of the net sum of each rate, to which items are priced. The same five have a net sum of 420.15 and VAT
 *   of 79.83, so that 499.98 is paid: some items cost a cent less or more.
 * - `sum_by_net_keep_gross`: of the gross sum of each rate. 500.00 is paid and contains 79.83, so that some items contain
 *   a cent of VAT less or more.
 */
export const vatRoundings = ['line', 'sum_by_net', 'sum_by_net_keep_gross'] as const
export type VatRounding = (typeof vatRoundings)[number]

type Priced = { quantity: number; totalCents: number; vatRate: number }
type WithVat<Line> = Line & { totalCents: number; vatCents: number }

/**
 * VAT within a line, each of its items rounded by itself, so that a line of five contains as much as five lines of one.
 * Where its sum does not divide, as with a discount, some items cost a cent more than others.
 *
 * @param vatRate basis points
 */
export function vatOfItems({ quantity, totalCents, vatRate }: Priced): number {
  const each = Math.floor(totalCents / quantity)
  const dearer = totalCents - each * quantity
  return (quantity - dearer) * vatWithin(each, vatRate) + dearer * vatWithin(each + 1, vatRate)
}

/** The lines of one bill with the VAT each contains; in mode `sum_by_net` their sums may move by cents. */
export function withVat<Line extends Priced>(lines: readonly Line[], mode: VatRounding): WithVat<Line>[] {
  const byItem = lines.map(line => ({ ...line, vatCents: vatOfItems(line) }))
  if (mode === 'line') return byItem
  for (const ofRate of Map.groupBy(byItem, line => line.vatRate).values()) {
    const priced = ofRate.filter(line => line.totalCents > 0)
    if (mode === 'sum_by_net') toNetSum(priced)
    else toGrossSum(priced)
  }
  return byItem
}

const sum = <T>(of: readonly T[], cents: (each: T) => number) =>
  of.reduce((all, each) => all + cents(each), 0)

function toNetSum(lines: WithVat<Priced>[]): void {
  const net = sum(lines, line => line.totalCents - line.vatCents)
  const gross = Math.round((net * (10_000 + (lines[0]?.vatRate ?? 0))) / 10_000)
  spread(lines, gross - sum(lines, line => line.totalCents), (line, cents) => {
    line.totalCents += cents
    line.vatCents += cents
  })
}

function toGrossSum(lines: WithVat<Priced>[]): void {
  const vat = vatWithin(
    sum(lines, line => line.totalCents),
    lines[0]?.vatRate ?? 0,
  )
  spread(lines, vat - sum(lines, line => line.vatCents), (line, cents) => {
    line.vatCents += cents
  })
}

/** Cents over lines, the dearest first, at most one cent for each item of a line before the next one has its turn. */
function spread(
  lines: readonly WithVat<Priced>[],
  cents: number,
  move: (line: WithVat<Priced>, cents: number) => void,
): void {
  let open = cents
  const dearest = lines.toSorted((a, b) => b.totalCents - a.totalCents)
  while (open !== 0 && dearest.length)
    for (const line of dearest) {
      const part = Math.sign(open) * Math.min(Math.abs(open), line.quantity)
      move(line, part)
      open -= part
    }
}

/**
 * The part of a sum that belongs to some items of a line; with its last ones everything that is left of it goes.
 *
 * @param of what is left of the line: the sum in cents, and of how many items
 */
export function partOf(of: { cents: number; left: number }, quantity: number): number {
  return quantity === of.left ? of.cents : Math.round((of.cents * quantity) / of.left)
}
