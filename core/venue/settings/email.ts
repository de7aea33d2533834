import * as z from 'zod'
import { declare } from './declare.ts'

const shared = {
  group: 'email',
  narrowest: 'exhibitor',
  audience: 'staff',
  permission: 'manage_settings',
  effect: 'next_mail',
} as const

const isEmail = (text: string) => text === '' || z.email().safeParse(text).success
const mailOrNone = z.string().trim().max(200).refine(isEmail, 'field.email')

/** How mails leave: whom they come from, and by which mail server. */
export const email = {
  /** The company's name when empty. */
  'mail_config.from_name': declare({ ...shared, value: z.string().trim().max(80), fallback: '' }),
  /** The company's address when empty. */
  'mail_config.from_address': declare({ ...shared, value: mailOrNone, fallback: '' }),
  /** Where answers go; to the sender when empty. */
  'mail_config.reply_to': declare({ ...shared, value: mailOrNone, fallback: '' }),
  /** So many hours before their show buyers are mailed when and where it is, and the way; 0 mails nobody. */
  'mail_config.reminder_hours': declare({
    ...shared,
    narrowest: 'cinema',
    value: z.int().min(0).max(72),
    fallback: 0,
    effect: 'next_basket',
  }),
  /** The relay's own mail server when empty. */
  'mail_config.smtp_host': declare({
    ...shared,
    value: z
      .string()
      .trim()
      .toLowerCase()
      .max(200)
      .regex(/^([a-z0-9-]+(\.[a-z0-9-]+)*)?$/, 'field.invalid'),
    fallback: '',
  }),
  'mail_config.smtp_port': declare({ ...shared, value: z.int().min(1).max(65_535), fallback: 587 }),
  /** Mails hold names and tickets, so they leave encrypted: from the first byte, or once the server was greeted. */
  'mail_config.smtp_security': declare({
    ...shared,
    value: z.enum(['starttls', 'tls']),
    fallback: 'starttls',
  }),
  'mail_config.smtp_user': declare({ ...shared, value: z.string().trim().max(200), fallback: '' }),
  'mail_config.smtp_password': declare({
    ...shared,
    value: z.string().max(200),
    fallback: '',
    secret: true,
  }),
}
