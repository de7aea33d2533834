import type { Node } from '../journal/node.ts'
import { depositsBackOf } from './deposit-store.ts'
import { keyOfDay } from './periods.ts'
import { goodsOf } from './store.ts'
import { isInTime, type Grouping, type Sums } from './subjects.ts'

type Row = {
  depositOf: string
  cinemaId: string
  employee: string | null
  device: string | null
  text: string
}

/** Which line of a report a deposit belongs to, and what that is called where it has no entry. */
function keyOf(row: Row, { by, day, weekStartsOn }: Asked): { key: string; text: string } {
  if (isInTime(by)) return { key: keyOfDay(day, by, weekStartsOn), text: '' }
  if (by === 'cinema') return { key: row.cinemaId, text: '' }
  if (by === 'employee') return { key: row.employee ?? '', text: row.employee ?? '' }
  if (by === 'device') return { key: row.device ?? '', text: row.device ?? '' }
  return { key: row.depositOf, text: row.text }
}

type Asked = { by: Grouping; day: string; weekStartsOn: number }

/**
 * The deposits of a stretch: charged with what was sold, and given back with it or for cups and bottles at a till.
 *
 * @returns what each adds to the sums of its line
 */
export function depositsOf(
  { db }: Pick<Node, 'db'>,
  stretch: Parameters<typeof goodsOf>[1],
  asked: Asked,
): { key: string; text: string; sums: Sums }[] {
  const { sold, refunded } = goodsOf(db, stretch, false)
  const charged = sold.flatMap(({ depositOf, quantity, cents, ...row }) =>
    depositOf === null
      ? []
      : {
          ...keyOf({ ...row, depositOf }, asked),
          sums: { depositsTaken: quantity, depositTakenCents: cents },
        },
  )
  const withBills = refunded.flatMap(({ depositOf, ...row }) =>
    depositOf === null ? [] : { ...row, depositOf },
  )
  const atTills = depositsBackOf(db, stretch).map(({ productId, pieces, unitCents, ...row }) => ({
    ...row,
    depositOf: productId,
    quantity: pieces,
    cents: pieces * unitCents,
  }))
  const back = [...withBills, ...atTills].map(row => ({
    ...keyOf(row, asked),
    sums: { depositsBack: row.quantity, depositBackCents: row.cents },
  }))
  return [...charged, ...back]
}
