import type { Locale } from '../i18n/locale.ts'
import type { AnswerCode } from '../api/answer-code.ts'
import type { HandbookPlace } from './contents.ts'
import { admission } from './help/admission.ts'
import { cash } from './help/cash.ts'
import { content } from './help/content.ts'
import { devices } from './help/devices.ts'
import { invoices } from './help/invoices.ts'
import { mails } from './help/mails.ts'
import { nodes } from './help/nodes.ts'
import { people } from './help/people.ts'
import { planning } from './help/planning.ts'
import { reports } from './help/reports.ts'
import { reservations } from './help/reservations.ts'
import { selling } from './help/selling.ts'
import { terminals } from './help/terminals.ts'
import { vouchers } from './help/vouchers.ts'

/**
 * The section of the handbook that says what to do after a refusal. Null where its own sentence is all there is to say,
 * or where it meets visitors of the website alone. Thing by thing, as the refusals are; those of no thing stand here.
 */
export const helpFor: Readonly<Record<AnswerCode, HandbookPlace | null>> = {
  ...admission,
  ...cash,
  ...content,
  ...devices,
  ...invoices,
  ...mails,
  ...nodes,
  ...people,
  ...planning,
  ...reports,
  ...reservations,
  ...selling,
  ...terminals,
  ...vouchers,
  invalid_input: 'trouble#form',
  not_found: null,
  host_unknown: null,
  host_unexpected: 'trouble#page',
  https_needed: 'trouble#page',
  record_unknown: 'trouble#form',
  record_deleted: 'trouble#form',
  changed_since: 'trouble#form',
  nothing_before: 'trouble#form',
  still_used: 'trouble#form',
  record_built_in: 'trouble#form',
  entry_unknown: 'trouble#form',
  request_reused: 'trouble#form',
  module_inactive: 'set-up#modules',
  not_offered: 'set-up#modules',
  setting_elsewhere: 'set-up#settings',
  too_many_requests: 'trouble#too-many',
  module_off: 'money#methods',
  training_over: 'first-day#training',
  training_changed: 'first-day#training',
  internal: 'trouble#box-silent',
  unreachable: 'trouble#box-silent',
}

/** Where a section of the handbook is, in the reader's language. */
export function handbookAddress(place: HandbookPlace, locale: Locale): string {
  return `/help/${locale}/${place}`
}

/** Where a refusal is explained; null where nothing more is to say. */
export function helpAddress(code: AnswerCode, locale: Locale): string | null {
  const place = helpFor[code]
  return place && handbookAddress(place, locale)
}
