/** What a card terminal is asked for: money of a guest, all of one payment back, or some money back on a card. */
export const attemptKinds = ['payment', 'reversal', 'refund'] as const
export type AttemptKind = (typeof attemptKinds)[number]

/** What a card terminal answered: it moved the money; the card or its bank said no; it did nothing. */
export const attemptOutcomes = ['approved', 'declined', 'failed'] as const
export type AttemptOutcome = (typeof attemptOutcomes)[number]

/** Attempts at card terminals. */
export type TerminalTables = {
  terminal_attempts: {
    cinema_id: string
    id: string
    kind: AttemptKind
    /** The terminal's entry at its cinema, and what it was called. */
    terminal_id: string
    terminal: string
    /** The bill, exchange or refund that the money is for. */
    for_id: string
    /** Of a reversal or a refund: the attempt whose money goes back. */
    of_id: string | null
    cents: number
    /** The till: its device's entry, and what it was called. */
    device_id: string
    device: string
    employee_name: string
    /** Of money that goes back: the shift of the till, where one was open. */
    shift_id: string | null
    at: string
    fact: string
    /** Of the answer that stands; null while nobody knows. */
    outcome: AttemptOutcome | null
    /** 1 while somebody has to see to it: no answer yet, or money that was taken for nothing that was sold. */
    is_open: number | null
  }
  /** The streams in which an attempt was written down: several where a box ordered it again after losing its disks. */
  terminal_orders: { cinema_id: string; attempt_id: string; stream: string }
  /** What was answered; which of several stands for one attempt says `core/terminal/outcome.ts`. */
  terminal_answers: {
    cinema_id: string
    attempt_id: string
    at: string
    fact: string
    outcome: AttemptOutcome
    /** Why nothing was moved; see `attemptReasons`. */
    reason: string | null
    /** What the terminal calls it. */
    receipt: string | null
    trace: string | null
    /** What sort of card it was. */
    card: string | null
    /** What the guest gave on top. */
    tip_cents: number
    /** What belongs on its slip, as JSON. */
    slip: string | null
    /** Who read it off the terminal; null where the terminal said it. */
    employee_name: string | null
    /** The streams whose order it is about, as JSON; null where it is that of its own stream. */
    asked_in: string | null
  }
  /** Ends of day of card terminals. */
  terminal_days: {
    cinema_id: string
    id: string
    terminal_id: string
    terminal: string
    device_id: string
    device: string
    /** The tills that were wired to it, as JSON. */
    device_ids: string
    employee_name: string
    since_at: string | null
    locale: string
    at: string
    fact: string
    /** Of the answer that stands; null while nobody knows. */
    outcome: 'ended' | 'failed' | null
    until_at: string | null
    /** By how much the terminal's sum is above what Foyer knew; null where it said none. */
    difference_cents: number | null
    /** 1 while somebody has to see to it: no answer yet, or a difference that nobody has explained. */
    is_open: number | null
  }
  /** What was answered, as JSON; of several for one end of day the earliest stands. */
  terminal_day_answers: { cinema_id: string; day_id: string; at: string; fact: string; answer: string }
  /** Why sums differ; the earliest stands. */
  terminal_day_notes: {
    cinema_id: string
    day_id: string
    at: string
    fact: string
    explanation: string
    employee_name: string
  }
}
