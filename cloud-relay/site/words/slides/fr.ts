import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  slides_all: 'À la une',
  slides_more: 'En savoir plus',
  slides_stop: 'Arrêter les images',
  slides_start: 'Faire défiler les images',
  slides_show: 'Image {{number}} sur {{count}}',
}
