import * as z from 'zod'
import { declare } from './declare.ts'

/** What the screens in the cinema do. */
export const devices = {
  /** How many shows before the next one a scanner offers: spec/operations.md section 9. */
  current_schedules_prior: declare({
    group: 'pos',
    value: z.int().min(0).max(50),
    fallback: 10,
    narrowest: 'cinema',
    audience: 'everybody',
    permission: 'manage_devices',
    effect: 'at_once',
  }),
  /** How many shows from the next one on a scanner offers: spec/operations.md section 9. */
  current_schedules_ahead: declare({
    group: 'pos',
    value: z.int().min(1).max(50),
    fallback: 10,
    narrowest: 'cinema',
    audience: 'everybody',
    permission: 'manage_devices',
    effect: 'at_once',
  }),
  /** How long a picture stays on a wall. */
  'signage_config.display_seconds': declare({
    group: 'device',
    value: z.int().min(2).max(60),
    fallback: 5,
    narrowest: 'cinema',
    audience: 'everybody',
    permission: 'manage_devices',
    effect: 'at_once',
  }),
}
