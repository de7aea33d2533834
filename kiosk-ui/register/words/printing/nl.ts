import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  printing: 'Kassabon en tickets worden afgedrukt.',
  not_printed: 'De verkoop was de eerste keer al gelukt. Druk opnieuw af als er geen papier kwam.',
  paper_waits: 'Het papier wacht: de printer is niet klaar.',
  refund_done_waits: 'Terugbetaald. De kassabon wacht: de printer is niet klaar.',
  exchange_done_waits:
    'Omgeruild. De nieuwe tickets wachten: de printer is niet klaar. De oude zijn niet meer geldig.',
  printer_paper_end: '{{name}}: geen papier',
  printer_paper_end_next: 'Leg een nieuwe rol in. De verkoop gaat door en de lade gaat open.',
  printer_cover_open: '{{name}}: klep open',
  printer_cover_open_next: 'Sluit de klep tot je een klik hoort.',
  printer_offline: '{{name}}: uit of gepauzeerd',
  printer_offline_next: 'Zet hem aan of druk één keer op de knop.',
  printer_communication_error: '{{name}}: geen verbinding',
  printer_communication_error_next:
    'Controleer de stekker en de netwerkkabel. Tot dan gaat de lade open met de sleutel.',
  printer_overheating: '{{name}}: te heet',
  printer_overheating_next: 'Hij print over een paar minuten vanzelf verder.',
  printer_others: '{{name}}: print niet',
  printer_others_next: 'Kijk of er papier vastzit en zet hem dan uit en aan.',
  printer_paper_near_end: '{{name}}: de rol is bijna op. Leg een nieuwe klaar.',
  printer_instead: 'Tot dan komt het papier uit “{{name}}”.',
  drawer_left: 'De kassalade aan “{{name}}” staat al een minuut open. Sluit ze.',
  printer_waiting_one: '1 verkoop wacht op papier en wordt vanzelf geprint.',
  printer_waiting_other: '{{count}} verkopen wachten op papier en worden vanzelf geprint.',
  slip_unsure_receipt: 'Is de kassabon van {{number}} eruit gekomen?',
  slip_unsure_ticket: 'Zijn alle tickets van {{number}} eruit gekomen?',
  slip_out: 'Ja, is er',
  slip_again: 'Nee, opnieuw printen',
  print_again: 'Opnieuw afdrukken',
  printed_again: 'Opnieuw afgedrukt',
}
