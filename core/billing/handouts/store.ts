import { earliestStands } from '../../database/earliest-stands.ts'
import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'
import type { Apply } from '../../journal/apply.ts'
import { forgetHandedOut, noteSold } from '../../stock/store.ts'
import { idSent } from '../purchase.ts'
import type { SnacksHandedOut } from './facts.ts'

export type HandoutRow = Tables['snack_handouts']

const put = prepared((q, given: HandoutRow) =>
  q
    .insertInto('snack_handouts')
    .values(only(given, 'id', 'bill_id', 'employee_name', 'device', 'at'))
    .onConflict(
      earliestStands('snack_handouts', {
        key: ['id'],
        takes: ['bill_id', 'employee_name', 'device', 'at'],
        by: ['at', 'employee_name', 'device'],
      }),
    ),
)
const byId = prepared((q, given: { id: string }) =>
  q.selectFrom('snack_handouts').selectAll().where('id', '=', given.id),
)
const ofBill = prepared((q, given: { billId: string }) =>
  q
    .selectFrom('snack_handouts')
    .selectAll()
    .where('bill_id', '=', given.billId)
    .orderBy('at')
    .orderBy('id')
    .limit(20),
)
const putOrder = prepared((q, given: Tables['snack_orders']) =>
  q
    .insertInto('snack_orders')
    .values(only(given, 'bill_id', 'cinema_id', 'at'))
    .onConflict(
      earliestStands('snack_orders', {
        key: ['bill_id'],
        takes: ['cinema_id', 'at'],
        by: ['at', 'cinema_id'],
      }),
    ),
)
const waiting = prepared((q, given: { cinemaId: string; from: string; most: number }) =>
  q
    .selectFrom('snack_orders as o')
    .innerJoin('bills as b', 'b.id', 'o.bill_id')
    .select(['o.bill_id as billId'])
    .where('o.cinema_id', '=', given.cinemaId)
    .where('o.at', '>=', given.from)
    .where('b.status', 'in', ['settled', 'partially_refunded'])
    .orderBy('o.at', 'desc')
    .orderBy('o.bill_id')
    .limit(given.most),
)

/**
 * The website's purchase has the id it was sent with. What was handed out twice left the store twice; told twice under one id,
 * as a till sent it again to a box that had forgotten it, the earliest stands.
 */
export const applySnacksHandedOut: Apply<SnacksHandedOut> = ({ db }, fact) => {
  const { handoutId: id, billId, cinemaId, number, products, employeeName, device } = fact.body
  const known = byId.first(db, { id })
  const row = { id, bill_id: idSent(billId), employee_name: employeeName, device, at: fact.at }
  if (!put.run(db, row)) return
  if (known) forgetHandedOut(db, { cinemaId, at: known.at, number })
  const lines = products.map((each, index) => ({ ...each, line: index + 1 }))
  noteSold(db, fact, { cinemaId, who: employeeName, number }, lines)
}

/** An order of the website has snacks that wait at a counter. */
export function noteSnackOrder(db: Db, order: Tables['snack_orders']): void {
  putOrder.run(db, order)
}

export function handoutById(db: Db, id: string): HandoutRow | undefined {
  return byId.first(db, { id })
}

/** When an order's snacks were handed out, the first time first: more than once only where two nodes could not ask each other. */
export function handoutsOf(db: Db, billId: string): HandoutRow[] {
  return ofBill.all(db, { billId: idSent(billId) })
}

/** Paid orders with snacks of a cinema since a moment (ISO), the newest first. */
export function snackOrdersSince(db: Db, cinemaId: string, from: string, most: number): string[] {
  return waiting.all(db, { cinemaId, from, most }).map(({ billId }) => billId)
}
