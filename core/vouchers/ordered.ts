import { inLocale, type Locale } from '../i18n/locale.ts'
import type { PricedLine } from '../billing/bill.ts'
import type { Draft } from '../journal/draft.ts'
import {
  codeSize,
  packedLines,
  packedTurnCents,
  requireSellable,
  voucherIssued,
  voucherLines,
  type Issuing,
  type SellableFields,
} from './issue.ts'
import type { VoucherOrderRow } from './order-store.ts'
import type { InPackage } from './sell-packages.ts'
import { limitOfType } from './ticket-limit.ts'
import { voucherPrice } from './voucher-price.ts'
import { isSoldOnline, type VoucherType } from './voucher-type.ts'

/** What a visitor wants of a kind of voucher: its turns, and cents for snacks and drinks. */
export type WantedOnline = { turns: number; refreshmentCents: number }

/** Where the website's form marks what does not fit. */
const fieldsOf = (item: number): SellableFields => ({
  type: `items.${item}.voucher_type_id`,
  turns: `items.${item}.total_turns`,
  refreshments: `items.${item}.total_products`,
})

/**
 * One voucher a visitor orders: the fact with its code, which nobody is told before it is paid, and its bill lines: the
 * turns, the value for snacks and drinks, and the kind's handling. Refuses `voucher_type_unknown` (also of a kind that
 * is not sold online), `turns_step` and `refreshments_step`, each at its field.
 *
 * @param at.item where the form names it, from 0
 * @param at.place which voucher of the order it is, from 1
 * @param by.vatRate of admission, in basis points
 */
export function orderVoucher(
  type: VoucherType | undefined,
  wanted: WantedOnline,
  purchase: { billId: string; cinemaId: string },
  at: { item: number; place: number },
  by: Pick<Issuing, 'newId'> & { locale: Locale; vatRate: number; handlingText: string },
): { ordered: Draft; lines: PricedLine[] } {
  requireSellable(type && isSoldOnline(type) ? type : undefined, wanted, fieldsOf(at.item))
  const voucherId = by.newId(codeSize)
  const { id: voucherTypeId, title, turnCents } = type!
  const { turns, refreshmentCents } = wanted
  const ordered = orderedFact(type!, voucherId, { ...wanted, turnCents }, { ...purchase, place: at.place })
  // The code is not part of the text: lists of bills show it, and whoever reads it could use the voucher.
  const named = { voucherId, voucherTypeId, text: inLocale(title, by.locale) }
  const lines = voucherLines(named, { turns, turnCents, refreshmentCents }, by.vatRate)
  const { handlingCents } = voucherPrice(type!, wanted)
  return { ordered, lines: handlingCents ? [...lines, handlingOf(handlingCents, voucherId, by)] : lines }
}

/**
 * One voucher of a package that a visitor orders: the fact with its code, and its bill lines. What handling costs is in the
 * package's price.
 *
 * @param by.vatRate of admission, in basis points
 */
export function orderPacked(
  each: InPackage,
  purchase: { billId: string; cinemaId: string },
  place: number,
  by: Pick<Issuing, 'newId'> & { locale: Locale; vatRate: number },
): { ordered: Draft; lines: PricedLine[] } {
  const { type, turns, refreshmentCents } = each.packed
  const voucherId = by.newId(codeSize)
  const amount = { turns, refreshmentCents, turnCents: packedTurnCents(each.packed) }
  return {
    ordered: orderedFact(type, voucherId, amount, { ...purchase, place }),
    lines: packedLines({ voucherId, text: inLocale(type.title, by.locale) }, each, by.vatRate),
  }
}

function orderedFact(
  type: VoucherType,
  voucherId: string,
  { turns, refreshmentCents, turnCents }: WantedOnline & { turnCents: number },
  { billId, cinemaId, place }: { billId: string; cinemaId: string; place: number },
): Draft {
  const { id: voucherTypeId, title, pauseMinutes, validMonths } = type
  const limit = limitOfType(type)
  return {
    scope: `cinema:${cinemaId}`,
    type: 'voucher.ordered',
    body: {
      billId,
      cinemaId,
      voucherId,
      ...(place > 1 ? { place } : {}),
      voucherTypeId,
      type: type.type,
      title,
      turns,
      turnCents,
      ...(refreshmentCents ? { refreshmentCents } : {}),
      pauseMinutes,
      ...(limit ? { ticketLimit: limit } : {}),
      validMonths,
    },
  }
}

/** A fee that goes back with its voucher, with the VAT of the admission it goes with. */
function handlingOf(
  cents: number,
  voucherId: string,
  { vatRate, handlingText }: { vatRate: number; handlingText: string },
): PricedLine {
  const line = { kind: 'fee', fee: 'order', text: handlingText, quantity: 1, voucherId } as const
  return { ...line, unitCents: cents, totalCents: cents, vatRate }
}

/** What is issued once its bill is paid, whether it is already, and whom it is for. */
export type PaidOrder = { order: VoucherOrderRow; issued: boolean; holderName: string }

/**
 * The vouchers of a paid bill that are not issued yet, each under the code it was ordered with: so that however often
 * this is decided, by whichever history, it is one voucher. It is good from the day the money came.
 */
export function issueOrdered(orders: readonly PaidOrder[], by: Pick<Issuing, 'owner' | 'today'>): Draft[] {
  return orders.flatMap(each => (each.issued ? [] : [issuedOf(each, by)]))
}

function issuedOf({ order, holderName }: PaidOrder, by: Pick<Issuing, 'owner' | 'today'>): Draft {
  const { voucherId, voucherTypeId, billId, cinemaId, turns, refreshmentCents, place } = order
  // An order's only voucher is named as it was when orders held no other.
  const requestId = place > 1 ? `${billId}-voucher-${place}` : `${billId}-voucher`
  return voucherIssued(
    voucherId,
    { ...order, id: voucherTypeId },
    { requestId, voucherTypeId, turns, refreshmentCents, holderName, cinemaId, billId },
    by,
  )
}
