/** What can happen to the stock of a product. */
export const stockChanges = ['delivered', 'counted', 'wasted', 'sold'] as const
export type StockChange = (typeof stockChanges)[number]

/** Why something was thrown away or given out. */
export const wasteReasons = ['expired', 'broken', 'staff', 'other'] as const
export type WasteReason = (typeof wasteReasons)[number]

/** Products in the cinemas' stores. */
export type StockTables = {
  stock_movements: {
    cinema_id: string
    product_id: string
    at: string
    fact: string
    /** Which of its fact's movements, counted from 1. */
    line: number
    what: StockChange
    /** What the level grows by, negative for what goes; of a count what was there. */
    quantity: number
    reason: WasteReason | null
    note: string
    who: string
    bill_number: string | null
    /** The request of what was entered by hand. */
    entry_id: string | null
  }
  /** The last count, and the sum of everything that moved after it. */
  stock_levels: {
    cinema_id: string
    product_id: string
    counted: number
    /** Empty where nobody has counted. */
    count_at: string
    count_fact: string
    since: number
    /** 1 once something was delivered or counted: what is only sold has no level. */
    tracked: number
  }
}
