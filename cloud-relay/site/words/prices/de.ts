import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  price_changed: 'Der Preis hat sich geändert',
  price_changed_words: 'Ihre Bestellung kostet jetzt {{to}} statt {{from}}.',
}
