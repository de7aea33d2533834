import { admission } from './refusals/admission.ts'
import { cash } from './refusals/cash.ts'
import { content } from './refusals/content.ts'
import { devices } from './refusals/devices.ts'
import { invoices } from './refusals/invoices.ts'
import { mails } from './refusals/mails.ts'
import { nodes } from './refusals/nodes.ts'
import { people } from './refusals/people.ts'
import { planning } from './refusals/planning.ts'
import { reports } from './refusals/reports.ts'
import { reservations } from './refusals/reservations.ts'
import { selling } from './refusals/selling.ts'
import { terminals } from './refusals/terminals.ts'
import { vouchers } from './refusals/vouchers.ts'
import type { RefusalEntry } from './refusals/refusal-entry.ts'

/**
 * Every refusal, thing by thing; those of no thing stand here. The sentence of each is in `core/i18n/refusals` in a
 * folder of the same name, under the same code.
 */
export const refusals = {
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
  invalid_input: { status: 422, retry: false },
  not_found: { status: 404, retry: false },
  host_unknown: { status: 404, retry: false },
  host_unexpected: { status: 421, retry: false },
  https_needed: { status: 403, retry: false },
  record_unknown: { status: 404, retry: false },
  record_deleted: { status: 409, retry: false },
  changed_since: { status: 409, retry: false },
  nothing_before: { status: 409, retry: false },
  still_used: { status: 409, retry: false },
  record_built_in: { status: 409, retry: false },
  entry_unknown: { status: 404, retry: false },
  request_reused: { status: 409, retry: false },
  setting_elsewhere: { status: 422, retry: false },
  too_many_requests: { status: 429, retry: true },
  module_inactive: { status: 403, retry: false },
  not_offered: { status: 409, retry: false },
  module_off: { status: 403, retry: false },
  training_over: { status: 409, retry: false },
  training_changed: { status: 409, retry: false },
  internal: { status: 500, retry: true },
} as const satisfies Record<string, RefusalEntry>

export type RefusalCode = keyof typeof refusals

/** Values of a refusal besides its code; the sentence names these by `{{name}}`. */
export type RefusalDetails = Record<string, string | number | readonly string[]>

/** Which field is wrong, and the code of the sentence that says how. Paths are dotted: `items.0.seat`. */
export type FieldErrors = Record<string, string[]>

/** An expected refusal. Thrown by rules and commands, turned into an HTTP answer by `core/api/mount.ts` alone. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: RefusalDetails
  readonly fields: FieldErrors
  constructor(code: RefusalCode, details: RefusalDetails = {}, fields: FieldErrors = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
    this.fields = fields
  }
}
