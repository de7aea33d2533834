import type { ShiftInList } from '#core/cash/list-contract.ts'
import { writtenCents } from '#core/csv/values.ts'
import { formatTime } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import { plainDay } from '#core/programme/day.ts'

/** Rows of one file: more shifts than a year of a large company has. */
export const shiftRowsMost = 20_000

/** The columns of the file, by the words at their heads. */
export const shiftColumns = [
  'csv_number',
  'cinema',
  'device.one',
  'csv_day',
  'csv_time',
  'cash_opened_by',
  'cash_closed_day',
  'cash_closed_time',
  'cash_closed_by',
  'cash_float',
  'cash_expected',
  'cash_counted',
  'cash_difference',
  'cash_why',
  'cash_left',
  'cash_to_safe',
  'cash_late_sum',
] as const

/**
 * Shifts as rows of a file, in the order of `shiftColumns`. Days are YYYY-MM-DD and times of the cinema's clock; sums have
 * a point, as in every file the portal writes.
 */
export function shiftRows(
  shifts: readonly ShiftInList[],
  cinemas: Programme['cinemas'],
  locale: Locale,
): string[][] {
  return shifts.map(shift => {
    const cinema = cinemas.find(({ id }) => id === shift.cinemaId)
    const zone = cinema?.timezone ?? 'UTC'
    const day = (iso: string | null) => (iso ? plainDay(Date.parse(iso), zone) : '')
    const time = (iso: string | null) => (iso ? formatTime(iso, locale, zone) : '')
    const sum = (cents: number | null) => (cents === null ? '' : writtenCents(cents))
    const { countedCents, expectedCents } = shift
    return [
      shift.number ?? '',
      cinema?.name ?? '',
      shift.device,
      day(shift.openedAt),
      time(shift.openedAt),
      shift.openedBy,
      day(shift.closedAt),
      time(shift.closedAt),
      shift.closedBy ?? '',
      sum(shift.floatCents),
      sum(expectedCents),
      sum(countedCents),
      sum(countedCents === null ? null : countedCents - expectedCents),
      shift.explanation,
      sum(shift.leftCents),
      sum(shift.withdrawnCents),
      sum(shift.lateCents),
    ]
  })
}
