/**
 * Every refusal: its HTTP status, and whether the same request may succeed when sent again. Its sentence is in
 * `core/i18n/refusals/en.ts` under the same code.
 */
export const refusals = {
  invalid_input: { status: 422, retry: false },
  not_found: { status: 404, retry: false },
  host_unknown: { status: 404, retry: false },
  host_unexpected: { status: 421, retry: false },
  schedule_unknown: { status: 404, retry: false },
  movie_unknown: { status: 404, retry: false },
  bill_unknown: { status: 404, retry: false },
  payment_unknown: { status: 404, retry: false },
  fork_unknown: { status: 404, retry: false },
  fork_unsynced: { status: 409, retry: true },
  record_unknown: { status: 404, retry: false },
  record_deleted: { status: 409, retry: false },
  changed_since: { status: 409, retry: false },
  nothing_before: { status: 409, retry: false },
  still_used: { status: 409, retry: false },
  entry_unknown: { status: 404, retry: false },
  version_unknown: { status: 422, retry: false },
  screen_unknown: { status: 422, retry: false },
  seat_unknown: { status: 422, retry: false },
  rate_unknown: { status: 422, retry: false },
  rate_limit: { status: 422, retry: false },
  product_unknown: { status: 422, retry: false },
  nothing_chosen: { status: 422, retry: false },
  cash_short: { status: 422, retry: false },
  total_changed: { status: 409, retry: false },
  seat_taken: { status: 409, retry: false },
  seats_elsewhere: { status: 409, retry: true },
  blocked_elsewhere: { status: 409, retry: false },
  not_enough_seats: { status: 409, retry: false },
  pair_split: { status: 409, retry: false },
  companion_alone: { status: 409, retry: false },
  seats_too_close: { status: 409, retry: false },
  seat_left_alone: { status: 409, retry: false },
  kept_for_register: { status: 409, retry: true },
  too_many_baskets: { status: 409, retry: true },
  too_many_seats: { status: 409, retry: true },
  too_many_unpaid: { status: 409, retry: true },
  address_crowded: { status: 409, retry: true },
  not_sold_here: { status: 409, retry: false },
  sales_closed: { status: 409, retry: false },
  schedule_cancelled: { status: 409, retry: false },
  schedule_started: { status: 409, retry: false },
  film_not_yet: { status: 422, retry: false },
  schedule_too_far: { status: 422, retry: false },
  schedule_over: { status: 409, retry: false },
  screen_occupied: { status: 409, retry: false },
  plan_empty: { status: 422, retry: false },
  plan_too_large: { status: 422, retry: false },
  plan_seats_clash: { status: 422, retry: false },
  plan_name_twice: { status: 422, retry: false },
  plan_pair_broken: { status: 422, retry: false },
  plan_id_reused: { status: 422, retry: false },
  seat_plan_differs: { status: 409, retry: false },
  show_has_sales: { status: 409, retry: false },
  conflict_changed: { status: 409, retry: false },
  request_reused: { status: 409, retry: false },
  voucher_unknown: { status: 404, retry: false },
  voucher_not_here: { status: 404, retry: true },
  voucher_cancelled: { status: 409, retry: false },
  voucher_too_early: { status: 409, retry: true },
  voucher_too_late: { status: 409, retry: false },
  voucher_resting: { status: 409, retry: true },
  voucher_used_up: { status: 409, retry: false },
  voucher_not_for_rate: { status: 422, retry: false },
  voucher_type_unknown: { status: 422, retry: false },
  vat_day_twice: { status: 422, retry: false },
  last_admin: { status: 409, retry: false },
  grants_more: { status: 403, retry: false },
  discount_limit: { status: 403, retry: false },
  discount_too_much: { status: 422, retry: false },
  refund_limit: { status: 403, retry: false },
  turns_step: { status: 422, retry: false },
  turns_elsewhere: { status: 409, retry: true },
  override_not_needed: { status: 409, retry: false },
  debt_unknown: { status: 404, retry: false },
  bill_elsewhere: { status: 409, retry: false },
  bill_not_paid: { status: 409, retry: false },
  nothing_to_refund: { status: 409, retry: false },
  refund_needs_manager: { status: 403, retry: false },
  voucher_in_use: { status: 409, retry: false },
  refund_asked: { status: 409, retry: false },
  refund_request_unknown: { status: 404, retry: false },
  refund_answered: { status: 409, retry: false },
  exchange_dearer: { status: 409, retry: false },
  show_not_cancelled: { status: 409, retry: false },
  ticket_unknown: { status: 404, retry: false },
  ticket_forged: { status: 422, retry: false },
  ticket_seat_sold: { status: 409, retry: false },
  ticket_used: { status: 409, retry: false },
  ticket_not_paid: { status: 409, retry: false },
  ticket_refunded: { status: 409, retry: false },
  ticket_exchanged: { status: 409, retry: false },
  ticket_other_show: { status: 409, retry: false },
  ticket_other_cinema: { status: 409, retry: false },
  ticket_show_unknown: { status: 409, retry: false },
  ticket_too_early: { status: 409, retry: true },
  ticket_too_late: { status: 409, retry: false },
  token_stale: { status: 419, retry: true },
  not_signed_in: { status: 401, retry: false },
  not_allowed: { status: 403, retry: false },
  login_failed: { status: 401, retry: false },
  login_throttled: { status: 429, retry: true },
  employee_unknown: { status: 404, retry: false },
  secret_weak: { status: 422, retry: false },
  email_taken: { status: 409, retry: false },
  reset_invalid: { status: 422, retry: false },
  no_user_for_email: { status: 404, retry: false },
  own_account: { status: 409, retry: false },
  set_at_relay: { status: 409, retry: false },
  setting_elsewhere: { status: 422, retry: false },
  too_many_requests: { status: 429, retry: true },
  module_inactive: { status: 403, retry: false },
  not_offered: { status: 409, retry: false },
  module_off: { status: 403, retry: false },
  purchase_over: { status: 409, retry: false },
  payment_method_unknown: { status: 422, retry: false },
  payment_too_much: { status: 422, retry: false },
  payment_method_alone: { status: 409, retry: false },
  provider_unknown: { status: 422, retry: false },
  too_many_accounts: { status: 409, retry: false },
  provider_silent: { status: 502, retry: true },
  payment_unavailable: { status: 502, retry: true },
  mail_not_set_up: { status: 409, retry: false },
  mail_failed: { status: 502, retry: true },
  file_type: { status: 422, retry: false },
  file_too_large: { status: 413, retry: false },
  founding_link_unknown: { status: 404, retry: false },
  founding_link_used: { status: 409, retry: false },
  short_name_taken: { status: 409, retry: false },
  host_taken: { status: 409, retry: false },
  relay_full: { status: 409, retry: false },
  box_code_unknown: { status: 404, retry: false },
  box_already_enrolled: { status: 409, retry: false },
  cinema_has_box: { status: 409, retry: false },
  relay_missing: { status: 422, retry: false },
  relay_silent: { status: 502, retry: true },
  relay_unknown: { status: 422, retry: false },
  relay_unguarded: { status: 422, retry: false },
  box_already_connected: { status: 409, retry: true },
  printer_twice: { status: 422, retry: false },
  printer_address: { status: 422, retry: false },
  other_cinema: { status: 422, retry: false },
  device_unknown: { status: 403, retry: false },
  device_blocked: { status: 403, retry: false },
  device_name_taken: { status: 409, retry: false },
  ask_unknown: { status: 404, retry: false },
  let_in_at_portal: { status: 409, retry: false },
  box_unknown: { status: 403, retry: false },
  mirror_unavailable: { status: 503, retry: true },
  disk_full: { status: 503, retry: true },
  node_recovering: { status: 503, retry: true },
  cinema_not_synced: { status: 503, retry: true },
  node_outdated: { status: 503, retry: true },
  not_recovering: { status: 409, retry: false },
  keyword_wrong: { status: 422, retry: false },
  bundle_damaged: { status: 422, retry: false },
  bundle_forged: { status: 422, retry: false },
  bundle_sealed: { status: 422, retry: false },
  bundle_too_new: { status: 422, retry: false },
  bundle_other_exhibitor: { status: 409, retry: false },
  bundle_other_cinema: { status: 409, retry: false },
  bundle_same_side: { status: 409, retry: false },
  bundle_incomplete: { status: 409, retry: false },
  line_is_up: { status: 409, retry: false },
  internal: { status: 500, retry: true },
} as const satisfies Record<string, { status: number; retry: boolean }>

export type RefusalCode = keyof typeof refusals

/** Why a call failed: a refusal, or no answer at all. */
export type AnswerCode = RefusalCode | 'unreachable'

/** Answers that leave the outcome open: an earlier try may have succeeded. */
const silent: ReadonlySet<AnswerCode> = new Set([
  'unreachable',
  'internal',
  'mirror_unavailable',
  'disk_full',
  'node_recovering',
  'node_outdated',
  'too_many_requests',
  'not_signed_in',
  'token_stale',
])

/**
 * Whether the request may have succeeded. Only the same request, with the same id, may follow: a new one could sell
 * or pay out twice. A commit that found its disk full or lost its mirror may have persisted all the same.
 */
export function outcomeUnknown(code: AnswerCode): boolean {
  return silent.has(code)
}

/** Whether repeating the same request will succeed in the end without anyone's help. */
export function comesRight(code: AnswerCode): boolean {
  return silent.has(code) && code !== 'internal' && code !== 'not_signed_in'
}

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

/** The refusal of a file over `maxBytes`. */
export function fileTooLarge(maxBytes: number): Refusal {
  return new Refusal('file_too_large', { megabytes: maxBytes / 1_048_576 })
}
