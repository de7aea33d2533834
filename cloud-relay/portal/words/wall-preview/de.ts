import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  wall_preview: 'Auf den Anzeigen',
  'wall_preview.what':
    'Mit den Vorstellungen und Preisen von jetzt, noch ehe etwas gespeichert ist. Seiten und Sprachen wechseln sich ab wie auf einer Anzeige.',
  'wall_preview.away': 'Der Server antwortet gerade nicht; die Anzeigen bleiben, wie sie waren.',
  'wall_preview.wide': 'Breite Anzeige',
  'wall_preview.tall': 'Hohe Anzeige',
}
