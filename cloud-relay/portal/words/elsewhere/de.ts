import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  elsewhere: 'Programm anderswo',
  elsewhere_lead:
    'Ihr Programm in Kalendern, Feed-Readern und auf anderen Websites. Was Sie hier ändern, ändert sich dort von selbst.',
  elsewhere_language: 'Sprache',
  elsewhere_all: 'Alle Kinos',
  elsewhere_calendar: 'Kalender zum Abonnieren',
  elsewhere_calendar_hint:
    'Stammgäste geben diese Adresse im Kalender ihres Telefons oder Computers ein. Verlegte und abgesagte Vorstellungen ändern sich auch dort.',
  elsewhere_feed: 'Feed (RSS)',
  elsewhere_feed_hint:
    'Lokalzeitungen, Veranstaltungskalender und Feed-Reader holen hier Ihre Filme und deren Vorstellungen.',
  elsewhere_frame: 'Auf einer anderen Website',
  elsewhere_frame_hint:
    'Eine Gemeinde, ein Café oder ein Festival setzt diese Zeilen in seine Seite. Sie setzen keine Cookies; jede Uhrzeit führt zu Ihrer Website.',
  elsewhere_no_copy:
    'Dieser Browser kopiert nur auf gesicherten Seiten. Markieren Sie den Text und kopieren Sie ihn.',
  elsewhere_at_relay: 'Diese Adressen stehen im Portal im Internet.',
}
