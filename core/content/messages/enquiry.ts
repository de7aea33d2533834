import { Refusal } from '../../refusal.ts'
import { addDays } from '../../programme/day.ts'
import type { MessageParts } from './facts.ts'

/** How far ahead a day may be wished, in days. */
const daysMost = 366

/** Refuses `invalid_input` at the field for a day that is past or more than a year away. */
export function requireDayToCome(day: string | null, today: string): void {
  if (day !== null && (day < today || day > addDays(today, daysMost)))
    throw new Refusal('invalid_input', {}, { day: ['field.day_to_come'] })
}

/**
 * The last day for which who wrote has to be known, from which on it ages: of an enquiry the wished one.
 *
 * @param today the day it was written, YYYY-MM-DD
 */
export function neededUntil({ enquiry }: Pick<MessageParts, 'enquiry'>, today: string): string {
  const day = enquiry?.day ?? today
  return day > today ? day : today
}
