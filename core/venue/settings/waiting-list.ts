import * as z from 'zod'
import { declare } from './declare.ts'

const shared = {
  group: 'website',
  narrowest: 'cinema',
  audience: 'everybody',
  permission: 'manage_settings',
  effect: 'at_once',
} as const

/** What guests of a sold-out show may ask for on the website. */
export const waitingList = {
  /** Whether they may leave their address, to be offered seats that come free. */
  'waiting_list.on': declare({ ...shared, value: z.boolean(), fallback: false }),
  /** So many minutes seats are kept for whom they are offered. */
  'waiting_list.minutes': declare({ ...shared, value: z.int().min(10).max(120), fallback: 30 }),
}
