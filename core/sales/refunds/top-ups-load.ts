import { linesNow } from '../../billing/line-store.ts'
import type { LineNow } from '../../billing/refunds/returns.ts'
import type { BillRow } from '../../billing/store.ts'
import type { Db } from '../../database/sql.ts'
import { timesToppedUp } from '../../vouchers/refreshment-store.ts'
import { topUpId, topUpsAmong } from '../../vouchers/top-up.ts'

/** What is known here of a bill's top-ups: each by its place, whether it stands, and its own facts. */
function topUpsOf(
  db: Db,
  { id: billId, cinemaId }: Pick<BillRow, 'id' | 'cinemaId'>,
  lines: readonly LineNow[] = linesNow(db, billId),
) {
  return topUpsAmong(lines.toSorted((a, b) => a.line - b.line)).map(({ place, voucherId, line }) => {
    const id = topUpId({ billId, cinemaId }, place)
    const { on, off } = timesToppedUp(db, voucherId, id)
    return { place, stands: line.left > 0, isKnown: on > 0, isRefunded: off > 0 && off >= on }
  })
}

/** Places of the top-ups of a bill that are taken off their cards already. */
export function topUpsRefunded(
  db: Db,
  bill: Pick<BillRow, 'id' | 'cinemaId'>,
  lines: readonly LineNow[],
): Set<number> {
  return new Set(topUpsOf(db, bill, lines).flatMap(({ place, isRefunded }) => (isRefunded ? [place] : [])))
}

/** Places of the top-ups of a bill that are taken off already, or that nobody here has heard of. */
export function topUpsSettled(db: Db, bill: Pick<BillRow, 'id' | 'cinemaId'>): Set<number> {
  const done = topUpsOf(db, bill).filter(({ isKnown, isRefunded }) => isRefunded || !isKnown)
  return new Set(done.map(({ place }) => place))
}

/** Whether a top-up stands on a bill and its own fact is not known, or it went back and is still on its card. */
export function lacksTopUps(db: Db, bill: Pick<BillRow, 'id' | 'cinemaId'>): boolean {
  return topUpsOf(db, bill).some(({ stands, isKnown, isRefunded }) =>
    stands ? !isKnown : isKnown && !isRefunded,
  )
}
