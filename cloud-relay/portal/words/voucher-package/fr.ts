import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'voucher_package.many': 'Offres groupées',
  'voucher_package.lead':
    'Plusieurs cartes vendues ensemble à un prix propre. Chacune a son code ; elles se remboursent ensemble.',
  'voucher_package.one': 'Offre groupée',
  'voucher_package.add': 'Nouvelle offre',
  'voucher_package.none': 'Pas encore d’offre groupée',
  'voucher_package.none_hint':
    'Une offre réunit plusieurs cartes, par exemple un abonnement pour deux avec des snacks.',
  'voucher_package.name': 'Nom',
  'voucher_package.description': 'Ce qu’elle contient et pour qui',
  'voucher_package.picture': 'Image',
  'voucher_package.parts': 'Cartes qu’elle contient',
  'voucher_package.parts.hint':
    'Chacune reçoit son propre code et vaut autant qu’une carte vendue séparément.',
  'voucher_package.parts.voucherTypeId': 'Type',
  'voucher_package.parts.count': 'Combien',
  'voucher_package.parts.turns': 'Entrées sur chacune',
  'voucher_package.parts.refreshmentCents': 'Pour les snacks et boissons, sur chacune',
  'voucher_package.cents': 'Prix de l’ensemble',
  'voucher_package.cents.hint':
    'TVA comprise. La valeur pour les snacks coûte ce qu’elle vaut ; le reste est réparti sur les entrées selon leur prix séparé.',
  'voucher_package.soldFrom': 'En vente à partir du',
  'voucher_package.soldFrom.empty': 'Dès maintenant',
  'voucher_package.soldUntil': 'En vente jusqu’au',
  'voucher_package.soldUntil.empty': 'Sans fin',
  'voucher_package.cinemaIds': 'Cinémas',
  'voucher_package.cinemaIds.empty': 'Tous les cinémas',
  'voucher_package.visibility': 'Vendue sur',
  'voucher_package.visibility.site': 'Site',
  'voucher_package.visibility.pos': 'Caisse',
  'voucher_package.status': 'État',
  'voucher_package.status.available': 'Proposée',
  'voucher_package.status.paused': 'En pause',
  'voucher_package.status.hint':
    'Celles qui sont en pause restent telles quelles et ne sont proposées nulle part.',
  'voucher_package.order': 'Rang dans la liste',
  'voucher_package.order.hint': 'Les plus petits nombres viennent d’abord.',
}
