import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'text_at_below-navigation': 'En haut de chaque page, sous le menu',
  text_at_home: 'Accueil, sous les séances du jour',
  'text_at_movies-list': 'Films, au-dessus de la liste',
  'text_at_events-list': 'Événements, au-dessus de la liste',
  'text_at_buy-help': 'Achat de billets, repliée en haut',
  'text_at_ticket-conditions': 'Achat de billets, repliées avant le paiement, et après les billets en PDF',
  'text_at_checkout-terms': 'Achat de billets ou d’un bon, avant le paiement',
  'text_at_payment-success': 'La page d’une commande, une fois payée',
  'text_at_mail-purchase': 'L’e-mail avec les billets ou le bon',
  'text_at_voucher-shop': 'Cartes cadeaux et abonnements, au-dessus des formules',
  'text_at_voucher-conditions': 'Achat d’un bon, repliées avant le paiement, et après le bon en PDF',
  text_at_newsletter: 'Infolettre, au-dessus du formulaire',
  text_at_contact: 'Contact, au-dessus du formulaire',
}
