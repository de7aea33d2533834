import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  display: 'Affichage client',
  display_language: 'Langue',
  display_total: 'À payer',
  display_left: 'Reste à payer',
  display_back: 'Nous vous rendons',
  display_paid_part: 'Déjà payé',
  display_card: 'Suivez le terminal de paiement',
  display_scan: 'Scannez pour payer avec votre téléphone',
  display_no_line: 'Un instant : plus d’internet. Ne payez pas une seconde fois.',
  display_seats: 'places {{seats}}',
  display_discount: 'Remise',
  display_voucher: 'Carte ou bon',
  display_snacks: 'snacks',
  display_sold: 'Payé : {{sum}}',
  display_change: 'Votre monnaie',
  display_number: 'Votre numéro : {{number}}',
  display_enjoy: 'Bonne séance !',
  display_thanks: 'Merci !',
  display_welcome: 'Bienvenue',
}
