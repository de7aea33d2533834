import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  bill_show_cancelled_words:
    'Als het geld nog niet naar je onderweg is, ruilt de kassa deze tickets om of betaalt ze terug.',
  bill_settled: 'Veel plezier met de film!',
  bill_settled_words: 'Betaald. We hebben je tickets ook gemaild.',
  bill_paying: 'Betaling bezig',
  bill_paying_words: 'Je plaatsen worden vrijgehouden. Deze pagina ververst zichzelf.',
  bill_cancelled: 'Betaling geannuleerd',
  bill_cancelled_words: 'Er is niets aangerekend. Zolang je plaatsen vrij zijn, kun je ze opnieuw betalen.',
  bill_expired: 'Betaling verlopen',
  bill_expired_words:
    'De tijd om te betalen is om en er is niets aangerekend. Zolang je plaatsen vrij zijn, kun je ze opnieuw betalen.',
  bill_refunded: 'Terugbetaald',
  bill_partly_refunded_words:
    'Een deel van deze bestelling is terugbetaald. De tickets hieronder blijven geldig.',
  bill_refunded_words: 'Deze bestelling is terugbetaald. Het geld is naar je onderweg.',
  bill_refunded_done_words:
    'Deze bestelling is terugbetaald zoals je hebt betaald. Afhankelijk van je bank zie je het geld binnen enkele dagen.',
  bill_failed: 'Betaling mislukt',
  bill_failed_words: 'De betaling is niet gelukt. Zolang je plaatsen vrij zijn, kun je het opnieuw proberen.',
  bill_voucher: 'Je cadeaubon is klaar',
  bill_voucher_words: 'Betaald. Bewaar deze code goed: wie hem heeft, kan hem gebruiken.',
  bill_voucher_paying_words:
    'Je bank heeft de betaling nog niet bevestigd. Zodra dat gebeurt, staat de code hier.',
  bill_voucher_refunded: 'De cadeaubon is geannuleerd',
  bill_paid_twice: 'Je hebt twee keer betaald. {{price}} is naar je onderweg.',
  bill_paid_twice_done: 'Je hebt twee keer betaald. {{price}} is terugbetaald.',
  cancel_waits:
    'We hebben gevraagd de betaling te stoppen. Tot dat bevestigd is, blijven je plaatsen vrijgehouden.',
  sent_to: 'Je tickets zijn verstuurd naar',
  send_again: 'Opnieuw versturen',
  sent_again: 'Opnieuw verstuurd. Kijk ook bij de ongewenste mail.',
  voucher_sent_to: 'De code is verstuurd naar',
  codes_hint: 'Toon deze aan de ingang. Tik op een code om hem groot te maken.',
  code_of: 'Code van het ticket {{ticket}}',
  code_large: 'Groot tonen',
  code_before: 'Vorige',
  code_next: 'Volgend ticket',
  download_tickets_one: 'Ticket downloaden (PDF)',
  download_tickets_other: 'Tickets downloaden (PDF)',
  download_voucher: 'Downloaden en afdrukken (PDF)',
  download_receipt: 'Kassabon (PDF)',
  add_to_calendar: 'In de agenda',
  send_on: 'Dit ticket doorsturen',
  add_to_apple: 'Aan Apple Wallet toevoegen',
  add_to_google: 'Aan Google Wallet toevoegen',
  google_of: 'Google Wallet: {{ticket}}',
}
