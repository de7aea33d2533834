import type { ScannerWord } from './words.ts'
import type { Outcome } from './scans.ts'

/** The text of the whole page. `headline` is the scanner's word, `cause` the box's own sentence. */
export type Verdict = {
  look: 'waiting' | 'admitted' | 'refused' | 'unanswered' | 'undone'
  headline: ScannerWord
  cause: string | null
}

const causes: Readonly<Record<string, ScannerWord>> = {
  ticket_used: 'used',
  admission_unknown: 'undone',
  ticket_unknown: 'unknown',
  ticket_forged: 'forged',
  ticket_training: 'training',
  ticket_seat_sold: 'seat_sold',
  ticket_not_paid: 'not_paid',
  ticket_refunded: 'refunded',
  ticket_exchanged: 'exchanged',
  ticket_other_show: 'other_show',
  ticket_other_cinema: 'other_cinema',
  ticket_show_unknown: 'not_of_here',
  ticket_too_early: 'too_early',
  ticket_too_late: 'too_late',
  schedule_cancelled: 'cancelled',
}

/** A scan's result in words readable at arm's length; an unknown cause is shown by its sentence alone. */
export function verdictOf(outcome: Outcome): Verdict {
  if (outcome.is === 'waiting')
    return outcome.unanswered > 0
      ? { look: 'unanswered', headline: 'no_answer', cause: null }
      : { look: 'waiting', headline: 'checking', cause: null }
  if (outcome.is === 'undone') return { look: 'undone', headline: 'undone', cause: null }
  if (outcome.is === 'admitted') return { look: 'admitted', headline: 'admitted', cause: null }
  return { look: 'refused', headline: causes[outcome.code] ?? 'refused', cause: outcome.message }
}

/** The box's sentence beside a headline: what the headline says already is not said twice. */
export function causeBeside(headline: string, cause: string | null): string | null {
  const begins = `${headline.toLocaleLowerCase()}. `
  return cause?.toLocaleLowerCase().startsWith(begins) ? cause.slice(begins.length) : cause
}
