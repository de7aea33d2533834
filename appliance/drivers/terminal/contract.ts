import type { TerminalCondition, TerminalSign } from '#core/terminal/contract.ts'
import type { DayGiven } from '#core/terminal/days/day.ts'
import type { TerminalAnswered } from '#core/terminal/facts.ts'
import type { LastTransaction } from '#core/terminal/last.ts'

/**
 * How an order to a card terminal ended. `unknown` is everything after which money may have moved: the line broke, the
 * terminal fell silent, or it said what makes no sense. Never guessed to be anything else.
 */
export type TerminalEnd =
  | { was: 'ended'; given: Omit<TerminalAnswered, 'attemptId' | 'cinemaId' | 'employeeId' | 'employeeName'> }
  | { was: 'unknown' }

/** How an end of day ended; `unknown` as of an order. */
export type DayEnd = { was: 'ended'; given: DayGiven } | { was: 'unknown' }

/** The day a terminal is asked to end: after `sinceAt`, until `untilAt` and with it. */
export type AskedDay = {
  sinceAt: string | null
  untilAt: string
  /** What it was asked for in that time, whatever came of it. */
  attempts: readonly { id: string; isPayment: boolean; isApproved: boolean }[]
  /** Whether an attempt is known here, of whatever time. */
  isKnown: (attemptId: string) => boolean
  /** Something was typed on it by hand in that time. */
  hasTyped: boolean
}

/** What a terminal said when it was asked for its last transaction. */
export type LastReport =
  | { was: 'told'; last: LastTransaction }
  /** It has none, or cannot say. */
  | { was: 'untold' }
  /** It is at work, or cannot be reached: to be asked again. */
  | { was: 'later' }

/** Money as a terminal moves it, in cents of euro. `id` is the attempt's, which no other order ever has. */
export type TerminalOrder = { id: string; cents: number } & (
  | { kind: 'payment' }
  /** Some money goes back; `receipt` is what the terminal calls the payment it was of, null where nobody knows. */
  | { kind: 'refund'; receipt: string | null }
  /** All of an earlier payment goes back; `receipt` is what the terminal calls that one. */
  | { kind: 'reversal'; receipt: string }
)

/** What a terminal said of an order when it was asked by the order's own name. */
export type Recalled =
  | Extract<TerminalEnd, { was: 'ended' }>
  /** It does not know: somebody has to look. */
  | { was: 'untold' }
  /** It is at work on it, or cannot be reached: to be asked again. */
  | { was: 'later' }

/**
 * A card terminal, whatever it speaks. Another protocol is another folder with a function that opens this, and a line in
 * `terminal/open-terminal.ts`: a library that its maker gives under contract is wrapped there.
 */
export type CardTerminal = {
  /** What was last seen; null before it was looked for. */
  condition(): TerminalCondition | null
  /** Looks whether it answers and accepts this box. */
  look(): Promise<TerminalCondition>
  /**
   * Gives an order and waits for its end; one at a time.
   *
   * @param onSign hears what it is doing, and what the guest scans where they pay by a code
   * @param stopping asks it to stop; what became of the order it says itself
   */
  order(
    order: TerminalOrder,
    onSign: (sign: TerminalSign, code?: string) => void,
    stopping: AbortSignal,
  ): Promise<TerminalEnd>
  /** Asks it to end its day, or where it has none what it took in it (`readsDay`), and waits for what it says. */
  endDay?(day: AskedDay): Promise<DayEnd>
  /** Asks for its last transaction. Left out where it knows orders by their names. */
  last?(): Promise<LastReport>
  /**
   * Asks what became of an order whose answer was lost, by the order's name; one of the two is there.
   *
   * @param askedMs how long ago it was given, in milliseconds
   */
  recall?(order: TerminalOrder, askedMs: number): Promise<Recalled>
  /** Lets go of it: an order that is under way ends as unknown. */
  close(): void
}
