import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  open: 'Geöffnet',
  closed: 'Geschlossen',
  getting_there: 'Anfahrt',
  about: 'Es geht um',
  phone: 'Telefon',
  message: 'Ihre Nachricht',
  send: 'Nachricht senden',
  sent: 'Ihre Nachricht ist angekommen. Danke! Wir antworten per E-Mail.',
}
