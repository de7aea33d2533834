import * as z from 'zod'
import { declare } from './declare.ts'

const shared = {
  group: 'pos',
  module: 'reservations',
  narrowest: 'cinema',
  audience: 'everybody',
  permission: 'manage_settings',
  effect: 'at_once',
} as const

/** How long seats wait for whoever reserved them, and how many. */
export const reservations = {
  /** So many minutes before the show a reservation made from now on is over: spec/operations.md section 9. */
  'reservations.minutes_before': declare({ ...shared, value: z.int().min(0).max(1440), fallback: 20 }),
  /** So many hours before that, guests with a mail address are mailed until when their seats wait; 0 mails nobody. */
  'reservations.reminder_hours': declare({ ...shared, value: z.int().min(0).max(72), fallback: 0 }),
  /** Most seats of one reservation. */
  'reservations.most_seats': declare({ ...shared, value: z.int().min(1).max(100), fallback: 20 }),
}
