import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  price_changed: 'Le prix a changé',
  price_changed_words: 'Votre commande coûte maintenant {{to}} au lieu de {{from}}.',
}
