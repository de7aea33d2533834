import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  title: 'Druckvorschau',
  what: 'Was der Drucker drucken würde, das Neueste oben.',
  live: 'Neue Ausdrucke erscheinen von selbst.',
}
