import * as z from 'zod'

const weekday = z.int().min(1).max(7)
const minuteOfDay = z.int().min(0).max(1439)

/**
 * When the doors of a cinema are open on some days of the week, in minutes after midnight by its clock; a last minute that
 * is not after the first one is on the next day.
 */
export const openingHoursEntry = z.object({
  id: z.string().min(1).max(40),
  /** 1 Monday to 7 Sunday; the last day may be in the next week, such as Saturday to Monday. */
  fromDay: weekday,
  toDay: weekday,
  opens: minuteOfDay,
  closes: minuteOfDay,
})
export type OpeningHours = z.infer<typeof openingHoursEntry>

/** As many lines as a week has days, twice a day. */
export const openingHoursMost = 14
