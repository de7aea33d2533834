import type { RefusalSentences } from '../refusal-sentences.ts'

export const en = {
  'refusal.printer_twice': 'Two printers of this cinema are the same. Remove one and enter it again.',
  'refusal.printer_address':
    'A printer’s address must be in the cinema’s own network, such as tcp://192.168.1.50:9100, and not the box itself.',
  'refusal.printer_trouble':
    'The page did not come out. Look whether the printer is switched on, closed and has paper, and whether its address is right.',
  'refusal.slip_lines_required':
    'The law, or the slip itself, needs a line that is left out. Tick every line that says so.',
  'refusal.slip_template_twice': 'This cinema has a template of this slip already. Change that one.',
  'refusal.line_display_twice':
    'Two line displays of this cinema are the same. Remove one and enter it again.',
  'refusal.line_display_connection':
    'A line display hangs on a serial line such as serial:ttyUSB0, or on a printer such as printer:Desk.',
  'refusal.hand_scanner_twice':
    'Two hand scanners of this cinema are the same. Remove one and enter it again.',
  'refusal.hand_scanner_connection':
    'A hand scanner is a serial line such as serial:ttyACM0, a keyboard by its name such as input:usb-Maker_Model-event-kbd, or a HID-POS model such as hid:0c2e:0901.',
  'refusal.other_cinema': 'Choose something of the same cinema.',
  'refusal.device_unknown': 'This device has not been let in, or no longer is. Ask a manager.',
  'refusal.device_blocked': 'This device is blocked. Ask a manager.',
  'refusal.device_name_taken': 'Another device of this cinema already has this name. Choose another one.',
  'refusal.ask_unknown': 'This device is no longer waiting. Look at its screen again.',
  'refusal.let_in_at_portal':
    'The portal can be reached: let this device in there, or by the link in the mail.',
  'refusal.not_a_register': 'Only registers show notices. Take the other devices out.',
  'refusal.not_a_wall': 'Only walls show advertising. Take the other devices out.',
  'refusal.command_unknown':
    'This command code is not good here, or no longer. Print a new sheet in the portal.',
  'refusal.command_sheet_off':
    'Command codes are switched off here. Enter a number for the sheet in the settings first.',
  'refusal.bell_unknown': 'This call is over. Nobody waits there any more.',
} satisfies Partial<RefusalSentences>
