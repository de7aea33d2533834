/** What was bought, a row for each line of a bill; and snacks that wait at a counter. */
export type BillLineTables = {
  bill_lines: {
    bill_id: string
    line: number
    kind: 'ticket' | 'product' | 'voucher' | 'fee' | 'deposit'
    text: string
    quantity: number
    unit_cents: number
    total_cents: number
    vat_rate: number
    vat_cents: number
    schedule_id: string | null
    seat_id: string | null
    ticket_id: string | null
    price_rate_id: string | null
    product_id: string | null
    /** The combination that gave the product. */
    combination_id: string | null
    /** 1 on the first of the lines it gave: as many combinations as the line has pieces. */
    combination_first: number | null
    /** What left the store where that is not the product: JSON, product ids with quantities. */
    takes: string | null
    /** 1 where the guest took it away, under a rate of its own. */
    taken_away: number | null
    voucher_id: string | null
    covered_cents: number | null
    /** What a discount took off; `total_cents` is what is left. */
    discount_cents: number | null
    /** The supplements that the guest of a ticket need not pay: JSON, the ids of their entries. */
    waived: string | null
    /** The product whose cup or bottle a deposit is for. */
    deposit_of: string | null
    /** What a fee is for. */
    fee: 'ticket' | 'order' | null
    /** The package that gives this voucher, and which one of the bill; null of what is in none. */
    package_id: string | null
    package_number: number | null
    /** Which part of a voucher is sold, where it is not its turns; or the value that is put on one sold before. */
    voucher_part: 'refreshments' | 'top_up' | null
  }
  /** Orders of the website with snacks. */
  snack_orders: { bill_id: string; cinema_id: string; at: string }
  /** Who handed them out: one row, more only where two nodes could not ask each other. */
  snack_handouts: { id: string; bill_id: string; employee_name: string; device: string; at: string }
}
