import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'modules.many': 'Modules',
  'modules.lead':
    'Ce avec quoi vos cinémas travaillent. Ce qui est désactivé disparaît des écrans ; rien de ce qui a été vendu n’est perdu.',
  'modules.one': 'Modules',
  'modules.add': 'Choisir les modules',
  'modules.none': 'Aucun module',
  'modules.none_hint': 'Il y en a toujours au moins un.',
  'modules.tickets': 'Billets',
  'modules.tickets.hint':
    'Des places pour les séances : aux caisses, sur le site et à l’entrée. Les billets vendus restent valables quand il est désactivé.',
  'modules.vouchers': 'Cartes & bons',
  'modules.vouchers.hint':
    'Cartes cadeaux et abonnements. Ceux qui ont été vendus servent encore à payer quand il est désactivé.',
  'modules.signage': 'Affichage',
  'modules.signage.hint': 'Les écrans sur vos murs : ce qui passe et combien de places restent.',
  'modules.products': 'Produits',
  'modules.products.hint': 'Snacks, boissons et tout ce qui se vend au comptoir.',
  'modules.pos': 'Caisses',
  'modules.pos.hint':
    'La vente au comptoir. Les remboursements et échanges de ce qui a été vendu continuent quand il est désactivé.',
  'modules.cash_balance': 'Caisse',
  'modules.cash_balance.hint':
    'Services aux caisses : fond de caisse, comptage du tiroir et un rapport pour chacun. La vente continue sans lui.',
  'modules.is_on': 'Activé',
  'modules.is_off': 'Désactivé',
  'modules.do_on': 'Activer',
  'modules.do_off': 'Désactiver',
  'modules.reservations': 'Réservations',
  'modules.reservations.hint':
    'Garder des places pour des clients qui paient plus tard, aux caisses. Les réservations faites restent valables une fois désactivé.',
  'modules.invoices': 'Factures',
  'modules.invoices.hint':
    'Les clients, et les factures de leurs commandes. Celles qui sont faites restent lisibles une fois désactivé.',
  'modules.newsletters': 'Infolettre',
  'modules.newsletters.hint':
    'Les visiteurs s’inscrivent sur le site et vous leur envoyez vos nouvelles. Une fois désactivé, la liste reste et l’on peut toujours se désinscrire.',
  'modules.really_off': 'Désactiver : {{name}} ?',
  'modules.really_off_what':
    'Dans tous les cinémas et tout de suite : caisses, site, portail et écrans ne le proposent plus. Vous pouvez le réactiver à tout moment.',
  'modules.leave': 'Laisser activé',
  'modules.at_relay':
    'Les modules se choisissent dans le portail sur internet, pour tous les cinémas à la fois.',
}
