import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  park_short: 'Attente',
  park: 'Mettre ce panier en attente',
  parked: 'Paniers en attente',
  parked_count_one: '{{count}} en attente',
  parked_count_other: '{{count}} en attente',
  parked_lead: 'En attente à une caisse de ce cinéma, jusqu’à la fin de la journée.',
  parked_as: 'En attente sous le numéro {{number}}. Ses places sont gardées 30 minutes.',
  parked_busy: 'Terminez d’abord cette vente, ou mettez-la en attente.',
  parked_none: 'Rien n’est en attente',
  parked_none_next: 'Un panier se met en attente avec la touche en haut de l’écran.',
  parked_seats_new: 'Les places de ce panier ont été libérées entre-temps. En voici d’autres.',
  parked_products_one: '{{count}} produit',
  parked_products_other: '{{count}} produits',
  parked_vouchers_one: '{{count}} carte ou bon',
  parked_vouchers_other: '{{count}} cartes ou bons',
}
