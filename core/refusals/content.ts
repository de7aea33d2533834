import type { RefusalEntry } from './refusal-entry.ts'

export const content = {
  menu_leads_nowhere: { status: 422, retry: false },
  menu_too_deep: { status: 422, retry: false },
  page_ends_first: { status: 422, retry: false },
  yearly_needs_days: { status: 422, retry: false },
  signage_view_empty: { status: 422, retry: false },
  page_has_blanks: { status: 422, retry: false },
  newsletter_link_over: { status: 422, retry: false },
  campaign_ordered: { status: 409, retry: false },
  campaign_empty: { status: 422, retry: false },
  campaign_not_running: { status: 409, retry: false },
  file_type: { status: 422, retry: false },
  file_too_large: { status: 413, retry: false },
  picture_unreadable: { status: 422, retry: false },
  picture_too_large: { status: 422, retry: false },
  wallet_file_unreadable: { status: 422, retry: false },
  wallet_certificate_foreign: { status: 422, retry: false },
  wallet_certificate_over: { status: 422, retry: false },
  wallet_issuer_foreign: { status: 422, retry: false },
} as const satisfies Record<string, RefusalEntry>
