import type { TerminalTables } from './terminal-tables.ts'

/** How cash moves in a till without anything being sold. */
export const cashMoves = ['paid_in', 'paid_out', 'withdrawn'] as const
export type CashMove = (typeof cashMoves)[number]

/** Shifts at tills, and what was counted in their drawers. */
export type CashTables = TerminalTables & {
  cash_shifts: {
    cinema_id: string
    id: string
    /** The till: its device's entry. */
    device_id: string
    /** What it was called. */
    device: string
    opened_at: string
    fact: string
    employee_id: string
    employee_name: string
    float_cents: number
    /** Of the closing that stands; null while it is open. */
    closed_at: string | null
    closed_number: string | null
  }
  cash_moves: {
    cinema_id: string
    id: string
    shift_id: string
    what: CashMove
    /** `cash`, or the payment method whose takings were taken out. */
    method: string
    /** Always above 0; `what` says which way. */
    cents: number
    reason: string
    employee_name: string
    at: string
  }
  cash_counts: {
    cinema_id: string
    id: string
    shift_id: string
    /** The pieces of each coin and note, as JSON; see `CountedCoin`. */
    coins: string
    /** What was expected and counted, as JSON; see `CountedLine`. */
    lines: string
    employee_name: string
    at: string
  }
  cash_handovers: {
    cinema_id: string
    id: string
    shift_id: string
    from_name: string
    to_id: string
    to_name: string
    count_id: string | null
    at: string
  }
  /** A closing of a shift, with what was reported then; of two for one shift the earlier one stands. */
  z_reports: {
    origin: string
    counter: number
    cinema_id: string
    shift_id: string
    number: string
    /** As JSON; see `ZReport`. */
    report: string
    expected_cents: number
    counted_cents: number
    at: string
  }
  /** Cups and bottles that came back. */
  deposit_returns: {
    cinema_id: string
    id: string
    /** Null where no shift was open. */
    shift_id: string | null
    device_id: string
    device: string
    cents: number
    /** As JSON; see `DepositKind`. */
    kinds: string
    employee_name: string
    at: string
  }
  /** Drawers that were opened with nothing sold. */
  drawer_openings: {
    cinema_id: string
    id: string
    shift_id: string | null
    device_id: string
    device: string
    reason: string
    employee_name: string
    at: string
  }
}
