import type { RefusalEntry } from './refusal-entry.ts'

export const admission = {
  ticket_unknown: { status: 404, retry: false },
  ticket_forged: { status: 422, retry: false },
  ticket_seat_sold: { status: 409, retry: false },
  ticket_training: { status: 409, retry: false },
  ticket_used: { status: 409, retry: false },
  admission_unknown: { status: 409, retry: false },
  ticket_not_paid: { status: 409, retry: false },
  ticket_refunded: { status: 409, retry: false },
  ticket_exchanged: { status: 409, retry: false },
  ticket_other_show: { status: 409, retry: false },
  ticket_other_cinema: { status: 409, retry: false },
  ticket_show_unknown: { status: 409, retry: false },
  ticket_too_early: { status: 409, retry: true },
  ticket_too_late: { status: 409, retry: false },
} as const satisfies Record<string, RefusalEntry>
