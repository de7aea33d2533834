import type { StockCounted, StockDelivered, StockWasted } from './facts.ts'
import { applyStockCounted, applyStockDelivered, applyStockWasted } from './store.ts'

/** What can happen to what is in store. */
export type StockFacts = {
  'stock.delivered': StockDelivered
  'stock.counted': StockCounted
  'stock.wasted': StockWasted
}

export const stockKinds = {
  'stock.delivered': { v: 1, trade: 'goes on', apply: applyStockDelivered },
  'stock.counted': { v: 1, trade: 'goes on', apply: applyStockCounted },
  'stock.wasted': { v: 1, trade: 'goes on', apply: applyStockWasted },
} as const
