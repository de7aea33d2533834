import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const fr: Sentences<keyof typeof en> = {
  cart_count: 'Cartes comme celle-ci',
  cart_count_hint: 'Chacune a son propre code.',
  cart_another: 'Ajouter une autre carte à la commande',
  cart_full: 'Une commande contient {{most}} cartes au plus.',
  cart_title: 'Aussi dans cette commande',
  cart_remove: 'Retirer : {{what}}',
  cart_for: 'pour {{name}}',
  cart_waits_one: '{{count}} carte est dans votre commande',
  cart_waits_other: '{{count}} cartes sont dans votre commande',
  cart_open: 'Voir la commande',
  cart_hint: 'Choisissez-en une autre, ou passez à la commande pour payer.',
  cart_balance: 'Solde d’une carte',
  package: 'Offre groupée',
  package_count: 'Offres groupées',
  package_together: 'Chaque carte a son propre code. L’offre se rembourse en entier.',
  package_turns_one: '{{count}} entrée chacune',
  package_turns_other: '{{count}} entrées chacune',
  package_snacks: 'pour les snacks et boissons',
  package_worth: 'Séparément : {{price}}',
}
