import { billById } from '../billing/store.ts'
import type { Tx } from '../journal/node.ts'
import { privatePart } from '../journal/storage/private-store.ts'
import { Refusal } from '../refusal.ts'
import { settingOf } from '../venue/settings/effective.ts'
import { nextDelivery, type DeliveryNow } from './delivery.ts'
import { deliveriesOf, type DeliveryRow } from './delivery-store.ts'
import type { DeliveryPart } from './facts.ts'
import { ordersOfBill } from './order-store.ts'
import { voucherById } from './store.ts'

/** What a cinema's deliveries depend on now. */
export function deliveryNow(
  { catalogue, nowMs }: Pick<Tx, 'catalogue' | 'nowMs'>,
  cinemaId: string,
): DeliveryNow {
  const timezone = catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'
  return { on: settingOf(catalogue, 'vouchers.mail_to_recipient'), nowMs, timezone }
}

/**
 * The buyer of a voucher that is mailed to whom it is for corrects the address, or has it sent at once; the address
 * before is forgotten. Refuses `delivery_over` of one that is not delivered, was withdrawn or has no address any more,
 * and as `nextDelivery`.
 */
export function changeDelivery(
  tx: Tx,
  billId: string,
  { place, email, atOnce }: { place: number; email?: string | undefined; atOnce: boolean },
): void {
  const bill = billById(tx.db, billId)!
  const before = deliveriesOf(tx.db, billId).find(each => each.place === place)
  const part = before && privatePart<DeliveryPart>(tx, before.privateDigest)
  if (!before || !part || isOver(tx, before)) throw new Refusal('delivery_over')
  const isNew = email !== undefined && email.toLowerCase() !== part.email.toLowerCase()
  const next = nextDelivery(before, { isNew, atOnce }, deliveryNow(tx, bill.cinemaId))
  const scope = `cinema:${bill.cinemaId}` as const
  const body = { billId, cinemaId: bill.cinemaId, place, ...next }
  tx.append(scope, 'voucher.addressed', body, { ...part, ...(isNew && { email }) }, next.day)
  if (before.privateDigest) tx.append(scope, 'person.erased', { digests: [before.privateDigest] })
}

/** A voucher left for whom it is for. Told again it changes nothing. */
export function noteMailed(
  tx: Tx,
  { billId, place, round }: Pick<DeliveryRow, 'billId' | 'place' | 'round'>,
): void {
  const cinemaId = billById(tx.db, billId)?.cinemaId
  // Its purchase went with a history that was not chosen.
  if (cinemaId === undefined) return
  const known = deliveriesOf(tx.db, billId).find(each => each.place === place)
  if (known?.round === round && known.mailedAt !== null) return
  tx.append(`cinema:${cinemaId}`, 'voucher.mailed', { billId, cinemaId, place, round })
}

/** Whether it was withdrawn. One that is not paid yet may still be. */
function isOver({ db }: Pick<Tx, 'db'>, { billId, place }: DeliveryRow): boolean {
  const order = ordersOfBill(db, billId).find(each => each.place === place)
  return !order || voucherById(db, order.voucherId)?.cancelled === true
}
