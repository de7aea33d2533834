import type { ReturnedLine } from '../../billing/refunds/returns.ts'
import type { Draft } from '../../journal/draft.ts'
import type { WantedRefreshment } from '../../vouchers/refreshments.ts'
import { topUpsAmong, topUpsRefunded, type TopUpBack } from '../../vouchers/top-up.ts'
import type { BillState } from './bill-state.ts'

/** The top-ups among the lines of a bill that come back, whole, and are on their cards still. */
export function topUpsBack(
  { lines, topUpsTaken }: Pick<BillState, 'lines' | 'topUpsTaken'>,
  back: readonly Pick<ReturnedLine, 'line' | 'quantity'>[],
): TopUpBack[] {
  const inOrder = lines.toSorted((a, b) => a.line - b.line)
  return topUpsAmong(inOrder)
    .filter(
      ({ place, line: { line } }) =>
        !topUpsTaken.has(place) && back.some(each => each.line === line && each.quantity > 0),
    )
    .map(({ voucherId, place, line }) => ({ voucherId, place, cents: line.totalCents }))
}

/**
 * The facts that take the top-ups of a return off their vouchers.
 *
 * @param toVouchers what the same return gives back to vouchers that had paid
 * @param known top-ups of which it is known already, by their place on the bill
 */
export function topUpsOff(
  now: BillState,
  back: readonly Pick<ReturnedLine, 'line' | 'quantity'>[],
  returnId: string,
  toVouchers: readonly WantedRefreshment[],
  known: ReadonlySet<number> = new Set(),
): Draft[] {
  const off = topUpsBack(now, back).filter(({ place }) => !known.has(place))
  return topUpsRefunded(now.refreshments, off, {
    returnId,
    billId: now.bill.id,
    givenBackOf: id => toVouchers.filter(({ voucherId }) => voucherId === id).length,
  })
}
