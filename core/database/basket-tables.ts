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
