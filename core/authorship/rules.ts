import { homeOfSettings } from '../access/scope.ts'
import { showsOfEvent } from '../programme/event-shows.ts'
import type { FactBodies, FactType } from '../journal/fact-bodies.ts'
import { ordersNothing, paidAtTill, paidOnline, paidOnTop, partsOfReturn } from './money.ts'
import { tillRules } from './tills.ts'
import { invoiceRules } from './invoice-rules.ts'
import { mailRules } from './mail-rules.ts'
import { reservationRules } from './reservation-rules.ts'
import { voucherRules } from './voucher-rules.ts'
import { waitingRules } from './waiting-rules.ts'
import type { Author, Authorship, Cinemas, Known } from './author.ts'

type Rules = { readonly [T in FactType]: Authorship<FactBodies[T]> }

const showsOf = (known: Known, list: readonly { scheduleId?: string | undefined }[]): Cinemas =>
  list.map(({ scheduleId }) => (scheduleId === undefined ? undefined : known.show(scheduleId)))

/**
 * Seats and bills are owned by the side whose stream says so. The cinema of another purchase under the same id does
 * not matter: each has a bill of its own, and a box's facts about a purchase of its registers are about its cinema's
 * bill.
 */
const ofItsSide = ({ owner }: { owner: 'relay' | 'box' }, { side }: Author) => owner === side

const saleCinemas = (body: FactBodies['sale.made'] | FactBodies['bill.opened'], known: Known): Cinemas => [
  body.cinemaId,
  ...showsOf(known, body.tokens),
  ...showsOf(known, body.lines),
]
const attemptCinemas = (
  body: { billId: string; paymentId: string; tokens?: readonly { scheduleId: string }[] },
  known: Known,
): Cinemas => [
  known.purchase(body.billId),
  known.payment(body.paymentId),
  ...showsOf(known, body.tokens ?? []),
]
const moneyCinemas = (body: { money: readonly { paymentId: string }[] }, known: Known) =>
  body.money.map(({ paymentId }) => known.payment(paymentId))

/** A store is in one cinema; whoever may speak of that cinema may enter what is there. */
const ofStock = {
  by: 'both',
  in: 'cinema',
  cinemaOf: ({ cinemaId }: { cinemaId: string }) => [cinemaId],
} as const
const ofDoor = {
  by: 'both',
  in: 'cinema',
  cinemaOf: ({ scheduleId, ticketId }: { scheduleId: string; ticketId: string }, known: Known) => [
    known.show(scheduleId),
    known.ticket(ticketId),
  ],
} as const
const ofShow = {
  by: 'both',
  in: 'cinema',
  cinemaOf: ({ id, fields }: FactBodies['schedule.changed'], known: Known): Cinemas => [
    fields.cinemaId,
    known.show(id),
    fields.place && known.screen(fields.place.screenId),
  ],
} as const
const everybodys = { by: 'both', in: 'exhibitor', cinemaOf: null } as const
const relays = { by: 'relay', in: 'exhibitor', cinemaOf: null } as const
const everyVersions = { everyVersions: true } as const

/**
 * Which node may write what. A new kind of fact does not compile without its line here. People, roles, passwords,
 * boxes, settings of the exhibitor and orders of money at a provider are the relay's; a box that is cut off may set a
 * PIN for, and shut out, people of its own cinema, and lets in and blocks its cinema's devices.
 */
export const authorship: Rules = {
  'exhibitor.changed': relays,
  'modules.changed': relays,
  'settings.changed': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: ({ id }) => [homeOfSettings(id) ?? undefined],
    only: ({ id }, { side }) => side === 'relay' || homeOfSettings(id) !== null,
  },
  'cinema.changed': { by: 'both', in: 'exhibitor', cinemaOf: ({ id }) => [id] },
  'screen.changed': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: ({ id, fields }, known) => [fields.cinemaId, known.screen(id)],
  },
  'seat_block.changed': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: ({ id }, known) => [known.screen(id.split('/')[0]!)],
  },
  'arrangement.drawn': {
    by: 'both',
    in: 'either',
    cinemaOf: ({ screenId }, known) => [known.screen(screenId)],
  },
  'device.changed': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: ({ id, fields }, known) => [fields.cinemaId, known.device(id)],
  },
  'device.let_in': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: ({ deviceId, cinemaId }, known) => [cinemaId, known.device(deviceId)],
  },
  'movie.changed': everybodys,
  'version.changed': everybodys,
  'tag.changed': everybodys,
  'product_group.changed': everybodys,
  'price_list.changed': everybodys,
  'week_template.changed': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: ({ id, fields }, known) => [fields.cinemaId, known.weekTemplate(id)],
  },
  'placeholder.changed': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: ({ id, fields }, known) => [
      fields.cinemaId,
      known.placeholder(id),
      fields.place && known.screen(fields.place.screenId),
    ],
  },
  'slip_template.changed': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: ({ id, fields }, known) => [fields.cinemaId, known.slipTemplate(id)],
  },
  'distributor.changed': everybodys,
  'rental_profile.changed': everybodys,
  'rental_adjustment.changed': relays,
  'page.changed': everybodys,
  'menu_item.changed': everybodys,
  'footer_column.changed': everybodys,
  'head_picture.changed': everybodys,
  'signage_role.changed': everybodys,
  'signage_view.changed': everybodys,
  'signage_theme.changed': everybodys,
  'signage_background.changed': everybodys,
  'signage_notice.changed': everybodys,
  'signage_spot.changed': everybodys,
  'register_notice.changed': everybodys,
  'site_text.changed': everybodys,
  'preset.changed': everybodys,
  'report.changed': everybodys,
  'question_group.changed': everybodys,
  'question.changed': everybodys,
  'event.changed': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: ({ fields }, known) => showsOfEvent(fields).map(id => known.show(id)),
  },
  'seat_class.changed': everybodys,
  'price_rate.changed': everybodys,
  'ticket_discount.changed': everybodys,
  'product.changed': everybodys,
  'vat_class.changed': everybodys,
  'employee.changed': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: null,
    only: ({ id, fields }, { side, cinemaId }, known) =>
      side === 'relay' ||
      (Object.keys(fields).join() === 'active' &&
        fields.active === false &&
        known.hasWorkedOnlyAt(id, cinemaId ?? '')),
  },
  'role.changed': relays,
  'credential.set': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: null,
    only: ({ employeeId, kind }, { side, cinemaId }, known) =>
      side === 'relay' || (kind === 'pin' && known.hasWorkedOnlyAt(employeeId, cinemaId ?? '')),
  },
  // A box that says a code is used takes it from its owner, and opens nothing.
  'recovery_code.used': everybodys,
  'passkey.added': relays,
  'passkey.removed': relays,
  'person.erased': { by: 'relay', in: 'either', cinemaOf: null },
  'personal_data.aged': relays,
  'schedule.created': ofShow,
  'schedule.changed': ofShow,
  'schedule.cancelled': { by: 'both', in: 'cinema', cinemaOf: ({ id }, known) => [known.show(id)] },
  'seats.transferred': {
    by: 'both',
    in: 'cinema',
    cinemaOf: ({ tokens }, known) => showsOf(known, tokens),
    only: ({ to }, { side }) => to !== side,
  },
  'seats.blocked': {
    by: 'both',
    in: 'cinema',
    cinemaOf: ({ tokens }, known) => showsOf(known, tokens),
    only: ofItsSide,
  },
  'seats.unblocked': {
    by: 'both',
    in: 'cinema',
    cinemaOf: ({ tokens }, known) => showsOf(known, tokens),
    only: ofItsSide,
  },
  ...reservationRules,
  ...invoiceRules,
  'sale.made': {
    by: 'box',
    in: 'cinema',
    cinemaOf: saleCinemas,
    only: (body, author) => ofItsSide(body, author) && paidAtTill(body),
  },
  'sale.reinstated': {
    by: 'box',
    in: 'cinema',
    cinemaOf: (body, known) => [...saleCinemas(body, known), ...showsOf(known, body.displaced)],
    only: (body, author) => ofItsSide(body, author) && paidAtTill(body),
  },
  'guests.displaced': {
    by: 'both',
    in: 'cinema',
    cinemaOf: ({ billId, cinemaId, owner, seats }, known) => [
      cinemaId,
      ...(owner === 'relay' ? [known.purchase(billId)] : []),
      ...showsOf(known, seats),
    ],
    only: ofItsSide,
  },
  'bill.opened': {
    by: 'relay',
    in: 'cinema',
    cinemaOf: saleCinemas,
    only: (body, author) => ofItsSide(body, author) && paidOnline(body),
  },
  'payment_method.changed': relays,
  'payment_account.connected': relays,
  'payment.created': { by: 'relay', in: 'cinema', cinemaOf: attemptCinemas },
  'payment.settled': { by: 'relay', in: 'cinema', cinemaOf: attemptCinemas, only: ofItsSide },
  'payment.closed': { by: 'relay', in: 'either', cinemaOf: attemptCinemas, only: ofItsSide },
  'payment.opened': { by: 'relay', in: 'cinema', cinemaOf: attemptCinemas, only: ofItsSide },
  'payment.found': { by: 'relay', in: 'either', cinemaOf: ({ cinemaId }) => [cinemaId] },
  'payment.cleared': { by: 'relay', in: 'either', cinemaOf: attemptCinemas },
  'refund.requested': { by: 'relay', in: 'either', cinemaOf: attemptCinemas },
  'refund.done': { by: 'relay', in: 'either', cinemaOf: attemptCinemas },
  'refund.accepted': { by: 'relay', in: 'either', cinemaOf: attemptCinemas },
  'refund.failed': { by: 'relay', in: 'either', cinemaOf: attemptCinemas },
  'refund.retried': { by: 'relay', in: 'either', cinemaOf: attemptCinemas },
  'refund.found': { by: 'relay', in: 'either', cinemaOf: attemptCinemas },
  'payment.charged_back': { by: 'relay', in: 'either', cinemaOf: attemptCinemas },
  'payment.mismatched': { by: 'relay', in: 'either', cinemaOf: attemptCinemas },
  'refund.made': {
    by: 'both',
    in: 'cinema',
    cinemaOf: (body, known) => [...moneyCinemas(body, known), ...showsOf(known, body.tokens)],
    only: (body, author) => ordersNothing(body, author) && partsOfReturn(body.refundId, body.money),
  },
  'refund.asked': { by: 'both', in: 'cinema', cinemaOf: ({ billId }, known) => [known.purchase(billId)] },
  'refund.refused': { by: 'both', in: 'cinema', cinemaOf: () => [] },
  'exchange.made': {
    by: 'both',
    in: 'cinema',
    cinemaOf: (body, known) => [
      ...moneyCinemas(body, known),
      ...showsOf(known, [...body.freed, ...body.tokens, ...body.newLines, ...(body.displaced ?? [])]),
    ],
    only: (body, author) =>
      ordersNothing(body, author) && partsOfReturn(body.exchangeId, body.money) && paidOnTop(body, author),
  },
  'schedule.refunds_ordered': { by: 'both', in: 'cinema', cinemaOf: ({ id }, known) => [known.show(id)] },
  'ticket.admitted': ofDoor,
  'admission.undone': ofDoor,
  'voucher_type.changed': everybodys,
  'voucher_package.changed': everybodys,
  ...voucherRules,
  ...mailRules,
  ...waitingRules,
  'stock.delivered': ofStock,
  'stock.counted': ofStock,
  'stock.wasted': ofStock,
  ...tillRules,
  'box.invited': { ...relays, ...everyVersions },
  'box.enrolled': { ...relays, ...everyVersions },
  'epoch.opened': { by: 'relay', in: 'either', cinemaOf: null, ...everyVersions },
  'emergency_mode.started': {
    ...everyVersions,
    by: 'box',
    in: 'cinema',
    cinemaOf: null,
    only: ({ nodeId }, author) => nodeId === author.nodeId,
  },
}
