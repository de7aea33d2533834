import type { Mount } from '../api/mount.ts'
import type { Tenant } from '../api/tenant.ts'
import type { PaymentMethod } from '../billing/methods/payment-method.ts'
import { inLocale, type Locale } from '../i18n/locale.ts'
import { businessDayAt } from '../programme/day.ts'
import { Refusal } from '../refusal.ts'
import { deliveryDays, type DeliveryNow } from '../vouchers/delivery.ts'
import { deliveryNow } from '../vouchers/delivery-commands.ts'
import { loadPackages } from '../vouchers/load.ts'
import {
  filterVoucherTypes,
  readVoucherPackage,
  readVoucherType,
  type PublicPackage,
} from '../vouchers/public-contract.ts'
import { publicPackages } from '../vouchers/public-packages.ts'
import { areVouchersSold, publicType, slugsOf, typeOfSlug, typesOnline } from '../vouchers/public-types.ts'

/** What the pages of vouchers read. */
export function publicVoucherTypeRoutes(
  mount: Mount,
  methodsOf: (tenant: Tenant) => readonly PaymentMethod[],
): void {
  const isBought = (tenant: Tenant) => areVouchersSold(tenant.node.catalogue) && methodsOf(tenant).length > 0

  const waysToPay = (tenant: Tenant, locale: Locale) =>
    methodsOf(tenant).map(({ id, name, type: component }) => {
      return { id, name: inLocale(name, locale), type: 'online', component }
    })

  mount(readVoucherType, ({ params }, { tenant, locale }) => {
    const types = typesOnline(tenant.node.catalogue.all('voucher_type'))
    const type = typeOfSlug(types, params.slug)
    if (!type) throw new Refusal('not_found')
    return {
      data: publicType(type, slugsOf(types).get(type.id)!, locale),
      purchasable: isBought(tenant),
      payment_methods: waysToPay(tenant, locale),
      delivery: deliveryDays(deliveryAtFirst(tenant)),
    }
  })

  mount(readVoucherPackage, ({ params }, { tenant, locale }) => {
    const data = packagesAt(tenant, locale).find(({ slug, id }) => slug === params.slug || id === params.slug)
    if (!data) throw new Refusal('not_found')
    return { data, purchasable: isBought(tenant), payment_methods: waysToPay(tenant, locale) }
  })

  mount(filterVoucherTypes, ({ body }, { tenant, locale }) => {
    const types = typesOnline(tenant.node.catalogue.all('voucher_type'))
    const slugs = slugsOf(types)
    return {
      data: typesOnline(types, body.type).map(type => publicType(type, slugs.get(type.id)!, locale)),
      packages: body.type ? [] : packagesAt(tenant, locale),
      purchasable: isBought(tenant),
    }
  })
}

/** The packages the website sells today; an order that names no cinema is of the exhibitor's first. */
function packagesAt({ node }: Tenant, locale: Locale): PublicPackage[] {
  const { catalogue, runtime } = node
  const cinemaId = catalogue.all('cinema')[0]?.id ?? ''
  const day = businessDayAt(catalogue, cinemaId, runtime.now())
  return publicPackages(loadPackages({ catalogue }, { channel: 'site', cinemaId, day }), locale)
}

/** The website's form names no cinema, so its orders are of the exhibitor's first. */
function deliveryAtFirst({ node: { catalogue, runtime } }: Tenant): DeliveryNow {
  return deliveryNow({ catalogue, nowMs: runtime.now() }, catalogue.all('cinema')[0]?.id ?? '')
}
