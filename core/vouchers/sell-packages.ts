import { Refusal } from '../refusal.ts'
import type { PricedLine } from '../billing/bill.ts'
import { inLocale, type Locale } from '../i18n/locale.ts'
import type { Draft } from '../journal/draft.ts'
import { printedCode } from './code.ts'
import { mostOrdered } from './gift.ts'
import { issueVoucher, packedLines, type Issuing, type PackedOrder, type VoucherOrder } from './issue.ts'
import { packed, type VoucherPackage } from './voucher-package.ts'
import type { VoucherType } from './voucher-type.ts'

/** So many of one package. */
export type WantedPackage = { packageId: string; quantity: number }

/** The packages that are sold at a place now, and the kinds of vouchers in them, by their ids. */
export type PackagesNow = {
  packages: ReadonlyMap<string, VoucherPackage>
  types: ReadonlyMap<string, VoucherType>
}

/** A voucher of a package that is bought, and which package of the bill it is in, from 1. */
export type InPackage = Omit<PackedOrder, 'wanted'>

/**
 * The vouchers of packages, one by one. Refuses `package_unknown` for one that is not sold here now, and
 * `too_many_vouchers`.
 *
 * @param fieldOf where a form names a package, by its place among the wanted ones
 */
export function unpacked(
  wanted: readonly WantedPackage[],
  { packages, types }: PackagesNow,
  fieldOf?: (at: number) => string,
): InPackage[] {
  let packageNumber = 0
  const all = wanted.flatMap(({ packageId, quantity }, at) => {
    const known = packages.get(packageId)
    const given = known && packed(known, id => types.get(id))
    const field = fieldOf?.(at)
    if (!given)
      throw new Refusal('package_unknown', {}, field ? { [field]: ['refusal.package_unknown'] } : {})
    return Array.from({ length: quantity }).flatMap(() => {
      packageNumber += 1
      return given.vouchers.map(each => ({ packed: each, packageId, packageNumber }))
    })
  })
  if (all.length > mostOrdered) throw new Refusal('too_many_vouchers', { most: mostOrdered })
  return all
}

/** What packages are called, for whoever reads the bill. */
export const packageNames = ({ packages }: PackagesNow, locale: Locale): Map<string, string> =>
  new Map([...packages.values()].map(({ id, name }) => [id, inLocale(name, locale)]))

/** A voucher of a package to be issued at a register, with what is known here. */
export type OrderInPackage = InPackage & { order: VoucherOrder }

/**
 * Issues the vouchers of packages, each with its bill lines, its code and the VAT of its share. Refuses as `issueVoucher`.
 *
 * @param by.vatRate of admission, in basis points
 */
export function sellPackages(
  orders: readonly OrderInPackage[],
  by: Issuing & { locale: Locale; vatRate: number },
): { lines: PricedLine[]; made: Draft[] } {
  const sold = orders.map(each => ({ each, ...issueVoucher(each.order, by) }))
  return {
    lines: sold.flatMap(({ each, voucher: { voucherId, title } }) => {
      const text = `${inLocale(title, by.locale)} · ${printedCode(voucherId)}`
      return packedLines({ voucherId, text }, each, by.vatRate)
    }),
    made: sold.flatMap(({ made }) => made),
  }
}
