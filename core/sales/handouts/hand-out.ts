import { isPaid } from '../../database/statuses.ts'
import { Refusal } from '../../refusal.ts'
import type { HandoutRow } from '../../billing/handouts/store.ts'
import type { LineNow } from '../../billing/refunds/returns.ts'
import type { BillRow } from '../../billing/store.ts'
import type { Draft } from '../../journal/draft.ts'

/** The lines of a website's order that are collected at a counter: snacks that were not given back. */
export const toCollect = (lines: readonly LineNow[]): LineNow[] =>
  lines.filter(({ kind, left }) => kind === 'product' && left > 0)

/**
 * Writes down that the snacks of a website's order were handed out, and by whom; what is in them leaves the store. Refuses
 * `bill_unpaid_snacks` while its money is not here, `nothing_to_hand_out` for an order without snacks or with all of them
 * refunded, and `snacks_handed_out` the second time, with who did it and when.
 */
export function handOut(
  id: string,
  { bill, lines, before }: { bill: BillRow; lines: readonly LineNow[]; before: readonly HandoutRow[] },
  by: { employeeId: string; employeeName: string; device: string },
): Draft[] {
  const [first] = before
  if (first)
    throw new Refusal('snacks_handed_out', { at: first.at, name: first.employee_name, device: first.device })
  const paid = isPaid(bill.status)
  if (!paid && bill.status !== 'refunded' && bill.status !== 'refunding')
    throw new Refusal('bill_unpaid_snacks')
  const given = toCollect(lines)
  if (bill.source !== 'site' || !paid || !given.length) throw new Refusal('nothing_to_hand_out')
  const { cinemaId } = bill
  const body = {
    handoutId: id,
    billId: bill.id,
    cinemaId,
    number: bill.number ?? '',
    products: given.flatMap(productsOf),
    ...by,
  }
  return [{ scope: `cinema:${cinemaId}`, type: 'snacks.handed_out', body }]
}

/** What of a line leaves the store: for what is left of it, as the sale said for all of it. */
function productsOf({ productId = '', takes, quantity, left }: LineNow) {
  if (!takes) return [{ productId, quantity: left }]
  return takes.map(each => ({ ...each, quantity: Math.round((each.quantity * left) / quantity) }))
}
