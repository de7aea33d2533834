import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  snacks: 'Snacks et boissons',
  snacks_hint: 'À retirer au comptoir avec le code d’un billet. Prix TVA comprise.',
  snack_deposit: '+ {{price}} de consigne',
  snacks_more: 'Plus : {{what}}',
  snacks_less: 'Moins : {{what}}',
  snacks_full: 'Une commande contient {{most}} sortes de snacks.',
  collect: 'À retirer au comptoir : montrez le code d’un billet.',
  collected: 'Remis : {{when}}.',
  at_counter: 'À retirer',
}
