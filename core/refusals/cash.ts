import type { RefusalEntry } from './refusal-entry.ts'

export const cash = {
  shift_needed: { status: 409, retry: false },
  shift_not_here: { status: 409, retry: false },
  shift_open: { status: 409, retry: false },
  shift_unknown: { status: 404, retry: false },
  shift_closed: { status: 409, retry: false },
  cash_not_there: { status: 409, retry: false },
  coin_unknown: { status: 422, retry: false },
  count_unknown: { status: 404, retry: false },
  count_again: { status: 409, retry: false },
  difference_unexplained: { status: 422, retry: false },
  deposit_unknown: { status: 422, retry: false },
  deposits_too_much: { status: 409, retry: false },
} as const satisfies Record<string, RefusalEntry>
