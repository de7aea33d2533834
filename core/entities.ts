import type { EmployeeFields, RoleFields } from './access/employee.ts'
import type { Entity } from './catalogue/entity.ts'
import type { EntryKind } from './journal/entry-fields.ts'
import { device } from './kiosks/device.entity.ts'
import type { DeviceFields } from './kiosks/device.ts'
import { paymentMethod } from './billing/methods/payment-method.entity.ts'
import type { PaymentMethodFields } from './billing/methods/payment-method.ts'
import { employee } from './people/employee.entity.ts'
import { role } from './people/role.entity.ts'
import { priceRate } from './pricing/price-rate.entity.ts'
import type { PriceRateFields, ProductFields } from './pricing/price-rate.ts'
import { product } from './pricing/product.entity.ts'
import { vatClass, type VatClassFields } from './pricing/vat-class.entity.ts'
import { event } from './programme/event.entity.ts'
import { movie } from './programme/movie.entity.ts'
import type { MovieFields, VersionFields } from './programme/movie.ts'
import { version } from './programme/version.entity.ts'
import { cinema } from './venue/cinema.entity.ts'
import type { CinemaFields, EventFields, ExhibitorEntry } from './venue/cinema.ts'
import { exhibitor } from './venue/exhibitor.entity.ts'
import type { ModuleFields } from './access/modules.ts'
import { modules } from './venue/modules.entity.ts'
import { screen } from './venue/screen.entity.ts'
import type { SettingValues } from './venue/settings/declared.ts'
import { settings } from './venue/settings/settings.entity.ts'
import type { ScreenFields } from './venue/screen.ts'
import { voucherType } from './vouchers/voucher-type.entity.ts'
import type { VoucherTypeFields } from './vouchers/voucher-type.ts'

/** Everything that people edit, on one page. A name is never reused for another thing. */
declare module './journal/entry-fields.ts' {
  interface EntryFields {
    exhibitor: ExhibitorEntry
    settings: SettingValues
    modules: ModuleFields
    cinema: CinemaFields
    screen: ScreenFields
    movie: MovieFields
    version: VersionFields
    event: EventFields
    price_rate: PriceRateFields
    product: ProductFields
    vat_class: VatClassFields
    employee: EmployeeFields
    role: RoleFields
    voucher_type: VoucherTypeFields
    payment_method: PaymentMethodFields
    device: DeviceFields
  }
}

export const entities: { readonly [K in EntryKind]: Entity<K> } = {
  exhibitor,
  settings,
  modules,
  cinema,
  screen,
  movie,
  version,
  event,
  price_rate: priceRate,
  product,
  vat_class: vatClass,
  employee,
  role,
  voucher_type: voucherType,
  payment_method: paymentMethod,
  device,
}
