import type { CardSlip } from './slip.ts'
import type { AttemptKind, AttemptOutcome } from '../database/terminal-tables.ts'

/** A till asks again and again for one bill, and a bill is not asked for more often than this. */
export const mostPerBill = 40

/** More than a guest gives on top, in cents: a terminal that says so makes no sense. */
export const mostTipCents = 1_000_000

/** Why a card terminal moved no money. */
export const attemptReasons = [
  'declined',
  'card',
  'aborted',
  'expired',
  'busy',
  'unreachable',
  'not_accepted',
  'no_bank',
  'not_done',
  'trouble',
] as const
export type AttemptReason = (typeof attemptReasons)[number]

/**
 * A card terminal is about to be asked for money: nothing goes to it before this is safe, so that whatever it answers,
 * or does not, is found again.
 */
export type TerminalAsked = {
  attemptId: string
  cinemaId: string
  kind: AttemptKind
  terminalId: string
  terminal: string
  /** The bill, exchange or refund that the money is for. */
  forId: string
  /** Of a reversal or a refund: the attempt whose money goes back. */
  ofId: string | null
  cents: number
  /** Of money of a refund: the shift of the till, where one was open. */
  shiftId?: string
  deviceId: string
  device: string
  employeeId: string
  employeeName: string
}

/** What became of an attempt: as the terminal says, or as somebody read off it where it could not say. */
export type TerminalAnswered = {
  attemptId: string
  cinemaId: string
  outcome: AttemptOutcome
  reason: AttemptReason | null
  receipt: string | null
  trace: string | null
  card: string | null
  /** What the guest gave on top at the terminal, in cents; left out where they gave nothing. */
  tipCents?: number
  /** What belongs on the slip; left out where the terminal tells nothing of it. */
  slip?: CardSlip
  /** Who read it off the terminal; null where the terminal said it. */
  employeeId: string | null
  employeeName: string | null
  /** Where the attempt is written down in several streams: those, as it is about each of these orders. */
  askedIn?: string[]
}
