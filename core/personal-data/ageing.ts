import { Temporal } from 'temporal-polyfill'

/** The day (ISO) before which names are no longer needed, as of now. */
export function ageingDay(nowMs: number, months: number): string {
  return Temporal.Instant.fromEpochMilliseconds(nowMs)
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .subtract({ months })
    .toString()
}
