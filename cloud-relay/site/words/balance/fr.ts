import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const fr: Sentences<keyof typeof en> = {
  balance_title: 'Solde d’une carte',
  balance_lead: 'Saisissez le code d’une carte cadeau ou d’un abonnement pour voir ce qu’il en reste.',
  balance_check: 'Voir le solde',
  balance_turns: 'Séances restantes',
  balance_over: 'Cette carte a expiré. La caisse vous aidera volontiers.',
  balance_use: 'Choisir une séance',
  balance_use_hint: 'Le code sera déjà saisi quand vous choisirez vos billets.',
  balance_snacks: 'Le montant pour snacks et boissons se dépense au comptoir.',
  balance_empty: 'Il ne reste rien sur cette carte.',
}
