/** What is to be put on paper, and slips that may not have come out. */
export type PrintTables = {
  print_orders: {
    id: string
    bill_id: string
    copy: number
    printed: number
    sent: number
    state: 'waiting' | 'printed'
    at: string
    return_id: string | null
    /** Null for all that its guest leaves with. */
    paper: 'receipt' | 'ticket' | 'bar_slip' | null
    /** The printer of the device that ordered it. */
    printer_id: string | null
    /** The shift whose report it is; of no bill then. */
    shift_id: string | null
    /** The same of a card terminal's end of day. */
    day_id: string | null
    /** The payment at a card terminal whose slip it is, and whom it is for; of no bill then. */
    attempt_id: string | null
    slip_for: 'guest' | 'cinema' | null
    /** The line of the one ticket it is of; null for all of it. */
    line: number | null
    /** The hand-out of a website's snacks it is of; null of other paper. */
    handout_id: string | null
  }
  /** Slips of which nobody knows whether they came out, and what was answered. */
  doubtful_slips: {
    id: string
    bill_id: string
    return_id: string | null
    kind: 'receipt' | 'ticket' | 'bar_slip'
    number: string
    printer_id: string
    at: string
    answer: 'out' | 'missing' | null
    answered_at: string | null
    /** Who looked, and at which device. */
    answered_by: string | null
  }
}
