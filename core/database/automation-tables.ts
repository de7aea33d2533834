/** What rules did, and when; see `core/automations`. */
export type AutomationTables = {
  automation_runs: {
    automation_id: string
    occasion: string
    run_id: string
    at: string
    action: string
    outcome: string
    count: number
    refusal: string | null
    schedule_id: string | null
    product_id: string | null
    node_id: string | null
    voucher_id: string | null
  }
}
