import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  slides_all: 'Höhepunkte',
  slides_more: 'Mehr',
  slides_stop: 'Bilder anhalten',
  slides_start: 'Bilder wechseln lassen',
  slides_show: 'Bild {{number}} von {{count}}',
}
