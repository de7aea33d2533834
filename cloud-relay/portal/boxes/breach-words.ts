import type { FactType } from '#core/journal/fact-bodies.ts'
import type { Translate } from '#core/i18n/translate.ts'
import type { PortalWord } from '../words/WordsProvider.tsx'
import type { Box } from './box-state.ts'

export type About =
  | 'admission'
  | 'boxes'
  | 'money'
  | 'people'
  | 'personal'
  | 'prices'
  | 'programme'
  | 'refunds'
  | 'sales'
  | 'seats'
  | 'settings'
  | 'vouchers'

/** What each kind of fact is about, in readable words. */
const about: Readonly<Record<FactType, About>> = {
  'exhibitor.changed': 'settings',
  'settings.changed': 'settings',
  'modules.changed': 'settings',
  'cinema.changed': 'settings',
  'slip_template.changed': 'settings',
  'screen.changed': 'programme',
  'arrangement.drawn': 'programme',
  'seat_block.changed': 'programme',
  'movie.changed': 'programme',
  'version.changed': 'programme',
  'tag.changed': 'programme',
  'distributor.changed': 'programme',
  'week_template.changed': 'programme',
  'placeholder.changed': 'programme',
  'client.changed': 'sales',
  'invoice.issued': 'sales',
  'invoice.credited': 'sales',
  'invoice.sent': 'sales',
  'invoice.payment_noted': 'sales',
  'rental_profile.changed': 'programme',
  'rental_adjustment.changed': 'programme',
  'page.changed': 'programme',
  'menu_item.changed': 'programme',
  'footer_column.changed': 'programme',
  'head_picture.changed': 'programme',
  'signage_role.changed': 'programme',
  'signage_view.changed': 'programme',
  'signage_theme.changed': 'programme',
  'signage_background.changed': 'programme',
  'signage_notice.changed': 'programme',
  'signage_spot.changed': 'programme',
  'register_notice.changed': 'programme',
  'site_text.changed': 'programme',
  'preset.changed': 'programme',
  'report.changed': 'sales',
  'question_group.changed': 'programme',
  'question.changed': 'programme',
  'event.changed': 'programme',
  'schedule.created': 'programme',
  'schedule.changed': 'programme',
  'schedule.cancelled': 'programme',
  'price_rate.changed': 'prices',
  'seat_class.changed': 'prices',
  'ticket_discount.changed': 'prices',
  'product.changed': 'prices',
  'product_group.changed': 'prices',
  'price_list.changed': 'prices',
  'vat_class.changed': 'prices',
  'employee.changed': 'people',
  'role.changed': 'people',
  'device.changed': 'boxes',
  'device.let_in': 'boxes',
  'credential.set': 'people',
  'recovery_code.used': 'people',
  'passkey.added': 'people',
  'passkey.removed': 'people',
  'person.erased': 'personal',
  'personal_data.aged': 'personal',
  'seats.transferred': 'seats',
  'seats.blocked': 'seats',
  'seats.unblocked': 'seats',
  'reservation.made': 'seats',
  'reservation.changed': 'seats',
  'reservation.cancelled': 'seats',
  'reservation.expired': 'seats',
  'reservation.cancel_asked': 'seats',
  'reservation.reminded': 'seats',
  'sale.made': 'sales',
  'sale.reinstated': 'sales',
  'guests.displaced': 'sales',
  'bill.opened': 'sales',
  'box.enrolled': 'boxes',
  'box.invited': 'boxes',
  'epoch.opened': 'boxes',
  'exchange.made': 'refunds',
  'emergency_mode.started': 'boxes',
  'payment.charged_back': 'money',
  'payment.cleared': 'money',
  'payment.closed': 'money',
  'payment_method.changed': 'settings',
  'payment_account.connected': 'settings',
  'payment.created': 'money',
  'payment.found': 'money',
  'payment.mismatched': 'money',
  'payment.opened': 'money',
  'payment.settled': 'money',
  'refund.accepted': 'refunds',
  'refund.given': 'refunds',
  'refund.asked': 'refunds',
  'refund.done': 'refunds',
  'refund.failed': 'refunds',
  'refund.found': 'refunds',
  'refund.made': 'refunds',
  'refund.refused': 'refunds',
  'refund.requested': 'refunds',
  'refund.retried': 'refunds',
  'schedule.refunds_ordered': 'refunds',
  'ticket.admitted': 'admission',
  'ticket.reprinted': 'sales',
  'snacks.handed_out': 'sales',
  'bell.rung': 'sales',
  'register_notice.read': 'sales',
  'spots.played': 'programme',
  'bell.answered': 'sales',
  'admission.undone': 'admission',
  'refreshments.returned': 'vouchers',
  'refreshments.spent': 'vouchers',
  'refreshments.transferred': 'vouchers',
  'voucher.extended': 'vouchers',
  'voucher.topped_up': 'vouchers',
  'voucher.top_up_refunded': 'vouchers',
  'shift.opened': 'sales',
  'shift.counted': 'sales',
  'shift.handed_over': 'sales',
  'shift.closed': 'sales',
  'cash.paid_in': 'sales',
  'cash.paid_out': 'sales',
  'cash.withdrawn': 'sales',
  'drawer.opened': 'sales',
  'deposits.given_back': 'sales',
  'terminal.asked': 'money',
  'terminal.answered': 'money',
  'terminal.day_asked': 'money',
  'terminal.day_answered': 'money',
  'terminal.day_explained': 'money',
  'stock.counted': 'sales',
  'campaign.changed': 'programme',
  'campaign.begun': 'programme',
  'campaign.mailed': 'programme',
  'automation.changed': 'settings',
  'automation.ran': 'settings',
  'subscription.asked': 'personal',
  'subscription.confirmed': 'personal',
  'subscription.ended': 'personal',
  'waiting.asked': 'personal',
  'waiting.confirmed': 'personal',
  'waiting.offered': 'personal',
  'waiting.taken': 'personal',
  'waiting.withdrawn': 'personal',
  'waiting.ended': 'personal',
  'message.received': 'personal',
  'message.handled': 'personal',
  'stock.delivered': 'sales',
  'stock.wasted': 'sales',
  'turns.kept': 'vouchers',
  'turns.returned': 'vouchers',
  'turns.spent': 'vouchers',
  'turns.transferred': 'vouchers',
  'voucher.addressed': 'vouchers',
  'voucher.cancelled': 'vouchers',
  'voucher.mailed': 'vouchers',
  'voucher.taken_back': 'vouchers',
  'voucher.take_back_undone': 'vouchers',
  'voucher.ordered': 'vouchers',
  'voucher.issued': 'vouchers',
  'voucher.overridden': 'vouchers',
  'voucher_debt.settled': 'vouchers',
  'voucher_debt.written_off': 'vouchers',
  'voucher_package.changed': 'vouchers',
  'voucher_type.changed': 'vouchers',
}

/** The kinds of facts that are about something. */
export function factsAbout(what: About): FactType[] {
  return (Object.keys(about) as FactType[]).filter(type => about[type] === what)
}

/** What a kind of fact is about, in readable words; one this version does not know is about `anything`. */
export function aboutFact(what: string): About | 'anything' {
  return Object.hasOwn(about, what) ? about[what as FactType] : 'anything'
}

/**
 * What a box wrote without being allowed to, as the end of a sentence: what it was about, without the kind's technical
 * name; whether a signature was missing or wrong; and whether it would have been allowed for its own cinema.
 */
export function breachText(
  { code, what }: Pick<NonNullable<Box['breach']>, 'code' | 'what'>,
  t: Translate<PortalWord>,
): string {
  if (code !== 'not_its_side' && code !== 'not_its_cinema') return t('breach_unproven')
  const subject = t(`breach_${aboutFact(what)}`)
  return code === 'not_its_cinema' ? t('breach_elsewhere', { what: subject }) : subject
}
