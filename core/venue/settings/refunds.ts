import * as z from 'zod'
import { declare } from './declare.ts'

/** What the buyers of website orders may return and exchange by themselves. */
export const refunds = {
  /** So many hours before a show visitors may still return its tickets on the website; 0 takes none back there. */
  'refunds.hours_before': declare({
    group: 'website',
    value: z.int().min(0).max(336),
    fallback: 0,
    narrowest: 'cinema',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'at_once',
  }),
  /** So many hours before a show visitors may still exchange its tickets on the website; 0 exchanges none there. */
  'refunds.exchange_hours_before': declare({
    group: 'website',
    value: z.int().min(0).max(336),
    fallback: 0,
    narrowest: 'cinema',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'at_once',
  }),
  /** For which shows: others of the same film, or of any. */
  'refunds.exchange_films': declare({
    group: 'website',
    value: z.enum(['same', 'any']),
    fallback: 'same',
    narrowest: 'cinema',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'at_once',
  }),
}
