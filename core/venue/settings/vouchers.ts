import * as z from 'zod'
import { declare } from './declare.ts'

/** What holds for vouchers of every kind. */
export const vouchers = {
  /** After a use no voucher is used again for so many minutes, longer where its kind says so; 0 for as its kind says. */
  'vouchers.pause_minutes': declare({
    group: 'pos',
    module: 'vouchers',
    narrowest: 'cinema',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'at_once',
    value: z.int().min(0).max(1440),
    fallback: 0,
  }),
  /** Whether whoever buys a gift card on the website may have it mailed to whom it is for, on a day they choose. */
  'vouchers.mail_to_recipient': declare({
    group: 'website',
    module: 'vouchers',
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'at_once',
    value: z.boolean(),
    fallback: true,
  }),
}
