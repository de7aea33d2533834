import * as z from 'zod'
import { locales } from '../../i18n/locale.ts'
import { declare } from './declare.ts'

/** What the screens in the cinema do. */
export const devices = {
  /** How many shows before the next one a scanner offers: spec/operations.md section 9. */
  current_schedules_prior: declare({
    group: 'pos',
    value: z.int().min(0).max(50),
    fallback: 10,
    narrowest: 'device',
    audience: 'everybody',
    permission: 'manage_devices',
    effect: 'at_once',
  }),
  /** How many shows from the next one on a scanner offers: spec/operations.md section 9. */
  current_schedules_ahead: declare({
    group: 'pos',
    value: z.int().min(1).max(50),
    fallback: 10,
    narrowest: 'device',
    audience: 'everybody',
    permission: 'manage_devices',
    effect: 'at_once',
  }),
  /** Whether a register takes and gives cash only while a shift is open at it. */
  'cash_balance.shift_needed': declare({
    group: 'pos',
    module: 'cash_balance',
    value: z.boolean(),
    fallback: false,
    narrowest: 'cinema',
    audience: 'everybody',
    permission: 'manage_devices',
    effect: 'at_once',
  }),
  /** Whether who counts a drawer is told what should be in it only afterwards. */
  'cash_balance.blind_count': declare({
    group: 'pos',
    module: 'cash_balance',
    value: z.boolean(),
    fallback: true,
    narrowest: 'cinema',
    audience: 'everybody',
    permission: 'manage_devices',
    effect: 'at_once',
  }),
  /** Whether receipts and refunds bear the company's logo for light ground. */
  'receipt_config.logo': declare({
    group: 'pos',
    value: z.boolean(),
    fallback: true,
    narrowest: 'cinema',
    audience: 'staff',
    permission: 'manage_settings',
    effect: 'at_once',
  }),
  /** What the law, or the house, wants on every receipt under the VAT number, such as the company's register number. */
  'receipt_config.legal_text': declare({
    group: 'pos',
    value: z.string().trim().max(300),
    fallback: '',
    narrowest: 'cinema',
    audience: 'staff',
    permission: 'manage_settings',
    effect: 'at_once',
  }),
  /** Whether walls show anything; off, they are dark but for urgent notices. */
  'signage_config.on': declare({
    group: 'device',
    module: 'signage',
    value: z.boolean(),
    fallback: true,
    narrowest: 'device',
    audience: 'everybody',
    permission: 'manage_devices',
    effect: 'at_once',
  }),
  /** How long a picture stays on a wall. */
  'signage_config.display_seconds': declare({
    group: 'device',
    module: 'signage',
    value: z.int().min(2).max(60),
    fallback: 5,
    narrowest: 'device',
    audience: 'everybody',
    permission: 'manage_devices',
    effect: 'at_once',
  }),
  /** The languages walls speak in turn, where neither their view nor their address says. */
  'signage_config.languages': declare({
    group: 'device',
    module: 'signage',
    value: z.array(z.enum(locales)).min(1, 'field.required').max(locales.length),
    fallback: [...locales],
    narrowest: 'device',
    audience: 'everybody',
    permission: 'manage_devices',
    effect: 'at_once',
    input: 'ticks',
  }),
  /** Whether a scanner tells its verdict by a tone too, beside colour, word and vibration. */
  'device_config.sounds': declare({
    group: 'device',
    value: z.boolean(),
    fallback: true,
    narrowest: 'device',
    audience: 'everybody',
    permission: 'manage_devices',
    effect: 'at_once',
  }),
}
