import { inLocale, type Locale } from '../i18n/locale.ts'
import type { PublicPackage } from './public-contract.ts'
import { slugsOf } from './public-types.ts'
import type { PackagesNow } from './sell-packages.ts'
import { packed, vouchersIn } from './voucher-package.ts'

/** The packages that are sold now, in selling order, as visitors are told them in their language. */
export function publicPackages({ packages, types }: PackagesNow, locale: Locale): PublicPackage[] {
  const inOrder = [...packages.values()].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
  const slugs = slugsOf(inOrder.map(({ id, name }) => ({ id, title: name })))
  return inOrder.flatMap(each => {
    const given = packed(each, id => types.get(id))
    if (!given) return []
    return [
      {
        id: each.id,
        slug: slugs.get(each.id)!,
        title: inLocale(each.name, locale),
        description: each.description ? inLocale(each.description, locale) : '',
        picture: each.picture ?? null,
        price: given.cents,
        worth: given.worthCents,
        vouchers: vouchersIn(each),
        contents: each.parts.map(({ voucherTypeId, count, turns, refreshmentCents = 0 }) => {
          const type = types.get(voucherTypeId)!
          return {
            title: inLocale(type.title, locale),
            count,
            turns,
            products: refreshmentCents,
            valid_months: type.validMonths,
          }
        }),
      },
    ]
  })
}

/** The same as registers show them, in all languages. */
export function packagesForRegister({ packages, types }: PackagesNow) {
  const inOrder = [...packages.values()].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
  return inOrder.flatMap(each => {
    const given = packed(each, id => types.get(id))
    if (!given) return []
    const contents = each.parts.map(({ voucherTypeId, count, turns, refreshmentCents = 0 }) => {
      return { title: types.get(voucherTypeId)!.title, count, turns, refreshmentCents }
    })
    return [{ id: each.id, name: each.name, cents: given.cents, contents }]
  })
}
