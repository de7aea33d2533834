import type { RefusalEntry } from './refusal-entry.ts'

export const devices = {
  printer_twice: { status: 422, retry: false },
  printer_address: { status: 422, retry: false },
  printer_trouble: { status: 409, retry: true },
  slip_lines_required: { status: 422, retry: false },
  slip_template_twice: { status: 409, retry: false },
  line_display_twice: { status: 422, retry: false },
  line_display_connection: { status: 422, retry: false },
  hand_scanner_twice: { status: 422, retry: false },
  hand_scanner_connection: { status: 422, retry: false },
  other_cinema: { status: 422, retry: false },
  device_unknown: { status: 403, retry: false },
  device_blocked: { status: 403, retry: false },
  device_name_taken: { status: 409, retry: false },
  ask_unknown: { status: 404, retry: false },
  let_in_at_portal: { status: 409, retry: false },
  not_a_register: { status: 422, retry: false },
  not_a_wall: { status: 422, retry: false },
  command_unknown: { status: 404, retry: false },
  command_sheet_off: { status: 409, retry: false },
  bell_unknown: { status: 404, retry: false },
} as const satisfies Record<string, RefusalEntry>
