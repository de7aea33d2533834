import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'text_at_below-navigation': 'Bovenaan elke pagina, onder het menu',
  text_at_home: 'Startpagina, onder de voorstellingen van vandaag',
  'text_at_movies-list': 'Films, boven de lijst',
  'text_at_events-list': 'Evenementen, boven de lijst',
  'text_at_buy-help': 'Tickets kopen, bovenaan ingeklapt',
  'text_at_ticket-conditions': 'Tickets kopen, ingeklapt vóór het betalen, en na de tickets als pdf',
  'text_at_checkout-terms': 'Tickets of een cadeaubon kopen, vóór het betalen',
  'text_at_payment-success': 'De pagina van een bestelling, zodra die betaald is',
  'text_at_mail-purchase': 'De mail met de tickets of de cadeaubon',
  'text_at_voucher-shop': 'Cadeaubonnen en abonnementen, boven de soorten',
  'text_at_voucher-conditions': 'Een cadeaubon kopen, ingeklapt vóór het betalen, en na de cadeaubon als pdf',
  text_at_newsletter: 'Nieuwsbrief, boven het formulier',
  text_at_contact: 'Contact, boven het formulier',
}
