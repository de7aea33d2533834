import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'refusal.printer_twice':
    'Zwei Drucker dieses Kinos sind gleich. Entfernen Sie einen und tragen Sie ihn neu ein.',
  'refusal.printer_address':
    'Die Adresse eines Druckers muss im eigenen Netz des Kinos liegen, etwa tcp://192.168.1.50:9100, und nicht auf der Box selbst.',
  'refusal.printer_trouble':
    'Die Seite kam nicht heraus. Sehen Sie nach, ob der Drucker eingeschaltet und geschlossen ist, Papier hat und seine Adresse stimmt.',
  'refusal.slip_lines_required':
    'Eine Zeile fehlt, die das Gesetz oder der Bon selbst braucht. Haken Sie jede Zeile an, bei der das steht.',
  'refusal.slip_template_twice': 'Dieses Kino hat schon eine Vorlage für diesen Bon. Ändern Sie diese.',
  'refusal.line_display_twice':
    'Zwei Kundenanzeigen dieses Kinos sind dieselbe. Entfernen Sie eine, und tragen Sie sie neu ein.',
  'refusal.line_display_connection':
    'Eine Kundenanzeige hängt an einer seriellen Leitung wie serial:ttyUSB0 oder an einem Drucker wie printer:Kasse.',
  'refusal.hand_scanner_twice':
    'Zwei Handscanner dieses Kinos sind derselbe. Entfernen Sie einen, und tragen Sie ihn neu ein.',
  'refusal.hand_scanner_connection':
    'Ein Handscanner ist eine serielle Leitung wie serial:ttyACM0, eine Tastatur mit Namen wie input:usb-Hersteller_Modell-event-kbd oder ein HID-POS-Modell wie hid:0c2e:0901.',
  'refusal.other_cinema': 'Wählen Sie etwas aus demselben Kino.',
  'refusal.device_unknown': 'Dieses Gerät ist hier nicht zugelassen oder nicht mehr. Fragen Sie die Leitung.',
  'refusal.device_blocked': 'Dieses Gerät ist gesperrt. Fragen Sie die Leitung.',
  'refusal.device_name_taken':
    'Ein anderes Gerät dieses Kinos heißt schon so. Wählen Sie einen anderen Namen.',
  'refusal.ask_unknown': 'Dieses Gerät wartet nicht mehr. Sehen Sie noch einmal auf seinen Bildschirm.',
  'refusal.let_in_at_portal':
    'Das Portal ist erreichbar: Lassen Sie das Gerät dort zu oder über den Link in der Mail.',
  'refusal.not_a_register': 'Nur Kassen zeigen Hinweise. Nehmen Sie die anderen Geräte heraus.',
  'refusal.not_a_wall': 'Nur Anzeigen zeigen Werbung. Nehmen Sie die anderen Geräte heraus.',
  'refusal.command_unknown':
    'Dieser Befehlscode gilt hier nicht oder nicht mehr. Drucken Sie im Portal ein neues Blatt.',
  'refusal.command_sheet_off':
    'Befehlscodes sind hier ausgeschaltet. Geben Sie zuerst in den Einstellungen eine Nummer für das Blatt ein.',
  'refusal.bell_unknown': 'Dieser Ruf ist vorbei. Dort wartet niemand mehr.',
}
