import { Refusal } from '../refusal.ts'
import type { WasteReason } from '../database/stock-tables.ts'
import type { Draft } from '../journal/draft.ts'
import type { StockLine } from './facts.ts'

export type StockRequest = {
  /** Made by the page; sent again it is the same entry. */
  id: string
  cinemaId: string
  kind: 'delivered' | 'counted' | 'wasted'
  /** Why, of what is wasted. */
  reason: WasteReason
  note: string
  lines: StockLine[]
}

/** What an entry depends on: what was entered under its id already, and the products there are. */
export type StockNow = {
  entered: readonly { cinemaId: string; productId: string; what: string; quantity: number }[]
  isKnown: (productId: string) => boolean
}

/**
 * The fact of an entry by hand; nothing where it was written already. No level is too low for it. Refuses
 * `product_unknown`, and `request_reused` for another entry under its id.
 */
export function enterStock(
  request: StockRequest,
  now: StockNow,
  by: { employeeId: string; employeeName: string },
): Draft[] {
  const { id: entryId, cinemaId, kind, reason, note, lines } = request
  if (now.entered.length) {
    if (!isSame(request, now.entered)) throw new Refusal('request_reused')
    return []
  }
  if (!lines.every(({ productId }) => now.isKnown(productId))) throw new Refusal('product_unknown')
  const entry = { entryId, cinemaId, lines, note, ...by }
  const scope = `cinema:${cinemaId}` as const
  switch (kind) {
    case 'delivered':
      return [{ scope, type: 'stock.delivered', body: entry }]
    case 'counted':
      return [{ scope, type: 'stock.counted', body: entry }]
    case 'wasted':
      return [{ scope, type: 'stock.wasted', body: { ...entry, reason } }]
  }
}

function isSame({ cinemaId, kind, lines }: StockRequest, entered: StockNow['entered']): boolean {
  const sign = kind === 'wasted' ? -1 : 1
  return (
    entered.length === lines.length &&
    lines.every(({ productId, quantity }, index) => {
      const known = entered[index]!
      return (
        known.productId === productId &&
        known.quantity === sign * quantity &&
        known.what === kind &&
        known.cinemaId === cinemaId
      )
    })
  )
}
