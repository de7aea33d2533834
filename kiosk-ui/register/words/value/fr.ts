import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  value: 'Crédit snacks',
  value_all: 'Tous les snacks',
  value_none: 'Rien du crédit',
  value_take: 'Utiliser',
  value_left: 'Encore {{cents}} pour les snacks',
  value_stays: '{{cents}} y restent',
  value_here: 'dont {{cents}} ici, le reste dès que la connexion est rétablie',
  value_use: 'Utiliser son crédit snacks',
  value_use_how: 'Son crédit paie les snacks et boissons du panier ; ce qui reste y demeure.',
  top_up: 'Recharger',
  top_up_sell: 'Recharger de {{cents}}',
  top_up_how: 'Dans le panier, − et + changent la somme. Elle est sur la carte une fois payée.',
  top_up_most: 'Une vente recharge {{most}} cartes au plus. Prenez celle-ci à la suivante.',
}
