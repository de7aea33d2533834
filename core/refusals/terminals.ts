import type { RefusalEntry } from './refusal-entry.ts'

export const terminals = {
  terminal_twice: { status: 422, retry: false },
  terminal_address: { status: 422, retry: false },
  terminal_none: { status: 409, retry: false },
  terminal_busy: { status: 409, retry: true },
  terminal_in_training: { status: 409, retry: false },
  terminal_unanswered: { status: 409, retry: false },
  terminal_money_waits: { status: 409, retry: false },
  terminal_not_approved: { status: 409, retry: false },
  terminal_first: { status: 409, retry: false },
  refund_given: { status: 409, retry: false },
  terminal_day_open: { status: 409, retry: false },
  terminal_needed: { status: 409, retry: false },
} as const satisfies Record<string, RefusalEntry>
