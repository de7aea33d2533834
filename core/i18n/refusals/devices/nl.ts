import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'refusal.printer_twice':
    'Twee printers van deze bioscoop zijn dezelfde. Verwijder er een en voer hem opnieuw in.',
  'refusal.printer_address':
    'Het adres van een printer moet in het eigen netwerk van de bioscoop liggen, zoals tcp://192.168.1.50:9100, en niet de box zelf zijn.',
  'refusal.printer_trouble':
    'De pagina kwam er niet uit. Kijk of de printer aan staat, dicht is en papier heeft, en of het adres klopt.',
  'refusal.slip_lines_required':
    'Er ontbreekt een regel die de wet, of het papier zelf, nodig heeft. Vink elke regel aan waar dat bij staat.',
  'refusal.slip_template_twice': 'Deze bioscoop heeft al een sjabloon voor dit papier. Wijzig dat.',
  'refusal.line_display_twice':
    'Twee klantendisplays van deze bioscoop zijn dezelfde. Verwijder er een en voer het opnieuw in.',
  'refusal.line_display_connection':
    'Een klantendisplay hangt aan een seriële poort zoals serial:ttyUSB0, of aan een printer zoals printer:Kassa.',
  'refusal.hand_scanner_twice':
    'Twee handscanners van deze bioscoop zijn dezelfde. Verwijder er een en voer hem opnieuw in.',
  'refusal.hand_scanner_connection':
    'Een handscanner is een seriële poort zoals serial:ttyACM0, een toetsenbord met zijn naam zoals input:usb-Merk_Model-event-kbd, of een HID-POS-model zoals hid:0c2e:0901.',
  'refusal.other_cinema': 'Kies iets van dezelfde bioscoop.',
  'refusal.device_unknown': 'Dit apparaat is hier niet toegelaten, of niet meer. Vraag het aan een manager.',
  'refusal.device_blocked': 'Dit apparaat is geblokkeerd. Vraag het aan een manager.',
  'refusal.device_name_taken': 'Een ander apparaat van deze bioscoop heet al zo. Kies een andere naam.',
  'refusal.ask_unknown': 'Dit apparaat wacht niet meer. Kijk nog eens op het scherm ervan.',
  'refusal.let_in_at_portal':
    'Het portaal is bereikbaar: laat het apparaat daar toe, of via de link in de mail.',
  'refusal.not_a_register': 'Alleen kassa’s tonen meldingen. Haal de andere apparaten eruit.',
  'refusal.not_a_wall': 'Alleen schermen tonen reclame. Haal de andere apparaten eruit.',
  'refusal.command_unknown':
    'Deze opdrachtcode geldt hier niet of niet meer. Print een nieuw blad in het portaal.',
  'refusal.command_sheet_off':
    'Opdrachtcodes staan hier uit. Vul eerst bij de instellingen een nummer voor het blad in.',
  'refusal.bell_unknown': 'Deze oproep is voorbij. Daar wacht niemand meer.',
}
