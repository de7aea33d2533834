import type { LineNow } from '#core/billing/refunds/returns.ts'
import { toCollect } from '#core/sales/handouts/hand-out.ts'

/** What waits at a counter for an order: `2 × Popcorn, 1 × Cola`; empty for nothing. */
export const snacksText = (lines: readonly LineNow[]): string =>
  toCollect(lines)
    .map(({ left, text }) => `${left} × ${text}`)
    .join(', ')
