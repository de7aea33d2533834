import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  title: 'Eingebautes Papier',
  what: 'Was ein Drucker gedruckt hätte, das Neueste oben.',
  live: 'Neue Ausdrucke erscheinen von selbst.',
}
