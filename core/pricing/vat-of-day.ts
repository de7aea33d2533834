import type { Catalogue } from '../journal/apply.ts'
import { vatClasses, type VatClass } from './price-rate.ts'
import { vatRate } from './vat.ts'

/** What a cinema owes on a business day, in basis points by class. */
export type VatOfDay = {
  here: ReadonlyMap<VatClass, number>
  away: ReadonlyMap<VatClass, number>
  /** Where the law tells what is taken away from what is eaten here: how it usually is; else null. */
  takenAway: { usual: boolean } | null
}

/** The VAT rates in force in a cinema on a business day, and whether they differ for what is taken away. */
export function vatOfDay(catalogue: Pick<Catalogue, 'get'>, cinemaId: string, day: string): VatOfDay {
  const rates = (takenAway: boolean) =>
    new Map(
      vatClasses.map(name => [name, vatRate(catalogue.get('vat_class', name), day, cinemaId, takenAway)]),
    )
  const [here, away] = [rates(false), rates(true)]
  const hasTwo = vatClasses.some(name => here.get(name) !== away.get(name))
  const usual = catalogue.get('cinema', cinemaId)?.usuallyTakenAway ?? false
  return { here, away, takenAway: hasTwo ? { usual } : null }
}
