import { businessDay } from '#core/programme/day.ts'
import type { BillView } from '#core/billing/bill.ts'

/** What was paid on one business day: integer cents with VAT, tickets and bills counted. */
export type Takings = { cents: number; tickets: number; bills: number }

/** Sums the bills that were settled on a business day; refunds are subtracted. */
export function takingsOf(
  bills: readonly BillView[],
  day: string,
  zone: string,
  midnightOffsetMinutes: number,
): Takings {
  const settled = bills.filter(
    bill => bill.settledAt && businessDay(Date.parse(bill.settledAt), zone, midnightOffsetMinutes) === day,
  )
  // An exchange is paid or refunded on the same bill, so the payments show it and the sum of the bill does not.
  const kept = (bill: BillView) =>
    bill.payments.reduce(
      (sum, { status, cents, refundedCents }) => (status === 'paid' ? sum + cents - refundedCents : sum),
      0,
    )
  return {
    cents: settled.reduce((sum, bill) => sum + kept(bill), 0),
    tickets: settled.reduce((sum, bill) => sum + ticketsOf(bill), 0),
    bills: settled.length,
  }
}

/** Tickets on a bill. */
export function ticketsOf(bill: Pick<BillView, 'lines'>): number {
  return bill.lines.reduce((sum, line) => sum + (line.kind === 'ticket' ? line.quantity : 0), 0)
}

/**
 * Whether the oldest bill of a list, newest first, was opened before a business day: then the list holds all of that
 * day.
 */
export function reachesBefore(
  bills: readonly BillView[],
  day: string,
  zone: string,
  midnightOffsetMinutes: number,
): boolean {
  const oldest = bills.at(-1)
  return oldest !== undefined && businessDay(Date.parse(oldest.openedAt), zone, midnightOffsetMinutes) < day
}
