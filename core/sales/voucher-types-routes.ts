import type { Mount } from '../api/mount.ts'
import type { Tenant } from '../api/tenant.ts'
import type { PaymentMethod } from '../billing/methods/payment-method.ts'
import { inLocale } from '../i18n/locale.ts'
import { Refusal } from '../refusal.ts'
import { filterVoucherTypes, readVoucherType } from '../vouchers/public-contract.ts'
import { areVouchersSold, publicType, slugsOf, typeOfSlug, typesOnline } from '../vouchers/public-types.ts'

/** What the pages of vouchers read. */
export function publicVoucherTypeRoutes(
  mount: Mount,
  methodsOf: (tenant: Tenant) => readonly PaymentMethod[],
): void {
  const isBought = (tenant: Tenant) => areVouchersSold(tenant.node.catalogue) && methodsOf(tenant).length > 0

  mount(readVoucherType, ({ params }, { tenant, locale }) => {
    const types = typesOnline(tenant.node.catalogue.all('voucher_type'))
    const type = typeOfSlug(types, params.slug)
    if (!type) throw new Refusal('not_found')
    return {
      data: publicType(type, slugsOf(types).get(type.id)!, locale),
      purchasable: isBought(tenant),
      payment_methods: methodsOf(tenant).map(({ id, name, type: component }) => ({
        id,
        name: inLocale(name, locale),
        type: 'online',
        component,
      })),
    }
  })

  mount(filterVoucherTypes, ({ body }, { tenant, locale }) => {
    const types = typesOnline(tenant.node.catalogue.all('voucher_type'))
    const slugs = slugsOf(types)
    return {
      data: typesOnline(types, body.type).map(type => publicType(type, slugs.get(type.id)!, locale)),
      purchasable: isBought(tenant),
    }
  })
}
