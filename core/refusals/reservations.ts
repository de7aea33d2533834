import type { RefusalEntry } from './refusal-entry.ts'

export const reservations = {
  reservation_unknown: { status: 404, retry: false },
  reservation_over: { status: 409, retry: false },
  reservation_elsewhere: { status: 409, retry: false },
  reservation_too_late: { status: 409, retry: false },
  reserved_too_many: { status: 422, retry: false },
  reservations_full: { status: 409, retry: true },
  contact_missing: { status: 422, retry: false },
  waiting_list_off: { status: 409, retry: false },
  waiting_list_full: { status: 409, retry: true },
  waiting_too_late: { status: 409, retry: false },
  waiting_not_needed: { status: 409, retry: false },
  waiting_link_over: { status: 422, retry: false },
  waiting_offer_over: { status: 409, retry: false },
} as const satisfies Record<string, RefusalEntry>
