import type { VatClassFields } from './vat-class.entity.ts'

/**
 * The rate in force on a day, in basis points; before the first known day, the first one. A cinema that has rates of its
 * own, since it is in another country or under other rules, has those alone.
 */
export function vatRate(
  fields: VatClassFields | undefined,
  day: string,
  cinemaId?: string,
  /** For what the guest takes away, which may have another rate than what is eaten there. */
  takenAway = false,
): number {
  const own = fields?.rates.filter(rate => rate.cinemaId && rate.cinemaId === cinemaId) ?? []
  const rates = own.length ? own : (fields?.rates.filter(rate => !rate.cinemaId) ?? [])
  if (!rates.length) return 0
  const sorted = rates.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const { basisPoints, takenAwayBasisPoints } = sorted.filter(rate => rate.from <= day).at(-1) ?? sorted[0]!
  return takenAway ? (takenAwayBasisPoints ?? basisPoints) : basisPoints
}

/** What is left of an amount without the VAT it includes, in cents. */
export function withoutVat(cents: number, basisPoints: number): number {
  return cents - vatWithin(cents, basisPoints)
}

/** VAT contained in an amount that includes it, in cents, rounded half up. */
export function vatWithin(cents: number, basisPoints: number): number {
  return Math.round((cents * basisPoints) / (10_000 + basisPoints))
}
