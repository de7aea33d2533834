import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  slides_all: 'Uitgelicht',
  slides_more: 'Meer info',
  slides_stop: 'Beelden stilzetten',
  slides_start: 'Beelden laten wisselen',
  slides_show: 'Beeld {{number}} van {{count}}',
}
