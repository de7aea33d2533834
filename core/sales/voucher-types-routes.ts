import type { Mount } from '../api/mount.ts'
import type { Tenant } from '../api/tenant.ts'
import { paymentChoices } from '../billing/methods/payment-choice.ts'
import type { PaymentMethod } from '../billing/methods/payment-method.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Catalogue } from '../journal/apply.ts'
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
    paymentChoices(methodsOf(tenant), { locale, country: countryOf(tenant) })

  mount(readVoucherType, ({ params }, { tenant, locale }) => {
    const types = typesOnline(tenant.node.catalogue.all('voucher_type'))
    const type = typeOfSlug(types, params.slug)
    if (!type) throw new Refusal('not_found')
    return {
      data: publicType(type, slugsOf(types).get(type.id)!, locale),
      purchasable: isBought(tenant),
      payment_methods: waysToPay(tenant, locale),
      delivery: deliveryDays(deliveryAt(tenant)),
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
      packages: body.type ? [] : packagesAt(tenant, locale, body.cinema_id),
      purchasable: isBought(tenant),
      delivery: deliveryDays(deliveryAt(tenant, body.cinema_id)),
    }
  })
}

/** The packages the website sells today. */
function packagesAt({ node }: Tenant, locale: Locale, cinema?: string): PublicPackage[] {
  const { catalogue, runtime } = node
  const cinemaId = cinemaAt(catalogue, cinema)
  const day = businessDayAt(catalogue, cinemaId, runtime.now())
  return publicPackages(loadPackages({ catalogue }, { channel: 'site', cinemaId, day }), locale)
}

function deliveryAt({ node: { catalogue, runtime } }: Tenant, cinema?: string): DeliveryNow {
  return deliveryNow({ catalogue, nowMs: runtime.now() }, cinemaAt(catalogue, cinema))
}

/** The country of the exhibitor's first cinema: vouchers are of no single one. */
const countryOf = ({ node: { catalogue } }: Tenant) => catalogue.get('cinema', cinemaAt(catalogue))?.country

/** Where they are bought: an order that names no cinema is of the exhibitor's first. */
const cinemaAt = (catalogue: Pick<Catalogue, 'all' | 'get'>, cinema = ''): string =>
  (catalogue.get('cinema', cinema) ?? catalogue.all('cinema')[0])?.id ?? ''
