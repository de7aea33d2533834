/** Tables of baskets on this node alone, without facts: a restore may lose them. */
export type BasketTables = {
  holds: {
    hold_id: string
    schedule_id: string
    seat_id: string
    until_ms: number
    channel: string
    visitor: string
    address: string
    unfinished: number
    device: string
    held_blocked: number
  }
  /** Which prices a basket was shown when its seats were held; `core/pricing/kept-prices.ts` says how long they hold. */
  kept_prices: {
    hold_id: string
    visitor: string
    /** The show of a visitor's basket, the cinema of one at the till. */
    held_for: string
    list: string
    until_ms: number
  }
  /** Those prices, as `core/sales/kept/content.ts` describes them, JSON; each list once, while a basket is shown it. */
  price_lists: { id: string; content: string; until_ms: number }
  /** Put aside at a register, until the business day ends. */
  parked_baskets: {
    id: string
    number: number
    /** As `core/sales/parked/basket.ts` describes it, JSON. */
    content: string
    device: string
    employee: string
    at: string
    until_ms: number
    /** The register that took it up, and who; both empty while it waits. */
    taken_device: string
    taken_by: string
  }
  /** What each register has in front of it, as it tells the box; for another one, should it die. */
  running_baskets: {
    id: string
    device: string
    /** As `core/sales/running/running.ts` describes it, JSON. */
    content: string
    employee: string
    /** When it last changed. */
    at_ms: number
    until_ms: number
    /** The register it was taken over from; empty where from none. */
    from_device: string
  }
  unpaid_bills: { bill_id: string; visitor: string; address: string; seats: number }
  voucher_approvals: {
    bill_id: string
    voucher_id: string
    turns: number
    employee_id: string
    name: string
    until_ms: number
  }
}
