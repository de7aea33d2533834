import * as z from 'zod'
import { dateHabits } from '../../i18n/date-habit.ts'
import { exhibitorFields } from '../cinema.ts'
import { declare } from './declare.ts'

const { midnightOffsetMinutes, cineWeekStartsOn } = exhibitorFields.shape

/** What holds for everything: days, weeks, searching. */
export const general = {
  /** The business day begins so many minutes after midnight. */
  'public_config.midnight_offset': declare({
    group: 'general',
    value: midnightOffsetMinutes,
    fallback: 300,
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'at_once',
    input: 'time',
    before: exhibitor => exhibitor.midnightOffsetMinutes,
  }),
  /** First day of the cine week, 1 Monday to 7 Sunday. Wednesday: spec/operations.md section 9. */
  'public_config.cine_week_starts_on': declare({
    group: 'general',
    value: cineWeekStartsOn,
    fallback: 3,
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'at_once',
    input: 'weekday',
    before: exhibitor => exhibitor.cineWeekStartsOn,
  }),
  /** How dates are written on every page, paper and mail; read by `i18n/habit-store.ts` on servers. */
  datetime_locale: declare({
    group: 'general',
    value: z.enum(dateHabits),
    fallback: 'language',
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'at_once',
  }),
  /** The fewest characters that are searched for: spec/operations.md section 5. */
  'public_config.search_min_characters': declare({
    group: 'general',
    value: z.int().min(1).max(6),
    fallback: 2,
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'at_once',
  }),
}
