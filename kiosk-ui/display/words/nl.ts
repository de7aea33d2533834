import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  display: 'Klantenscherm',
  display_language: 'Taal',
  display_total: 'Te betalen',
  display_left: 'Nog te betalen',
  display_back: 'Je krijgt terug',
  display_paid_part: 'Al betaald',
  display_card: 'Volg de betaalterminal',
  display_scan: 'Scan om te betalen met je telefoon',
  display_no_line: 'Een ogenblik: het internet is weg. Betaal niet nog een keer.',
  display_seats: 'plaatsen {{seats}}',
  display_discount: 'Korting',
  display_voucher: 'Cadeaubon',
  display_snacks: 'snacks',
  display_sold: 'Betaald: {{sum}}',
  display_change: 'Je wisselgeld',
  display_number: 'Je nummer: {{number}}',
  display_enjoy: 'Veel plezier!',
  display_thanks: 'Bedankt!',
  display_welcome: 'Welkom',
}
