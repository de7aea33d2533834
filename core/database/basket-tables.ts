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
  }
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
