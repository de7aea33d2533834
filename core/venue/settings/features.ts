import * as z from 'zod'
import { channelMask, type Channel } from '../../access/channels.ts'
import type { Exhibitor } from '../cinema.ts'
import { declare } from './declare.ts'

/** Where an exhibitor offers something it may offer at all; pages are told the channels as one number. */
const soldAt = z.array(z.enum(['site', 'pos']))
const everywhere = ['site', 'pos'] as const satisfies Channel[]

/** What the exhibitor's entry said of the website alone. */
const siteOff =
  (name: 'tickets' | 'vouchers') =>
  ({ features }: Partial<Exhibitor>) =>
    features && !features[name] ? (['pos'] as 'pos'[]) : undefined

export const features = {
  /** Where tickets are sold. */
  'public_config.features.tickets': declare({
    group: 'general',
    module: 'tickets',
    value: soldAt,
    fallback: [...everywhere],
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'at_once',
    input: 'ticks',
    shownAs: channelMask,
    before: siteOff('tickets'),
  }),
  /** Where vouchers are taken as payment. */
  'public_config.features.vouchers': declare({
    group: 'general',
    module: 'vouchers',
    value: soldAt,
    fallback: [...everywhere],
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'at_once',
    input: 'ticks',
    shownAs: channelMask,
    before: siteOff('vouchers'),
  }),
}
