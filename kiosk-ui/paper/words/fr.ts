import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  title: 'Aperçu d’impression',
  what: 'Ce que l’imprimante imprimerait, le plus récent en haut.',
  live: 'Les nouvelles impressions apparaissent automatiquement.',
}
