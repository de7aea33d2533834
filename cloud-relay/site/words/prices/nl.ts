import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  price_changed: 'De prijs is gewijzigd',
  price_changed_words: 'Je bestelling kost nu {{to}} in plaats van {{from}}.',
}
