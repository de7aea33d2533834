import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'text_at_below-navigation': 'Oben auf jeder Seite, unter dem Menü',
  text_at_home: 'Startseite, unter den Vorstellungen von heute',
  'text_at_movies-list': 'Filme, über der Liste',
  'text_at_events-list': 'Veranstaltungen, über der Liste',
  'text_at_buy-help': 'Ticketkauf, oben zum Aufklappen',
  'text_at_ticket-conditions': 'Ticketkauf, über dem Bezahlen zum Aufklappen, und nach den Tickets als PDF',
  'text_at_checkout-terms': 'Kauf von Tickets oder Gutscheinen, vor dem Bezahlen',
  'text_at_payment-success': 'Seite des Kaufs, sobald er bezahlt ist',
  'text_at_mail-purchase': 'Mail mit den Tickets oder dem Gutschein',
  'text_at_voucher-shop': 'Gutscheine und Abos, über den Arten',
  'text_at_voucher-conditions':
    'Gutscheinkauf, über dem Bezahlen zum Aufklappen, und nach dem Gutschein als PDF',
  text_at_newsletter: 'Newsletter, über dem Formular',
  text_at_contact: 'Kontakt, über dem Formular',
}
