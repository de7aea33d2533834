import * as z from 'zod'
import { declare } from './declare.ts'

/** How the newsletter leaves. */
export const newsletter = {
  /** Most mails of a campaign in a minute: mail servers slow down or refuse whoever sends more than they like. */
  'newsletter_config.per_minute': declare({
    group: 'email',
    module: 'newsletters',
    value: z.int().min(1).max(6000),
    fallback: 120,
    narrowest: 'exhibitor',
    audience: 'staff',
    permission: 'manage_settings',
    effect: 'next_mail',
  }),
}
