import type { RefusalEntry } from './refusal-entry.ts'

export const mails = {
  mail_sent_lately: { status: 409, retry: true },
  mail_sent_enough: { status: 409, retry: false },
  tickets_sent_just_now: { status: 409, retry: true },
  tickets_sent_enough: { status: 409, retry: false },
  mail_not_set_up: { status: 409, retry: false },
  mail_failed: { status: 502, retry: true },
} as const satisfies Record<string, RefusalEntry>
