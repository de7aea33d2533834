import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  display: 'Kundenanzeige',
  display_language: 'Sprache',
  display_total: 'Zu zahlen',
  display_left: 'Noch zu zahlen',
  display_back: 'Sie bekommen zurück',
  display_paid_part: 'Bisher bezahlt',
  display_card: 'Bitte folgen Sie dem Kartenterminal',
  display_scan: 'Zum Bezahlen mit dem Telefon scannen',
  display_no_line: 'Einen Moment: Das Internet ist weg. Bitte nicht noch einmal bezahlen.',
  display_seats: 'Plätze {{seats}}',
  display_discount: 'Rabatt',
  display_voucher: 'Gutschein',
  display_snacks: 'Snacks',
  display_sold: 'Bezahlt: {{sum}}',
  display_change: 'Ihr Wechselgeld',
  display_number: 'Ihre Nummer: {{number}}',
  display_enjoy: 'Viel Vergnügen!',
  display_thanks: 'Vielen Dank!',
  display_welcome: 'Willkommen',
}
