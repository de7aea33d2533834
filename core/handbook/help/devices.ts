import type { devices as refusals } from '../../refusals/devices.ts'
import type { HandbookPlace } from '../contents.ts'

export const devices: Record<keyof typeof refusals, HandbookPlace | null> = {
  printer_twice: 'trouble#form',
  line_display_twice: 'trouble#form',
  line_display_connection: 'set-up#printers',
  hand_scanner_twice: 'trouble#form',
  hand_scanner_connection: 'set-up#devices',
  slip_lines_required: 'set-up#printers',
  slip_template_twice: 'set-up#printers',
  printer_address: 'trouble#form',
  printer_trouble: 'trouble#printer',
  other_cinema: 'trouble#form',
  device_unknown: 'trouble#new-device',
  device_blocked: 'trouble#new-device',
  device_name_taken: 'trouble#form',
  ask_unknown: 'trouble#new-device',
  let_in_at_portal: 'trouble#new-device',
  not_a_register: 'trouble#form',
  not_a_wall: 'trouble#form',
  command_unknown: 'set-up#devices',
  command_sheet_off: 'set-up#devices',
  bell_unknown: 'till#manager',
}
