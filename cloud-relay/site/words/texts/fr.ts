import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  privacy: 'Protection des données',
  text_terms: 'Pour votre commande valent :',
  text_notice: 'À savoir',
  text_buy_help: 'Aide pour l’achat',
  text_ticket_conditions: 'Conditions des billets',
  text_voucher_conditions: 'Conditions du bon',
}
