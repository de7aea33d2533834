import { fr as cash } from './cash/fr.ts'
import { fr as daySums } from './day-sums/fr.ts'
import { fr as invoices } from './invoices/fr.ts'
import { fr as parked } from './parked/fr.ts'
import { fr as reservations } from './reservations/fr.ts'
import { fr as terminal } from './terminal/fr.ts'
import { fr as keptSales } from './kept-sales/fr.ts'
import { fr as payment } from './payment/fr.ts'
import { fr as printing } from './printing/fr.ts'
import { fr as refunds } from './refunds/fr.ts'
import { fr as seats } from './seats/fr.ts'
import { fr as shows } from './shows/fr.ts'
import { fr as vouchers } from './vouchers/fr.ts'
import { fr as value } from './value/fr.ts'
import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  ...cash,
  ...daySums,
  ...invoices,
  ...parked,
  ...reservations,
  ...terminal,
  ...keptSales,
  ...payment,
  ...printing,
  ...refunds,
  ...seats,
  ...shows,
  ...vouchers,
  ...value,
  register: 'Caisse',
  at_work: '{{name}} à la caisse',
  basket_kept: 'Un panier est en attente. La prochaine personne connectée le reprend.',
  lock: 'Verrouiller',
  line_lost: 'Pas d’internet : la caisse continue.',
  line_lost_seats: 'Les places marquées « site » ne se vendent qu’en ligne jusqu’au retour de la connexion.',
  box_lost:
    'Pas de connexion au boîtier. L’affichage n’est peut-être plus à jour ; la caisse réessaie d’elle-même.',
  zone_on: 'Séances',
  zone_chosen: 'Panier',
  zone_pay: 'Paiement',
  tickets: 'Billets',
  waived: 'Sans',
  rate_full: '{{count}} au plus par client',
  rate_sold_out: 'Épuisé',
  rate_left: 'encore {{count}}',
  rate_from: 'dès {{count}}',
  products: 'Confiserie et boissons',
  category_popcorn: 'Pop-corn',
  category_drinks: 'Boissons',
  category_sweets: 'Bonbons',
  category_snacks: 'Snacks',
  category_bar: 'Bar',
  popular: 'Le plus vendu',
  products_none: 'Rien dans ce groupe',
  taken_away: 'Sur place ou à emporter',
  taken_away_no: 'Sur place',
  taken_away_yes: 'À emporter',
  combination_asks: '{{name}} ({{at}} sur {{of}})',
  combination_lacks: 'Il en manque',
  stock_left: 'Plus que {{count}}',
  stock_none_left: 'Épuisé selon le stock',
  basket_empty: 'Rien de choisi',
  basket_more_one: '{{count}} ligne de plus',
  basket_more_other: '{{count}} lignes de plus',
  less_of: 'Un de moins : {{name}}',
  more_of: 'Un de plus : {{name}}',
  clear: 'Vider',
  back: 'Retour',
  try_again: 'Réessayer',
  memory_off:
    'Ce navigateur n’enregistre rien : la caisse ne peut pas garder de copie de ses ventes. La vente fonctionne ; prévenez un responsable.',
  module_inactive: 'Ce module n’est pas activé pour votre compte. Veuillez contacter votre fournisseur.',
}
