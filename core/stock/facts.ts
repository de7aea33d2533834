import type { WasteReason } from '../database/stock-tables.ts'

/** How many of a product, in whole pieces as it is sold. */
export type StockLine = { productId: string; quantity: number }

/**
 * What somebody entered about the stock of a cinema. What is sold follows from the sale and is no fact of its own. All
 * of it commutes: a level is the last count, by the instants the facts were written at, and the sum of what moved after.
 */
type StockEntry = {
  /** The request's id: sent again, it is the same entry. */
  entryId: string
  cinemaId: string
  lines: StockLine[]
  note: string
  employeeId: string
  employeeName: string
}

export type StockDelivered = StockEntry
/** So many were there at that moment, whatever was written before. */
export type StockCounted = StockEntry
export type StockWasted = StockEntry & { reason: WasteReason }
