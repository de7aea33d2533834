import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  privacy: 'Datenschutz',
  text_terms: 'Für Ihre Bestellung gelten:',
  text_notice: 'Hinweis',
  text_buy_help: 'Hilfe beim Bestellen',
  text_ticket_conditions: 'Bedingungen der Tickets',
  text_voucher_conditions: 'Bedingungen des Gutscheins',
}
