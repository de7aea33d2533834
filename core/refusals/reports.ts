import type { RefusalEntry } from './refusal-entry.ts'

export const reports = {
  report_too_long: { status: 422, retry: false },
  report_not_grouped: { status: 422, retry: false },
  report_not_yours: { status: 403, retry: false },
} as const satisfies Record<string, RefusalEntry>
