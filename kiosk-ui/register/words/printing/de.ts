import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  printing: 'Beleg und Tickets werden gedruckt.',
  not_printed: 'Der Verkauf hat schon beim ersten Mal geklappt. Kam kein Papier, bitte nochmals drucken.',
  paper_waits: 'Das Papier wartet: Der Drucker ist nicht bereit.',
  refund_done_waits: 'Erstattet. Der Beleg wartet: Der Drucker ist nicht bereit.',
  exchange_done_waits:
    'Umgetauscht. Die neuen Tickets warten: Der Drucker ist nicht bereit. Die alten gelten nicht mehr.',
  printer_paper_end: '{{name}}: kein Papier',
  printer_paper_end_next: 'Neue Rolle einlegen. Der Verkauf geht weiter, die Lade öffnet sich.',
  printer_cover_open: '{{name}}: Deckel offen',
  printer_cover_open_next: 'Deckel schließen, bis er einrastet.',
  printer_offline: '{{name}}: ausgeschaltet oder angehalten',
  printer_offline_next: 'Einschalten oder einmal auf seine Taste drücken.',
  printer_communication_error: '{{name}}: keine Verbindung',
  printer_communication_error_next:
    'Stecker und Netzwerkkabel prüfen. Bis dahin öffnet der Schlüssel die Lade.',
  printer_overheating: '{{name}}: zu heiß',
  printer_overheating_next: 'Er druckt in einigen Minuten von selbst weiter.',
  printer_others: '{{name}}: druckt nicht',
  printer_others_next: 'Nachsehen, ob Papier klemmt, dann aus- und einschalten.',
  printer_paper_near_end: '{{name}}: Die Rolle ist bald zu Ende. Bitte eine neue bereitlegen.',
  printer_instead: 'Bis dahin kommt sein Papier aus „{{name}}“.',
  drawer_left: 'Die Kassenlade an „{{name}}“ ist seit einer Minute offen. Schließen Sie sie.',
  printer_waiting_one: '1 Verkauf wartet auf sein Papier und wird von selbst gedruckt.',
  printer_waiting_other: '{{count}} Verkäufe warten auf ihr Papier und werden von selbst gedruckt.',
  slip_unsure_receipt: 'Ist der Beleg zu {{number}} herausgekommen?',
  slip_unsure_ticket: 'Sind alle Tickets zu {{number}} herausgekommen?',
  slip_out: 'Ja, ist da',
  slip_again: 'Nein, neu drucken',
  print_again: 'Nochmals drucken',
  printed_again: 'Nochmals gedruckt',
}
