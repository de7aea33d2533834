import type { AttemptReason } from '../facts.ts'

/** Longest paper of a terminal's end of day that is kept, in lines. */
export const mostLines = 200

/** What a terminal says of one sort of card at its end of day, in cents. */
export type CardTotal = { card: string; count: number; cents: number }

/** What Foyer knows of a terminal's money in some time, in cents: what it took and gave back, and what of both was typed by hand. */
export type DaySums = {
  payments: number
  paidCents: number
  refunds: number
  backCents: number
  /** Of both: typed on it by hand at a till that is wired to it. */
  byHandCents: number
  /** Of what it took: what guests gave on top; left out before tips were told. */
  tipCents?: number
}

/** A card terminal is about to be asked to end its day: nothing goes to it before this is safe. */
export type TerminalDayAsked = {
  dayId: string
  cinemaId: string
  terminalId: string
  terminal: string
  /** When its day before ended; null for its first. */
  sinceAt: string | null
  /** The tills that are wired to it. */
  deviceIds: string[]
  deviceId: string
  device: string
  employeeId: string
  employeeName: string
  /** The language of its paper. */
  locale: string
}

/** What became of an end of day: as the terminal says, or as somebody read off its paper where its answer was lost. */
export type TerminalDayAnswered = {
  dayId: string
  cinemaId: string
  outcome: 'ended' | 'failed'
  /** Why it did not end. */
  reason: AttemptReason | null
  /** Until when it counts what was paid. */
  untilAt: string
  /** What the terminal says it took, less what it gave back; null where it said no sum. */
  cents: number | null
  cards: CardTotal[]
  /** What the terminal printed. */
  lines: string[]
  /** What Foyer knew then. */
  sums: DaySums
  /** Who read it off the terminal's paper; null where the terminal said it. */
  employeeId: string | null
  employeeName: string | null
}

/** Somebody says why a terminal's sum differs from what Foyer knew. */
export type TerminalDayExplained = {
  dayId: string
  cinemaId: string
  explanation: string
  employeeId: string
  employeeName: string
}

/** Facts of the end of day of card terminals. */
export type TerminalDayFacts = {
  'terminal.day_asked': TerminalDayAsked
  'terminal.day_answered': TerminalDayAnswered
  'terminal.day_explained': TerminalDayExplained
}
