import type { AutomationFields } from './automations/automation.ts'
import { automation } from './automations/automation.entity.ts'
import type { EmployeeFields, RoleFields } from './access/employee.ts'
import type { Entity } from './catalogue/entity.ts'
import { event, type EventEntry } from './content/events/event.entity.ts'
import { campaign, type CampaignFields } from './content/newsletter/campaign.entity.ts'
import { page, type PageFields } from './content/pages/page.entity.ts'
import {
  question,
  questionGroup,
  type QuestionFields,
  type QuestionGroupFields,
} from './content/pages/question.entity.ts'
import { preset, type PresetFields } from './content/presets/preset.entity.ts'
import { siteText, type SiteTextFields } from './content/texts/site-text.entity.ts'
import { footerColumn, type FooterColumnFields } from './content/website/footer-column.entity.ts'
import { headPicture, type HeadPictureFields } from './content/website/head-picture.entity.ts'
import { menuItem, type MenuItemFields } from './content/website/menu-item.entity.ts'
import { report } from './reports/report.entity.ts'
import type { ReportFields } from './reports/view.ts'
import { client, type ClientFields } from './invoicing/client.entity.ts'
import type { EntryKind } from './journal/entry-fields.ts'
import { device } from './kiosks/device.entity.ts'
import type { DeviceFields } from './kiosks/device.ts'
import { paymentMethod } from './billing/methods/payment-method.entity.ts'
import type { PaymentMethodFields } from './billing/methods/payment-method.ts'
import { employee } from './people/employee.entity.ts'
import { role } from './people/role.entity.ts'
import { ticketDiscount } from './pricing/ticket-discount.entity.ts'
import type { TicketDiscountFields } from './pricing/ticket-discount.ts'
import { priceList } from './pricing/price-list.entity.ts'
import type { NamedListFields } from './pricing/price-list.ts'
import { priceRate } from './pricing/price-rate.entity.ts'
import type { PriceRateFields, ProductFields } from './pricing/price-rate.ts'
import { productGroup } from './pricing/product-group.entity.ts'
import type { ProductGroupFields } from './pricing/product-groups.ts'
import { product } from './pricing/product.entity.ts'
import { vatClass, type VatClassFields } from './pricing/vat-class.entity.ts'
import { movie } from './programme/movie.entity.ts'
import type { MovieFields, VersionFields } from './programme/movie.ts'
import { tag, type TagFields } from './programme/tag.entity.ts'
import { version } from './programme/version.entity.ts'
import { cinema } from './venue/cinema.entity.ts'
import type { CinemaFields, ExhibitorEntry } from './venue/cinema.ts'
import { exhibitor } from './venue/exhibitor.entity.ts'
import type { ModuleFields } from './access/modules.ts'
import { modules } from './venue/modules.entity.ts'
import { distributor, type DistributorFields } from './rental/distributor.entity.ts'
import { rentalAdjustment, type RentalAdjustmentFields } from './rental/rental-adjustment.entity.ts'
import { rentalProfile, type RentalProfileFields } from './rental/rental-profile.entity.ts'
import { signageBackground, type SignageBackgroundFields } from './signage/background.entity.ts'
import { registerNotice, type RegisterNoticeFields } from './devices/notices/notice.entity.ts'
import { signageNotice, type SignageNoticeFields } from './signage/notice.entity.ts'
import { signageSpot } from './signage/spots/spot.entity.ts'
import type { SignageSpotFields } from './signage/spots/spot.ts'
import { signageRole } from './signage/role.entity.ts'
import type { SignageRoleFields } from './signage/role.ts'
import { signageTheme } from './signage/theme.entity.ts'
import type { SignageThemeFields } from './signage/theme.ts'
import { signageView, type SignageViewFields } from './signage/view.entity.ts'
import { screen } from './venue/screen.entity.ts'
import { seatClass } from './venue/seat-class.entity.ts'
import type { SeatClassFields } from './venue/seat-class.ts'
import { seatBlock } from './venue/seat-block.entity.ts'
import type { SeatBlockFields } from './venue/seat-block.ts'
import type { SettingValues } from './venue/settings/declared.ts'
import { settings } from './venue/settings/settings.entity.ts'
import type { ScreenFields } from './venue/screen.ts'
import { placeholder } from './planning/placeholder.entity.ts'
import type { PlaceholderFields } from './planning/placeholder.ts'
import { slipTemplate, type SlipTemplateFields } from './documents/templates/slip-template.entity.ts'
import { weekTemplate } from './planning/week-template.entity.ts'
import type { WeekTemplateFields } from './planning/week-template.ts'
import { voucherPackage } from './vouchers/voucher-package.entity.ts'
import type { VoucherPackageFields } from './vouchers/voucher-package.ts'
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
    seat_block: SeatBlockFields
    seat_class: SeatClassFields
    movie: MovieFields
    version: VersionFields
    tag: TagFields
    distributor: DistributorFields
    rental_profile: RentalProfileFields
    rental_adjustment: RentalAdjustmentFields
    client: ClientFields
    event: EventEntry
    price_rate: PriceRateFields
    price_list: NamedListFields
    ticket_discount: TicketDiscountFields
    product: ProductFields
    product_group: ProductGroupFields
    vat_class: VatClassFields
    employee: EmployeeFields
    role: RoleFields
    voucher_type: VoucherTypeFields
    slip_template: SlipTemplateFields
    voucher_package: VoucherPackageFields
    week_template: WeekTemplateFields
    placeholder: PlaceholderFields
    payment_method: PaymentMethodFields
    device: DeviceFields
    signage_role: SignageRoleFields
    signage_view: SignageViewFields
    signage_theme: SignageThemeFields
    signage_background: SignageBackgroundFields
    signage_notice: SignageNoticeFields
    signage_spot: SignageSpotFields
    register_notice: RegisterNoticeFields
    page: PageFields
    menu_item: MenuItemFields
    footer_column: FooterColumnFields
    head_picture: HeadPictureFields
    site_text: SiteTextFields
    preset: PresetFields
    report: ReportFields
    question_group: QuestionGroupFields
    question: QuestionFields
    campaign: CampaignFields
    automation: AutomationFields
  }
}

export const entities: { readonly [K in EntryKind]: Entity<K> } = {
  exhibitor,
  settings,
  modules,
  cinema,
  screen,
  seat_block: seatBlock,
  seat_class: seatClass,
  movie,
  version,
  tag,
  distributor,
  rental_profile: rentalProfile,
  rental_adjustment: rentalAdjustment,
  client,
  event,
  price_rate: priceRate,
  price_list: priceList,
  ticket_discount: ticketDiscount,
  product,
  product_group: productGroup,
  vat_class: vatClass,
  employee,
  role,
  voucher_type: voucherType,
  slip_template: slipTemplate,
  voucher_package: voucherPackage,
  week_template: weekTemplate,
  placeholder,
  payment_method: paymentMethod,
  device,
  signage_role: signageRole,
  signage_view: signageView,
  signage_theme: signageTheme,
  signage_background: signageBackground,
  signage_notice: signageNotice,
  signage_spot: signageSpot,
  register_notice: registerNotice,
  page,
  menu_item: menuItem,
  footer_column: footerColumn,
  head_picture: headPicture,
  site_text: siteText,
  preset,
  report,
  question_group: questionGroup,
  question,
  campaign,
  automation,
}
