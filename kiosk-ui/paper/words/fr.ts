import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  title: 'Papier intégré',
  what: 'Ce qu’une imprimante aurait imprimé, le plus récent en haut.',
  live: 'Les nouvelles impressions apparaissent d’elles-mêmes.',
}
