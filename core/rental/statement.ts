import { vatWithin } from '../pricing/vat.ts'
import type { RentalProfileFields } from './rental-profile.entity.ts'

/** A line of tickets on a paid bill, with what of it went back. */
export type TicketLine = {
  quantity: number
  totalCents: number
  vatCents: number
  /** Basis points. */
  vatRate: number
  /** What a voucher's turn covers: its settlement value, VAT included. */
  coveredCents: number
  back: number
  backCents: number
  backVatCents: number
}

export type Terms = Pick<RentalProfileFields, 'rates' | 'levyBasisPoints'>

/** What one film made in one cinema in one week. */
export type Takings = {
  admissions: number
  /** Those of them that nobody paid anything for. */
  complimentary: number
  grossCents: number
  vatCents: number
  netCents: number
}

/** What the distributor gets of it; cents, the two shares rounded half up. */
export type Due = {
  levyCents: number
  basisPoints: number
  minimumCents: number
  /** The share, before the guaranteed minimum. */
  formulaCents: number
  dueCents: number
}

/**
 * The takings of ticket lines: what was paid and kept, and a voucher's turn at its settlement value. Fees and refunds are
 * no takings; a ticket that went back is no admission.
 */
export function takingsOf(lines: readonly TicketLine[]): Takings {
  const sums = lines.map(line => {
    const admissions = line.quantity - line.back
    const covered = Math.round((line.coveredCents * admissions) / line.quantity)
    const gross = line.totalCents - line.backCents + covered
    return {
      admissions,
      complimentary: gross === 0 ? admissions : 0,
      gross,
      vat: line.vatCents - line.backVatCents + vatWithin(covered, line.vatRate),
    }
  })
  const sum = (of: (each: (typeof sums)[number]) => number) => sums.reduce((all, each) => all + of(each), 0)
  const [grossCents, vatCents] = [sum(each => each.gross), sum(each => each.vat)]
  return {
    admissions: sum(each => each.admissions),
    complimentary: sum(each => each.complimentary),
    grossCents,
    vatCents,
    netCents: grossCents - vatCents,
  }
}

/**
 * What the distributor gets: the share of what is left after the levy, and never less than the guaranteed minimum. A cinema
 * that showed the film in that week owes the minimum however few came.
 *
 * @param week of the film's run, from 1; before it, the first rate holds
 */
export function dueOf({ netCents }: Pick<Takings, 'netCents'>, terms: Terms, week: number): Due {
  const rates = terms.rates.toSorted((a, b) => a.fromWeek - b.fromWeek)
  const rate = rates.filter(({ fromWeek }) => fromWeek <= week).at(-1) ?? rates[0]!
  const levyCents = Math.round((netCents * terms.levyBasisPoints) / 10_000)
  const formulaCents = Math.round(((netCents - levyCents) * rate.basisPoints) / 10_000)
  return {
    levyCents,
    basisPoints: rate.basisPoints,
    minimumCents: rate.minimumCents,
    formulaCents,
    dueCents: Math.max(rate.minimumCents, formulaCents),
  }
}

/** Which week of its run a film is in, from 1, by the first days (YYYY-MM-DD) of that week and of the first one. */
export function weekOfRun(firstDay: string, runFrom: string): number {
  const weekMs = 7 * 86_400_000
  return Math.max(1, Math.round((Date.parse(firstDay) - Date.parse(runFrom)) / weekMs) + 1)
}
