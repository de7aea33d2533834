import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Discount } from './discount.ts'

const discountsOfBill = prepared((q, given: { billId: string }) =>
  q
    .selectFrom('bill_discounts')
    .select(['line', 'cents', 'reason', 'employee_id as employeeId', 'employee_name as employeeName'])
    .where('bill_id', '=', given.billId)
    .orderBy('number'),
)

const ofSets = prepared((q, given: { billId: string }) =>
  q
    .selectFrom('bill_discounts')
    .select(['line', 'cents', 'reason as name'])
    .where('bill_id', '=', given.billId)
    .where('line', 'is not', null)
    .where('employee_id', '=', '')
    .orderBy('number'),
)

/** What the exhibitor took off lines of a bill by itself, by their numbers: under which name, and how much. */
export function setDiscountsOf(db: Db, billId: string): Map<number, { name: string; cents: number }> {
  const byLine = new Map<number, { name: string; cents: number }>()
  for (const { line, name, cents } of ofSets.all(db, { billId })) {
    const before = byLine.get(line!)
    byLine.set(
      line!,
      before ? { name: `${before.name}, ${name}`, cents: before.cents + cents } : { name, cents },
    )
  }
  return byLine
}

/** What was taken off these lines of a bill, as facts tell it. */
export function discountsOfLines(
  db: Db,
  billId: string,
  lines: readonly number[],
): (Discount & { line: number })[] {
  return discountsOfBill.all(db, { billId }).flatMap(({ line, cents, reason, employeeId, employeeName }) => {
    if (line === null || !lines.includes(line)) return []
    return [{ line, cents, reason, allowedBy: { employeeId, employeeName } }]
  })
}

/** Why a bill was cheaper than its prices, in the order it was said; `line` null is the whole bill. */
export type DiscountRow = { line: number | null; cents: number; reason: string; employeeName: string }

export function discountsOf(db: Db, billId: string): DiscountRow[] {
  return discountsOfBill
    .all(db, { billId })
    .map(({ line, cents, reason, employeeName }) => ({ line, cents, reason, employeeName }))
}
