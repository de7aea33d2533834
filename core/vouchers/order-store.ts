import { idSent } from '../billing/purchase.ts'
import { earliestStands } from '../database/earliest-stands.ts'
import { only, prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Words } from '../i18n/locale.ts'
import type { Apply } from '../journal/apply.ts'
import { factName } from '../journal/fact.ts'
import type { VoucherOrdered } from './facts.ts'
import { limitColumns, type AboveLimit } from './ticket-limit.ts'

const putOrder = prepared((q, given: Tables['voucher_orders']) =>
  q
    .insertInto('voucher_orders')
    .values(
      only(
        given,
        'voucher_id',
        'bill_id',
        'cinema_id',
        'voucher_type_id',
        'type',
        'title',
        'turns',
        'turn_cents',
        'refreshment_cents',
        'pause_minutes',
        'ticket_max_cents',
        'ticket_above',
        'valid_months',
        'place',
        'at',
        'fact',
      ),
    )
    .onConflict(
      earliestStands('voucher_orders', {
        key: ['voucher_id'],
        takes: [
          'bill_id',
          'cinema_id',
          'voucher_type_id',
          'type',
          'title',
          'turns',
          'turn_cents',
          'refreshment_cents',
          'pause_minutes',
          'ticket_max_cents',
          'ticket_above',
          'valid_months',
          'place',
          'at',
          'fact',
        ],
        by: ['at', 'fact'],
      }),
    ),
)
const orders = (q: Builder) =>
  q
    .selectFrom('voucher_orders as o')
    .select([
      'o.voucher_id as voucherId',
      'o.bill_id as billId',
      'o.cinema_id as cinemaId',
      'o.voucher_type_id as voucherTypeId',
      'o.type',
      'o.title',
      'o.turns',
      'o.turn_cents as turnCents',
      'o.refreshment_cents as refreshmentCents',
      'o.pause_minutes as pauseMinutes',
      'o.ticket_max_cents as ticketMaxCents',
      'o.ticket_above as ticketAbove',
      'o.valid_months as validMonths',
      'o.place',
    ])
const ofBill = prepared((q, given: { billId: string }) =>
  orders(q).where('o.bill_id', '=', given.billId).orderBy('o.place').orderBy('o.voucher_id'),
)
const ofCode = prepared((q, given: { voucherId: string }) =>
  orders(q).where('o.voucher_id', '=', given.voucherId),
)
const lackingPaid = prepared(q =>
  q
    .selectFrom('voucher_orders as o')
    .innerJoin('bills as b', 'b.id', 'o.bill_id')
    .leftJoin('vouchers as v', 'v.id', 'o.voucher_id')
    .select('o.bill_id as billId')
    .where('b.status', 'in', ['settled', 'partially_refunded'])
    .where('v.id', 'is', null)
    .orderBy('o.bill_id'),
)

/** From the orders on: each has few lines, and few of these went back. */
const returnedAndGood = prepared(q =>
  q
    .selectFrom('voucher_orders as o')
    .crossJoin('vouchers as v')
    .crossJoin('bill_lines as l')
    .crossJoin('returned_lines as r')
    .leftJoin('voucher_cancellations as c', 'c.voucher_id', 'o.voucher_id')
    .select(({ fn }) => ['o.voucher_id as voucherId', fn.min('r.return_id').as('returnId')])
    .whereRef('v.id', '=', 'o.voucher_id')
    .whereRef('l.bill_id', '=', 'o.bill_id')
    .whereRef('l.voucher_id', '=', 'o.voucher_id')
    .where('l.kind', '=', 'voucher')
    .whereRef('r.bill_id', '=', 'l.bill_id')
    .whereRef('r.line', '=', 'l.line')
    .where('r.quantity', '>', 0)
    .where('c.voucher_id', 'is', null)
    .groupBy('o.voucher_id')
    .orderBy('o.voucher_id'),
)

/** A voucher as it was ordered; see `VoucherOrdered`. */
export type VoucherOrderRow = Omit<VoucherOrdered, 'refreshmentCents' | 'title' | 'ticketLimit' | 'place'> & {
  title: Words
  refreshmentCents: number
  ticketMaxCents: number | null
  ticketAbove: AboveLimit | null
  /** Which voucher of its order it is, from 1. */
  place: number
}

/** Whether a voucher with this code was ordered on the website, whatever became of its money. */
export function isOrdered(db: Db, voucherId: string): boolean {
  return ofCode.first(db, { voucherId }) !== undefined
}

/**
 * The website's purchase has the id it was sent with, whoever else used that: so an order needs no other name. Told
 * twice, the earliest stands.
 */
export const applyVoucherOrdered: Apply<VoucherOrdered> = ({ db }, fact) => {
  const { body } = fact
  putOrder.run(db, {
    voucher_id: body.voucherId,
    bill_id: idSent(body.billId),
    cinema_id: body.cinemaId,
    voucher_type_id: body.voucherTypeId,
    type: body.type,
    title: JSON.stringify(body.title),
    turns: body.turns,
    turn_cents: body.turnCents,
    refreshment_cents: body.refreshmentCents ?? 0,
    pause_minutes: body.pauseMinutes,
    ...limitColumns(body.ticketLimit),
    valid_months: body.validMonths,
    place: body.place ?? 1,
    at: fact.at,
    fact: factName(fact),
  })
}

/** What was ordered with a bill of the website, in its order, whether or not it is paid. */
export function ordersOfBill(db: Db, billId: string): VoucherOrderRow[] {
  return ofBill.all(db, { billId }).map(row => ({ ...row, title: JSON.parse(row.title) as Words }))
}

/** Vouchers whose return is known, and their end is not, with that return. Read after a loss alone. */
export function returnedAndStillGood(db: Db): { voucherId: string; returnId: string }[] {
  return returnedAndGood.all(db)
}

/** Paid bills with a voucher that is not known here: after a loss, one stream may have come back without the other. */
export function paidWithoutVoucher(db: Db): string[] {
  return [...new Set(lackingPaid.all(db).map(({ billId }) => billId))]
}
