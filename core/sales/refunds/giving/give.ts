import { Refusal } from '../../../refusal.ts'
import type { TerminalMoneyRow } from '../../../billing/refunds/given-store.ts'
import { givenInShift, type TillDrawer } from '../../../cash/drawer.ts'
import type { GivenWay } from '../../../database/statuses.ts'
import type { Draft } from '../../../journal/draft.ts'
import { cashRounding } from '../../../pricing/cash-rounding.ts'
import type { AttemptRequest, AtTerminal } from '../../../terminal/attempt.ts'
import type { AttemptReason } from '../../../terminal/facts.ts'
import type { AttemptRow } from '../../../terminal/store.ts'
import type { TerminalEntry } from '../../../venue/terminal-entry.ts'

/** An order to give money back, with why it was not done. */
export type GivingAttempt = Pick<AttemptRow, 'id' | 'kind' | 'outcome'> & { reason: AttemptReason | null }

/** Money that goes back over a terminal, with everything that depends on. */
export type MoneyNow = {
  part: TerminalMoneyRow
  /** Its bill was sold before emergency mode was started, and that it was given back since may be lost. */
  forgotten: boolean
  /** What the terminal took, and what it calls that; its receipt is null where somebody read it off. */
  taken: Pick<AttemptRow, 'id' | 'cents'>
  receipt: string | null
  /** The terminal is still in the day in which it took it. */
  isSameDay: boolean
  /** The terminal that took it; undefined where it is no longer entered. */
  terminal: TerminalEntry | undefined
  /** What it was asked for this so far, the oldest first. */
  attempts: readonly GivingAttempt[]
  /** How it was given back otherwise; undefined where it was not. */
  given: GivenWay | undefined
  /** Of the cinema, ISO 3166-1 alpha-2. */
  country: string
}

/** After these a reversal may be tried once more; after any other it is a refund. */
const passing: ReadonlySet<AttemptReason | null> = new Set([
  'aborted',
  'busy',
  'unreachable',
  'not_accepted',
  'no_bank',
  'not_done',
])

/**
 * What the terminal is asked for: to take back its payment while that is whole, of its open day and has a number there,
 * and otherwise to put a sum on the card. Refuses `refund_given`, `node_recovering` for a bill from before emergency mode,
 * and `terminal_none` where the terminal is no longer entered.
 */
export function orderBack(
  attemptId: string,
  now: MoneyNow,
  shiftId: string | null,
): { request: AttemptRequest; terminal: TerminalEntry } {
  const { part, taken, receipt, isSameDay, terminal, attempts } = now
  requireWaiting(now)
  if (!terminal) throw new Refusal('terminal_none')
  const wasRefused = attempts.some(
    ({ kind, outcome, reason }) => kind === 'reversal' && outcome !== null && !passing.has(reason),
  )
  const isWhole = taken.cents === part.cents && receipt !== null
  const request = {
    id: attemptId,
    kind: isWhole && isSameDay && !wasRefused ? ('reversal' as const) : ('refund' as const),
    forId: part.id,
    ofId: taken.id,
    cents: part.cents,
    ...(shiftId === null ? {} : { shiftId }),
  }
  return { request, terminal }
}

/** As `requireOwn` of a bill: in emergency mode nobody knows whether it went back in the time that is forgotten. */
function requireWaiting({ part, forgotten }: MoneyNow): void {
  if (part.status !== 'at_terminal') throw new Refusal('refund_given')
  if (forgotten) throw new Refusal('node_recovering')
}

/** Whether it may be given back in cash: a card is not turned into cash while its terminal can give it back. */
export function mayCash({ terminal, attempts }: Pick<MoneyNow, 'terminal' | 'attempts'>): boolean {
  return !terminal || attempts.some(({ outcome }) => outcome === 'failed' || outcome === 'declined')
}

/**
 * Writes down that somebody gave it back otherwise; nothing where that is known. Refuses `refund_given`,
 * `node_recovering` for a bill from before emergency mode, `terminal_unanswered` while nobody knows whether the terminal gave it, `terminal_first` for cash before the terminal was
 * asked, and `shift_needed` for cash in no shift.
 */
export function giveOtherwise(way: GivenWay, now: MoneyNow, drawer: TillDrawer, by: AtTerminal): Draft[] {
  const { part, terminal, attempts, given, country } = now
  if (given === way) return []
  requireWaiting(now)
  if (attempts.some(({ outcome }) => outcome === null))
    throw new Refusal('terminal_unanswered', { terminal: terminal?.name ?? '' })
  const isCash = way === 'cash'
  if (isCash && !mayCash(now)) throw new Refusal('terminal_first')
  const { id: refundId, billId, paymentId, cents } = part
  const [placed] = givenInShift([{ id: refundId, paymentId, cents, done: true }], drawer, () => isCash)
  return [
    {
      scope: `cinema:${by.cinemaId}`,
      type: 'refund.given',
      body: {
        refundId,
        paymentId,
        billId,
        cinemaId: by.cinemaId,
        way,
        cents,
        roundingCents: isCash ? cashRounding(cents, country) : 0,
        ...(placed?.shiftId === undefined ? {} : { shiftId: placed.shiftId }),
        employeeId: by.employeeId,
        employeeName: by.employeeName,
      },
    },
  ]
}
