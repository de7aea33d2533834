import { appendAll } from '../journal/draft.ts'
import type { Tx } from '../journal/node.ts'
import { enterStock as enter, type StockRequest } from './enter.ts'
import { enteredBy } from './store.ts'

/** Writes what was delivered, counted or wasted; see `enter.ts`, which says what it refuses. */
export function enterStock(
  tx: Tx,
  request: StockRequest,
  by: { employeeId: string; employeeName: string },
): void {
  const isKnown = (productId: string) => tx.catalogue.get('product', productId) !== undefined
  appendAll(tx, enter(request, { entered: enteredBy(tx.db, request.id), isKnown }, by))
}
